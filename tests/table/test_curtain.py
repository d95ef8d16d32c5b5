"""The curtain of a shared screen: not a byte of what one seat may see before that seat says that it looks."""

import asyncio
import json
import threading
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from bagend.engine.game import Game
from bagend.engine.kernel import Mode
from bagend.engine.records import Records
from bagend.engine.seats import SPECTATOR
from bagend.games import all_games, find
from bagend.games.confrontation.components import FIGURES, N_EACH
from bagend.table.live.desk import Screen
from bagend.table.live.players import ME
from bagend.table.live.table import Table
from bagend.table.store.rows import MatchRow
from bagend.table.thinking.hints import Weighed
from table.guests import PATIENCE, Guest, House, Line, begin
from table.lone_table import Rows, run, think_first

GAME = find("confrontation")
WORDS = GAME.words()
LIGHT, DARK = range(2)
SHARED = {"game": "confrontation", "seat-light": "me", "seat-dark": "me"}
ARRANGED = {"light": "vanguard", "dark": "hunt"}


@pytest.fixture
def path(host: Guest) -> str:
    path = host.make(SHARED)
    begin(host, path)
    return path


@pytest.fixture
def line(host: Guest, path: str) -> Iterator[Line]:
    with host.line(path) as line:
        yield line


def secrets_of(side: int) -> set[str]:
    """What only a side's owner is sent."""
    names = FIGURES[side * N_EACH : side * N_EACH + N_EACH]
    private = {f"Face down: {WORDS.name('figure', name)}" for name in names}
    return private | {f'data-key=\\"figure-{name}' for name in names}


def holds_secrets(sent: object, side: int) -> bool:
    text = json.dumps(sent, ensure_ascii=False)
    return any(secret in text for secret in secrets_of(side))


def play(line: Line, asked: dict[str, Any], notation: str) -> dict[str, Any]:
    chosen = next(choice for choice in asked["choices"] if choice["notation"].startswith(notation))
    line.say("answer", action=chosen["id"], ply=asked["ply"], nonce=f"n{asked['ply']}")
    return line.until(lambda told: told["ply"] > asked["ply"])


def lift(line: Line, seat: str) -> dict[str, Any]:
    line.say("lift", seat=seat)
    while (told := line.hear())["eyes"] != seat:
        pass
    return told


def set_up(line: Line, seat: str) -> dict[str, Any]:
    """Lift the curtain and set a side up; the update that says so."""
    told = lift(line, seat)
    told = play(line, told["question"], f"arrange {ARRANGED[seat]}")
    return play(line, told["question"], "ready")


def test_nothing_is_shown_before_the_first_lift(line: Line):
    told = line.hear()
    assert told["eyes"] == told["whose"] == ""
    assert told["question"]["hand"] == {"seat": "light", "name": "Light"}
    assert told["question"]["choices"] == []
    assert not told["question"]["yours"]
    assert told["question"]["prompt"] == "Light is next."
    told = lift(line, "light")
    assert told["anew"]
    assert told["board"]
    assert told["question"]["choices"]
    assert told["question"]["hand"] is None


def test_what_i_did_is_shown_through_my_eyes_and_nothing_of_the_next(line: Line):
    line.hear()
    told = set_up(line, "light")
    assert told["eyes"] == told["whose"] == "light"
    assert told["frames"][-1]["caption"] == "Light is ready."
    assert "board" not in told
    assert told["question"]["hand"]["seat"] == "dark"
    assert told["question"]["choices"] == []
    assert not told["question"]["undo"]
    assert told["question"]["resign"]
    assert not holds_secrets(told, DARK)


def test_the_screen_of_one_holds_nothing_of_the_other(line: Line):
    line.hear()
    assert not holds_secrets(lift(line, "light"), DARK)
    line.say("shape", shape="tall")
    asked = line.hear()["question"]
    asked = play(line, asked, "arrange vanguard")["question"]
    play(line, asked, "ready")
    line.say("hand")
    covered = line.hear()
    assert covered["anew"]
    assert covered["eyes"] == ""
    assert not holds_secrets(covered, LIGHT)
    assert not holds_secrets(covered, DARK)
    dark = lift(line, "dark")
    assert dark["anew"]
    assert not holds_secrets(dark, LIGHT)
    assert [frame["caption"] for frame in dark["frames"] if frame["caption"]] == ["Light is ready."]
    dark = play(line, dark["question"], "arrange hunt")
    assert holds_secrets(dark, DARK)
    dark = play(line, dark["question"], "ready")
    assert dark["question"]["hand"] is None, "Dark has the first turn"
    moved = play(line, dark["question"], "move")
    assert moved["question"]["hand"]["seat"] == "light"
    assert not holds_secrets(moved, LIGHT)
    light = lift(line, "light")
    assert holds_secrets(light, LIGHT)
    assert not holds_secrets(light, DARK)


