"""Batch: many matches between bots, over the cores of one machine.

The i-th match depends on the seed and on i alone, so the same bytes come out whatever the number of processes.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

import numpy as np

from bagend.bots import roster
from bagend.bots.levels import Level
from bagend.bots.own import Fault
from bagend.engine import kernel
from bagend.engine.chance import Stream, below, seeds
from bagend.engine.errors import UnknownBot
from bagend.engine.film import Film
from bagend.engine.game import Game
from bagend.engine.gpu import Gpu
from bagend.engine.grids import Playouts
from bagend.engine.loops import ALWAYS, MOST_LEGAL, doors, play_out
from bagend.engine.records import Records, Row
from bagend.engine.seats import CHANCE, NOBODY
from bagend.games import find

BLOCK = 2048
"""Matches played between two reports of progress."""

SMALL_BLOCK = 8

GPU_BLOCK = 1 << 18
"""Matches that a GPU is given at once."""


@dataclass(frozen=True)
class Plan:
    """What is to be played.  Plain values, so that it travels to other processes."""

    game: str
    matches: int
    seats: tuple[int, ...]
    bots: tuple[str, ...]
    """The bot on each of the seats."""

    options: Mapping[str, object]
    seed: int


@dataclass(frozen=True)
class Forfeit:
    """A match that a bot of your own lost because it had no answer that counts."""

    match: int
    """Its number within the block."""

    seat: int
    fault: Fault

    @property
    def sentence(self) -> str:
        """What went wrong, in English, as files of rows keep it."""
        return str(self.fault)


@dataclass(frozen=True)
class Block:
    """The final states of some matches and how many answers each took."""

    states: Records
    answers: Row
    forfeits: tuple[Forfeit, ...] = ()


def block_size(plan: Plan) -> int:
    """Bots that think take their time, so progress is told more often."""
    game = find(plan.game)
    return BLOCK if all(roster.level(game, name).is_quick for name in plan.bots) else SMALL_BLOCK


def play_block(plan: Plan, first: int) -> Block:
    """The matches of one block, from number `first` on."""
    game = find(plan.game)
    start = game.setup(game.options.read(plan.options), plan.seats)
    made = seeds(plan.seed, first, min(block_size(plan), plan.matches - first))
    levels = {seat: roster.level(game, name) for seat, name in zip(plan.seats, plan.bots, strict=True)}
    if all(level.is_quick for level in levels.values()):
        return play_quickly(game, levels, start, made)
    return play_thoughtfully(game, levels, start, made)


def play_quickly(game: Game, levels: Mapping[int, Level], first: Records, made: Row) -> Block:
    """All matches inside one compiled loop."""
    playouts = roster.bot_doors(game, kernel.preferred_mode()).playouts
    played = play_out(game, playouts, first, made, shares(game, levels))
    return Block(played.states, played.lengths)


def shares(game: Game, levels: Mapping[int, Level]) -> list[int]:
    """Of a hundred answers of each seat, how many are uniform."""
    return [levels[seat].uniform if seat in levels else 0 for seat in range(len(game.seats))]


def play_thoughtfully(game: Game, levels: Mapping[int, Level], first: Records, made: Row) -> Block:
    """One answer after the other.  The dice have a stream of their own, so that bots who change seats meet the same."""
    mode = kernel.preferred_mode()
    rules = doors(game, mode)
    bots = {seat: roster.Bot(game, level, mode) for seat, level in levels.items()}
    states = game.State.blank(len(made))
    answers = np.zeros(len(made), np.int64)
    views, out, film = game.View.blank(), np.zeros(MOST_LEGAL, np.int64), Film.blank(game.State, 0)
    dice = Stream.blank()
    forfeits = []
    for i, seed in enumerate(made):
        state = states[i : i + 1]
        state[:] = first
        dice["x"] = seed
        while state[0].seat != NOBODY and answers[i] < game.longest:
            seat = int(state[0].seat)
            if seat == CHANCE:
                action = int(rules.draw(state, below(dice[0], int(rules.chance_outcomes(state)))))
            else:
                n = rules.legal(state, out)
                rules.view(state, seat, views)
                try:
                    action = bots[seat].choose(views, out[:n].tolist(), int(seed) + int(answers[i]))
                except Fault as wrong:
                    forfeits.append(Forfeit(i, seat, wrong.with_traceback(None)))
                    forfeit(game, state, seat, levels)
                    break
            rules.apply(state, action, film)
            answers[i] += 1
    return Block(states, answers, tuple(forfeits))


def forfeit(game: Game, state: Records, seat: int, taken: Iterable[int]) -> None:
    """End a match that a seat has lost: the others win, but where all play together the quest is lost."""
    state["winners"] = 0 if game.cooperative else sum(1 << other for other in taken if other != seat)
    state["seat"] = NOBODY


def play_on_gpu(plan: Plan, gpu: Gpu, done: int = 0) -> Iterator[Block]:
    """All blocks of a plan but for the matches that are done, as large as they fit: the same matches as on a CPU."""
    game = find(plan.game)
    levels = [roster.level(game, name) for name in plan.bots]
    start = game.setup(game.options.read(plan.options), plan.seats)
    playouts = Playouts(gpu, roster.grids(game, is_uniform=all(level.uniform == ALWAYS for level in levels)))
    uniform = shares(game, dict(zip(plan.seats, levels, strict=True)))
    size = max(1, min(GPU_BLOCK, playouts.most_matches()))
    for first in range(done, plan.matches, size):
        made = seeds(plan.seed, first, min(size, plan.matches - first))
        played = playouts.play_out(start, made, uniform)
        yield Block(played.states, played.lengths)


def check_gpu_bots(game: Game, bots: Sequence[str]) -> None:
    """Only bots that do not think ahead play on a GPU."""
    for name in bots:
        if not roster.level(game, name).is_quick:
            quick = tuple(level.name for level in roster.levels(game) if level.is_quick)
            raise UnknownBot("error-gpu-bot", bot=name, known=quick)


def play(plan: Plan, jobs: int, done: int = 0) -> Iterator[Block]:
    """All blocks of a plan, in order, except for the matches that are done already."""
    starts = range(done, plan.matches, block_size(plan))
    if jobs == 1 or len(starts) < 2:
        yield from (play_block(plan, first) for first in starts)
        return
    # The first block fills the compile cache, so that the processes need not all compile the same.
    yield play_block(plan, done)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_block, [plan] * (len(starts) - 1), starts[1:])


@dataclass
class Tally:
    """What many matches add up to."""

    game: Game
    seats: tuple[int, ...]
    matches: int
    wins: dict[str, int]
    """Matches each seat won, shared victories included."""

    shared: int
    """Matches with several winners."""

    endings: dict[str, int]
    undecided: int
    answers: "Spread"
    measures: dict[str, "Spread"]
    shares: dict[str, int]
    """For each measure, matches in which it is above zero."""

    forfeits: dict[str, int]
    """What bots of your own did wrong, each sentence with the matches it cost."""


@dataclass
class Spread:
    """The mean of a number and how it varies."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0
    most: float = 0.0

    def add(self, values: Row) -> None:
        self.count += len(values)
        self.total += float(values.sum())
        self.squares += float((values.astype(float) ** 2).sum())
        self.most = max(self.most, float(values.max(initial=0)))

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        if self.count < 2:
            return 0.0
        return float(max(0.0, (self.squares - self.total**2 / self.count) / (self.count - 1)) ** 0.5)


