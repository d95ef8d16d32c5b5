"""Sets: small sets of small numbers, one bit each, in one int."""

from bagend.engine.kernel import hot


@hot
def has(members: int, member: int) -> bool:
    return members >> member & 1 != 0


@hot
def with_(members: int, member: int) -> int:
    return members | 1 << member


@hot
def without(members: int, member: int) -> int:
    return members & ~(1 << member)


@hot
def size(members: int) -> int:
    """How many there are."""
    n = 0
    while members:
        members &= members - 1
        n += 1
    return n


@hot
def member(members: int, k: int) -> int:
    """The k-th of them, in ascending order, from 0."""
    found = -1
    while k >= 0:
        found += 1
        k -= members >> found & 1
    return found
