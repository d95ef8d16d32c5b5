"""Batch: many matches stepped at once in one compiled loop, with what the seat to move sees and may do.

NumPy only; `bagend.envs.gymnasium` dresses it as a vector environment.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bagend.bots import roster
from bagend.bots.judge import fast_door, judge_of
from bagend.engine.chance import Stream, below, seeds
from bagend.engine.errors import UnknownBot, UnknownSeat
from bagend.engine.film import Film
from bagend.engine.game import Game
from bagend.engine.kernel import copy_record, hot, preferred_mode
from bagend.engine.loops import ALWAYS, MOST_LEGAL, Door
from bagend.engine.records import Records, Row
from bagend.engine.seats import CHANCE, NOBODY
from bagend.envs.encoding import Floats, Layout, encode, layout, size_of
from bagend.games import find

ASKED = -1
"""In the place of a bot's share of uniform answers: whoever steps the matches answers for this seat."""

BEGIN = -1
"""No action: the match begins, or goes on to the next question."""

LEAVE = -2
"""No action: this match is left alone."""

GOES_ON, ENDED, CUT, ILLEGAL = range(4)
"""What came of a step: the match goes on, is over, was cut off undecided, or was lost by an illegal action."""


class Room(NamedTuple):
    """Room to work in, and who answers."""

    out: Row
    views: Records
    raw: Row
    """The same view as numbers."""

    film: Film
    shares: Row
    """For each seat, of a hundred answers how many are uniform, the others greedy; or ASKED."""

    layout: Layout
    shown: Row
    """For each match, the sets that its observation shows."""

    shown_last: Row
    """The same of the last one of a match that is over."""

    learner: int
    """The one seat that whoever steps answers for, or -1 if there are several."""


class Step(NamedTuple):
    """What came of a step, a row for each match."""

    observations: Floats
    """What the seat to move sees."""

    masks: NDArray[np.int8]
    """1 for each action it may take."""

    seats: Row
    """The seat to move."""

    rewards: Floats
    """For each match what each seat gets: nothing before it is over."""

    ended: Row
    """GOES_ON, or how the match ended; a new one has begun."""

    final: Floats
    """Of a match that is over: what the caller's seat, or the one that moved last, saw at its end."""


@hot
def share_out(winners: int, taken: int, together: bool, rewards: Any) -> None:
    """A victory is worth 1, shared among its winners, if they do not play together; whoever has no share gets -1."""
    count = 0
    for seat in range(len(rewards)):
        count += winners >> seat & 1
    share = 1.0 if together or count == 0 else 1.0 / count
    for seat in range(len(rewards)):
        if taken >> seat & 1:
            rewards[seat] = 2.0 * share - 1.0 if winners >> seat & 1 else -1.0


def make_step(game: Game) -> Door:
    legal, apply, outcomes, draw, view = game.legal, game.apply, game.chance_outcomes, game.draw, game.view
    greedy, together, longest = judge_of(game).greedy, game.cooperative, game.longest

    def step(
        first: Records,
        states: Records,
        streams: Records,
        lengths: Row,
        actions: Row,
        taken: int,
        legal_now: Any,
        room: Room,
        told: Step,
    ) -> int:
        out, film, shares = room.out, room.film, room.shares
        answers = 0
        for i in range(len(states)):
            action = actions[i]
            if action == LEAVE:
                continue
            state = states[i]
            stream = streams[i]
            told.ended[i] = GOES_ON
            told.rewards[i, :] = 0.0
            mover = told.seats[i]
            is_lost = False
            if action >= 0:
                if action < legal_now.shape[1] and legal_now[i, action] == 1:
                    apply(state, action, film)
                    lengths[i] += 1
                    answers += 1
                else:
                    is_lost = True
            while True:
                seat = state.seat
                if is_lost or seat == NOBODY or lengths[i] >= longest:
                    # Told once: another match that ends before anybody is asked is played over.
                    if told.ended[i] == GOES_ON:
                        if is_lost:
                            told.ended[i] = ILLEGAL
                            share_out(0 if together else taken & ~(1 << mover), taken, together, told.rewards[i])
                        elif seat == NOBODY:
                            told.ended[i] = ENDED
                            share_out(state.winners, taken, together, told.rewards[i])
                        else:
                            told.ended[i] = CUT
                        view(state, mover if room.learner < 0 else room.learner, room.views[0])
                        encode(room.raw, room.layout, room.shown_last[i], told.final[i])
                    copy_record(states, i, first[0])
                    lengths[i] = 0
                    is_lost = False
                    continue
                if seat == CHANCE:
                    apply(state, draw(state, below(stream, outcomes(state))), film)
                    lengths[i] += 1
                    answers += 1
                    continue
                share = shares[seat]
                if share == ASKED:
                    break
                n = legal(state, out)
                if share == ALWAYS or (share > 0 and below(stream, ALWAYS) < share):
                    answer = out[below(stream, n)]
                else:
                    view(state, seat, room.views[0])
                    answer = greedy(room.views[0], out, n, stream)
                apply(state, answer, film)
                lengths[i] += 1
                answers += 1
            told.seats[i] = state.seat
            view(state, state.seat, room.views[0])
            encode(room.raw, room.layout, room.shown[i], told.observations[i])
            legal_now[i, :] = 0
            n = legal(state, out)
            for j in range(n):
                legal_now[i, out[j]] = 1
        return answers

    return step


@cache
def step_door(game: Game) -> Door:
    here = Path(__file__)
    return fast_door(game, make_step(game), also=[here, here.with_name("encoding.py")])


