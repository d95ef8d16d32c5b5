"""Listing: how rules write down the answers that may be given."""

from bagend.engine.kernel import hot
from bagend.engine.records import Row


@hot
def offer(out: Row, n: int, clause: int, action: int) -> int:
    """Add an answer to the n there are if no clause forbids it; how many there are then."""
    out[n] = action
    return n + (clause == 0)


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
