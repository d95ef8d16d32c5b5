"""Counsel: where all play together, whoever is not asked may mark what he would do."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from bagend.games import all_games, find
from bagend.table.live import suggestions as counsel
from bagend.table.live.marks import Marks
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


def marks(question: dict[str, Any]) -> dict[str, int]:
    return {mark["name"]: mark["action"] for mark in question["marks"]}


def until_marks(line: Line, count: int) -> dict[str, Any]:
    question: dict[str, Any] = line.until(lambda asked: len(asked["marks"]) == count)["question"]
    return question


def test_the_others_see_the_same_answers_and_may_mark_one(
    three: str, host: Guest, friend: Guest, other: Guest, spectator: Guest, house: House
):
    asked, *rest = by_turn(three, host, friend, other)
    before = snapshot(house, three)
    with ExitStack() as lines:
        mine, theirs, last, watching = (lines.enter_context(guest.line(three)) for guest in (asked, *rest, spectator))
        question = mine.hear()["question"]
        assert not question["counsel"]
        shown = theirs.hear()["question"]
        assert shown["counsel"]
        assert not shown["yours"]
        assert [choice["id"] for choice in shown["choices"]] == [choice["id"] for choice in question["choices"]]
        first, second = (choice["id"] for choice in question["choices"][:2])
        theirs.say("mark", action=first, ply=question["ply"])
        told = [until_marks(line, 1) for line in (mine, theirs, last, watching)]
        assert [list(marks(seen).values()) for seen in told] == [[first]] * 4
        assert [seen["marks"][0]["own"] for seen in told] == [False, True, False, False]
        assert told[0]["marks"][0]["sentence"].endswith(f"would: {question['choices'][0]['label']}.")
        assert told[1]["marks"][0]["sentence"].startswith("You would")
        # A second mark of the same person takes the place of the first.
        theirs.say("mark", action=second, ply=question["ply"])
        mine.until(lambda asked: list(marks(asked).values()) == [second])
        last.say("mark", action=second, ply=question["ply"])
        assert list(marks(until_marks(mine, 2)).values()) == [second, second]
        theirs.say("mark", ply=question["ply"])
        assert len(marks(until_marks(mine, 1))) == 1
    assert snapshot(house, three) == before


def test_marks_can_be_clicked_on_the_board(three: str, host: Guest, friend: Guest, other: Guest):
    asked, second, _ = by_turn(three, host, friend, other)
    drawn = []
    for guest in (asked, second):
        with guest.line(three) as line:
            drawn.append(line.hear()["frames"][-1]["regions"]["answers"])
    assert drawn[0] == drawn[1] != ""


def test_marks_survive_a_reload_and_vanish_with_the_question(three: str, host: Guest, friend: Guest, other: Guest):
    asked, second, _ = by_turn(three, host, friend, other)
    question = asked.question(three)
    action = question["choices"][0]["id"]
    with second.line(three) as line:
        line.hear()
        line.say("mark", action=action, ply=question["ply"])
        until_marks(line, 1)
    assert list(marks(asked.question(three)).values()) == [action]
    assert 'class="flag"' in asked.http.get(three).text
    with asked.line(three) as line:
        line.hear()
        say_answer(line, question, "n")
        assert line.until(lambda asked: asked["ply"] > question["ply"])["question"]["marks"] == []


def test_who_may_not_mark(three: str, host: Guest, friend: Guest, other: Guest, spectator: Guest, house: House):
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
            line.say("mark", action=action, ply=at)
            refusal = line.until_type("refusal")
        assert refusal["code"] == code
        assert refusal["sentence"].endswith((".", ")."))
    assert marks(asked.question(three)) == {}
    assert snapshot(house, three) == before


def test_nobody_marks_what_an_opponent_would_do(host: Guest, friend: Guest):
    path = host.make(TWO)
    friend.http.get(host.links(path)[0])
    friend.tell(path, "number", number="2")
    begin(host, path)
    asked, second = by_turn(path, host, friend)
    question = asked.question(path)
    assert second.question(path)["choices"] == []
    with second.line(path) as line:
        assert not line.hear()["question"]["counsel"]
        line.say("mark", action=question["choices"][0]["id"], ply=question["ply"])
        assert line.until_type("refusal")["code"] == "no-counsel"


def test_before_the_match_there_is_nothing_to_mark(host: Guest):
    path = host.make(THREE)
    with host.line(path) as line:
        line.say("mark", ply=line.hear()["question"]["ply"])
        assert line.until_type("refusal")["code"] == "not-begun"


def test_without_script_a_mark_is_a_form(three: str, host: Guest, friend: Guest, other: Guest):
    asked, second, _ = by_turn(three, host, friend, other)
    question = asked.question(three)
    page = second.http.get(three).text
    assert f'id="answers-form" method="post" action="{three}/mark"' in page
    action = question["choices"][0]["id"]
    assert second.tell(three, "mark", action=action, ply=question["ply"]).status_code == 303
    assert list(marks(asked.question(three)).values()) == [action]
    page = second.http.get(three).text
    assert "You would" in page
    assert "Take my mark away" in page
    assert second.tell(three, "mark").status_code == 303
    assert marks(asked.question(three)) == {}
    assert asked.tell(three, "mark", action=action).status_code == 409


def test_only_games_that_are_won_together_are_played_so():
    assert [game.key for game in all_games() if counsel.plays_together(game)] == ["mountdoom"]


def test_where_another_sees_less_his_counsel_is_not_asked(
    three: str, host: Guest, friend: Guest, other: Guest, house: House, monkeypatch: pytest.MonkeyPatch
):
    """The answers of a seat could betray what only it sees, even to those who play with it."""
    _, second, _ = by_turn(three, host, friend, other)
    assert second.question(three)["counsel"]
    (table,) = [table for table in house.room.hall.tables() if table.id in three]
    own = table.view

    def view(viewer: int, state: Any = None) -> Any:
        views = own(viewer, state)
        views[0].turns += viewer == table.asked
        return views

    monkeypatch.setattr(table, "view", view)
    question = second.question(three)
    assert not question["counsel"]
    assert question["choices"] == []


def test_marks_are_about_one_question():
    made = Marks()
    made.put(3, 1, 7)
    made.put(3, 0, 8)
    assert made.at(3) == {0: 8, 1: 7}
    assert made.at(4) == {}
    made.put(4, 1, 9)
    assert made.at(4) == {1: 9}
    made.put(4, 1, None)
    made.put(4, 2, None)
    assert made.at(4) == {}
