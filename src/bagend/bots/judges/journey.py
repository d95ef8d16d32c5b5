"""Journey's judge: how good it looks to keep these dice.

A rule of thumb in the unit of one crossed space.  It looks one answer ahead: what is kept so far, how likely the
Rings are to count, what the Nazgûl cost, and what the dice still to be rolled are worth on the average.  The numbers
were found by letting variants of the rule play each other.
"""

import numpy as np

from bagend.bots.judge import Judge
from bagend.bots.levels import GREEDY, NEWCOMER, NOVICE, UNIFORM, Effort, Kind, Level, searching
from bagend.engine.chance import Stream
from bagend.engine.kernel import hot
from bagend.engine.records import Row
from bagend.engine.sets import has, size
from bagend.games.journey.actions import Verb
from bagend.games.journey.components import N_DICE, Place, Symbol
from bagend.games.journey.facts.dice import ends_rolling
from bagend.games.journey.facts.paths import is_sheltered, segments_left, target_of
from bagend.games.journey.facts.places import is_gandalf_gone, orc_strength, rings_after_toll, weapon_strength
from bagend.games.journey.view import View

from . import journey_sage

WORTH_OF_LOOSE_DICE = np.array([0.0, 0.13, 0.51, 0.89, 1.27, 1.65])
"""Roughly what 0 to 5 dice still to be rolled will add."""

RISK_OF_LOOSE_DICE = 0.065
"""Roughly how likely they are to bring an Orc too many."""

HOPE_OF_WEAPON = np.array([0.0, 0.18, 0.37, 0.55, 0.64, 0.64])
"""Roughly how likely they are to bring the Weapon that is missing."""

WORTH_OF_GANDALF = 0.6
CHANCE_OF_NAZGUL = 0.12
"""Roughly how likely a loose die is to be kept as a Nazgûl in the end."""

LOST = -20.0


@hot
def choose_greedy(view: View, legal: Row, n: int, stream: Stream) -> int:
    """The answer that looks best; of equals the first."""
    best = legal[0]
    best_worth = -1000.0
    for i in range(n):
        worth = worth_of(view, legal[i])
        if worth > best_worth:
            best, best_worth = legal[i], worth
    return best


@hot
def worth_of(view: View, action: int) -> float:
    if action == Verb.REROLL:
        return worth_of_kept(view, 0) + WORTH_OF_LOOSE_DICE[size(view.loose)] - 0.2
    if action < Verb.REROLL:
        return worth_of_kept(view, action - Verb.KEEP)
    # Gandalf splits the leftmost square: it is the first that would be lost.
    return float(Verb.REFRAIN - action)


@hot
def worth_of_kept(view: View, dice: int) -> float:
    """What the turn looks like with these dice kept besides the earlier ones."""
    rings = view.count[Symbol.RING]
    gandalfs = view.count[Symbol.GANDALF]
    weapons = view.count[Symbol.WEAPON]
    orcs = view.count[Symbol.ORC]
    for die in range(N_DICE):
        if has(dice, die):
            symbol = view.shows[die]
            rings += symbol == Symbol.RING
            gandalfs += symbol == Symbol.GANDALF
            weapons += symbol == Symbol.WEAPON
            orcs += symbol == Symbol.ORC
    loose = 0 if ends_rolling(view, dice) else view.loose & ~dice
    left = size(loose)
    if is_gandalf_gone(view.place):
        gandalfs = 0
    to_go = Place.MORDOR - view.crossed[view.active]
    surplus = weapon_strength(view.place, weapons) - orc_strength(view.place, orcs)
    counting = chance_that_rings_count(surplus, left)
    crossing = min(float(to_go), rings_after_toll(view.place, rings) + WORTH_OF_LOOSE_DICE[left]) * counting
    return crossing + worth_of_path(view, view.kept | dice, loose, gandalfs)


@hot
def chance_that_rings_count(surplus: int, left: int) -> float:
    """How likely the Orcs are to be beaten at the end, given how many more Weapons than Orcs there are."""
    if surplus < 0:
        hope = HOPE_OF_WEAPON[left]
        return hope if surplus == -1 else hope * hope * 0.5
    risk = RISK_OF_LOOSE_DICE if left > 0 else 0.0
    return 1.0 - risk if surplus == 0 else 1.0 - risk * risk


@hot
def worth_of_path(view: View, kept: int, loose: int, gandalfs: int) -> float:
    """What Gandalfs and Nazgûl do to one's own path and to the others'.

    A Nazgûl may still come up on each loose die, so it is better to leave those lying that would hit somebody else.
    """
    active = view.active
    segments = segments_left(view, active) + gandalfs
    worth = WORTH_OF_GANDALF * gandalfs * 4.0 / (3.0 + segments)
    hits = 0
    for die in range(N_DICE):
        is_sure = has(kept, die) and view.shows[die] == Symbol.NAZGUL
        if is_sure or has(loose, die):
            share = 1.0 if is_sure else CHANCE_OF_NAZGUL
            target = target_of(view, die)
            if target != active:
                worth += share * worth_of_hit(view, target)
            elif not is_sheltered(view, target):
                worth -= share * cost_of_hit(segments - hits)
                hits += is_sure
    return worth + LOST if hits >= segments else worth


@hot
def cost_of_hit(segments: int) -> float:
    """What it costs to lose one of the segments that are left."""
    return 0.17 + 2.8 / (max(segments, 1) + 0.5)


@hot
def worth_of_hit(view: View, target: int) -> float:
    """What it is worth that somebody else loses a segment: more if they are far ahead, or nearly caught."""
    left = segments_left(view, target)
    return 0.05 + 0.2 * view.crossed[target] / Place.MORDOR.value + 0.3 / max(left, 1)


EFFORT = Effort(1 << 11, explore=0.2, greedy=100, depth=1, past_chance=0)
"""A turn's end is judged better by the chances of the sheets than by the dice of a playout."""

JUDGE = Judge(
    greedy=choose_greedy,
    playout=choose_greedy,
    evaluate=journey_sage.evaluate,
    is_quiet=journey_sage.is_quiet,
    estimate=journey_sage.estimate,
    tables=journey_sage.tables,
    book=journey_sage.book,
    has_secret_answers=False,
    effort=EFFORT,
    levels=(
        UNIFORM,
        NOVICE,
        NEWCOMER,
        GREEDY,
        *searching(EFFORT, scout=1 << 8, ranger=1 << 11),
        Level("wizard", Kind.SAGE),
    ),
    pace=800_000,
)
