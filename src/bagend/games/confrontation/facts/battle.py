"""The battle before cards: whom one may fight, who falls at once, and where one may retreat to.

Clauses C-13, C-17 and C-22 to C-33.
"""

from bagend.engine.kernel import hot
from bagend.engine.records import Row
from bagend.engine.sets import has

from ..components import DARK, FORWARD, LIGHT, N_EACH, SIDEWAYS, SLAIN_BY, UPSTREAM, Figure, Region
from . import Seen
from .stands import is_in, is_known


@hot
def why_not_strike(seen: Seen) -> int:
    """C-13: only the Balrog strikes, and only in Moria."""
    return 0 if is_in(seen, Figure.BALROG, Region.MORIA) else 13


# Whom the attacker fights.  Who each stand could be is asked for by itself: a State knows it for both sides.


@hot
def may_name(seen: Seen, could: Row, stand: int) -> bool:
    """C-17: a defender whom the attacker can tell MAY be named."""
    return seen.at[stand] == seen.field and is_known(could[stand])


@hot
def may_point(seen: Seen, could: Row, stand: int) -> bool:
    """C-17: of the others any one is taken."""
    return seen.at[stand] == seen.field and not is_known(could[stand])


@hot
def hidden_defenders(seen: Seen, could: Row) -> int:
    """C-17: how many defenders the attacker cannot tell apart: they are equally likely."""
    first = (1 - seen.active) * N_EACH
    n = 0
    for stand in range(first, first + N_EACH):
        n += may_point(seen, could, stand)
    return n


@hot
def why_not_name(seen: Seen, could: Row, figure: int) -> int:
    """C-17: only a defender who is known."""
    first = (1 - seen.active) * N_EACH
    for stand in range(first, first + N_EACH):
        if seen.who[stand] == figure and may_name(seen, could, stand):
            return 0
    return 17


@hot
def why_not_point(seen: Seen, could: Row, number: int) -> int:
    """C-17: only a defender who is not known, and only with the option."""
    stand = (1 - seen.active) * N_EACH + number
    return 0 if seen.name_stands == 1 and may_point(seen, could, stand) else 17


@hot
def why_not_any(seen: Seen, could: Row) -> int:
    """C-17: without the option chance draws among those who are not known."""
    return 0 if seen.name_stands == 0 and hidden_defenders(seen, could) > 0 else 17


# Who falls at once.


@hot
def silences(dark: int) -> bool:
    """C-22: against the Warg the Light figure's text has no effect, whoever attacked."""
    return bool(dark == Figure.WARG)


@hot
def is_silenced(seen: Seen) -> bool:
    return silences(seen.fighting[DARK])


@hot
def fall_at_once(light: int, dark: int, attacker: int, is_first: bool) -> int:
    """The sides whose figure falls before any card, one bit each.

    C-27: Merry, Legolas and Gimli each defeat one Dark figure; Boromir, unless silenced, and his enemy fall together.
    C-28: the Orcs, attacking, defeat the first figure they fight in a turn, unless it is one of these.
    """
    if light == Figure.BOROMIR and not silences(dark):
        return 1 << LIGHT | 1 << DARK
    if SLAIN_BY[light] == dark:
        return 1 << DARK
    if dark == Figure.ORCS and attacker == DARK and is_first:
        return 1 << LIGHT
    return 0


@hot
def is_first_battle(seen: Seen) -> bool:
    """C-28: nobody was fought this turn before."""
    return bool(seen.battles == 0)


@hot
def falling(seen: Seen) -> int:
    """The sides whose fighter will fall before any card, one bit each."""
    return fall_at_once(seen.fighting[LIGHT], seen.fighting[DARK], seen.active, is_first_battle(seen))


# Retreats by a figure's text or by a card.


