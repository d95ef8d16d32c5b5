"""Connection: close the laptop, restart the server; the same link continues the same match."""

import re

from playwright.sync_api import expect

from browser.serving import Server
from browser.visiting import Visit


def test_a_killed_server_comes_back_and_the_match_goes_on(own_server: Server, visit: Visit) -> None:
    anna = visit(own_server)
    anna.begin()
    assert anna.wait_for_question()
    anna.choose_with_mouse()
    assert anna.wait_for_question()
    prompt = anna.prompt.inner_text()
    told = anna.page.locator("#log-lines .log-line").all_inner_texts()
    own_server.kill()
    expect(anna.page.locator("#wire")).to_have_text(re.compile("Connection lost"))
    # What is answered now is kept, and sent when the line is back.
    while not anna.confirm.is_visible():
        anna.free_targets().first.focus()
        anna.page.keyboard.press("Enter")
    anna.confirm.click()
    expect(anna.prompt).to_have_text(prompt)
    own_server.start()
    expect(anna.page.locator("#wire")).to_have_text(re.compile(r"Reconnected|^$"), timeout=20_000)
    anna.wait(lambda: anna.page.locator("#log-lines .log-line").count() > len(told))
    assert anna.page.locator("#log-lines .log-line").all_inner_texts()[: len(told)] == told
    assert anna.wait_for_question()
    anna.choose_with_mouse()


def test_while_the_server_is_away_no_line_is_tried_in_vain(own_server: Server, visit: Visit) -> None:
    """A browser opens line after line the more slowly the more of them fail, and would go on so when it is back."""
    anna = visit(own_server)
    anna.begin()
    assert anna.wait_for_question()
    lines: list[object] = []
    anna.page.on("websocket", lambda line: lines.append(line))
    own_server.kill()
    for _ in range(3):
        with anna.page.expect_event("requestfailed"):
            pass
    assert lines == []
    own_server.start()
    anna.wait(lambda: anna.page.locator("#wire").get_attribute("data-state") == "open")
    assert len(lines) == 1
    assert anna.wait_for_question()


def test_a_line_from_before_the_network_came_back_is_not_trusted(server: Server, visit: Visit) -> None:
    anna = visit(server)
    anna.begin()
    assert anna.wait_for_question()
    with anna.page.expect_websocket() as line:
        anna.page.evaluate("dispatchEvent(new Event('online'))")
    assert "since=" in line.value.url
    # Whatever the old line still says is not heard twice.
    anna.choose_with_mouse()
    assert anna.wait_for_question()
    told = anna.page.locator("#log-lines .log-line").all_inner_texts()
    anna.page.reload()
    assert anna.wait_for_question()
    assert anna.page.locator("#log-lines .log-line").all_inner_texts() == told


def test_a_reload_shows_the_same_table(server: Server, visit: Visit) -> None:
    anna = visit(server)
    anna.begin()
    assert anna.wait_for_question()
    anna.choose_with_mouse()
    assert anna.wait_for_question()
    prompt, told = anna.prompt.inner_text(), anna.page.locator("#log-lines .log-line").all_inner_texts()
    anna.page.reload()
    assert anna.wait_for_question()
    assert anna.prompt.inner_text() == prompt
    assert anna.page.locator("#log-lines .log-line").all_inner_texts() == told


def test_a_choice_half_made_stays_when_somebody_comes_or_goes(server: Server, visit: Visit) -> None:
    anna, bert = visit(server), visit(server)
    match = anna.begin(seats={"Sam": "friend"})
    bert.page.goto(anna.page.get_by_label("Link for Sam").input_value())
    anna.wait(lambda: anna.is_asked or bert.is_asked)
    asked, other = (anna, bert) if anna.is_asked else (bert, anna)
    page = asked.page
    chosen = page.locator("#board .answer[aria-pressed=true]")
    forced = chosen.count()
    asked.free_targets().first.focus()
    page.keyboard.press("Enter")
    expect(chosen).to_have_count(forced + 1)
    page.locator("#answer-list").evaluate("list => { list.firstElementChild.dataset.old = 'yes'; }")
    focus = "document.activeElement.getAttribute('data-part')"
    part = page.evaluate(focus)
    assert part
    other.page.goto("about:blank")
    expect(page.locator(".chair.away")).to_have_count(1)
    expect(chosen).to_have_count(forced + 1)
    other.page.goto(match)
    expect(page.locator(".chair.away")).to_have_count(0)
    expect(chosen).to_have_count(forced + 1)
    assert page.evaluate(focus) == part
    expect(page.locator("#answer-list [data-old]")).to_have_count(1)
    asked.choose_with_mouse()


def test_two_windows_of_one_person_agree(server: Server, visit: Visit) -> None:
    anna = visit(server)
    match = anna.begin()
    assert anna.wait_for_question()
    other = anna.context.new_page()
    other.goto(match)
    anna.choose_with_mouse()
    anna.wait_for_question()
    expect(other.locator("#log-lines .log-line")).to_have_count(anna.page.locator("#log-lines .log-line").count())
    expect(other.locator("#ask")).to_have_text(anna.prompt.inner_text())
