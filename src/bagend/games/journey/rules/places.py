"""Places: on the advanced side the place where a seat begins its turn bends a rule for that turn.

Clauses J-35 to J-44.  Each function is asked at the step of the turn where its place matters; on the basic side, and
at Bag End, `state.place` is Bag End and no rule holds.
"""

from bagend.engine.kernel import hot

from ..components import Place, Symbol
from ..state import State


@hot
def begin_at(state: State) -> int:
    """J-35: the last space crossed before the turn rules all of it, and only the active seat's own turn.

    J-44: so a turn begun elsewhere may run through a place without meeting its rule.
    """
    if state.advanced == 1:
        return state.crossed[state.active]
    return Place.BAG_END.value


@hot
def may_keep_equals(state: State) -> bool:
    """J-36 Rivendell: equal symbols MAY be kept from one roll."""
    return bool(state.place == Place.RIVENDELL)


@hot
def is_gandalf_gone(state: State) -> bool:
    """J-37 Moria: Gandalf may be kept but has no effect."""
    return bool(state.place == Place.MORIA)


@hot
def weapon_strength(state: State) -> int:
    """J-38 Lothlórien: each Weapon counts as two."""
    each = 2 if state.place == Place.LOTHLORIEN else 1
    return each * state.count[Symbol.WEAPON]


@hot
def may_reroll(state: State) -> bool:
    """J-39 Rohan: after every roll, before keeping anything, all its dice MAY be rolled once more."""
    return bool(state.place == Place.ROHAN and state.rerolled == 0)


@hot
def orc_strength(state: State) -> int:
    """J-40 Helm's Deep: each Orc counts as two."""
    each = 2 if state.place == Place.HELMS_DEEP else 1
    return each * state.count[Symbol.ORC]


@hot
def is_sheltered(state: State, target: int) -> bool:
    """J-41 Gondor: a Nazgûl aimed at the active seat has no effect in its own turn."""
    return bool(state.place == Place.GONDOR and target == state.active)


@hot
def draws_every_nazgul(state: State) -> bool:
    """J-42 Minas Tirith: every kept Nazgûl hits the active seat and nobody else."""
    return bool(state.place == Place.MINAS_TIRITH)


@hot
def ring_toll(state: State) -> int:
    """J-43 Shelob's Lair: one Ring less, so two are needed to reach Mordor."""
    return 1 if state.place == Place.SHELOBS_LAIR else 0