@hot
def retreats(seen: Seen, side: int, ways: int) -> int:
    """C-30: without enemies and below the limit.  C-31: never through the tunnel, which no table of retreats has.

    C-32: where nothing is left, there is no retreat.  C-11: upstream too, unless the option says otherwise.
    """
    if seen.upstream_retreat == 0:
        ways &= ~UPSTREAM[seen.field]
    return ways & ~seen.occupied[1 - side] & ~seen.full[side]


@hot
def may_slip(light: int, dark: int, attacker: int) -> bool:
    """Whether a Light figure's text lets it leave before the cards, given somewhere to go.

    C-23: Frodo MAY slip sideways when he is attacked.  C-24: Pippin MAY fall back when he attacks.
    """
    if silences(dark):
        return False
    return (light == Figure.FRODO and attacker == DARK) or (light == Figure.PIPPIN and attacker == LIGHT)


@hot
def retreats_by_text(seen: Seen) -> int:
    """Where the Light figure's text lets it go, one bit each region.  C-33: this is not a move of the turn."""
    figure = seen.fighting[LIGHT]
    if not may_slip(figure, seen.fighting[DARK], seen.active):
        return 0
    return retreats(seen, LIGHT, SIDEWAYS[seen.field] if figure == Figure.FRODO else FORWARD[DARK, seen.field])


@hot
def retreats_by_card(seen: Seen, side: int) -> int:
    """C-52: Light's Retreat goes backwards, Dark's goes sideways."""
    if side == LIGHT:
        return retreats(seen, LIGHT, FORWARD[DARK, seen.field])
    return retreats(seen, DARK, SIDEWAYS[seen.field])


@hot
def clause_of_text(figure: int) -> int:
    """The clause of what a Light figure may do before the cards."""
    if figure == Figure.FRODO:
        return 23
    return 24 if figure == Figure.PIPPIN else 25


@hot
def why_not_slip(seen: Seen, region: int) -> int:
    """C-23 and C-24 say whose text allows it; C-33: nobody else's does."""
    if has(retreats_by_text(seen), region):
        return 0
    figure = seen.fighting[LIGHT]
    return clause_of_text(figure) if figure == Figure.FRODO or figure == Figure.PIPPIN else 33


@hot
def why_not_retreat(seen: Seen, region: int) -> int:
    """C-30: only where a Retreat card can be carried out."""
    return 0 if has(retreats_by_card(seen, seen.seat), region) else 30


@hot
def why_not_stay(seen: Seen) -> int:
    """C-52: a Retreat that can be carried out MUST be; with the option it MAY be declined."""
    return 52 if seen.compulsory_retreat == 1 else 0


# Sam and Frodo.


@hot
def may_stand_together(seen: Seen) -> bool:
    """C-75: Frodo or Sam is attacked, and another Light stand is there: it could be the other of the two.

    C-26: an attacking Light figure is never in company.
    """
    figure = seen.fighting[LIGHT]
    is_one = figure == Figure.FRODO or figure == Figure.SAM
    is_alone = has(seen.lone[LIGHT], seen.field)
    return bool(is_one and seen.active == DARK and not is_silenced(seen) and not is_alone)


@hot
def why_not_substitute(seen: Seen) -> int:
    """C-25: Sam MAY fight for Frodo if he is with him."""
    is_frodo = may_stand_together(seen) and seen.fighting[LIGHT] == Figure.FRODO
    return 0 if is_frodo and is_in(seen, Figure.SAM, seen.field) else 25


@hot
def why_not_unite(seen: Seen) -> int:
    """C-25: Sam MAY show that Frodo is with him."""
    is_sam = may_stand_together(seen) and seen.fighting[LIGHT] == Figure.SAM
    return 0 if is_sam and is_in(seen, Figure.FRODO, seen.field) else 25


@hot
def has_gondor_room(seen: Seen) -> bool:
    """C-38: room for Shelob: no Light figure is in Gondor, and not as many Dark ones as it holds."""
    return not has(seen.full[DARK] | seen.occupied[LIGHT], Region.GONDOR)
