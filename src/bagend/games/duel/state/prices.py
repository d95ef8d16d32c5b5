"""Prices: what a card or a tile would cost a seat now.  Facts of a state that rules and views both need.

Clauses D-58 to D-80.
"""

from typing import Any

from bagend.engine.kernel import hot

from ..components import ACCEPTS, COST_COINS, COST_SKILLS, N_GROUPS, N_REGIONS, N_SKILLS, TILE_ROW, Token

DIGIT = 4
"""Bits for each count in a packed number."""


@hot
def missing_skills(source: Any, seat: int, row: int) -> int:
    """D-61: a skill cost is met by symbols in the own area.  D-63: nothing is used up by it.

    D-68: the best use of the symbols counts.  D-84: a group yields one of its skills, D-85: any of them.
    The groups of this box are nested or disjoint and kept by size, so taking the first that fits is the best use.
    """
    missing = 0
    lack = 0
    for skill in range(N_SKILLS):
        short = COST_SKILLS[row, skill] - source.skills[seat, skill]
        if short > 0:
            missing += short
            lack += short << DIGIT * skill
    if missing > 0:
        for group in range(N_GROUPS):
            for skill in range(N_SKILLS):
                if source.groups[seat, group] >> skill & 1 and lack >> DIGIT * skill & 15:
                    lack -= 1 << DIGIT * skill
                    missing -= 1
                    break
    return missing


@hot
def card_price(source: Any, seat: int, card: int) -> int:
    """D-64: each missing symbol costs 1 coin; D-66: always 1.  D-59: no printed cost, nothing to pay."""
    return COST_COINS[card] + missing_skills(source, seat, card)


@hot
def tile_price(source: Any, seat: int, tile: int) -> int:
    """D-69: a coin more for each own fortress on the board.  D-70: counted before the new one; D-71: own ones only.

    D-72: fortresses that stand, not tiles owned.  D-80: no chain plays a tile.  Token: the Dwarves waive the surcharge.
    """
    price = missing_skills(source, seat, TILE_ROW + tile)
    if not source.tokens[seat] >> Token.NO_SURCHARGE & 1:
        for region in range(N_REGIONS):
            price += source.forts[seat] >> region & 1
    return price


@hot
def may_chain(source: Any, seat: int, card: int) -> bool:
    """D-74: the same symbol in the corner of a card in the own area.  D-79: nowhere else counts."""
    return bool(ACCEPTS[card] >= 0 and source.chains[seat] >> ACCEPTS[card] & 1)
