"""Touches: what an answer will act on: where a figure lands, which card is met, where the Ring goes, who comes.

Only what is certain: what a roll or an unseen card will bring is not told.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from bagend.engine.sets import has

from ..actions import ANSWERS, Phase, Verb
from ..components import (
    ARMY,
    DICE,
    EFFECTS,
    EMPTY,
    FIGURES,
    N_BLACK,
    N_FIGURES,
    NAZGUL_SYMBOL,
    PLAIN,
    WAITING,
    Figure,
    Helper,
    Op,
    Space,
)
from ..facts.dangers import HEART, TREEBEARDS_COURAGE, lowered, may_come, raised, recruits, under_the_eye
from ..facts.path import danger, landing, may_move, ride
from ..facts.track import next_card, top_card
from ..view import View
from .about import before_move, is_met_before, reward, supporters

FOUGHT = (Op.FIGHT, Op.URUK_HAI, Op.MOUTH, Op.MUMAKIL)
"""What a card does that is fought."""


def touches(view: View, action: int) -> Sequence[str]:
    verb, nouns = ANSWERS.split(action)
    find = TOUCHED.get(Verb(verb))
    return list(dict.fromkeys(find(view, nouns))) if find else []


def figure_key(figure: int) -> str:
    return f"figure-{FIGURES[figure]}"


def die_key(die: int) -> str:
    """The key of a die: the two black ones, then the Fellowship's."""
    return f"black-{die}" if die < N_BLACK else f"die-{DICE[die - N_BLACK]}"


# What happens, one thing after the other: `seen` is what will be seen then, and each thing leaves its mark there.


def comes(seen: Any) -> Iterator[str]:
    """A Nazgûl comes to Minas Morgul."""
    if may_come(seen):
        seen.nazgul += 1
        yield f"nazgul-{seen.nazgul}"


def courage(seen: Any, space: int) -> Iterator[str]:
    """The Ring goes to a space of its track."""
    seen.courage = space
    yield f"courage-{space}"


def moved(seen: Any, figure: int, steps: int, by_die: bool) -> Iterator[str]:
    """A figure moves, and meets what its new space holds."""
    if steps == 0 or not may_move(seen, figure):
        yield figure_key(figure)
        return
    target = int(landing(seen, figure, steps))
    if target == WAITING:
        yield "waiting"
        return
    earned = reward(seen, figure, steps) if by_die or seen.any_exact else ""
    kind = danger(seen, figure, target)
    seen.at[figure] = target
    yield f"space-{target}"
    if earned == "courage":
        yield from courage(seen, raised(seen, 1))
    elif earned == "card":
        yield "stack"
    elif kind == Space.HEART:
        yield from courage(seen, lowered(seen, HEART))
    elif kind == Space.NAZGUL:
        yield from comes(seen)


def met(seen: Any, slot: int) -> Iterator[str]:
    """A black die meets what lies in a slot."""
    yield f"slot-{slot + 1}"
    card = top_card(seen, slot)
    if card == EMPTY:
        symbol = int(seen.symbol[slot])
        yield from comes(seen) if symbol == NAZGUL_SYMBOL else (figure_key(symbol),)
    elif card == ARMY and seen.army == slot:
        yield "army"
    elif card >= 0:
        for op, a, _ in EFFECTS[card].tolist():
            yield from done(seen, op, a)


def done(seen: Any, op: int, a: int) -> Iterator[str]:
    """One row of a card's effect."""
    if op == Op.LOSE:
        yield from courage(seen, lowered(seen, a))
    elif op == Op.GAIN:
        yield from courage(seen, raised(seen, a))
    elif op == Op.EYE:
        yield from courage(seen, under_the_eye(seen))
    elif op == Op.NAZGUL:
        yield from comes(seen)
    elif op == Op.MUSTER:
        for _ in range(recruits(seen, a)):
            seen.warriors += 1
            yield f"uruk-{seen.warriors}"
    elif op == Op.WEB:
        seen.web = 1
    elif op in FOUGHT:
        yield from (figure_key(figure) for figure in supporters(seen))


def met_now(view: View, seen: Any, slot: int) -> Iterator[str]:
    """What a black die just rolled meets: of a slot met before nothing else is certain."""
    return iter((f"slot-{slot + 1}",)) if is_met_before(view, slot) else met(seen, slot)


# What each answer acts on.


def brought(view: View, slot: int) -> Iterator[str]:
    """What a black die would meet.  In the last stage the Ring-bearers then move, unless Shelob holds them."""
    bearers = Figure.RING_BEARERS.value
    seen = before_move(view, EMPTY)
    yield from met_now(view, seen, slot)
    if view.phase == Phase.ROLLED and not seen.web:
        yield from moved(seen, bearers, 1, by_die=False)


