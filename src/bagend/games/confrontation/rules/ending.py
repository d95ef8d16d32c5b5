"""Ending: what becomes of the fighters, and who has won.

Clauses C-38, C-39 and C-57 to C-65.
"""

from bagend.engine.film import ALL, Film, tell
from bagend.engine.kernel import hot
from bagend.engine.seats import NOBODY
from bagend.engine.sets import has, size, with_

from ..actions import Event, Phase, Step
from ..components import (
    ALL_FIGURES,
    DARK,
    LIGHT,
    N_EACH,
    NONE,
    NOWHERE,
    Ending,
    Figure,
    Region,
)
from ..facts.battle import has_gondor_room
from ..facts.stands import destroys_ring, takes_shire
from ..state import State
from .cards import discard
from .movement import come_to_rest
from .stands import defeat, lift, mix, put
from .verdict import keep_battle


@hot
def enter(state: State, film: Film) -> None:
    """C-57: Light wins at once when Frodo enters Mordor; C-63: no battle is fought with him there.

    C-59: Dark wins at once with the third figure in the Shire.  C-61: whoever else enters Mordor fights there.
    C-68: a figure that Shadowfax carried moves on.
    """
    stand = state.mover
    if destroys_ring(state.who[stand], state.at[stand]):
        end(state, Ending.MORDOR, LIGHT, film)
    elif takes_shire(state, 0):
        end(state, Ending.SHIRE, DARK, film)
    elif state.field != NOWHERE:
        state.step = Step.CHALLENGE
    elif state.rider == stand:
        come_to_rest_later(state)
    else:
        come_to_rest(state, stand)
        state.step = Step.END_TURN


@hot
def come_to_rest_later(state: State) -> None:
    """C-68: the same figure must move on, so it is not mixed with those it meets on the way."""
    state.phase = Phase.TURN
    state.seat = LIGHT
    state.step = Step.ASK


@hot
def finish_battle(state: State, film: Film) -> None:
    """C-18: the defeated leave the board and lie open.  C-58: if Frodo is one of them, Dark wins at once.

    C-60: even if the Dark figure falls with him.
    """
    state.battles += 1
    keep_battle(state)
    discard(state, film)
    state.step = Step.CHALLENGE if state.field != NOWHERE else Step.END_TURN
    if has(state.defeated, Figure.FRODO):
        end(state, Ending.FRODO, DARK, film)
    elif state.fallen == 1 << LIGHT and state.fighting[DARK] == Figure.SHELOB:
        return_to_gondor(state, film)
    state.united = 0
    state.shown = 0
    for side in range(2):
        state.fighter[side] = NONE
        state.fighting[side] = NONE
        state.card[side] = NONE
        state.counts[side] = NONE


@hot
def return_to_gondor(state: State, film: Film) -> None:
    """C-38: after defeating a figure Shelob goes to Gondor, and is defeated if there is no room for her.

    C-39: if she is there already she stays; nothing on the way matters.
    """
    stand = state.fighter[DARK]
    if state.at[stand] == Region.GONDOR:
        return
    if not has_gondor_room(state):
        tell(film, state, Event.NO_HOME, ALL)
        defeat(state, stand)
        state.last_fallen = with_(state.last_fallen, DARK)
        tell(film, state, Event.FELL, ALL, Figure.SHELOB)
        return
    lift(state, stand)
    put(state, stand, Region.GONDOR)
    tell(film, state, Event.WENT_HOME, ALL)
    come_to_rest(state, stand)


@hot
def hide_again(state: State) -> None:
    """C-20: whoever was shown is hidden again.  C-74: where a battle was fought or looked at, stands are mixed now.

    C-71: the Palantír kept them from it until the end of the turn.
    """
    field = state.field
    looked = state.looked
    state.field = NOWHERE
    state.looked = NOWHERE
    if field != NOWHERE:
        for stand in range(N_EACH):
            if state.at[stand] == field:
                come_to_rest(state, stand)
                break
        mix(state, DARK, field)
    if looked != NOWHERE:
        mix(state, LIGHT, looked)
    state.opened = 0
    state.mover = NONE
    state.rider = NONE
    state.battles = 0
    state.left = 0
    state.fallen = 0


@hot
def end(state: State, ending: int, winner: int, film: Film) -> None:
    state.ending = ending
    state.winners = 1 << winner
    state.phase = Phase.OVER
    state.seat = NOBODY
    state.step = Step.ASK
    tell(film, state, Event.ENDED, ALL, winner, ending)


def points(state: State, winners: tuple[int, ...]) -> tuple[int, ...]:
    """C-65: the winner of a game scores one point for each own figure still on the board, the loser nothing.

    All that are not defeated count, so that nothing is saved by resigning before they are set up.
    """
    scored = [0, 0]
    for side in winners:
        scored[side] = N_EACH - size(int(state.defeated) & int(ALL_FIGURES[side]))
    return tuple(scored)


def series_winner(first: tuple[int, ...], second: tuple[int, ...]) -> int | None:
    """C-65: of two games with sides exchanged the higher sum wins; a tie is a draw.

    The points are those of Light and Dark in each game; the answer is the seat of the first game, or None.
    """
    beginner = first[LIGHT] + second[DARK]
    other = first[DARK] + second[LIGHT]
    return None if beginner == other else LIGHT if beginner > other else DARK