class Batch:
    """Many matches.  The seats named in `asked` are answered for by whoever steps; the others by bots.

    >>> batch = Batch("journey", 4096, asked=["frodo"], bots="greedy")
    >>> told = batch.reset(seed=7)
    >>> told = batch.step(actions)
    """

    def __init__(
        self,
        game: str | Game,
        matches: int,
        *,
        seats: Sequence[str] | None = None,
        asked: Sequence[str] | None = None,
        bots: str | Mapping[str, str] = "uniform",
        options: Mapping[str, object] | None = None,
        copy: bool = True,
    ) -> None:
        """Without `copy`, what a step tells is overwritten by the next one: faster, for whoever has used it by then."""
        self.game = find(game) if isinstance(game, str) else game
        self.matches = matches
        self.answers = 0
        """Moves and draws so far."""

        self.taken = self.game.take_seats(seats)
        names = [self.game.seats[seat] for seat in self.taken]
        self.asked = tuple(self.game.seat(name) for name in (names if asked is None else asked))
        if not set(self.asked) <= set(self.taken) or not self.asked:
            raise UnknownSeat("error-env-seats", seats=names)
        self._bots = self._read_bots(bots)
        self._first = self.game.setup(self.game.options.read(options or {}), self.taken)
        self._states = self.game.State.blank(matches)
        self._streams = Stream.blank(matches)
        self._lengths = np.zeros(matches, np.int64)
        self._legal = np.zeros((matches, len(self.game.answers)), np.int8)
        self._copies = copy
        self._seen = np.zeros((matches, size_of(self.game)), np.float32)
        self._final = np.zeros((matches, size_of(self.game)), np.float32)
        self._seats = np.full(matches, self.asked[0], np.int64)
        self._mask = sum(1 << seat for seat in self.taken)
        self._room = self._make_room()
        self._has_luck = False

    def _read_bots(self, bots: str | Mapping[str, str]) -> dict[int, roster.Bot]:
        others = [seat for seat in self.taken if seat not in self.asked]
        if not isinstance(bots, str):
            strangers = set(bots) - {self.game.seats[seat] for seat in others}
            if strangers:
                raise UnknownBot("error-env-bot", seat=min(strangers))
        named = {seat: bots if isinstance(bots, str) else bots.get(self.game.seats[seat], "uniform") for seat in others}
        mode = preferred_mode()
        return {seat: roster.Bot(self.game, roster.level(self.game, name), mode) for seat, name in named.items()}

    def _make_room(self) -> Room:
        views = self.game.View.blank()
        shares = np.full(len(self.game.seats), ASKED, np.int64)
        for seat, bot in self._bots.items():
            if bot.level.is_quick:
                shares[seat] = bot.level.uniform
        film = Film.blank(self.game.State, 0)
        learner = self.asked[0] if len(self.asked) == 1 else -1
        out = np.zeros(MOST_LEGAL, np.int64)
        places = layout(self.game)
        shown, shown_last = (np.zeros((self.matches, len(places.sets)), np.int64) for _ in range(2))
        return Room(out, views, views.view(np.int64), film, shares, places, shown, shown_last, learner)

    def reset(self, seed: int | None = None) -> Step:
        """Begin all matches anew; with a seed, with luck that can be repeated."""
        if seed is None:
            seed = int(np.random.SeedSequence().generate_state(1)[0])
        self._streams["x"] = seeds(seed, 0, self.matches)
        self._has_luck = True
        return self.begin()

    def begin(self) -> Step:
        """Begin all matches anew, their luck going on."""
        self._states[:] = self._first
        self._lengths[:] = 0
        return self._run(np.full(self.matches, BEGIN, np.int64))

    def step(self, actions: Any) -> Step:
        """One action in each match.  An illegal one loses it.  A match that is over begins again at once."""
        given = np.asarray(actions)
        if given.shape != (self.matches,) or given.dtype.kind not in "iu":
            raise ValueError(f"expected {self.matches} whole numbers, one action for each match")
        answers = given.astype(np.int64)
        # To compiled code numbers below zero mean that nobody answers.
        answers[answers < 0] = len(self.game.answers)
        return self._run(answers)

    def _run(self, actions: Row) -> Step:
        if not self._has_luck:
            raise ValueError("expected a reset before the first step")
        told = Step(
            self._seen,
            self._legal,
            self._seats,
            np.zeros((self.matches, len(self.game.seats)), np.float32),
            np.zeros(self.matches, np.int64),
            self._final,
        )
        self._call(actions, told)
        self._let_bots_think(told)
        told = told._replace(seats=self._seats.copy())
        return told._replace(observations=self._seen.copy(), masks=self._legal.copy()) if self._copies else told

    def _call(self, actions: Row, told: Step) -> None:
        self.answers += step_door(self.game)(
            self._first,
            self._states,
            self._streams,
            self._lengths,
            actions,
            self._mask,
            self._legal,
            self._room,
            told,
        )

    def _let_bots_think(self, told: Step) -> None:
        """Bots that are not quick are asked one by one, until a seat of the caller's is asked in every match."""
        slow = [seat for seat, bot in self._bots.items() if not bot.level.is_quick]
        while slow and (waiting := np.flatnonzero(np.isin(self._seats, slow))).size:
            rewards, ended = told.rewards[waiting], told.ended[waiting]
            actions = np.full(self.matches, LEAVE, np.int64)
            for i in waiting:
                actions[i] = self._ask(int(i))
            self._call(actions, told)
            # What came of the caller's own step is not forgotten.
            was_over = ended != GOES_ON
            told.rewards[waiting[was_over]], told.ended[waiting[was_over]] = rewards[was_over], ended[was_over]

    def _ask(self, i: int) -> int:
        seat = int(self._seats[i])
        views = self.game.View.blank()
        self.game.view(self._states[i], seat, views[0])
        legal = np.flatnonzero(self._legal[i]).tolist()
        return self._bots[seat].choose(views, legal, int(self._streams["x"][i]))
