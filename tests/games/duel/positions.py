"""Positions: states of Duel for Middle-earth built by name, and a turn that is played from them.

Cards are named by their ids (`c1-14`), tokens and tiles by theirs.  Every card that is not mentioned is in the discard
pile, or, of this chapter, as many as needed are unseen.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from bagend import games
from bagend.engine.film import FILM_ROOM, Film, moments
from bagend.engine.foretell import explain
from bagend.engine.game import Outcome
from bagend.engine.kernel import preferred_mode
from bagend.engine.loops import MOST_LEGAL, doors
from bagend.engine.records import Records
from bagend.engine.seats import CHANCE, HIDDEN
from bagend.games.duel import positions
from bagend.games.duel.actions import ANSWERS, DRAWS, Event, Phase
from bagend.games.duel.components import (
    CARDS,
    CHAINS,
    DECK,
    EMPTY,
    N_CARDS,
    N_SLOTS,
    RACES,
    REGIONS,
    SIDES,
    SKILLS,
    TILES,
    TOKENS,
)
from bagend.games.duel.facts.prices import card_price, tile_price
from games.duel.conservation import check

GAME = games.find("duel")
DOWN = positions.DOWN


def names(members: int, all_names: Sequence[str]) -> set[str]:
    return {name for i, name in enumerate(all_names) if int(members) >> i & 1}


def position(active: str = "sauron", **given: Any) -> "Turn":
    """A turn in the middle of a match."""
    return Turn(positions.position(active, **given))


class Turn:
    """A state that is played on, through the doors of the mode under test."""

    def __init__(self, states: Records) -> None:
        self.states = states
        self.rules = doors(GAME, preferred_mode())
        self.told: list[tuple[Any, ...]] = []
        """What the answers told: (Event, nouns…)."""
        check(self.state)

    # What may be answered.

    def answers(self) -> set[str]:
        out = np.zeros(MOST_LEGAL, np.int64)
        return {ANSWERS.notation(int(action)) for action in out[: self.rules.legal(self.states, out)]}

    def may(self, answer: str) -> bool:
        return answer in self.answers()

    def refusal(self, answer: str) -> str:
        """The clause that forbids an answer."""
        assert not self.may(answer), f"{answer!r} is allowed"
        return GAME.refuse(self.view(int(self.state.seat)), ANSWERS.parse(answer))

    def view(self, seat: int | str) -> Any:
        views = GAME.View.blank()
        self.rules.view(self.states, SIDES.index(seat) if isinstance(seat, str) else seat, views)
        return views[0]

    def price(self, side: str, slot: int) -> int:
        """What a side would pay for the card in a slot."""
        return int(card_price(self.view(side), SIDES.index(side), int(self.state.slot[slot - 1])))

    def tile_price(self, side: str, tile: str) -> int:
        return int(tile_price(self.view(side), SIDES.index(side), TILES.index(tile)))

    def why(self, answer: str) -> tuple[str, str]:
        """What an answer will do, in words, and the clause that allows it."""
        assert self.may(answer), f"{answer!r} is not allowed"
        views = self.view(self.asked).reshape(1)
        (told,) = explain(GAME, views, [ANSWERS.parse(answer)], GAME.words(), preferred_mode())
        return told.effect, told.clause

    # Answering.

    def play(self, *answers: str) -> "Turn":
        for answer in answers:
            assert self.state.seat >= 0, f"{self.phase.name} is asked, not a seat"
            assert self.may(answer), f"{answer!r} is not allowed; allowed are {sorted(self.answers())}"
            self._apply(ANSWERS.parse(answer))
        return self

    def draw(self, *notations: str) -> "Turn":
        """CHANCE answers, with something it may really draw."""
        for notation in notations:
            assert notation in self.draws(), f"{notation!r} is not among {self.draws()}"
            self._apply(DRAWS.parse(notation))
        return self

    def draws(self) -> list[str]:
        """What CHANCE may draw now."""
        assert self.state.seat == CHANCE, "nothing is drawn now"
        return [
            DRAWS.notation(int(self.rules.draw(self.states, k))) for k in range(self.rules.chance_outcomes(self.states))
        ]

    def settle(self) -> "Turn":
        """CHANCE draws the first of what it may, as often as it is asked."""
        while self.state.seat == CHANCE:
            self._apply(int(self.rules.draw(self.states, 0)))
        return self

    def _apply(self, action: int) -> None:
        film = Film.blank(GAME.State, FILM_ROOM)
        self.rules.apply(self.states, action, film)
        check(self.state)
        for moment in moments(film):
            nouns = GAME.events[Event(moment.kind)]
            self.told.append((Event(moment.kind), *moment.nouns[: len(nouns)]))

    # What is seen.

    @property
    def state(self) -> Any:
        return self.states[0]

    @property
    def phase(self) -> Phase:
        return Phase(self.state.phase)

    @property
    def asked(self) -> str:
        """Who is asked: a side, or chance, or nobody."""
        return {-1: "chance", -2: "nobody"}.get(int(self.state.seat)) or SIDES[self.state.seat]

    @property
    def active(self) -> str:
        return SIDES[self.state.active]

    def coins(self, side: str) -> int:
        return int(self.state.coins[SIDES.index(side)])

    def steps(self, side: str) -> int:
        return int(self.state.quest[SIDES.index(side)])

    def units(self, side: str, region: str) -> int:
        return int(self.state.units[SIDES.index(side), REGIONS.index(region)])

    def supply(self, side: str) -> int:
        return int(self.state.supply[SIDES.index(side)])

    def forts(self, side: str) -> set[str]:
        return names(self.state.forts[SIDES.index(side)], REGIONS)

    def tokens(self, side: str) -> set[str]:
        return names(self.state.tokens[SIDES.index(side)], TOKENS)

    def area(self, side: str) -> set[str]:
        rows = self.state.area[SIDES.index(side)]
        return {CARDS[c] for c in range(N_CARDS) if int(rows[c // DECK]) >> c % DECK & 1}

    def pile(self) -> set[str]:
        """The discard pile, as far as both sides know it."""
        return {CARDS[c] for c in range(N_CARDS) if int(self.state.discarded[c // DECK]) >> c % DECK & 1}

    def chains(self, side: str) -> set[str]:
        return names(self.state.chains[SIDES.index(side)], CHAINS)

    def races(self, side: str) -> dict[str, int]:
        row = self.state.races[SIDES.index(side)]
        return {race: int(row[i]) for i, race in enumerate(RACES) if row[i]}

    def skills(self, side: str) -> dict[str, int]:
        row = self.state.skills[SIDES.index(side)]
        return {skill: int(row[i]) for i, skill in enumerate(SKILLS) if row[i]}

    def tops(self) -> dict[str, str]:
        return {RACES[i]: TOKENS[t] for i, t in enumerate(self.state.top) if t != EMPTY}

    def tiles_open(self) -> set[str]:
        return names(self.state.tiles_open, TILES)

    def card(self, slot: int) -> str:
        card = int(self.state.slot[slot - 1])
        return {EMPTY: "empty", HIDDEN: DOWN}.get(card) or CARDS[card]

    @property
    def outcome(self) -> Outcome | None:
        return GAME.outcome(self.state)

    @property
    def won(self) -> tuple[str, str] | None:
        """Who won, and how."""
        if self.outcome is None:
            return None
        return "+".join(SIDES[seat] for seat in self.outcome.winners), self.outcome.ending

    def events(self) -> list[Event]:
        return [told[0] for told in self.told]


ALL_SLOTS = range(1, N_SLOTS + 1)
