"""Answers: what can be clicked, drawn over everything else."""

from collections.abc import Iterable, Sequence
from enum import IntEnum

from bagend.drawing.icons import use
from bagend.drawing.pen import Markup, el, translate
from bagend.drawing.pen import number as number_of
from bagend.drawing.sheets import Point, words_at
from bagend.drawing.stylesheet import TEXT_SIZES
from bagend.engine.words import Words

from ..actions import ANSWERS, FIGURE, REGION, Verb
from ..components import DARK, FIGURES, N_EACH, N_FIGURES, N_REGIONS, REGIONS, Region
from ..view import View
from .layout import Layout, blob, token
from .pieces import SHIELD, emblem
from .places import places_of_stands, places_of_unplaced
from .sides import hand_slot

TOUCH = 22
"""Half the width of what can be touched, where there is room."""

SIGNS = {
    Verb.SCATTER: "deed-magic",
    Verb.RETURN: "deed-white",
    Verb.STRIKE: "fighter-balrog",
    Verb.SPARE: "deed-dark-back",
    Verb.ANY: "deed-swords",
    Verb.STAY: "deed-light-back",
    Verb.SUBSTITUTE: "emblem-sam",
    Verb.UNITE: "emblem-frodo",
    Verb.FORBID: "fighter-saruman",
    Verb.ALLOW: "deed-swords",
    Verb.READY: "deed-swords",
    Verb.ARRANGE: "deed-light-back",
    Verb.FORGO: "deed-magic",
}
"""What is drawn on a button."""


def targets(view: View, layout: Layout, words: Words, answers: Sequence[int]) -> Iterable[Markup]:
    about_regions: dict[int, list[tuple[int, str]]] = {}
    buttons: list[int] = []
    carried = [answer for answer in answers if any(ANSWERS.carry(answer))]
    yield from carriers(view, layout, words, carried)
    for answer in answers:
        if answer in carried:
            continue
        verb, values = ANSWERS.split(answer)
        region = region_of(Verb(verb), values, view)
        if region is not None:
            about_regions.setdefault(region, []).append((answer, sign_of(Verb(verb), values, view)))
        elif verb in (Verb.PLAY, Verb.FETCH):
            at = hand_slot(layout, int(view.seat), values[0])
            yield card_button(view, answer, at, layout, words)
        else:
            buttons.append(answer)
    for region, found in about_regions.items():
        for number, (answer, sign) in enumerate(found):
            yield token_button(view, answer, token(layout, region, number, len(found)), sign, words)
    for number, answer in enumerate(buttons):
        yield plate(view, answer, number, len(buttons), layout, words)


def region_of(verb: Verb, values: tuple[int, ...], view: View) -> int | None:
    """The region that an answer is about."""
    if verb == Verb.RIDE:
        return values[1]
    if verb in (Verb.LOOK, Verb.FLEE):
        return values[0]
    if verb in (Verb.NAME, Verb.POINT):
        return int(view.field)
    return Region.MORDOR.value if verb == Verb.RECALL else None


def sign_of(verb: Verb, values: tuple[int, ...], view: View) -> str:
    if verb == Verb.NAME:
        return emblem(values[0])
    if verb == Verb.RIDE:
        return "deed-shadowfax"
    if verb == Verb.RECALL:
        return emblem(values[0] + N_EACH)
    if verb == Verb.POINT:
        return f"number-{values[0] + 1}"
    return "deed-palantir" if verb == Verb.LOOK else "deed-retreat"


def carriers(view: View, layout: Layout, words: Words, answers: Sequence[int]) -> Iterable[Markup]:
    """The figures that can be carried somewhere, and above them the regions where figures can be put."""
    if not answers:
        return
    verb = ANSWERS.split(answers[0])[0]
    for region in range(N_REGIONS):
        yield place_button(layout, region, words)
    at = {int(view.who[stand]): (point, layout.stand) for stand, point in places_of_stands(view, layout).items()}
    at |= {figure: (point, 1.0) for figure, point in places_of_unplaced(view, layout).items()}
    for figure in dict.fromkeys(ANSWERS.split(answer)[1][0] for answer in answers):
        yield thing_button(view, figure, verb, *at[figure], words)


