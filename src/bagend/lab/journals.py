"""Journals: matches of a simulation written down, answer by answer, to be replayed, drawn or told.

The lab does not commit itself to its dice beforehand, so the header names no secret: what was picked is not proved.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np

from bagend.bots import roster
from bagend.bots.levels import Kind
from bagend.bots.own import Fault
from bagend.engine import kernel
from bagend.engine.chance import Stream, below, seeds
from bagend.engine.errors import BagendError, reason
from bagend.engine.film import Film
from bagend.engine.game import Game
from bagend.engine.journal import CHANCE_NAME, Journal, Line, audience_name
from bagend.engine.loops import ALWAYS, MOST_LEGAL, doors
from bagend.engine.records import Records
from bagend.engine.seats import CHANCE, NOBODY
from bagend.games import find
from bagend.lab.batch import Plan

COMMITMENT = "none"


def write(plan: Plan, numbers: Iterator[int] | range, folder: Path) -> None:
    """The journals of these matches, each in a file named by its number; one that is there already is left alone."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for number in numbers:
            path = folder / f"{number:08}.journal"
            if not path.exists():
                beside = path.with_suffix(".half")
                beside.write_text(str(record(plan, number)[0]), encoding="utf-8")
                beside.replace(path)
    except OSError as wrong:
        raise BagendError("error-cannot-write", file=folder, reason=reason(wrong)) from None


def record(plan: Plan, number: int) -> tuple[Journal, Records]:
    """Play one match of a plan again, as `batch` played it: its journal and its final state."""
    game = find(plan.game)
    return Recorder(game, plan).play(int(seeds(plan.seed, number, 1)[0]))


class Step(NamedTuple):
    """One answer.  The states are the recorder's own room: they hold until the next step."""

    seat: int
    action: int
    pick: int
    """Which of the outcomes CHANCE picked, from 1; 0 if a seat answered."""

    outcomes: int
    before: Records
    after: Records


class Recorder:
    """Plays matches as `batch` does, writing down every answer."""

    def __init__(self, game: Game, plan: Plan) -> None:
        mode = kernel.preferred_mode()
        self.game = game
        self.plan = plan
        self.rules = doors(game, mode)
        self.bots = {
            seat: roster.Bot(game, roster.level(game, name), mode)
            for seat, name in zip(plan.seats, plan.bots, strict=True)
        }
        self.is_quick = all(bot.level.is_quick for bot in self.bots.values())
        self.views = game.View.blank()
        self.out = np.zeros(MOST_LEGAL, np.int64)

    def play(self, seed: int) -> tuple[Journal, Records]:
        game = self.game
        values = game.options.read(self.plan.options)
        state = game.setup(values, self.plan.seats)
        lines: list[Line] = []
        resigned = ""
        try:
            for step in self.steps(seed):
                lines.append(self.line(step))
                state = step.after
        except Fault:
            resigned = game.seats[int(state[0].seat)]
        journal = Journal(
            game=game.key,
            version=game.version,
            seats=tuple(game.seats[taken] for taken in self.plan.seats),
            options=game.options.write(values),
            commitment=COMMITMENT,
            resigned=resigned,
            lines=tuple(lines),
        )
        return journal, state

    def steps(self, seed: int) -> Iterator[Step]:
        """One answer after the other.  A bot of your own that has none ends the match with a Fault."""
        game, rules = self.game, self.rules
        state = game.setup(game.options.read(self.plan.options), self.plan.seats)
        before = state.copy()
        stream, film = Stream.blank(), Film.blank(game.State, 0)
        stream["x"] = seed
        given = 0
        while state[0].seat != NOBODY and given < game.longest:
            seat = int(state[0].seat)
            pick = outcomes = 0
            if seat == CHANCE:
                outcomes = int(rules.chance_outcomes(state))
                pick = int(below(stream[0], outcomes)) + 1
                action = int(rules.draw(state, pick - 1))
            else:
                action = self.answer(state, seat, stream, seed + given)
            before[:] = state
            rules.apply(state, action, film)
            given += 1
            yield Step(seat, action, pick, outcomes, before, state)

    def answer(self, state: Records, seat: int, stream: Records, seed: int) -> int:
        """Quick bots take their luck from the stream of the dice, in one compiled loop; the others have their own."""
        n = int(self.rules.legal(state, self.out))
        bot = self.bots[seat]
        if not self.is_quick:
            self.rules.view(state, seat, self.views)
            return bot.choose(self.views, self.out[:n].tolist(), seed)
        share = bot.level.uniform
        if share == ALWAYS or (share > 0 and below(stream[0], ALWAYS) < share):
            return int(self.out[below(stream[0], n)])
        self.rules.view(state, seat, self.views)
        return int(bot.doors.choose(int(Kind.GREEDY), self.views, self.out, n, stream))

    def line(self, step: Step) -> Line:
        game = self.game
        readers = audience_name(int(self.rules.audience(step.before, step.action)), game.seats)
        if step.seat == CHANCE:
            return Line(CHANCE_NAME, readers, game.draws.notation(step.action), step.pick, step.outcomes)
        return Line(game.seats[step.seat], readers, game.answers.notation(step.action))
