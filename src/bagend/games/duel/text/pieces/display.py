"""The display: cards, landmarks and the discard pile, as they are explained to whoever points at them."""

from collections.abc import Iterator

from bagend.engine.game import Piece
from bagend.engine.seats import HIDDEN
from bagend.engine.sets import has, size
from bagend.engine.words import Words

from ...actions import CARD, SEAT, TILE, Phase
from ...components import (
    ACCEPTS,
    CHAINS,
    COLOUR,
    COLOURS,
    COST_COINS,
    COST_SKILLS,
    DECK,
    EMPTY,
    N_CHAPTERS,
    N_SEATS,
    TILE_ROW,
)
from ...facts.display import is_free
from ...facts.keys import Thing
from ...facts.piles import hidden_cards, pile_of
from ...facts.prices import card_price, lacking, may_chain, surcharge, tile_price
from ...facts.why_not import why_not_play, why_not_take
from ...view import View
from ..about import symbol, uncovered, with_tokens
from ..costs import cost_of, skills_lacking
from ..effects import effects_of
from ..lack import cards_on
from ..sections import pile as pile_lines
from ..sections import price_of_card, prices


def is_asked(view: View) -> bool:
    """Whether who looks may take something now: then the table itself says why not."""
    return bool(view.phase == Phase.TURN and view.viewer == view.seat)


def slot(view: View, thing: Thing, words: Words) -> Piece | None:
    """A card of the display."""
    card = int(view.slot[thing.number])
    if card == EMPTY:
        return None
    if card == HIDDEN:
        return Piece(words("piece-down"), tuple(filter(None, face_down(view, thing.number, words))))
    return Piece(title(card, words), tuple(filter(None, face_up(view, thing.number, card, words))))


def title(card: int, words: Words) -> str:
    nouns = words.nouns(card=(CARD, card))
    return words("piece-card", colour=words.name("colour", COLOURS[COLOUR[card]]), **nouns)


def face_down(view: View, slot: int, words: Words) -> Iterator[str]:
    yield words("piece-down-what", count=unseen(view))
    yield words("piece-down-when")
    yield where(view, slot, words)


def unseen(view: View) -> int:
    """How many cards a face-down card may be, for all that who looks has seen."""
    return size(view.unseen[view.chapter] if view.aside == HIDDEN else hidden_cards(view))


def face_up(view: View, slot: int, card: int, words: Words) -> Iterator[str]:
    yield words("about-lets", who=words("who-you"), effects=effects_of(card, words))
    yield words("about-cost", cost=cost_of(card, words))
    if COST_COINS[card] or COST_SKILLS[card].any():
        yield from card_prices(view, card, is_asked(view) and why_not_play(view, slot) == 67, words)
    if view.viewer >= 0:
        by_chain = bool(may_chain(view, view.viewer, card))
        yield from with_tokens(view, int(view.viewer), card, by_chain, words)
    yield symbol(card, words)
    yield where(view, slot, words)


def card_prices(view: View, card: int, is_said: bool, words: Words) -> Iterator[str]:
    """What who looks would pay, unless that is said elsewhere, and the other side; both sides, for a spectator."""
    both = [price_of_card(view, seat, card, words) for seat in range(N_SEATS)]
    if view.viewer < 0:
        yield prices(words, both)
        return
    if may_chain(view, view.viewer, card):
        yield words("piece-price-chain", chain=words.name("chain", CHAINS[ACCEPTS[card]]))
    elif not is_said:
        yield own_price(view, card, int(card_price(view, view.viewer, card)), words)
    yield other_price(view, both, words)


def own_price(view: View, row: int, price: int, words: Words) -> str:
    lack = skills_lacking(lacking(view, view.viewer, row), words)
    return words("piece-price-lack" if lack else "piece-price", price=price, lack=lack)


def other_price(view: View, both: list[str], words: Words) -> str:
    other = 1 - int(view.viewer)
    return words("piece-price-other", price=both[other], **words.nouns(seat=(SEAT, other)))


def where(view: View, slot: int, words: Words) -> str:
    """What lies on a card, unless the table says it; or what is uncovered when it is taken."""
    if is_free(view, slot):
        return uncovered(view, slot, words)
    return "" if is_asked(view) else words("lack-covered", cards=cards_on(view, slot, words))


def card(view: View, thing: Thing, words: Words) -> Piece | None:
    """A card that was played, or that lies in the discard pile as far as who looks knows."""
    card = thing.number
    chapter, bit = divmod(card, DECK)
    effects = effects_of(card, words)
    owners = [seat for seat in range(N_SEATS) if has(view.area[seat, chapter], bit)]
    if owners:
        lies = [words("piece-played", effects=effects, **words.nouns(seat=(SEAT, owners[0])))]
    elif has(pile_of(view, chapter), bit):
        lies = [words("about-lets", who=words("who-you"), effects=effects), words("piece-in-pile")]
    else:
        return None
    return Piece(title(card, words), tuple(filter(None, (*lies, symbol(card, words)))))


def tile(view: View, thing: Thing, words: Words) -> Piece | None:
    """A landmark that lies open, or that somebody took."""
    number, row = thing.number, TILE_ROW + thing.number
    nouns = words.nouns(tile=(TILE, number))
    if has(view.tiles_open, number):
        cost = words("about-cost", cost=cost_of(row, words))
        lets = words("about-lets", who=words("who-you"), effects=effects_of(row, words))
        return Piece(str(nouns["tile_start"]), (lets, cost, *tile_prices(view, number, words)))
    for seat in range(N_SEATS):
        if has(view.tiles[seat], number):
            taken = words("piece-taken", effects=effects_of(row, words), **words.nouns(seat=(SEAT, seat)))
            return Piece(str(nouns["tile_start"]), (taken,))
    return None


def tile_prices(view: View, tile: int, words: Words) -> Iterator[str]:
    both = [words("state-price-coins", coins=int(tile_price(view, seat, tile))) for seat in range(N_SEATS)]
    if view.viewer < 0:
        yield prices(words, both)
        return
    more = int(surcharge(view, view.viewer))
    if more:
        yield words("about-surcharge", coins=more)
    if not is_asked(view) or why_not_take(view, tile) == 0:
        yield own_price(view, TILE_ROW + tile, int(tile_price(view, view.viewer, tile)), words)
    yield other_price(view, both, words)


def chapter(view: View, thing: Thing, words: Words) -> Piece:
    """The chapter, and what comes after it."""
    number = int(view.chapter) + 1
    left = words("piece-cards-left", count=size(view.left))
    then = words("piece-last-chapter") if number == N_CHAPTERS else words("piece-next-chapter", chapter=number + 1)
    return Piece(words("board-chapter", chapter=number), (left, then))


def pile(view: View, thing: Thing, words: Words) -> Piece:
    return Piece(words("heading-discard"), (words("piece-pile"), *pile_lines(view, words)))