def place_button(layout: Layout, region: int, words: Words) -> Markup:
    """A region; it glows while a figure is carried that may go there."""
    outline = blob(*layout.halves[region], region)
    return el(
        "g",
        el("path", class_="target", d=outline),
        el("path", class_="glow", d=outline),
        class_="answer place dull",
        id=f"place-{REGIONS[region]}",
        role="button",
        tabindex=-1,
        aria_label=words.name("place", REGIONS[region]),
        aria_hidden="true",
        data_place=REGIONS[region],
        transform=translate(*layout.centres[region]),
    )


def thing_button(view: View, figure: int, verb: IntEnum, at: Point, size: float, words: Words) -> Markup:
    """A figure that can be carried."""
    name = FIGURES[figure]
    stand = next((stand for stand in range(N_FIGURES) if view.who[stand] == figure), None)
    where = None if stand is None else int(view.at[stand])
    nouns = words.nouns(figure=(FIGURE, figure), **({} if where is None else {"region": (REGION, where)}))
    return el(
        "g",
        el("circle", class_="target", r=TOUCH),
        el("path", class_="glow", d=SHIELD, transform=f"scale({number_of(size * 1.14)})"),
        class_="answer",
        id=f"thing-{name}",
        role="button",
        tabindex=-1,
        aria_label=words("board-waiting" if where is None else "board-standing", **nouns),
        aria_pressed="false",
        data_verb=verb.name.lower(),
        data_thing=name,
        data_of=f"figure-{name}",
        transform=translate(*at),
    )


def token_button(view: View, answer: int, at: Point, sign: str, words: Words) -> Markup:
    """A round token with the emblem of who goes there, or a sign of what happens."""
    return button(
        view,
        answer,
        at,
        words,
        el("circle", class_="target", r=TOUCH),
        el("circle", class_="medal", r=12.5),
        use(sign, "glyph landmark", "scale(.68)"),
        el("circle", class_="glow", r=13),
    )


def card_button(view: View, answer: int, at: Point, layout: Layout, words: Words) -> Markup:
    scale = layout.card / 30
    width, height = 28 * scale, 38 * scale
    box = {"x": -width / 2, "y": -height / 2, "width": width, "height": height}
    return button(
        view,
        answer,
        at,
        words,
        el("rect", class_="target", x=-width / 2, y=-TOUCH, width=width, height=2 * TOUCH),
        el("rect", class_="glow", rx=5, **box),
    )


def plate(view: View, answer: int, number: int, count: int, layout: Layout, words: Words) -> Markup:
    """An answer that is about no place: a plate with its words, in the middle."""
    x, y, width, height = layout.middle
    columns = 2 if count > 2 else 1
    row, column = divmod(number, columns)
    wide = (width - 20) / columns - 6
    tall = 36 if count > 2 else 40
    top = y + height - 10 - tall * ((count + columns - 1) // columns)
    at = (x + 10 + (column + 0.5) * (width - 20) / columns, top + (row + 0.5) * tall)
    verb, values = ANSWERS.split(answer)
    sign = SIGNS[Verb(verb)]
    if verb == Verb.ARRANGE:
        sign = "deed-dark-back" if view.seat == DARK else sign
        text = words.name("arrangement", ANSWERS.nouns(verb)[0].token(values[0]))
    else:
        text = words(f"verb-{verb.name.lower()}")
    return button(
        view,
        answer,
        at,
        words,
        el("rect", class_="target plate", x=-wide / 2, y=-tall / 2 + 2, width=wide, height=tall - 4, rx=10),
        use(sign, "glyph plate-sign", translate(20 - wide / 2, 0, 0.75)),
        words_at(text, (36 - wide / 2, 5), "button", TEXT_SIZES["button"], wide - 46),
        class_="answer on-tray",
    )


def button(view: View, answer: int, at: Point, words: Words, *drawn: Markup, class_: str = "answer") -> Markup:
    return el(
        "g",
        *drawn,
        class_=class_,
        id=f"on-{answer}",
        role="button",
        tabindex=-1,
        aria_label=label(view, answer, words),
        data_action=answer,
        transform=translate(*at),
    )


def label(view: View, answer: int, words: Words) -> str:
    """An answer in words, for those who cannot see the board."""
    verb, values = ANSWERS.split(answer)
    nouns = {noun.kind: (noun, value) for noun, value in zip(ANSWERS.nouns(verb), values, strict=True)}
    return words(f"answer-{verb.name.lower()}", **words.nouns(**nouns))
