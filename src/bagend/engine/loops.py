"""Loops: the doors through which Python calls a game's hot functions, and the hot loops any game borrows.

Each `make_` function closes over plain functions of a game, so the same door runs as it stands or compiled, and the
compiler's cache finds it again in the next process.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from bagend.engine import compile_cache, kernel
from bagend.engine.chance import Stream, below
from bagend.engine.film import FILM_ROOM, Film
from bagend.engine.game import Game
from bagend.engine.kernel import Mode, copy_record, hot, lane, lanes
from bagend.engine.records import Record, Records, Row
from bagend.engine.seats import CHANCE, NOBODY

Door = Callable[..., Any]

MOST_LEGAL = 4096
"""Room for the answers to one question."""


def make_legal(legal: Door) -> Door:
    def legal_door(states: Records, out: Row) -> int:
        n: int = legal(states[0], out)
        return n

    return legal_door


def make_apply(apply: Door) -> Door:
    def apply_door(states: Records, action: int, film: Film) -> None:
        apply(states[0], action, film)

    return apply_door


def make_chance_outcomes(outcomes: Door) -> Door:
    def chance_outcomes_door(states: Records) -> int:
        n: int = outcomes(states[0])
        return n

    return chance_outcomes_door


def make_draw(draw: Door) -> Door:
    def draw_door(states: Records, k: int) -> int:
        answer: int = draw(states[0], k)
        return answer

    return draw_door


def make_audience(audience: Door) -> Door:
    def audience_door(states: Records, action: int) -> int:
        seats: int = audience(states[0], action)
        return seats

    return audience_door


def make_view(view: Door) -> Door:
    def view_door(states: Records, seat: int, views: Records) -> None:
        view(states[0], seat, views[0])

    return view_door


def make_suppose(suppose: Door) -> Door:
    def suppose_door(views: Records, streams: Records, states: Records) -> None:
        suppose(views[0], streams[0], states[0])

    return suppose_door


ALWAYS = 100
"""Of a hundred answers, all."""


@hot
def choose_uniformly(seen: Record, legal: Row, n: int, stream: Stream) -> int:
    """Any answer, equally likely."""
    return legal[below(stream, n)]


def make_playouts(game: Game, choose: Door = choose_uniformly, reads_state: bool = True) -> Door:
    """The loop in which whole matches are played, every seat answering by the policy `choose`.

    `choose(seen, legal, n, stream, *extra)` is hot.  It is given the State, or else its seat's View.
    """
    legal, apply, outcomes, draw, view = game.legal, game.apply, game.chance_outcomes, game.draw, game.view
    # Known when the loop is compiled, so that random playouts ask for no share of uniform answers.
    is_uniform = choose is choose_uniformly

    def playouts(
        first: Records,
        states: Records,
        seeds: Row,
        playing: Records,
        streams: Records,
        views: Records,
        uniform: Row,
        out: Row,
        film: Film,
        longest: int,
        lengths: Row,
        decisions: Row,
        extra: Any,
    ) -> None:
        """Play a match from `first` for each of `states`, which get its end.

        Of a hundred answers of a seat `uniform[seat]` are uniform, whatever the policy.  `lengths` gets the answers of
        each match, CHANCE included, `decisions` those of seats.  `playing`, `streams` and `views` have room for one.
        """
        state, stream = playing[0], streams[0]
        i = lane()
        is_new = True
        length = decided = 0
        # One loop, not a loop over matches with one over answers inside: on a GPU a lane that has finished a match
        # begins the next at once, instead of waiting for its neighbours.
        while i < len(states):
            if is_new:
                copy_record(playing, 0, first[0])
                stream.x = seeds[i]
                length = decided = 0
                is_new = False
            if state.seat == NOBODY or length == longest:
                copy_record(states, i, state)
                lengths[i], decisions[i] = length, decided
                i += lanes()
                is_new = True
                continue
            if state.seat == CHANCE:
                action = draw(state, below(stream, outcomes(state)))
            else:
                n = legal(state, out)
                decided += 1
                share = ALWAYS if is_uniform else uniform[state.seat]
                if share == ALWAYS or (share > 0 and below(stream, ALWAYS) < share):
                    action = out[below(stream, n)]
                elif reads_state:
                    action = choose(state, out, n, stream, *extra)
                else:
                    view(state, state.seat, views[0])
                    action = choose(views[0], out, n, stream, *extra)
            apply(state, action, film)
            length += 1

    return playouts


class Played(NamedTuple):
    """What came of some matches."""

    states: Records
    """As each ended."""

    lengths: Row
    """The answers of each, CHANCE included."""

    decisions: int
    """The answers of seats in all of them."""


def play_out(
    game: Game, playouts: Door, first: Records, seeds: Row, uniform: Sequence[int] | None = None, extra: Any = ()
) -> Played:
    """A match from `first` for each seed, in a loop that `make_playouts` made; uniform unless told otherwise."""
    states = game.State.blank(len(seeds))
    lengths, decisions = np.zeros(len(seeds), np.int64), np.zeros(len(seeds), np.int64)
    shares = np.array([ALWAYS] * len(game.seats) if uniform is None else uniform, np.int64)
    out, film = np.zeros(MOST_LEGAL, np.int64), Film.blank(game.State, 0)
    room = (game.State.blank(), Stream.blank(), game.View.blank(), shares, out, film, game.longest)
    playouts(first, states, seeds, *room, lengths, decisions, extra)
    return Played(states, lengths, int(decisions.sum()))


def make_batch_step(game: Game) -> Door:
    legal, apply, outcomes, draw, view = game.legal, game.apply, game.chance_outcomes, game.draw, game.view

    def batch_step(
        first: Records,
        states: Records,
        streams: Records,
        actions: Row,
        listed: Row,
        counts: Row,
        mask: Row,
        views: Records,
        ended: Row,
        winners: Row,
        film: Film,
    ) -> None:
        """One decision in each of many matches: what a vector environment calls.

        CHANCE answers at once.  A match that is over begins again; `ended` says so, and `winners` who won it.  The
        legal answers to the next question are the first `counts[i]` in a row of `listed`, and ones in a row of `mask`;
        the asked seat's view is in `views`.  An action below 0 only fills these.
        """
        for i in range(lane(), len(states), lanes()):
            state = states[i]
            stream = streams[i]
            ended[i] = winners[i] = 0
            if actions[i] >= 0:
                apply(state, actions[i], film)
            while state.seat < 0:
                if state.seat == NOBODY:
                    ended[i], winners[i] = 1, state.winners
                    copy_record(states, i, first[0])
                else:
                    apply(state, draw(state, below(stream, outcomes(state))), film)
            # A mask is mostly zeros, so only what the last question left is wiped.
            for j in range(counts[i]):
                mask[i, listed[i, j]] = 0
            counts[i] = legal(state, listed[i])
            for j in range(counts[i]):
                mask[i, listed[i, j]] = 1
            view(state, state.seat, views[i])

    return batch_step


def make_batch_choose(choose: Door = choose_uniformly) -> Door:
    def batch_choose(views: Records, listed: Row, counts: Row, streams: Records, actions: Row) -> None:
        """A policy's answer in each of many matches."""
        for i in range(lane(), len(views), lanes()):
            actions[i] = choose(views[i], listed[i], counts[i], streams[i])

    return batch_choose


