"""The Confrontation's secret set-up in two browsers at the same time."""

from dataclasses import replace

from playwright.sync_api import Locator, expect

from browser.hearing import leaks, without_meters
from browser.serving import Server
from browser.test_confrontation import EXEMPT, begin, names
from browser.visiting import TALL, Visit, Visitor


def chosen(visitor: Visitor) -> Locator:
    """What a first tap has chosen; a second would answer."""
    return visitor.page.locator("#answer-list button.armed")


def press(visitor: Visitor, name: str) -> None:
    """Give the answer with this name in the list."""
    visitor.wait(lambda: visitor.is_asked)
    ply = visitor.ply
    visitor.page.locator("#answer-list").get_by_role("button", name=name).press("Enter")
    visitor.wait(lambda: visitor.ply != ply and "busy" not in visitor.moods)


def test_both_place_at_the_same_time_and_disturb_nobody(server: Server, visit: Visit) -> None:
    anna, bert = visit(server), visit(server, size=TALL, touch=True, scheme="dark")
    hearings = begin(anna, bert)
    for visitor in (anna, bert):
        assert visitor.wait_for_question()
    expect(anna.page.locator("#meanwhile")).to_have_text("Dark is setting up too.")
    expect(bert.page.locator("#meanwhile")).to_have_text("Light is setting up too.")

    # Bert has half chosen: whatever Anna does, his choice stays.
    bert.page.locator("#answer-list").get_by_role("button", name="Let chance place the rest").tap()
    expect(chosen(bert)).to_have_count(1)
    bert.page.locator("#answer-list").evaluate("list => { list.firstElementChild.dataset.old = 'yes'; }")
    anna.choose_with_mouse()
    press(anna, "Let chance place the rest")
    press(anna, "Ready")
    expect(bert.page.locator("#meanwhile")).to_be_hidden()
    expect(bert.page.locator("#log-lines")).to_contain_text("Light is ready.")
    expect(chosen(bert)).to_have_count(1)
    expect(bert.page.locator("#answer-list [data-old]")).to_have_count(1)
    expect(anna.prompt).to_have_text("Waiting for Dark …")

    # Now it is his turn, and nothing has changed for him.
    bert.confirm.tap()
    expect(bert.prompt).to_contain_text("is everybody where you want them")
    for seat, hearing in enumerate(hearings):
        heard = [one for one in hearing.finish() if one.source not in ("socket: explanations", "socket: pieces")]
        heard = [replace(one, text=without_meters(one.text)) for one in heard]
        assert leaks(heard, names(1 - seat), lambda ply: set(), EXEMPT) == []
        assert leaks(heard, names(seat), lambda ply: set(), EXEMPT), "the search does find names"


def test_whoever_is_ready_first_waits_and_may_think_again(server: Server, visit: Visit) -> None:
    anna, bert = visit(server), visit(server)
    begin(anna, bert)
    bert.wait(lambda: bert.is_asked)
    press(bert, "Ready-made set-up: Hunt")
    press(bert, "Ready")
    expect(bert.prompt).to_have_text("You are ready. Waiting for Light …")
    expect(anna.page.locator("#meanwhile")).to_have_text("Dark is ready and waiting.")
    bert.page.reload()
    expect(bert.prompt).to_have_text("You are ready. Waiting for Light …")
    bert.page.get_by_role("button", name="Undo").click()
    bert.wait(lambda: bert.is_asked)
    expect(anna.page.locator("#meanwhile")).to_have_text("Dark is setting up too.")
    press(bert, "Ready")
    press(anna, "Ready-made set-up: Vanguard")
    press(anna, "Ready")
    bert.wait(lambda: bert.is_asked)
    expect(bert.prompt).to_have_text("Dark, which figure do you move?")
    expect(anna.prompt).to_have_text("Waiting for Dark …")
