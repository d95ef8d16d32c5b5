"""Figures: who stands on a board, about 36 units tall; and the emblems that tell them apart without colour."""

from .icons import Icon, circle, use
from .pen import Markup, el, join

EMBLEMS = {
    "frodo": Icon(
        solid="M0-11L1.9-4.6L7.8-7.8L4.6-1.9L11 0L4.6 1.9L7.8 7.8L1.9 4.6L0 11L-1.9 4.6L-7.8 7.8L-4.6 1.9"
        "L-11 0L-4.6-1.9L-7.8-7.8L-1.9-4.6z"
    ),
    "sam": Icon(
        solid="M-10.5-.5H5Q4.6 8 -2.7 8T-10.5-.5zM6-1L11.6-7.6L13-6.4L7 1z",
        lines="M-7-4Q-8.4-6-7-8M-2.7-4Q-4-6-2.7-8M1.6-4Q.2-6 1.6-8",
    ),
    "merry": Icon(
        solid="M-11.5-3.5Q-6 3.5 1 3Q6.5 2.5 8-9.5Q12.5-6 11.5.500T3 9.5Q-8 9.5-11.5-3.5z",
        lines="M-4.5-1.5Q-2.5-6.5 3-7.5",
    ),
    "pippin": Icon(
        solid="M0-3.5Q5.5-7 9-2.5Q11 5.5 3.5 10.5Q1.5 9.5 0 10.5Q-1.5 9.5-3.5 10.5Q-11 5.5-9-2.5Q-5.5-7 0-3.5z"
        "M1.5-6.5Q2.5-11.5 8.5-11Q7.5-6 1.5-6.5z",
        lines="M0-4Q.5-7-1.5-9.5",
    ),
}


def figure_defs() -> Markup:
    """The figures, drawn once."""
    return join(_hobbit(), _rider())


def _hobbit() -> Markup:
    """A hobbit on his way: his cloak has the colour of whoever uses the drawing."""
    return el(
        "g",
        el("ellipse", class_="shadow", cy=17, rx=12, ry=3),
        el("path", class_="wood", d="M12.5-11L10.5 17"),
        el("path", class_="skin", d="M-7 14Q-10 17-7.5 18H-1V14zM7 14Q10 17 7.5 18H1V14z"),
        el("path", class_="cloak", d="M0-7.5C6.5-7.5 8 0 10.5 14Q0 17.5-10.5 14C-8-0-6.5-7.5 0-7.5z"),
        el("path", class_="skin", d=circle(0, -10.5, 6)),
        el(
            "path",
            class_="hair",
            d="M-6.5-9Q-9-12-6.5-14Q-6.5-17.5-3-17Q-.5-19.5 2.5-17.5Q6-18 6.5-14.5Q9-12.5 6.5-9"
            "Q6-12.5 2.5-13Q-3.5-13.5-6.5-9z",
        ),
        id="figure-hobbit",
    )


def _rider() -> Markup:
    """A black rider on foot: a crowned hood, nothing in it but two eyes, a sword."""
    return el(
        "g",
        el("ellipse", class_="shadow", cy=17, rx=13, ry=3),
        el("path", class_="steel", d="M12-9L14-6L13.5 10H10.5L10.5-6zM8 10H16"),
        el(
            "path",
            class_="robe",
            d="M0-15Q7-14 7.5-6Q8 6 12 17L8 15.5L4 17.5L0 15.5L-4 17.5L-8 15.5L-12 17Q-8 6-7.5-6Q-7-14 0-15z",
        ),
        el("path", class_="hollow", d="M0-10.5Q-4.6-9.5-4.2-4.5Q-3.8 0 0 2Q3.8 0 4.2-4.5Q4.6-9.5 0-10.5z"),
        el("path", class_="eyes", d=circle(-1.8, -4.4, 0.9) + circle(1.8, -4.4, 0.9)),
        el("path", class_="steel", d="M-6.5-14L-7-18.5L-3.3-16L0-19.5L3.3-16L7-18.5L6.5-14Q0-16.5-6.5-14z"),
        id="figure-rider",
    )


def hobbit(key: str, hue: str, emblem: str, transform: str) -> Markup:
    """A hobbit that slides when it moves."""
    return el(
        "g",
        use("figure-hobbit", f"hue-{hue}"),
        use(f"emblem-{emblem}", f"glyph on-{hue}", "translate(0 5.5) scale(.55)"),
        class_="piece",
        data_key=key,
        transform=transform,
    )


def rider(key: str, transform: str) -> Markup:
    """A Nazgûl that slides when it moves."""
    return el("g", use("figure-rider"), class_="piece", data_key=key, transform=transform)
