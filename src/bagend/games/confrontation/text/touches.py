"""Touches: what an answer acts on besides what one clicks, by the keys of what is drawn."""

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any

from bagend.engine.sets import has

from ..actions import ANSWERS, Phase, Verb
from ..components import (
    CARDS,
    DARK,
    FIGURES,
    LIGHT,
    N_EACH,
    N_HOME,
    N_OUTER,
    N_REGIONS,
    NONE,
    NOWHERE,
    READY_MADE,
    REGIONS,
    SEATS,
    START,
    Card,
    Figure,
    Region,
)
from ..facts.battle import retreats_by_card
from ..facts.cards import is_text
from ..facts.roads import attacks, walks_tunnel
from ..facts.stands import is_known, side_of
from ..view import stand_key


def touches(view: Any, action: int) -> Sequence[str]:
    verb, values = ANSWERS.split(action)
    return tuple(dict.fromkeys(TOUCHES[verb](view, *values))) if verb in TOUCHES else ()


def region_key(region: int) -> str:
    return f"region-{REGIONS[region]}"


def stands_at(view: Any, side: int, region: int) -> list[str]:
    first = side * N_EACH
    return [stand_key(view, stand) for stand in range(first, first + N_EACH) if view.at[stand] == region]


def of_move(view: Any, figure: int, region: int) -> list[str]:
    """Where it goes, whom it attacks there, and the tunnel with whoever waits in Moria."""
    side = side_of(figure)
    found = [region_key(region)]
    if attacks(view, figure, region):
        found += stands_at(view, 1 - side, region)
    starts = [int(at) for at, who in zip(view.at, view.who, strict=True) if who == figure]
    if any(walks_tunnel(view, side, start, region) for start in starts):
        found += ["tunnel", *stands_at(view, DARK, Region.MORIA)]
    return found


def of_place(view: Any, figure: int, region: int) -> list[str]:
    return [region_key(region)]


def of_arrange(view: Any, arrangement: int) -> list[str]:
    """The regions it fills, and who goes there."""
    side = side_of(int(READY_MADE[arrangement, 0]))
    outer = range(side * N_EACH + N_HOME, side * N_EACH + N_HOME + N_OUTER)
    return [region_key(int(START[stand])) for stand in outer]


def of_scatter(view: Any) -> list[str]:
    """The regions that are empty yet."""
    side = int(view.seat)
    outer = range(side * N_EACH + N_HOME, side * N_EACH + N_EACH)
    return [region_key(int(START[stand])) for stand in outer if view.at[stand] == NOWHERE]


def of_return(view: Any) -> list[str]:
    return [region_key(Region.FANGORN)]


def of_look(view: Any, region: int) -> list[str]:
    return stands_at(view, LIGHT, region)


def of_recall(view: Any, number: int) -> list[str]:
    return [f"figure-{FIGURES[number + N_EACH]}", region_key(Region.MORDOR)]


def of_mover(view: Any, *_: int) -> list[str]:
    """The figure that moved."""
    return [stand_key(view, int(view.mover))] if view.mover != NONE else []


def of_any(view: Any) -> list[str]:
    """Those who cannot be told apart."""
    first = (1 - int(view.active)) * N_EACH
    here = [stand for stand in range(first, first + N_EACH) if view.at[stand] == view.field]
    return [stand_key(view, stand) for stand in here if not is_known(int(view.could[stand]))]


def fighters(view: Any, *_: int) -> list[str]:
    return [f"fighter-{seat}" for seat in SEATS]


def of_flee(view: Any, region: int) -> list[str]:
    side = int(view.seat) if view.phase == Phase.RETREAT else LIGHT
    return [region_key(region), f"fighter-{SEATS[side]}"]


def of_sam(view: Any) -> list[str]:
    """Sam and Frodo, who stand together."""
    return [f"figure-{FIGURES[figure]}" for figure in (Figure.FRODO, Figure.SAM)]


def of_card(view: Any, card: int) -> list[str]:
    """Whose battle it changes, and where a Retreat may lead."""
    side = int(view.seat)
    if card == Card.RETREAT:
        ways = int(retreats_by_card(view, side))
        return [f"fighter-{SEATS[side]}", *(region_key(n) for n in range(N_REGIONS) if has(ways, n))]
    if card == Card.SACRIFICE:
        return fighters(view)
    if card in (Card.CLOAK, Card.EYE):
        return rival_card(view, 1 - side)
    return [f"fighter-{SEATS[side]}"] if not is_text(card) else []


def rival_card(view: Any, side: int) -> list[str]:
    """The card against which it counts, if one is on the table."""
    card = int(view.card[side])
    if card == NONE:
        return [f"fighter-{SEATS[side]}"]
    return [f"card-{SEATS[side]}-{CARDS[card] if card >= 0 else 'laid'}"]


TOUCHES: dict[IntEnum, Callable[..., list[str]]] = {
    Verb.PLACE: of_place,
    Verb.ARRANGE: of_arrange,
    Verb.SCATTER: of_scatter,
    Verb.MOVE: of_move,
    Verb.RIDE: of_move,
    Verb.RETURN: of_return,
    Verb.LOOK: of_look,
    Verb.RECALL: of_recall,
    Verb.STRIKE: of_mover,
    Verb.SPARE: of_mover,
    Verb.NAME: of_mover,
    Verb.POINT: of_mover,
    Verb.ANY: of_any,
    Verb.FLEE: of_flee,
    Verb.SUBSTITUTE: of_sam,
    Verb.UNITE: of_sam,
    Verb.FORBID: fighters,
    Verb.ALLOW: fighters,
    Verb.PLAY: of_card,
    Verb.FETCH: of_card,
}
