"""Replay: step, jump and play through a match, and take it home."""

import re
from pathlib import Path

from playwright.sync_api import expect

from bagend import verify
from browser.serving import Server
from browser.visiting import TALL, Visit, Visitor


def play_a_while(anna: Visitor) -> str:
    match = anna.begin()
    assert anna.wait_for_question()
    anna.choose_with_mouse()
    assert anna.wait_for_question()
    return match


def test_stepping_and_jumping(server: Server, visit: Visit) -> None:
    anna = visit(server)
    match = play_a_while(anna)
    page = anna.page
    page.goto(f"{match}/replay")
    expect(page.locator("#step-words")).to_have_text(re.compile("^Step 0 of"))
    drawn = page.locator("#board").inner_html()
    page.get_by_role("link", name="Next", exact=True).click()
    expect(anna.prompt).to_have_text(re.compile("goes first"))
    page.get_by_role("link", name="Next", exact=True).click()
    page.get_by_role("link", name="Next", exact=True).click()
    expect(anna.prompt).to_have_text(re.compile("rolls"))
    assert page.locator("#board").inner_html() != drawn
    rolled = anna.prompt.inner_text()
    assert "/replay?at=3" in page.url
    page.get_by_role("link", name="Last", exact=True).click()
    expect(anna.prompt).not_to_have_text(rolled)
    page.get_by_role("link", name=rolled, exact=True).click()
    expect(page.locator("#step-words")).to_have_text(re.compile("^Step 3 of"))
    page.get_by_role("link", name="First", exact=True).click()
    expect(page.locator("#step-words")).to_have_text(re.compile("^Step 0 of"))
    page.reload()
    page.goto(f"{match}/replay?at=3")
    expect(anna.prompt).to_have_text(rolled)


def test_playing_it_by_itself(server: Server, visit: Visit) -> None:
    anna = visit(server, size=TALL)
    match = play_a_while(anna)
    anna.page.clock.install()
    anna.page.goto(f"{match}/replay")
    anna.page.get_by_role("button", name="Play").click()
    expect(anna.page.locator("#step-words")).to_have_text(re.compile("^Step [34] of"), timeout=10_000)
    anna.page.get_by_role("button", name="Pause").click()
    # A step that was already on its way may still be shown.
    anna.page.clock.run_for(10_000)
    step = anna.page.locator("#step-words").inner_text()
    anna.page.clock.run_for(10_000)
    expect(anna.page.locator("#step-words")).to_have_text(step)
    expect(anna.page.get_by_role("button", name="Play")).to_be_visible()


def test_a_jump_asks_the_server_nothing(server: Server, visit: Visit) -> None:
    """Once the frames are there, any step is drawn from them at once."""
    anna = visit(server)
    match = anna.begin()
    anna.play_to_the_end(anna.choose_with_mouse)
    anna.page.goto(f"{match}/replay", wait_until="networkidle")
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    slider = anna.page.locator("#at")
    middle = int(slider.get_attribute("max") or 0) // 2
    slider.evaluate("(slider, step) => { slider.value = step; slider.dispatchEvent(new Event('input')); }", middle)
    expect(anna.page.locator("#step-words")).to_have_text(re.compile(f"^Step {middle} "))
    assert not [address for address in asked if match in address]


def test_without_script_a_replay_is_plain_links(server: Server, visit: Visit) -> None:
    anna = visit(server)
    match = play_a_while(anna)
    bert = visit(server, script=False)
    bert.page.goto(f"{match}/replay")
    bert.page.get_by_role("link", name="Next", exact=True).click()
    expect(bert.prompt).to_have_text(re.compile("goes first"))


def test_what_can_be_taken_home_stands_in_one_line(server: Server, visit: Visit) -> None:
    anna = visit(server, size=TALL)
    anna.page.goto(f"{play_a_while(anna)}/replay")
    lines = anna.page.locator(".plain-list li > :first-child")
    inner = "line => line.getBoundingClientRect().x + parseFloat(getComputedStyle(line).paddingLeft)"
    places = lines.evaluate_all(f"lines => lines.map({inner})")
    assert len(places) == 3
    assert len(set(places)) == 1


def test_downloads(server: Server, visit: Visit, tmp_path: Path) -> None:
    anna = visit(server)
    anna.begin()
    anna.play_to_the_end(anna.choose_with_mouse)
    anna.page.get_by_text("Download and share").click()
    with anna.page.expect_download() as journal:
        anna.page.get_by_role("link", name="Game record").click()
    draws, problems = verify.problems(journal.value.path().read_text(encoding="utf-8"))
    assert draws > 0
    assert problems == []
    with anna.page.expect_download() as picture:
        anna.page.get_by_role("button", name="(PNG)").click()
    assert picture.value.path().read_bytes().startswith(b"\x89PNG")
