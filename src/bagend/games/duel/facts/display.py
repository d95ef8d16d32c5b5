"""Display: which cards may be taken, and what they bring when they are discarded.  Clauses D-31, D-39 and D-40."""

from bagend.engine.kernel import hot
from bagend.engine.sets import has

from ..components import COVERED_BY, INCOME, Token
from . import Public


@hot
def lying_on(seen: Public, slot: int) -> int:
    """The slots whose cards still lie on the card of this one, as bits."""
    return seen.left & COVERED_BY[seen.chapter, slot]


@hot
def is_free(seen: Public, slot: int) -> bool:
    """D-31: a card is free when no other card lies on it."""
    return has(seen.left, slot) and lying_on(seen, slot) == 0


@hot
def would_free(seen: Public, slot: int, under: int) -> bool:
    """D-31: whether taking the card in one slot frees the card in another."""
    return has(seen.left, under) and lying_on(seen, under) == 1 << slot


@hot
def paid_out(seen: Public, coins: int) -> int:
    """The bank pays out whatever is due; with the option, what is left of the coins in the box."""
    if seen.coin_cap > 0:
        return min(coins, seen.coin_cap - seen.coins[0] - seen.coins[1])
    return coins


@hot
def income(seen: Public, seat: int) -> int:
    """D-39: discarding yields as many coins as the chapter's number, D-40: whatever else one has.

    Token: the Humans take twice as many.
    """
    coins = INCOME[seen.chapter]
    if has(seen.tokens[seat], Token.DOUBLE_DISCARD):
        coins *= 2
    return paid_out(seen, coins)