def make_count_leaves(legal: Door, apply: Door, outcomes: Door, draw: Door) -> Door:
    def count_leaves(states: Records, outs: Row, counts: Row, tried: Row, script: Row, film: Film) -> int:
        """How many lines of play there are, as deep as `states` has room.

        CHANCE follows a script, as often as it is asked on the way: at depth d it draws number script[d], then
        script[d + 1], …, modulo the number of outcomes.
        `states[0]` is the root; the other arrays are room to work in, one row per depth.
        """
        depth = len(states) - 1
        leaves = 0
        level = 0
        counts[0] = -1
        while level >= 0:
            if counts[level] < 0:
                # A state just entered: let CHANCE answer, then list what may be answered.
                state = states[level]
                c = level
                while state.seat == CHANCE:
                    apply(state, draw(state, script[c % len(script)] % outcomes(state)), film)
                    c += 1
                counts[level] = 0 if state.seat == NOBODY else legal(state, outs[level])
                tried[level] = 0
                if level == depth or state.seat == NOBODY:
                    leaves += 1
                    counts[level] = 0
            if tried[level] < counts[level]:
                action = outs[level, tried[level]]
                tried[level] += 1
                copy_record(states, level + 1, states[level])
                apply(states[level + 1], action, film)
                counts[level + 1] = -1
                level += 1
            else:
                level -= 1
        return leaves

    return count_leaves


