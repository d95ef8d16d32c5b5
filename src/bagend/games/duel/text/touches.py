"""Touches: what an answer will act on besides what one clicks, so that it is seen before it is done."""

from collections.abc import Iterator, Sequence

from bagend.engine.sets import has

from ..actions import ANSWERS, DIFFERENT_MATTER, OP_MATTER, PAIR_MATTER, Verb
from ..components import (
    BONUS,
    COPIES,
    EFFECT_COUNT,
    EFFECTS,
    EMPTY,
    N_RACES,
    N_REGIONS,
    N_SKILLS,
    N_SLOTS,
    N_TOKENS,
    QUEST_STEPS,
    SET_OFF,
    TILE_ROW,
    TOKEN_ROW,
    Colour,
    On,
    Op,
)
from ..facts.alliances import stack_size
from ..facts.display import would_free
from ..facts.keys import key_of
from ..facts.land import mustered, mustering, standing, supplied
from ..facts.piles import own_cards
from ..facts.prices import card_price, tile_price
from ..facts.triggers import set_off_by_card, set_off_by_chain, set_off_by_landmark
from ..facts.why_not import place_in_row
from ..view import View


def touches(view: View, action: int) -> Sequence[str]:
    """The keys of what an answer will act on."""
    verb, nouns = ANSWERS.split(action)
    return list(dict.fromkeys(touched(view, Verb(verb), *nouns)))


def touched(view: View, verb: Verb, noun: int = 0, to: int = 0) -> Iterator[str]:
    seat = int(view.active)
    if verb in (Verb.PLAY, Verb.CHAIN, Verb.DISCARD):
        yield from by_taking(view, verb, noun)
    elif verb == Verb.TAKE:
        if tile_price(view, seat, noun):
            yield key_of("coins", 0, seat)
        yield from by_row(view, TILE_ROW + noun)
        yield from by_matters(view, set_off_by_landmark(view, seat), 0)
    elif verb == Verb.REVIVE:
        yield from by_card(view, noun, set_off_by_card(view, seat, noun))
    elif verb in (Verb.PLACE, Verb.MOVE):
        yield from by_arriving(view, noun, to, verb == Verb.MOVE)
    elif verb in (Verb.KEEP, Verb.FIRST):
        yield from by_keeping(view, noun) if verb == Verb.KEEP else by_putting_first(view, noun)
    elif verb not in (Verb.AGAIN, Verb.DECLINE):
        kind, owner = PLAIN[verb]
        yield key_of(kind, noun, 1 - seat) if owner else key_of(kind, noun)


PLAIN = {
    Verb.REMOVE: ("units", True),
    Verb.RAZE: ("fortress", True),
    Verb.FINE: ("coins", True),
    Verb.STRIP: ("card", False),
    Verb.COURT: ("stack", False),
}
"""What is named by the answer itself, and whether it is the opponent's."""


def by_taking(view: View, verb: Verb, slot: int) -> Iterator[str]:
    """A card of the display: what it uncovers, what is paid, and what it does."""
    seat, card = int(view.active), int(view.slot[slot])
    yield from (key_of("slot", under) for under in range(N_SLOTS) if would_free(view, slot, under))
    if verb == Verb.DISCARD:
        yield key_of("coins", 0, seat)
        yield key_of("pile")
    elif card >= 0:
        if verb == Verb.PLAY and card_price(view, seat, card):
            yield key_of("coins", 0, seat)
        matters = int(set_off_by_card(view, seat, card))
        yield from by_card(view, card, matters | int(set_off_by_chain(view, seat)) if verb == Verb.CHAIN else matters)


def by_card(view: View, card: int, matters: int) -> Iterator[str]:
    yield from by_row(view, card)
    yield from by_matters(view, matters, int(EFFECTS[card, 0, 1]))


def by_row(view: View, row: int) -> Iterator[str]:
    for op, a, b in EFFECTS[row, : EFFECT_COUNT[row]]:
        yield from by_effect(view, Op(op), int(a), int(b))


