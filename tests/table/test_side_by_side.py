"""Secret set-ups side by side: both place at the same time, and neither learns anything of the other."""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable, Sequence

import pytest

from bagend.engine.chance import Scripted
from bagend.engine.errors import IllegalAction, NothingToUndo, NotYourTurn
from bagend.engine.game import Game
from bagend.engine.kernel import Mode
from bagend.engine.match import Match
from bagend.engine.records import Records
from bagend.engine.seats import SPECTATOR
from bagend.games import all_games, find
from bagend.games.confrontation.actions import Phase
from bagend.table.errors import Stale
from bagend.table.live.desk import Screen
from bagend.table.live.drawings import Drawings
from bagend.table.live.match import Seats
from bagend.table.live.question import question
from bagend.table.live.secret_setup import Early, is_in_secret, may_be_early
from bagend.table.live.table import Table
from bagend.table.live.thinker import Asker, Reply
from bagend.table.live.updates import Feed, Page
from bagend.table.live.wire import Question
from bagend.table.store.rows import MatchRow
from bagend.table.words import table_words
from table.lone_table import Rows, run

GAME = find("confrontation")
LIGHT, DARK = range(2)
WORDS = (GAME.words(), table_words())
FIGURES = {
    LIGHT: ["frodo", "sam", "pippin", "merry", "gandalf"],
    DARK: ["balrog", "shelob", "warg", "orcs", "saruman"],
}


def asked(table: Table, seats: Seats) -> Question:
    return question(Screen(table, seats).desk())


async def think_first(game: Game, bot: str, views: Records, legal: Sequence[int], seed: int, asker: Asker) -> Reply:
    return Reply(legal[-1])


def a_table(players: Sequence[str] = ("me", "me"), rows: Rows | None = None) -> Table:
    light, dark = players
    row = MatchRow("m" * 12, GAME.key, GAME.version, {}, {"light": light, "dark": dark}, "", "aa" * 32, "", 0.0)
    return Table(GAME, row, rows or Rows(), think_first, Mode.INTERPRETED, patience=60)


async def answer(table: Table, seat: int, verb: str) -> None:
    """Give the first answer of this seat that begins with these words."""
    notation = {GAME.answers.notation(action): action for action in table.answers({seat})}
    chosen = next(name for name in notation if name.startswith(verb))
    await table.answer({seat}, notation[chosen], table.ply_of({seat}), "")


async def set_up(table: Table, seat: int) -> None:
    """Set a side up, ready-made."""
    await answer(table, seat, "arrange")
    await answer(table, seat, "ready")


def in_a_begun(test: Callable[[Table], Awaitable[None]], *players: str) -> tuple[Table, Rows]:
    rows = Rows()
    table = a_table(players or ("me", "me"), rows)

    async def go() -> None:
        await table.number(set(table.persons({LIGHT, DARK})), "7")
        await test(table)
        table.stop()

    run(go)
    return table, rows


# What is early is the same as what is in time.


@pytest.mark.parametrize("game", [game for game in all_games() if game.secret_setup], ids=lambda game: game.key)
def test_the_early_view_is_byte_for_byte_that_of_the_turn(game: Game):
    """Whatever the others have placed, and whatever luck they had."""
    for seed in range(20):
        chance = random.Random(seed)
        match = Match(game, seed=seed)
        early = {seat: Early(match, seat) for seat in match.taken if may_be_early(match, seat)}
        assert early
        answers: list[str] = []
        while is_in_secret(match):
            seat, legal = match.seat, match.legal_actions()
            if seat in early:
                assert early[seat].is_asked
                assert early[seat].legal_actions() == legal
                shown = early[seat].state
                assert match.view(seat, shown).tobytes() == match.view(seat).tobytes()
            action = chance.choice(legal)
            draws = match.draws
            match.play(action)
            if seat in early:
                early[seat].play(game.answers.notation(action))
                answers.append(game.answers.notation(action))
                if match.draws > draws:
                    assert early[seat].waits_for_luck
                    break
        assert answers


def test_early_luck_does_not_foretell_the_real():
    """A draw falls when the turn comes; before, nothing is drawn at all."""
    match = Match(GAME, luck=Scripted([], seed=3))
    early = Early(match, DARK)
    early.play("scatter")
    assert early.waits_for_luck
    assert not early.is_asked
    assert early.legal_actions() == []
    early.undo()
    assert early.is_asked
    assert early.answers == []


# Both orders of finishing.


