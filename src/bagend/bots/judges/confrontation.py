"""The Confrontation's judge: how good an answer looks to a seat that knows only its view.

A rule of thumb in the unit of a plain figure.  Battles are weighed by what each pair of cards would do; of a hidden
enemy every figure that it could be is taken to be equally likely.
"""

import numpy as np

from bagend.bots.judge import Judge, Numbers
from bagend.bots.judges import confrontation_hope
from bagend.bots.levels import GREEDY, NEWCOMER, NOVICE, UNIFORM, Effort, searching
from bagend.engine.chance import Stream, below
from bagend.engine.kernel import hot
from bagend.engine.records import Row
from bagend.engine.sets import has, size
from bagend.games.confrontation.actions import Phase, Verb
from bagend.games.confrontation.components import (
    DARK,
    FORWARD,
    LIGHT,
    N_EACH,
    N_FIGURES,
    N_REGIONS,
    NONE,
    SIDEWAYS,
    STRENGTH,
    Figure,
    Region,
)
from bagend.games.confrontation.facts.battle import falling
from bagend.games.confrontation.facts.cards import strength_of
from bagend.games.confrontation.facts.roads import attacks, walks_tunnel
from bagend.games.confrontation.facts.stands import destroys_ring, side_of, takes_shire
from bagend.games.confrontation.view import View

from .confrontation_battles import worth_of_attack, worth_of_meeting
from .confrontation_book import opening
from .confrontation_cards import (
    COST_OF_CARD,
    WORTH,
    appraise_cards,
    average_battle,
    fray_of,
    is_secret,
    worth_of_card,
)

ROW = np.array([0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 6], np.int64)
"""How far each region is from the Shire."""

PLACES = np.array([0.3 * ROW, 0.25 * (6 - ROW)])
"""What it is worth to have a plain figure of each side in each region.

Dark wants to meet Light, to get to the Shire, and to keep a guard before Mordor.
"""
PLACES[LIGHT, Region.MORDOR] = -1.0
PLACES[DARK, Region.SHIRE] += 1.5

FRODO_PLACES = 0.9 * ROW

WIN = 1000.0
CERTAIN = 100.0

NUDGES = 1000
NUDGE = 0.0002
"""Answers that look about equally good are told apart by up to so many nudges."""


@hot
def choose_greedy(view: View, legal: Row, n: int, stream: Stream) -> int:
    """The answer that looks best; of equals any."""
    if n == 1:
        # One number is drawn for each answer, so that a match goes on with the same dice.
        below(stream, NUDGES)
        return legal[0]
    # What is looked up once for all moves or cards makes a match faster by a tenth; so they have loops of their own.
    if view.phase == Phase.TURN:
        return choose_move(view, legal, n, stream)
    if view.phase == Phase.CARD:
        return choose_card(view, legal, n, stream)
    best = legal[0]
    best_worth = -10000.0
    for i in range(n):
        worth = worth_of(view, legal[i]) + below(stream, NUDGES) * NUDGE
        if worth > best_worth:
            best, best_worth = legal[i], worth
    return best


@hot
def choose_move(view: View, legal: Row, n: int, stream: Stream) -> int:
    best = legal[0]
    best_worth = -10000.0
    stand = view.seat * N_EACH
    for i in range(n):
        stand = stand_for(view, legal[i], stand)
        worth = worth_of_turn(view, legal[i], stand) + below(stream, NUDGES) * NUDGE
        if worth > best_worth:
            best, best_worth = legal[i], worth
    return best


@hot
def choose_card(view: View, legal: Row, n: int, stream: Stream) -> int:
    best = legal[0]
    best_worth = -10000.0
    fray = fray_of(view)
    for i in range(n):
        card = legal[i] - Verb.PLAY
        worth = worth_of_card(fray, card) - COST_OF_CARD[card] + below(stream, NUDGES) * NUDGE
        if worth > best_worth:
            best, best_worth = legal[i], worth
    return best


@hot
def mixes(view: View) -> bool:
    """Whether the answer had better not be foreseen."""
    return view.phase == Phase.CARD and is_secret(view)


@hot
def appraise(view: View, legal: Row, n: int, prior: Numbers) -> None:
    if mixes(view):
        appraise_cards(view, legal, n, prior)
        return
    if view.phase == Phase.TURN:
        stand = view.seat * N_EACH
        for i in range(n):
            stand = stand_for(view, legal[i], stand)
            prior[i] = worth_of_turn(view, legal[i], stand)
        return
    for i in range(n):
        prior[i] = worth_of(view, legal[i])


@hot
def worth_of(view: View, action: int) -> float:
    phase = view.phase
    if phase == Phase.TURN:
        return worth_of_turn(view, action, stand_for(view, action, view.seat * N_EACH))
    if phase == Phase.CARD:
        return worth_of_card(fray_of(view), action - Verb.PLAY) - COST_OF_CARD[action - Verb.PLAY]
    if phase == Phase.MAGIC:
        card = NONE if action == Verb.FORGO else action - Verb.FETCH
        return worth_of_card(fray_of(view), card)
    if phase == Phase.TEXT:
        return worth_of_text(view, action)
    if phase == Phase.SARUMAN:
        stronger = strength_of(view, DARK) - strength_of(view, LIGHT)
        return 1.0 * stronger if action == Verb.FORBID else 0.0
    if phase == Phase.CHALLENGE:
        return worth_of_challenge(view, action)
    if phase == Phase.TUNNEL:
        # In version 1 the walker may be Dark's own Flying Nazgûl.
        strikes = 1.0 if action == Verb.STRIKE else 0.0
        return CERTAIN * strikes if view.active == LIGHT else -CERTAIN * strikes
    if phase == Phase.RETREAT:
        return 1.0 if action == Verb.STAY else worth_of_place(view, view.fighter[view.seat], action - Verb.FLEE)
    # A ready-made set-up, one of them, rather than any.
    return CERTAIN if Verb.ARRANGE <= action < Verb.SCATTER else 0.0


