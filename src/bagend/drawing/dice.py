"""Dice: the symbol `die`, in the colour of whoever uses it.  What is on its faces is for a game to say."""

HALF = 20
"""Half the width of a die."""