@dataclass(frozen=True)
class Doors:
    """All doors of one game, plain or compiled."""

    mode: Mode
    legal: Door
    apply: Door
    chance_outcomes: Door
    draw: Door
    audience: Door
    view: Door
    suppose: Door
    playouts: Door
    batch_step: Door
    count_leaves: Door


COLD_ROOMS = {"board", "board.py", "refusals.py", "text"}
"""The rooms of a game that hold no hot code."""


def hot_sources(game: Game) -> list[Path]:
    """The files whose change makes a game's machine code stale."""
    engine = Path(__file__).parent
    rooms = [path for path in game.folder.rglob("*.py") if path.relative_to(game.folder).parts[0] not in COLD_ROOMS]
    return [*engine.glob("*.py"), *rooms, *game.folder.glob("components.toml")]


def folder_of(game: Game, mode: Mode, also: Iterable[Path] = ()) -> Path:
    return compile_cache.cache_folder(game.key, [*hot_sources(game), *also], mode)


@cache
def doors(game: Game, mode: Mode) -> Doors:
    """The doors of a game.  Nothing is compiled before a door is first used."""
    make: Callable[[Door], Door]
    if mode is Mode.INTERPRETED:
        make = _as_it_is
    else:
        folder = folder_of(game, mode)

        def make(door: Door) -> Door:
            return kernel.compiled(door, folder, mode)

    rules = (game.legal, game.apply, game.chance_outcomes, game.draw)
    return Doors(
        mode=mode,
        legal=make(make_legal(game.legal)),
        apply=make(make_apply(game.apply)),
        chance_outcomes=make(make_chance_outcomes(game.chance_outcomes)),
        draw=make(make_draw(game.draw)),
        audience=make(make_audience(game.audience)),
        view=make(make_view(game.view)),
        suppose=make(make_suppose(game.suppose)),
        playouts=make(make_playouts(game)),
        batch_step=make(make_batch_step(game)),
        count_leaves=make(make_count_leaves(*rules)),
    )


def _as_it_is(door: Door) -> Door:
    return door


def compile_ahead(game: Game, mode: Mode) -> None:
    """Fill the compile cache with the doors that a match uses, so that other processes only load them.

    The loops of the lab are compiled when they are first wanted: each costs as much again.
    """
    made = doors(game, mode)
    states = game.setup(game.options.read({}), game.take_seats(None))
    film = Film.blank(game.State, FILM_ROOM)
    out = np.zeros(MOST_LEGAL, np.int64)
    has_drawn = has_answered = False
    while not (has_drawn and has_answered):
        if states[0].seat == CHANCE:
            made.chance_outcomes(states)
            action = int(made.draw(states, 0))
            has_drawn = True
        else:
            made.legal(states, out)
            action = int(out[0])
            has_answered = True
        made.audience(states, action)
        made.apply(states, action, film)
    views, streams = game.View.blank(), Stream.blank()
    made.view(states, 0, views)
    made.suppose(views, streams, states)
    compile_cache.mark_ready(folder_of(game, mode))
