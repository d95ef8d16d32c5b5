"""Reasons: why another answer was better, where the rules can say so, in all that the seat had to reckon with."""

from enum import StrEnum
from typing import NamedTuple

from bagend.bots.review.review import Step
from bagend.bots.review.spans import state_at
from bagend.bots.review.valuer import Valuer
from bagend.engine.chance import stream
from bagend.engine.foretell import explain
from bagend.engine.kernel import Mode
from bagend.engine.match import Match
from bagend.engine.records import Records
from bagend.engine.seats import NOBODY
from bagend.engine.words import Words


class Why(StrEnum):
    """Kinds of reasons, the strongest first."""

    WINS = "wins"
    LOSES = "loses"
    LETS = "lets"
    EFFECT = "effect"
    """No more than what the better answer does."""


class Reason(NamedTuple):
    """Why an answer was better."""

    kind: Why
    seat: str = ""
    """Who could win at once."""

    effect: str = ""


def why(match: Match, step: Step, words: Words) -> Reason:
    """Why the best answer to a question was better than the given one."""
    game, valuer = match.game, Valuer(match, Mode.INTERPRETED)
    seat, parse = game.seat(step.seat), game.answers.parse
    views = valuer.view(state_at(match, step.at), seat)
    supposed = list(valuer.suppose(views, stream(0)))
    best, given = ([valuer.after(states, parse(answer)) for states in supposed] for answer in (step.best, step.given))
    if all(is_won(states, seat) for states in best):
        return Reason(Why.WINS)
    if all(is_over(states) and not is_won(states, seat) for states in given):
        return Reason(Why.LOSES)
    next_seats = {int(states[0].seat) for states in given}
    other = next_seats.pop()
    is_rival = not next_seats and other >= 0 and other != seat and not game.cooperative
    if is_rival and all(can_win(valuer, states, other) for states in given):
        return Reason(Why.LETS, game.seats[other])
    (meaning,) = explain(game, views, [parse(step.best)], words)
    return Reason(Why.EFFECT, effect=meaning.effect)


def is_over(states: Records) -> bool:
    return int(states[0].seat) == NOBODY


def is_won(states: Records, seat: int) -> bool:
    return is_over(states) and bool(int(states[0].winners) >> seat & 1)


def can_win(valuer: Valuer, states: Records, seat: int) -> bool:
    """Whether a seat that is asked has an answer that wins at once."""
    return any(is_won(valuer.after(states, action), seat) for action in valuer.legal(states))
