"""Twins: two matches that a seat cannot tell apart, with different figures behind the same stands.

They are made from the rules alone, never by comparing views.  Whatever the seat may know is done in both alike; what
it may not know is chosen anew in the second match: who is placed where, and which figure of a region moves when a
stand leaves it without a battle.  As soon as the rules would show the seat something else (another figure in battle,
another ending), the two are no longer twins.
"""

from collections.abc import Iterator
from functools import cache

import numpy as np

from bagend.engine.kernel import Mode
from bagend.engine.match import Match
from bagend.engine.records import Records
from bagend.engine.seats import SPECTATOR
from bagend.games.confrontation.actions import ANSWERS, DRAWS, Phase, Verb
from bagend.games.confrontation.components import DARK, FIGURES, LIGHT, N_EACH, REGIONS, SEATS
from games.confrontation.positions import GAME

split, split_draw = cache(ANSWERS.split), cache(DRAWS.split)
FRODO = FIGURES.index("frodo")
MORDOR = REGIONS.index("mordor")


def who_of(match: Match) -> list[int]:
    """The figure on each stand."""
    figures: list[int] = match.state["who"][0].tolist()
    return figures


def shown(state: Records) -> list[int]:
    """The figures that were shown to everybody this turn, stand by stand."""
    opened = int(state["opened"][0])
    return [who for stand, who in enumerate(state["who"][0].tolist()) if opened >> stand & 1] if opened else []


class PartedError(Exception):
    """The rules now show the seat different things."""


class Steered:
    """Luck that lets the first match draw what the second can draw too, and the second follow."""

    secret = b"steered"
    commitment = "steered"
    numbers = ()
    given = 0

    def __init__(self, pair: "Twins", follows: bool) -> None:
        self.pair = pair
        self.follows = follows

    def pick(self, index: int, n: int) -> int:
        match = self.pair.second if self.follows else self.pair.first
        return self.pair.steer(match, self.follows, n)


