"""Ending: the three victories, and the count at the end of chapter 3.

Clauses D-3, D-4 and D-135 to D-144.  A step of a turn helps only the seat whose turn it is, so only that seat
is looked at, at the very moment (D-135).
"""

from bagend.engine.film import ALL, Film, tell
from bagend.engine.kernel import hot
from bagend.engine.seats import NOBODY
from bagend.engine.sets import size

from ..actions import Event, Phase
from ..components import ALL_REGIONS, FELLOWSHIP, SAURON, Ending
from ..facts.alliances import has_all_races
from ..facts.land import presence
from ..facts.quest import is_quest_over
from ..state import State


@hot
def end(state: State, ending: int, winners: int) -> None:
    """D-3, D-4: any one of the three victories is enough.  D-135: the match is over at once; nothing more is done."""
    state.ending = ending
    state.winners = winners
    state.n_todo = 0
    state.phase = Phase.OVER
    state.seat = NOBODY


@hot
def check_ring(state: State, film: Film) -> None:
    if is_quest_over(state, state.active, 0):
        end(state, Ending.RING, 1 << state.active)
        tell(film, state, Event.WON_RING, ALL, state.active)


@hot
def check_races(state: State, film: Film) -> None:
    if has_all_races(state, state.active, 0):
        end(state, Ending.RACES, 1 << state.active)
        tell(film, state, Event.WON_RACES, ALL, state.active)


@hot
def check_conquest(state: State, film: Film) -> None:
    """D-141: presence in all seven regions wins."""
    if presence(state, state.active) == ALL_REGIONS:
        end(state, Ending.CONQUEST, 1 << state.active)
        tell(film, state, Event.WON_CONQUEST, ALL, state.active)


@hot
def score(state: State, film: Film) -> None:
    """D-142: after chapter 3 presence in more regions wins.  D-143: a region counts for each side that is present.

    D-144: equals share the victory.
    """
    free = size(presence(state, FELLOWSHIP))
    dark = size(presence(state, SAURON))
    if free == dark:
        end(state, Ending.SHARED, 1 << FELLOWSHIP | 1 << SAURON)
        tell(film, state, Event.SHARED, ALL, free)
        return
    winner = FELLOWSHIP if free > dark else SAURON
    end(state, Ending.MAJORITY, 1 << winner)
    tell(film, state, Event.WON_MAJORITY, ALL, winner, max(free, dark), min(free, dark))
