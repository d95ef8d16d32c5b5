"""Sheet: one hobbit's sheet, without the figures on it."""

from collections.abc import Iterator

from bagend.drawing.dice import HALF
from bagend.drawing.icons import use
from bagend.drawing.pen import Markup, el, join, number, translate
from bagend.drawing.sheets import Point, deckle, road, width_of, words_at
from bagend.drawing.stylesheet import TEXT_SIZES
from bagend.engine.seats import NOBODY
from bagend.engine.sets import has
from bagend.engine.words import Words

from ..components import DICE, HOBBITS, PLACES, SYMBOLS, Place
from ..facts.paths import segments, segments_left, square_key
from ..facts.places import BENT
from ..view import View
from .art import medal, seam, step, stroke
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
    """All that is printed on a sheet or says how its hobbit fares; the paper and the land are the ground's."""
    return el(
        "g",
        frame(view, seat, plan),
        heading(view, seat, plan, words),
        hobbit_path(view, seat, plan, words),
        nazgul_path(view, seat, plan),
        slots(plan) if view.active == seat and plan.full else None,
        class_="art",
        aria_hidden="true",
        data_key=f"sheet-{HOBBITS[seat]}",
        transform=translate(*plan.at),
    )


def frame(view: View, seat: int, plan: Plan) -> Markup:
    """What happens to the whole sheet: veiled when its hobbit is out, framed when it is his turn or he has won."""
    outline = deckle(plan.width, plan.height, len(plan.page))
    is_out, has_won = has(view.out, seat), has(view.winners, seat)
    state = "won" if has_won else "turn" if view.active == seat and view.seat != NOBODY else None
    return join(
        el("path", class_="veil", d=outline) if is_out else None,
        el("path", class_=state, d=outline) if state else None,
        el("path", class_="pennant", d="M0 8H16L11 18L16 28H0z") if state == "turn" and plan.width > 500 else None,
    )


def heading(view: View, seat: int, plan: Plan, words: Words) -> Markup:
    """Whose sheet it is, and how he fares."""
    style = "title" if plan.full else "heading"
    note, mood = words.name("place", PLACES[view.crossed[seat]]), "soft"
    if has(view.out, seat):
        note, mood = words("board-out"), "told"
    elif has(view.winners, seat):
        note, mood = words("board-won"), "won-note"
    where = " middle" if plan.centred else ""
    x, y = plan.portrait
    looks = f"fallen hue-{DICE[seat]}" if has(view.out, seat) else f"hue-{DICE[seat]}"
    crown = translate(x, y - 22 * plan.bust, round(0.85 * plan.bust, 3))
    return el(
        "g",
        use(f"portrait-{HOBBITS[seat]}", looks, translate(x, y, round(plan.bust, 3))),
        use("crown", None, crown) if has(view.winners, seat) else None,
        words_at(words.name("seat", HOBBITS[seat]), plan.name, style + where, TEXT_SIZES[style], 118),
        words_at(note, plan.note, f"label {mood}{where}", TEXT_SIZES["label"], 118 if plan.centred else 90),
        data_about=f"sheet-{HOBBITS[seat]}",
    )


def hobbit_path(view: View, seat: int, plan: Plan, words: Words) -> Markup:
    """The round places from Bag End to Mordor, and how far he has come."""
    crossed = int(view.crossed[seat])
    return join(
        el("path", class_="trodden", d=road(plan.road, plan.road.index(plan.places[crossed]))) if crossed else None,
        [one_place(i, view, seat, plan, words) for i in range(len(PLACES))],
    )


def one_place(i: int, view: View, seat: int, plan: Plan, words: Words) -> Markup:
    """A place; a small sheet has no room for its name and its rule."""
    crossed = int(view.crossed[seat])
    return el(
        "g",
        medal(
            "medal-mordor" if i == Place.MORDOR else f"place-{PLACES[i]}", plan.places[i], plan.radius, 0 < i <= crossed
        ),
        rule_sign(i, view, seat, plan) if plan.full and view.advanced and i in RULE_SIGNS else None,
        place_name(i, view, crossed, plan, words) if plan.full else None,
        data_about=f"place-{HOBBITS[seat]}-{PLACES[i]}",
    )


