"""Covers: a game's own board as the picture on its box, taken from the middle of a match that is always the same."""

from functools import cache

from bagend.drawing import DARK, LIGHT, svg
from bagend.engine.game import Game
from bagend.engine.match import Match
from bagend.games import find

SEED = 7
ANSWERS = 26
"""How many answers into the match."""

PALETTES = {"light": LIGHT, "dark": DARK}


@cache
def cover(key: str, palette: str) -> str:
    """The board of a game as a document, in one palette; nobody is asked, so nothing glows."""
    game = find(key)
    return svg(_middle(game).drawing(), game.art, PALETTES[palette])


def _middle(game: Game) -> Match:
    match = Match(game, seed=SEED)
    for number in range(ANSWERS):
        answers = match.legal_actions()
        if not answers:
            break
        match.play(answers[number % len(answers)])
    return match