def test_only_the_seat_that_is_asked_lifts_it_and_only_then_answers(line: Line):
    asked = line.hear()["question"]
    for seat in ("dark", "nobody", ""):
        line.say("lift", seat=seat)
        assert line.hear()["code"] == "not-your-turn"
    line.say("answer", action=0, ply=asked["ply"], nonce="n")
    assert line.hear()["code"] == "not-your-turn"
    line.say("undo", ply=asked["ply"], nonce="u")
    assert line.hear()["code"] == "not-your-turn"
    line.say("why", notation="ready")
    assert line.hear()["clause"] == ""
    lift(line, "light")
    line.say("lift", seat="light")
    assert line.hear()["code"] == "not-your-turn"


def test_a_page_that_comes_again_says_whose_it_is(host: Guest, path: str, line: Line):
    line.hear()
    told = set_up(line, "light")
    seq = told["frames"][-1]["seq"]
    with host.line(f"{path}", since=seq) as again:
        assert again.hear()["eyes"] == "", "a page that says nothing finds the curtain closed"
    with host.line(path, since=seq, eyes="light", whose="light") as again:
        told = again.hear()
        assert (told["eyes"], told["frames"]) == ("light", [])
        assert told["question"]["hand"]["seat"] == "dark"
    with host.line(path, since=seq, eyes="light", whose="") as again:
        told = again.hear()
        assert told["anew"]
        assert told["frames"][0]["seq"] == 1
    with host.line(path, since=seq, eyes="somebody", whose="x+y") as again:
        assert again.hear()["eyes"] == ""


def test_undo_and_resign_work_at_a_shared_screen(line: Line):
    line.hear()
    told = play(line, lift(line, "light")["question"], "arrange vanguard")
    assert told["question"]["undo"]
    line.say("undo", ply=told["question"]["ply"], nonce="u")
    told = line.until(lambda asked: not asked["undo"])
    assert told["eyes"] == "light"
    line.say("resign", nonce="r", seat="dark")
    told = line.until(lambda asked: asked["over"])
    assert told["question"]["hand"] is None
    assert told["question"]["prompt"] == "Dark resigned: Light wins."
    line.say("rematch")
    assert line.until(lambda asked: asked["rematch"])["eyes"] == "light"


def test_without_script_there_are_forms(host: Guest, path: str):
    page = host.http.get(path).text
    assert 'id="curtain"' in page
    assert "Light’s turn" in page
    assert '<main id="main" inert>' in page
    assert host.tell(path, "lift", seat="dark").status_code == 409
    assert host.tell(path, "lift", seat="light").status_code == 303
    assert '<main id="main">' in host.http.get(path).text
    for notation in ("arrange vanguard", "ready"):
        asked = host.question(path, "light")
        action = next(choice["id"] for choice in asked["choices"] if choice["notation"] == notation)
        host.tell(path, "answer", action=action, ply=asked["ply"])
    page = host.http.get(path).text
    assert "Pass the screen to Dark" in page
    assert '<main id="main">' in page
    assert 'data-key="figure-frodo' in page
    assert 'name="action"' not in page
    assert host.tell(path, "hand").status_code == 303
    page = host.http.get(path).text
    assert "Dark’s turn" in page
    assert 'data-key="figure-' not in page
    host.tell(path, "lift", seat="dark")
    page = host.http.get(path).text
    assert 'data-key="figure-frodo' not in page
    assert 'name="action"' in page
    assert "I am Dark" not in page.replace("I am {seat}", "")


