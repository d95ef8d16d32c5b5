"""Pieces: whatever is drawn, explained to whoever points at it, and what one may want to do with it."""

from collections.abc import Callable, Iterator

from bagend.engine.game import Piece
from bagend.engine.sets import has
from bagend.engine.words import Words

from ...actions import Phase, Verb
from ...components import N_REGIONS, NEIGHBOURS
from ...facts.keys import THINGS, Thing
from ...facts.prices import may_chain
from ...view import View
from .alliances import matter, stack, token
from .display import card, chapter, pile, slot, tile
from .land import character, fortress, quest, region, space, units
from .sides import cards, chain, choice, coins, side, skill, supply

__all__ = ["piece"]

Explain = Callable[[View, Thing, Words], Piece | None]

EXPLAIN: dict[str, Explain] = {
    "slot": slot,
    "card": card,
    "tile": tile,
    "chapter": chapter,
    "pile": pile,
    "region": region,
    "units": units,
    "fortress": fortress,
    "quest": quest,
    "space": space,
    "character": character,
    "stack": stack,
    "token": token,
    "matter": matter,
    "side": side,
    "coins": coins,
    "supply": supply,
    "skill": skill,
    "choice": choice,
    "cards": cards,
    "chain": chain,
}


def piece(view: View, key: str, words: Words) -> Piece | None:
    """What is drawn under a key; None for a key that is not there."""
    thing = THINGS.get(key)
    found = EXPLAIN[thing.kind](view, thing, words) if thing else None
    return found._replace(actions=tuple(wanted(view, thing))) if found and thing else None


def wanted(view: View, thing: Thing) -> Iterator[int]:
    """What one may want to do with something, as far as the question is about such things."""
    phase, kind, number = view.phase, thing.kind, thing.number
    is_ours = thing.seat == view.active
    if phase == Phase.TURN and kind == "slot":
        card = int(view.slot[number])
        is_chained = card >= 0 and may_chain(view, view.active, card)
        yield (Verb.CHAIN if is_chained else Verb.PLAY) + number
    elif phase == Phase.TURN and kind == "tile" and has(view.tiles_open, number):
        yield Verb.TAKE + number
    elif phase == Phase.PLACE and kind == "region":
        yield Verb.PLACE + number
    elif kind in ("region", "units"):
        if phase in (Phase.MOVE, Phase.MANOEUVRE) and (kind == "region" or is_ours):
            yield from moves_of(number, both_ways=kind == "region")
        if phase in (Phase.REMOVE, Phase.MANOEUVRE) and not is_ours:
            yield Verb.REMOVE + number
        if phase == Phase.RAZE and kind == "region":
            yield Verb.RAZE + number
    elif phase == Phase.RAZE and kind == "fortress" and not is_ours:
        yield Verb.RAZE + number
    elif phase == Phase.STRIP and kind == "card":
        yield Verb.STRIP + number
    elif phase == Phase.ENVOY and kind == "stack":
        yield Verb.COURT + number
    elif phase == Phase.KEEP and kind == "token":
        yield Verb.KEEP + number


def moves_of(region: int, both_ways: bool) -> Iterator[int]:
    """The moves out of a region, and those into it."""
    near = [other for other in range(N_REGIONS) if has(NEIGHBOURS[region], other)]
    yield from (Verb.MOVE + region * N_REGIONS + other for other in near)
    if both_ways:
        yield from (Verb.MOVE + other * N_REGIONS + region for other in near)
