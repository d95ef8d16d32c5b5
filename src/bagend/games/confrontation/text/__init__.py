"""Text: how the game speaks.  What each question asks, what an answer is called, the view in words."""

from collections.abc import Sequence
from functools import cache
from itertools import product
from pathlib import Path

from bagend.engine.game import Section, Text
from bagend.engine.seats import CHANCE, NOBODY
from bagend.engine.sets import has
from bagend.engine.words import Words

from ..actions import ANSWERS, FIGURE, REGION, SEAT, Phase, Verb
from ..components import (
    CARDS,
    DARK,
    FIGURES,
    LIGHT,
    LIMIT,
    N_EACH,
    N_FIGURES,
    N_HOME,
    N_REGIONS,
    REGIONS,
    SEATS,
    SHORTCUTS,
    Ending,
)
from ..facts.cards import pile
from ..facts.fight import fight_of
from ..facts.roads import attacks, is_tunnel
from ..view import View
from .about import about
from .aid import aid
from .allowing import clause
from .meters import figures, holdings, meters
from .pieces import SPECIAL_NAMES, battle_heading, battle_lines, name_of, piece
from .touches import touches


def prompt(view: View, words: Words) -> str:
    """What is asked, in one sentence."""
    if view.seat == NOBODY:
        ending = Ending(view.ending).name.lower()
        winner = DARK if has(int(view.winners), DARK) else LIGHT
        return words(f"prompt-over-{ending}", **words.nouns(winner=(SEAT, winner), loser=(SEAT, 1 - winner)))
    phase = Phase(view.phase).name.lower()
    if view.seat == CHANCE:
        return words(f"prompt-{phase}")
    if view.phase == Phase.TURN and view.rider >= 0:
        phase = "turn-on"
    nouns = {"seat": (SEAT, int(view.seat))}
    if view.phase in (Phase.TEXT, Phase.SARUMAN, Phase.CARD, Phase.MAGIC, Phase.RETREAT):
        nouns["light"] = (FIGURE, int(view.fighting[LIGHT]))
        nouns["dark"] = (FIGURE, int(view.fighting[DARK]))
    if view.phase == Phase.ARRANGE and view.viewer != view.seat:
        return words("prompt-arrange", **words.nouns(**nouns))
    if view.phase == Phase.ARRANGE:
        empty = empty_regions(view)
        message = "prompt-place" if empty else "prompt-ready"
        return words(message, count=empty, **words.nouns(**nouns))
    if view.phase == Phase.TUNNEL and view.viewer != view.seat:
        phase = "tunnel-watched"
    if view.phase == Phase.CHALLENGE:
        nouns["region"] = (REGION, int(view.field))
    return words(f"prompt-{phase}", **words.nouns(**nouns))


def empty_regions(view: View) -> int:
    """How many outer regions of whoever sets up are still empty, as far as the viewer can see."""
    first = int(view.seat) * N_EACH
    return sum(int(view.at[stand]) < 0 for stand in range(first + N_HOME, first + N_EACH))


def answer(view: View, action: int, words: Words) -> str:
    """An answer as it stands on its button."""
    verb, values = ANSWERS.split(action)
    nouns = {noun.kind: (noun, value) for noun, value in zip(ANSWERS.nouns(verb), values, strict=True)}
    message = f"answer-{verb.name.lower()}"
    if verb == Verb.MOVE and attacks(view, *values):
        message = "answer-attack"
    return words(message, **words.nouns(**nouns))


def sections(view: View, words: Words) -> Sequence[Section]:
    """The whole view in words: the battle, the board, each side's cards and losses, and the land itself."""
    fight = fight_of(view)
    return [
        *([Section(battle_heading(fight, words), battle_lines(fight, words))] if fight else []),
        board_section(view, words),
        *(side_section(view, side, words) for side in range(2)),
        land_section(words),
    ]


def board_section(view: View, words: Words) -> Section:
    lines = []
    for region in range(N_REGIONS):
        here = [name_of(view, stand, words) for stand in range(N_FIGURES) if view.at[stand] == region]
        if here:
            lines.append(words("state-region", here=words.listing(here), **words.nouns(region=(REGION, region))))
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


TEXT = Text(
    Path(__file__).parent,
    prompt,
    answer,
    sections,
    about,
    clause,
    aid=aid,
    piece=piece,
    touches=touches,
    meters=meters,
    holdings=holdings,
    figures=figures,
)
