"""Names: short, seen, nobody else's; shown where people are meant, escaped, and kept with the seat."""

import asyncio
import re
from pathlib import Path

import pytest

from bagend.table.errors import BadName, EnoughSaid, NameTaken
from bagend.table.live.desk import Screen
from bagend.table.live.names import LONGEST, MOST_RENAMED, check_name, isolated, read_name
from bagend.table.live.people import rename
from table.guests import SHARED, TWO, Guest, answer_first, asked_first, begin, begin_two, open_house
from table.lone_table import FRODO, SAM, Rows, a_table, run

EVIL = "<b>&\"'{x}"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Anna", "Anna"),
        ("  Anna  ", "Anna"),
        ("A", "A"),
        ("Anna   Lee", "Anna Lee"),
        ("A" + " " * LONGEST + "B", "A B"),
        ("x" * LONGEST, "x" * LONGEST),
        ("Jo\u0308rg", "J\u00f6rg"),
        ("Zażółć gęślą", "Zażółć gęślą"),
        ("Ёжик", "Ёжик"),
        ("אביגיל", "אביגיל"),
        ("नेहा", "नेहा"),
        ("Bea 🦊", "Bea 🦊"),
        (EVIL, EVIL),
        ("", ""),
        ("   ", ""),
    ],
)
def test_good_names_are_kept(given: str, kept: str):
    assert read_name(given) == kept


@pytest.mark.parametrize(
    "given",
    [
        "x" * (LONGEST + 1),
        "An\nna",
        "An\tna",
        "\x00Anna",
        "Anna\x7f",
        "Anna\u202eannA",
        "\u2066Anna",
        "An\u200bna",
        "An\u200dna",
        "An\u00adna",
        "\ufeff",
        "\u3164",
        "\u2800",
        "An\u00a0na",
        "Anna\u2028",
        "\ud800",
        "\ue000",
        "\u0301Anna",
        "A\u0315\u0316\u0317\u0318",
        "Anna\ufe0f",
    ],
)
def test_bad_names_are_refused(given: str):
    with pytest.raises(BadName):
        read_name(given)


TAKEN = ["you", "YOU", "You!", "ｙｏｕ", "уоu", "player", "Player", "bot", "Bot: Hard", "B0T", "Воt 7", "My bot"]
TAKEN += ["spectator", "Hard", "Sam", "SAM", "Sám", "Anna", "anna", "Αnna", "Anna."]


@pytest.mark.parametrize("name", TAKEN)
def test_nobody_passes_for_somebody_else(name: str):
    with pytest.raises(NameTaken):
        check_name(name, ["you", "player", "Spectator", "Hard"], "bot", ["Sam", "Anna"])


@pytest.mark.parametrize("name", ["Botho", "Abbot", "Young", "Hardy", "Samwise", "Ann", "Joanna", "!!!", "Bo"])
def test_names_that_only_resemble_are_fine(name: str):
    check_name(name, ["you", "player", "Spectator", "Hard"], "bot", ["Sam", "Anna"])


def test_a_name_from_right_to_left_turns_nothing_round():
    assert isolated("Anna") == "Anna"
    assert isolated("שרה") == "\u2068שרה\u2069"


def test_a_name_is_shown_to_everybody(two: str, host: Guest, friend: Guest, spectator: Guest):
    assert host.tell(two, "name", name="Anna").status_code == 303
    for guest in (host, friend, spectator):
        seat = guest.question(two)["seats"][0]
        assert (seat["name"], seat["person"], seat["called"]) == ("Frodo", "Anna", "Anna")
    assert "Anna (you)" in host.http.get(two).text
    assert re.search(r'chair-player named"[^>]*>Anna', friend.http.get(two).text)


def test_whoever_is_waited_for_is_called_by_name(two: str, host: Guest, friend: Guest):
    first, second = asked_first(two, host, friend)
    first.tell(two, "name", name="Anna")
    second.tell(two, "name", name="Bea")
    assert second.question(two)["prompt"] == "Waiting for Anna …"
    answer_first(first, two, first.question(two))
    page = second.http.get(two).text
    assert re.search(r'turn-name">(Frodo|Sam) · Anna<', page)
    second.tell(two, "resign")
    question = first.question(two)
    assert question["prompt"] == "Bea resigned: Anna wins."
    assert question["ending"]["title"] == "You win!"
    assert "Bea resigns." in first.state(two)["log"]
    assert "Bea resigns." in first.http.get(f"{two}/replay").text


def test_a_name_is_escaped_everywhere(two: str, host: Guest, friend: Guest, spectator: Guest):
    for guest, name in ((host, EVIL), (friend, "</script><i>")):
        assert guest.tell(two, "name", name=name).status_code == 303
    first, second = asked_first(two, host, friend)
    answer_first(first, two, first.question(two))
    second.tell(two, "resign")
    for guest in (host, friend, spectator):
        for address in (two, f"{two}/replay"):
            page = guest.http.get(address).text
            assert "<b>&" not in page
            assert "</script><i>" not in page
    assert friend.question(two)["seats"][0]["person"] == EVIL