def by_effect(view: View, op: Op, a: int, b: int) -> Iterator[str]:
    """Where one effect finds something to act on."""
    seat, other = int(view.active), 1 - int(view.active)
    if op == Op.SKILL:
        yield key_of("skill", a, seat)
    elif op == Op.ONE_OF:
        yield from (key_of("skill", skill, seat) for skill in range(N_SKILLS) if has(a, skill))
    elif op in (Op.COINS, Op.FINE):
        yield key_of("coins", 0, seat if op == Op.COINS else other)
    elif op == Op.QUEST:
        yield from steps(view, a)
    elif op in (Op.UNITS, Op.BONUS_UNIT, Op.MUSTER):
        regions = mustering(view, seat, b) if op == Op.MUSTER else b
        units = mustered(view, seat, a) if op == Op.MUSTER else a
        yield from all_of("region", regions if supplied(view, seat, units) else 0)
    elif op == Op.FORTRESS:
        yield key_of("region", a)
    elif op == Op.RAZE:
        yield from all_of("fortress", int(view.forts[other]), other)
    elif op in (Op.MOVE, Op.REMOVE, Op.MANOEUVRE):
        if op != Op.REMOVE:
            yield from all_of("units", int(standing(view, seat)), seat)
        if op != Op.MOVE:
            yield from all_of("units", int(standing(view, other)), other)
    elif op == Op.STRIP:
        yield from (key_of("card", card) for card in own_cards(view, other, Colour.GREY))
    elif op == Op.SEARCH:
        yield key_of("pile")
    elif op == Op.ENVOY:
        yield from (key_of("stack", race) for race in range(N_RACES) if stack_size(view, race))


def all_of(kind: str, regions: int, seat: int | None = None) -> Iterator[str]:
    """What is drawn of a kind in each of these regions."""
    for region in range(N_REGIONS):
        if has(regions, region):
            yield key_of(kind, region) if seat is None else key_of(kind, region, seat)


def steps(view: View, count: int) -> Iterator[str]:
    """The space that is reached, and the bonus spaces on the way."""
    seat = int(view.active)
    first, last = int(view.quest[seat]) + 1, min(int(view.quest[seat]) + count, QUEST_STEPS)
    for step in range(first, last + 1):
        if step == last or BONUS[step, 0] != Op.NONE:
            yield key_of("space", step, seat)


def by_matters(view: View, matters: int, race: int) -> Iterator[str]:
    """Tokens that are set off, with what they do, and the stacks of alliances."""
    for token in range(N_TOKENS):
        if has(matters, token):
            yield key_of("token", token)
            yield from by_row(view, TOKEN_ROW + token)
    if has(matters, PAIR_MATTER):
        yield key_of("stack", race)
    if has(matters, DIFFERENT_MATTER):
        own = [kind for kind in range(N_RACES) if view.races[view.active, kind] or kind == race]
        yield from (key_of("stack", kind) for kind in own)


def by_arriving(view: View, region: int, to: int, is_move: bool) -> Iterator[str]:
    """The regions that units leave and enter, and opposing units there, who take some back."""
    yield key_of("region", region)
    if is_move:
        yield key_of("region", to)
    there, other = to if is_move else region, 1 - int(view.active)
    if view.units[other, there]:
        yield key_of("units", there, other)


def by_keeping(view: View, token: int) -> Iterator[str]:
    """What a token does that acts at once, and the stacks on which the others are put back."""
    for other in range(N_TOKENS):
        if has(view.shown, other) and other != token:
            yield key_of("stack", other // COPIES)
    if has(SET_OFF[On.NEVER], token):
        yield from by_row(view, TOKEN_ROW + token)


def by_putting_first(view: View, matter: int) -> Iterator[str]:
    if view.row != EMPTY:
        op, a, b = EFFECTS[view.row, place_in_row(view, matter)]
        yield from by_effect(view, Op(op), int(a), int(b))
    elif matter < OP_MATTER:
        yield from by_matters(view, 1 << matter, int(view.stack))
