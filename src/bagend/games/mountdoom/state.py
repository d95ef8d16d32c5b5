"""State: the whole truth of a match.

Cards that nobody has seen have no identity until they are turned up, and all that is seen is seen by everybody: so
nothing here is secret, and a View shows all of it.
"""

from .facts import Public

PUBLIC = Public.dtype.itemsize
"""Its size in bytes."""


class State(Public):
    """Nothing in this game is hidden."""
