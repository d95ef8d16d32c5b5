"""Chart: the path from Rivendell to the crater, the figures on it, and the tracks beside it."""

from functools import lru_cache

from bagend.drawing.figures import rider
from bagend.drawing.icons import use
from bagend.drawing.pen import Markup, el, join, translate
from bagend.drawing.sheets import Point, words_at
from bagend.drawing.stylesheet import TEXT_SIZES
from bagend.engine.words import Words

from ..components import (
    DICE,
    FIGURES,
    MOST_NAZGUL,
    MOST_WARRIORS,
    N_FIGURES,
    SPACES,
    STAGES,
    STEPS,
    WAITING,
    Space,
)
from ..facts.dangers import is_nazgul_there, is_uruk_there, nazgul_there
from ..facts.path import end_of_stage, is_destination
from ..view import View
from .art import black_heart, crater, pawn, space, square
from .layout import Layout

EMBLEMS = ("symbol-ring", "sign-daggers", "symbol-weapon", "sign-bow", "sign-axe")
"""The sign of each figure, by which it is known without its colour."""

KINDS = {int(Space.PLAIN): "plain", int(Space.HEART): "heart", int(Space.NAZGUL): "nazgul"}
EYE = "sign-eye"
LABEL = TEXT_SIZES["label"]
HERE = 2
"""How the last lamp is lit; the others 1 or 0."""

CROWDED = 8.0
"""Lamps that are smaller than this lie close together."""

FORMATIONS: tuple[tuple[Point, ...], ...] = (
    (),
    ((0, 0),),
    ((-13, 0), (13, 0)),
    ((0, -30), (-13, 0), (13, 0)),
    ((-14, -31), (14, -31), (-14, 0), (14, 0)),
    ((-22, -34), (8, -34), (-37, 0), (-8, 0), (21, 0)),
)
"""Where so many figures stand that share a space: those behind look over the shoulders of none."""


def ground(layout: Layout, words: Words) -> Markup:
    """The stones of the road and what lies beside it: nothing of it moves."""
    return el(
        "g",
        [space(i, layout.steps[i], layout.radius, KINDS[int(SPACES[i])]) for i in plain_steps(layout)],
        [destination(number, layout) for number in range(len(STAGES) + 1)],
        waiting_area(layout, words),
        use("symbol-ring", "glyph mark", translate(*layout.hunted, 0.8 if layout.full else 0.55)),
        class_="art",
        aria_hidden="true",
    )


def plain_steps(layout: Layout) -> list[int]:
    last = len(layout.steps) - 1
    return [step for step in range(1, last) if not is_destination(step)]


def step_of(number: int, layout: Layout) -> int:
    """The space of Rivendell, or of the end of a stage."""
    return len(layout.steps) - 1 if number == len(STAGES) else number * STEPS


def destination(number: int, layout: Layout) -> Markup:
    """A place of the path: Rivendell, or where a stage ends."""
    step = step_of(number, layout)
    return (crater if number == len(STAGES) else square)(step, layout.steps[step], layout.place)


def names(layout: Layout, words: Words) -> Markup:
    """What the places are called, over the figures: a crowd must not hide where it is."""
    return el(
        "g",
        [place_name(number, layout, words) for number in range(len(STAGES) + 1)],
        el(
            "g",
            words_at(words("board-isengard"), layout.isengard_name, "label middle here halo", LABEL, 70),
            data_about="isengard",
        ),
        class_="art",
        aria_hidden="true",
    )


def place_name(number: int, layout: Layout, words: Words) -> Markup:
    name = words.name("stage", STAGES[number - 1]) if number else words("board-rivendell")
    lettering = words_at(name, layout.names[number], "label middle here halo", LABEL, 92 if layout.full else 76)
    return el("g", lettering, data_about=f"space-{step_of(number, layout)}")


