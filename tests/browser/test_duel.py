"""Whole matches of Duel for Middle-earth in a real browser: with the mouse, on a phone, and by keyboard alone."""

import re

import pytest
from playwright.sync_api import expect

from browser.serving import Server
from browser.visiting import TALL, Visit, Visitor

OVER = re.compile(r"wins|share the victory")
SEATS = {"Fellowship": "me", "Sauron": "bot:greedy"}


def open_duel(visitor: Visitor) -> None:
    visitor.begin(seats=SEATS, game="duel")


def test_with_the_mouse(server: Server, visit: Visit) -> None:
    anna = visit(server)
    open_duel(anna)
    assert anna.play_to_the_end(anna.choose_with_mouse) > 10
    expect(anna.prompt).to_have_text(OVER)


def test_on_a_phone_by_touch(server: Server, visit: Visit) -> None:
    anna = visit(server, size=TALL, touch=True)
    open_duel(anna)

    def tap() -> None:
        ply = anna.ply
        target = anna.free_targets().last
        # A finger first scrolls what it means out from under the bar.
        target.evaluate("target => target.scrollIntoView({block: 'center'})")
        target.tap(force=True)
        anna.confirm.tap()
        anna.wait(lambda: not anna.is_asked or anna.ply != ply)

    assert anna.play_to_the_end(tap) > 10
    expect(anna.prompt).to_have_text(OVER)
    wide = anna.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360


def test_by_keyboard_alone(server: Server, visit: Visit) -> None:
    """Every answer from the list, by the name that a screen reader says."""
    anna = visit(server)
    open_duel(anna)
    page = anna.page
    expect(page.locator("body")).to_have_class(re.compile("scripted"))

    def choose() -> None:
        ply = anna.ply
        first = page.locator("#answer-list button").first
        if not first.is_visible():
            page.locator("#answer-list summary").first.press("Enter")
        first.focus()
        page.keyboard.press("Enter")
        anna.wait(lambda: not anna.is_asked or anna.ply != ply or anna.confirm.is_visible())
        if anna.confirm.is_visible():
            anna.confirm.press("Enter")
        anna.wait(lambda: not anna.is_asked or anna.ply != ply)

    assert anna.play_to_the_end(choose) > 10
    expect(anna.prompt).to_have_text(OVER)


def test_the_whole_board_fits_on_a_desk(server: Server, visit: Visit) -> None:
    anna = visit(server)
    open_duel(anna)
    assert anna.wait_for_question()
    box = anna.page.locator("#board").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 800
    assert box["x"] + box["width"] <= 1280


@pytest.mark.parametrize("answer", ["a card", "a landmark"])
def test_hovering_tells_the_price_what_it_gives_and_the_clause(server: Server, visit: Visit, answer: str) -> None:
    anna = visit(server)
    open_duel(anna)
    assert anna.wait_for_question()
    label = r"^Play the" if answer == "a card" else r"^Take "
    found = anna.page.locator("#answer-list button").filter(has_text=re.compile(label))
    if found.count() == 0:
        found = anna.page.locator("#answer-list button").filter(has_text=re.compile(r"^Discard the"))
    if not found.first.is_visible():
        anna.page.locator("#answer-list summary").first.click()
    found.first.focus()
    bar = anna.page.locator("#bar-words")
    expect(bar).to_contain_text(re.compile(r"Gives"))
    expect(bar).to_contain_text(re.compile(r"D-\d+"))
