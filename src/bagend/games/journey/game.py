"""The door: everything outsiders need of Journey to Mordor is in GAME."""

import numpy as np

from bagend.engine.game import Game
from bagend.engine.options import Choice, Flag, Listing, Options, Whole
from bagend.engine.records import Records

from .actions import ANSWERS, DRAWS, EVENTS, Event, Phase
from .board import ART, board, scene
from .components import DATA, FEWEST_SQUARES, FOLDER, HOBBITS, MOST_SQUARES, SYMBOLS, Symbol
from .facts.refusal import refuse
from .rules import apply, audience, chance_outcomes, draw, legal, outcome, setup
from .state import State
from .text import TEXT
from .view import View, suppose, view

OPTIONS = Options(
    Choice("side", ("basic", "advanced"), "basic"),
    Choice("first", ("random", *HOBBITS), "random"),
    Flag("last_survivor"),
    Flag("choose_split"),
    Whole("squares", FEWEST_SQUARES, MOST_SQUARES, DATA["JD-12"]["value"], datum="JD-12"),
    Listing("coloured_die", SYMBOLS[: Symbol.TREE], tuple(DATA["JD-15"]["value"]), datum="JD-15"),
    Listing("black_die", SYMBOLS, tuple(DATA["JD-14"]["value"]), datum="JD-14"),
)


def turns(states: Records) -> Records:
    return states["turns"]


def eliminated(states: Records) -> Records:
    return np.bitwise_count(states["out"])


GAME = Game(
    key="journey",
    seats=HOBBITS,
    fewest=2,
    version=1,
    oldest_version=1,
    cooperative=False,
    hides=False,
    longest=2000,
    options=OPTIONS,
    State=State,
    View=View,
    Phase=Phase,
    answers=ANSWERS,
    draws=DRAWS,
    events=EVENTS,
    knowledge=(),
    secret_setup=(),
    setup=setup,
    legal=legal,
    apply=apply,
    chance_outcomes=chance_outcomes,
    draw=draw,
    audience=audience,
    view=view,
    suppose=suppose,
    outcome=outcome,
    series=None,
    refuse=refuse,
    measures={"turns": turns, "eliminated": eliminated},
    text=TEXT,
    board=board,
    art=ART,
    folder=FOLDER,
    scene=scene,
    highlights=frozenset({Event.ARRIVED, Event.OUT, Event.WON, Event.SURVIVED}),
)
