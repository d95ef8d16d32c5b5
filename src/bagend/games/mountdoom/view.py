"""View: what a seat may see.  In this game that is everything; a View is built up from nothing all the same."""

from typing import Annotated

from bagend.engine.chance import Stream
from bagend.engine.kernel import hot
from bagend.engine.records import Record, Row

from .components import N_BLACK, N_FIGURES, N_HELPERS, N_SIDES, N_SLOTS
from .state import State
from .state.reach import usable


class View(Record):
    """The fields mean what they mean in State."""

    viewer: int
    """The seat that looks, or SPECTATOR."""

    phase: int
    seat: int
    active: int
    turns: int
    seated: int
    stage: int
    step: int
    closing: int
    arrived: int
    at: Annotated[Row, N_FIGURES]
    exact: int
    courage: int
    nazgul: int
    witch_king: int
    warriors: int
    chief: int
    treebeard: int
    shadow: int
    slot: Annotated[Row, N_SLOTS]
    down: int
    army: int
    unseen: int
    peeked: int
    holder: Annotated[Row, N_HELPERS]
    hand: int
    stack: int
    face: Annotated[Row, N_FIGURES]
    loose: int
    black: Annotated[Row, N_BLACK]
    top: Annotated[Row, N_SIDES]
    low: Annotated[Row, N_SIDES]
    card: int
    row: int
    spot: int
    loss: int
    event: int
    walk: int
    walker: int
    by_die: int
    fights: int
    hearts: int
    foe: int
    won: int
    streak: int
    verdict: int
    stand: int
    rolls: int
    purpose: int
    target: int
    gift: int
    web: int
    winners: int
    ending: int
    oldest: int
    youngest: int
    easier: int
    easier_spends: int
    own_allies: int
    no_protection: int
    any_exact: int
    grima_all: int
    bonus_exact: int
    top_courage: int
    eye: int
    galadriel: int
    crater: int
    leaving: int
    mumakil_battles: int
    mumakil_hearts: int
    symbol: Annotated[Row, N_SLOTS]
    usable: int
    """The cards that may be used now, one bit each."""


@hot
def view(state: State, seat: int, out: View) -> None:
    out.viewer = seat
    out.usable = usable(state)
    copy_public(state, out)


@hot
def suppose(seen: View, stream: Stream, out: State) -> None:
    """Nothing is hidden that has an identity, so the state behind a view is the view."""
    copy_public(seen, out)


@hot
def copy_public(source: State | View, out: State | View) -> None:
    out.phase = source.phase
    out.seat = source.seat
    out.active = source.active
    out.turns = source.turns
    out.seated = source.seated
    out.stage = source.stage
    out.step = source.step
    out.closing = source.closing
    out.arrived = source.arrived
    out.exact = source.exact
    out.courage = source.courage
    out.nazgul = source.nazgul
    out.witch_king = source.witch_king
    out.warriors = source.warriors
    out.chief = source.chief
    out.treebeard = source.treebeard
    out.shadow = source.shadow
    out.down = source.down
    out.army = source.army
    out.unseen = source.unseen
    out.peeked = source.peeked
    out.hand = source.hand
    out.stack = source.stack
    out.loose = source.loose
    out.card = source.card
    out.row = source.row
    out.spot = source.spot
    out.loss = source.loss
    out.event = source.event
    out.walk = source.walk
    out.walker = source.walker
    out.by_die = source.by_die
    out.fights = source.fights
    out.hearts = source.hearts
    out.foe = source.foe
    out.won = source.won
    out.streak = source.streak
    out.verdict = source.verdict
    out.stand = source.stand
    out.rolls = source.rolls
    out.purpose = source.purpose
    out.target = source.target
    out.gift = source.gift
    out.web = source.web
    out.winners = source.winners
    out.ending = source.ending
    out.oldest = source.oldest
    out.youngest = source.youngest
    out.easier = source.easier
    out.easier_spends = source.easier_spends
    out.own_allies = source.own_allies
    out.no_protection = source.no_protection
    out.any_exact = source.any_exact
    out.grima_all = source.grima_all
    out.bonus_exact = source.bonus_exact
    out.top_courage = source.top_courage
    out.eye = source.eye
    out.galadriel = source.galadriel
    out.crater = source.crater
    out.leaving = source.leaving
    out.mumakil_battles = source.mumakil_battles
    out.mumakil_hearts = source.mumakil_hearts
    for figure in range(N_FIGURES):
        out.at[figure] = source.at[figure]
        out.face[figure] = source.face[figure]
    for slot in range(N_SLOTS):
        out.slot[slot] = source.slot[slot]
        out.symbol[slot] = source.symbol[slot]
    for helper in range(N_HELPERS):
        out.holder[helper] = source.holder[helper]
    for die in range(N_BLACK):
        out.black[die] = source.black[die]
    for side in range(N_SIDES):
        out.top[side] = source.top[side]
        out.low[side] = source.low[side]
