"""Twins: two matches that differ only in what one seat may not know.

Cards that nobody has seen have no identity yet.  So the one secret of the game begins with a look through the discard
pile: which cards were set aside.  Histories are random matches that part there: in the one match the seat that looks
sees these cards, in the other those, and from then on both get the same answers and the same draws.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from bagend.engine.chance import Stream, below, stream
from bagend.engine.film import FILM_ROOM, Film
from bagend.engine.kernel import Mode
from bagend.engine.loops import MOST_LEGAL, Doors, doors
from bagend.engine.records import Records
from bagend.engine.seats import CHANCE, NOBODY, SPECTATOR
from bagend.games.duel.actions import Phase, Verb
from bagend.games.duel.components import N_SEATS, RACES, TILES, TOKENS
from games.duel.positions import DOWN, GAME, Turn, position
from laws.walks import variants

RICH = 30
"""With so many coins a landmark or an alliance that allows a look is soon in reach."""

LOOKING = (
    Verb.TAKE + TILES.index("barad-dur"),
    Verb.KEEP + TOKENS.index("wizards-search"),
    Verb.COURT + RACES.index("wizards"),
)
"""Answers that lead to a look."""


@dataclass
class Twin:
    """One of two matches, with what the last answer told."""

    states: Records
    film: Film

    @property
    def seat(self) -> int:
        return int(self.states[0].seat)


@dataclass
class Pair:
    """Two matches in which some eyes must see the same."""

    one: Twin
    other: Twin
    rules: Doors

    @property
    def eyes(self) -> list[int]:
        """Those who have not looked; a spectator never does."""
        lookers = int(self.one.states[0].lookers)
        return [seat for seat in range(N_SEATS) if not lookers >> seat & 1] + [SPECTATOR]

    @property
    def is_split(self) -> bool:
        return self.one.states.tobytes() != self.other.states.tobytes()

    def apply(self, action: int, other: int) -> None:
        for twin, answer in ((self.one, action), (self.other, other)):
            twin.film.told[0].kind = 0
            self.rules.apply(twin.states, answer, twin.film)


def histories(mode: Mode, seed: int) -> Iterator[Pair]:
    """The same pair again and again: after each draw of a look, and after each answer from then on."""
    rules, choice = doors(GAME, mode), stream(seed)[0]
    states = walk_to_a_look(rules, choice, seed)
    if states is None:
        return
    films = [Film.blank(GAME.State, FILM_ROOM) for _ in range(2)]
    pair = Pair(Twin(states, films[0]), Twin(states.copy(), films[1]), rules)
    while pair.one.seat != NOBODY:
        step = next_answers(pair, choice)
        if step is None:
            return
        pair.apply(*step)
        if pair.is_split:
            yield pair
        elif pair.one.states[0].phase != Phase.LOOK:
            # A chapter has ended, and with it the secret.
            return


def walk_to_a_look(rules: Doors, choice: Stream, seed: int) -> Records | None:
    """A random match up to its first look, or None if nobody looks."""
    every = variants(GAME)
    states = every[seed % len(every)].first(GAME)
    states[0].coins[:] = RICH
    film = Film.blank(GAME.State, 0)
    while states[0].phase != Phase.LOOK:
        seat = int(states[0].seat)
        if seat == NOBODY:
            return None
        if seat == CHANCE:
            answer = int(rules.draw(states, below(choice, int(rules.chance_outcomes(states)))))
        else:
            legal = answers(rules, states)
            wanted = [action for action in legal if action in LOOKING]
            answer = (wanted or legal)[below(choice, len(wanted or legal))]
        rules.apply(states, answer, film)
    return states


def answers(rules: Doors, states: Records) -> list[int]:
    out = np.zeros(MOST_LEGAL, np.int64)
    return [int(action) for action in out[: rules.legal(states, out)]]


def next_answers(pair: Pair, choice: Stream) -> tuple[int, int] | None:
    """What both are told next: each its own cards in a look, else the same; None if they cannot go on alike."""
    one, other, rules = pair.one.states, pair.other.states, pair.rules
    if pair.one.seat != CHANCE:
        both = sorted(set(answers(rules, one)) & set(answers(rules, other)))
        action = both[below(choice, len(both))] if both else -1
        return (action, action) if both else None
    n = int(rules.chance_outcomes(one))
    if one[0].phase == Phase.LOOK:
        mine, theirs = (int(rules.draw(states, below(choice, n))) for states in (one, other))
        return mine, theirs
    both = sorted({int(rules.draw(one, k)) for k in range(n)} & {int(rules.draw(other, k)) for k in range(n)})
    draw = both[below(choice, len(both))] if both else -1
    return (draw, draw) if both else None


def pairs() -> Iterator[tuple[Turn, Turn, int]]:
    """Two turns made by hand, and the seat that cannot tell them apart."""
    hidden = ["c1-20", "c1-21", "c1-22", "c1-23", "c1-19"]
    seen = [f"aside {card}" for card in hidden]
    for one, other in ((seen[:3], seen[1:4]), (seen[:3], [seen[0], seen[3], seen[4]]), (seen[1:4], seen[2:5])):
        yield looked(hidden, one), looked(hidden, other), 0


def looked(hidden: list[str], seen: list[str]) -> Turn:
    """Sauron has looked and played a card that both know."""
    turn = position(
        "sauron",
        display={1: "c1-01", 3: DOWN, 4: DOWN, 6: "c1-02", 7: "c1-09", 8: "c1-03"},
        hidden=hidden,
        coins={"sauron": 20, "fellowship": 20},
        tiles=["barad-dur", "bree"],
    )
    return turn.play("take barad-dur").draw(*seen).play("revive c1-10")


def asked_twins(mode: Mode) -> Iterator[tuple[Records, Records, int]]:
    """Pairs of states in which the seat that cannot tell them apart is asked."""
    for one, other, seat in pairs():
        assert one.states[0].seat == other.states[0].seat == seat
        yield one.states, other.states, seat
