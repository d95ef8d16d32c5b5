"""Sections: the whole view in words."""

from collections.abc import Iterator, Sequence

from bagend.engine.game import Section
from bagend.engine.seats import HIDDEN, NOBODY
from bagend.engine.words import Words

from ..actions import CARD, SEAT
from ..components import (
    CARDS,
    CHAINS,
    COLOUR,
    COLOURS,
    COPIES,
    COVERED_BY,
    DECK,
    EMPTY,
    FELLOWSHIP,
    N_CARDS,
    N_CHAPTERS,
    N_SEATS,
    N_SLOTS,
    QUEST_STEPS,
    RACES,
    REGIONS,
    SAURON,
    SKILLS,
    TILE_ROW,
    TILES,
    TOKENS,
    Token,
)
from ..view import View
from .effects import effects_of, skills_in


def sections(view: View, words: Words) -> Sequence[Section]:
    """The display, the landmarks, the map, the quest, the tokens, the discard pile, then both sides."""
    return [
        Section(words("heading-display", chapter=int(view.chapter) + 1), tuple(display(view, words))),
        Section(words("heading-landmarks"), tuple(landmarks(view, words))),
        Section(words("heading-map"), tuple(region(view, i, words) for i in range(len(REGIONS)))),
        Section(words("heading-quest"), tuple(quest(view, words))),
        Section(words("heading-stacks"), tuple(stacks(view, words))),
        Section(words("heading-discard"), tuple(pile(view, words))),
        *(Section(words.name("seat", SEAT.token(seat)), tuple(side(view, seat, words))) for seat in range(N_SEATS)),
    ]


def display(view: View, words: Words) -> Iterator[str]:
    if not view.left:
        yield words("state-slots-none")
    for slot in range(N_SLOTS):
        card = int(view.slot[slot])
        if card == HIDDEN:
            yield words("state-slot-down", slot=slot + 1)
        elif card != EMPTY:
            is_covered = view.left & COVERED_BY[view.chapter, slot]
            yield words(
                "state-slot-covered" if is_covered else "state-slot-free",
                slot=slot + 1,
                card=words.name("card", CARDS[card]),
                price=prices(words, [card_cost(view, FELLOWSHIP, slot, words), card_cost(view, SAURON, slot, words)]),
            )


def card_cost(view: View, seat: int, slot: int, words: Words) -> str:
    if view.chainable[seat] >> slot & 1:
        return words("state-price-chain")
    return words("does-coins", count=int(view.price[seat, slot]))


def prices(words: Words, both: Sequence[str]) -> str:
    return words("state-price", fellowship=both[FELLOWSHIP], sauron=both[SAURON])


def landmarks(view: View, words: Words) -> Iterator[str]:
    for tile, name in enumerate(TILES):
        if view.tiles_open >> tile & 1:
            costs = [words("does-coins", count=int(view.tile_prices[seat, tile])) for seat in range(N_SEATS)]
            effects = effects_of(TILE_ROW + tile, words)
            yield words("state-tile", tile=words.name("tile", name), effects=effects, price=prices(words, costs))
    yield words("state-tiles-left", count=int(view.tiles_hidden).bit_count())


def region(view: View, number: int, words: Words) -> str:
    held = []
    for seat in range(N_SEATS):
        who = words.nouns(seat=(SEAT, seat))
        if view.forts[seat] >> number & 1:
            held.append(words("state-region-fortress", **who))
        if view.units[seat, number]:
            held.append(words("state-region-units", count=int(view.units[seat, number]), **who))
    name = words.name("region", REGIONS[number])
    return words("state-region", region=name, held=words.listing(held) or words("state-region-empty"))


def quest(view: View, words: Words) -> Iterator[str]:
    steps = int(view.quest[SAURON])
    yield words("state-quest-fellowship", step=int(view.quest[FELLOWSHIP]))
    yield words("state-quest-sauron", step=steps, gap=QUEST_STEPS - steps)


