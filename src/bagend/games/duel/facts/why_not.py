"""Why not: which clause forbids an answer, or 0.  What is legal is what no clause forbids.

`refuse` says it in the clause's name, judged from a View alone, so that saying why not tells nothing new.
"""

from collections.abc import Callable
from enum import IntEnum

from bagend.engine.kernel import hot
from bagend.engine.sets import has

from ..actions import ANSWERS, OP_MATTER, Phase, Verb
from ..components import DECK, EFFECTS, EMPTY, MOST_EFFECTS, NEIGHBOURS
from . import Public, Seen
from .alliances import shows_one_race, stack_size
from .display import is_free
from .piles import greys_of, pile_of
from .prices import card_price, may_chain, tile_price


@hot
def why_not_discard(seen: Public, slot: int) -> int:
    """D-32: only a free card may be taken."""
    return 0 if is_free(seen, slot) else 32


@hot
def why_not_chain(seen: Public, slot: int) -> int:
    """D-74: only with the same symbol in the own area."""
    if not is_free(seen, slot):
        return 32
    return 0 if may_chain(seen, seen.active, seen.slot[slot]) else 74


@hot
def why_not_play(seen: Public, slot: int) -> int:
    """D-74: a chain that is possible is used; D-77: without it the normal price holds.

    D-67: what cannot be paid cannot be played.
    """
    if not is_free(seen, slot):
        return 32
    if may_chain(seen, seen.active, seen.slot[slot]):
        return 74
    return 0 if card_price(seen, seen.active, seen.slot[slot]) <= seen.coins[seen.active] else 67


@hot
def why_not_take(seen: Public, tile: int) -> int:
    """D-44: any tile that lies face up; D-67: if it can be paid."""
    if not has(seen.tiles_open, tile):
        return 44
    return 0 if tile_price(seen, seen.active, tile) <= seen.coins[seen.active] else 67


@hot
def why_not_place(seen: Public, region: int) -> int:
    """D-90: in one of the regions offered."""
    return 0 if has(seen.offered, region) else 90


@hot
def why_not_move(seen: Public, region: int, to: int) -> int:
    """D-133: to an adjacent region; D-94: an own unit."""
    if not has(NEIGHBOURS[region], to):
        return 133
    return 0 if seen.units[seen.active, region] > 0 else 94


@hot
def why_not_remove(seen: Public, region: int) -> int:
    """D-96: an opposing unit, from any region."""
    return 0 if seen.units[1 - seen.active, region] > 0 else 96


@hot
def why_not_fine(seen: Public) -> int:
    """D-95: the opponent loses a coin, if there is one."""
    return 0 if seen.coins[1 - seen.active] > 0 else 95


@hot
def why_not_raze(seen: Public, region: int) -> int:
    """D-102: the bonus removes an opposing fortress; so does the Ents' token."""
    return 0 if has(seen.forts[1 - seen.active], region) else 102


@hot
def why_not_again(seen: Public) -> int:
    """D-102: the turn of a bonus space may be taken."""
    return 0


@hot
def why_not_decline(seen: Public) -> int:
    """D-89: units of a card are placed; those of a bonus may be declined, like all else that may be at all."""
    return 89 if seen.phase == Phase.PLACE and seen.may_decline == 0 else 0


@hot
def why_not_strip(seen: Public, card: int) -> int:
    """D-145: a grey card of the opponent's."""
    chapter = card // DECK
    return 0 if has(greys_of(seen, 1 - seen.active, chapter), card - DECK * chapter) else 145


@hot
def why_not_revive(seen: Seen, card: int) -> int:
    """D-146: a card of the discard pile; so does the Wizards' token."""
    chapter = card // DECK
    return 0 if has(pile_of(seen, chapter), card - DECK * chapter) else 146


@hot
def why_not_court(seen: Public, race: int) -> int:
    """D-147: a race whose stack is not empty."""
    return 0 if stack_size(seen, race) > 0 else 147


@hot
def why_not_keep(seen: Public, token: int) -> int:
    """D-111, D-116: one of the tokens that are shown."""
    if has(seen.shown, token):
        return 0
    return 111 if shows_one_race(seen) else 116


@hot
def place_in_row(seen: Public, matter: int) -> int:
    """Where the first effect of this kind stands among those of a row that are left; EMPTY if there is none."""
    for at in range(MOST_EFFECTS):
        if has(seen.matters, at) and EFFECTS[seen.row, at, 0] == matter - OP_MATTER:
            return at
    return EMPTY


@hot
def why_not_first(seen: Public, matter: int) -> int:
    """D-93: something that is to be carried out now."""
    if seen.row == EMPTY:
        return 0 if matter < OP_MATTER and has(seen.matters, matter) else 93
    return 0 if place_in_row(seen, matter) != EMPTY else 93


WHY_NOT: dict[IntEnum, Callable[..., int]] = {
    Verb.PLAY: why_not_play,
    Verb.CHAIN: why_not_chain,
    Verb.DISCARD: why_not_discard,
    Verb.TAKE: why_not_take,
    Verb.PLACE: why_not_place,
    Verb.MOVE: why_not_move,
    Verb.REMOVE: why_not_remove,
    Verb.FINE: why_not_fine,
    Verb.RAZE: why_not_raze,
    Verb.AGAIN: why_not_again,
    Verb.DECLINE: why_not_decline,
    Verb.STRIP: why_not_strip,
    Verb.REVIVE: why_not_revive,
    Verb.COURT: why_not_court,
    Verb.KEEP: why_not_keep,
    Verb.FIRST: why_not_first,
}

ASKS: dict[Phase, tuple[str, tuple[Verb, ...]]] = {
    Phase.TURN: ("D-28", (Verb.PLAY, Verb.CHAIN, Verb.DISCARD, Verb.TAKE)),
    Phase.PLACE: ("D-90", (Verb.PLACE, Verb.DECLINE)),
    Phase.MOVE: ("D-94", (Verb.MOVE, Verb.DECLINE)),
    Phase.REMOVE: ("D-96", (Verb.REMOVE, Verb.DECLINE)),
    Phase.MANOEUVRE: ("D-93", (Verb.MOVE, Verb.REMOVE, Verb.FINE, Verb.DECLINE)),
    Phase.RAZE: ("D-102", (Verb.RAZE, Verb.DECLINE)),
    Phase.BONUS_TURN: ("D-102", (Verb.AGAIN, Verb.DECLINE)),
    Phase.STRIP: ("D-145", (Verb.STRIP,)),
    Phase.SEARCH: ("D-146", (Verb.REVIVE,)),
    Phase.ENVOY: ("D-147", (Verb.COURT,)),
    Phase.KEEP: ("D-111", (Verb.KEEP,)),
    Phase.ORDER: ("D-93", (Verb.FIRST,)),
}
"""The clause that asks each question, and the verbs that answer it.  It forbids an answer to another question."""


def refuse(view: Seen, action: int) -> str:
    """The clause that forbids an answer; empty if none does."""
    verb, nouns = ANSWERS.split(action)
    phase = Phase(view.phase)
    clause, verbs = ASKS[phase]
    if verb not in verbs:
        return "D-29" if phase == Phase.TURN and verb == Verb.DECLINE else clause
    forbidden = WHY_NOT[verb](view, *nouns)
    return f"D-{forbidden}" if forbidden else ""