def test_a_name_changes_at_any_time_and_makes_no_answer_stale(two: str, host: Guest, friend: Guest):
    first, second = asked_first(two, host, friend)
    question = first.question(two)
    for name in ("Bea", "Bettina", ""):
        assert second.tell(two, "name", name=name).status_code == 303
    assert first.question(two)["ply"] == question["ply"]
    assert answer_first(first, two, question).status_code == 303
    assert [seat["person"] for seat in host.question(two)["seats"]] == ["", ""]


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("x" * 25, "Please use 1 to 24 visible characters for your name."),
        ("A\u202eB", "Please use 1 to 24 visible characters for your name."),
        ("Bot", "That name could be mistaken for someone else here. Please choose another."),
        ("you", "That name could be mistaken for someone else here. Please choose another."),
        ("Sam", "That name could be mistaken for someone else here. Please choose another."),
        ("Bea", "That name could be mistaken for someone else here. Please choose another."),
    ],
)
def test_a_refused_name_changes_nothing(two: str, host: Guest, friend: Guest, name: str, sentence: str):
    friend.tell(two, "name", name="Bea")
    host.tell(two, "name", name="Anna")
    answer = host.tell(two, "name", name=name)
    assert answer.status_code == 409
    assert sentence in answer.text
    with host.line(two) as line:
        line.say("name", name=name)
        assert line.until_type("refusal")["sentence"] == sentence
    assert host.question(two)["seats"][0]["person"] == "Anna"


def test_who_has_no_seat_has_no_name(two: str, host: Guest, spectator: Guest):
    assert spectator.tell(two, "name", name="Eve").status_code == 409
    assert host.tell(two, "name", name="Eve", seat="sam").status_code == 409
    assert [seat["person"] for seat in host.question(two)["seats"]] == ["", ""]


def test_at_a_shared_screen_each_seat_has_its_name(host: Guest):
    path = host.make(SHARED)
    assert host.tell(path, "name", name="Anna").status_code == 400
    for seat, name in (("frodo", "Anna"), ("sam", "Bea")):
        assert host.tell(path, "name", name=name, seat=seat).status_code == 303
    assert [seat["called"] for seat in host.question(path)["seats"]] == ["Anna", "Bea"]


def test_a_name_survives_a_restart_and_goes_into_the_rematch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("BAGEND_MODE", "interpreted")
    with open_house(tmp_path) as house, Guest(house.base) as host, Guest(house.base) as friend:
        path = begin_two(host, friend, TWO)
        host.tell(path, "name", name="Anna")
        host.tell(path, "resign")
        host.tell(path, "rematch")
        cookies = host.http.cookies
    with open_house(tmp_path) as house, Guest(house.base) as host:
        host.http.cookies = cookies
        assert host.question(path)["seats"][0]["person"] == "Anna"
        new = host.http.get(f"{path}/rematch").headers["location"]
        assert [seat["person"] for seat in host.question(new)["seats"]] == ["", "Anna"]


def test_a_name_goes_on_into_every_rematch(host: Guest, friend: Guest):
    path = begin_two(host, friend, TWO)
    host.tell(path, "name", name="Anna")
    for people in (["", "Anna"], ["Anna", ""], ["", "Anna"]):
        host.tell(path, "resign")
        host.tell(path, "rematch")
        (path,) = {guest.http.get(f"{path}/rematch").headers["location"] for guest in (host, friend)}
        assert [seat["person"] for seat in host.question(path)["seats"]] == people
        friend.tell(path, "number", number="2")
        begin(host, path)


def test_two_who_want_the_same_name_at_once_do_not_both_get_it():
    table = a_table("me", "me")

    async def go() -> None:
        desks = [Screen(table, {seat}).desk() for seat in (FRODO, SAM)]
        ended = await asyncio.gather(*(rename(desk, "Anna", "") for desk in desks), return_exceptions=True)
        assert [type(each) for each in ended] == [type(None), NameTaken]
        assert [player.name for player in table.players.values()] == ["Anna", ""]

    run(go)


def test_names_are_in_no_journal(two: str, host: Guest):
    host.tell(two, "name", name="Anna")
    host.tell(two, "resign")
    assert "Anna" not in host.http.get(f"{two}/journal").text
    assert host.http.get(f"{two}/verify").json()["fair"]


def test_a_seat_is_named_so_often_and_no_more():
    rows = Rows()
    table = a_table("me", "me", rows=rows)

    async def go() -> None:
        for number in range(MOST_RENAMED):
            await table.rename(FRODO, f"Anna {number}")
            await table.rename(FRODO, f"Anna {number}")
        with pytest.raises(EnoughSaid) as told:
            await table.rename(FRODO, "Bea")
        assert told.value.in_words("en") == "You have changed your name often enough in this game."
        assert len(rows.written) == MOST_RENAMED

    run(go)