def test_pictures_and_journal_of_a_shared_screen_show_what_all_may_see(host: Guest, path: str, line: Line):
    line.hear()
    set_up(line, "light")
    assert 'data-key="figure-' not in host.http.get(f"{path}/picture.svg").text
    assert 'data-key="figure-' not in host.http.get(f"{path}/replay?at=9").text
    assert "vanguard" not in host.http.get(f"{path}/journal").text
    assert 'data-key="figure-' in host.http.get(f"{path}/picture.svg?seat=light").text, "but his own he may ask for"


def test_programs_say_whose_eyes_they_mean(host: Guest, path: str, line: Line):
    line.hear()
    set_up(line, "light")
    covered = host.state(path)
    assert not holds_secrets(covered, LIGHT) | holds_secrets(covered, DARK)
    assert covered["question"]["choices"] == []
    assert " in Arthedain." not in str(covered["log"])
    assert " in Arthedain." in str(host.state(path, "light")["log"])
    assert host.question(path, "dark")["choices"]
    assert host.http.get(f"/api{path}/hint").status_code == 409


def test_no_form_answers_past_the_curtain(host: Guest, path: str):
    asked = host.question(path, "light")
    refused = host.tell(path, "answer", action=asked["choices"][0]["id"], ply=asked["ply"])
    assert refused.status_code == 409
    assert host.question(path, "light") == asked
    assert host.tell(path, "undo").status_code == 409


def test_whoever_resigns_at_a_shared_screen_says_for_whom(host: Guest, path: str):
    assert host.tell(path, "resign").status_code == 400
    assert not host.question(path)["over"]
    assert host.tell(path, "resign", seat="dark").status_code == 303
    assert host.question(path)["prompt"] == "Dark resigned: Light wins."


def test_a_hint_that_comes_late_is_not_for_the_next(
    house: House, line: Line, path: str, monkeypatch: pytest.MonkeyPatch
):
    thought = threading.Event()

    async def slowly(game: Game, views: Records, legal: Sequence[int], seed: int) -> Weighed:
        await asyncio.to_thread(thought.wait, PATIENCE)
        return [(legal[0], 0.5)]

    monkeypatch.setattr(house.services.hints, "_weigh", slowly)
    line.hear()
    asked = lift(line, "light")["question"]
    line.say("hint", ply=asked["ply"])
    asked = play(line, asked, "arrange vanguard")["question"]
    play(line, asked, "ready")
    line.say("hand")
    line.hear()
    lift(line, "dark")
    thought.set()
    line.say("why", notation="ready")
    assert line.hear()["type"] == "why", "no hint in between"


# Which games need one, and when.


def a_table(game_key: str) -> Table:
    game = find(game_key)
    seats = game.seats[: max(2, game.fewest)]
    row = MatchRow("m" * 12, game.key, game.version, {}, dict.fromkeys(seats, ME), "", "ab" * 32, "", 0.0)
    return Table(game, row, Rows(), think_first, Mode.INTERPRETED, patience=60)


@pytest.mark.parametrize("key", [game.key for game in all_games()])
def test_there_is_a_curtain_where_seats_see_different_things_and_nowhere_else(key: str):
    table = a_table(key)
    held = set(table.taken)
    screen = Screen(table, held)
    needed, handed = 0, 0

    async def go() -> None:
        nonlocal needed, handed
        await table.number(held, "7")
        for _ in range(150):
            if table.asked is None:
                break
            sight = screen.desk().sight
            if table.needs_curtain(held):
                needed += 1
                assert sight.viewer in (SPECTATOR, screen.eyes)
                if sight.hand_to is not None:
                    handed += 1
                    screen.lift(table.game.seats[sight.hand_to])
                assert screen.desk().acting == table.asked
            else:
                assert (sight.hand_to, sight.viewer, sight.acting) == (None, table.asked, table.asked)
                assert screen.eyes == table.asked
            await table.answer(held, table.answers(held)[-1], table.ply_of(held), "")

    run(go)
    assert (needed > 0) == (key in ("confrontation", "duel"))
    assert (handed > 0) == (needed > 0)


def test_a_lone_person_never_meets_it(host: Guest):
    path = host.make({"game": "confrontation", "seat-light": "me", "seat-dark": "bot:uniform"})
    begin(host, path)
    with host.line(path) as line:
        told = line.hear()
        assert told["question"]["choices"]
        line.say("lift", seat="light")
        assert line.until_type("refusal")["code"] == "not-your-turn"
