"""Costs in words: what is printed on a card or landmark, and which of it is missing."""

from bagend.engine.words import Words

from ..components import ACCEPTS, CHAINS, COST_COINS, COST_SKILLS, N_SKILLS, SKILLS, TILE_ROW
from ..facts.prices import DIGIT


def cost_of(row: int, words: Words) -> str:
    """The printed cost in a sentence's middle: "1 coin and 2 Ruse, or the horse"."""
    coins = [words.named("coins", count=int(COST_COINS[row]))] if COST_COINS[row] else []
    parts = coins + counted_skills([int(count) for count in COST_SKILLS[row]], words)
    cost = words.listing(parts) or words("cost-nothing")
    if row < TILE_ROW and ACCEPTS[row] >= 0:
        return words("cost-or-chain", cost=cost, chain=words.name("chain", CHAINS[ACCEPTS[row]]))
    return cost


def counted_skills(counts: list[int], words: Words) -> list[str]:
    return [
        words.named("state-skill", skill=words.name("skill", SKILLS[skill]), count=count)
        for skill, count in enumerate(counts)
        if count
    ]


def skills_lacking(lack: int, words: Words) -> str:
    """The symbols of `facts.prices.lacking` in words; empty if none is missing."""
    return words.listing(counted_skills([int(lack) >> DIGIT * skill & 15 for skill in range(N_SKILLS)], words))
