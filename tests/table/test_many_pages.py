"""Many pages: one drawing, one telling, one encoding and one compression for all who see the same."""

import asyncio
from contextlib import ExitStack
from pathlib import Path

import pytest

from bagend.games import KEYS, find
from bagend.table.live import updates
from bagend.table.live.desk import Screen
from bagend.table.live.drawings import Drawings
from bagend.table.live.rehearsal import fill
from bagend.table.live.stages import stages
from bagend.table.live.tables import Tables
from bagend.table.live.updates import Feed, Page
from bagend.table.settings import Settings
from bagend.table.store.opening import open_store
from bagend.table.web.deflate import press
from table.guests import SHARED, Guest, answer_first, begin, open_house
from table.lone_table import think_first

SPECTATORS = 300


@pytest.mark.parametrize("key", KEYS)
def test_hundreds_of_spectators_cost_as_much_as_one(key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted: what is drawn, made into a question and written as JSON after an answer."""
    counted = {"encoded": 0, "asked": 0}

    def count(what: str, name: str) -> None:
        own = getattr(updates, name)

        def counting(*about: object) -> object:
            counted[what] += 1
            return own(*about)

        monkeypatch.setattr(updates, name, counting)

    count("encoded", "encode")
    count("asked", "question")

    async def costs(spectators: int) -> dict[str, int]:
        database = f"sqlite:///{tmp_path / f'{spectators}.db'}"
        (match,) = await asyncio.to_thread(fill, database, [find(key)], 1, 3)
        store = open_store(database)
        tables = Tables(store, think_first, Settings(database=database))
        table = await tables.table(match.match)
        drawings = Drawings()
        feed = Feed(drawings)
        screens = [Screen(table, set()) for _ in range(spectators)]
        pages = [feed.begin(screen.desk(), Page(), 0, True).page for screen in screens]
        counted.update(encoded=0, asked=0)
        drawings.misses, drawn = 0, stages.times["draw"]
        while not counted["encoded"]:
            assert table.asked is not None
            seats = {seat for seat in table.taken if table.acting({seat}) is not None}
            await table.answer(seats, table.answers(seats)[0], table.ply_of(seats), "")
            news = [feed.more(screen.desk(), page) for screen, page in zip(screens, pages, strict=True)]
            pages = [each.page for each in news]
        assert len({each.text for each in news}) == 1
        tables.stop()
        store.close()
        return {**counted, "drawn": stages.times["draw"] - drawn}

    one, many = (asyncio.run(costs(spectators)) for spectators in (1, SPECTATORS))
    assert many == one
    assert one["encoded"] == 1
    assert one["drawn"]


def test_what_several_pages_are_told_is_compressed_once(tmp_path: Path) -> None:
    with (
        open_house(tmp_path) as house,
        Guest(house.base) as host,
        Guest(house.base) as looker,
        ExitStack() as open_lines,
    ):
        path = host.make(SHARED)
        question = begin(host, path)
        pages = [open_lines.enter_context(looker.line(path)) for _ in range(5)]
        for page in pages:
            assert page.until(lambda question: not question["waiting"])
            assert page.socket.response is not None
            assert "server_no_context_takeover" in page.socket.response.headers["sec-websocket-extensions"]
        before = press.times
        answer_first(host, path, question)
        told = [page.hear() for page in pages]
        assert told[0]["frames"]
        assert all(each == told[0] for each in told)
        assert press.times == before + 1


def test_matches_are_rehearsed_alike_and_go_on(tmp_path: Path) -> None:
    games = [find(key) for key in KEYS]
    database = f"sqlite:///{tmp_path / 'one.db'}"
    made = fill(database, games, 8, 7)
    assert made == fill(f"sqlite:///{tmp_path / 'two.db'}", games, 8, 7)
    assert [each.game for each in made] == [*KEYS, *KEYS]

    async def go_on() -> None:
        store = open_store(database)
        tables = Tables(store, think_first, Settings(database=database))
        for each in made:
            table = await tables.table(each.match)
            seats = {seat for seat in table.taken if table.acting({seat}) is not None}
            ply = table.ply
            await table.answer(seats, table.answers(seats)[0], table.ply_of(seats), "")
            assert table.ply == ply + 1
        tables.stop()
        store.close()

    asyncio.run(go_on())


def test_matches_can_be_rehearsed_to_their_end(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'over.db'}"
    made = fill(database, [find("journey")], 2, 7, is_over=True)

    async def look() -> list[bool]:
        store = open_store(database)
        tables = Tables(store, think_first, Settings(database=database))
        over = [(await tables.table(each.match)).is_over for each in made]
        store.close()
        return over

    assert asyncio.run(look()) == [True, True]
