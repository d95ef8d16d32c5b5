"""Sheet: one hobbit's sheet, without the figures on it."""

from bagend.drawing.dice import HALF
from bagend.drawing.icons import use
from bagend.drawing.pen import Markup, el, join, number, translate
from bagend.drawing.scenery import LAND
from bagend.drawing.sheets import Point, deckle, place, road, words_at
from bagend.drawing.stylesheet import TEXT_SIZES
from bagend.engine.seats import NOBODY
from bagend.engine.sets import has
from bagend.engine.words import Words

from ..components import DICE, HOBBITS, PLACES, Place
from ..view import View
from .art import step
from .layout import Plan

RULE_SIGNS: dict[int, tuple[str | None, str, bool]] = {
    Place.RIVENDELL: (None, "equals", False),
    Place.MORIA: ("gandalf", "stroke", True),
    Place.LOTHLORIEN: ("weapon", "twice", False),
    Place.ROHAN: (None, "again", False),
    Place.HELMS_DEEP: ("orc", "twice", False),
    Place.GONDOR: ("nazgul", "stroke", True),
    Place.MINAS_TIRITH: ("nazgul", "inwards", False),
    Place.SHELOBS_LAIR: ("ring", "minus", False),
}
"""The rule of a place as a picture: a symbol, a sign, and whether the sign is drawn over the symbol."""


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
    return join(
        el("circle", class_=f"seal hue-{DICE[seat]}", cx=x, cy=y, r=radius),
        use(f"emblem-{HOBBITS[seat]}", f"glyph on-{DICE[seat]}", translate(x, y, radius / 17)),
        use("place-gondor", "glyph crown", translate(x, y - radius - 9, 0.8)) if is_crowned else None,
        words_at(words.name("seat", HOBBITS[seat]), plan.name, style, size, 68),
        words_at(note, plan.note, f"label {mood}", TEXT_SIZES["label"], 90),
    )


def hobbit_path(view: View, seat: int, plan: Plan, words: Words) -> Markup:
    """The round places from Bag End to Mordor, crossed off as far as he has come."""
    crossed = int(view.crossed[seat])
    return join(
        el("path", class_="road", d=road(plan.road, len(plan.road) - 1)),
        el("path", class_="trodden", d=road(plan.road, plan.road.index(plan.places[crossed]))) if crossed else None,
        [place(f"place-{PLACES[i]}", at, plan.radius, 0 < i <= crossed) for i, at in enumerate(plan.places)],
        [place_name(i, crossed, plan, words) for i in range(len(PLACES)) if plan.full],
        [rule_sign(i, view, seat, plan) for i in RULE_SIGNS if plan.full and view.advanced],
    )


def place_name(i: int, crossed: int, plan: Plan, words: Words) -> Markup:
    x, y = plan.places[i]
    style = "label middle here" if i == crossed else "label middle"
    text = words.name("place", PLACES[i])
    return words_at(text, (x, y + plan.radius + 12), style, TEXT_SIZES["label"], 70)


def rule_sign(i: int, view: View, seat: int, plan: Plan) -> Markup:
    """What the place does on the advanced side, lit where it holds this turn."""
    symbol, sign, is_over = RULE_SIGNS[i]
    x, y = plan.places[i]
    half = 10 if is_over or symbol is None else 18
    is_lit = view.active == seat and view.place == i and view.seat != NOBODY
    across = 0 if half == 10 else 8
    return el(
        "g",
        el("rect", class_="rule lit" if is_lit else "rule", x=-half, y=-8.5, width=2 * half, height=17, rx=8.5),
        use(f"symbol-{symbol}", "glyph rule-sign", translate(-across, 0, 0.56)) if symbol else None,
        use(f"sign-{sign}", "glyph rule-no" if is_over else "glyph rule-sign", translate(across, 0, 0.64)),
        transform=translate(x, y + plan.radius + 25),
    )


def nazgul_path(view: View, seat: int, plan: Plan) -> Markup:
    """The squares, whole or in halves, marked as far as the Nazgûl have come."""
    marked = int(view.marked[seat])
    steps = segments(view, seat, plan)
    y = plan.squares[0][1]
    last, wide = steps[-1]
    omen = (
        use("symbol-nazgul", "glyph omen", translate(*last, min(wide, plan.size[1]) / 36))
        if marked < len(steps)
        else None
    )
    return join(
        el("path", class_="track", d=f"M{number(plan.start[0])} {number(y)}H{number(last[0])}"),
        [step(at, width, plan.size[1], i < marked) for i, (at, width) in enumerate(steps)],
        omen,
    )


def segments(view: View, seat: int, plan: Plan) -> list[tuple[Point, float]]:
    """The middle and the width of each segment of a Nazgûl path: a square, or each half of one that is split."""
    found: list[tuple[Point, float]] = []
    width = plan.size[0]
    for square, (x, y) in enumerate(plan.squares):
        if has(view.split[seat], square):
            half = width / 2 - 1.5
            found += [((x - half / 2 - 1.5, y), half), ((x + half / 2 + 1.5, y), half)]
        else:
            found.append(((x, y), width))
    return found


def slots(plan: Plan) -> Markup:
    """Where kept dice will lie."""
    half = HALF * plan.slot
    box = {"x": -half, "y": -half, "width": 2 * half, "height": 2 * half, "rx": 6}
    return join([el("rect", class_="slot", transform=translate(*at), **box) for at in plan.slots])
