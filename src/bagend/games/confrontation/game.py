"""The door: everything outsiders need of The Confrontation is in GAME."""

import numpy as np

from bagend.engine.game import Game, Series
from bagend.engine.options import Choice, Flag, Options
from bagend.engine.records import Records

from .actions import ANSWERS, DRAWS, EVENTS, HIGHLIGHTS, Phase
from .board import ART, board, scene
from .components import DARK, FOLDER, LIGHT, N_EACH, NOWHERE, SEATS
from .facts import VERSION
from .facts.refusing import refuse
from .rules import apply, audience, chance_outcomes, draw, legal, outcome, points, series_winner, setup
from .state import State
from .text import TEXT
from .view import View, suppose, unlikely, view

OPTIONS = Options(
    Choice("light_cards", ("none", "shadowfax", "gandalf", "both"), "none"),
    Choice("dark_cards", ("none", "palantir", "recall", "both"), "none"),
    Choice("opponent_choice", ("random", "named"), "random"),
    Flag("upstream_retreat", True),
    Flag("compulsory_retreat", True),
    Flag("magic_must_replace"),
    Flag("retreat_stops_sacrifice"),
    Flag("eye_stops_magic", True),
)


def turns(states: Records) -> Records:
    return states["turns"]


def defeated(states: Records) -> Records:
    return np.bitwise_count(states["defeated"])


def points_light(states: Records) -> Records:
    return points_of(states, LIGHT)


def points_dark(states: Records) -> Records:
    return points_of(states, DARK)


def points_of(states: Records, side: int) -> Records:
    """C-65 for many final states at once: a winner's figures on the board."""
    on_board = (states["at"][:, side * N_EACH : side * N_EACH + N_EACH] != NOWHERE).sum(axis=1)
    return on_board * (states["winners"] >> side & 1)


GAME = Game(
    key="confrontation",
    seats=SEATS,
    fewest=2,
    version=VERSION,
    oldest_version=1,
    cooperative=False,
    hides=True,
    longest=2000,
    options=OPTIONS,
    State=State,
    View=View,
    Phase=Phase,
    answers=ANSWERS,
    draws=DRAWS,
    events=EVENTS,
    knowledge=("could", "common"),
    secret_setup=(Phase.ARRANGE, Phase.SCATTER),
    setup=setup,
    legal=legal,
    apply=apply,
    chance_outcomes=chance_outcomes,
    draw=draw,
    audience=audience,
    view=view,
    suppose=suppose,
    outcome=outcome,
    series=Series(points, series_winner),
    refuse=refuse,
    measures={"turns": turns, "defeated": defeated, "points_light": points_light, "points_dark": points_dark},
    text=TEXT,
    board=board,
    art=ART,
    scene=scene,
    folder=FOLDER,
    highlights=HIGHLIGHTS,
    unlikely=unlikely,
)
