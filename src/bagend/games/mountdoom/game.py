"""The door: everything outsiders need of Adventure to Mount Doom is in GAME."""

from functools import partial

import numpy as np

from bagend.engine.game import Game
from bagend.engine.options import Choice, Flag, Listing, Options, Whole
from bagend.engine.records import Records

from .actions import ANSWERS, DRAWS, EVENTS, Event, Phase
from .board import ART, board, scene
from .components import DATA, FOLDER, MOST_COURAGE, SEATS, SLOT_SYMBOLS, STAGES, START_COURAGE, Ending
from .facts import VERSION
from .facts.refuse import refuse
from .rules import apply, audience, chance_outcomes, draw, legal, outcome, setup
from .state import State
from .text import TEXT
from .view import View, suppose, view


def value(datum: str) -> int:
    """What components.toml says of an uncertain number."""
    return int(DATA[datum]["value"])


OPTIONS = Options(
    Choice("oldest", ("first-seat", "random", *SEATS), "first-seat"),
    Choice("youngest", ("last-seat", *SEATS), "last-seat"),
    Flag("easier"),
    Flag("own_allies"),
    Flag("no_protection"),
    Flag("easier_spends"),
    Flag("any_exact"),
    Flag("bonus_exact"),
    Flag("theoden_onward"),
    Choice("grima", ("one", "all"), "one"),
    Whole("courage_top", START_COURAGE, MOST_COURAGE, value("MD-12"), datum="MD-12"),
    Whole("eye_space", 1, START_COURAGE, value("MD-13"), datum="MD-13"),
    Whole("galadriel_space", 1, MOST_COURAGE, value("MD-14"), datum="MD-14"),
    Listing("slot_symbols", SLOT_SYMBOLS, tuple(DATA["MD-15"]["value"]), datum="MD-15"),
    Whole("last_steps", 6, 10, value("MD-8"), datum="MD-8"),
    Flag("haradrim_leave", bool(DATA["MD-18"]["value"]), datum="MD-18"),
    Whole("mumakil_battles", 1, 2, value("MD-19"), datum="MD-19"),
    Whole("mumakil_hearts", 1, 2, value("MD-20"), datum="MD-20"),
)


def turns(states: Records) -> Records:
    return states["turns"]


def courage(states: Records) -> Records:
    return states["courage"]


def lost_in(stage: int, states: Records) -> Records:
    """1 for each match that was lost in this stage."""
    is_lost = (states["ending"] == Ending.COURAGE) | (states["ending"] == Ending.NAZGUL)
    return (is_lost & (states["stage"] == stage)).astype(np.int64)


GAME = Game(
    key="mountdoom",
    seats=SEATS,
    fewest=1,
    version=VERSION,
    oldest_version=2,
    cooperative=True,
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
    measures={
        "turns": turns,
        "courage": courage,
        **{f"lost-{stage}": partial(lost_in, number) for number, stage in enumerate(STAGES)},
    },
    text=TEXT,
    board=board,
    art=ART,
    folder=FOLDER,
    scene=scene,
    highlights=frozenset(
        {
            Event.STAGE,
            Event.FOUGHT,
            Event.BEATEN,
            Event.EYE,
            Event.SHADOW,
            Event.WAITS,
            Event.BANISHED,
            Event.CHIEF_FELL,
            Event.EOWYN,
            Event.WON,
            Event.LOST_HOPE,
            Event.LOST_NAZGUL,
        }
    ),
)
