"""Positions: states of The Confrontation built by name, and turns that are played from them."""

from typing import Any

import numpy as np

from bagend import games
from bagend.engine.film import FILM_ROOM, Film, moments
from bagend.engine.game import Outcome
from bagend.engine.kernel import preferred_mode
from bagend.engine.loops import MOST_LEGAL, doors
from bagend.engine.records import Records
from bagend.engine.seats import CHANCE
from bagend.games.confrontation import positions
from bagend.games.confrontation.actions import ANSWERS, DRAWS, Event, Phase
from bagend.games.confrontation.components import (
    CARDS,
    FIGURES,
    FULL_HAND,
    N_EACH,
    NOWHERE,
    REGIONS,
    SEATS,
)
from games.confrontation import conservation

GAME = games.find("confrontation")


def position(turn: str = "dark", **given: Any) -> "Turn":
    """A turn in the middle of a match: where each named figure stands; those not named are defeated."""
    return Turn(positions.position(turn, **given))


class Turn:
    """A state that is played on, through the doors of the mode under test."""

    def __init__(self, states: Records) -> None:
        self.states = states
        self.rules = doors(GAME, preferred_mode())
        self.told: list[tuple[Any, ...]] = []
        """What the answers told: (Event, nouns…)."""

    # What may be answered.

    def answers(self) -> set[str]:
        out = np.zeros(MOST_LEGAL, np.int64)
        return {ANSWERS.notation(int(action)) for action in out[: self.rules.legal(self.states, out)]}

    def may(self, answer: str) -> bool:
        return answer in self.answers()

    def moves(self, figure: str) -> set[str]:
        """Where a figure may move."""
        start = f"move {figure} "
        return {answer.removeprefix(start) for answer in self.answers() if answer.startswith(start)}

    def flights(self) -> set[str]:
        """Where a figure may retreat."""
        return {answer.removeprefix("flee ") for answer in self.answers() if answer.startswith("flee ")}

    def refusal(self, answer: str) -> str:
        """The clause that forbids an answer."""
        assert not self.may(answer), f"{answer!r} is allowed"
        return GAME.refuse(self.view(int(self.state.seat)), ANSWERS.parse(answer))

    def view(self, seat: int) -> Any:
        views = GAME.View.blank()
        self.rules.view(self.states, seat, views)
        return views[0]

    # Answering.

    def play(self, *answers: str) -> "Turn":
        """Give these answers; `draw <figure>` is CHANCE's."""
        for answer in answers:
            if answer.startswith("draw "):
                self._draw(f"opponent {answer.removeprefix('draw ')}")
                continue
            assert self.may(answer), f"{answer!r} is not allowed; allowed are {sorted(self.answers())}"
            self._apply(ANSWERS.parse(answer))
        return self

    def cards(self, dark: str, light: str) -> "Turn":
        """Dark and Light each play a card."""
        return self.play(f"play {dark}", f"play {light}")

    def drawable(self) -> set[str]:
        """Whom CHANCE may draw."""
        assert self.state.seat == CHANCE, "nothing is to be drawn"
        picks = range(int(self.rules.chance_outcomes(self.states)))
        return {DRAWS.notation(int(self.rules.draw(self.states, k))).split()[1] for k in picks}

    def _draw(self, notation: str) -> None:
        assert notation.split()[1] in self.drawable(), f"{notation!r} cannot be drawn, only {self.drawable()}"
        self._apply(DRAWS.parse(notation))

    def _apply(self, action: int) -> None:
        film = Film.blank(GAME.State, FILM_ROOM)
        self.rules.apply(self.states, action, film)
        for moment in moments(film):
            nouns = GAME.events[Event(moment.kind)]
            self.told.append((Event(moment.kind), *moment.nouns[: len(nouns)]))
        conservation.check(self.state)

    # What is seen.

    @property
    def state(self) -> Any:
        return self.states[0]

    @property
    def asks(self) -> tuple[str, Phase]:
        """Who is asked what."""
        seat = int(self.state.seat)
        return SEATS[seat] if seat >= 0 else "chance" if seat == CHANCE else "nobody", Phase(self.state.phase)

    def where(self, figure: str) -> str:
        """The region of a figure, or `defeated`."""
        stand = [int(who) for who in self.state.who].index(FIGURES.index(figure))
        region = int(self.state.at[stand])
        return "defeated" if region == NOWHERE else REGIONS[region]

    def hand(self, side: str) -> set[str]:
        return {card for number, card in enumerate(CARDS) if self.state.hand[SEATS.index(side)] >> number & 1}

    def pile(self, side: str) -> set[str]:
        seat = SEATS.index(side)
        return {card for n, card in enumerate(CARDS) if (FULL_HAND[seat] & ~self.state.hand[seat]) >> n & 1}

    @property
    def outcome(self) -> Outcome | None:
        return GAME.outcome(self.state)

    @property
    def winner(self) -> tuple[str, str]:
        """Who won, by which clause."""
        assert self.outcome, "the match goes on"
        return SEATS[self.outcome.winners[0]], self.outcome.clause

    @property
    def totals(self) -> tuple[int, int] | None:
        """What Light and Dark had in the last battle that strength and cards decided."""
        found = None
        for event, *nouns in self.told:
            if event == Event.DEFEATED:
                figure, _, more, less = nouns
                found = (more, less) if figure < N_EACH else (less, more)
            elif event == Event.TIED:
                found = (nouns[2], nouns[2])
        return found

    @property
    def turn(self) -> str:
        return SEATS[self.state.active]

    def events(self) -> list[Event]:
        return [told[0] for told in self.told]

    def seen(self, seat: str, region: str) -> list[str]:
        """The names a seat can tell in a region, `?` for the others."""
        view = self.view(SEATS.index(seat) if seat in SEATS else -3)
        here = [stand for stand in range(len(FIGURES)) if view.at[stand] == REGIONS.index(region)]
        return sorted(FIGURES[view.who[stand]] if view.who[stand] >= 0 else "?" for stand in here)

    def could(self, seat: str, region: str) -> list[set[str]]:
        """Who each stand of a region could be, to a seat."""
        view = self.view(SEATS.index(seat) if seat in SEATS else -3)
        here = [stand for stand in range(len(FIGURES)) if view.at[stand] == REGIONS.index(region)]
        return [{name for n, name in enumerate(FIGURES) if int(view.could[stand]) >> n & 1} for stand in here]
