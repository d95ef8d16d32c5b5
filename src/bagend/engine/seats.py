"""Seats: who may be asked, and who may only look."""

CHANCE = -1
"""The seat that answers for dice and decks."""

NOBODY = -2
"""The seat that is asked when the match is over."""

SPECTATOR = -3
"""Who sees only what everybody may see."""

HIDDEN = -4
"""In a View, a value that is there but may not be seen."""
