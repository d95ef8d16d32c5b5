"""Places: on the advanced side the place where a seat begins its turn bends a rule for that turn.

Clauses J-36 to J-43.  On the basic side, and before the first space, the place is Bag End, which bends nothing.
"""

from bagend.engine.kernel import hot

from ..components import Place, Symbol

BENT = {
    Place.MORIA: Symbol.GANDALF,
    Place.LOTHLORIEN: Symbol.WEAPON,
    Place.HELMS_DEEP: Symbol.ORC,
    Place.GONDOR: Symbol.NAZGUL,
    Place.MINAS_TIRITH: Symbol.NAZGUL,
    Place.SHELOBS_LAIR: Symbol.RING,
}
"""The symbol that counts differently; the rules of the other places are about whole rolls."""


@hot
def may_keep_equals(place: int) -> bool:
    """J-36 Rivendell: equal symbols MAY be kept from one roll."""
    return place == Place.RIVENDELL.value


@hot
def is_gandalf_gone(place: int) -> bool:
    """J-37 Moria: Gandalf may be kept but has no effect."""
    return place == Place.MORIA.value


@hot
def weapon_strength(place: int, weapons: int) -> int:
    """J-38 Lothlórien: each Weapon counts as two."""
    return 2 * weapons if place == Place.LOTHLORIEN else weapons


@hot
def grants_reroll(place: int) -> bool:
    """J-39 Rohan: after every roll, before keeping anything, all its dice MAY be rolled once more."""
    return place == Place.ROHAN.value


@hot
def orc_strength(place: int, orcs: int) -> int:
    """J-40 Helm's Deep: each Orc counts as two."""
    return 2 * orcs if place == Place.HELMS_DEEP else orcs


@hot
def shelters_own_turn(place: int) -> bool:
    """J-41 Gondor: a Nazgûl aimed at the active seat has no effect in its own turn."""
    return place == Place.GONDOR.value


@hot
def draws_every_nazgul(place: int) -> bool:
    """J-42 Minas Tirith: every kept Nazgûl hits the active seat and nobody else."""
    return place == Place.MINAS_TIRITH.value


@hot
def ring_toll(place: int) -> int:
    """J-43 Shelob's Lair: one Ring less, so two are needed to reach Mordor."""
    return 1 if place == Place.SHELOBS_LAIR else 0


@hot
def rings_after_toll(place: int, rings: int) -> int:
    """The Rings that remain of those kept."""
    return max(0, rings - ring_toll(place))


@hot
def do_orcs_win(place: int, orcs: int, weapons: int) -> bool:
    """J-17: if the Orcs outnumber the Weapons, no Ring counts.  J-18: a Weapon beats an Orc and does nothing else."""
    return orc_strength(place, orcs) > weapon_strength(place, weapons)
