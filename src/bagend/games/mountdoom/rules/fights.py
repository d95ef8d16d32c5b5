"""Fights: support, the combat die, and what is won or lost.

Clauses M-115 to M-128, M-168, M-170 to M-172, M-179 to M-184 and M-192 to M-195.
"""

from bagend.engine.film import ALL, Film, tell
from bagend.engine.kernel import hot
from bagend.engine.sets import has

from ..actions import Event, Phase, Verb
from ..components import FIRST_GANDALF, N_FIGURES, Figure, Helper
from ..facts import Foe, Verdict
from ..facts.dangers import uruk_hai_there
from ..facts.fights import wins_fight, wins_for_a_card
from ..facts.hand import reach
from ..facts.path import ride
from ..state import State
from .hand import leave
from .questions import ask, let_chance, run_on


@hot
def start_fights(state: State, foe: int, fights: int, hearts: int, film: Film) -> None:
    """M-115: the combat symbol starts a fight.  M-81 and M-127: or several, each with its own roll and result."""
    state.foe = foe
    state.fights = fights
    state.hearts = hearts
    state.streak = 0
    tell(film, state, Event.FIGHTS, ALL, fights)


@hot
def begin_fight(state: State) -> None:
    """M-116: support is clear, now the die is rolled; before that a card that could change something is offered."""
    if could_change_fight(state):
        ask(state, Phase.FIGHT)
    else:
        let_chance(state, Phase.COMBAT)


@hot
def could_change_fight(state: State) -> bool:
    """Éomer; Galadriel if she lifts the Ring; Treebeard against Uruk-hai; Théoden for somebody who is behind."""
    cards = reach(state)
    if has(cards, Helper.EOMER) or (has(cards, Helper.GALADRIEL) and state.courage < state.galadriel):
        return True
    if has(cards, Helper.TREEBEARD) and state.foe == Foe.URUK_HAI:
        return True
    if has(cards, Helper.THEODEN):
        for figure in range(1, N_FIGURES):
            if state.at[figure] < state.at[Figure.RING_BEARERS] <= ride(state, figure):
                return True
    return False


@hot
def apply_combat(state: State, face: int, film: Film) -> None:
    """M-125: for Gandalf's face without a card the fight is lost."""
    tell(film, state, Event.COMBAT, ALL, face)
    run_on(state)
    is_boromirs, has_won = state.stand == 1, wins_fight(state, face)
    if wins_for_a_card(state, face):
        ask(state, Phase.OFFER)
    elif has_won or is_boromirs:
        state.stand = 0
        state.verdict = Verdict.WON if has_won else Verdict.LOST
    else:
        fail(state)


@hot
def apply_offer(state: State, action: int, film: Film) -> None:
    """M-124: the card goes to the box and does nothing else."""
    run_on(state)
    if action == Verb.PASS:
        fail(state)
        return
    helper = FIRST_GANDALF + action - Verb.GIVE
    leave(state, helper)
    tell(film, state, Event.GAVE, ALL, helper)
    state.verdict = Verdict.WON


@hot
def fail(state: State) -> None:
    """M-170: after a lost fight against one Uruk-hai Boromir may be used.  M-171: then the die is rolled again."""
    if state.foe == Foe.URUK_HAI and has(reach(state), Helper.BOROMIR):
        ask(state, Phase.BOROMIR)
    else:
        state.verdict = Verdict.LOST


@hot
def settle_fight(state: State, film: Film) -> None:
    won = state.verdict == Verdict.WON
    state.verdict = Verdict.NONE
    if won:
        win_fight(state, film)
    else:
        lose_fight(state, film)


@hot
def lose_fight(state: State, film: Film) -> None:
    """M-82 and M-126: a lost fight costs the card's black hearts, each time."""
    tell(film, state, Event.BEATEN, ALL)
    state.loss = state.hearts
    state.streak = 0
    if state.foe != Foe.MOUTH:
        state.fights -= 1


@hot
def win_fight(state: State, film: Film) -> None:
    """M-179: with Treebeard's token each fight won sends an Uruk-hai away; else they are counted (M-193)."""
    tell(film, state, Event.FOUGHT, ALL)
    state.fights -= 1
    if state.foe == Foe.MOUTH:
        state.streak += 1
        state.fights = 1 if state.streak < 2 else 0
    elif state.foe == Foe.URUK_HAI:
        if state.treebeard == 1:
            repel(state, True, film)
        else:
            state.won += 1


@hot
def repel(state: State, also_chief: bool, film: Film) -> None:
    """M-24: a warrior goes back to the pool.  M-194: the chief never, but M-180 to Treebeard, as the last.

    M-181: then Isengard is free.
    """
    if state.warriors > 0:
        state.warriors -= 1
        tell(film, state, Event.REPELLED, ALL, uruk_hai_there(state))
    elif also_chief and state.chief == 1:
        state.chief = 0
        tell(film, state, Event.CHIEF_FELL, ALL)


@hot
def cull(state: State, film: Film) -> None:
    """M-193: if at least one fight was won, exactly one Uruk-hai is removed.  M-195: not so with Treebeard's token."""
    if state.won > 0:
        repel(state, False, film)
    state.won = 0
