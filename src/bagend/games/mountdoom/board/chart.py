"""Chart: the path from Rivendell to the crater, the figures on it, and the tracks beside it."""

from functools import lru_cache

from bagend.drawing.figures import rider
from bagend.drawing.icons import use
from bagend.drawing.pen import Markup, el, join, translate
from bagend.drawing.scenery import LAND
from bagend.drawing.sheets import Point, deckle, place, road, words_at
from bagend.drawing.stylesheet import TEXT_SIZES
from bagend.engine.words import Words

from ..components import (
    DICE,
    FIGURES,
    MORGUL,
    MOST_NAZGUL,
    MOST_WARRIORS,
    N_FIGURES,
    SPACES,
    STAGES,
    STEPS,
    WAITING,
    Space,
)
from ..facts.path import end_of_stage
from ..view import View
from .art import pawn, sign, space
from .layout import Box, Layout

LANDMARKS = (
    "place-lothlorien",
    "place-rohan",
    "place-helms-deep",
    "place-gondor",
    "place-minas-tirith",
    "place-mordor",
)
EMBLEMS = ("symbol-ring", "daggers", "symbol-weapon", "bow", "axe")
"""The sign of each figure, by which it is known without its colour."""

KINDS = {int(Space.PLAIN): "plain", int(Space.HEART): "heart", int(Space.NAZGUL): "nazgul"}
LABEL = TEXT_SIZES["label"]
CROWDED = 8.0
"""Beads of the courage track that are smaller than this lie close together."""


def sheet(box: Box, seed: int) -> Markup:
    """A sheet of paper lying on the desk."""
    outline = deckle(box.width, box.height, seed)
    return el(
        "g",
        el("path", class_="fall", d=outline, transform="translate(2 3)"),
        el("path", class_="paper", d=outline),
        transform=translate(box.x, box.y),
    )


def ground(view: View, layout: Layout, words: Words) -> Markup:
    """The desk and the map: nothing on it moves."""
    return el(
        "g",
        el("rect", class_="desk", width=layout.width, height=layout.height, rx=8),
        sheet(layout.map, 3),
        [land(layout, y) for y in layout.lands],
        el("path", class_="road", d=road(layout.steps, len(layout.steps) - 1)),
        [space(i, layout.steps[i], layout.radius, KINDS[int(SPACES[i])]) for i in plain_steps(layout)],
        [landmark(number, layout, words) for number in range(len(STAGES))],
        destination(0, "place-rivendell", words("board-rivendell"), layout, 60),
        waiting_area(layout, words),
        isengard(layout, words),
        track(view, layout),
        class_="art",
        aria_hidden="true",
    )


def land(layout: Layout, y: float) -> Markup:
    """Hills and mountains between two rows of the path."""
    size = (layout.map.width - 12) / LAND[0]
    return use("land", "land", f"translate({layout.map.x + 6:g} {y:g})scale({size:.3f} {min(1.0, size * 1.6):.3f})")


def plain_steps(layout: Layout) -> list[int]:
    last = len(layout.steps) - 1
    return [step for step in range(1, last) if step > MORGUL or step % STEPS]


def below(layout: Layout, step: int) -> tuple[float, float]:
    """Where the name of a place stands."""
    x, y = layout.steps[step]
    following = layout.steps[min(step + 1, len(layout.steps) - 1)]
    aside = 0.0
    if following[1] - y > layout.place:
        # Here the road turns down: the name makes room for it.
        aside = layout.place + 12 if x < layout.width / 2 else -layout.place - 12
    return min(max(x + aside, 34), layout.width - 48), y + layout.place + 13


def landmark(stage: int, layout: Layout, words: Words) -> Markup:
    last = len(layout.steps) - 1
    step = last if stage == len(STAGES) - 1 else (stage + 1) * STEPS
    return destination(step, LANDMARKS[stage], words.name("stage", STAGES[stage]), layout, 76 if layout.full else 60)


def destination(step: int, icon: str, name: str, layout: Layout, room: float) -> Markup:
    """A place of the path, and its name below it."""
    key = f"space-{step}"
    class_ = "label middle here" if step else "label middle"
    return join(
        el("g", place(icon, layout.steps[step], layout.place, False), data_about=key),
        el("g", words_at(name, below(layout, step), class_, LABEL, room), data_about=key),
    )


def waiting_area(layout: Layout, words: Words) -> Markup:
    x, y = layout.waiting
    half = 44 if layout.full else 24
    return el(
        "g",
        el("rect", class_="slot room", x=x - half, y=y - 20, width=2 * half, height=40, rx=10),
        words_at(words("board-waiting"), (x, y + 33), "label middle soft", LABEL, 2 * half),
        data_about="waiting",
    )


def isengard(layout: Layout, words: Words) -> Markup:
    box = layout.isengard
    name = words("board-isengard")
    drawn = [el("rect", class_="slot room", x=box.x, y=box.y, width=box.width, height=box.height, rx=10)]
    if layout.full:
        drawn.append(sign("tower", "landmark", translate(box.x + 24, box.y + 26, 1.5)))
        drawn.append(words_at(name, (box.x + 24, box.y + 55), "label middle here", LABEL, 46))
    else:
        drawn.append(words_at(name, (box.x + box.width / 2, box.y + box.height + 12), "label middle here", LABEL, 90))
    return el("g", drawn, data_about="isengard")


def figures(view: View, layout: Layout) -> Markup:
    """The five figures, spread where they share a space."""
    return el("g", [figure(view, number, layout) for number in range(N_FIGURES)], aria_hidden="true")


def figure(view: View, number: int, layout: Layout) -> Markup:
    x, y = stand(view, number, layout)
    key = f"figure-{FIGURES[number]}"
    return pawn(key, DICE[number], EMBLEMS[number], translate(round(x, 1), round(y, 1), layout.figure))


