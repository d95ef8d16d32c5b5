"""Secret set-ups side by side, over the wire: what each page and each line is told."""

import re
from pathlib import Path
from typing import Any

import pytest

from bagend.games.confrontation.components import FIGURES as NAMES
from bagend.games.confrontation.components import N_EACH
from table.guests import Guest, Line, begin_two, open_house

TWO = {"game": "confrontation", "seat-light": "me", "seat-dark": "friend"}


@pytest.fixture
def pair(host: Guest, friend: Guest) -> str:
    return begin_two(host, friend, TWO)


def place(line: Line, asked: dict[str, Any], verb: str) -> dict[str, Any]:
    chosen = next(choice for choice in asked["choices"] if choice["verb"] == verb)
    line.say("answer", action=chosen["id"], ply=asked["ply"], nonce=f"n{asked['ply']}")
    return line.until(lambda told: told["ply"] > asked["ply"])["question"]


def test_a_page_hears_nothing_while_the_other_places(pair: str, host: Guest, friend: Guest, spectator: Guest):
    with host.line(pair) as light, friend.line(pair) as dark, spectator.line(pair) as watching:
        asked = dark.hear()["question"]
        seen = [light.until(lambda question: _all_present(question)), watching.hear()]
        asked = place(dark, asked, "place")
        asked = place(dark, asked, "place")
        for line in (light, watching):
            line.say("why", notation="ready")
            heard = line.hear()
            while heard["type"] == "update" and heard["question"]["ply"] == seen[0]["question"]["ply"]:
                # Somebody came: that is all there was to hear.
                assert heard["frames"] == []
                heard = line.hear()
            assert heard["type"] == "why"
        mine = place(light, seen[0]["question"], "arrange")
        light.say("answer", action=mine["choices"][0]["id"], ply=mine["ply"], nonce="ready")
        told = dark.until(lambda question: question["meanwhile"] == "")
        assert [frame["caption"] for frame in told["frames"]] == ["Light is ready."]
        assert told["frames"][0]["regions"] == {}, "nothing changes on the board of who is placing"
        assert told["question"]["ply"] == asked["ply"]
        assert told["question"]["choices"] == asked["choices"]


def _all_present(question: dict[str, Any]) -> bool:
    return all(seat["present"] for seat in question["seats"])


def dark_figures_drawn(guest: Guest, path: str) -> int:
    picture = guest.http.get(f"{path}/picture.svg")
    assert picture.status_code == 200
    return len(re.findall(f'data-key="figure-({"|".join(NAMES[N_EACH:])})"', picture.text))


def test_no_name_of_the_other_side_is_sent(pair: str, host: Guest, friend: Guest, spectator: Guest):
    with friend.line(pair) as dark:
        asked = dark.hear()["question"]
        for _ in range(5):
            asked = place(dark, asked, "place")
    assert dark_figures_drawn(friend, pair) == N_EACH
    for guest in (host, spectator):
        assert guest.state(pair)["log"] == []
        assert dark_figures_drawn(guest, pair) == 0
        assert not [line for line in guest.http.get(f"{pair}/journal").text.splitlines() if line.startswith("dark")]


def test_before_the_first_answer_there_is_a_replay_of_nothing(pair: str, host: Guest):
    assert host.http.get(f"{pair}/replay").status_code == 200
    assert host.http.get(f"{pair}/frames").json()["last"] == 0


def test_without_script_both_place_too(pair: str, host: Guest, friend: Guest):
    asked = friend.question(pair)
    assert asked["yours"]
    first = asked["choices"][-1]
    assert friend.tell(pair, "answer", action=first["id"], ply=asked["ply"]).status_code == 303
    assert friend.tell(pair, "answer", action=first["id"], ply=asked["ply"]).status_code == 409
    assert "Light is setting up too." in friend.http.get(pair).text
    assert "Dark is setting up too." in host.http.get(pair).text
    assert friend.tell(pair, "undo").status_code == 303
    assert friend.question(pair)["choices"] == asked["choices"]


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BAGEND_MODE", "interpreted")


def test_a_set_up_goes_on_after_a_restart(tmp_path: Path, interpreted: None):
    with open_house(tmp_path) as house, Guest(house.base) as host, Guest(house.base) as friend:
        path = begin_two(host, friend, TWO)
        for guest in (friend, friend, host):
            asked = guest.question(path)
            guest.tell(path, "answer", action=asked["choices"][-1]["id"], ply=asked["ply"], nonce="n")
            last = asked
        before = [guest.state(path) for guest in (host, friend)]
        kept = host.http.cookies, friend.http.cookies
    with open_house(tmp_path) as house, Guest(house.base) as host, Guest(house.base) as friend:
        host.http.cookies, friend.http.cookies = kept
        after = [guest.state(path) for guest in (host, friend)]
        for state in (*before, *after):
            for seat in state["question"]["seats"]:
                seat.pop("present")
        assert after == before
        # What was said before the restart is known after it, and the set-up goes on.
        host.tell(path, "answer", action=last["choices"][-1]["id"], ply=last["ply"], nonce="n")
        assert host.state(path)["seq"] == before[0]["seq"]
        for guest in (friend, host):
            while guest.question(path)["yours"] and guest.question(path)["meanwhile"]:
                asked = guest.question(path)
                guest.tell(path, "answer", action=asked["choices"][-1]["id"], ply=asked["ply"])
        assert "Dark" in friend.question(path)["prompt"]
        assert friend.question(path)["yours"]
