"""The Confrontation of two people at one screen: between their turns a curtain hides everything."""

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.serving import Server
from browser.test_confrontation import names
from browser.visiting import TALL, WIDE, Visit, Visitor

LIGHT, DARK = range(2)


def curtain(visitor: Visitor) -> Locator:
    return visitor.page.locator("#curtain")


def lift(visitor: Visitor, seat: str) -> None:
    expect(curtain(visitor)).to_be_visible()
    # Without an open line the form makes a new page, whose focus is where every page begins.
    expect(visitor.page.locator("#wire")).to_have_attribute("data-state", "open")
    button = visitor.page.get_by_role("button", name=f"I am {seat}")
    expect(button).to_be_focused()
    visitor.page.keyboard.press("Enter")
    expect(curtain(visitor)).to_be_hidden()
    visitor.wait(lambda: visitor.is_asked)


def press(visitor: Visitor, name: str) -> None:
    """Give the answer with this name in the list."""
    whole = re.compile(rf"^{re.escape(name)}\b(?!-)")
    visitor.page.locator("#answer-list").get_by_role("button", name=whole).press("Enter")


def text_of(visitor: Visitor) -> str:
    """All that the page holds, seen or not, but for the figures' texts and the meters, which both sides may read."""
    page = visitor.page
    hidden = ".defs, #region-aid, script, style, .meters"
    found: str = page.evaluate(
        "hidden => { const all = document.documentElement.cloneNode(true);"
        " for (const part of all.querySelectorAll(hidden)) part.remove();"
        " for (const chair of all.querySelectorAll('.chair')) chair.removeAttribute('data-tip');"
        " return all.outerHTML; }",
        hidden,
    )
    return found


def names_in(visitor: Visitor, side: int) -> set[str]:
    found = text_of(visitor)
    forms = set.union(*names(side).values())
    return {name for name in forms if name in found}


@pytest.mark.parametrize(("size", "scheme"), [(WIDE, "light"), (TALL, "dark")], ids=["desk", "phone"])
def test_two_people_share_a_screen(server: Server, visit: Visit, size: tuple[int, int], scheme: str) -> None:
    anna = visit(server, size=size, scheme=scheme)
    page = anna.page
    anna.begin(seats={"Light": "me", "Dark": "me"}, game="confrontation")
    expect(page.get_by_role("dialog")).to_contain_text("Light’s turn")
    assert not names_in(anna, LIGHT) | names_in(anna, DARK)
    lift(anna, "Light")
    press(anna, "Ready-made set-up: Vanguard")
    anna.wait(lambda: anna.is_asked and page.locator("#answer-list button").count() == 1)
    press(anna, "Ready")

    # The result is shown through one's own eyes; nothing is asked but to hand on the screen.
    expect(anna.prompt).to_have_text("Dark is next.")
    expect(curtain(anna)).to_be_hidden()
    assert names_in(anna, LIGHT)
    assert not names_in(anna, DARK)
    expect(page.locator("#choices")).to_be_hidden()
    page.get_by_role("button", name="Pass the screen to Dark").click()

    # Behind the curtain there is nothing, and nothing can be reached.
    expect(page.get_by_role("dialog")).to_contain_text("Dark’s turn")
    anna.wait(lambda: not names_in(anna, LIGHT))
    assert not names_in(anna, DARK)
    for _ in range(6):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.closest('#curtain') || document.activeElement === document.body")
    page.keyboard.press("Escape")
    expect(curtain(anna)).to_be_visible()
    page.reload()
    expect(curtain(anna)).to_be_visible()
    lift(anna, "Dark")
    expect(page.locator("#ask")).to_be_focused()
    assert not names_in(anna, LIGHT)
    press(anna, "Ready-made set-up: Hunt")
    anna.wait(lambda: anna.is_asked and page.locator("#answer-list button").count() == 1)
    press(anna, "Ready")
    expect(anna.prompt).to_have_text("Dark, which figure do you move?")
    page.locator("#answer-list button").first.press("Enter")
    expect(anna.prompt).to_have_text(re.compile("is next|Dark,"))
    page.reload()
    expect(curtain(anna)).to_be_visible()
    assert not names_in(anna, LIGHT) | names_in(anna, DARK)


def test_without_script(server: Server, visit: Visit) -> None:
    anna = visit(server, script=False)
    page = anna.page
    anna.begin(seats={"Light": "me", "Dark": "me"}, game="confrontation")
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="I am Light").click()
    press(anna, "Ready-made set-up: Vanguard")
    press(anna, "Ready")
    page.get_by_role("button", name="Pass the screen to Dark").click()
    expect(page.get_by_role("heading", name="Dark’s turn")).to_be_visible()
    assert "Vanguard" not in page.content()
    page.get_by_role("button", name="I am Dark").click()
    press(anna, "Ready-made set-up: Hunt")
    expect(anna.prompt).to_contain_text("Dark")


def test_a_lost_line_does_not_lift_it(server: Server, visit: Visit) -> None:
    """The screen is handed on, and the server never hears of it: the curtain stays, whatever is told afterwards."""
    anna = visit(server)
    anna.begin(seats={"Light": "me", "Dark": "me"}, game="confrontation")
    lift(anna, "Light")
    press(anna, "Ready-made set-up: Vanguard")
    anna.wait(lambda: anna.is_asked and anna.page.locator("#answer-list button").count() == 1)
    press(anna, "Ready")
    expect(anna.prompt).to_have_text("Dark is next.")
    anna.page.evaluate("() => { WebSocket.prototype.send = function () { this.close(); }; }")
    anna.page.get_by_role("button", name="Pass the screen to Dark").click()
    expect(anna.page.locator("#wire")).to_have_attribute("data-state", "lost")
    expect(anna.page.locator("#wire")).to_have_attribute("data-state", "open")
    anna.wait(lambda: not names_in(anna, LIGHT))
    expect(curtain(anna)).to_be_visible()


def test_what_one_was_told_aside_is_not_there_for_the_next(server: Server, visit: Visit) -> None:
    """What was explained, and what was told on coming back to the page, belongs to whoever it was said to."""
    anna = visit(server)
    page = anna.page
    anna.begin(seats={"Light": "me", "Dark": "me"}, game="confrontation")
    lift(anna, "Light")
    press(anna, "Ready-made set-up: Vanguard")
    anna.wait(lambda: anna.is_asked and page.locator("#answer-list button").count() == 1)
    page.evaluate("""async () => {
      const {away} = await import(document.querySelector('script[type=module]').src);
      away.miss(['Frodo is hidden here.', 'So is Sam.', 'And Merry.']);
      document.dispatchEvent(new Event('visibilitychange'));
    }""")
    expect(page.locator("#away")).to_contain_text("Frodo")
    press(anna, "Ready")
    expect(anna.prompt).to_have_text("Dark is next.")
    page.keyboard.press("?")
    page.locator("#board [data-about='figure-gandalf'], #board [data-about='stand-light-1']").first.click()
    expect(page.locator("#explored")).not_to_be_empty()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Pass the screen to Dark").click()
    expect(page.get_by_role("dialog")).to_contain_text("Dark’s turn")
    anna.wait(lambda: not names_in(anna, LIGHT))
