"""Sections: the whole view in words."""

from collections.abc import Sequence

from bagend.engine.game import Section
from bagend.engine.seats import NOBODY
from bagend.engine.sets import has
from bagend.engine.words import Words

from ..actions import CARD, FIGURE, HELPER, SEAT, SHOWN, SLOT_SYMBOL, STAGE
from ..components import (
    EMPTY,
    FACE_DOWN,
    HELPERS,
    N_BLACK,
    N_FIGURES,
    N_HELPERS,
    N_SIDES,
    N_SLOTS,
    WAITING,
)
from ..facts.cards import numbers
from ..facts.dangers import nazgul_there, uruk_hai_there
from ..facts.hand import usable
from ..facts.path import stage_of, step_of
from ..view import View


def sections(view: View, words: Words) -> Sequence[Section]:
    """The journey, the dangers, the track, the dice and the cards."""
    return [
        Section(words("heading-journey"), tuple(journey(view, words))),
        Section(words("heading-dangers"), tuple(dangers(view, words))),
        Section(words("heading-track"), tuple(slot_line(view, slot, words) for slot in range(N_SLOTS))),
        Section(words("heading-dice"), tuple(dice(view, words)) or (words("state-no-dice"),)),
        Section(words("heading-cards"), tuple(cards(view, words))),
    ]


def journey(view: View, words: Words) -> list[str]:
    lines = [words("state-stage", **words.nouns(stage=(STAGE, int(view.stage))))]
    if view.active >= 0 and view.seat != NOBODY:
        lines.append(words("state-turn", **words.nouns(seat=(SEAT, int(view.active)))))
    for figure in range(N_FIGURES):
        where = place(view, int(view.at[figure]), words)
        lines.append(words("state-figure", where=where, **words.nouns(figure=(FIGURE, figure))))
    return lines


def place(view: View, at: int, words: Words) -> str:
    if at == WAITING:
        return words("where-waiting")
    if at == 0:
        return words("where-rivendell")
    return words("where-step", step=step_of(view, at), **words.nouns(stage=(STAGE, stage_of(at))))


def dangers(view: View, words: Words) -> list[str]:
    lines = [courage_line(view, words), nazgul_line(view, words), isengard_line(view, words)]
    if view.treebeard:
        lines.append(words("state-treebeard"))
    if view.shadow:
        lines.append(words("state-shadow"))
    return lines


def courage_line(view: View, words: Words) -> str:
    track = {"top": view.top_courage, "eye": view.eye, "galadriel": view.galadriel}
    return words("state-courage", courage=int(view.courage), **{name: int(space) for name, space in track.items()})


def nazgul_line(view: View, words: Words) -> str:
    count = int(nazgul_there(view))
    return words("state-nazgul", nazgul=count) if count else words("state-no-nazgul")


def isengard_line(view: View, words: Words) -> str:
    return words("state-isengard", total=int(uruk_hai_there(view)))


def slot_line(view: View, slot: int, words: Words) -> str:
    """One slot of the encounter track."""
    card = int(view.slot[slot])
    if view.army == slot:
        known = "no" if card == FACE_DOWN else "yes"
        below = words.nouns(card=(CARD, max(0, card)))
        return words("state-slot-army", slot=slot + 1, known=known, **below)
    if card == FACE_DOWN:
        return words("state-slot-down", slot=slot + 1)
    if card == EMPTY:
        symbol = words.nouns(figure=(SLOT_SYMBOL, int(view.symbol[slot])))
        return words("state-slot-empty", slot=slot + 1, **symbol)
    named = words.nouns(card=(CARD, card))
    if has(view.down, slot):
        return words("state-slot-known", slot=slot + 1, **named)
    return words("state-slot-card", slot=slot + 1, effect=words(f"effect-{CARD.name(card)}", **numbers(view)), **named)


def dice(view: View, words: Words) -> list[str]:
    """What lies on the tile and beside it."""
    lines = [side_line(view, number, words) for number in range(N_SIDES)]
    shown = said(view, [int(black) for black in view.black], int(view.loose), words)
    if shown:
        lines.append(words("state-loose", dice=shown))
    return [line for line in lines if line]


def side_line(view: View, number: int, words: Words) -> str:
    """What lies on a side of the tile; empty if nothing does."""
    lower = int(view.low[number])
    shown = said(view, [int(view.top[number])], 0 if lower == EMPTY else 1 << lower, words)
    return words("state-tile", side=number + 1, dice=shown) if shown else ""


def said(view: View, blacks: list[int], loose: int, words: Words) -> str:
    """Some dice in words, empty if there are none."""
    number = sum(pips * 7**i for i, pips in enumerate(blacks))
    number += sum(int(view.face[die]) * 7 ** (N_BLACK + die) for die in range(N_FIGURES) if has(loose, die))
    return words.listing(words.name(*thing) for thing in SHOWN.spoken(number))


def cards(view: View, words: Words) -> list[str]:
    lines = []
    for helper in range(N_HELPERS):
        if view.holder[helper] >= 0:
            named = words.nouns(helper=(HELPER, helper), seat=(SEAT, int(view.holder[helper])))
            message = "state-helper-now" if has(usable(view), helper) else "state-helper"
            lines.append(words(message, effect=words(f"effect-{HELPERS[helper]}", **numbers(view)), **named))
    return [*(lines or [words("state-no-helpers")]), words("state-stack", count=int(view.stack))]
