"""Ending: who is eliminated, when the match is over, and who has won.

Clauses J-24 to J-34.
"""

from bagend.engine.film import ALL, Film, tell
from bagend.engine.kernel import hot
from bagend.engine.seats import NOBODY
from bagend.engine.sets import has, size, with_

from ..actions import Event, Phase
from ..components import N_SEATS, Ending
from ..facts.paths import in_play, rank_at_end, segments_left, wins_as_survivor
from ..state import State


@hot
def eliminate(state: State, film: Film) -> None:
    """J-25: whoever's last segment is marked is out, in whosever turn.

    J-26: even if the same turn brought it to Mordor.  All kept dice were applied before.
    """
    for seat in range(N_SEATS):
        if has(in_play(state), seat) and segments_left(state, seat) == 0:
            state.out = with_(state.out, seat)
            tell(film, state, Event.OUT, ALL, seat)


@hot
def is_over(state: State, film: Film) -> bool:
    """J-29: if everybody is eliminated, everybody has lost.  J-34: or only one is left, and wins."""
    left = in_play(state)
    if left == 0:
        end(state, Ending.LOST, 0)
        tell(film, state, Event.LOST, ALL)
        return True
    if wins_as_survivor(state, size(left)):
        end(state, Ending.SURVIVOR, left)
        for seat in range(N_SEATS):
            if has(left, seat):
                tell(film, state, Event.SURVIVED, ALL, seat)
        return True
    return False


@hot
def next_seat(state: State, film: Film) -> bool:
    """J-24: the turn passes clockwise to the next seat still in.  J-28: the eliminated take no more turns.

    J-30: a round runs from the first seat's place to the last, even if the first seat is out, and is always
    finished before anybody wins.  False if the round's end decided the match.
    """
    seat = state.active
    while True:
        seat += 1
        if seat == N_SEATS:
            seat = 0
        if seat == state.first and is_decided(state, film):
            return False
        if has(in_play(state), seat):
            state.active = seat
            return True


@hot
def is_decided(state: State, film: Film) -> bool:
    """At the end of a round the highest rank wins.  Equals share the victory."""
    most = 0
    arrived = 0
    winners = 0
    for seat in range(N_SEATS):
        rank = rank_at_end(state.crossed[seat], segments_left(state, seat))
        if rank > 0:
            arrived += 1
        if rank > most:
            most = rank
            winners = 0
        if rank == most:
            winners = with_(winners, seat)
    if arrived == 0:
        return False
    end(state, Ending.MORDOR if arrived == 1 else Ending.MOST_LEFT, winners)
    for seat in range(N_SEATS):
        if has(winners, seat):
            tell(film, state, Event.WON, ALL, seat, segments_left(state, seat))
    return True


@hot
def has_followers(state: State) -> bool:
    """Whether somebody still has a turn in this round after the active seat."""
    seat = (state.active + 1) % N_SEATS
    while seat != state.first:
        if has(in_play(state), seat):
            return True
        seat = (seat + 1) % N_SEATS
    return False


@hot
def end(state: State, ending: int, winners: int) -> None:
    state.ending = ending
    state.winners = winners
    state.phase = Phase.OVER
    state.seat = NOBODY