def stand(view: View, number: int, layout: Layout) -> tuple[float, float]:
    """Where a figure stands: beside those that share its space."""
    at = int(view.at[number])
    x, y = layout.waiting if at == WAITING else layout.steps[min(at, len(layout.steps) - 1)]
    here = [other for other in range(N_FIGURES) if view.at[other] == at]
    apart = 17 * layout.figure
    edge = 14 + apart * (len(here) - 1) / 2
    x = min(max(x, edge), layout.width - edge)
    return x + (here.index(number) - (len(here) - 1) / 2) * apart, y - 7 * layout.figure


def dangers(view: View, layout: Layout, words: Words) -> Markup:
    """Where the stage ends, Nazgûl and Uruk-hai where they are, the tokens, the Ring."""
    # The Witch-king is the first of the nine.
    count = f"{words('board-nazgul')} {int(view.nazgul + view.witch_king)}/{MOST_NAZGUL + 1}"
    middle, y = layout.nazgul[MOST_NAZGUL // 2]
    label = words_at(count, (middle, y + layout.radius + 17), "label middle here", LABEL, 120)
    return el(
        "g",
        goal(view, layout),
        el("g", label, data_about="nazgul"),
        [nazgul(view, i, layout) for i in range(MOST_NAZGUL + 1)],
        [orc(view, i, layout) for i in range(MOST_WARRIORS + 1)],
        treebeard(layout) if view.treebeard else None,
        shadow(layout) if view.shadow else None,
        courage(view, layout, words),
        aria_hidden="true",
    )


def goal(view: View, layout: Layout) -> Markup:
    """A ring around the place where the Ring-bearers' stage ends."""
    step = int(end_of_stage(view))
    x, y = layout.steps[step]
    return el("circle", class_="turn", cx=x, cy=y, r=layout.place + 1, data_about=f"space-{step}")


def nazgul(view: View, number: int, layout: Layout) -> Markup:
    """A space beside Minas Morgul, the Witch-king's first."""
    x, y = layout.nazgul[number]
    is_there = bool(view.witch_king and number <= view.nazgul)
    return el(
        "g",
        el("circle", class_="lair" if is_there else "slot room", cx=x, cy=y, r=layout.radius),
        rider(f"nazgul-{number}", translate(x, y, 0.8 * layout.figure / 0.86)) if is_there else None,
        data_about=f"nazgul-{number}",
    )


def treebeard(layout: Layout) -> Markup:
    """His token in Isengard."""
    box = layout.isengard
    at = (box.x + 56, box.y + 17) if layout.full else (box.x + box.width - 8, box.y + 4)
    return el("g", use("symbol-tree", "glyph crossing", translate(*at, 0.8)), data_about="treebeard")


def shadow(layout: Layout) -> Markup:
    """Gandalf's token beside Helm's Deep while he is away."""
    x, y = layout.steps[3 * STEPS]
    at = translate(x + (layout.place + 2 if layout.full else -layout.place - 4), y - layout.place)
    return el(
        "g",
        el("circle", class_="bead", r=12),
        use("symbol-gandalf", "glyph mark", "scale(.7)"),
        data_key="token-gandalf",
        data_about="gandalf",
        transform=at,
    )


def orc(view: View, number: int, layout: Layout) -> Markup:
    """A space of Isengard, the chief's first."""
    x, y = layout.uruk[number]
    is_there = view.chief if number == 0 else number <= view.warriors
    size = 0.92 if layout.full else 0.55
    drawn = (
        use("symbol-orc", "glyph crown" if number == 0 else "glyph landmark", f"scale({size})") if is_there else None
    )
    ring = el("circle", class_="medal" if is_there else "slot room", r=15 if layout.full else 8)
    key = f"uruk-{number}"
    return el("g", ring, drawn, data_key=key, data_about=key, transform=translate(x, y))


def track(view: View, layout: Layout) -> Markup:
    """The courage track from the black heart up, with its numbers."""
    points = layout.courage
    marks = {int(view.eye): "eye", int(view.galadriel): "star"}
    return join(
        el("path", class_="track", d=f"M{points[0][0]} {points[0][1]}L{points[-1][0]} {points[-1][1]}"),
        [bead(i, points[i], marks.get(i, ""), layout.bead, layout.full) for i in range(len(points))],
    )


def courage(view: View, layout: Layout, words: Words) -> Markup:
    """The Ring on its track."""
    x, y = layout.courage[int(view.courage)]
    name = f"{words('board-courage')} {int(view.courage)}"
    at_label = (44.0, 26.0) if layout.full else (40.0, y - 14)
    ring = el("circle", class_="won", r=layout.bead + 1)
    return join(
        el("g", words_at(name, at_label, "label middle here", LABEL, 70), data_about="courage"),
        el("g", ring, class_="piece", data_key="ring", data_about="ring", transform=translate(x, y)),
    )


@lru_cache(512)
def bead(number: int, at: Point, mark: str, radius: float, full: bool) -> Markup:
    """A space of the courage track with its number; beside it may be the Eye or Galadriel's star."""
    x, y = at
    if number == 0:
        drawn = [sign("heart", "landmark", translate(x, y, radius / 9))]
    else:
        drawn = [el("circle", class_="bead", cx=x, cy=y, r=radius)]
        # Side by side, small beads have room for every second number only.
        if full or radius >= CROWDED or number % 2 == 0:
            drawn.append(el("text", str(number), class_="label middle", x=x, y=y + 4.5))
    if mark:
        beside = translate(x + 20, y, 0.62) if full else translate(x, y + 15, 0.5)
        drawn.append(sign(mark, "mark" if mark == "eye" else "crossing", beside))
    return el("g", drawn, data_about=f"courage-{number}")
