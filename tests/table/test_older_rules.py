"""Older rules: a match goes on under the rules it began with; one that is too old is refused in a sentence."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bagend import Match
from bagend.engine.errors import OtherVersion
from bagend.games import find
from bagend.table.live.tables import Tables
from bagend.table.settings import Settings
from bagend.table.store.rows import EntryRow
from table.guests import SHARED, Guest, House, answer_first, begin
from table.lone_table import Rows, run, think_first

GAME = find("journey")

Publish = Callable[..., None]


@pytest.fixture
def publish(house: House) -> Iterator[Publish]:
    """Put out other rules while the house stands, as an update does: every match is read again."""
    before = {"version": GAME.version, "oldest_version": GAME.oldest_version, "options": GAME.options}

    def change(**fields: Any) -> None:
        for name, value in fields.items():
            object.__setattr__(GAME, name, value)
        tables = house.services.tables
        for known in (tables._kept, tables._alive):
            known.clear()

    yield change
    change(**before)


@pytest.fixture
def path(host: Guest) -> str:
    """A match in the middle."""
    path = host.make(SHARED)
    begin(host, path)
    for _ in range(5):
        answer_first(host, path, host.question(path))
    return path


def test_a_match_plays_on_under_the_rules_it_began_with(host: Guest, path: str, publish: Publish):
    began = GAME.version
    before = host.question(path)
    publish(version=began + 1)
    assert host.state(path)["version"] == began
    assert host.question(path) == before
    while not (asked := host.question(path))["over"]:
        assert answer_first(host, path, asked).status_code == 303
    assert host.http.get(path).status_code == 200
    assert host.http.get(f"{path}/replay").status_code == 200
    assert host.http.get(f"{path}/frames").status_code == 200
    assert host.http.get(f"{path}/verify").json()["fair"]
    journal = host.http.get(f"{path}/journal").text
    assert f"game journey {began}\n" in journal
    assert Match.parse(journal).is_over


def test_a_rematch_is_played_under_the_rules_of_now(host: Guest, path: str, publish: Publish):
    publish(version=GAME.version + 1)
    host.tell(path, "resign")
    host.tell(path, "rematch")
    new = str(host.http.get(f"{path}/rematch").headers["location"])
    assert host.state(new)["version"] == GAME.version


@pytest.mark.parametrize("place", ["", "/replay", "/frames", "/journal", "/verify", "/picture.svg"])
def test_a_match_that_is_too_old_is_refused_in_a_sentence(host: Guest, path: str, publish: Publish, place: str):
    publish(version=GAME.version + 2, oldest_version=GAME.version + 1)
    answer = host.http.get(f"{path}{place}")
    assert answer.status_code == 409
    assert f"This match was played with version {GAME.version - 2} of the rules of journey" in answer.text
    assert host.http.get(f"/api{path}").json()["code"] == "other-version"


def test_options_that_are_gone_make_a_match_too_old(host: Guest, path: str, publish: Publish):
    """Not the options are wrong, but the rules are others."""
    publish(version=GAME.version + 1, oldest_version=GAME.version + 1, options=type(GAME.options)())
    assert host.http.get(f"/api{path}").json()["code"] == "other-version"


def test_a_rematch_of_a_match_that_is_too_old_goes_on(host: Guest, path: str, publish: Publish):
    began = GAME.version
    publish(version=began + 1)
    host.tell(path, "resign")
    host.tell(path, "rematch")
    new = str(host.http.get(f"{path}/rematch").headers["location"])
    publish(oldest_version=began + 1)
    assert host.http.get(path).status_code == 409
    assert host.http.get(new).status_code == 200


def test_a_match_is_loaded_once_however_many_ask():
    """Also when loading fails: nobody then begins another beside those who still wait."""

    class SlowRows(Rows):
        loads = 0

        async def entries(self, match: str, after: int = 0) -> list[EntryRow]:
            self.loads += 1
            await asyncio.sleep(0)
            raise OtherVersion("error-older-rules")

    rows = SlowRows()

    async def go() -> None:
        tables = Tables(rows, think_first, Settings())
        asked = [asyncio.create_task(tables.table("m" * 12)) for _ in range(3)]
        results = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(result) for result in results] == [OtherVersion] * 3
        assert rows.loads == 1

    run(go)
