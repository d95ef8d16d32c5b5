"""Hints in a real browser, and what the others at the table suggest."""

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.serving import Server
from browser.visiting import TALL, Visit, Visitor

TOGETHER = {"North": "me", "East": "friend", "South": "friend"}
HINT = re.compile(r"Best moves, with your chance of winning: 1\.|A quick guess: ")
"""What is said depends on whether this server's search is compiled by now."""


def ask_for_hint(visitor: Visitor) -> Locator:
    """Press the button; the answers that are then marked in the list."""
    visitor.page.get_by_role("button", name="Hint", exact=True).click()
    expect(visitor.page.locator("#hints")).to_contain_text(HINT, timeout=60_000)
    return visitor.page.locator("#answer-list button:has(.tip)")


@pytest.mark.parametrize("game", ["journey", "duel"])
def test_a_hint_marks_the_best_answers_on_the_list_and_on_the_board(server: Server, visit: Visit, game: str) -> None:
    anna = visit(server)
    anna.begin(game=game)
    assert anna.wait_for_question()
    marked = ask_for_hint(anna)
    assert 1 <= marked.count() <= 3
    expect(marked.filter(has=anna.page.locator(".tip-place", has_text="1"))).to_have_count(1)
    expect(marked.first).to_be_visible()
    best = anna.page.locator("#board .tip-star", has_text="1")
    expect(best.first).to_be_visible()
    described = anna.page.locator("#board [aria-description*='Hint 1']")
    expect(described.first).to_be_attached()
    expect(anna.page.locator("#hints")).to_have_attribute("role", "status")
    ply = anna.ply
    anna.choose_with_mouse()
    anna.wait(lambda: anna.is_over or (anna.is_asked and anna.ply != ply))
    expect(anna.page.locator(".tip, .tip-star")).to_have_count(0)
    expect(anna.page.locator("#hints")).to_be_empty()


def test_a_hint_does_not_hide_what_a_choice_will_do(server: Server, visit: Visit) -> None:
    anna = visit(server)
    anna.begin(game="journey")
    assert anna.wait_for_question()
    ask_for_hint(anna)
    while not anna.confirm.is_visible():
        anna.free_targets().first.focus()
        anna.page.keyboard.press("Enter")
    expect(anna.page.locator("#bar-words span:not(.faint)")).to_be_visible()
    assert anna.page.locator("#bar-words").evaluate("words => words.clientHeight") > 30


def test_on_a_phone_a_hint_fits(server: Server, visit: Visit) -> None:
    anna = visit(server, size=TALL, touch=True)
    anna.begin(game="mountdoom")
    assert anna.wait_for_question()
    marked = ask_for_hint(anna)
    expect(marked.first).to_be_visible()
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= TALL[0]


def test_against_a_friend_no_hint_is_offered(server: Server, visit: Visit) -> None:
    anna, bert = visit(server), visit(server)
    anna.begin(seats={"Sam": "friend"})
    bert.page.goto(anna.page.get_by_label("Link for Sam").input_value())
    anna.wait(lambda: anna.is_asked or bert.is_asked)
    for one in (anna, bert):
        expect(one.page.get_by_role("button", name="Hint", exact=True)).to_be_hidden()


def gather(server: Server, visit: Visit) -> tuple[Visitor, list[Visitor]]:
    """Three people at one table, the last of them on a phone: who is asked, and the others."""
    anna, bert, carl = visit(server), visit(server, scheme="dark"), visit(server, size=TALL, touch=True)
    anna.begin(game="mountdoom", seats=TOGETHER)
    for friend, seat in ((bert, "East"), (carl, "South")):
        friend.page.goto(anna.page.get_by_label(f"Link for {seat}").input_value())
    people = [anna, bert, carl]
    anna.wait(lambda: any(one.is_asked for one in people))
    asked = next(one for one in people if one.is_asked)
    others = [one for one in people if one is not asked]
    for one in others:
        expect(one.page.locator("body")).to_have_class(re.compile("suggesting"))
    return asked, others


def suggest_in_list(visitor: Visitor, number: int) -> str:
    """Choose an answer of the list, as a mouse or a finger does; its label."""
    for fold in visitor.page.locator("#answer-list details:not([open])").all():
        fold.locator("summary").click()
    button = visitor.page.locator("#answer-list button").nth(number)
    label = button.inner_text().split("\n")[0]
    button.click()
    return label


def test_three_people_suggest_answers(server: Server, visit: Visit) -> None:
    asked, (one, other) = gather(server, visit)
    everybody = (asked, one, other)
    label = suggest_in_list(one, 0)
    for person in everybody:
        expect(person.page.locator("#hints")).to_contain_text(re.compile(rf"suggests?: {re.escape(label)}"))
        expect(person.page.locator("#board .suggestion-flag").first).to_be_visible()
        expect(person.page.locator("#answer-list button:has(.flag)")).to_have_count(1)
    expect(one.page.locator("#hints")).to_contain_text("You suggest")
    suggest_in_list(other, 1)
    for person in everybody:
        expect(person.page.locator("#hints p")).to_have_count(2)
    other.page.reload()
    expect(other.page.locator("#hints p")).to_have_count(2)
    # The same answer again withdraws it.
    suggest_in_list(one, 0)
    for person in everybody:
        expect(person.page.locator("#hints p")).to_have_count(1)
    # A suggestion is no answer: it was still the same question.  The answer ends it.
    ply = asked.ply
    assert asked.is_asked
    asked.choose_with_mouse()
    asked.wait(lambda: any(person.is_asked and person.ply != ply for person in everybody))
    for person in everybody:
        expect(person.page.locator("#hints")).to_be_empty()
        expect(person.page.locator(".flag, .suggestion-flag")).to_have_count(0)


def test_suggestions_can_be_made_on_the_board_by_keyboard(server: Server, visit: Visit) -> None:
    asked, (one, _) = gather(server, visit)
    assert one.ply == asked.ply
    while not one.confirm.is_visible():
        one.free_targets().first.focus()
        one.page.keyboard.press("Enter")
    expect(one.confirm).to_have_text(re.compile("^Suggest: "))
    one.confirm.focus()
    one.page.keyboard.press("Enter")
    expect(asked.page.locator("#hints")).to_contain_text("suggests: ")
    expect(asked.page.locator("#board .suggestion-flag").first).to_be_visible()


def test_suggestions_without_script(server: Server, visit: Visit) -> None:
    anna, bert = visit(server), visit(server, script=False)
    anna.begin(game="mountdoom", seats={"North": "me", "East": "friend"})
    bert.page.goto(anna.page.get_by_label("Link for East").input_value())
    bert.page.get_by_role("button", name="Start").click()
    # The oldest goes first; unless somebody says otherwise that is North.
    anna.wait(lambda: anna.is_asked)
    # His page has come, perhaps from before she was asked.
    bert.page.get_by_role("link", name="Refresh").click()
    bert.page.locator("#answer-list button").first.click()
    expect(bert.page.locator("#hints")).to_contain_text("You suggest")
    expect(anna.page.locator("#hints")).to_contain_text("East suggests")
    bert.page.get_by_role("button", name="Withdraw my suggestion").click()
    expect(anna.page.locator("#hints")).to_be_empty()
