"""Train: a network by which a game's bots tell chances, learnt from matches that are played for it.

The first matches are those of the judge's quick playouts, of which there can be very many; the last may be the
network's own.  The game's `hope` says what a network is told (see `moments.py`), how many rows of weights (N_ROWS) and
hidden units (N_HIDDEN) it has, how many rounds are its own (AHEAD), and how many simulations it makes there for an
answer (THINKING); with none it looks one answer ahead.

After every round all that learning goes on from lies in a file beside the network to be, so a training that was stopped
goes on where it was, to the same bytes.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from hashlib import sha256
from os.path import exists
from pathlib import Path
from typing import Any

import numpy as np

from bagend.bots.judge import hope_of
from bagend.bots.network import unpack, widened, with_room
from bagend.engine.errors import BagendError, reason
from bagend.engine.game import Game
from bagend.engine.words import LANGUAGES
from bagend.lab.learn import Examples, Learner, Table, Weights, as_whole_numbers, log_loss, predict
from bagend.lab.moments import Moments, Watcher, first_state
from bagend.lab.searched import Searchers
from bagend.lab.words import lab_words

PACE, LAST_PACE = 4e-3, 2e-5
"""How fast is learnt in the first round, and in the last."""

SLOWER = 3
"""How many times fewer matches there are in a round that looks ahead, which takes so much longer."""

MUCH_SLOWER = 8
"""How many times fewer there are where every answer is searched for."""

FIRST_SEED, SEEDS = 5000, 1 << 32
"""Rounds count on from the first seed; so many seeds further lie the rounds of the next training."""

SAMPLE = 20_000
"""The most moments of a round by which is measured how well a network foretells."""


class WrongTraining(BagendError):
    code = "wrong-training"


@dataclass(frozen=True)
class Plan:
    """What is to be learnt from."""

    game: Game
    rounds: int
    matches: int
    """In each round, all new, so that nothing is learnt by heart."""

    seed: int
    until: int = 0
    """The round after which to stop, with what has been learnt so far; 0 for the last.  One may go on later."""

    @property
    def wanted(self) -> int:
        """How many rounds the network will have had."""
        return min(self.until or self.rounds, self.rounds)

    @property
    def quick_rounds(self) -> int:
        """How many rounds learn from quick playouts; the others learn from what the network plays itself."""
        return self.rounds - self.rounds * int(hope_of(self.game).AHEAD) // 100

    @property
    def about(self) -> dict[str, Any]:
        """What two trainings must have in common for one to go on where the other stopped."""
        return {
            "game": self.game.key,
            "version": self.game.version,
            "rounds": self.rounds,
            "matches": self.matches,
            "seed": self.seed,
            "features": sha256(Path(hope_of(self.game).__file__).read_bytes()).hexdigest(),
        }

    @property
    def command(self) -> str:
        """The command that trains the same network again."""
        until = f" --until {self.wanted}" if self.wanted < self.rounds else ""
        return f"bagend train {self.game.key} --rounds {self.rounds} --matches {self.matches} --seed {self.seed}{until}"


class Training:
    """Learners on their way to a network that is written into a file."""

    def __init__(self, plan: Plan, out: Path, jobs: int = 1) -> None:
        self.plan, self.out, self.jobs = plan, out, jobs
        self.part = out.with_name(f"{out.name}.part")
        self.hope = hope_of(plan.game)
        sizes = self.hope.N_FEATURES, self.hope.N_HIDDEN
        self.learners = [Learner(*sizes, plan.seed) for _ in range(self.hope.N_ROWS)]
        self.curve = np.zeros((0, 2))
        """By round: the log loss on matches that were not learnt from yet, and that of a blind model."""

        # Not Path.exists, which would raise for a name that cannot be one.
        found = self._read(out)["curve"] if exists(out) else self.curve
        self.is_over = len(found) >= plan.wanted
        if self.is_over:
            self.curve = found
        elif exists(self.part):
            kept = self._read(self.part)
            self.curve = kept["curve"]
            for row, learner in enumerate(self.learners):
                learner.go_on_from({name: kept[f"{row} {name}"] for name in learner.kept()})
            # What has been learnt is not unlearnt for whoever asks for less.
            self.plan = replace(plan, until=max(plan.wanted, len(self.curve)))

    def run(self, told: Callable[[int], None]) -> None:
        """Learn what is missing; `told` is told of every round that is over."""
        if self.is_over:
            return
        # What cannot be written is found out before anything is played.
        self._keep()
        told(len(self.curve))
        self._watcher, self._start = Watcher(self.plan.game, self.hope), first_state(self.plan.game)
        with Searchers(self.plan.game, self.hope.THINKING, self.jobs) as searchers:
            for number in range(len(self.curve), self.plan.wanted):
                seen = self._watch(number, searchers)
                self.curve = np.vstack((self.curve, losses([learner.weights for learner in self.learners], seen)))
                for row, learner in enumerate(self.learners):
                    learner.learn(examples_of(seen, row), pace_of(number / self.plan.rounds))
                self._keep()
                told(1)
        command, game = np.array(self.plan.command), np.array(self.plan.game.key)
        self._write(self.out, np.savez_compressed, game=game, command=command, **self._network())
        if len(self.curve) == self.plan.rounds:
            self.part.unlink()

    def _watch(self, number: int, searchers: Searchers) -> Moments:
        """The matches of a round."""
        matches, seed = self.plan.matches, FIRST_SEED + SEEDS * self.plan.seed + number
        if number < self.plan.quick_rounds:
            return self._watcher.watch(self._start, matches, seed)
        so_far = widened(**self._network())
        if self.hope.THINKING:
            return searchers.watch(so_far, max(1, matches // MUCH_SLOWER), seed)
        return self._watcher.watch(self._start, max(1, matches // SLOWER), seed, with_room(*so_far))

    def _network(self) -> dict[str, Any]:
        return as_whole_numbers([learner.weights for learner in self.learners])

    def _keep(self) -> None:
        kept = {f"{row} {name}": value for row, one in enumerate(self.learners) for name, value in one.kept().items()}
        self._write(self.part, np.savez, **kept)

    def _write(self, path: Path, save: Callable[..., None], **arrays: Any) -> None:
        """All of a file or nothing: whoever is killed meanwhile leaves the one from before."""
        beside = path.with_name(f"{path.name}.new")
        try:
            with beside.open("wb") as file:
                save(file, about=np.array(json.dumps(self.plan.about)), curve=self.curve, **arrays)
            beside.replace(path)
        except OSError as wrong:
            raise BagendError("error-cannot-write", file=path, reason=reason(wrong)) from None

    def _read(self, path: Path) -> dict[str, Any]:
        try:
            kept = unpack(path)
            is_ours = json.loads(str(kept["about"])) == self.plan.about
        except (OSError, ValueError, KeyError):
            is_ours = False
        if not is_ours:
            raise WrongTraining("error-training-other", file=path)
        return kept


def pace_of(part: float) -> float:
    """Ever slower, by the part of the rounds that are over."""
    return LAST_PACE + PACE * 0.5 * (1.0 + np.cos(np.pi * part))


def examples_of(moments: Moments, row: int) -> Examples:
    here = moments.rows == row
    return Examples(moments.present[here], moments.chance[here].astype(np.float32))


def losses(networks: list[Weights], moments: Moments) -> Table:
    """How surprising what came of some moments was to the networks, and to a blind model, which knows only how often
    those of each row are won."""
    some = Moments(*(part[:SAMPLE] for part in moments))
    totals = np.zeros(2)
    for row, weights in enumerate(networks):
        present, won = examples_of(some, row)
        if len(won):
            blind = np.full(len(won), won.mean())
            totals += len(won) * np.array([log_loss(predict(weights, present), won), log_loss(blind, won)])
    # Rounded, because the last digits depend on the machine.
    return (totals / max(1, len(some.rows))).round(5)


def draw_curve(training: Training, figure: Any, language: str = LANGUAGES[0]) -> None:
    """How well the network foretold, round after round."""
    words, plan = lab_words(language), training.plan
    axes = figure.subplots()
    rounds = range(1, len(training.curve) + 1)
    for column, name in enumerate(("network", "blind")):
        axes.plot(rounds, training.curve[:, column], label=words(f"plot-{name}"))
    if plan.quick_rounds < len(training.curve):
        axes.axvline(plan.quick_rounds + 0.5, linewidth=0.5, linestyle="--", label=words("plot-ahead"))
    axes.set_xlabel(words("plot-rounds"))
    axes.set_ylabel(words("plot-loss"))
    axes.set_title(plan.game.words(language)("title"))
    axes.legend()
