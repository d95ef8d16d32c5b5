"""A curve: how chances went up and down, one line for each who has some, with numbered marks to follow."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from .pen import Markup, el, join, number, translate

LEFT, RIGHT, TOP, BOTTOM = 46, 18, 26, 30
GRID = (0.0, 0.5, 1.0)
DASHES = (None, "9 5", "3 4", "12 4 3 4")
"""So that lines can be told apart without their colours."""


class Point(NamedTuple):
    """Where a line goes through."""

    at: float
    """From 0, the beginning, to 1, the end."""

    chance: float


class Line(NamedTuple):
    """Somebody's chances."""

    hue: str
    points: Sequence[Point]


class Mark(NamedTuple):
    """A numbered place on a line that leads somewhere."""

    number: int
    place: Point
    is_luck: bool
    label: str
    link: str


class Strip(NamedTuple):
    """A part of the picture, over its whole height, that leads somewhere."""

    start: float
    end: float
    link: str


def curve(
    lines: Sequence[Line],
    marks: Sequence[Mark],
    strips: Sequence[Strip],
    label: str,
    percent: Callable[[float], str],
    width: int,
    height: int,
) -> Markup:
    """The picture of these lines; `percent` writes a chance.  Its colours are the page's."""
    inner, tall = width - LEFT - RIGHT, height - TOP - BOTTOM

    def x(at: float) -> float:
        return round(LEFT + inner * at, 1)

    def y(chance: float) -> float:
        return round(TOP + tall * (1 - chance), 1)

    def grid(chance: float) -> Markup:
        rule = el("line", x1=LEFT, x2=width - RIGHT, y1=y(chance), y2=y(chance), class_="curve-rule")
        return join(rule, el("text", percent(chance), x=LEFT - 8, y=y(chance) + 4, class_="curve-number"))

    def drawn(line: Line, dash: str | None) -> Markup:
        path = " ".join(f"{number(x(point.at))},{number(y(point.chance))}" for point in line.points)
        return el("polyline", points=path, class_="curve-line", data_hue=line.hue, stroke_dasharray=dash)

    def marked(mark: Mark) -> Markup:
        shape = el("path", d="M0 -17 17 0 0 17 -17 0Z") if mark.is_luck else el("circle", r=14)
        label = el("text", str(mark.number), y=5)
        place = translate(x(mark.place.at), y(mark.place.chance))
        kind = "luck" if mark.is_luck else "choice"
        link = el("a", shape, label, href=mark.link, aria_label=mark.label, class_=f"curve-mark curve-{kind}")
        return el("g", link, transform=place)

    def strip(each: Strip) -> Markup:
        wide = max(1.0, x(each.end) - x(each.start))
        area = el("rect", x=x(each.start), y=TOP, width=wide, height=tall, class_="curve-strip")
        return el("a", area, href=each.link, tabindex=-1)

    return el(
        "svg",
        [grid(chance) for chance in GRID],
        el("g", [strip(each) for each in strips], aria_hidden="true"),
        [drawn(line, DASHES[i % len(DASHES)]) for i, line in enumerate(lines)],
        [marked(mark) for mark in marks],
        viewBox=f"0 0 {width} {height}",
        role="group",
        aria_label=label,
        class_="curve",
    )


def sample(hue: str, which: int) -> Markup:
    """How a line looks, for whoever reads its name beside it."""
    line = el(
        "line",
        x1=2,
        x2=38,
        y1=6,
        y2=6,
        class_="curve-line",
        data_hue=hue,
        stroke_dasharray=DASHES[which % len(DASHES)],
    )
    return el("svg", line, viewBox="0 0 40 12", width=40, height=12, aria_hidden="true")
