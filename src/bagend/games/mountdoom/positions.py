"""Positions: states of Adventure to Mount Doom built by name, for lessons and tests."""

from collections.abc import Iterable, Mapping

from bagend.engine.records import Records
from bagend.engine.seats import CHANCE

from .actions import Phase
from .components import (
    CARDS,
    DICE,
    EMPTY,
    FACE_DOWN,
    FIGURES,
    HELPERS,
    N_FIGURES,
    PER_STAGE,
    SEATS,
    STAGES,
    STEPS,
    WAITING,
    Stage,
)
from .facts import BEFORE, Closing
from .game import GAME


def place(name: str | int) -> int:
    """A space: steps from Rivendell, "rohan", "rohan-2" (two steps before Rohan) or "waiting"."""
    if isinstance(name, int):
        return name
    if name in ("waiting", "rivendell"):
        return WAITING if name == "waiting" else 0
    stage, _, before = (name, "", "") if name in STAGES else name.rpartition("-")
    return (STAGES.index(stage) + 1) * STEPS - int(before or 0)


def card(name: str) -> int:
    return {"down": FACE_DOWN, "empty": EMPTY}[name] if name in ("down", "empty") else CARDS.index(name)


def position(
    stage: str = "lothlorien",
    *,
    active: str = "north",
    seats: Iterable[str] = SEATS,
    at: Mapping[str, str | int] | None = None,
    slots: Mapping[int, str] | None = None,
    hand: Mapping[str, str] | Iterable[str] = (),
    used: Iterable[str] = (),
    fields: Mapping[str, int] | None = None,
    tops: tuple[int, int] | None = None,
    lows: Mapping[str, int] | None = None,
    **options: object,
) -> Records:
    """A turn before its first roll.

    `at` is where the figures are, `slots` the cards by slot number (the others are empty), `hand` the cards that
    lie before the active seat or before the seats named, `used` those in the box, `fields` anything else.
    With `tops` and `lows` all has been rolled but the last coloured die is not yet on the tile: what the black dice
    show, and the coloured dice of both sides.
    """
    states = GAME.setup(GAME.options.read(options), GAME.take_seats(list(seats)))
    state = states[0]
    state.stage = STAGES.index(stage)
    state.active = SEATS.index(active)
    state.turns = 1
    state.stack = 4 - min(4, int(state.stage))
    for figure in range(N_FIGURES):
        state.at[figure] = state.stage * STEPS
    for name, where in (at or {}).items():
        state.at[FIGURES.index(name)] = place(where)
    for slot, name in (slots or {}).items():
        state.slot[slot - 1] = card(name)
        if name == "down":
            state.down |= 1 << slot - 1
        elif name in CARDS and CARDS.index(name) // PER_STAGE == state.stage:
            state.unseen &= ~(1 << CARDS.index(name) % PER_STAGE)
    holders = hand if isinstance(hand, Mapping) else dict.fromkeys(hand, active)
    for helper, seat in holders.items():
        state.holder[HELPERS.index(helper)] = SEATS.index(seat)
        state.hand |= 1 << HELPERS.index(helper)
    for helper in used:
        state.holder[HELPERS.index(helper)] = -2
    for field, value in (fields or {}).items():
        setattr(state, field, value)
    state.step = BEFORE
    state.closing = Closing.NONE
    is_last = state.stage == Stage.MOUNT_DOOM
    state.phase = Phase.DIE if is_last else Phase.PAIR
    state.seat = CHANCE if is_last else state.active
    if tops and lows:
        (first, pips), (second, more) = lows.items()
        state.top[0], state.low[0], state.face[DICE.index(first)] = tops[0], DICE.index(first), pips
        state.black[1], state.face[DICE.index(second)] = tops[1], more
        state.loose = 1 << DICE.index(second)
        state.phase = Phase.SECOND_SIDE
    return states
