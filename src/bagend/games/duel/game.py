"""The door: everything outsiders need of Duel for Middle-earth is in GAME."""

import numpy as np

from bagend.engine.game import Game
from bagend.engine.options import Choice, Flag, Options, Whole
from bagend.engine.records import Records

from .actions import ANSWERS, DRAWS, EVENTS, Event, Phase
from .board import board
from .board.art import ART
from .board.scenes import scene
from .components import DATA, FOLDER, SIDES
from .facts.why_not import refuse
from .rules import apply, audience, chance_outcomes, draw, legal, outcome, setup
from .state import State
from .text import TEXT
from .view import View, suppose, view

OPTIONS = Options(
    Flag("free_order"),
    Flag("stack_turns"),
    Choice("landmarks", ("refill", "add"), "refill"),
    Whole("coin_cap", 0, 60, 0, datum="DD-10"),
    Whole("fellowship_coins", 0, 9, DATA["DD-8"]["value"], datum="DD-8"),
    Whole("sauron_coins", 0, 9, DATA["DD-9"]["value"], datum="DD-9"),
)


def turns(states: Records) -> Records:
    return states["turns"]


def landmarks(states: Records) -> Records:
    return np.bitwise_count(states["tiles"]).sum(axis=1)


def tokens(states: Records) -> Records:
    return np.bitwise_count(states["tokens"]).sum(axis=1)


GAME = Game(
    key="duel",
    seats=SIDES,
    fewest=2,
    version=1,
    oldest_version=1,
    cooperative=False,
    hides=True,
    longest=1000,
    options=OPTIONS,
    State=State,
    View=View,
    Phase=Phase,
    answers=ANSWERS,
    draws=DRAWS,
    events=EVENTS,
    knowledge=("unseen", "tiles_hidden", "tokens_hidden"),
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
    measures={"turns": turns, "landmarks": landmarks, "tokens": tokens},
    text=TEXT,
    board=board,
    art=ART,
    scene=scene,
    folder=FOLDER,
    highlights=frozenset(
        {
            Event.CHAPTER,
            Event.TOOK,
            Event.KEPT,
            Event.RAZED,
            Event.WON_RING,
            Event.WON_RACES,
            Event.WON_CONQUEST,
            Event.WON_MAJORITY,
            Event.SHARED,
        }
    ),
)
