"""Sections: the whole view in words."""

from collections.abc import Sequence
from functools import cache
from itertools import product

from bagend.engine.game import Section
from bagend.engine.seats import NOBODY
from bagend.engine.sets import has
from bagend.engine.words import Words

from ..actions import REGION
from ..components import CARDS, FIGURES, LIMIT, N_EACH, N_REGIONS, REGIONS, SEATS, SHORTCUTS
from ..facts.cards import pile
from ..facts.fight import fight_of
from ..facts.roads import is_tunnel
from ..view import View
from .pieces import SPECIAL_NAMES, battle_heading, battle_lines, who_is_at


def sections(view: View, words: Words) -> Sequence[Section]:
    """The whole view in words: the battle, the board, each side's cards and losses, and the land itself."""
    return [
        *battle_section(view, words),
        board_section(view, words),
        *(side_section(view, side, words) for side in range(2)),
        land_section(words),
    ]


def battle_section(view: View, words: Words) -> list[Section]:
    """The battle, if there is one."""
    fight = fight_of(view)
    return [Section(battle_heading(fight, words), battle_lines(fight, words))] if fight else []


def board_section(view: View, words: Words) -> Section:
    lines = []
    for region in range(N_REGIONS):
        if here := who_is_at(view, region, words):
            lines.append(words("state-region", here=here, **words.nouns(region=(REGION, region))))
    return Section(words("heading-board"), tuple(lines) or (words("state-empty"),))


def side_section(view: View, side: int, words: Words) -> Section:
    own = range(side * N_EACH, side * N_EACH + N_EACH)
    lost = [words.name("figure", FIGURES[figure]) for figure in own if has(int(view.defeated), figure)]
    lines = [words("state-hand", cards=card_names(int(view.hand[side]), words))]
    if pile(view, side):
        lines.append(words("state-pile", cards=card_names(int(pile(view, side)), words)))
    lines.append(words("state-lost", figures=words.listing(lost)) if lost else words("state-none-lost"))
    special = [words.name("special", name) for card, name in SPECIAL_NAMES[side].items() if view.special & card]
    if special:
        lines.append(words("state-special", cards=words.listing(special)))
    if has(int(view.winners), side):
        lines.append(words("state-won"))
    elif view.active == side and view.turns and view.seat != NOBODY:
        lines.append(words("state-active"))
    return Section(words.name("seat", SEATS[side]), tuple(lines))


@cache
def land_section(words: Words) -> Section:
    """What is printed on the board: how many figures each region holds, and the ways that are Light's alone."""
    lines = []
    for limit in sorted(set(LIMIT.tolist()), reverse=True):
        here = [words.name("region", REGIONS[region]) for region in range(N_REGIONS) if LIMIT[region] == limit]
        lines.append(words("state-limit", limit=limit, regions=words.listing(here)))
    for start, end in product(range(N_REGIONS), repeat=2):
        if has(int(SHORTCUTS[start]), end):
            message = "state-tunnel" if is_tunnel(start, end) else "state-river"
            lines.append(words(message, **words.nouns(start=(REGION, start), to=(REGION, end))))
    return Section(words("heading-land"), tuple(lines))


def card_names(cards: int, words: Words) -> str:
    return words.listing(words.name("card", name) for card, name in enumerate(CARDS) if has(cards, card))
