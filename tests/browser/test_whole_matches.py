"""Whole matches in a real browser: with the mouse, by touch, by keyboard alone, without script, and of two people."""

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.serving import Server
from browser.visiting import TALL, Visit, Visitor


def test_with_the_mouse(server: Server, visit: Visit) -> None:
    anna = visit(server)
    anna.begin()
    assert anna.play_to_the_end(anna.choose_with_mouse) > 3
    expect(anna.prompt).to_have_text(re.compile(r"wins|loses|lost"))
    anna.page.get_by_text("Fair dice").click()
    anna.page.get_by_role("button", name="Check the dice").click()
    expect(anna.page.locator("#verdict")).to_have_text(re.compile(r"^All \d+ draws follow from the secret"))


def test_on_a_phone_by_touch(server: Server, visit: Visit) -> None:
    anna = visit(server, size=TALL, touch=True)
    anna.begin(options={"Side of the sheet": "advanced"})

    def tap() -> None:
        while not anna.confirm.is_visible():
            anna.free_targets().first.tap(force=True)
        anna.confirm.tap()

    assert anna.play_to_the_end(tap) > 3
    expect(anna.prompt).to_have_text(re.compile(r"wins|loses|lost"))


def test_by_keyboard_alone(server: Server, visit: Visit) -> None:
    """From the first page to the last answer without a pointer, by the names that a screen reader says."""
    anna = visit(server)
    page = anna.page
    page.goto("/")
    tab_to(anna, r"^Play$")
    page.keyboard.press("Enter")
    expect(page.locator("body")).to_have_class(re.compile("scripted"))

    def choose() -> None:
        if not anna.confirm.is_visible():
            tab_to(anna, r"\((yellow|red|blue|green|black)\)|yellow|red|blue|green|black|Split|Roll")
        while not anna.confirm.is_visible():
            walk_to_what_glows(anna)
            page.keyboard.press("Space")
        tab_to(anna, f"^{re.escape(anna.confirm.inner_text())}$")
        page.keyboard.press("Enter")

    assert anna.play_to_the_end(choose) > 3
    expect(anna.prompt).to_have_text(re.compile(r"wins|loses|lost"))


def focused_name(visitor: Visitor) -> str:
    name: str = visitor.page.evaluate(
        "(() => { const e = document.activeElement; return e.getAttribute('aria-label') ?? e.textContent.trim(); })()"
    )
    return name


def tab_to(visitor: Visitor, name: str) -> None:
    for _ in range(40):
        if re.search(name, focused_name(visitor)) and visitor.page.evaluate("document.activeElement !== document.body"):
            return
        visitor.page.keyboard.press("Tab")
    pytest.fail(f"the Tab key finds nothing called {name}")


def walk_to_what_glows(visitor: Visitor) -> None:
    """With the arrows, from answer to answer on the board."""
    glows = "document.activeElement.matches('#board .answer:not(.chosen):not(.dull)')"
    for key in ["ArrowRight"] * 6 + ["ArrowLeft"] * 6:
        if visitor.page.evaluate(glows):
            return
        visitor.page.keyboard.press(key)
    pytest.fail("the arrows find nothing that glows")


def test_without_script(server: Server, visit: Visit) -> None:
    anna = visit(server, script=False)
    anna.begin()
    page = anna.page
    answers = 0
    while not is_there(page.get_by_role("button", name="Rematch")):
        buttons = page.locator("#answer-list button")
        if is_there(buttons):
            if not answers:
                # What it will do, and by which clause, stand beside each answer when one asks.
                page.get_by_role("link", name="Explain every choice").click()
                assert re.search(r"J-\d+", page.locator(".means").first.inner_text())
            buttons.first.click()
            answers += 1
        elif is_there(page.get_by_role("button", name="Start")):
            page.get_by_role("button", name="Start").click()
        else:
            page.get_by_role("link", name="Refresh").click()
        assert answers < 500
    assert answers > 3
    expect(anna.prompt).to_have_text(re.compile(r"wins|loses|lost"))
    expect(page.get_by_role("heading", name="Dice", exact=True)).to_be_visible()


def is_there(found: Locator) -> bool:
    """Whether something is on the page, once the whole page has come."""
    found.page.wait_for_load_state()
    return found.first.is_visible()


def test_two_people_and_a_spectator(server: Server, visit: Visit) -> None:
    anna, bert, carl = visit(server), visit(server, scheme="dark"), visit(server)
    match = anna.begin(seats={"Sam": "friend"})
    expect(anna.page.get_by_role("heading", name="Waiting for your friends")).to_be_visible()
    link = anna.page.get_by_label("Link for Sam").input_value()
    carl.page.goto(match)
    expect(carl.page.get_by_text("You are watching.")).to_be_visible()
    expect(carl.page.get_by_label("Link for Sam")).to_have_count(0)
    bert.page.goto(link)
    expect(bert.page).to_have_url(match)
    theirs = [(anna, ["Your seat: Frodo"]), (bert, ["Your seat: Sam"]), (carl, [])]
    for visitor, names in theirs:
        visitor.page.get_by_text("Download and share").click()
        expect(visitor.page.locator(".plain-list a[href*='/seat/']")).to_have_text(names)
    mine = anna.page.get_by_role("link", name="Your seat").get_attribute("href")
    dora = visit(server, size=TALL)
    dora.page.goto(str(mine))
    expect(dora.page.locator("#seats .chair").first).to_contain_text("you")
    answers = 0
    while True:
        anna.wait(lambda: anna.is_asked or bert.is_asked or (anna.is_over and bert.is_over))
        assert not (anna.is_asked and bert.is_asked)
        asked = anna if anna.is_asked else bert
        if not asked.is_asked:
            break
        asked.choose_with_mouse()
        answers += 1
        assert answers < 500
    carl.wait(lambda: carl.is_over)
    assert carl.prompt.inner_text() == anna.prompt.inner_text() == bert.prompt.inner_text()
    expect(carl.page.get_by_role("button", name="Rematch")).to_have_count(0)
    anna.page.get_by_role("button", name="Rematch").click()
    expect(bert.page.get_by_role("link", name="Go to the rematch")).to_be_visible()
    expect(anna.page).not_to_have_url(match)
    bert.page.get_by_role("link", name="Go to the rematch").click()
    anna.wait(lambda: anna.is_asked or bert.is_asked)
