"""The review in a browser: by mouse, by keyboard, on a phone and without script; axe finds nothing to object to."""

import json
import re
import sqlite3
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from browser.serving import Server
from browser.test_looks import faults, sideways
from browser.visiting import MATCH_ADDRESS, TALL, WIDE, Visit, Visitor
from table.guessing import guessed


def finish(anna: Visitor) -> str:
    """Play a match to an early end, and lay a review beside it as if the bots had made it; its address."""
    match = anna.begin()
    for _ in range(2):
        assert anna.wait_for_question()
        anna.choose_from_list()
    assert anna.wait_for_question()
    anna.page.get_by_text("Resign", exact=True).click()
    anna.page.locator("#resign-pushes button").first.click()
    expect(anna.page.locator("#ending")).to_be_visible()
    review = guessed(anna.page.request.get(f"{match}/journal").text())
    database = sqlite3.connect(anna.server.folder / "table.db")
    with database:
        row = (match.rpartition("/")[2], json.dumps(review.as_json()))
        database.execute("INSERT INTO review VALUES (?, ?)", row)
    database.close()
    return match


def see_the_first_turning_point(page: Page) -> None:
    page.locator(".review-turn").first.get_by_role("link", name=re.compile("^Show in the replay")).click()
    expect(page).to_have_url(re.compile(r"/replay\?at=\d+$"))


@pytest.mark.parametrize(("scheme", "size"), [("light", WIDE), ("dark", TALL)], ids=["day-desk", "night-phone"])
def test_the_end_leads_to_the_review_and_the_review_to_the_replay(
    server: Server, visit: Visit, scheme: Literal["light", "dark"], size: tuple[int, int]
) -> None:
    anna = visit(server, size=size, scheme=scheme)
    finish(anna)
    page = anna.page
    page.locator("#ending").get_by_role("link", name="Review", exact=True).click()
    expect(page.locator(".review-headline")).to_have_text(re.compile(r"resigned with a \d+% chance"))
    page.get_by_text(re.compile("^Every step")).click()
    assert faults(page) == []
    assert sideways(page) == 0
    # By keyboard, from the curve to the turning point and on.
    mark = page.locator(".curve-mark:visible").first
    mark.focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("#turn-1$"))
    see_the_first_turning_point(page)
    assert anna.complaints == []


def test_a_review_needs_no_script(server: Server, visit: Visit) -> None:
    address = finish(visit(server))
    reader = visit(server, script=False)
    reader.page.goto(f"{address}/review")
    expect(reader.page.locator(".review-seat")).to_have_count(2)
    see_the_first_turning_point(reader.page)
    reader.page.go_back()
    reader.page.get_by_role("button", name=re.compile("^Play on from here")).first.click()
    expect(reader.page).to_have_url(MATCH_ADDRESS)
    assert reader.page.url != address
