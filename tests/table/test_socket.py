"""The table over its socket: who hears what, and what changes nothing."""

from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from bagend.table.live.updates import DRAWN
from table.guests import (
    AGAINST_BOT,
    SHARED,
    Guest,
    House,
    answer_first,
    asked_first,
    begin,
    open_house,
    say_answer,
    snapshot,
    wait_for,
)


def test_the_first_update_draws_everything(host: Guest):
    path = host.make(SHARED)
    with host.line(path, shape="tall") as line:
        update = line.hear()
    assert update["board"]["shape"] == "tall"
    (frame,) = update["frames"]
    assert list(frame["regions"]) == update["board"]["regions"]
    assert update["question"]["number"]


def test_the_match_begins_with_the_number(host: Guest):
    path = host.make(SHARED)
    with host.line(path) as line:
        line.hear()
        line.say("number", number="abc")
        update = line.until(lambda question: not question["waiting"])
    assert update["frames"]
    assert update["question"]["yours"]
    assert "answers" in update["frames"][-1]["regions"]
    assert all("answers" not in frame["regions"] for frame in update["frames"][:-1])


def test_two_seats_and_a_spectator_see_the_same_story(two: str, host: Guest, friend: Guest, spectator: Guest):
    first, second = asked_first(two, host, friend)
    with first.line(two) as mine, second.line(two) as theirs, spectator.line(two) as watching:
        lines = [mine, theirs, watching]
        question = mine.hear()["question"]
        for line in lines[1:]:
            assert line.hear()["question"]["choices"] == []
        say_answer(mine, question, "n")
        updates = [line.until(lambda asked: asked["ply"] > question["ply"]) for line in lines]
    captions = [[frame["caption"] for frame in update["frames"]] for update in updates]
    assert captions[0] == captions[1] == captions[2] != []
    assert [update["question"]["yours"] for update in updates].count(True) == 1
    assert not updates[2]["question"]["choices"]
    assert not updates[2]["question"]["resign"]
    assert [frame["seq"] for frame in updates[0]["frames"]] == sorted({frame["seq"] for frame in updates[0]["frames"]})


def test_only_changed_regions_are_sent(two: str, host: Guest, friend: Guest):
    first, _ = asked_first(two, host, friend)
    with first.line(two) as line:
        whole = line.hear()
        shown = dict(whole["frames"][-1]["regions"])
        question = whole["question"]
        for turn in range(5):
            if not question["yours"]:
                break
            say_answer(line, question, f"turn-{turn}")
            update = line.until(lambda asked, before=question["ply"]: asked["ply"] > before)
            for frame in update["frames"]:
                assert set(frame["regions"]) <= set(shown)
                for name, svg in frame["regions"].items():
                    assert shown[name] != svg
                    shown[name] = svg
            question = update["question"]
    with first.line(two) as line:
        assert line.hear()["frames"][-1]["regions"] == shown


def test_presence_is_told(two: str, host: Guest, friend: Guest):
    with host.line(two) as line:
        line.until(lambda question: not _present(question, "sam"))
        with friend.line(two):
            line.until(lambda question: _present(question, "sam"))
        line.until(lambda question: not _present(question, "sam"))


def _present(question: dict[str, Any], seat: str) -> bool:
    return any(line["present"] for line in question["seats"] if line["key"] == seat)


def test_a_nonce_said_twice_plays_once_and_is_acknowledged(two: str, host: Guest, friend: Guest, house: House):
    first, _ = asked_first(two, host, friend)
    with first.line(two) as line:
        question = line.hear()["question"]
        say_answer(line, question, "twice")
        ply = line.until(lambda asked: asked["ply"] > question["ply"])["question"]["ply"]
        say_answer(line, question, "twice")
        again = line.hear()
    assert again["type"] == "update"
    assert again["frames"] == []
    assert again["question"]["ply"] == ply
    assert snapshot(house, two)[0] == ply


