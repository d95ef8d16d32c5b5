"""Battle: the sheet in the middle: who fights whom, with what strength and cards, and how it ended."""

from functools import lru_cache

from bagend.drawing.icons import use
from bagend.drawing.pen import Markup, el, join, translate
from bagend.drawing.sheets import breadth, deckle, words_at
from bagend.drawing.stylesheet import TEXT_SIZES
from bagend.engine.game import caption_of
from bagend.engine.sets import has
from bagend.engine.words import Words

from ..actions import EVENTS, REGION, Phase
from ..components import FIGURES, LIGHT, SEATS
from ..facts.fight import Fight, effects, is_summed
from ..facts.special import why_not_return
from ..view import View
from .layout import Box, Layout
from .pieces import SHIELDS, shield

LABEL = TEXT_SIZES["label"]
TITLE = TEXT_SIZES["title"]
LINE = 17
"""How far lines of text are apart."""


def sheet(box: Box, seed: int) -> Markup:
    x, y, width, height = box
    outline = deckle(width, height, seed)
    return el(
        "g",
        el("path", class_="fall", d=outline, transform="translate(2 3)"),
        el("path", class_="paper", d=outline),
        transform=translate(x, y),
    )


def middle(fight: Fight | None, is_shared: bool, is_covered: bool, layout: Layout, words: Words) -> Markup:
    """Where battles are fought: the one that is fought now, or else the last one; plates may share the room.

    Before the first battle it may be covered by figures that have no place yet.
    """
    x, y, width, height = layout.middle
    return el(
        "g",
        sheet((0, 0, width, height), 7),
        battle(fight, is_shared, layout, words) if fight else None if is_covered else peace(layout, words),
        class_="art",
        aria_hidden="true",
        data_about="battle",
        transform=translate(x, y),
    )


def peace(layout: Layout, words: Words) -> Markup:
    """Before the first battle: the hosts face each other."""
    _, _, width, height = layout.middle
    says = words("piece-no-battle")
    return join(
        use("field-peace", None, f"scale({width / PEACE[0]:.3f} {height / PEACE[1]:.3f})"),
        words_at(says, (width / 2, layout.battle.heading), "heading middle halo", TEXT_SIZES["heading"], width - 16),
    )


PEACE = (308.0, 231.0)
"""How wide and high the hosts are drawn before the first battle."""


def field(width: float, height: float) -> Markup:
    """Where a battle is fought: room for two and their names, the hosts far behind them."""
    return use("field-battle", None, f"translate(2 3)scale({(width - 4) / FIELD[0]:.3f} {height / FIELD[1]:.3f})")


FIELD = (308.0, 132.0)
"""How wide and high the field of battle is drawn."""


def battle(fight: Fight, is_shared: bool, layout: Layout, words: Words) -> Markup:
    width, at = layout.middle[2], layout.battle
    region = words.nouns(region=(REGION, fight.region))
    heading = words("heading-last-battle" if fight.is_over else "heading-battle", **region)
    room = at.beside_plates if is_shared else at.most
    return join(
        field(width, at.name + 5),
        words_at(heading, (width / 2, at.heading), "heading middle halo", TEXT_SIZES["heading"], width - 16),
        [fighter(fight, side, layout, words) for side in range(2)],
        [total(fight, side, layout) for side in range(2)],
        [
            words_at(line, (width / 2, at.lines + LINE * number), class_, LABEL, width - 12)
            for number, (line, class_) in enumerate(fitting(told(fight, width - 16, words), room))
        ],
        # A phone turns to what is new: the end of a battle stays in sight, whatever else it moves.
        el("path", d="M0 0h0", data_key="verdict", transform=translate(width / 2, at.lines)) if fight.verdict else None,
    )


def fighter(fight: Fight, side: int, layout: Layout, words: Words) -> Markup:
    """One of the two, large, with its name and strength; a ring around the winner, a cross over the fallen."""
    figure, at = fight.figures[side], layout.battle
    has_fallen, wins = has(fight.fallen, side), fight.fallen == 1 << (1 - side)
    return el(
        "g",
        el(
            "g",
            el("path", class_="winner", d=SHIELDS[side], transform=f"scale({at.stand * 1.08:.2f})") if wins else None,
            el(
                "g",
                shield(figure, side, fight.strengths[side]),
                el("path", class_="fallen", d=SHIELDS[side]) if has_fallen else None,
                transform=f"scale({at.stand:g})",
            ),
            use("sign-cross", "glyph crossing", f"scale({at.stand * 2.4:.2f})") if has_fallen else None,
            class_=f"strike-{SEATS[side]}" if fight.verdict else None,
        ),
        words_at(words.name("short", FIGURES[figure]), (0, at.name - at.fighters), "label middle here halo", LABEL, 84),
        data_about=f"fighter-{SEATS[side]}",
        transform=translate(layout.middle[2] / 2 + (-1 if side == LIGHT else 1) * at.apart, at.fighters),
    )


def total(fight: Fight, side: int, layout: Layout) -> Markup | None:
    """A fighter's strength, what its card adds as soon as it is open, and the sum that decided."""
    strength, added = fight.strengths[side], fight.values[side]
    if is_summed(fight):
        says = f"{strength} + {added} = {strength + (added or 0)}" if fight.cards[side] >= 0 else str(strength)
    elif fight.verdict is None:
        says = f"{strength} + ?" if added is None else f"{strength} + {added} = {strength + added}"
    else:
        return None
    x = layout.middle[2] / 2 * (0.5 if side == LIGHT else 1.5)
    return words_at(says, (x, layout.battle.sums), "title middle", TITLE, layout.middle[2] / 2 - 16)


def told(fight: Fight, room: float, words: Words) -> list[list[tuple[str, str]]]:
    """How it ended and what texts and cards did; while it is open, what both texts say: each text in lines, with their
    looks."""
    said = [caption_of(EVENTS, kind, nouns, words) for kind, nouns in effects(fight)]
    texts = []
    if fight.verdict:
        texts.append([(line, "label middle here") for line in wrapped(caption_of(EVENTS, *fight.verdict, words), room)])
    else:
        for figure in fight.figures:
            name = FIGURES[figure]
            said.append(words("board-reminder", figure=words.name("short", name), text=words.name("text", name)))
    return texts + [[(line, "label middle soft") for line in wrapped(text, room)] for text in said]


def fitting(texts: list[list[tuple[str, str]]], room: int) -> list[tuple[str, str]]:
    """The lines of as many texts as there is room for: half a sentence says nothing."""
    lines: list[tuple[str, str]] = []
    for text in texts:
        if len(lines) + len(text) > room:
            break
        lines += text
    return lines


@lru_cache(512)
def wrapped(text: str, room: float) -> tuple[str, ...]:
    """A text in lines that fit."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and LABEL * sum(map(breadth, longer)) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


ON_PLATES = (Phase.ARRANGE, Phase.TEXT, Phase.SARUMAN, Phase.MAGIC, Phase.RETREAT)
"""Questions some of whose answers lie on plates below the battle, for whoever is asked."""


def has_plates(view: View, layout: Layout) -> bool:
    """Whether plates take the room below; on a desk those of the map lie there too."""
    if view.viewer != view.seat:
        return False
    is_here = layout.is_desk and view.phase in (Phase.TUNNEL, Phase.CHALLENGE)
    is_return = layout.is_desk and view.phase == Phase.TURN and why_not_return(view) == 0
    return view.phase in ON_PLATES or is_here or is_return
