"""Explanations: what each answer will do, when somebody asks, from what that desk sees; and it changes nothing."""

import asyncio
import json
import threading
from importlib import import_module
from itertools import islice

import pytest

from bagend.engine import clauses
from bagend.engine.game import Meaning
from bagend.engine.kernel import Mode
from bagend.games import KEYS, find
from bagend.table.live import explanations
from bagend.table.live.desk import Screen
from bagend.table.live.explanations import Explainer
from bagend.table.live.scene import Scene
from bagend.table.live.table import Table
from bagend.table.store.rows import MatchRow
from table.guests import SHARED, Guest, House, asked_first, begin, say_answer, snapshot
from table.lone_table import Rows, think_first


def test_a_page_that_asks_is_told_what_every_answer_will_do(two: str, host: Guest, friend: Guest, house: House):
    first, _ = asked_first(two, host, friend)
    before = snapshot(house, two)
    with first.line(two) as line:
        question = line.hear()["question"]
        line.say("explain", ply=question["ply"])
        told = line.until_type("explanations")
    assert told["ply"] == question["ply"]
    assert sorted(each["id"] for each in told["answers"]) == sorted(choice["id"] for choice in question["choices"])
    words = find("journey").words()
    for each in told["answers"]:
        assert each["effect"].strip()
        assert each["title"] == clauses.sentence(each["clause"], words)
    assert first.http.get(f"/api{two}/explanations").json() == told
    assert snapshot(house, two) == before


def test_an_update_explains_nothing(two: str, host: Guest, friend: Guest):
    first, _ = asked_first(two, host, friend)
    choice = first.question(two)["choices"][0]
    assert set(choice) == {"id", "notation", "label", "verb", "verb_label", "parts", "thing", "place"}


def test_whoever_has_nothing_to_answer_is_told_nothing(two: str, host: Guest, friend: Guest, spectator: Guest):
    first, second = asked_first(two, host, friend)
    ply = first.question(two)["ply"]
    for guest, at, code in (
        (second, ply, "not-your-turn"),
        (spectator, ply, "not-seated"),
        (first, ply + 1, "stale"),
    ):
        with guest.line(two) as line:
            line.hear()
            line.say("explain", ply=at)
            refusal = line.until_type("refusal")
        assert (refusal["code"], refusal["of"]) == (code, "explain")
    assert second.http.get(f"/api{two}/explanations").status_code == 409


def test_without_script_the_page_explains_when_asked(host: Guest):
    path = host.make(SHARED)
    begin(host, path)
    told = host.http.get(f"/api{path}/explanations").json()["answers"]
    for address, is_explained in ((path, False), (f"{path}?explain=yes", True)):
        page = host.http.get(address).text
        assert (f"{told[0]['clause']} {told[0]['title']}" in page) is is_explained
        assert (f'href="{path}?explain=yes"' in page) is not is_explained


def test_whoever_waits_for_an_explanation_may_answer_meanwhile(host: Guest, monkeypatch: pytest.MonkeyPatch):
    """And one that comes too late is not sent."""
    go_on, found = threading.Event(), threading.Event()

    def slowly(scene: Scene, mode: Mode) -> list[Meaning]:
        go_on.wait(20)
        found.set()
        return [Meaning("It does something.", "J-1") for _ in scene.answers]

    monkeypatch.setattr(explanations, "meanings", slowly)
    path = host.make(SHARED)
    begin(host, path)
    with host.line(path) as line:
        question = line.hear()["question"]
        line.say("explain", ply=question["ply"])
        say_answer(line, question, "meanwhile")
        line.until(lambda asked: asked["ply"] > question["ply"])
        go_on.set()
        found.wait(20)
        line.say("why", notation="keep nothing")
        assert line.hear()["type"] == "why"


# The explainer by itself.


def seated(key: str, *players: str) -> Table:
    game = find(key)
    names = dict(zip(game.seats, players, strict=False))
    row = MatchRow("m" * 12, key, game.version, {}, names, "", "aa" * 32, "", 0.0)
    return Table(game, row, Rows(), think_first, Mode.INTERPRETED, patience=60)


@pytest.mark.parametrize("key", KEYS)
def test_a_view_is_explained_once_for_everybody_who_sees_it(key: str, monkeypatch: pytest.MonkeyPatch):
    explained: list[Scene] = []
    found = explanations.meanings

    def counted(scene: Scene, mode: Mode) -> list[Meaning]:
        explained.append(scene)
        return found(scene, mode)

    monkeypatch.setattr(explanations, "meanings", counted)
    table = seated(key, "me", "me")

    async def go() -> None:
        await table.number({0, 1}, "7")
        asked = table.asked
        assert asked is not None
        explainer = Explainer()
        desks = [Screen(table, {asked}).desk() for _ in range(3)]
        told = await asyncio.gather(*(explainer.explain(desk) for desk in desks))
        assert told[0] == told[1] == told[2] == await explainer.explain(desks[0])
        assert told[0]["answers"]
        nobody = Screen(table, set()).desk()
        assert (await explainer.explain(nobody))["answers"] == []

    asyncio.run(go())
    assert len(explained) == 1


@pytest.mark.parametrize("key", ["confrontation", "duel"])
def test_twins_get_the_same_explanation_to_the_byte(key: str):
    compared = 0
    for one, other, seat in islice(import_module(f"games.{key}.twins").asked_twins(Mode.INTERPRETED), 4):
        told = []
        for states in (one, other):
            players = ["bot:uniform", "bot:uniform"]
            players[seat] = "me"
            table = seated(key, *players)
            asyncio.run(table.number({seat}, "7"))
            assert table.match is not None
            table.match.state = states.copy()
            table.forget()
            told.append(json.dumps(asyncio.run(Explainer().explain(Screen(table, {seat}).desk()))))
        assert told[0] == told[1]
        compared += 1
    assert compared
