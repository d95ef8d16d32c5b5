"""Text: how the game speaks.  What each question asks, what an answer is called and does, the view in words."""

import itertools
from collections.abc import Sequence
from pathlib import Path

from bagend.engine.game import Text
from bagend.engine.seats import NOBODY
from bagend.engine.sets import has
from bagend.engine.words import Words

from ..actions import ANSWERS, SEAT, Phase, Verb
from ..components import N_SEATS, Ending, Op
from ..facts.labels import label
from ..view import View
from .about import about, clause
from .aid import aid
from .chart import chart
from .lack import lack
from .pieces import piece
from .sections import sections
from .standing import figures, holdings, meters
from .touches import touches

__all__ = ["TEXT"]


def prompt(view: View, words: Words) -> str:
    """What is asked, in one sentence."""
    if view.seat == NOBODY:
        return words(f"prompt-over-{Ending(view.ending).name.lower()}", **winners(view, words))
    phase = Phase(view.phase).name.lower().replace("_", "-")
    count = int(view.amount) if view.phase == Phase.PLACE else actions_left(view)
    return words(f"prompt-{phase}", count=count, **words.nouns(seat=(SEAT, int(view.active))))


REPEATED = {Phase.MOVE: Op.MOVE, Phase.REMOVE: Op.REMOVE, Phase.MANOEUVRE: Op.MANOEUVRE}
"""Questions that are asked once for each symbol of a row."""


def actions_left(view: View) -> int:
    """How many times in a row this question is asked, this time included."""
    op = REPEATED.get(Phase(view.phase))
    later = itertools.takewhile(lambda effect: effect[0] == op, reversed(view.todo[: view.n_todo]))
    return 1 + sum(1 for _ in later)


def winners(view: View, words: Words) -> dict[str, str | int]:
    names = [words.nouns(seat=(SEAT, seat)) for seat in range(N_SEATS) if has(view.winners, seat)]
    key = names[0]["seat_key"] if names else ""
    return {"winners": words.listing(str(name["seat_mid"]) for name in names), "winners_key": key}


def order(view: View, answers: Sequence[int]) -> Sequence[int]:
    """To discard a card is what one does when nothing better can be had."""
    return sorted(answers, key=lambda action: ANSWERS.split(action)[0] == Verb.DISCARD)


TEXT = Text(
    Path(__file__).parent,
    prompt,
    label,
    sections,
    about,
    clause,
    lack,
    aid,
    piece,
    touches,
    meters,
    holdings,
    figures,
    order,
    chart,
)
