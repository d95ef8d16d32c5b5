"""Sheet: one hobbit's sheet, without the figures on it."""

from bagend.drawing.dice import HALF
from bagend.drawing.icons import use
from bagend.drawing.pen import Markup, el, join, number, translate
from bagend.drawing.scenery import LAND
from bagend.drawing.sheets import Point, deckle, place, road, width_of, words_at
from bagend.drawing.stylesheet import TEXT_SIZES
from bagend.engine.seats import NOBODY
from bagend.engine.sets import has
from bagend.engine.words import Words

from ..components import DICE, HOBBITS, PLACES, SYMBOLS, Place
from ..facts.paths import segments, square_key
from ..facts.places import BENT
from ..view import View
from .art import step
from .layout import Plan

LINE = 13
"""From one line of a place's name to the next."""

STROKE = "stroke"
RULE_SIGNS: dict[int, str] = {
    Place.RIVENDELL: "equals",
    Place.MORIA: STROKE,
    Place.LOTHLORIEN: "twice",
    Place.ROHAN: "again",
    Place.HELMS_DEEP: "twice",
    Place.GONDOR: STROKE,
    Place.MINAS_TIRITH: "inwards",
    Place.SHELOBS_LAIR: "minus",
}
"""The rule of a place as a picture: what is drawn beside the symbol that it bends, a stroke through it."""


def sheet(view: View, seat: int, plan: Plan, words: Words) -> Markup:
    return el(
        "g",
        parchment(view, seat, plan),
        heading(view, seat, plan, words),
        hobbit_path(view, seat, plan, words),
        nazgul_path(view, seat, plan),
        slots(plan) if view.active == seat and plan.full else None,
        class_="art",
        aria_hidden="true",
        data_key=f"sheet-{HOBBITS[seat]}",
        transform=translate(*plan.at),
    )


def parchment(view: View, seat: int, plan: Plan) -> Markup:
    """The paper: faded when its hobbit is out, framed when it is his turn or he has won."""
    outline = deckle(plan.width, plan.height, seat)
    is_out, has_won = has(view.out, seat), has(view.winners, seat)
    state = "won" if has_won else "turn" if view.active == seat and view.seat != NOBODY else None
    return join(
        el("path", class_="fall", d=outline, transform="translate(2 3)"),
        el("path", class_="paper out" if is_out else "paper", d=outline),
        land(plan, "land out" if is_out else "land"),
        el("path", d=outline, fill="url(#vignette)"),
        el("rect", class_="frame", x=5, y=5, width=plan.width - 10, height=plan.height - 10, rx=2),
        el("path", class_=state, d=outline) if state else None,
        el("path", class_="pennant", d="M0 8H16L11 18L16 28H0z") if state == "turn" and plan.width > 500 else None,
    )


def land(plan: Plan, class_: str) -> Markup:
    """The land at the foot of the sheet, as wide as the sheet."""
    across, up = plan.width / LAND[0], plan.land / LAND[1]
    return use("land", class_, f"translate(0 {number(plan.height - plan.land)})scale({number(across)} {number(up)})")


def heading(view: View, seat: int, plan: Plan, words: Words) -> Markup:
    """Whose sheet it is, and how he fares."""
    style, size = ("title", TEXT_SIZES["title"]) if plan.full else ("heading", TEXT_SIZES["heading"])
    note, mood = words.name("place", PLACES[view.crossed[seat]]), "soft"
    if has(view.out, seat):
        note, mood = words("board-out"), "told"
    elif has(view.winners, seat):
        note, mood = words("board-won"), "told"
    radius = 17 if plan.full else 12
    x, y = plan.emblem
    is_crowned = has(view.winners, seat) and y > 2 * radius
    return el(
        "g",
        el("circle", class_=f"seal hue-{DICE[seat]}", cx=x, cy=y, r=radius),
        use(f"emblem-{HOBBITS[seat]}", f"glyph on-{DICE[seat]}", translate(x, y, radius / 17)),
        use("place-gondor", "glyph crown", translate(x, y - radius - 9, 0.8)) if is_crowned else None,
        words_at(words.name("seat", HOBBITS[seat]), plan.name, style, size, 68),
        words_at(note, plan.note, f"label {mood}", TEXT_SIZES["label"], 90),
        data_about=f"sheet-{HOBBITS[seat]}",
    )


