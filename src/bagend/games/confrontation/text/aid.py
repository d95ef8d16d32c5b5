"""Aid: what there is to look up: every figure, every card, the roads and the limits."""

from collections.abc import Iterator, Sequence
from typing import Any

from bagend.engine.game import Section
from bagend.engine.sets import has
from bagend.engine.words import Words

from ..components import CARDS, FIGURES, FULL_HAND, LIMIT, N_CARDS, N_EACH, REGIONS, SEATS, STRENGTH, Region
from ..facts.cards import is_text
from ..facts.labels import emblem
from ..facts.roads import is_mountain
from .pieces import SPECIAL_NAMES, does_card, start_name


def aid(view: Any, words: Words) -> Sequence[Section]:
    sides = range(len(SEATS))
    return [
        *(figures(side, words) for side in sides),
        *(cards(side, words) for side in sides),
        Section(words("aid-roads"), tuple(road_lines(words)), "roads"),
        Section(words("aid-limits"), tuple(limit_lines(words)), "limits"),
        Section(words("aid-end"), tuple(words(f"piece-{seat}") for seat in SEATS), "end"),
        Section(words("aid-specials"), tuple(special_lines(words)), "specials"),
    ]


def figures(side: int, words: Words) -> Section:
    whose = range(side * N_EACH, side * N_EACH + N_EACH)
    heading = words("aid-figures", seat=words.name("seat", SEATS[side]))
    ids = tuple(emblem(figure) for figure in whose)
    return Section(heading, tuple(figure_line(figure, words) for figure in whose), f"figures-{SEATS[side]}", ids)


def figure_line(figure: int, words: Words) -> str:
    does = words.name("text", FIGURES[figure])
    return words("aid-figure", figure=start_name(figure, words), strength=int(STRENGTH[figure]), does=does)


def cards(side: int, words: Words) -> Section:
    """The numbers in one line, and a line for each text."""
    hand = [card for card in range(N_CARDS) if has(int(FULL_HAND[side]), card)]
    numbers = words.listing(words.name("card", CARDS[card]) for card in hand if not is_text(card))
    texts = [card_line(side, card, words) for card in hand if is_text(card)]
    heading = words("aid-hand", seat=words.name("seat", SEATS[side]))
    return Section(heading, (words("aid-numbers", numbers=numbers), *texts), f"cards-{SEATS[side]}")


def card_line(side: int, card: int, words: Words) -> str:
    return words(
        "aid-card", card_key=CARDS[card], card=words.name("card", CARDS[card]), does=does_card(side, card, words)
    )


def road_lines(words: Words) -> Iterator[str]:
    yield words("aid-forward")
    yield words("piece-river")
    yield words("piece-tunnel")
    yield words("piece-moria")
    yield words("piece-mountain")


def limit_lines(words: Words) -> Iterator[str]:
    mountain = next(region for region in range(len(REGIONS)) if is_mountain(region))
    yield words("aid-limit-homes", limit=int(LIMIT[Region.SHIRE]))
    yield words("aid-limit-mountains", limit=int(LIMIT[mountain]))
    yield words("aid-limit-others", limit=int(LIMIT[Region.MIRKWOOD]))


def special_lines(words: Words) -> Iterator[str]:
    for side in SPECIAL_NAMES:
        for name in side.values():
            yield words("aid-card", card_key=name, card=words.name("special", name), does=words(f"does-{name}"))
