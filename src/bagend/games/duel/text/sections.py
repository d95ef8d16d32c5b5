"""Sections: the whole view in words."""

from collections import Counter
from collections.abc import Iterator, Sequence

from bagend.engine.game import Section
from bagend.engine.records import Row
from bagend.engine.seats import HIDDEN, NOBODY
from bagend.engine.sets import has, size
from bagend.engine.words import Words

from ..actions import CARD, SEAT, TILE
from ..components import (
    CARDS,
    CHAINS,
    COLOUR,
    COLOURS,
    DECK,
    EMPTY,
    FELLOWSHIP,
    GIVES,
    N_CARDS,
    N_SEATS,
    N_SLOTS,
    NEIGHBOURS,
    QUEST_STEPS,
    RACES,
    REGIONS,
    SAURON,
    TILE_ROW,
    TILES,
    TOKENS,
)
from ..facts.alliances import race_count, stack_size
from ..facts.display import is_free
from ..facts.land import presence
from ..facts.prices import card_price, may_chain, tile_price
from ..view import View
from .aid import bonus_spaces
from .costs import cost_of, counted_skills
from .effects import effects_of, skills_in
from .lack import slots_on


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
            yield words("state-slot-down", slot=slot + 1, free=place_of(view, slot, words))
        elif card != EMPTY:
            yield words(
                "state-slot",
                slot=slot + 1,
                card=words.name("card", CARDS[card]),
                cost=cost_of(card, words),
                symbol=symbol_of(card, words),
                free=place_of(view, slot, words),
                price=prices(words, [price_of_card(view, seat, card, words) for seat in range(N_SEATS)]),
            )


def symbol_of(card: int, words: Words) -> str:
    return words("state-symbol", chain=words.name("chain", CHAINS[GIVES[card]])) if GIVES[card] >= 0 else ""


def place_of(view: View, slot: int, words: Words) -> str:
    """Whether a card is free, or what lies on it."""
    if is_free(view, slot):
        return words("state-free")
    return words("state-covered", slots=slots_on(view, slot, words))


def price_of_card(view: View, seat: int, card: int, words: Words) -> str:
    if may_chain(view, seat, card):
        return words("state-price-chain")
    return words("state-price-coins", coins=int(card_price(view, seat, card)))


def prices(words: Words, both: Sequence[str]) -> str:
    return words("state-price", fellowship=both[FELLOWSHIP], sauron=both[SAURON])


def landmarks(view: View, words: Words) -> Iterator[str]:
    for tile in range(len(TILES)):
        if has(view.tiles_open, tile):
            row = TILE_ROW + tile
            costs = [words("state-price-coins", coins=int(tile_price(view, seat, tile))) for seat in range(N_SEATS)]
            yield words(
                "state-tile",
                cost=cost_of(row, words),
                effects=effects_of(row, words),
                price=prices(words, costs),
                **words.nouns(tile=(TILE, tile)),
            )
    yield words("state-tiles-left", count=size(view.tiles_hidden))


def region(view: View, number: int, words: Words) -> str:
    held = [
        words("state-region-held", held=own, **words.nouns(seat=(SEAT, seat)))
        for seat in range(N_SEATS)
        if (own := held_by(view, seat, number, words))
    ]
    return words(
        "state-region",
        region=words.name("region", REGIONS[number]),
        neighbours=words.listing(named("region", REGIONS, int(NEIGHBOURS[number]), words)),
        held=", ".join(held) or words("state-region-empty"),
    )


def held_by(view: View, seat: int, region: int, words: Words) -> str:
    """What a side has in a region, in a sentence's middle; empty if it is not there."""
    own = [words("state-fortress")] if has(view.forts[seat], region) else []
    if view.units[seat, region]:
        own.append(words("state-units", count=int(view.units[seat, region])))
    return words.listing(own)


def quest(view: View, words: Words) -> Iterator[str]:
    steps = int(view.quest[SAURON])
    yield words("state-quest-fellowship", step=int(view.quest[FELLOWSHIP]))
    yield words("state-quest-sauron", step=steps, gap=QUEST_STEPS - steps)
    yield words("state-bonus", spaces=words.listing(bonus_spaces(words)))


def stacks(view: View, words: Words) -> Iterator[str]:
    for race, name in enumerate(RACES):
        top = int(view.top[race])
        known = {} if top == EMPTY else {"token": words.name("token", TOKENS[top])}
        message = "state-stack-known" if known else "state-stack"
        yield words(message, race=words.name("race", name), count=int(stack_size(view, race)), **known)
    if view.shown:
        yield words("state-shown", tokens=words.listing(named("token", TOKENS, int(view.shown), words)))


def pile(view: View, words: Words) -> Iterator[str]:
    cards = cards_in(view.discarded)
    if cards:
        yield words("state-discarded", cards=words.listing(counted([short(card, words) for card in cards], words)))
    else:
        yield words("state-discarded-none")
    yield words("state-aside", count=int(view.set_aside))
    if view.aside not in (HIDDEN, 0):
        first = DECK * int(view.chapter)
        names = [short(first + i, words) for i in range(DECK) if has(view.aside, i)]
        yield words("state-aside-known", cards=words.listing(names), lookers=size(view.lookers))


def counted(names: list[str], words: Words) -> list[str]:
    """Names, each once, with how often it is there."""
    return [words("state-several", card=name, count=count) for name, count in Counter(names).items()]


def short(card: int, words: Words) -> str:
    """What a card gives, where its colour is said besides."""
    return str(words.nouns(card=(CARD, card))["card_short"])


def cards_in(rows: Row) -> list[int]:
    """The cards of a set that is kept chapter by chapter."""
    return [card for card in range(N_CARDS) if has(rows[card // DECK], card % DECK)]


def named(kind: str, names: Sequence[str], members: int, words: Words) -> list[str]:
    """The names of a set's members."""
    return [words.name(kind, name) for i, name in enumerate(names) if has(members, i)]


def side(view: View, seat: int, words: Words) -> Iterator[str]:
    """What one side has."""
    yield words("state-coins", coins=int(view.coins[seat]), units=int(view.supply[seat]))
    yield words("state-skills", skills=words.listing(skills(view, seat, words)) or words("state-skills-none"))
    cards = cards_in(view.area[seat])
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
    yield words("state-presence", count=size(presence(view, seat)), races=int(race_count(view, seat)))
    if has(view.winners, seat):
        yield words("state-won")
    elif view.active == seat and view.seat != NOBODY:
        yield words("state-active")


def skills(view: View, seat: int, words: Words) -> Iterator[str]:
    yield from counted_skills([int(count) for count in view.skills[seat]], words)
    for group in view.groups[seat]:
        if group:
            yield words("state-one-of", skills=skills_in(int(group), words))
