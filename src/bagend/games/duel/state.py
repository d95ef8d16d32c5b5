"""State: the whole truth of a match.

Cards, tiles and tokens that nobody has seen have no identity yet: CHANCE gives it when they are turned up.  Only the
cards set aside can be known to one seat alone, after a look through the discard pile.
"""

from .facts import Seen


class State(Seen):
    """What is seen, and nothing more: what nobody has seen is not there yet."""
