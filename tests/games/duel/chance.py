"""Chance: everything that CHANCE may answer in a state of Duel for Middle-earth, counted from the box."""

from typing import Any

from bagend.games.duel.actions import DRAWS, Draw, Phase
from bagend.games.duel.components import DECK, EMPTY, N_RACES, N_TILES, N_TOKENS


def possible(state: Any) -> list[int]:
    if state.phase == Phase.UNVEIL:
        seen = int(state.tiles_open) | int(state.tiles[0]) | int(state.tiles[1])
        return [DRAWS.pack(Draw.TILE, (tile,)) for tile in range(N_TILES) if not seen >> tile & 1]
    if state.phase == Phase.REVEAL:
        seen = int(state.shown) | int(state.tokens[0]) | int(state.tokens[1])
        seen |= sum(1 << int(token) for token in state.top if token != EMPTY)
        each = N_TOKENS // N_RACES
        race = range(each * int(state.stack), each * int(state.stack) + each)
        return [DRAWS.pack(Draw.TOKEN, (token,)) for token in race if not seen >> token & 1]
    chapter = int(state.chapter)
    seen = int(state.area[0, chapter]) | int(state.area[1, chapter]) | int(state.discarded[chapter]) | int(state.aside)
    seen |= sum(1 << int(card) - DECK * chapter for card in state.slot if card >= 0)
    verb = {Phase.DEAL: Draw.CARD, Phase.LOOK: Draw.ASIDE}[Phase(int(state.phase))]
    return [DRAWS.pack(verb, (DECK * chapter + card,)) for card in range(DECK) if not seen >> card & 1]
