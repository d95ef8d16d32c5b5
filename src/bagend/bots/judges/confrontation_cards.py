"""Which card to play: what each pair of cards would do, and the mixed strategy of that small game.

Both sides choose at once, so the one card that looks best would soon be expected.  Fictitious play finds how often
each should be played: each side in turn answers best what the other has played so far.
"""

import math
from typing import NamedTuple

import numpy as np

from bagend.bots.judge import Numbers
from bagend.engine.kernel import hot
from bagend.engine.records import Row
from bagend.engine.seats import HIDDEN
from bagend.engine.sets import has, size
from bagend.games.confrontation.actions import Verb
from bagend.games.confrontation.components import DARK, LIGHT, N_CARDS, NONE, Card
from bagend.games.confrontation.facts.battle import retreats_by_card
from bagend.games.confrontation.facts.cards import (
    does_eye_stop,
    goes_dark_first,
    is_text,
    is_void,
    number_on,
    pile,
    strength_of,
)
from bagend.games.confrontation.view import View

WORTH = np.array(
    [30.0, 2.5, 1.5, 2.0, 4.0, 3.0, 2.5, 2.5, 2.5, 2.8, 2.8, 3.0, 2.8, 2.5, 2.5, 2.5, 2.2, 3.5],
    np.float64,
)
"""What each figure is worth to its side."""

COST_OF_CARD = np.array([0.0, 0.05, 0.1, 0.2, 0.35, 0.5, 0.4, 0.35, 0.35, 0.4, 0.3], np.float64)
"""What it costs to have played a card."""

VALUE = np.array([number_on(card, False) for card in range(NONE, N_CARDS)], np.int64)
"""The number on no card, which is 0, and on each card, where a text is 0 too."""

ROUNDS = 60
SELDOM = 0.02
"""The least share of attention for a card."""


@hot
def appraise_cards(view: View, legal: Row, n: int, prior: Numbers) -> None:
    """How often each card should be played, told as how good it looks.  The room after `prior[:n]` is reckoned in."""
    if n == 1:
        prior[0] = prior_of(1.0)
        return
    rivals = fill_pairs(view, legal, n, prior)
    pairs, mine, theirs, plays = n, n + n * rivals, 2 * n + n * rivals, 2 * n + n * rivals + rivals
    for at in range(mine, plays + n):
        prior[at] = 0.0
    i, j = 0, 0
    for _ in range(ROUNDS):
        prior[plays + i] += 1.0
        best, most = 0, -10000.0
        for other in range(n):
            worth = prior[mine + other] + prior[pairs + other * rivals + j]
            prior[mine + other] = worth
            if worth > most:
                best, most = other, worth
        answer, least = 0, 10000.0
        for other in range(rivals):
            worth = prior[theirs + other] + prior[pairs + i * rivals + other]
            prior[theirs + other] = worth
            if worth < least:
                answer, least = other, worth
        i, j = best, answer
    for i in range(n):
        prior[i] = prior_of(prior[plays + i] / ROUNDS)


@hot
def prior_of(share: float) -> float:
    """What is played half as often gets half the attention (see prior.share_attention)."""
    return -1.0 / math.sqrt(share + SELDOM)


@hot
def fill_pairs(view: View, legal: Row, n: int, prior: Numbers) -> int:
    """What every pair of cards is worth, row by row after `prior[:n]`; how many cards the other side holds."""
    fray = fray_of(view)
    rivals = size(fray.rivals)
    for i in range(n):
        card = legal[i] - Verb.PLAY
        at = n + i * rivals
        for rival in range(N_CARDS):
            if has(fray.rivals, rival):
                prior[at] = duel(fray, card, rival) - COST_OF_CARD[card] + COST_OF_CARD[rival]
                at += 1
    return rivals


@hot
def is_secret(view: View) -> bool:
    """Whether the other side does not see the card before it has chosen its own, nor this side the other's."""
    return not has(view.shown, 1 - view.seat) and not goes_dark_first(view)


class Fray(NamedTuple):
    """What a seat knows of the battle it is in, apart from the cards that are yet to be chosen."""

    side: int
    rivals: int
    """The cards that the other side may play, one bit each."""

    answer: int
    """The card that it is seen to have played, or HIDDEN."""

    ahead: int
    """By how much Light is the stronger without cards."""

    light_magic: int
    """The card that Magic would fetch, or NONE."""

    dark_magic: int
    light_flees: bool
    """Whether a Retreat has somewhere to go."""

    dark_flees: bool
    is_void: bool
    """Whether Dark's card counts for nothing."""

    light_wins: float
    """What each end of the battle is worth to the side."""

    dark_wins: float
    both_fall: float
    light_gone: float


@hot
def fray_of(view: View) -> Fray:
    side = view.seat
    other = 1 - side
    figure = view.fighting[LIGHT]
    enemy = view.fighting[DARK]
    mine = 1.0 if side == LIGHT else -1.0
    is_open = view.counts[other] >= NONE and view.shown >> other & 1
    return Fray(
        side,
        view.hand[other],
        view.counts[other] if is_open else HIDDEN,
        strength_of(view, LIGHT) - strength_of(view, DARK),
        best_number(pile(view, LIGHT)),
        best_number(pile(view, DARK)),
        retreats_by_card(view, LIGHT) != 0,
        retreats_by_card(view, DARK) != 0,
        is_void(view),
        mine * WORTH[enemy],
        mine * (0.0 - WORTH[figure]),
        mine * (WORTH[enemy] - WORTH[figure]),
        mine * -0.3,
    )


@hot
def average_battle(view: View) -> float:
    """What it is worth to fight on with some card."""
    fray = fray_of(view)
    best = -10000.0
    for card in range(N_CARDS):
        if has(view.hand[view.seat], card):
            best = max(best, worth_of_card(fray, card))
    return best


@hot
def worth_of_card(fray: Fray, card: int) -> float:
    """What a card is worth on the average over what the other side may play, or against what it has played."""
    if fray.answer != HIDDEN:
        return duel(fray, card, fray.answer)
    total = 0.0
    n = 0
    for rival in range(N_CARDS):
        if has(fray.rivals, rival):
            total += duel(fray, card, rival)
            n += 1
    return total / n if n > 0 else 0.0


@hot
def duel(fray: Fray, card: int, rival: int) -> float:
    """What happens when a card meets another, in the eyes of whoever is asked."""
    light = card if fray.side == LIGHT else rival
    dark = rival if fray.side == LIGHT else card
    # Magic is about as good as the best number in its pile.
    dark = NONE if fray.is_void else fray.dark_magic if dark == Card.MAGIC else dark
    if dark == Card.RETREAT and fray.dark_flees:
        return 0.0
    if does_eye_stop(light, dark):
        light = NONE
    if is_text(light):
        if light == Card.RETREAT and fray.light_flees:
            return fray.light_gone
        if light == Card.SACRIFICE:
            return fray.both_fall
        dark = NONE if light == Card.CLOAK else dark
        light = fray.light_magic if light == Card.MAGIC else light
    ahead = fray.ahead + VALUE[light + 1] - VALUE[dark + 1]
    return fray.both_fall if ahead == 0 else fray.light_wins if ahead > 0 else fray.dark_wins


@hot
def best_number(cards: int) -> int:
    best = NONE
    for card in range(Card.MAGIC):
        if has(cards, card):
            best = card
    return best
