"""Suggestions: where all play together, whoever is not asked may suggest an answer."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from bagend.games import find
from bagend.table.live.suggestions import Suggestions
from table.guests import TWO, Guest, House, Line, begin, say_answer, snapshot

THREE = {"game": "mountdoom", "seat-north": "me", "seat-east": "friend", "seat-south": "friend"}


@pytest.fixture
def other(house: House) -> Iterator[Guest]:
    with Guest(house.base) as guest:
        yield guest


@pytest.fixture
def three(host: Guest, friend: Guest, other: Guest) -> str:
    """A match of three people that has begun; its path."""
    path = host.make(THREE)
    for guest, link in zip((friend, other), host.links(path), strict=True):
        guest.http.get(link)
        guest.tell(path, "number", number="2")
    begin(host, path)
    return path


def by_turn(path: str, *guests: Guest) -> list[Guest]:
    return sorted(guests, key=lambda guest: not guest.question(path)["yours"])


def suggested(question: dict[str, Any]) -> dict[str, int]:
    return {each["name"]: each["action"] for each in question["suggestions"]}


def until_suggested(line: Line, count: int) -> dict[str, Any]:
    question: dict[str, Any] = line.until(lambda asked: len(asked["suggestions"]) == count)["question"]
    return question


def test_the_others_see_the_same_answers_and_may_suggest_one(
    three: str, host: Guest, friend: Guest, other: Guest, spectator: Guest, house: House
):
    asked, *rest = by_turn(three, host, friend, other)
    before = snapshot(house, three)
    with ExitStack() as lines:
        mine, theirs, last, watching = (lines.enter_context(guest.line(three)) for guest in (asked, *rest, spectator))
        question = mine.hear()["question"]
        assert not question["suggest"]
        shown = theirs.hear()["question"]
        assert shown["suggest"]
        assert not shown["yours"]
        assert [choice["id"] for choice in shown["choices"]] == [choice["id"] for choice in question["choices"]]
        first, second = (choice["id"] for choice in question["choices"][:2])
        theirs.say("suggest", action=first, ply=question["ply"])
        told = [until_suggested(line, 1) for line in (mine, theirs, last, watching)]
        assert [list(suggested(seen).values()) for seen in told] == [[first]] * 4
        assert [seen["suggestions"][0]["own"] for seen in told] == [False, True, False, False]
        assert told[0]["suggestions"][0]["sentence"].endswith(f"suggests: {question['choices'][0]['label']}.")
        assert told[1]["suggestions"][0]["sentence"].startswith("You suggest")
        # A second suggestion of the same person takes the place of the first.
        theirs.say("suggest", action=second, ply=question["ply"])
        mine.until(lambda asked: list(suggested(asked).values()) == [second])
        last.say("suggest", action=second, ply=question["ply"])
        assert list(suggested(until_suggested(mine, 2)).values()) == [second, second]
        theirs.say("suggest", ply=question["ply"])
        assert len(suggested(until_suggested(mine, 1))) == 1
    assert snapshot(house, three) == before


def test_suggestions_can_be_clicked_on_the_board(three: str, host: Guest, friend: Guest, other: Guest):
    asked, second, _ = by_turn(three, host, friend, other)
    drawn = []
    for guest in (asked, second):
        with guest.line(three) as line:
            drawn.append(line.hear()["frames"][-1]["regions"]["answers"])
    assert drawn[0] == drawn[1] != ""


def test_suggestions_survive_a_reload_and_vanish_with_the_question(
    three: str, host: Guest, friend: Guest, other: Guest
):
    asked, second, _ = by_turn(three, host, friend, other)
    question = asked.question(three)
    action = question["choices"][0]["id"]
    with second.line(three) as line:
        line.hear()
        line.say("suggest", action=action, ply=question["ply"])
        until_suggested(line, 1)
    assert list(suggested(asked.question(three)).values()) == [action]
    assert 'class="flag"' in asked.http.get(three).text
    with asked.line(three) as line:
        line.hear()
        say_answer(line, question, "n")
        assert line.until(lambda asked: asked["ply"] > question["ply"])["question"]["suggestions"] == []


def test_who_may_not_suggest(three: str, host: Guest, friend: Guest, other: Guest, spectator: Guest, house: House):
    asked, second, _ = by_turn(three, host, friend, other)
    question = asked.question(three)
    legal = {choice["id"] for choice in question["choices"]}
    illegal = next(action for action in range(len(find("mountdoom").answers)) if action not in legal)
    good, ply = min(legal), question["ply"]
    before = snapshot(house, three)
    for guest, action, at, code in (
        (spectator, good, ply, "not-seated"),
        (asked, good, ply, "your-turn"),
        (second, good, ply - 1, "stale"),
        (second, illegal, ply, "illegal-action"),
        (second, 2**30, ply, "unknown-notation"),
    ):
        with guest.line(three) as line:
            line.hear()
            line.say("suggest", action=action, ply=at)
            refusal = line.until_type("refusal")
        assert refusal["code"] == code
        assert refusal["sentence"].endswith((".", ")."))
    assert suggested(asked.question(three)) == {}
    assert snapshot(house, three) == before


def test_nobody_suggests_what_an_opponent_should_do(host: Guest, friend: Guest):
    path = host.make(TWO)
    friend.http.get(host.links(path)[0])
    friend.tell(path, "number", number="2")
    begin(host, path)
    asked, second = by_turn(path, host, friend)
    question = asked.question(path)
    assert second.question(path)["choices"] == []
    with second.line(path) as line:
        assert not line.hear()["question"]["suggest"]
        line.say("suggest", action=question["choices"][0]["id"], ply=question["ply"])
        assert line.until_type("refusal")["code"] == "no-suggestion"


def test_before_the_match_there_is_nothing_to_suggest(host: Guest):
    path = host.make(THREE)
    with host.line(path) as line:
        line.say("suggest", ply=line.hear()["question"]["ply"])
        assert line.until_type("refusal")["code"] == "not-begun"


def test_without_script_a_suggestion_is_a_form(three: str, host: Guest, friend: Guest, other: Guest):
    asked, second, _ = by_turn(three, host, friend, other)
    question = asked.question(three)
    page = second.http.get(three).text
    assert f'id="answers-form" method="post" action="{three}/suggest"' in page
    action = question["choices"][0]["id"]
    sent = {"action": action, "ply": question["ply"], "nonce": "the-forms-own"}
    assert second.tell(three, "suggest", **sent).status_code == 303
    assert list(suggested(asked.question(three)).values()) == [action]
    page = second.http.get(three).text
    assert "You suggest" in page
    assert "Withdraw my suggestion" in page
    assert second.tell(three, "suggest").status_code == 303
    assert suggested(asked.question(three)) == {}
    assert asked.tell(three, "suggest", action=action).status_code == 409


def test_who_sees_less_is_not_asked_for_suggestions(
    three: str, host: Guest, friend: Guest, other: Guest, house: House, monkeypatch: pytest.MonkeyPatch
):
    """The answers of a seat could betray what only it sees, even to those who play with it."""
    _, second, _ = by_turn(three, host, friend, other)
    assert second.question(three)["suggest"]
    (table,) = [table for table in house.services.tables.in_memory() if table.id in three]
    own = table.view_of

    def view_of(viewer: int, state: Any) -> Any:
        views = own(viewer, state)
        views[0].turns += viewer == table.asked
        return views

    monkeypatch.setattr(table, "view_of", view_of)
    table.forget()
    question = second.question(three)
    assert not question["suggest"]
    assert question["choices"] == []


def test_suggestions_are_about_one_question():
    made = Suggestions()
    made.put(3, 1, 7)
    made.put(3, 0, 8)
    assert made.at(3) == {0: 8, 1: 7}
    assert made.at(4) == {}
    made.put(4, 1, 9)
    assert made.at(4) == {1: 9}
    made.put(4, 1, None)
    made.put(4, 2, None)
    assert made.at(4) == {}
