"""Deducing: who a stand could be, found by trying every way to give a side's figures to its stands."""

from functools import lru_cache
from typing import Any

from bagend.games.confrontation.components import N_EACH, N_FIGURES


def candidates(view: Any) -> list[set[int]]:
    """Who each stand could be, by all that a view holds of it: one's own to the opponent, all others to the viewer."""
    could = [int(figures) for figures in view.could]
    return [*tried(tuple(could[:N_EACH])), *tried(tuple(could[N_EACH:]))]


@lru_cache(1000)
def tried(could: tuple[int, ...]) -> list[set[int]]:
    """Whoever is on a stand in one of the ways to fill them all."""
    before, after = filled(could), filled(could[::-1])[::-1]
    (everybody,) = before[-1]
    return [
        {
            figure
            for figure in range(N_FIGURES)
            if figures >> figure & 1 and any(everybody ^ taken ^ 1 << figure in after[stand + 1] for taken in first)
        }
        for stand, (figures, first) in enumerate(zip(could, before, strict=False))
    ]


def filled(could: tuple[int, ...]) -> list[set[int]]:
    """The sets of figures that the first stands can hold together: none of the stands, one of them, and so on."""
    found = [{0}]
    for figures in could:
        free = [1 << figure for figure in range(N_FIGURES) if figures >> figure & 1]
        found.append({taken | figure for taken in found[-1] for figure in free if not taken & figure})
    return found