def test_a_nonce_is_known_after_the_line_was_lost(two: str, host: Guest, friend: Guest):
    first, _ = asked_first(two, host, friend)
    with first.line(two) as line:
        question = line.hear()["question"]
        say_answer(line, question, "lost")
    wait_for(lambda: first.question(two)["ply"] > question["ply"])
    with first.line(two) as line:
        ply = line.hear()["question"]["ply"]
        say_answer(line, question, "lost")
        assert line.hear()["question"]["ply"] == ply


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"ply": 0}, "stale"),
        ({"ply": 99}, "stale"),
        ({"action": 0}, "illegal-action"),
        ({"action": 99_999}, "unknown-notation"),
        ({"action": -1}, "bad-message"),
        ({"nonce": "a b"}, "bad-message"),
    ],
)
def test_a_wrong_answer_is_refused(
    two: str, host: Guest, friend: Guest, house: House, change: dict[str, object], code: str
):
    first, _ = asked_first(two, host, friend)
    before = snapshot(house, two)
    with first.line(two) as line:
        question = line.hear()["question"]
        message: dict[str, object] = {
            "action": question["choices"][0]["id"],
            "ply": question["ply"],
            "nonce": "n",
            **change,
        }
        line.say("answer", **message)
        refusal = line.hear()
    assert refusal["type"] == "refusal"
    assert refusal["code"] == code
    assert refusal["sentence"].endswith((".", ")."))
    assert snapshot(house, two) == before


def test_another_seats_answer_is_refused(two: str, host: Guest, friend: Guest, spectator: Guest, house: House):
    first, second = asked_first(two, host, friend)
    question = first.question(two)
    before = snapshot(house, two)
    for guest, code in ((second, "not-your-turn"), (spectator, "not-seated")):
        with guest.line(two) as line:
            line.hear()
            say_answer(line, question, "n")
            assert line.until_type("refusal")["code"] == code
    assert snapshot(house, two) == before


def test_why_not(two: str, host: Guest, friend: Guest, house: House):
    first, second = asked_first(two, host, friend)
    with first.line(two) as line:
        question = line.hear()["question"]
        line.say("why", notation="keep nothing")
        why = line.hear()
        assert (why["type"], why["clause"]) == ("why", "J-6")
        assert why["title"] in why["sentence"]
        line.say("why", notation=question["choices"][0]["notation"])
        assert line.hear()["clause"] == ""
        line.say("why", notation="sing")
        assert line.hear()["type"] == "refusal"
    with second.line(two) as line:
        line.hear()
        line.say("why", notation="keep nothing")
        assert line.until_type("why")["clause"] == ""


def test_why_not_says_what_is_lacking(host: Guest):
    path = host.make({"seat-fellowship": "me", "seat-sauron": "me"}, game="duel")
    begin(host, path)
    with host.line(path) as line:
        line.hear()
        line.say("why", notation="play 1")
        assert line.until_type("why")["sentence"].endswith("It lies under 2 face-down cards.")


def test_reconnecting_brings_exactly_what_was_missed(two: str, host: Guest, friend: Guest):
    first, second = asked_first(two, host, friend)
    with second.line(two) as line:
        seq = line.hear()["frames"][-1]["seq"]
    log = second.state(two)["log"]
    question = first.question(two)
    for turn in range(3):
        if question["yours"]:
            answer_first(first, two, question, f"t{turn}")
            question = first.question(two)
    with second.line(two, since=seq) as line:
        update = line.hear()
    assert "board" not in update
    assert [frame["seq"] for frame in update["frames"]] == list(range(seq + 1, second.state(two)["seq"] + 1))
    missed = [frame["caption"] for frame in update["frames"] if frame["caption"]]
    assert log + missed == second.state(two)["log"]
    drawn: dict[str, str] = {}
    for frame in update["frames"]:
        drawn |= frame["regions"]
    with second.line(two) as line:
        assert drawn == line.hear()["frames"][-1]["regions"]


def test_reconnecting_without_news_brings_none(two: str, host: Guest):
    seq = host.state(two)["seq"]
    with host.line(two, since=seq) as line:
        update = line.hear()
    assert update["frames"] == []
    assert "board" not in update


