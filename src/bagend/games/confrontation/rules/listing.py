"""Listing: a set of regions or cards as answers."""

from bagend.engine.kernel import hot
from bagend.engine.records import Row


@hot
def list_answers(members: int, verb: int, out: Row, n: int) -> int:
    """Add the verb with each member of a set to the n answers there are; how many there are then."""
    answer = verb
    while members:
        if members & 1:
            out[n] = answer
            n += 1
        members >>= 1
        answer += 1
    return n
