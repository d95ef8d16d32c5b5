"""Clocks: time runs for persons only, a bot steps in at zero, and a restart or an undo changes nothing of it."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bagend.engine.kernel import Mode
from bagend.games import find
from bagend.table.errors import BadForm
from bagend.table.live.clock import CHOICES, read_clock
from bagend.table.live.desk import Screen
from bagend.table.live.question import question
from bagend.table.live.table import Table
from bagend.table.store.rows import MatchRow
from bagend.table.words import table_words
from proof import some
from table.fake_time import FakeTime, settle
from table.guests import SHARED, TWO, Guest, begin, begin_two, open_house, wait_for
from table.lone_table import FRODO, GAME, SAM, Rows, a_row, run, think_first

BOTH = frozenset({FRODO, SAM})
CONFRONTATION = find("confrontation")


def a_clocked_table(clock: str, *players: str, rows: Rows | None = None, time: FakeTime | None = None) -> Table:
    row = replace(a_row(*players, choose_split="yes"), clock=clock)
    return Table(GAME, row, rows or Rows(), think_first, Mode.INTERPRETED, 60, time or FakeTime())


def left(table: Table, seat: int) -> float:
    """How much time a seat has now."""
    shown = table.clocks.shown(seat)
    assert shown is not None
    rest, since = shown
    return rest - (table.timepiece.now() - since if since is not None else 0)


async def answer(table: Table, choice: int = 0) -> int:
    """Let whoever is asked answer; who it was."""
    asked = table.asked
    assert asked is not None
    await table.answer({asked}, table.legal(asked)[choice], table.ply_of({asked}), "")
    await settle()
    return asked


async def until(table: Table, wanted: Callable[[], bool]) -> None:
    """Answer until it is as wanted."""
    for _ in range(400):
        if wanted():
            return
        await answer(table)
    raise AssertionError("it never came to that")


def test_time_runs_for_whoever_is_asked_and_for_nobody_else():
    time = FakeTime()
    table = a_clocked_table("match-600", "me", "me", time=time)

    async def go() -> None:
        time.pass_by(1000)
        await table.number(BOTH, "7")
        asked = table.asked
        assert asked is not None
        other = SAM if asked == FRODO else FRODO
        time.pass_by(100)
        assert (left(table, asked), left(table, other)) == (500, 600)
        await until(table, lambda: table.asked == other)
        time.pass_by(50)
        assert (left(table, asked), left(table, other)) == (500, 550)

    run(go)


def test_a_move_has_its_time_anew():
    time = FakeTime()
    table = a_clocked_table("move-30", "me", "me", time=time)

    async def go() -> None:
        await table.number(BOTH, "7")
        for _ in range(6):
            time.pass_by(29)
            asked = await answer(table)
            now = table.asked
            assert now is not None
            assert left(table, now) == 30
        assert not any(event.word for event in table.story.events)
        assert asked in BOTH

    run(go)


def test_a_clock_that_was_set_back_meanwhile_still_runs_out():
    time = FakeTime()
    table = a_clocked_table("move-30", "me", "me", time=time)

    async def go() -> None:
        await table.number(BOTH, "7")
        time.pass_by(30)
        time.set_back(10)
        await settle()
        assert not any(event.word for event in table.story.events)
        time.pass_by(10)
        await settle()
        assert [event.word for event in table.story.events if event.word] == ["log-late"]
        table.stop()

    run(go)


@pytest.mark.parametrize("clock", ["move-30", "match-600"])
def test_undo_gives_no_time_back(clock: str):
    """Neither for the question that is asked again, nor for the one after it."""
    time = FakeTime()
    table = a_clocked_table(clock, "me", "me", time=time)
    whole = CHOICES[clock].seconds

    async def go() -> None:
        await table.number(BOTH, "7")
        # Only the last answer can be undone, so nothing but it takes time here.
        await until(table, lambda: len(table.legal(table.asked or 0)) > 1 and might_undo(table))
        asked = table.asked
        assert asked is not None
        time.pass_by(20)
        await answer(table)
        after = whole if clock == "move-30" else whole - 20
        assert (table.asked, left(table, asked)) == (asked, after)
        time.pass_by(5)
        await table.undo({asked}, table.ply_of({asked}), "")
        assert left(table, asked) == (whole - 20 if clock == "move-30" else whole - 25)
        await answer(table)
        assert left(table, asked) == (whole - 5 if clock == "move-30" else whole - 25)

    run(go)


def might_undo(table: Table) -> bool:
    """Whether the first answer to this question could be undone."""
    assert table.match is not None
    fork = table.match.fork(len(table.match.entries), table.match.luck)
    asked = fork.seat
    fork.play(fork.legal_actions()[0])
    return fork.seat == asked and fork.may_undo(asked)


def test_when_the_time_for_a_move_is_up_a_bot_makes_it():
    time, rows = FakeTime(), Rows()
    table = a_clocked_table("move-60", "me", "me", rows=rows, time=time)

    async def go() -> None:
        await table.number(BOTH, "7")
        asked = table.asked
        assert asked is not None
        time.pass_by(59.9)
        await settle()
        assert rows.written[-1].kind == "number"
        time.pass_by(0.1)
        await settle()
        late = rows.written[-1]
        assert (late.kind, late.seat, late.spent) == ("late", GAME.seats[asked], 60)
        assert not table.players[asked].is_bot
        assert [event.word for event in table.story.events if event.word] == ["log-late"]
        assert not table.is_over
        # The next question has its own time, and what the bot did stays done.
        now = table.asked
        assert now is not None
        assert left(table, now) == 60
        assert table.to_undo({asked}) is None

    run(go)


def test_when_the_time_for_the_match_is_up_a_bot_plays_on():
    time, rows = FakeTime(), Rows()
    table = a_clocked_table("match-600", "me", "me", rows=rows, time=time)

    async def go() -> None:
        await table.number(BOTH, "7")
        asked = table.asked
        assert asked is not None
        time.pass_by(600)
        await settle()
        assert [row.seat for row in rows.written if row.kind == "timeout"] == [GAME.seats[asked]]
        assert table.players[asked].is_bot
        assert not table.is_over
        other = SAM if asked == FRODO else FRODO
        assert not table.players[other].is_bot
        assert table.asked in (other, None)
        table.stop()

    run(go)


def test_an_answer_in_the_last_moment_counts():
    """The bot is still thinking when the answer comes: it is not heard any more."""
    time, rows = FakeTime(), Rows()
    table = a_clocked_table("move-30", "me", "me", rows=rows, time=time)

    async def go() -> None:
        await table.number(BOTH, "7")
        asked = table.asked
        assert asked is not None
        time.pass_by(30)
        await table.answer({asked}, table.legal(asked)[-1], table.ply_of({asked}), "")
        await settle()
        assert [row.kind for row in rows.written[2:]] == ["answer"]

    run(go)


def test_bots_and_chance_cost_nothing():
    time = FakeTime()
    table = a_clocked_table("match-600", "me", "bot:uniform", time=time)

    async def go() -> None:
        await table.number({FRODO}, "7")
        await settle()
        for _ in range(6):
            if table.asked == FRODO:
                await answer(table)
            await settle()
        assert left(table, FRODO) == 600
        assert question(Screen(table, {FRODO}).desk())["seats"][SAM]["clock"] is None

    run(go)


def test_a_restart_costs_nobody_time():
    """What the server was down is not counted, neither now nor when the rows are read again later."""
    time, rows = FakeTime(), Rows()
    table = a_clocked_table("match-600", "me", "me", rows=rows, time=time)

    async def before() -> None:
        await table.number(BOTH, "7")
        time.pass_by(10)
        await answer(table)
        time.pass_by(5)
        table.stop()

    run(before)
    asked = table.asked
    assert asked is not None
    had = left(table, asked) + 5

    def again() -> Table:
        made = a_clocked_table("match-600", "me", "me", rows=rows, time=time)
        for row in rows.written:
            made.enact(row)
        return made

    time.pass_by(5000)
    second = again()
    second.clocks.since = time.now()
    assert left(second, asked) == had

    async def after() -> None:
        second.changed()
        time.pass_by(7)
        await settle()
        await answer(second)
        assert rows.written[-1].spent == 7
        second.stop()

    run(after)
    time.pass_by(100_000)
    third = again()
    third.clocks.since = time.now()
    assert left(third, asked) == had - 7


def test_a_clock_that_ran_out_unseen_is_noticed_when_the_table_is_opened():
    time, rows = FakeTime(), Rows()
    table = a_clocked_table("move-86400", "me", "me", rows=rows, time=time)

    async def go() -> None:
        await table.number(BOTH, "7")
        table.stop()
        time.pass_by(86400)
        again = a_clocked_table("move-86400", "me", "me", rows=rows, time=time)
        for row in rows.written:
            again.enact(row)
        again.changed()
        time.pass_by(0)
        await settle()
        assert rows.written[-1].kind == "late"
        again.stop()

    run(go)


def test_what_cannot_be_written_is_tried_again():
    time, rows = FakeTime(), Rows()
    table = a_clocked_table("move-30", "me", "me", rows=rows, time=time)

    async def go() -> None:
        await table.number(BOTH, "7")
        rows.broken = True
        time.pass_by(30)
        await settle()
        rows.broken = False
        time.pass_by(1)
        await settle()
        assert rows.written[-1].kind == "late"

    run(go)


def set_up(clock: str, time: FakeTime, rows: Rows) -> Table:
    row = MatchRow(
        "m" * 12,
        CONFRONTATION.key,
        CONFRONTATION.version,
        {},
        {"light": "me", "dark": "me"},
        "",
        "aa" * 32,
        "",
        0.0,
        clock,
    )
    return Table(CONFRONTATION, row, rows, think_first, Mode.INTERPRETED, 60, time)


def test_both_clocks_run_while_both_set_up_in_secret():
    """And nobody sees from the other's clock how often they have answered."""
    time = FakeTime()
    table = set_up("match-600", time, Rows())
    light, dark = range(2)

    async def go() -> None:
        await table.number({light, dark}, "7")
        time.pass_by(10)
        assert (left(table, light), left(table, dark)) == (590, 590)
        seen = question(Screen(table, {light}).desk())
        await table.answer({dark}, table.legal(dark)[-1], table.ply_of({dark}), "")
        assert table.acting({dark}) == dark
        assert question(Screen(table, {light}).desk()) == seen
        assert [seat["clock"] is None for seat in seen["seats"]] == [False, True]
        time.pass_by(10)
        assert (left(table, light), left(table, dark)) == (580, 580)
        watching = question(Screen(table, set()).desk())["seats"]
        assert [seat["clock"] for seat in watching] == [None, None]
        table.stop()

    run(go)