@pytest.mark.parametrize("first", [LIGHT, DARK])
def test_whoever_is_ready_first_the_same_match_begins(first: int):
    async def test(table: Table) -> None:
        await set_up(table, first)
        await set_up(table, 1 - first)
        assert table.match is not None
        assert table.match.phase == Phase.TURN
        assert table.asked == DARK

    table, _ = in_a_begun(test)
    plain = Match(GAME, luck=table.luck)
    for seat in (LIGHT, DARK):
        for verb in ("arrange", "ready"):
            plain.play(next(one.notation for one in plain.legal() if one.notation.startswith(verb)), seat)
    assert plain.state.tobytes() == table.state.tobytes()
    assert str(plain.journal()) == str(table.match and table.match.journal())
    for seats in ({LIGHT}, {DARK}, set()):
        told = [event.caption(GAME, *WORDS, table.called) for event in table.story.seen_by(seats)]
        assert [told.count(f"{side} is ready.") for side in ("Light", "Dark")] == [1, 1]
    placed = [event for event in table.story.seen_by({DARK}) if event.audience == 1 << DARK]
    assert len([event for event in placed if event.kind]) == 6, "five figures are placed, and the others stay at home"


def test_both_are_told_what_is_going_on():
    async def test(table: Table) -> None:
        mine, theirs = (asked(table, {seat}) for seat in (LIGHT, DARK))
        assert mine["yours"]
        assert theirs["yours"]
        assert mine["meanwhile"] == "Dark is setting up too."
        assert theirs["meanwhile"] == "Light is setting up too."
        assert asked(table, set())["meanwhile"] == "Dark is setting up too."
        assert (theirs["seat"], theirs["prompt"][:5]) == ("dark", "Dark,")
        assert [seat["asked"] for seat in theirs["seats"]] == [True, True]
        await set_up(table, DARK)
        theirs = asked(table, {DARK})
        assert not theirs["yours"]
        assert theirs["undo"]
        assert theirs["prompt"] == "You are ready. Waiting for Light …"
        assert asked(table, {LIGHT})["meanwhile"] == "Dark is ready and waiting."
        await set_up(table, LIGHT)
        assert asked(table, {LIGHT})["meanwhile"] == ""
        assert asked(table, {DARK})["yours"]

    in_a_begun(test)


def test_a_draw_is_announced_for_later_and_falls_then():
    async def test(table: Table) -> None:
        await answer(table, DARK, "scatter")
        assert "draw is made" in asked(table, {DARK})["prompt"]
        assert table.match is not None
        assert table.match.draws == 0
        await set_up(table, LIGHT)
        assert table.match.draws > 0
        assert table.asked == DARK
        await answer(table, DARK, "ready")
        assert table.match.phase == Phase.TURN

    in_a_begun(test)


def test_at_one_screen_nobody_is_early():
    async def test(table: Table) -> None:
        both = {LIGHT, DARK}
        assert table.acting(both) == table.viewer(both) == LIGHT
        assert asked(table, both)["meanwhile"] == ""
        await set_up(table, LIGHT)
        assert table.acting(both) == DARK

    in_a_begun(test)


def test_a_bot_sets_up_in_its_turn_and_is_not_disturbed():
    asked: list[int] = []

    async def test(table: Table) -> None:
        gate = asyncio.Event()

        async def think(game: Game, bot: str, views: Records, legal: Sequence[int], seed: int, asker: Asker) -> Reply:
            asked.append(seed)
            await gate.wait()
            return Reply(legal[1] if len(legal) > 1 else legal[0])

        table._think = think
        table.changed()
        await asyncio.sleep(0)
        await answer(table, DARK, "arrange")
        gate.set()
        for _ in range(50):
            await asyncio.sleep(0)
        assert table.asked == DARK
        assert len(asked) == len(set(asked)), "no thought was thrown away"
        assert table.match is not None
        assert [entry.seat for entry in table.match.entries].count(DARK) == 1

    in_a_begun(test, "bot:uniform", "me")


# Undo, and messages that come too late.


def test_undo_takes_back_what_is_early():
    async def test(table: Table) -> None:
        before = table.view(DARK).tobytes()
        assert not table.to_undo({DARK})
        with pytest.raises(NothingToUndo):
            await table.undo({DARK}, table.ply_of({DARK}), "")
        await answer(table, DARK, "place")
        await answer(table, DARK, "place")
        await table.undo({DARK}, table.ply_of({DARK}), "")
        await table.undo({DARK}, table.ply_of({DARK}), "")
        assert table.view(DARK).tobytes() == before
        await set_up(table, DARK)
        await table.undo({DARK}, table.ply_of({DARK}), "")
        assert table.acting({DARK}) == DARK
        await set_up(table, LIGHT)
        assert table.asked == DARK
        assert table.to_undo({DARK}), "what was early is now an answer like any other"

    table, _ = in_a_begun(test)
    for seats in ({LIGHT}, set()):
        assert not [event for event in table.story.seen_by(seats) if event.word]
    assert len([event for event in table.story.seen_by({DARK}) if event.word]) == 3