def waiting_area(layout: Layout, words: Words) -> Markup:
    """A fire at which those wait who have nothing left to do."""
    box = layout.waiting
    y = box.middle[1]
    fire = (box.x + 16, y - 4) if layout.full else (box.x + 9, y)
    return el(
        "g",
        el("rect", class_="hollow", x=box.x, y=box.y, width=box.width, height=box.height, rx=10),
        use("sign-campfire", None, translate(*fire, 0.9 if layout.full else 0.5)),
        words_at(words("board-waiting"), layout.waiting_name, "label middle soft halo", LABEL, 60),
        data_about="waiting",
    )


def figures(view: View, layout: Layout) -> Markup:
    """The five figures, spread where they share a space."""
    return el("g", [figure(view, number, layout) for number in range(N_FIGURES)], aria_hidden="true")


def figure(view: View, number: int, layout: Layout) -> Markup:
    x, y = stand(view, number, layout)
    at = translate(round(x, 1), round(y, 1), layout.figure)
    return pawn(f"figure-{FIGURES[number]}", DICE[number], int(view.at[number]), at)


def stand(view: View, number: int, layout: Layout) -> tuple[float, float]:
    """Where a figure stands: beside those that share its space."""
    at = int(view.at[number])
    here = [other for other in range(N_FIGURES) if view.at[other] == at]
    right, down = FORMATIONS[len(here)][here.index(number)]
    if at == WAITING:
        # Around the fire they stand in one line.
        x, y = layout.waiting.middle
        return x + (here.index(number) - (len(here) - 1) / 2) * 24 * layout.figure + 8 * layout.figure, y - 8
    x, y = layout.steps[min(at, len(layout.steps) - 1)]
    widest = max(abs(each) for each, _ in FORMATIONS[len(here)]) * layout.figure + 15 * layout.figure
    x = min(max(x, widest + (layout.lamps.width + 8 if layout.full else 0)), layout.width - widest - layout.rim)
    return x + right * layout.figure, max(y - 10 * layout.figure + down * layout.figure, 20 * layout.figure)


def dangers(view: View, layout: Layout, words: Words) -> Markup:
    """Where the stage ends, Nazgûl and Uruk-hai where they are, the tokens."""
    count = f"{words('board-nazgul')} {int(nazgul_there(view))}/{MOST_NAZGUL + 1}"
    label = words_at(count, layout.nazgul_name, "label middle here halo", LABEL, 90)
    return el(
        "g",
        goal(view, layout),
        el("g", label, data_about="nazgul"),
        [nazgul(view, i, layout) for i in range(MOST_NAZGUL + 1)],
        [orc(view, i, layout) for i in range(MOST_WARRIORS + 1)],
        treebeard(layout) if view.treebeard else None,
        shadow(layout) if view.shadow else None,
        aria_hidden="true",
    )


def goal(view: View, layout: Layout) -> Markup:
    """A ring around the place where the Ring-bearers' stage ends, and a pennant beside it."""
    step = int(end_of_stage(view))
    x, y = layout.steps[step]
    wide, high = layout.place * 1.3 + 2, layout.place * 0.82 + 2
    return el(
        "g",
        el("ellipse", class_="turn", cx=x, cy=y, rx=round(wide, 1), ry=round(high, 1)),
        data_about=f"space-{step}",
    )


def nazgul(view: View, number: int, layout: Layout) -> Markup:
    """A space on the way to the Ring, the Witch-king's first."""
    x, y = layout.nazgul[number]
    is_there = is_nazgul_there(view, number)
    wide, high = (layout.radius * 1.2, layout.radius * 0.62) if layout.full else (9, 5)
    size = (1.06 if number == 0 else 0.9) if layout.full else 0.64
    return el(
        "g",
        el(
            "ellipse",
            class_="lair" if is_there else "hollow",
            cx=x,
            cy=y + 10 * size,
            rx=round(wide, 1),
            ry=round(high, 1),
        ),
        rider(f"nazgul-{number}", translate(x, y - 6 * size, size)) if is_there else None,
        data_about=f"nazgul-{number}",
    )


def treebeard(layout: Layout) -> Markup:
    """His token in Isengard."""
    (x, y), scale = layout.landmarks[-1]
    at = translate(x - 22 * scale, y + 14 * scale, 1.1 if layout.full else 0.7)
    return el("g", use("symbol-tree", "glyph crossing", at), data_about="treebeard")