def test_a_secret_set_up_is_finished_in_time():
    """Whose time runs out while they set up has a bot place the rest, move by move, and nobody else hears of it."""
    time, rows = FakeTime(), Rows()
    table = set_up("move-30", time, rows)
    light, dark = range(2)

    async def go() -> None:
        await table.number({light, dark}, "7")
        time.pass_by(30)
        await settle(200)
        assert sorted(row.seat for row in rows.written if row.kind == "late") == ["dark", "light"]
        told = [[event.word for event in table.story.seen_by({seat}) if event.word] for seat in (light, dark)]
        assert told == [["log-late"], ["log-late"]]
        assert not [event for event in table.story.seen_by(set()) if event.word]
        for _ in range(40):
            if not table.is_in_secret_setup:
                break
            time.pass_by(30)
            await settle(200)
        assert not table.is_in_secret_setup
        again = set_up("move-30", time, Rows())
        for row in rows.written:
            again.enact(row)
        assert again.state.tobytes() == table.state.tobytes()
        assert [again.clocks.shown(seat) for seat in (light, dark)] == [table.clocks.shown(s) for s in (light, dark)]
        table.stop()

    run(go)


def test_where_all_play_together_a_bot_takes_the_seat():
    game = find("mountdoom")
    players = dict.fromkeys(game.seats[:2], "me")
    time, rows = FakeTime(), Rows()
    row = MatchRow("m" * 12, game.key, game.version, {}, players, "", "aa" * 32, "", 0.0, "match-600")
    table = Table(game, row, rows, think_first, Mode.INTERPRETED, 60, time)

    async def go() -> None:
        await table.number({0, 1}, "7")
        asked = table.asked
        assert asked is not None
        time.pass_by(600)
        await settle()
        assert table.players[asked].is_bot
        assert not table.is_over
        table.stop()

    run(go)


