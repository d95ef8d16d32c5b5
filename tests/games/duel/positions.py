"""Positions: states of Duel for Middle-earth built by name, and a turn that is played from them.

Cards are named by their ids (`c1-14`), tokens and tiles by theirs.  Every card that is not mentioned is in the discard
pile, or, of this chapter, as many as needed are unseen.
"""

from collections.abc import Iterable, Mapping, Sequence
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
from bagend.games.duel.actions import ANSWERS, DRAWS, Event, Phase
from bagend.games.duel.components import (
    CARDS,
    CHAINS,
    DECK,
    EFFECTS,
    EMPTY,
    GIVES,
    N_CARDS,
    N_SLOTS,
    RACES,
    REGIONS,
    SIDES,
    SKILLS,
    TILES,
    TOKEN_ROW,
    TOKENS,
    UNITS,
    Op,
)
from bagend.games.duel.facts.prices import card_price, tile_price
from games.duel.conservation import check

GAME = games.find("duel")
DOWN = "down"
Lists = Mapping[str, Iterable[str]]


def bits(names: Iterable[str], all_names: Sequence[str]) -> int:
    return sum(1 << all_names.index(name) for name in names)


def names(members: int, all_names: Sequence[str]) -> set[str]:
    return {name for i, name in enumerate(all_names) if int(members) >> i & 1}


def position(
    active: str = "sauron",
    *,
    chapter: int = 1,
    display: Sequence[str] | Mapping[int, str] = (),
    last: bool = False,
    area: Lists | None = None,
    discarded: Iterable[str] | None = None,
    hidden: Iterable[str] = (),
    coins: Mapping[str, int] | None = None,
    quest: Mapping[str, int] | None = None,
    units: Mapping[str, Mapping[str, int]] | None = None,
    forts: Lists | None = None,
    tiles: Iterable[str] = TILES[:3],
    owned: Lists | None = None,
    tokens: Lists | None = None,
    tops: Mapping[str, str] | None = None,
    united: Iterable[str] = (),
    **options: object,
) -> "Turn":
    """A turn in the middle of a match.

    `display` is what lies in which slot (from 1, DOWN for a face-down card), or cards that lie side by side, all free,
    with one more beside them unless these are the `last`.  `hidden` are cards that nobody has seen; `discarded` those
    of this chapter in the pile.  `units` and `forts` replace those of the set-up.  `tiles` lie open, `owned` are
    taken.  `tops` are tokens that lie known on top of their stacks.
    """
    states = GAME.setup(GAME.options.read(options), (0, 1))
    state = states[0]
    state.active = state.seat = SIDES.index(active)
    state.phase = Phase.TURN
    state.chapter = chapter - 1
    state.turns = 1
    state.tiles_due = 0
    for side, cards in (area or {}).items():
        for card in cards:
            give_card(state, SIDES.index(side), CARDS.index(card))
    lay(state, display, last, discarded, hidden)
    for side, number in (coins or {}).items():
        state.coins[SIDES.index(side)] = number
    for side, number in (quest or {}).items():
        state.quest[SIDES.index(side)] = number
    if units is not None:
        stand(state, units)
    for side, regions in (forts or {}).items():
        state.forts[SIDES.index(side)] = bits(regions, REGIONS)
    state.tiles_open = bits(tiles, TILES)
    for side, taken in (owned or {}).items():
        state.tiles[SIDES.index(side)] = bits(taken, TILES)
    state.tiles_hidden = (1 << len(TILES)) - 1 & ~int(state.tiles_open | state.tiles[0] | state.tiles[1])
    for side, kept in (tokens or {}).items():
        for token in kept:
            give_token(state, SIDES.index(side), TOKENS.index(token))
    for race, token in (tops or {}).items():
        state.top[RACES.index(race)] = TOKENS.index(token)
        state.tokens_hidden &= ~(1 << TOKENS.index(token))
    state.united = bits(united, SIDES)
    return Turn(states)


def give_card(state: Any, seat: int, card: int) -> None:
    """A card that was played before."""
    state.area[seat, card // DECK] |= 1 << card % DECK
    if GIVES[card] != EMPTY:
        state.chains[seat] |= 1 << GIVES[card]
    for op, a, b in EFFECTS[card]:
        if op == Op.SKILL:
            state.skills[seat, a] += b
        elif op == Op.ONE_OF:
            state.groups[seat, b] = a
        elif op == Op.RACE:
            state.races[seat, a] += 1


def give_token(state: Any, seat: int, token: int) -> None:
    """A token that was kept before."""
    state.tokens[seat] |= 1 << token
    state.tokens_hidden &= ~(1 << token)
    op, a, b = EFFECTS[TOKEN_ROW + token, 0]
    if op == Op.ONE_OF:
        state.groups[seat, b] = a


def stand(state: Any, units: Mapping[str, Mapping[str, int]]) -> None:
    state.units[:] = 0
    for side, where in units.items():
        for region, number in where.items():
            state.units[SIDES.index(side), REGIONS.index(region)] = number
    state.supply[:] = UNITS - state.units.sum(axis=1)


def lay(
    state: Any,
    display: Sequence[str] | Mapping[int, str],
    last: bool,
    discarded: Iterable[str] | None,
    hidden: Iterable[str],
) -> None:
    """Put every card of every chapter somewhere."""
    chapter = int(state.chapter)
    spare = [c for c in range(DECK * chapter, DECK * chapter + DECK) if not owned(state, c)]
    mentioned = list(display.values() if isinstance(display, Mapping) else display)
    for name in [*mentioned, *(discarded or ()), *hidden]:
        if name != DOWN and CARDS.index(name) in spare:
            spare.remove(CARDS.index(name))
    spare.sort(key=lambda card: (card - DECK * chapter - 8) % DECK)
    if not isinstance(display, Mapping):
        beside = [] if last else [CARDS[spare.pop(0)]]
        display = dict(enumerate([*display, *beside], 1))
    state.slot[:] = EMPTY
    state.left = state.down = 0
    for slot, name in display.items():
        state.left |= 1 << slot - 1
        state.slot[slot - 1] = HIDDEN if name == DOWN else CARDS.index(name)
        state.down |= (name == DOWN) << slot - 1
    unseen = [CARDS.index(name) for name in hidden]
    while len(unseen) < int(state.down).bit_count() + 3:
        unseen.append(spare.pop())
    for number in range(3):
        every = sum(1 << c % DECK for c in range(N_CARDS) if c // DECK == number and not owned(state, c))
        state.unseen[number] = every if number > chapter else 0
        state.discarded[number] = every if number < chapter else 0
    state.unseen[chapter] = sum(1 << c % DECK for c in unseen)
    pile = [*spare, *(CARDS.index(name) for name in discarded or ())]
    state.discarded[chapter] = sum(1 << c % DECK for c in pile if c // DECK == chapter)


def owned(state: Any, card: int) -> bool:
    return any(int(state.area[seat, card // DECK]) >> card % DECK & 1 for seat in range(2))


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