def hobbit_path(view: View, seat: int, plan: Plan, words: Words) -> Markup:
    """The round places from Bag End to Mordor, crossed off as far as he has come."""
    crossed = int(view.crossed[seat])
    return join(
        el("path", class_="road", d=road(plan.road, len(plan.road) - 1)),
        el("path", class_="trodden", d=road(plan.road, plan.road.index(plan.places[crossed]))) if crossed else None,
        [one_place(i, view, seat, plan, words) for i in range(len(PLACES))],
    )


def one_place(i: int, view: View, seat: int, plan: Plan, words: Words) -> Markup:
    """A place; a small sheet has no room for its name and its rule."""
    crossed = int(view.crossed[seat])
    return el(
        "g",
        place(f"place-{PLACES[i]}", plan.places[i], plan.radius, 0 < i <= crossed),
        place_name(i, crossed, plan, words) if plan.full else None,
        rule_sign(i, view, seat, plan) if plan.full and view.advanced and i in RULE_SIGNS else None,
        data_about=f"place-{HOBBITS[seat]}-{PLACES[i]}",
    )


def place_name(i: int, crossed: int, plan: Plan, words: Words) -> Markup:
    x, y = plan.places[i]
    style = "label middle here" if i == crossed else "label middle"
    text = words.name("place", PLACES[i])
    is_long = width_of(text, TEXT_SIZES["label"]) > plan.name_room
    lines = text.split(" ") if is_long and plan.lines_of(i) > 1 else [text]
    return join(
        words_at(line, (x, y + plan.radius + 12 + LINE * n), style, TEXT_SIZES["label"], plan.name_room)
        for n, line in enumerate(lines)
    )


def rule_sign(i: int, view: View, seat: int, plan: Plan) -> Markup:
    """What the place does on the advanced side, lit where it holds this turn."""
    sign, symbol = RULE_SIGNS[i], BENT.get(Place(i))
    is_over = sign == STROKE
    x, y = plan.places[i]
    half = 10 if is_over or symbol is None else 18
    is_lit = view.active == seat and view.place == i and view.seat != NOBODY
    across = 0 if half == 10 else 8
    return el(
        "g",
        el("rect", class_="rule lit" if is_lit else "rule", x=-half, y=-8.5, width=2 * half, height=17, rx=8.5),
        use(f"symbol-{SYMBOLS[symbol]}", "glyph rule-sign", translate(-across, 0, 0.56))
        if symbol is not None
        else None,
        use(f"sign-{sign}", "glyph rule-no" if is_over else "glyph rule-sign", translate(across, 0, 0.64)),
        transform=translate(x, y + plan.radius + 25 + LINE * (plan.lines_of(i) - 1)),
    )


def nazgul_path(view: View, seat: int, plan: Plan) -> Markup:
    """The squares, whole or in halves, marked as far as the Nazgûl have come."""
    y = plan.squares[0][1]
    return join(
        el("path", class_="track", d=f"M{number(plan.start[0])} {number(y)}H{number(plan.squares[-1][0])}"),
        [one_step(view, seat, plan, i, square, half) for i, (square, half) in enumerate(path_of(view, seat))],
    )


def path_of(view: View, seat: int) -> list[tuple[int, int]]:
    return segments(int(view.split[seat]), int(view.squares))


def one_step(view: View, seat: int, plan: Plan, i: int, square: int, half: int) -> Markup:
    """The i-th segment of a Nazgûl path; the Nazgûl's sign is on the last one until it is marked."""
    at, width = spot(plan, square, half)
    marked = view.marked[seat]
    is_omen = i == view.length[seat] - 1 and i >= marked
    return el(
        "g",
        step(at, width, plan.size[1], bool(i < marked)),
        use("symbol-nazgul", "glyph omen", translate(*at, min(width, plan.size[1]) / 36)) if is_omen else None,
        data_about=square_key(seat, square, half),
    )


def spot(plan: Plan, square: int, half: int) -> tuple[Point, float]:
    """The middle and the width of a segment."""
    (x, y), width = plan.squares[square], plan.size[0]
    if half == 0:
        return (x, y), width
    wide = width / 2 - 1.5
    return (x + (wide / 2 + 1.5) * (1 if half == 2 else -1), y), wide


def slots(plan: Plan) -> Markup:
    """Where kept dice will lie."""
    half = HALF * plan.slot
    box = {"x": -half, "y": -half, "width": 2 * half, "height": 2 * half, "rx": 6}
    return el(
        "g",
        [el("rect", class_="slot", transform=translate(*at), **box) for at in plan.slots],
        data_about="slots",
    )
