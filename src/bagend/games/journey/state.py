"""State: the whole truth of a match.  Nothing in this game is hidden, so a View shows all of it."""

from .facts import Public


class State(Public):
    """What everybody sees is all there is."""