def place_name(i: int, view: View, crossed: int, plan: Plan, words: Words) -> Markup:
    """Below the place, and below the signs of their rules where places have any."""
    x, y = plan.places[i]
    style = "label middle halo here" if i == crossed else "label middle halo"
    text = words.name("place", PLACES[i])
    is_long = width_of(text, TEXT_SIZES["label"]) > plan.name_room
    lines = text.split(" ") if is_long and plan.lines_of(i) > 1 else [text]
    first = y + plan.radius + (24 if view.advanced else 13)
    return join(
        words_at(line, (x, first + LINE * n), style, TEXT_SIZES["label"], plan.name_room)
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
        transform=translate(x, y + plan.radius + 3),
    )


def nazgul_path(view: View, seat: int, plan: Plan) -> Markup:
    """The squares, whole or in halves, and the shadow that has fallen on them as far as the Nazgûl have come."""
    parts = path_of(view, seat)
    splits = [square for square, half in parts if half == 1]
    return join(
        dread(view, seat, plan),
        [one_step(view, seat, plan, i, square, half) for i, (square, half) in enumerate(parts)],
        [seam(plan.squares[square], plan.size[1]) for square in splits],
    )


def dread(view: View, seat: int, plan: Plan) -> Markup | None:
    """The shadow behind the Nazgûl, with a ragged front."""
    marked = int(view.marked[seat])
    if not marked:
        return None
    (x, y), width = spot(plan, *path_of(view, seat)[marked - 1])
    top, bottom, front = y - plan.size[1] / 2 - 5, plan.height - 5, x + width / 2 + 3
    wave = (bottom - top) / 4
    ragged = "".join(f"q{8 if i % 2 else 5} {number(wave / 2)} 0 {number(wave)}" for i in range(4))
    return el("path", class_="dread", d=f"M6 {number(top)}H{number(front)}{ragged}H6z")


def path_of(view: View, seat: int) -> list[tuple[int, int]]:
    return segments(int(view.split[seat]), int(view.squares))


def one_step(view: View, seat: int, plan: Plan, i: int, square: int, half: int) -> Markup:
    """The i-th segment of a Nazgûl path; the Nazgûl's sign is on the last one until it is marked."""
    at, width = spot(plan, square, half)
    marked = view.marked[seat]
    is_omen = i == view.length[seat] - 1 and i >= marked
    omen = "glyph omen close" if segments_left(view, seat) == 1 else "glyph omen"
    return el(
        "g",
        step(at, width, plan.size[1], bool(i < marked)),
        use("symbol-nazgul", omen, translate(*at, round(min(width, plan.size[1]) / 34, 3))) if is_omen else None,
        data_about=square_key(seat, square, half),
    )


def spot(plan: Plan, square: int, half: int) -> tuple[Point, float]:
    """The middle and the width of a segment."""
    (x, y), width = plan.squares[square], plan.size[0]
    if half == 0:
        return (x, y), width
    wide = width / 2 - 1.5
    return (x + (wide / 2 + 1.5) * (1 if half == 2 else -1), y), wide


def strokes(view: View, seat: int, plan: Plan) -> Iterator[Markup]:
    """What the pen has crossed off on a sheet: the places behind the hobbit, and the steps behind the Nazgûl."""
    left, top = plan.at
    for i in range(1, view.crossed[seat] + 1):
        x, y = plan.places[i]
        hand = f"stroke-road-{1 + (i + seat) % 2}"
        about = f"place-{HOBBITS[seat]}-{PLACES[i]}"
        yield stroke(f"cross-{HOBBITS[seat]}-{i}", about, hand, "crossing", (left + x, top + y), plan.radius / 18)
    # The Nazgûl himself is the mark of the step he stands on.
    for i, (square, half) in enumerate(path_of(view, seat)[: max(0, view.marked[seat] - 1)]):
        (x, y), width = spot(plan, square, half)
        hand = f"stroke-dark-{1 + (i + seat) % 2}"
        size = min(width, plan.size[1]) / 29
        about = square_key(seat, square, half)
        yield stroke(f"mark-{about}", about, hand, "mark", (left + x, top + y), size)


def slots(plan: Plan) -> Markup:
    """Where kept dice will lie."""
    half = HALF * plan.slot
    box = {"x": -half, "y": -half, "width": 2 * half, "height": 2 * half, "rx": 6}
    return el(
        "g",
        [el("rect", class_="slot", transform=translate(*at), **box) for at in plan.slots],
        data_about="slots",
    )
