"""Positions: states of Duel for Middle-earth built by name, for lessons and tests.

Cards are named by their ids (`c1-14`), tokens and tiles by theirs.  Every card that is not mentioned is in the discard
pile, or, of this chapter, as many as needed are unseen.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bagend.engine.records import Records
from bagend.engine.seats import HIDDEN

from .actions import Phase
from .components import (
    CARDS,
    DECK,
    EFFECTS,
    EMPTY,
    GIVES,
    N_CARDS,
    RACES,
    REGIONS,
    SIDES,
    TILES,
    TOKEN_ROW,
    TOKENS,
    UNITS,
    Op,
)
from .game import GAME

DOWN = "down"
Lists = Mapping[str, Iterable[str]]


def bits(names: Iterable[str], all_names: Sequence[str]) -> int:
    return sum(1 << all_names.index(name) for name in names)


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
) -> Records:
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
    return states


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