@pytest.mark.parametrize("since", [0, -3, 10**8, "x"])
def test_who_stands_nowhere_gets_everything(two: str, host: Guest, since: int):
    with host.line(two, since=since) as line:
        update = line.hear()
    assert "board" in update
    assert [frame["seq"] for frame in update["frames"]] == list(range(1, host.state(two)["seq"] + 1))
    assert [frame["caption"] for frame in update["frames"] if frame["caption"]] == host.state(two)["log"]
    assert not any(frame["regions"] for frame in update["frames"][:-1])
    assert set(update["frames"][-1]["regions"]) == set(update["board"]["regions"])


def test_a_long_absence_is_told_in_full_but_drawn_in_short(host: Guest):
    path = host.make(SHARED)
    question = begin(host, path)
    while not question["over"] and len(host.state(path)["log"]) <= 2 * DRAWN:
        answer_first(host, path, question)
        question = host.question(path)
    with host.line(path, since=1) as line:
        frames = line.hear()["frames"]
    assert len(frames) > DRAWN
    assert [frame["caption"] for frame in frames if frame["caption"]] == host.state(path)["log"][1:]
    assert sum(bool(frame["regions"]) for frame in frames) <= DRAWN


def test_a_change_of_shape_draws_everything_again(two: str, host: Guest):
    with host.line(two) as line:
        seq = line.hear()["frames"][-1]["seq"]
        line.say("shape", shape="tall")
        update = line.hear()
    assert update["board"]["shape"] == "tall"
    assert [frame["seq"] for frame in update["frames"]] == [seq]
    assert set(update["frames"][0]["regions"]) == set(update["board"]["regions"])


def test_undo_goes_back_and_says_so(house: House, host: Guest):
    path = host.make(SHARED, **{"option-choose_split": "yes"})
    begin(host, path)
    for _ in range(300):
        question = host.question(path)
        if question["over"]:
            path = host.make(SHARED, **{"option-choose_split": "yes"})
            question = begin(host, path)
        answer_first(host, path, question)
        if host.question(path)["undo"]:
            break
    assert host.question(path)["undo"]
    with host.line(path) as line:
        after = line.hear()["question"]
        line.say("undo", ply=after["ply"], nonce="u")
        update = line.until(lambda asked: asked["ply"] > after["ply"])
    assert update["question"]["choices"] == question["choices"]
    assert "takes back a move" in update["frames"][-1]["caption"]


def test_a_socket_from_elsewhere_is_refused(two: str, host: Guest):
    with pytest.raises(InvalidStatus), host.line(two, origin="http://elsewhere.example"):
        pass


def test_a_socket_to_nowhere_is_closed_for_good(host: Guest):
    with host.line("/match/nowhere") as line:
        assert line.is_cut()
        assert line.socket.close_code == 4404


def test_a_long_message_is_refused(two: str, host: Guest, house: House):
    before = snapshot(house, two)
    with host.line(two) as line:
        line.hear()
        line.say("why", notation="x" * 9000)
        assert line.until_type("refusal")["code"] == "too-much"
        assert line.is_cut()
    with host.line(two) as line:
        line.hear()
        line.socket.send("x" * 1_000_000)
        assert line.is_cut()
    assert snapshot(house, two) == before


def test_a_flood_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("BAGEND_MODE", "interpreted")
    with open_house(tmp_path) as house, Guest(house.base) as guest:
        path = guest.make(SHARED)
        with guest.line(path) as line:
            line.hear()
            for _ in range(60):
                line.say("why", notation="keep nothing")
            assert line.until_type("refusal")["code"] == "too-much"
            assert line.is_cut()
            assert line.socket.close_code == 1008
        with guest.line(path) as line:
            assert line.hear()["type"] == "update"


def test_bots_answer_without_being_watched(host: Guest):
    path = host.make(AGAINST_BOT)
    begin(host, path)
    wait_for(lambda: host.question(path)["yours"] or host.question(path)["over"])
