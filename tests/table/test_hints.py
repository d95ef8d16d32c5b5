"""Hints: from the asked seat's own view, where that is fair, thought elsewhere, and changing nothing."""

import asyncio
import json
import random
import threading
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import islice
from typing import Any

import pytest

from bagend.bots import hints, roster
from bagend.engine.game import Game
from bagend.engine.kernel import Mode
from bagend.engine.records import Records
from bagend.games import find
from bagend.table.errors import HintTooSlow
from bagend.table.live.desk import Screen
from bagend.table.live.table import Table
from bagend.table.live.thinker import Asker
from bagend.table.store.rows import MatchRow
from bagend.table.thinking import workers
from bagend.table.thinking.hints import Hints, Weighed
from table.guests import AGAINST_BOT, PATIENCE, SHARED, TWO, Guest, House, asked_first, begin, say_answer, snapshot
from table.lone_table import Rows, think_first

ALONE = {"game": "mountdoom", "seat-north": "me"}
TOGETHER = {"game": "mountdoom", "seat-north": "me", "seat-east": "friend"}


async def weigh_three(game: Game, views: Records, legal: Sequence[int], seed: int, asker: Asker) -> Weighed:
    """As if somebody had thought."""
    return list(zip(legal[:3], [0.617, 0.5, 0.001], strict=False))


@pytest.fixture
def thoughtful(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house.services.hints, "_weigh", weigh_three)


def wait_for_turn(guest: Guest, path: str) -> dict[str, Any]:
    with guest.line(path) as line:
        question: dict[str, Any] = line.until(lambda asked: asked["yours"])["question"]
    return question


@pytest.mark.parametrize("players", [AGAINST_BOT, SHARED, ALONE], ids=["against a bot", "shared screen", "alone"])
def test_a_hint_names_the_best_answers_and_changes_nothing(
    thoughtful: None, house: House, host: Guest, players: dict[str, str]
):
    path = host.make(players)
    begin(host, path)
    wait_for_turn(host, path)
    before = snapshot(house, path)
    with host.line(path) as line:
        question = line.until(lambda asked: asked["hint"])["question"]
        line.say("hint", ply=question["ply"])
        hint = line.until_type("hint")
    assert hint["ply"] == question["ply"]
    assert not hint["rough"]
    # The page lists them in an order of its own.
    (table,) = [table for table in house.services.tables.in_memory() if table.id in path]
    assert table.match is not None
    legal = list(table.match.legal_actions())[:3]
    assert [answer["id"] for answer in hint["answers"]] == legal
    assert hint["answers"][0]["chance"] == "about 62%"
    (best,) = [choice["label"] for choice in question["choices"] if choice["id"] == legal[0]]
    assert f"1. {best}, about 62%." in hint["sentence"]
    assert snapshot(house, path) == before


def test_hardly_any_chance_is_said_so(thoughtful: None, host: Guest):
    path = host.make(SHARED)
    begin(host, path)
    for _ in range(20):
        hint = host.http.get(f"/api{path}/hint").json()
        if len(hint["answers"]) == 3:
            break
        question = host.question(path)
        host.tell(path, "answer", action=question["choices"][0]["id"], ply=question["ply"])
    assert hint["answers"][2]["chance"] == "less than 1%"


def test_until_the_search_is_ready_a_quick_guess_is_given_and_called_so(host: Guest):
    """No worker of these tests is ever warm: their rules run interpreted."""
    path = host.make(SHARED)
    begin(host, path)
    with host.line(path) as line:
        question = line.until(lambda asked: asked["hint"])["question"]
        line.say("hint", ply=question["ply"])
        hint = line.until_type("hint")
    assert hint["rough"]
    assert "still starting up" in hint["sentence"]
    (answer,) = hint["answers"]
    assert answer["id"] in {choice["id"] for choice in question["choices"]}
    assert answer["chance"] == ""


def test_no_hint_against_another_person(two: str, host: Guest, friend: Guest, house: House):
    first, second = asked_first(two, host, friend)
    before = snapshot(house, two)
    for guest, code in ((first, "no-hint"), (second, "not-your-turn")):
        question = guest.question(two)
        assert not question["hint"]
        with guest.line(two) as line:
            line.hear()
            line.say("hint", ply=question["ply"])
            refusal = line.until_type("refusal")
        assert refusal["code"] == code
        assert refusal["sentence"].count(".") == 1
        assert guest.http.get(f"/api{two}/hint").status_code == 409
    assert snapshot(house, two) == before


def test_who_plays_together_may_have_a_hint(thoughtful: None, host: Guest, friend: Guest):
    path = host.make(TOGETHER)
    friend.http.get(host.links(path)[0])
    friend.tell(path, "number", number="2")
    begin(host, path)
    first, second = asked_first(path, host, friend)
    assert first.question(path)["hint"]
    assert not second.question(path)["hint"]


def test_a_spectator_and_a_stale_page_get_none(thoughtful: None, host: Guest, spectator: Guest):
    path = host.make(AGAINST_BOT)
    begin(host, path)
    question = wait_for_turn(host, path)
    for guest, ply, code in ((spectator, question["ply"], "not-seated"), (host, question["ply"] + 1, "stale")):
        with guest.line(path) as line:
            line.hear()
            line.say("hint", ply=ply)
            assert line.until_type("refusal")["code"] == code


def test_before_the_match_there_is_none(host: Guest):
    path = host.make(TWO)
    with host.line(path) as line:
        ply = line.hear()["question"]["ply"]
        line.say("hint", ply=ply)
        assert line.until_type("refusal")["code"] == "not-begun"


