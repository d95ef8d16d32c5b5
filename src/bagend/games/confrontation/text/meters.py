"""Meters: how near each side is to winning, what it still has, and the figures of a finished match.

Of what is hidden they say only what the viewer may know: where Frodo could be, who could still move.
"""

from collections.abc import Sequence
from typing import Any

from bagend.engine.game import Figure as KeyFigure
from bagend.engine.game import Holding, Meter
from bagend.engine.sets import has, size
from bagend.engine.words import Words

from ..actions import REGION, SEAT
from ..components import (
    ALL_FIGURES,
    DARK,
    IN_THE_SHIRE_TO_WIN,
    LIGHT,
    N_EACH,
    NOWHERE,
    SEATS,
    Ending,
    Figure,
    Region,
    Special,
)
from ..facts.roads import MOVES_TO_MORDOR, reach, roads
from ..facts.special import may_stay
from ..view import face, hiding_places, who_could_be
from .pieces import SPECIAL_NAMES

SIGNS = {
    Special.SHADOWFAX: "shadowfax",
    Special.GANDALF: "white",
    Special.PALANTIR: "palantir",
    Special.RECALL: "recall",
}
"""The symbol of each special card."""

ALL_THE_WAY = MOVES_TO_MORDOR[Region.SHIRE]
"""How many moves Frodo needs from the Shire, at the least."""


def meters(view: Any, words: Words) -> Sequence[Meter]:
    return (
        mordor(view, words),
        stuck(view, DARK, words),
        frodo(view, words),
        shire(view, words),
        stuck(view, LIGHT, words),
    )


def frodo_stands(view: Any) -> list[int]:
    """The stands that may be Frodo: to Light the one that is, once placed; to the others every one that could be."""
    told = [stand for stand in range(N_EACH) if face(view, stand) == Figure.FRODO]
    is_told = bool(told) or view.viewer == LIGHT
    found = told if is_told else hiding_places(view, Figure.FRODO)
    return [stand for stand in found if view.at[stand] != NOWHERE]


def mordor(view: Any, words: Words) -> Meter:
    """C-57: how far Frodo has come, as far as the viewer can tell."""
    steps = min((MOVES_TO_MORDOR[view.at[stand]] for stand in frodo_stands(view)), default=ALL_THE_WAY)
    if has(int(view.defeated), Figure.FRODO):
        line = words("meter-mordor-lost")
    elif steps == 0:
        line = words("meter-mordor-done")
    else:
        is_told = any(face(view, stand) == Figure.FRODO for stand in range(N_EACH))
        line = words("meter-mordor" if is_told else "meter-mordor-hidden", steps=steps)
    is_carried = bool(view.special & Special.SHADOWFAX)
    is_near = view.turns > 0 and view.ending == Ending.NONE and steps <= 1 + is_carried
    return Meter("mordor", LIGHT, words("meter-mordor-label"), ALL_THE_WAY - steps, ALL_THE_WAY, line, is_near)


def frodo(view: Any, words: Words) -> Meter:
    """C-58: among how many stands Frodo hides, by what Dark or everybody knows; none are left when he has fallen."""
    goal = N_EACH
    if has(int(view.defeated), Figure.FRODO):
        return Meter("frodo", DARK, words("meter-frodo-label"), goal, goal, words("meter-mordor-lost"), False)
    count = len(hiding_places(view, Figure.FRODO))
    line = words("meter-frodo", count=count, viewer=int(view.viewer))
    is_near = count == 1 and view.ending == Ending.NONE
    return Meter("frodo", DARK, words("meter-frodo-label"), goal - count, goal, line, is_near)


def shire(view: Any, words: Words) -> Meter:
    """C-59: three Dark figures in the Shire."""
    count = min(int(view.count[DARK][Region.SHIRE]), IN_THE_SHIRE_TO_WIN)
    is_near = count == IN_THE_SHIRE_TO_WIN - 1
    line = words("meter-shire", count=count)
    return Meter("shire", DARK, words("meter-shire-label"), count, IN_THE_SHIRE_TO_WIN, line, is_near)


def stuck(view: Any, side: int, words: Words) -> Meter:
    """C-64: a side that cannot move loses when its turn begins.  C-73: two special cards help it once more."""
    seat = words.nouns(seat=(SEAT, side))
    label = words("meter-stuck-label")
    if view.ending == Ending.STUCK and not has(int(view.winners), side):
        line = words("meter-stuck-done", **seat)
        return Meter("stuck", 1 - side, label, N_EACH, N_EACH, line, False)
    count = movers(view, side) if view.turns else N_EACH
    is_helped = count == 0 and may_stay(view, side)
    line = words("meter-stuck-helped" if is_helped else "meter-stuck", count=count, **seat)
    is_near = count <= 1 and not is_helped and view.ending == Ending.NONE
    return Meter("stuck", 1 - side, label, N_EACH - max(count, 1), N_EACH, line, is_near)


def movers(view: Any, side: int) -> int:
    """How many figures of a side can move, or may be able to for all that the viewer knows."""
    count = 0
    for stand in range(side * N_EACH, side * N_EACH + N_EACH):
        start = int(view.at[stand])
        if start == NOWHERE:
            continue
        if roads(side, start) & ~int(view.full[side]):
            count += 1
            continue
        figure = face(view, stand)
        figures = [figure] if figure >= 0 else who_could_be(view, stand)
        count += any(reach(view, figure, start) for figure in figures)
    return count


def holdings(view: Any, words: Words) -> Sequence[Holding]:
    found = []
    for side in range(2):
        figures = N_EACH - size(int(view.defeated) & int(ALL_FIGURES[side]))
        cards = size(int(view.hand[side]))
        found.append(Holding(side, "war-shield", str(figures), words("holding-figures", count=figures)))
        found.append(Holding(side, "war-hand", str(cards), words("holding-cards", count=cards)))
        for card, name in SPECIAL_NAMES[side].items():
            if view.special & card:
                label = words("holding-special", card=words.name("special", name))
                found.append(Holding(side, f"war-{SIGNS[card]}", "", label))
    return found


def figures(view: Any, words: Words) -> Sequence[KeyFigure]:
    """A finished match in numbers."""
    found = [KeyFigure(words("key-turns"), str(int(view.turns)))]
    for side in range(2):
        left = N_EACH - size(int(view.defeated) & int(ALL_FIGURES[side]))
        seat = words.name("seat", SEATS[side])
        found.append(KeyFigure(words("key-left", seat=seat), words("key-of", count=left, all=N_EACH)))
    found.append(KeyFigure(words("key-frodo-place"), frodo_end(view, words)))
    return found


def frodo_end(view: Any, words: Words) -> str:
    """Where Frodo was in the end, if the viewer can tell."""
    if has(int(view.defeated), Figure.FRODO):
        return words("key-fell")
    regions = {int(view.at[stand]) for stand in frodo_stands(view)}
    return words("key-at", **words.nouns(region=(REGION, regions.pop()))) if len(regions) == 1 else words("key-hidden")
