"""Board: a view as a drawing: the display, landmarks, map, quest, stacks of tokens, and both sides."""

from collections.abc import Sequence
from functools import cache, lru_cache

from bagend.drawing.icons import use
from bagend.drawing.pen import Markup, el, join, translate
from bagend.drawing.regions import Regions
from bagend.drawing.sheets import Point, words_at
from bagend.drawing.stylesheet import TEXT_SIZES
from bagend.engine.game import Drawing, Pane
from bagend.engine.seats import HIDDEN
from bagend.engine.sets import has, size
from bagend.engine.words import Words

from ..actions import Phase
from ..components import EMPTY, N_SEATS, N_SLOTS, SIDES
from ..facts.display import is_free
from ..facts.keys import key_of
from ..facts.prices import card_price, may_chain, tile_price
from ..view import View
from .answers import panel, targets, tile_spots
from .art import back, seal, spot
from .faces import card_face, card_key, tile_face
from .land import hosts, lands, stacks
from .layout import Layout, layout_of
from .quest import characters, quest
from .sides import cards, side

__all__ = ["board"]


def board(view: View, words: Words, shape: str, answers: Sequence[int]) -> Drawing:
    """The drawing of a view in one of three shapes, with these answers to click."""
    layout = layout_of(shape)
    regions = Regions(view)
    regions.add("lands", lands, layout, words)
    regions.add("heading", heading, view, layout, words)
    regions.add("landmarks", landmarks, view, layout, words)
    regions.add("quest", quest, view, layout, words)
    regions.add("stacks", stacks, view, layout, words)
    for seat in range(N_SEATS):
        regions.add(f"side-{SIDES[seat]}", side, view, seat, layout, words)
    regions.add("hosts", hosts, view, layout)
    regions.add("characters", characters, view, layout)
    regions.add("cards", cards, view, layout)
    regions.add("display", display, view, layout, words)
    regions.add("panel", panel, view, layout, words, answers)
    regions.add("answers", clickable, view, layout, words, answers)
    panes = tuple(Pane(key, words(f"pane-{key}"), *part) for key, part in layout.panes.items())
    return Drawing(layout.width, layout.height, words("board-label"), regions, panes, f"ground-{layout.shape}")


def clickable(view: View, layout: Layout, words: Words, answers: Sequence[int]) -> Markup:
    return join(targets(view, layout, words, answers))


ON_PANEL = (Phase.SEARCH, Phase.STRIP, Phase.KEEP, Phase.ORDER)
"""What these questions offer lies on a panel over the display: what changed there is not in sight."""


def heading(view: View, layout: Layout, words: Words) -> Markup:
    """Which chapter it is, and how many cards lie in the discard pile."""
    x, y, width, _ = layout.display
    pile = sum(size(row) for row in view.discarded) + int(view.set_aside)
    chapter = words("board-chapter", chapter=int(view.chapter) + 1)
    return el(
        "g",
        el(
            "g",
            spot(x + 12, y + 8, 110, 24),
            words_at(chapter, (x + 19, y + 27), "heading panel-words", TEXT_SIZES["heading"], 94),
            data_about=key_of("chapter"),
        ),
        el(
            "g",
            spot(-16, -14, 56, 24),
            use("deed-search", "glyph plate-sign", "scale(.66)"),
            words_at(str(pile), (13, 5), "heading panel-words", TEXT_SIZES["heading"], 24),
            # What it holds is where it stands: a discard is marked here.
            data_key="pile",
            data_at=pile,
            data_idle="yes" if view.shown or view.phase in ON_PANEL else None,
            data_about=key_of("pile"),
            transform=translate(x + width - 52, y + 22),
        ),
        class_="art",
        aria_hidden="true",
    )


def whose(view: View) -> int:
    """For whom prices are shown: who looks, or whose turn it is."""
    return int(view.viewer if view.viewer >= 0 else view.active)


def display(view: View, layout: Layout, words: Words) -> Markup:
    """The formation, from the most buried card to the free ones."""
    spots = layout.slots(int(view.chapter))
    drawn = [one_card(view, slot, spots[slot], layout, words) for slot in range(N_SLOTS) if has(view.left, slot)]
    return el("g", drawn, aria_hidden="true")


def one_card(view: View, slot: int, at: Point, layout: Layout, words: Words) -> Markup:
    card = int(view.slot[slot])
    # That a whole chapter was laid out is worth no marks.
    idle = "yes" if size(view.left) == N_SLOTS else None
    if card in (HIDDEN, EMPTY):
        return covered_card(int(view.chapter) + 1, slot, at, layout.card, idle)
    mine = whose(view)
    price = 0 if may_chain(view, mine, card) else int(card_price(view, mine, card))
    return open_card(card, slot, price, price > view.coins[mine], is_free(view, slot), at, layout.card, idle, words)


@lru_cache(512)
def covered_card(chapter: int, slot: int, at: Point, size: Point, idle: str | None) -> Markup:
    return el(
        "g",
        back(*size, chapter),
        class_="piece",
        data_key=f"down-{chapter}-{slot + 1}",
        data_side="back",
        data_idle=idle,
        data_about=key_of("slot", slot),
        transform=translate(*at),
    )


@cache
def shade(width: float, height: float) -> Markup:
    """The shadow in which a card lies that cannot be taken yet."""
    return el("rect", class_="shade", x=-width / 2, y=-height / 2, width=width, height=height, rx=5)


@lru_cache(4096)
def open_card(
    card: int, slot: int, price: int, dear: bool, free: bool, at: Point, size: Point, idle: str | None, words: Words
) -> Markup:
    width, height = size
    return el(
        "g",
        card_face(card, width, height, words),
        None if free else shade(width, height),
        seal(str(price), dear, (-width / 2 + 11, -height / 2 + 11), 8.8),
        class_="piece",
        data_key=card_key(card),
        data_side="front",
        data_idle=idle,
        data_about=key_of("slot", slot),
        transform=translate(*at),
    )


def landmarks(view: View, layout: Layout, words: Words) -> Markup:
    """The tiles that lie open, each with its price for who looks."""
    mine = whose(view)
    drawn = []
    for tile, (at, (width, height)) in tile_spots(view, layout).items():
        price = int(tile_price(view, mine, tile))
        mark = seal(str(price), price > view.coins[mine], (width / 2 - 13, -height / 2 + 13), 11)
        face = tile_face(tile, width, height, words)
        drawn.append(el("g", face, mark, data_about=key_of("tile", tile), transform=translate(*at)))
    return el("g", drawn, class_="art", aria_hidden="true")