def shadow(layout: Layout) -> Markup:
    """Gandalf's token beside Helm's Deep while he is away."""
    x, y = layout.steps[3 * STEPS]
    aside = layout.place * 1.3 + 12
    return el(
        "g",
        el("circle", class_="stone", r=12),
        use("symbol-gandalf", "glyph mark", "scale(.7)"),
        data_key="token-gandalf",
        data_about="gandalf",
        transform=translate(x + (aside if layout.full else -aside), y - layout.place),
    )


def orc(view: View, number: int, layout: Layout) -> Markup:
    """A space of Isengard, the chief's first."""
    x, y = layout.uruk[number]
    is_there = is_uruk_there(view, number)
    size = layout.orc / 15
    look = "glyph mark" if number == 0 else "glyph landmark"
    drawn = use("symbol-orc", look, f"scale({size:.2f})") if is_there else None
    ring = el("circle", class_="stone" if is_there else "hollow", r=layout.orc)
    key = f"uruk-{number}"
    return el("g", ring, drawn, data_key=key, data_about=key, transform=translate(x, y))


def courage(view: View, layout: Layout, words: Words) -> Markup:
    """A lamp for each point of courage, lit as far as it reaches; at the last of them a flame and the Ring."""
    now = int(view.courage)
    x, y = layout.courage[now]
    marks = {int(view.eye): EYE, int(view.galadriel): "symbol-allies"}
    (a, b), (c, d) = layout.courage[0], layout.courage[-1]
    name = f"{words('board-courage')} {now}"
    r = layout.bead
    flame = translate(-19, -3, 0.72) if layout.full else translate(0, -r - 6, 0.6)
    return el(
        "g",
        el("path", class_="chain", d=f"M{a} {b}L{c} {d}"),
        [lamp(i, at, marks.get(i, ""), r, layout.full, (i <= now) + (i == now)) for i, at in enumerate(layout.courage)],
        el("g", words_at(name, layout.courage_name, "label middle here on-lamp", LABEL, 62), data_about="courage"),
        el(
            "g",
            burning(now, r, flame) if now else None,
            el("circle", class_="won", r=r + 1),
            class_="piece",
            data_key="ring",
            data_about="ring",
            transform=translate(x, y),
        ),
        aria_hidden="true",
    )


@lru_cache(64)
def burning(number: int, radius: float, flame: str) -> Markup:
    """The last lamp that is lit, as long as there is courage."""
    return join(
        el("circle", class_="glimmer", r=round(radius * 1.8, 1)),
        el("g", el("g", use("sign-flame", "fire"), class_="flicker"), transform=flame),
        el("circle", class_="lamp lit", r=radius),
        el("text", str(number), class_="label middle lit-number", y=4.7),
    )


@lru_cache(1024)
def lamp(number: int, at: Point, mark: str, radius: float, full: bool, lit: int) -> Markup:
    """A lamp of the courage track with its number; beside it may be the Eye or Galadriel's star.

    The last that is lit has the Ring on it, and the Ring's number.
    """
    x, y = at
    if number == 0:
        drawn = [black_heart(radius / 11, at)]
    else:
        drawn = [el("circle", class_="lamp lit" if lit else "lamp", cx=x, cy=y, r=radius)]
        # Side by side, small lamps have room for every second number only.
        if lit < HERE and (full or radius >= CROWDED or number % 2 == 0):
            look = "label middle lit-number" if lit else "label middle on-lamp"
            drawn.append(el("text", str(number), class_=look, x=x, y=y + 4.5))
    room = None
    if mark:
        # Between the lamp and what is beside it can be pointed, too.
        across, up = (33, 0) if full else (0, 22)
        room = el(
            "rect", class_="room", x=x - radius, y=y - radius - up, width=2 * radius + across, height=2 * radius + up
        )
        beside = translate(x + 22, y, 0.66) if full else translate(x, y - 14, 0.45)
        drawn.append(use(mark, "glyph omen-mark" if mark == EYE else "glyph star-mark", beside))
    return el("g", drawn, room, data_about=f"courage-{number}")
