"""Sets: cards, slots, tiles, tokens, regions and seats as bits of a number."""

from bagend.engine.kernel import hot


@hot
def size(members: int) -> int:
    """How many members a set has."""
    n = 0
    while members:
        members &= members - 1
        n += 1
    return n


@hot
def member(members: int, k: int) -> int:
    """The k-th member of a set, from 0."""
    at = 0
    while True:
        if members >> at & 1:
            if k == 0:
                return at
            k -= 1
        at += 1
