"""Chart: the road from Rivendell to Mount Doom with the pawns on it, and the encounter track, in characters."""

from collections.abc import Sequence

from bagend.engine.actions import Noun
from bagend.engine.chart import Cell, Chart, Ink, spoken, standing
from bagend.engine.sets import has
from bagend.engine.words import Words

from ..actions import CARD, FIGURE, SLOT_SYMBOL
from ..components import ARMY, DICE, EMPTY, FACE_DOWN, N_FIGURES, N_SLOTS, SEATS, STAGES, STEPS
from ..facts.cards import numbers
from ..view import View
from .sections import place, sections
from .standing import meters

HERE, GONE, AHEAD, STOP = "●", "━", "─", "◆"
"""The road: where a pawn is, what lies behind it and before it, and where a stage ends."""


def chart(view: View, words: Words) -> Sequence[Chart]:
    seats = [words.name("seat", seat) for seat in SEATS]
    pawns = tuple(pawn(view, figure, words) for figure in range(N_FIGURES))
    track = tuple(slot(view, number, words) for number in range(N_SLOTS))
    half = N_SLOTS // 2
    drawn = words("heading-journey"), words("heading-track")
    return [
        Chart(words("heading-journey"), pawns),
        Chart(words("heading-track"), (track[:half], track[half:]), is_map=True),
        standing(seats, meters(view, words)),
        *(spoken(section) for section in sections(view, words) if section.heading not in drawn),
    ]


def pawn(view: View, figure: int, words: Words) -> tuple[Cell, ...]:
    name = Ink(start("figure", FIGURE, figure, words), hue=DICE[figure])
    at = int(view.at[figure])
    return (name,), (Ink(road(int(view.crater), at), hue=DICE[figure]),), (Ink(place(view, at, words), is_faint=True),)


def road(length: int, at: int) -> str:
    """One character for two steps is enough: the words beside it say the step."""
    spots = ""
    for step in range(0, length + 1, 2):
        is_stop = step > 0 and step % STEPS == 0 and step // STEPS <= len(STAGES)
        spots += HERE if at in (step, step + 1) else STOP if is_stop else GONE if step < at else AHEAD
    return spots


def slot(view: View, number: int, words: Words) -> Cell:
    """A slot of the encounter track: its number and symbol, and the card that lies there."""
    card = int(view.slot[number])
    symbol = start("figure", SLOT_SYMBOL, int(view.symbol[number]), words)
    title = Ink(f"{number + 1} {symbol}", is_strong=card != EMPTY)
    army = (Ink(start("card", CARD, ARMY, words), is_strong=True),) if view.army == number else ()
    if card == EMPTY:
        return title, *army
    if card == FACE_DOWN:
        return title, *army, Ink("▒▒▒", is_faint=True)
    name = Ink(start("card", CARD, card, words), is_faint=bool(has(view.down, number)))
    return title, *army, name, Ink(words(f"effect-{CARD.name(card)}", **numbers(view)), is_faint=True)


def start(kind: str, noun: Noun, value: int, words: Words) -> str:
    """A name as it begins a line."""
    named = words.nouns(**{kind: (noun, value)})
    return str(named.get(f"{kind}_start", named[kind]))