def test_without_a_clock_nothing_is_counted():
    time, rows = FakeTime(), Rows()
    table = a_clocked_table("", "me", "me", rows=rows, time=time)

    async def go() -> None:
        await table.number(BOTH, "7")
        time.pass_by(10**9)
        await answer(table)
        assert [row.spent for row in rows.written] == [0, 0, 0]
        assert [seat["clock"] for seat in question(Screen(table, BOTH).desk())["seats"]] == [None, None]

    run(go)


@pytest.mark.parametrize("clock", ["move", "move-31", "blitz", "match--1", "move-30 "])
def test_a_clock_that_is_not_in_the_list_is_refused(host: Guest, clock: str):
    with pytest.raises(BadForm):
        read_clock(clock)
    answer = host.http.post("/matches", data={"game": "journey", **SHARED, "clock": clock})
    assert answer.status_code == 400
    assert "Choose one of the clocks in the list." in answer.text


def test_what_happens_at_zero_is_said_before_the_start(host: Guest, friend: Guest):
    words = table_words()
    home = host.http.get("/").text
    for word in some(("clock-zero-move", "clock-zero-match-each", "clock-fair")):
        assert words(word) in home
    path = host.make(TWO, clock="match-1200")
    for page in (host.http.get(path).text, host.http.get(path).text):
        assert "20 minutes each for the whole game. If your time runs out, a bot plays the rest" in page
    friend.http.get(host.links(path)[0])
    assert words("clock-zero-match") in friend.http.get(path).text