# Where to go.


@hot
def stand_for(view: View, action: int, stand: int) -> int:
    """The stand that a move is about.  The search begins with that of the answer before: moves are listed by stands."""
    if action < Verb.RIDE:
        figure = (action - Verb.MOVE) // N_REGIONS
        first = view.seat * N_EACH
        for _ in range(N_EACH):
            if view.who[stand] == figure:
                break
            stand = stand + 1 if stand + 1 < first + N_EACH else first
    return stand


@hot
def worth_of_turn(view: View, action: int, stand: int) -> float:
    if action < Verb.RIDE:
        return worth_of_move(view, stand, (action - Verb.MOVE) % N_REGIONS)
    if action < Verb.RETURN:
        figure = (action - Verb.RIDE) // N_REGIONS
        region = action - Verb.RIDE - figure * N_REGIONS
        return WIN if destroys_ring(figure, region) else 0.0
    if action == Verb.RETURN:
        return 3.0
    if action < Verb.RECALL:
        # The Palantír is worth most where an attack can follow at once.
        region = action - Verb.LOOK
        is_near = is_threatened(view, region)
        return 2.0 if is_near and view.count[LIGHT, region] > 1 else -1.0
    return -2.0


@hot
def worth_of_move(view: View, stand: int, region: int) -> float:
    side = view.seat
    figure = view.who[stand]
    if destroys_ring(figure, region):
        return WIN
    if side == DARK and region == Region.SHIRE and takes_shire(view, 1):
        return WIN
    worth = worth_of_place(view, stand, region) - worth_of_place(view, stand, view.at[stand])
    if walks_tunnel(view, side, view.at[stand], region):
        worth -= WORTH[figure] * chance_of(view, Figure.BALROG, Region.MORIA)
    if attacks(view, figure, region):
        worth += worth_of_attack(view, figure, region)
    return worth


@hot
def worth_of_place(view: View, stand: int, region: int) -> float:
    """How well a stand is placed in a region, as far as its owner can see."""
    if view.who[stand] != Figure.FRODO:
        return PLACES[side_of(stand), region]
    worth = FRODO_PLACES[region]
    if is_threatened(view, region):
        worth -= 3.0 if SIDEWAYS[region] == 0 else 1.2
    if view.count[LIGHT, region] == 0 and not has(view.defeated, Figure.FLYING_NAZGUL):
        worth -= 0.4
    return worth


@hot
def is_threatened(view: View, region: int) -> bool:
    """Whether Dark has a stand that could move into a region by a plain move."""
    # What is ahead for Light is where Dark comes from.
    return bool(FORWARD[LIGHT, region] & view.occupied[DARK] != 0)


@hot
def chance_of(view: View, figure: int, region: int) -> float:
    """How likely one of the stands of a region is to be this figure."""
    chance = 0.0
    for stand in range(N_FIGURES):
        if view.at[stand] == region and view.could[stand] >> figure & 1:
            chance += 1.0 / size(view.could[stand])
    return chance


# Whom to fight.


@hot
def worth_of_challenge(view: View, action: int) -> float:
    mover = view.who[view.mover]
    if action < Verb.POINT:
        return worth_of_meeting(view, mover, 1 << (action - Verb.NAME), view.field)
    enemy = 1 - view.seat
    for stand in range(enemy * N_EACH, enemy * N_EACH + N_EACH):
        if view.at[stand] == view.field and view.who[stand] < 0:
            return worth_of_meeting(view, mover, view.could[stand], view.field)
    return 0.0


@hot
def worth_of_text(view: View, action: int) -> float:
    light = view.fighting[LIGHT]
    dark = view.fighting[DARK]
    orcs_strike = has(falling(view), LIGHT)
    if action == Verb.SUBSTITUTE:
        return -2.6 if orcs_strike else 1.5 - 0.3 * STRENGTH[dark]
    if action == Verb.UNITE:
        return -1.0 if orcs_strike else 1.0
    if action == Verb.STAY:
        if light == Figure.SAM:
            return 0.0
        return average_battle(view)
    fled = worth_of_place(view, view.fighter[LIGHT], action - Verb.FLEE)
    return fled - worth_of_place(view, view.fighter[LIGHT], view.field)


EFFORT = Effort(1 << 11, greedy=100, prior_weight=1.0, depth=1)

JUDGE = Judge(
    greedy=choose_greedy,
    appraise=appraise,
    mixes=mixes,
    opening=opening,
    evaluate=confrontation_hope.evaluate,
    is_quiet=confrontation_hope.is_quiet,
    tables=confrontation_hope.tables,
    hope=confrontation_hope,
    effort=EFFORT,
    levels=(UNIFORM, NOVICE, NEWCOMER, GREEDY, *searching(EFFORT, scout=1 << 5, ranger=1 << 9, wizard=1 << 13)),
    pace=140_000,
)
