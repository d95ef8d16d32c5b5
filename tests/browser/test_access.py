"""Access: axe finds nothing to object to in any state of a match, by day and by night, on a desk and on a phone."""

import re
from typing import Literal

import pytest
from playwright.sync_api import expect

from bagend import games
from browser.serving import Server
from browser.test_looks import faults, sideways
from browser.visiting import TALL, WIDE, Visit, Visitor

looks = pytest.mark.parametrize(("scheme", "size"), [("light", WIDE), ("dark", TALL)], ids=["day-desk", "night-phone"])

Scheme = Literal["light", "dark"]


def check(visitor: Visitor, state: str) -> None:
    assert faults(visitor.page) == [], state
    assert sideways(visitor.page) == 0, state


@pytest.mark.parametrize(
    ("game", "scheme", "size"),
    [
        (game, *(("light", WIDE), ("dark", TALL))[number % 2])
        # Each look with two games: what is drawn in which colours, the palette's tests know for all.
        for number, game in enumerate(games.KEYS)
    ],
)
def test_a_match_from_its_question_to_its_end(
    server: Server, visit: Visit, game: str, scheme: Scheme, size: tuple[int, int]
) -> None:
    anna = visit(server, size=size, scheme=scheme)
    match = anna.begin(game=game)
    page = anna.page
    assert anna.wait_for_question()
    anna.choose_from_list()
    assert anna.wait_for_question()
    check(anna, "asked")
    page.keyboard.press("?")
    expect(page.locator("#tip")).to_be_visible()
    check(anna, "exploring")
    page.keyboard.press("Escape")
    page.get_by_text("Settings", exact=True).click()
    check(anna, "settings")
    page.keyboard.press("Escape")
    page.locator(".log-line").first.evaluate("line => line.click()")
    expect(page.locator("#past")).to_be_visible()
    check(anna, "an earlier position")
    page.locator("#past-back").click()
    bert = visit(server, size=size, scheme=scheme)
    bert.page.goto(match)
    expect(bert.page.locator("body")).to_have_class(re.compile("scripted"))
    check(bert, "a spectator")
    page.get_by_text("Resign", exact=True).click()
    check(anna, "resigning")
    page.locator("#resign-pushes button").first.click()
    expect(page.locator("#ending")).to_be_visible()
    check(anna, "the end")


@looks
def test_a_shared_screen_and_its_curtain(server: Server, visit: Visit, scheme: Scheme, size: tuple[int, int]) -> None:
    anna = visit(server, size=size, scheme=scheme)
    anna.begin(game="confrontation", seats={"Light": "me", "Dark": "me"})
    expect(anna.page.locator("#curtain")).to_be_visible()
    check(anna, "the curtain")
    anna.pass_screen()
    check(anna, "behind it")