def test_a_form_that_comes_back_keeps_its_clock(host: Guest):
    answer = host.http.post("/matches", data={"game": "journey", "seat-frodo": "nobody-known", "clock": "move-180"})
    assert answer.status_code == 400
    assert 'value="move-180" selected' in answer.text


def test_the_rematch_has_the_same_clock(host: Guest, friend: Guest):
    path = begin_two(host, friend, {**TWO, "clock": "match-600"})
    host.tell(path, "resign")
    host.tell(path, "rematch")
    new = host.http.get(f"{path}/rematch").headers["location"]
    friend.http.get(f"{path}/rematch")
    for guest in (host, friend):
        guest.tell(new, "number", number="1")
    clocks = [seat["clock"] for seat in host.question(new)["seats"]]
    assert [clock["left"] for clock in clocks] == [600, 600]
    # When a match is over nobody's time matters any more.
    assert [seat["clock"] for seat in host.question(path)["seats"]] == [None, None]


def test_the_page_is_told_the_time_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """And after a timeout everybody hears of it, whoever lost the line meanwhile included."""
    monkeypatch.setenv("BAGEND_MODE", "interpreted")
    time = FakeTime()
    with open_house(tmp_path, timepiece=time) as house, Guest(house.base) as guest:
        path = guest.make({**SHARED, "clock": "move-30"})
        ply = begin(guest, path)["ply"]
        with guest.line(path) as line:
            assert line.hear() == {"type": "now", "now": 1000.0}
            line.hear()
            time.pass_by(30)
            told = line.until(lambda asked: asked["ply"] > ply)
            assert any("Time is up" in frame["caption"] for frame in told["frames"])
        journal = guest.http.get(f"{path}/journal").text
        assert "late" not in journal
        wait_for(lambda: guest.question(path)["yours"])
