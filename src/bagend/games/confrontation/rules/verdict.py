"""Verdict: how a battle ended, told once and kept for everybody to look up until the next one."""

from bagend.engine.film import ALL, Film, tell
from bagend.engine.kernel import hot

from ..components import NONE, NOWHERE, Region
from ..facts.cards import strength_of
from ..state import State


@hot
def conclude(state: State, film: Film, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Tell how a battle ended."""
    state.verdict = event
    state.verdict_nouns[0] = a
    state.verdict_nouns[1] = b
    state.verdict_nouns[2] = c
    state.verdict_nouns[3] = d
    tell(film, state, event, ALL, a, b, c, d)


@hot
def keep_battle(state: State) -> None:
    """C-18, C-56: who fought, with which cards, and who fell was open to both, so it stays open.

    The Balrog strikes in Moria, where no battle is fought.
    """
    state.last_field = state.field if state.field != NOWHERE else Region.MORIA.value
    state.last_fallen = state.fallen
    for side in range(2):
        state.last_fighting[side] = state.fighting[side]
        state.last_strength[side] = strength_of(state, side) if state.fighting[side] != NONE else 0
        state.last_card[side] = state.card[side]
        state.last_counts[side] = state.counts[side]