def stacks(view: View, words: Words) -> Iterator[str]:
    for race, name in enumerate(RACES):
        hidden = (int(view.tokens_hidden) >> COPIES * race & 7).bit_count()
        top = int(view.top[race])
        known = {} if top == EMPTY else {"token": words.name("token", TOKENS[top])}
        message = "state-stack-known" if known else "state-stack"
        yield words(message, race=words.name("race", name), count=hidden + len(known), **known)
    if view.shown:
        yield words("state-shown", tokens=words.listing(named("token", TOKENS, int(view.shown), words)))


def pile(view: View, words: Words) -> Iterator[str]:
    cards = cards_in([int(row) for row in view.discarded])
    if cards:
        yield words("state-discarded", cards=words.listing(short(card, words) for card in cards))
    else:
        yield words("state-discarded-none")
    yield words("state-aside", count=int(view.set_aside))
    if view.aside not in (HIDDEN, 0):
        first = DECK * int(view.chapter)
        names = [short(first + i, words) for i in range(DECK) if int(view.aside) >> i & 1]
        yield words("state-aside-known", cards=words.listing(names))


def short(card: int, words: Words) -> str:
    """What a card gives, where its colour is said besides."""
    return str(words.nouns(card=(CARD, card))["card_short"])


def cards_in(rows: Sequence[int]) -> list[int]:
    """The cards of a set that is kept chapter by chapter."""
    return [card for card in range(N_CARDS) if int(rows[card // DECK]) >> card % DECK & 1]


def named(kind: str, names: Sequence[str], members: int, words: Words) -> list[str]:
    """The names of a set's members."""
    return [words.name(kind, name) for i, name in enumerate(names) if members >> i & 1]


def side(view: View, seat: int, words: Words) -> Iterator[str]:
    """What one side has."""
    yield words("state-coins", coins=int(view.coins[seat]), units=int(view.supply[seat]))
    yield words("state-skills", skills=words.listing(skills(view, seat, words)) or words("state-skills-none"))
    cards = cards_in([int(view.area[seat, chapter]) for chapter in range(N_CHAPTERS)])
    if not cards:
        yield words("state-no-cards")
    for colour, name in enumerate(COLOURS):
        own = [short(card, words) for card in cards if COLOUR[card] == colour]
        if own:
            yield words("state-cards", colour=words.name("colour", name), cards=words.listing(own))
    if view.chains[seat]:
        yield words("state-chains", chains=words.listing(named("chain", CHAINS, int(view.chains[seat]), words)))
    if view.tiles[seat]:
        yield words("state-tiles", tiles=words.listing(named("tile", TILES, int(view.tiles[seat]), words)))
    if view.tokens[seat]:
        yield words("state-tokens", tokens=words.listing(named("token", TOKENS, int(view.tokens[seat]), words)))
    yield words("state-presence", count=present_in(view, seat), races=races_of(view, seat))
    if view.winners >> seat & 1:
        yield words("state-won")
    elif view.active == seat and view.seat != NOBODY:
        yield words("state-active")


def skills(view: View, seat: int, words: Words) -> Iterator[str]:
    for skill, name in enumerate(SKILLS):
        if view.skills[seat, skill]:
            yield words("state-skill", skill=words.name("skill", name), count=int(view.skills[seat, skill]))
    for group in view.groups[seat]:
        if group:
            yield words("state-one-of", skills=skills_in(int(group), words))


def present_in(view: View, seat: int) -> int:
    """In how many regions a side is present."""
    units = [bool(view.units[seat, i] or view.forts[seat] >> i & 1) for i in range(len(REGIONS))]
    return sum(units)


def races_of(view: View, seat: int) -> int:
    """How many of the six races stand with a side, the feather included."""
    return sum(bool(count) for count in view.races[seat]) + (int(view.tokens[seat]) >> Token.EAGLE & 1)
