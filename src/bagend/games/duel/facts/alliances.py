"""Alliances: races that stand with a seat, what they make, and stacks of tokens.

Clauses D-107 to D-109, D-111, D-113, D-114, D-116, D-118, D-119 and D-138 to D-140.
"""

from bagend.engine.kernel import hot
from bagend.engine.sets import has, member, size

from ..actions import DIFFERENT_MATTER, PAIR_MATTER
from ..components import ALL_RACES, COPIES, EMPTY, N_RACES, TRIO, Token
from . import Public

STACK = (1 << COPIES) - 1
"""A whole stack, as bits."""


@hot
def race_kinds(seen: Public, seat: int) -> int:
    """Different races among the symbols of a seat; the feather is none of them."""
    kinds = 0
    for race in range(N_RACES):
        if seen.races[seat, race] > 0:
            kinds += 1
    return kinds


@hot
def race_count(seen: Public, seat: int) -> int:
    """Different races on green cards.  D-139: the eagle feather is one more, so D-140: five cards will do."""
    return race_kinds(seen, seat) + (1 if has(seen.tokens[seat], Token.EAGLE) else 0)


@hot
def has_all_races(seen: Public, seat: int, more: int) -> bool:
    """D-138: six different races win; so many `more` are about to be won."""
    return bool(race_count(seen, seat) + more >= ALL_RACES)


@hot
def alliances_by(seen: Public, seat: int, race: int) -> int:
    """D-107: the alliances that one more symbol of a race makes, as soon as it lies in the own area, as matters.

    D-109: two symbols of one race; D-113: for each race anew.  D-114: three different races; D-118: once a match.
    D-119: a symbol may count for both.
    """
    due = 0
    symbols = seen.races[seat, race]
    if symbols % 2 == 1:
        due |= 1 << PAIR_MATTER
    kinds = race_kinds(seen, seat) + (1 if symbols == 0 else 0)
    if kinds >= TRIO and not has(seen.united, seat):
        due |= 1 << DIFFERENT_MATTER
    return due


@hot
def hidden_in(seen: Public, race: int) -> int:
    """D-108: the tokens of a race that still lie unseen in its stack."""
    return seen.tokens_hidden & STACK << COPIES * race


@hot
def stack_size(seen: Public, race: int) -> int:
    return size(hidden_in(seen, race)) + (1 if seen.top[race] != EMPTY else 0)


@hot
def shows_one_race(seen: Public) -> bool:
    """D-111: tokens of one race are shown for a pair, D-116: of three for three different races."""
    race = member(seen.shown, 0) // COPIES
    return seen.shown & ~(STACK << COPIES * race) == 0
