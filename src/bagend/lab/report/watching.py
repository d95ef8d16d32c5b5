"""Watching: what each game is watched for, to see what goes with winning.

Most is read from how matches ended, so that millions can be counted.  What has passed by then, such as a set-up, is
seen by following some of the matches answer by answer.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from bagend.engine.records import Records, Row
from bagend.games.confrontation.actions import Verb
from bagend.games.confrontation.components import N_CARDS as N_BATTLE_CARDS
from bagend.games.confrontation.components import N_READY_MADE, NONE
from bagend.games.duel.components import DECK, N_CHAPTERS, N_TILES, N_TOKENS
from bagend.games.journey.components import PLACES
from bagend.games.mountdoom.components import MORGUL, MOST_COURAGE, N_STAGES, Figure, Stage
from bagend.lab.report.sums import Sums, by_number, held, seen_and_won

ROUNDS = 3
"""Turns of its own after which we look how far a hobbit has come."""


def won_by(states: Records, seat: int) -> Row:
    return states["winners"] >> seat & 1


def end_of_duel(states: Records, sums: Sums) -> None:
    """Cards, tokens and landmarks in front of each side."""
    for seat in range(2):
        won = won_by(states, seat)
        cards = np.concatenate([held(states["area"][:, seat, chapter], DECK) for chapter in range(N_CHAPTERS)], axis=1)
        sums.add("cards", seen_and_won(cards, won))
        sums.add("tokens", seen_and_won(held(states["tokens"][:, seat], N_TOKENS), won))
        sums.add("landmarks", seen_and_won(held(states["tiles"][:, seat], N_TILES), won))


def end_of_journey(states: Records, sums: Sums) -> None:
    """Who began, and how far the Nazgûl came."""
    seats = [seat for seat in range(states["crossed"].shape[1]) if states["seated"][0] >> seat & 1]
    for place, seat in enumerate(seats):
        won = won_by(states, seat)
        first = np.searchsorted(seats, states["first"])
        sums.add("order", by_number((place - first) % len(seats), won))
        sums.add("hits", by_number(states["marked"][:, seat], won))


def end_of_mountdoom(states: Records, sums: Sums) -> None:
    """Where matches were lost, and who was left behind when the last stage was begun."""
    is_won = (states["winners"] > 0).astype(np.int64)
    sums.add("lost", np.bincount(states["stage"][is_won == 0], minlength=N_STAGES))
    last = states[states["stage"] == Stage.MOUNT_DOOM]
    companions = last["at"][:, Figure.RING_BEARERS + 1 :]
    behind = ((companions >= 0) & (companions < MORGUL)).sum(axis=1)
    sums.add("behind", by_number(behind, (last["winners"] > 0).astype(np.int64)))


def nothing_at_the_end(states: Records, sums: Sums) -> None:
    """For a game whose final states do not tell."""


class Follower:
    """Follows one match after the other."""

    rows: ClassVar[Mapping[str, tuple[int, ...]]] = {}
    """What it counts, and the shape of each: all are there even if nothing was seen."""

    def __init__(self) -> None:
        self.sums = Sums()
        for name, shape in self.rows.items():
            self.sums.add(name, np.zeros(shape, np.int64))

    def begin(self) -> None:
        """A new match."""

    def see(self, seat: int, action: int, before: Any, after: Any) -> None:
        """One answer: the state in which it was given, and the next one."""

    def end(self, final: Any) -> None:
        """The match is over."""


class OfConfrontation(Follower):
    """Set-ups and battle cards."""

    rows: ClassVar[Mapping[str, tuple[int, ...]]] = {
        "battles": (2, 3, N_BATTLE_CARDS),
        "setups": (2, N_READY_MADE + 1, N_READY_MADE + 1),
    }

    def begin(self) -> None:
        self.setups = [N_READY_MADE, N_READY_MADE]

    def see(self, seat: int, action: int, before: Any, after: Any) -> None:
        if Verb.ARRANGE <= action < Verb.SCATTER and seat >= 0 and before.turns == 0:
            self.setups[seat] = action - Verb.ARRANGE - seat * N_READY_MADE
        was_played = bool((before.card != NONE).any()) or (seat >= 0 and Verb.PLAY <= action < Verb.FETCH)
        if was_played and bool((after.card == NONE).all()):
            self.count_battle(after)

    def count_battle(self, after: Any) -> None:
        cards = np.zeros(self.rows["battles"], np.int64)
        for side in range(2):
            card = int(after.last_card[side])
            if card != NONE:
                fallen = int(after.last_fallen)
                cards[side, :, card] = (1, fallen >> (1 - side) & 1, fallen >> side & 1)
        self.sums.add("battles", cards)

    def end(self, final: Any) -> None:
        setups = np.zeros(self.rows["setups"], np.int64)
        setups[:, self.setups[0], self.setups[1]] = (1, int(final.winners) & 1)
        self.sums.add("setups", setups)


class OfMountdoom(Follower):
    """Courage at the start of each stage."""

    rows: ClassVar[Mapping[str, tuple[int, ...]]] = {"road": (2, N_STAGES, MOST_COURAGE + 1)}

    def begin(self) -> None:
        self.courage: dict[int, int] = {}

    def see(self, seat: int, action: int, before: Any, after: Any) -> None:
        self.courage.setdefault(int(after.stage), int(after.courage))

    def end(self, final: Any) -> None:
        for stage, courage in self.courage.items():
            counts = np.zeros(self.rows["road"], np.int64)
            counts[int(final.winners > 0), stage, courage] = 1
            self.sums.add("road", counts)


class OfJourney(Follower):
    """How far each hobbit has come after a few turns of its own."""

    rows: ClassVar[Mapping[str, tuple[int, ...]]] = {"pace": (len(PLACES), 2)}

    def begin(self) -> None:
        self.begun: dict[int, int] = {}
        self.come: dict[int, int] = {}

    def see(self, seat: int, action: int, before: Any, after: Any) -> None:
        if after.turns != before.turns:
            who = int(after.active)
            self.begun[who] = self.begun.get(who, 0) + 1
            if self.begun[who] == ROUNDS + 1:
                self.come[who] = int(after.crossed[who])

    def end(self, final: Any) -> None:
        for seat, crossed in self.come.items():
            pace = np.zeros(self.rows["pace"], np.int64)
            pace[crossed] = (1, int(final.winners) >> seat & 1)
            self.sums.add("pace", pace)


@dataclass(frozen=True)
class Watch:
    """What one game is watched for."""

    end: Callable[[Records, Sums], None]
    follower: type[Follower] | None
    begins: str
    """The seat that always moves first; empty if it may be any."""


WATCHES: Mapping[str, Watch] = {
    "duel": Watch(end_of_duel, None, "sauron"),
    "confrontation": Watch(nothing_at_the_end, OfConfrontation, "dark"),
    "mountdoom": Watch(end_of_mountdoom, OfMountdoom, ""),
    "journey": Watch(end_of_journey, OfJourney, ""),
}
