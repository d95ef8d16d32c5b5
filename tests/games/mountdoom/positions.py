"""Positions: states of Adventure to Mount Doom built by name, and a turn that is played from them.

`meet` lets the first black die meet a card, `walk` moves one figure by its die; the other dice of the tile do nothing,
for their slots hold an Eye that has nothing to see and their figures are in the waiting area.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from bagend import games
from bagend.engine.film import FILM_ROOM, Film, moments
from bagend.engine.game import Outcome
from bagend.engine.kernel import preferred_mode
from bagend.engine.loops import MOST_LEGAL, doors
from bagend.engine.records import Records
from bagend.engine.seats import CHANCE
from bagend.engine.words import Words
from bagend.games.mountdoom import positions
from bagend.games.mountdoom.actions import ANSWERS, DRAWS, Event, Phase
from bagend.games.mountdoom.components import (
    CARDS,
    DICE,
    EMPTY,
    FACE_DOWN,
    FIGURES,
    HELPERS,
    SEATS,
)

GAME = games.find("mountdoom")
QUIET = "gondor-eye-of-sauron"
NO_EYE = 20


def english() -> Words:
    return GAME.words("en")


def position(stage: str = "lothlorien", **given: Any) -> "Turn":
    """A turn before its first roll."""
    return Turn(positions.position(stage, **given))


def tiled(tops: tuple[int, int], lows: tuple[tuple[str, int], tuple[str, int]], **given: Any) -> "Turn":
    """A turn whose dice are all on the tile, the last of them placed through the rules."""
    slots = {5: QUIET, 6: QUIET, **given.pop("slots", {})}
    fields = {"eye": NO_EYE, **given.pop("fields", {})}
    turn = position(slots=slots, fields=fields, tops=tops, lows=dict(lows), **given)
    return turn.play(f"place second {lows[1][0]}")


def idle(at: Mapping[str, str | int] | None, *names: str) -> dict[str, str | int]:
    return {**dict.fromkeys(names, "waiting"), **(at or {})}


def meet(name: str, *, slot: int = 3, second: int = 6, **given: Any) -> "Turn":
    """The first black die meets this card; then comes what `second` says, usually nothing."""
    given["at"] = idle(given.get("at"), "legolas", "gimli")
    given["slots"] = {slot: name, **given.get("slots", {})}
    given.setdefault("stage", "gondor")
    return tiled((slot, second), (("green", 1), ("red", 1)), **given)


def walk(figure: str, pips: int, **given: Any) -> "Turn":
    """A figure's die is resolved; nothing else happens in the turn."""
    other = "gimli" if figure != "gimli" else "legolas"
    given["at"] = idle(given.get("at"), other)
    lows = ((DICE[FIGURES.index(figure)], pips), (DICE[FIGURES.index(other)], 1))
    return tiled((5, 6), lows, **given)


def doom(black: int, name: str = "", **given: Any) -> "Turn":
    """A turn of the last stage up to its black die's roll, which meets this card."""
    given["slots"] = dict.fromkeys(range(1, 7), "mount-doom-eagles") | {black: name or "mount-doom-eagles"}
    return position("mount-doom", **given).die(black)


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
        return self.state.seat >= 0 and answer in self.answers()

    def refusal(self, answer: str) -> str:
        """The clause that forbids an answer."""
        assert not self.may(answer), f"{answer!r} is allowed"
        views = GAME.View.blank()
        self.rules.view(self.states, int(self.state.seat), views)
        return GAME.refuse(views[0], ANSWERS.parse(answer))

    # Answering.

    def play(self, *answers: str) -> "Turn":
        for answer in answers:
            assert self.may(answer), f"{answer!r} is not allowed; {self.asks} allows {sorted(self.answers())}"
            self._apply(ANSWERS.parse(answer))
        return self

    def chance(self, phase: Phase, notation: str) -> "Turn":
        assert self.asks == (CHANCE, phase), f"{self.asks} is asked"
        action = DRAWS.parse(notation)
        drawn = {int(self.rules.draw(self.states, k)) for k in range(int(self.rules.chance_outcomes(self.states)))}
        assert action in drawn, f"{notation!r} cannot be drawn"
        self._apply(action)
        return self

    def roll(self, marks: str) -> "Turn":
        """The two black dice, then the Fellowship dice that are rolled, in the order of their colours."""
        return self.chance(Phase.ROLL, f"roll {marks}")

    def die(self, *pips: int) -> "Turn":
        for one in pips:
            self.chance(Phase.DIE, f"die {one}")
        return self

    def combat(self, *faces: str) -> "Turn":
        for face in faces:
            self.chance(Phase.COMBAT, f"combat {face}")
        return self

    def turn_up(self, *names: str) -> "Turn":
        for name in names:
            self.chance(Phase.CARD, f"card {name}")
        return self

    def draw(self, name: str) -> "Turn":
        return self.chance(Phase.GANDALF, f"gandalf {name}")

    def _apply(self, action: int) -> None:
        film = Film.blank(GAME.State, FILM_ROOM)
        self.rules.apply(self.states, action, film)
        for moment in moments(film):
            nouns = GAME.events[Event(moment.kind)]
            self.told.append((Event(moment.kind), *moment.nouns[: len(nouns)]))

    # What is seen.

    @property
    def state(self) -> Any:
        return self.states[0]

    def view(self, seat: int = 0) -> Any:
        views = GAME.View.blank()
        self.rules.view(self.states, seat, views)
        return views[0]

    @property
    def asks(self) -> tuple[int, Phase]:
        """Who is asked what."""
        return int(self.state.seat), Phase(self.state.phase)

    @property
    def phase(self) -> Phase:
        return Phase(self.state.phase)

    @property
    def courage(self) -> int:
        return int(self.state.courage)

    def at(self, figure: str) -> int:
        return int(self.state.at[FIGURES.index(figure)])

    def slot(self, number: int) -> str:
        found = int(self.state.slot[number - 1])
        return {EMPTY: "empty", FACE_DOWN: "down"}.get(found) or CARDS[found]

    def hand(self) -> set[str]:
        return {name for i, name in enumerate(HELPERS) if self.state.hand >> i & 1}

    def holder(self, helper: str) -> str | None:
        seat = int(self.state.holder[HELPERS.index(helper)])
        return SEATS[seat] if seat >= 0 else None

    @property
    def uruk_hai(self) -> int:
        return int(self.state.warriors + self.state.chief)

    @property
    def outcome(self) -> Outcome | None:
        return GAME.outcome(self.state)

    @property
    def ending(self) -> str:
        return self.outcome.ending if self.outcome else ""

    def events(self) -> list[Event]:
        return [told[0] for told in self.told]
