"""Dice: which of them may be kept or rolled again, and when rolling ends."""

from bagend.engine.kernel import hot
from bagend.engine.records import Row
from bagend.engine.sets import has

from ..actions import Phase, Verb
from ..components import ALL_DICE, BLACK, N_DICE, N_SYMBOLS, Symbol
from . import Public
from .places import grants_reroll, may_keep_equals


@hot
def rolled(seen: Public) -> int:
    """J-10: only the loose dice are in this roll.  For each symbol the dice that show it, five bits."""
    showing = 0
    for die in range(N_DICE):
        showing |= (seen.loose >> die & 1) << (die + N_DICE * seen.shows[die])
    return showing


@hot
def why_not_choose(symbol: int, showing: int, chosen: int, equals: bool) -> int:
    """Of the dice that show this symbol in one roll, MAY these be kept?  `equals` lifts J-7 (Rivendell).

    J-7: of equal symbols only one.  J-8: where a Nazgûl shows, exactly one Nazgûl MUST be kept.
    J-9: what was kept from earlier rolls does not matter.  J-12: the White Tree MAY be left like any other symbol.
    """
    are_too_many = chosen & (chosen - 1) != 0 and not equals
    if symbol == Symbol.NAZGUL and showing != 0 and (chosen == 0 or are_too_many):
        return 8
    return 7 if are_too_many else 0


@hot
def must_keep_nazgul(seen: Public) -> bool:
    """J-8: whether a Nazgûl must be among the dice that are kept of this roll."""
    among = rolled(seen) >> N_DICE * Symbol.NAZGUL & ALL_DICE
    return why_not_choose(Symbol.NAZGUL.value, among, 0, False) != 0


@hot
def why_not_keep(seen: Public, dice: int) -> int:
    """J-6: at least one die of the roll MUST be kept.  J-13: so the White Tree too if it is the only die.

    J-10: kept dice stay.  J-11: once rolling has ended, nothing is kept any more.
    """
    if seen.phase != Phase.KEEP:
        return 11
    if dice & ~seen.loose:
        return 10
    if dice == 0:
        return 6
    showing = rolled(seen)
    equals = may_keep_equals(seen.place)
    for symbol in range(N_SYMBOLS):
        among = showing >> N_DICE * symbol & ALL_DICE
        clause = why_not_choose(symbol, among, among & dice, equals)
        if clause != 0:
            return clause
    return 0


@hot
def why_not_reroll(seen: Public) -> int:
    """J-6: a die must be kept of every roll, unless the place grants another (J-39), which it does only once."""
    if seen.phase != Phase.KEEP:
        return 11
    if not grants_reroll(seen.place):
        return 6
    return 39 if seen.rerolled == 1 else 0


@hot
def list_answers(seen: Public, out: Row) -> int:
    """All that may be answered to a roll, faster than by trying each set of dice.

    The sets that can be made of the symbols seen so far grow with each further symbol, as `why_not_choose` allows; the
    set of none goes at the end (J-6).
    """
    showing = rolled(seen)
    equals = may_keep_equals(seen.place)
    out[0] = Verb.KEEP.value
    n = 1
    for symbol in range(N_SYMBOLS):
        among = showing >> N_DICE * symbol & ALL_DICE
        if among == 0:
            continue
        # Where all of them may be kept at once, any of them may; else one.
        at_once = why_not_choose(symbol, among, among, equals) == 0
        before = n
        grown = before
        left = among
        while left:
            one = left & -left
            left ^= one
            for i in range(grown):
                out[n] = out[i] + one
                n += 1
            if at_once:
                grown = n
        if why_not_choose(symbol, among, 0, equals) != 0:
            n -= before
            for i in range(n):
                out[i] = out[i + before]
    if out[0] == Verb.KEEP:
        n -= 1
        out[0] = out[n]
    if why_not_reroll(seen) == 0:
        out[n] = Verb.REROLL
        n += 1
    return n


@hot
def is_idle(seen: Public, die: int) -> bool:
    """J-12: once the White Tree has ended the rolling, a die that is not kept has no effect."""
    return not has(seen.kept, die) and seen.count[Symbol.TREE] > 0


@hot
def keeps_tree(seen: Public, dice: int) -> bool:
    """Whether the White Tree is among these dice; it is on the black die alone."""
    return has(dice, BLACK) and seen.shows[BLACK] == Symbol.TREE.value


@hot
def ends_rolling(seen: Public, dice: int) -> bool:
    """J-11: rolling ends when all five dice are kept, or the White Tree is."""
    return seen.loose & ~dice == 0 or keeps_tree(seen, dice)