def test_what_the_other_does_makes_no_answer_stale():
    async def test(table: Table) -> None:
        mine = table.ply_of({LIGHT})
        for verb in ("place", "place"):
            await answer(table, DARK, verb)
        assert table.ply_of({LIGHT}) == mine
        assert table.ply_of(set()) == mine
        theirs = table.ply_of({DARK})
        await table.answer({LIGHT}, table.answers({LIGHT})[-1], mine, "")
        await set_up_rest(table, LIGHT)
        # Light is ready: what was early is now in time, and the same is asked as before.
        assert table.asked == DARK
        assert table.ply_of({DARK}) == theirs
        await table.answer({DARK}, table.answers({DARK})[-1], theirs, "")
        with pytest.raises(Stale):
            await table.answer({DARK}, table.answers({DARK})[-1], theirs, "")

    in_a_begun(test)


async def set_up_rest(table: Table, seat: int) -> None:
    while table.match is not None and is_in_secret(table.match) and table.acting({seat}) == seat:
        await table.answer({seat}, table.answers({seat})[-1], table.ply_of({seat}), "")


def test_an_old_early_answer_is_stale_and_another_seats_is_refused():
    async def test(table: Table) -> None:
        old = table.ply_of({DARK})
        light = table.answers({LIGHT})[-1]
        with pytest.raises(IllegalAction):
            await table.answer({DARK}, light, old, "")
        await answer(table, DARK, "place")
        with pytest.raises(Stale):
            await table.answer({DARK}, table.answers({DARK})[-1], old, "")
        await set_up_rest(table, DARK)
        with pytest.raises(NotYourTurn):
            await table.answer({DARK}, light, table.ply_of({DARK}), "")

    in_a_begun(test)


def test_a_shared_screen_does_not_tell_one_side_what_the_other_would_take_back():
    """Dark has begun on a device of its own; the screen that both share shows what Light sees."""

    async def test(table: Table) -> None:
        await answer(table, DARK, "place")
        assert Screen(table, {DARK}).desk().undo
        shared = Screen(table, {LIGHT, DARK}, eyes=LIGHT)
        assert shared.desk().acting == LIGHT
        assert shared.desk().undo == ""
        await answer(table, LIGHT, "place")
        assert shared.desk().undo == Screen(table, {LIGHT}).desk().undo != ""

    in_a_begun(test)


def test_once_both_are_ready_the_set_up_is_over():
    async def test(table: Table) -> None:
        await set_up_rest(table, LIGHT)
        await set_up_rest(table, DARK)
        assert table.asked == DARK
        assert not table.to_undo({DARK})
        with pytest.raises(NothingToUndo):
            await table.undo({DARK}, table.ply_of({DARK}), "")

    in_a_begun(test)


# Nothing leaks.


def sent_to(seats: set[int], placing: list[tuple[int, str]]) -> list[tuple[str, str]]:
    """All that these seats are sent while the table is told this."""
    sent: list[tuple[str, str]] = []

    async def test(table: Table) -> None:
        feed, screen = Feed(Drawings()), Screen(table, seats)
        news = feed.begin(screen.desk(), Page(has_sections=True), 0, True)
        sent.append((news.text, ""))
        for seat, verb in placing:
            if verb == "undo":
                await table.undo({seat}, table.ply_of({seat}), "")
            else:
                await answer(table, seat, verb)
            news = feed.more(screen.desk(), news.page)
            assert "anew" not in json.loads(news.text or "{}")
            assert table.match is not None
            journal = str(table.match.journal(next(iter(seats), SPECTATOR)))
            if news.text or journal != sent[-1][1]:
                sent.append((news.text, journal))

    in_a_begun(test)
    return sent


@pytest.mark.parametrize("side", [LIGHT, DARK])
def test_what_is_placed_and_how_changes_no_byte_for_others(side: int):
    """Ready-made, figure by figure or with one taken back: everybody else is sent the same."""
    ways = [
        [(side, "arrange")],
        [(side, f"place {figure}") for figure in FIGURES[side]],
        [(side, "place"), (side, "undo"), *((side, f"place {figure}") for figure in reversed(FIGURES[side]))],
    ]
    for seats in ({1 - side}, set[int]()):
        told = [sent_to(seats, [(1 - side, "place"), *way, (side, "ready")]) for way in ways]
        assert told[0] == told[1] == told[2]
        assert len(told[0]) > 2


# From its rows again.


def test_the_same_set_up_comes_again_from_its_rows():
    async def test(table: Table) -> None:
        await answer(table, DARK, "place")
        await answer(table, LIGHT, "place")
        await answer(table, DARK, "place")
        await table.undo({DARK}, table.ply_of({DARK}), "")

    table, rows = in_a_begun(test)
    again = a_table()
    for row in rows.written:
        again.enact(row)
    for seats in ({LIGHT}, {DARK}, set[int](), {LIGHT, DARK}):
        assert asked(again, seats) == asked(table, seats)
        told = [
            [event.caption(GAME, *WORDS, one.called) for event in one.story.seen_by(seats)] for one in (again, table)
        ]
        assert told[0] == told[1]

    async def go_on() -> None:
        await set_up_rest(again, DARK)
        await set_up_rest(again, LIGHT)
        assert again.match is not None
        assert again.match.phase == Phase.TURN

    run(go_on)