def placed(view: View, nouns: Sequence[int]) -> Iterator[str]:
    """Two dice for the tile: what the black one meets, then where the other leads."""
    black, die = nouns
    seen = before_move(view, die)
    yield from met_now(view, seen, int(view.black[black]) - 1)
    yield from moved(seen, die, int(view.face[die]), by_die=True)


def rolled(view: View, nouns: Sequence[int]) -> Iterator[str]:
    """The figures that the dice may move."""
    return (figure_key(die) for die in range(N_FIGURES) if has(nouns[0], die))


def chosen(view: View, nouns: Sequence[int]) -> Iterator[str]:
    return moved(before_move(view, nouns[0]), nouns[0], int(view.face[nouns[0]]), by_die=True)


def turned(view: View, nouns: Sequence[int]) -> Iterator[str]:
    """Gandalf's Trick: where the die would lead."""
    yield die_key(N_BLACK + nouns[0])
    yield from moved(before_move(view, nouns[0]), nouns[0], nouns[1] + 1, by_die=True)


def empowered(view: View, nouns: Sequence[int]) -> Iterator[str]:
    """Gandalf's Power: what the black die would meet."""
    yield die_key(nouns[0])
    yield from brought(view, nouns[1])


def strode(view: View, nouns: Sequence[int]) -> Iterator[str]:
    figure = int(view.symbol[view.spot])
    return moved(before_move(view, figure), figure, nouns[0], by_die=False)


def rode(view: View, nouns: Sequence[int]) -> Iterator[str]:
    """Faramir."""
    bearers = Figure.RING_BEARERS.value
    return moved(before_move(view, bearers), bearers, nouns[0] + 2, by_die=False)


def passed(view: View, nouns: Sequence[int]) -> Iterator[str]:
    """What happens after all."""
    seen = before_move(view, EMPTY)
    if view.phase == Phase.EVENT:
        yield from courage(seen, lowered(seen, HEART)) if view.event == Space.HEART else comes(seen)
    elif view.phase == Phase.FIGHT:
        yield from (figure_key(figure) for figure in supporters(view))
    elif view.phase == Phase.PERIL:
        yield from courage(seen, lowered(seen, int(view.loss)))
    elif view.phase == Phase.WRATH:
        yield f"slot-{view.spot + 1}"
    elif view.phase == Phase.ROLLED:
        yield from brought(view, int(view.black[0]) - 1)


def used(view: View, nouns: Sequence[int]) -> Iterator[str]:
    """A card whose use leaves nothing to choose."""
    helper = PLAIN[nouns[0]]
    if helper == Helper.ARWEN:
        yield figure_key(int(view.walker))
    elif helper == Helper.GALADRIEL:
        yield f"courage-{view.galadriel}"
    elif helper == Helper.EOWYN:
        yield from (f"nazgul-{number}" for number in range(view.nazgul + 1))
    elif helper in (Helper.EOMER, Helper.BOROMIR, Helper.WRATH):
        yield f"slot-{view.spot + 1}"
    elif helper == Helper.SUPPORT:
        yield from (die_key(N_BLACK + die) for die in range(N_FIGURES))


def treebeard(view: View, nouns: Sequence[int]) -> Iterator[str]:
    yield f"courage-{raised(view, TREEBEARDS_COURAGE)}" if nouns[0] == 0 else "isengard"


TOUCHED: dict[Verb, Callable[[View, Sequence[int]], Iterator[str]]] = {
    Verb.ROLL: rolled,
    Verb.PLACE: placed,
    Verb.ADD: lambda view, nouns: iter((figure_key(nouns[0]),)),
    Verb.CHOOSE: chosen,
    Verb.STRIDE: strode,
    Verb.PASS: passed,
    Verb.REROLL: lambda view, nouns: iter((die_key(N_BLACK + nouns[0]), figure_key(nouns[0]))),
    Verb.MARCH: lambda view, nouns: iter((f"slot-{next_card(view, 1 if nouns[0] else -1) + 1}",)),
    Verb.RETURN: lambda view, nouns: iter(("slot-1",)),
    Verb.CONVERT: lambda view, nouns: iter((f"courage-{raised(view, 1)}",)),
    Verb.USE: used,
    Verb.ELROND: lambda view, nouns: iter((die_key(nouns[0]),)),
    Verb.POWER: empowered,
    Verb.TRICK: turned,
    Verb.THEODEN: lambda view, nouns: iter((f"space-{ride(view, nouns[0] + 1)}",)),
    Verb.FARAMIR: rode,
    Verb.TREEBEARD: treebeard,
}
