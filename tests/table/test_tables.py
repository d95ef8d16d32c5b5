"""A table by itself: rows first, then what they say; and the same table again from its rows."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest

from bagend.engine.errors import IllegalAction, NotYourTurn, OtherVersion
from bagend.engine.game import Game
from bagend.engine.kernel import Mode
from bagend.engine.records import Records
from bagend.engine.seats import SPECTATOR
from bagend.table.errors import NotBegun, NotOver, NotSaved, NotSeated, Stale
from bagend.table.live.desk import Screen
from bagend.table.live.question import question
from bagend.table.live.table import Table
from bagend.table.live.tables import Tables
from bagend.table.live.thinker import Asker, Reply
from bagend.table.settings import Settings
from bagend.table.store.rows import EntryRow, MatchRow, News
from table.lone_table import FRODO, GAME, SAM, Rows, a_row, a_table, run, think_first


async def play_on(table: Table, answers: int) -> None:
    """Let whoever is asked give the first answer, so many times."""
    for _ in range(answers):
        if table.asked is not None:
            await table.answer({table.asked}, table.answers({table.asked})[0], table.ply, "")
            await asyncio.sleep(0)


def test_a_row_is_written_before_anything_happens():
    rows = Rows()
    table = a_table("me", "me", rows=rows)
    seen: list[tuple[str, bool]] = []

    async def go() -> None:
        rows.before = lambda row: seen.append((row.kind, table.match is None))
        await table.number({FRODO, SAM}, "7")
        state = table.state.tobytes()
        rows.before = lambda row: seen.append((row.kind, table.state.tobytes() == state))
        await play_on(table, 1)

    run(go)
    assert seen == [("number", True), ("number", True), ("answer", True)]


def test_what_could_not_be_written_did_not_happen():
    rows = Rows()
    table = a_table("me", "me", rows=rows)

    async def go() -> None:
        await table.number({FRODO, SAM}, "7")
        asked = table.asked
        assert asked is not None
        before = (table.ply, table.state.tobytes(), len(table.story.events))
        rows.broken = True
        with pytest.raises(NotSaved):
            await table.answer({asked}, table.answers({asked})[0], table.ply, "n")
        assert (table.ply, table.state.tobytes(), len(table.story.events)) == before
        rows.broken = False
        await table.answer({asked}, table.answers({asked})[0], table.ply, "n")
        assert table.ply == before[0] + 1

    run(go)


def test_a_table_that_was_overtaken_reads_on():
    rows = Rows()

    async def go() -> None:
        tables = Tables(rows, think_first, Settings())
        ours = await tables.table("m" * 12)
        theirs = a_table("me", "me", rows=rows)
        await ours.number({FRODO, SAM}, "7")
        for row in rows.written:
            theirs.enact(row)
        both = {FRODO, SAM}
        await theirs.answer(both, theirs.answers(both)[0], theirs.ply, "")
        with pytest.raises(Stale):
            await ours.answer(both, ours.answers(both)[-1], ours.ply, "")
        assert await tables.table("m" * 12) is ours
        assert ours.state.tobytes() == theirs.state.tobytes()
        await ours.answer(both, ours.answers(both)[0], ours.ply, "")

    run(go)


def test_what_another_server_wrote_is_read_even_if_the_database_was_away():
    rows = Rows()

    async def go() -> None:
        ours, theirs = a_table("me", "me", rows=rows), a_table("me", "me", rows=rows)
        rows.unreadable = True
        await theirs.number({FRODO, SAM}, "7")
        seen = asyncio.Event()
        ours.arrive(frozenset(), seen.set)
        ours.hear(News("other", ours.id, "row"))
        # It has tried and failed by now.
        for _ in range(5):
            await asyncio.sleep(0)
        rows.unreadable = False
        await asyncio.wait_for(seen.wait(), 10)
        assert ours.state.tobytes() == theirs.state.tobytes()

    run(go)


def test_a_bot_that_was_overtaken_while_the_database_was_away_answers_all_the_same():
    rows = Rows()

    async def go() -> None:
        ours, theirs = a_table("me", "bot:uniform", rows=rows), a_table("me", "bot:uniform", rows=rows)
        await ours.number({FRODO}, "7")
        while ours.asked == FRODO:
            await ours.answer({FRODO}, ours.answers({FRODO})[0], ours.ply, f"n{ours.ply}")
        for row in rows.written:
            theirs.enact(row)
        # Another server takes the row that the bot is about to write, and nobody can read for a moment.
        rows.written.append(EntryRow(ours.id, ours.ply + 1, "name", "frodo", "Anna", "", 0.0))
        rows.unreadable = True
        failed = asyncio.Event()
        rows.before = lambda row: failed.set()
        await asyncio.wait_for(failed.wait(), 10)
        for _ in range(5):
            await asyncio.sleep(0)
        rows.unreadable = False
        answered = asyncio.Event()
        ours.arrive(frozenset(), lambda: answered.set() if ours.asked == FRODO else None)
        await asyncio.wait_for(answered.wait(), 20)
        assert ours.players[FRODO].name == "Anna"
        assert [row.seq for row in rows.written] == list(range(1, len(rows.written) + 1))

    run(go)


def test_a_bot_thinks_once_however_often_its_answer_cannot_be_written(monkeypatch: pytest.MonkeyPatch):
    rows = Rows()
    table = a_table("me", "bot:uniform", rows=rows)
    pauses: list[float] = []
    thoughts: list[int] = []
    tried: list[str] = []

    async def go() -> None:
        sleep = asyncio.sleep

        async def pause(seconds: float) -> None:
            if seconds:
                pauses.append(seconds)
            await sleep(0)

        async def think(*asked: object) -> Reply:
            thoughts.append(table.ply)
            return await think_first(*asked)  # type: ignore[arg-type]

        monkeypatch.setattr(asyncio, "sleep", pause)
        table._think = think
        await table.number({FRODO}, "7")
        while table.asked == FRODO:
            await table.answer({FRODO}, table.answers({FRODO})[0], table.ply, f"n{table.ply}")
        rows.broken = True
        rows.before = lambda row: tried.append(row.seat)
        while len(tried) < 9:
            await sleep(0)
        assert len(thoughts) == len(set(thoughts))
        assert pauses[:8] == [1, 2, 4, 8, 16, 32, 60, 60]
        rows.broken = False
        while table.asked == SAM:
            await sleep(0)
        assert thoughts == sorted(set(thoughts))
        table.stop()

    run(go)


def test_a_page_that_goes_away_does_not_stop_what_is_being_written():
    rows = Rows()
    table = a_table("me", "me", rows=rows)

    async def go() -> None:
        await table.number({FRODO, SAM}, "7")
        asked, ply = table.asked, table.ply
        assert asked is not None
        telling = asyncio.create_task(table.answer({asked}, table.answers({asked})[0], ply, "n"))
        await asyncio.sleep(0)
        telling.cancel()
        for _ in range(10):
            await asyncio.sleep(0)
        assert table.ply == ply + 1 == rows.written[-1].seq

    run(go)


@pytest.mark.parametrize("players", [("me", "me"), ("me", "bot:uniform", "me"), ("friend", "me", "me", "bot:greedy")])
def test_the_same_table_comes_again_from_its_rows(players: tuple[str, ...]):
    rows = Rows()
    table = a_table(*players, rows=rows, choose_split="yes")
    everybody = set(table.taken)

    async def go() -> None:
        for seat in table.taken:
            await table.claim(seat)
        await table.number(everybody, "7")
        for step in range(60):
            asked = table.asked
            if asked is None:
                break
            if table.to_undo(everybody):
                await table.undo(everybody, table.ply, f"u{step}")
            elif asked in table.persons(everybody):
                await table.answer(everybody, table.answers(everybody)[-1], table.ply, f"n{step}")
            for _ in range(5):
                await asyncio.sleep(0)
        if len(table.taken) > 2 and table.may_resign({FRODO}):
            await table.resign({FRODO}, "r")
        for _ in range(20):
            await asyncio.sleep(0)
        table.stop()

    run(go)
    again = a_table(*players, rows=Rows(), choose_split="yes")
    for row in rows.written:
        again.enact(row)
    assert again.state.tobytes() == table.state.tobytes()
    assert again.ply == table.ply > 20
    assert [event.state.tobytes() for event in again.story.events] == [
        event.state.tobytes() for event in table.story.events
    ]
    assert str(again.match and again.match.journal()) == str(table.match and table.match.journal())
    assert again._nonces == table._nonces
    one, other = (question(Screen(each, everybody).desk()) for each in (again, table))
    assert one == other


def test_undo_across_the_same_numbers_is_stale():
    """After an undo the same question is asked again, but an old answer to it does not count."""
    table = a_table("me", "me", choose_split="yes")

    async def go() -> None:
        await table.number({FRODO, SAM}, "7")
        both = {FRODO, SAM}
        for _ in range(400):
            if table.to_undo(both):
                break
            await table.answer(both, table.answers(both)[0], table.ply, "")
        old = table.ply
        await table.undo(both, old, "")
        with pytest.raises(Stale):
            await table.answer(both, table.answers(both)[0], old, "")

    run(go)


def test_everything_is_refused_before_the_match_begins():
    table = a_table("me", "friend")

    async def go() -> None:
        with pytest.raises(NotBegun):
            await table.answer({FRODO}, 1, 0, "")
        with pytest.raises(NotBegun):
            await table.undo({FRODO}, 0, "")
        with pytest.raises(NotSeated):
            await table.resign({FRODO}, "")

        async def make(row: MatchRow) -> str:
            raise AssertionError

        with pytest.raises(NotOver):
            await table.offer_rematch({FRODO}, make)
        assert table.ply == 0

    run(go)


def test_who_may_answer():
    table = a_table("me", "me")

    async def go() -> None:
        await table.number({FRODO, SAM}, "7")
        asked = table.asked
        assert asked is not None
        other = SAM if asked == FRODO else FRODO
        legal = table.answers({asked})
        with pytest.raises(NotYourTurn):
            await table.answer({other}, legal[0], table.ply, "")
        with pytest.raises(NotSeated):
            await table.answer(set(), legal[0], table.ply, "")
        with pytest.raises(IllegalAction) as wrong:
            await table.answer({asked}, 0, table.ply, "")
        assert wrong.value.facts["clause"] == "J-6"
        assert table.answers({other}) == ()
        assert table.viewer(set()) == SPECTATOR
        assert table.viewer({other}) == other
        assert table.viewer({FRODO, SAM}) == asked

    run(go)


def test_a_number_is_given_once():
    table = a_table("me", "friend")

    async def go() -> None:
        await table.number({FRODO}, "1")
        await table.number({FRODO}, "2")
        await table.claim(SAM)
        await table.claim(SAM)
        await table.number({SAM}, "3")
        await table.number({SAM}, "4")
        assert table.luck.numbers == ("1", "3")
        table.stop()

    run(go)


def test_bots_answer_one_after_the_other_until_a_person_is_asked():
    table = a_table("me", "bot:uniform", "bot:greedy")

    async def go() -> None:
        await table.number({FRODO}, "7")
        for _ in range(500):
            await asyncio.sleep(0)
        assert table.asked in (FRODO, None)
        assert table.is_idle

    run(go)


def test_a_bot_thinks_again_when_the_question_changed_meanwhile():
    asked: list[int] = []
    table = a_table("me", "bot:uniform")

    async def go() -> None:
        gate = asyncio.Event()

        async def think(game: Game, bot: str, views: Records, legal: Sequence[int], seed: int, asker: Asker) -> Reply:
            asked.append(table.ply)
            await gate.wait()
            return Reply(legal[0])

        table._think = think
        await table.number({FRODO}, "7")
        for _ in range(300):
            await asyncio.sleep(0)
            if table.asked == FRODO:
                await table.answer({FRODO}, table.answers({FRODO})[0], table.ply, "")
            elif table.to_undo({FRODO}):
                break
            else:
                gate.set()
                await asyncio.sleep(0)
                gate.clear()
        assert table.asked == SAM
        await asyncio.sleep(0)
        rows = table.ply
        await table.undo({FRODO}, rows, "")
        assert table.asked == FRODO
        gate.set()
        for _ in range(20):
            await asyncio.sleep(0)
        # The answer thought for the old question was thrown away.
        assert table.ply == rows + 1

    run(go)


def test_rows_that_the_rules_forbid_are_told_in_a_sentence(caplog: pytest.LogCaptureFixture):
    rows = Rows()
    rows.written = [
        EntryRow("m" * 12, seq, kind, seat, notation, "", 0.0)
        for seq, (kind, seat, notation) in enumerate(
            [("number", "frodo", "1"), ("number", "sam", "2"), ("answer", "frodo", "keep nothing")], 1
        )
    ]

    async def go() -> None:
        tables = Tables(rows, think_first, Settings())
        for _ in range(2):
            with pytest.raises(OtherVersion, match="can no longer play"):
                await tables.table("m" * 12)
        assert tables.in_memory() == []

    run(go)
    assert "row 3" in caplog.text


def test_other_rules_are_not_guessed():
    with pytest.raises(OtherVersion):
        Table(GAME, replace(a_row("me", "me"), version=99), Rows(), think_first, Mode.INTERPRETED, 1)


def test_a_table_goes_on_in_another_mode(mode: Mode):
    plain, fast = a_table("me", "me"), a_table("me", "me")

    async def go() -> None:
        for table in (plain, fast):
            await table.number({FRODO, SAM}, "7")
        fast.use(mode)
        for table in (plain, fast):
            await play_on(table, 40)

    run(go)
    assert plain.state.tobytes() == fast.state.tobytes()


def test_the_view_of_a_table_is_that_of_the_seat():
    table = a_table("me", "me")
    assert int(table.view(SAM)["viewer"][0]) == SAM
    assert not np.array_equal(table.view(SAM), table.view(SPECTATOR))