def test_whoever_waits_for_a_hint_may_answer_meanwhile(house: House, host: Guest, monkeypatch: pytest.MonkeyPatch):
    held = threading.Event()

    async def never(game: Game, views: Records, legal: Sequence[int], seed: int, asker: Asker) -> None:
        await asyncio.to_thread(held.wait, PATIENCE)

    monkeypatch.setattr(house.services.hints, "_weigh", never)
    path = host.make(SHARED)
    begin(host, path)
    with host.line(path) as line:
        question = line.until(lambda asked: asked["hint"])["question"]
        line.say("hint", ply=question["ply"])
        say_answer(line, question, "meanwhile")
        line.until(lambda asked: asked["ply"] > question["ply"])
    held.set()


def test_without_script_the_page_itself_shows_the_hint(thoughtful: None, host: Guest):
    path = host.make(SHARED)
    begin(host, path)
    page = host.http.get(path).text
    assert f'action="{path}/hint"' in page
    shown = host.tell(path, "hint")
    assert shown.status_code == 200
    assert "about 62%" in shown.text
    assert shown.text.count('class="tip-place"') == min(3, len(host.question(path)["choices"]))


def test_a_refused_hint_is_a_page_with_a_sentence(two: str, host: Guest, friend: Guest):
    first, _ = asked_first(two, host, friend)
    shown = first.tell(two, "hint")
    assert shown.status_code == 409
    assert "unfair" in shown.text


# The hints by itself.


def seated(game: Game, *players: str) -> Table:
    names = dict(zip(game.seats, players, strict=False))
    row = MatchRow("m" * 12, game.key, game.version, {}, names, "", "aa" * 32, "", 0.0)
    return Table(game, row, Rows(), think_first, Mode.INTERPRETED, patience=60)


def hint_of(hints: Hints, table: Table, seat: int) -> str:
    return json.dumps(asyncio.run(hints.hint(Screen(table, {seat}).desk(), table.ply_of({seat}))))


def with_twins(key: str) -> Iterator[tuple[Records, Records, int]]:
    yield from import_module(f"games.{key}.twins").asked_twins(Mode.INTERPRETED)


@pytest.mark.parametrize("key", ["confrontation", "duel"])
def test_twins_give_the_same_hint_to_the_byte(key: str):
    """The table of each twin holds another truth.  Whatever differs in what is thought about differs in the chances
    here, to the bit; that a bot given the same answers the same is a law of its own."""
    game = find(key)

    async def weigh(game: Game, views: Records, legal: Sequence[int], seed: int, asker: Asker) -> Weighed:
        given = f"{views.tobytes().hex()} {list(legal)} {seed}"
        return [(action, random.Random(f"{given} {action}").random()) for action in legal]

    compared = 0
    for one, other, seat in islice(with_twins(key), 8):
        told = []
        for states in (one, other):
            players = ["bot:uniform", "bot:uniform"]
            players[seat] = "me"
            table = seated(game, *players)
            asyncio.run(table.number({seat}, "7"))
            assert table.match is not None
            table.match.state = states.copy()
            table.forget()
            told.append(hint_of(Hints(weigh, 60), table, seat))
        assert told[0] == told[1]
        compared += 1
    assert compared


def test_a_hint_is_thought_once_and_a_guess_again():
    table = seated(find("journey"), "me", "me")
    asyncio.run(table.number({0, 1}, "7"))
    thoughts: list[float | None] = []

    async def go() -> None:
        async def weigh(game: Game, views: Records, legal: Sequence[int], seed: int, asker: Asker) -> Weighed:
            chance = 0.5 if thoughts else None
            thoughts.append(chance)
            return [(legal[0], chance)]

        hints = Hints(weigh, 60)
        for rough in (True, False, False):
            hint = await hints.hint(Screen(table, {0, 1}).desk(), table.ply)
            assert hint["rough"] is rough

    asyncio.run(go())
    assert thoughts == [None, 0.5]


def test_nobody_waits_for_a_hint_for_ever():
    table = seated(find("journey"), "me", "me")
    asyncio.run(table.number({0, 1}, "7"))

    async def go() -> None:
        async def forever(game: Game, views: Records, legal: Sequence[int], seed: int, asker: Asker) -> Weighed:
            await asyncio.Event().wait()
            return []

        with pytest.raises(HintTooSlow):
            await Hints(forever, 0.01).hint(Screen(table, {0, 1}).desk(), table.ply)

    asyncio.run(go())


def test_a_warm_worker_weighs_and_a_cold_one_guesses(monkeypatch: pytest.MonkeyPatch):
    game = find("journey")
    table = seated(game, "me", "me")
    asyncio.run(table.number({0, 1}, "7"))
    views, legal = table.view(table.viewer({0, 1})), list(table.answers({0, 1}))
    task = (game.key, workers.HINT, views.tobytes(), legal, 1)
    expected = roster.choose(game, roster.rival(game), views.copy(), legal, 1, Mode.INTERPRETED)
    assert workers.think(task) == [(expected, None)]
    monkeypatch.setattr(workers, "warm", {game.key})
    found = [hints.Hint(legal[i % 2], "", chance) for i, chance in enumerate((0.5, 0.25, 0.125))]
    monkeypatch.setattr(hints, "find", lambda *asked: found)
    assert workers.think(task) == [(legal[0], 0.5), (legal[1], 0.25), (legal[0], 0.125)]
