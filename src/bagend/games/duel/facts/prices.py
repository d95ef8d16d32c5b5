"""Prices: what a card or a tile would cost a seat now.  Clauses D-58 to D-80."""

from bagend.engine.kernel import hot
from bagend.engine.sets import has, size

from ..components import ACCEPTS, COST_COINS, COST_SKILLS, N_GROUPS, N_SKILLS, TILE_ROW, Token
from . import Public

DIGIT = 4
"""Bits for each count in a packed number."""


@hot
def lacking(seen: Public, seat: int, row: int) -> int:
    """The symbols that a card or tile asks for and a seat lacks: a digit for each skill, and last their sum.

    D-61: a skill cost is met by symbols in the own area.  D-63: nothing is used up by it.
    D-68: the best use of the symbols counts.  D-84: a group yields one of its skills, D-85: any of them.
    The groups of this box are nested or disjoint and kept by size, so taking the first that fits is the best use.
    """
    missing = 0
    lack = 0
    for skill in range(N_SKILLS):
        short = COST_SKILLS[row, skill] - seen.skills[seat, skill]
        if short > 0:
            missing += short
            lack += short << DIGIT * skill
    if missing > 0:
        for group in range(N_GROUPS):
            for skill in range(N_SKILLS):
                if has(seen.groups[seat, group], skill) and lack >> DIGIT * skill & 15:
                    lack -= 1 << DIGIT * skill
                    missing -= 1
                    break
    return lack | missing << DIGIT * N_SKILLS


@hot
def missing_skills(seen: Public, seat: int, row: int) -> int:
    return lacking(seen, seat, row) >> DIGIT * N_SKILLS


@hot
def card_price(seen: Public, seat: int, card: int) -> int:
    """D-58: coins, skills or both.  D-64: each missing symbol costs 1 coin; D-66: always 1.

    D-59: no printed cost, nothing to pay.
    """
    return COST_COINS[card] + missing_skills(seen, seat, card)


@hot
def surcharge(seen: Public, seat: int) -> int:
    """D-69: a coin more for each own fortress on the board.  D-70: counted before the new one; D-71: own ones only.

    D-72: fortresses that stand, not tiles owned.  Token: the Dwarves waive it.
    """
    return 0 if has(seen.tokens[seat], Token.NO_SURCHARGE) else size(seen.forts[seat])


@hot
def tile_price(seen: Public, seat: int, tile: int) -> int:
    """D-45: the missing symbols and the surcharge.  D-80: no chain plays a tile."""
    return missing_skills(seen, seat, TILE_ROW + tile) + surcharge(seen, seat)


@hot
def may_chain(seen: Public, seat: int, card: int) -> bool:
    """D-74: the same symbol in the corner of a card in the own area.  D-79: nowhere else counts."""
    return ACCEPTS[card] >= 0 and has(seen.chains[seat], ACCEPTS[card])
