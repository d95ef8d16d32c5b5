"""Battle: what lies in the middle: who fights whom, with what strength, and how far they have come."""

from bagend.drawing.icons import use
from bagend.drawing.pen import Markup, el, join, translate
from bagend.drawing.sheets import Point, deckle, words_at
from bagend.drawing.stylesheet import TEXT_SIZES
from bagend.engine.sets import has
from bagend.engine.words import Words

from ..actions import Phase
from ..components import FIGURES, LIGHT
from ..facts.cards import strength_of, value_of
from ..view import View
from .layout import Box, Layout
from .pieces import HUES, emblem

LABEL = TEXT_SIZES["label"]


def sheet(box: Box, seed: int) -> Markup:
    x, y, width, height = box
    outline = deckle(width, height, seed)
    return el(
        "g",
        el("path", class_="fall", d=outline, transform="translate(2 3)"),
        el("path", class_="paper", d=outline),
        transform=translate(x, y),
    )


def battle_slot(layout: Layout, side: int, fetched: bool) -> Point:
    """Where a card lies that is played, or fetched by Magic."""
    x, y, width, _ = layout.middle
    line = -1 if side == LIGHT else 1
    return x + width / 2 + line * (26 + 30 * fetched), y + 118


def middle(view: View, layout: Layout, words: Words) -> Markup:
    """Where battles are fought: who against whom, with what strength."""
    x, y, width, height = layout.middle
    has_battle = view.fighting[LIGHT] >= 0
    return el(
        "g",
        sheet((0, 0, width, height), 7),
        battle(view, width, words) if has_battle else peace(view, width),
        class_="art",
        aria_hidden="true",
        data_key="battle",
        transform=translate(x, y),
    )


def peace(view: View, width: float) -> Markup | None:
    """Where nothing is fought: the land far away."""
    if view.turns == 0 and view.viewer == view.seat:
        return None
    return join(
        use("land", None, translate(8, 138, (width - 16) / 884)),
        use("scenery-compass", "glyph omen", translate(width / 2, 84, 1.7)),
    )


def battle(view: View, width: float, words: Words) -> Markup:
    return join(
        use("war-swords", "glyph mark", translate(width / 2, 50, 1.2)),
        [fighter(view, side, width, words) for side in range(2)],
        [total(view, side, width) for side in range(2)],
        steps(view, width, words),
        [reminder(view, side, width, words) for side in range(2)],
    )


STEPS = ("shown", "texts", "cards", "result")
"""How a battle unfolds."""


def step_of(view: View) -> int:
    """How far a battle has come: both see the same."""
    if view.fallen or view.left:
        return 3
    if view.phase in (Phase.SARUMAN, Phase.CARD, Phase.MAGIC, Phase.RETREAT):
        return 2
    return 1 if view.phase == Phase.TEXT else 0


def steps(view: View, width: float, words: Words) -> Markup:
    """The steps of a battle on one line; a ring is around the one that is being taken."""
    now = step_of(view)
    room = (width - 16) / len(STEPS)
    drawn = []
    for number, name in enumerate(STEPS):
        at = (8 + room * (number + 0.5), STEP_LINE)
        dot = "body hue-green" if number < now else "medal"
        drawn.append(el("circle", class_=dot, cx=at[0], cy=at[1], r=6))
        if number == now:
            drawn.append(el("circle", class_="turn", cx=at[0], cy=at[1], r=9))
        class_ = "label middle here" if number == now else "label middle soft"
        drawn.append(words_at(words(f"board-step-{name}"), (at[0], at[1] + 22), class_, LABEL, room - 4))
    line = f"M{8 + room / 2:g} {STEP_LINE}H{width - 8 - room / 2:g}"
    return join(el("path", class_="track", d=line), drawn)


STEP_LINE = 156

ON_PLATES = (Phase.TEXT, Phase.SARUMAN, Phase.MAGIC, Phase.RETREAT)
"""Questions whose answers lie on plates below the steps, for whoever is asked."""


def reminder(view: View, side: int, width: float, words: Words) -> Markup | None:
    """What the text of a fighter says, where there is room for it."""
    if view.viewer == view.seat and view.phase in ON_PLATES:
        return None
    name = FIGURES[view.fighting[side]]
    said = words("board-reminder", figure=words.name("short", name), text=words.name("text", name))
    return words_at(said, (width / 2, 203 + 18 * side), "label middle soft", LABEL, width - 20)


def total(view: View, side: int, width: float) -> Markup | None:
    """A fighter's strength and what its card adds, as far as the cards are open."""
    if view.phase not in (Phase.CARD, Phase.MAGIC, Phase.RETREAT) or view.left:
        return None
    strength, added = strength_of(view, side), "?"
    if view.card[side] >= 0 and has(int(view.shown), side):
        added = str(value_of(view, side))
    at = width / 2 + (-1 if side == LIGHT else 1) * 84
    return words_at(f"{strength} + {added}", (at, 123), "heading middle", TEXT_SIZES["heading"], 70)


def fighter(view: View, side: int, width: float, words: Words) -> Markup:
    """One of the two, large, with its name and strength."""
    figure = int(view.fighting[side])
    at = width / 2 + (-1 if side == LIGHT else 1) * 84
    return el(
        "g",
        el("circle", class_=f"seal hue-{HUES[side]}", r=34, cy=-4),
        use(emblem(figure), f"glyph on-{HUES[side]}", "translate(0 -8) scale(1.5)"),
        use(f"number-{strength_of(view, side)}", f"glyph face on-{HUES[side]}", "translate(0 19) scale(1)"),
        words_at(words.name("short", FIGURES[figure]), (0, 50), "label middle here", LABEL, 84),
        transform=translate(at, 46),
    )