class Twins:
    """A pair of matches, and the seat (or SPECTATOR) that cannot tell them apart."""

    def __init__(self, seat: int, seed: int, mode: Mode, options: dict[str, object]) -> None:
        self.seat = seat
        self.hidden = {LIGHT, DARK} - {seat}
        self.random = np.random.default_rng(seed)
        self.drawn: list[int] = []
        self.first, self.second = (
            Match(GAME, options=options, luck=Steered(self, follows), mode=mode) for follows in (False, True)
        )

    def __iter__(self) -> Iterator[tuple[Match, Match]]:
        """The pair after each answer, as long as they are twins."""
        yield self.first, self.second
        while not self.first.is_over:
            pair = self.choose()
            if pair is None:
                return
            one, other = pair
            self.drawn = []
            try:
                self.first.play(one)
                self.second.play(other)
            except PartedError:
                return
            if self.have_parted():
                return
            yield self.first, self.second

    # What the rules show to everybody.

    def have_parted(self) -> bool:
        """Whether somebody else was shown or defeated, or one of the matches has ended."""
        if self.first.is_over or self.second.is_over:
            return True
        one, other = self.first.state, self.second.state
        return shown(one) != shown(other) or bool(one["defeated"][0] != other["defeated"][0])

    def is_different(self) -> bool:
        """Whether the seat really does not know something."""
        return bool(self.first.state["who"].tobytes() != self.second.state["who"].tobytes())

    @staticmethod
    def figures(match: Match, side: int, region: int) -> set[int]:
        first = side * N_EACH
        where = zip(who_of(match)[first : first + N_EACH], match.state["at"][0].tolist()[first:], strict=False)
        return {who for who, at in where if at == region}

    # Answers that look the same to the seat.

    def choose(self) -> tuple[int, int] | None:
        """A random answer in the first match, and one in the second that looks the same."""
        other = self.second.legal_actions()
        for action in self.random.permutation(self.first.legal_actions()).tolist():
            fitting = self.fitting(action, other)
            if fitting:
                return action, fitting[self.random.integers(len(fitting))]
        return None

    def fitting(self, action: int, other: list[int]) -> list[int]:
        phase, asked = self.first.phase, self.first.seat
        if phase == Phase.ARRANGE and asked in self.hidden:
            return [b for b in other if self.is_same_verb(action, b)]
        if phase == Phase.TURN:
            return self.turns(action, other, asked)
        if phase == Phase.TUNNEL and action == Verb.STRIKE and not self.has_same_walker():
            return []
        return [action] if action in other else []

    def is_same_verb(self, one: int, other: int) -> bool:
        return split(one)[0] == split(other)[0]

    def has_same_walker(self) -> bool:
        walkers = [who_of(match)[match.state["mover"][0]] for match in (self.first, self.second)]
        return walkers[0] == walkers[1]

    def turns(self, action: int, other: list[int], asked: int) -> list[int]:
        verb, values = split(action)
        same = [action] if action in other else []
        if verb == Verb.LOOK and self.seat == DARK:
            # Dark will see them: they must be the same.
            is_same = self.figures(self.first, LIGHT, values[0]) == self.figures(self.second, LIGHT, values[0])
            return same if is_same else []
        if verb in (Verb.LOOK, Verb.RETURN):
            return same
        if self.is_attack(verb, values, asked):
            fits = same and self.start(self.first, action) == self.start(self.second, action)
            return same if fits and self.may_meet_the_same(values[1], asked) else []
        if asked not in self.hidden:
            return same
        if self.wins(verb, values):
            return []
        return [b for b in other if self.looks_alike(action, b) and not self.wins(*split(b))]

    def is_attack(self, verb: int, values: tuple[int, ...], asked: int) -> bool:
        return bool(verb == Verb.MOVE and self.first.state["count"][0, 1 - asked, values[1]] > 0)

    def wins(self, verb: int, values: tuple[int, ...]) -> bool:
        return verb in (Verb.MOVE, Verb.RIDE) and values == (FRODO, MORDOR)

    def may_meet_the_same(self, region: int, asked: int) -> bool:
        defender = 1 - asked
        if defender not in self.hidden:
            return True
        return bool(self.figures(self.first, defender, region) & self.figures(self.second, defender, region))

    def looks_alike(self, one: int, other: int) -> bool:
        """A stand leaves the same region for the same region."""
        (verb, values), (verb_too, values_too) = split(one), split(other)
        if verb != verb_too or values[1:] != values_too[1:]:
            return False
        return self.start(self.first, one) == self.start(self.second, other)

    def start(self, match: Match, action: int) -> int:
        verb, values = split(action)
        figure = values[0] + N_EACH if verb == Verb.RECALL else values[0]
        return int(match.state["at"][0, who_of(match).index(figure)])

    # Chance.

    def steer(self, match: Match, follows: bool, n: int) -> int:
        figures = [split_draw(int(match._doors.draw(match.state, k)))[1][0] for k in range(n)]
        if match.phase == Phase.SCATTER:
            side = figures[0] // N_EACH
            if side in self.hidden:
                return int(self.random.integers(n))
            if not follows:
                self.drawn.append(figures[self.random.integers(n)])
            wanted = self.drawn.pop(0) if follows else self.drawn[-1]
            return figures.index(wanted)
        if follows:
            wanted = self.drawn.pop(0) if self.drawn else -1
            if wanted not in figures:
                raise PartedError
            return figures.index(wanted)
        others = self.figures(self.second, figures[0] // N_EACH, int(match.state["field"][0]))
        shared = [figure for figure in figures if figure in others]
        if not shared:
            raise PartedError
        self.drawn.append(shared[self.random.integers(len(shared))])
        return figures.index(self.drawn[-1])


VARIANTS: list[dict[str, object]] = [
    {},
    {"light_cards": "both", "dark_cards": "both"},
    {"dark_cards": "palantir", "opponent_choice": "named"},
    {"light_cards": "both", "dark_cards": "both", "compulsory_retreat": "no", "retreat_stops_sacrifice": "yes"},
]

VIEWERS = (*range(len(SEATS)), SPECTATOR)


def twins(number: int, mode: Mode) -> Twins:
    """The number-th pair: every seat and the spectator in turn, every variant in turn."""
    return Twins(VIEWERS[number % 3], number, mode, VARIANTS[number // 3 % len(VARIANTS)])


def asked_twins(mode: Mode) -> Iterator[tuple[Records, Records, int]]:
    """Pairs of states in which the seat that cannot tell them apart is asked."""
    for number in range(6):
        pair = twins(number, mode)
        for step, (one, other) in enumerate(pair):
            if step % 5 == 0 and one.seat == pair.seat and pair.is_different():
                yield one.state.copy(), other.state.copy(), pair.seat