def tally(
    plan: Plan,
    blocks: Iterable[Block],
    progress: Callable[[int], None],
    hear: Callable[[Sequence[Forfeit]], None] = lambda forfeits: None,
) -> Tally:
    """Add the blocks up; `progress` is told how many matches each held, and `hear` what bots did wrong."""
    total = new_tally(plan)
    for block in blocks:
        add_block(total, block)
        hear(block.forfeits)
        progress(len(block.states))
    return total


def new_tally(plan: Plan) -> Tally:
    game = find(plan.game)
    names = [game.seats[seat] for seat in plan.seats]
    return Tally(game, plan.seats, 0, dict.fromkeys(names, 0), 0, {}, 0, Spread(), {}, {}, {})


def add_block(total: Tally, block: Block) -> None:
    game = total.game
    total.matches += len(block.states)
    total.answers.add(block.answers)
    for name, measure in game.measures.items():
        values = measure(block.states)
        total.measures.setdefault(name, Spread()).add(values)
        total.shares[name] = total.shares.get(name, 0) + int((values > 0).sum())
    add_forfeits(total, block)
    for state, count in endings(np.delete(block.states, [lost.match for lost in block.forfeits])):
        outcome = game.outcome(state)
        if outcome is None:
            total.undecided += count
            continue
        total.endings[outcome.ending] = total.endings.get(outcome.ending, 0) + count
        total.shared += count if len(outcome.winners) > 1 else 0
        for seat in outcome.winners:
            total.wins[game.seats[seat]] += count


def add_forfeits(total: Tally, block: Block) -> None:
    """A forfeit is no ending of the game; its winners have won all the same."""
    for lost in block.forfeits:
        total.forfeits[lost.sentence] = total.forfeits.get(lost.sentence, 0) + 1
        winners = winners_of(total.seats, int(block.states["winners"][lost.match]))
        total.shared += len(winners) > 1
        for seat in winners:
            total.wins[total.game.seats[seat]] += 1


def winners_of(seats: Sequence[int], winners: int) -> list[int]:
    """The seats among the bits."""
    return [seat for seat in seats if winners >> seat & 1]


def endings(states: Records) -> Iterator[tuple[Any, int]]:
    """One final state for each way the matches ended, with how many ended so."""
    kinds = np.stack([states["ending"], states["winners"]], axis=1)
    _, where, counts = np.unique(kinds, axis=0, return_index=True, return_counts=True)
    for at, count in zip(where, counts, strict=True):
        yield states[at], int(count)


def check_bots(game: Game, seats: Sequence[int], bots: Sequence[str]) -> tuple[str, ...]:
    """A bot for each seat: one name serves for all."""
    chosen = tuple(bots) * len(seats) if len(bots) == 1 else tuple(bots)
    for name in chosen:
        roster.level(game, name)
    if len(chosen) != len(seats):
        raise UnknownBot("error-bots-for-seats", seats=len(seats), bots=len(chosen))
    return chosen
