"""Answers: what can be clicked, drawn over everything else."""

from collections.abc import Iterable, Sequence

from bagend.drawing.icons import use
from bagend.drawing.pen import Markup, el, translate
from bagend.drawing.sheets import Point, words_at
from bagend.drawing.stylesheet import TEXT_SIZES
from bagend.engine.words import Words

from ..actions import ANSWERS, Verb
from ..components import DARK, N_EACH, Region
from ..view import View
from .layout import Layout, token
from .pieces import emblem
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
    placings: list[int] = []
    for answer in answers:
        verb, values = ANSWERS.split(answer)
        region = region_of(Verb(verb), values, view)
        if region is not None:
            about_regions.setdefault(region, []).append((answer, sign_of(Verb(verb), values, view)))
        elif verb in (Verb.PLAY, Verb.FETCH):
            at = hand_slot(layout, int(view.seat), values[0])
            yield card_button(view, answer, at, layout, words)
        elif verb == Verb.PLACE:
            placings.append(answer)
        else:
            buttons.append(answer)
    for region, found in about_regions.items():
        for number, (answer, sign) in enumerate(found):
            yield token_button(view, answer, token(layout, region, number, len(found)), sign, words)
    for number, answer in enumerate(placings):
        yield token_button(view, answer, placing_at(layout, number), emblem((answer - Verb.PLACE) // 16), words)
    for number, answer in enumerate(buttons):
        yield plate(view, answer, number, len(buttons), bool(placings), layout, words)


def region_of(verb: Verb, values: tuple[int, ...], view: View) -> int | None:
    """The region that an answer is about."""
    if verb in (Verb.MOVE, Verb.RIDE):
        return values[1]
    if verb in (Verb.LOOK, Verb.FLEE):
        return values[0]
    if verb in (Verb.NAME, Verb.POINT):
        return int(view.field)
    return Region.MORDOR.value if verb == Verb.RECALL else None


def sign_of(verb: Verb, values: tuple[int, ...], view: View) -> str:
    if verb in (Verb.MOVE, Verb.NAME):
        return emblem(values[0])
    if verb == Verb.RIDE:
        return "deed-shadowfax"
    if verb == Verb.RECALL:
        return emblem(values[0] + N_EACH)
    if verb == Verb.POINT:
        return f"number-{values[0] + 1}"
    return "deed-palantir" if verb == Verb.LOOK else "deed-retreat"


def placing_at(layout: Layout, number: int) -> Point:
    """The figures that have no place yet, in two rows."""
    x, y, width, _ = layout.middle
    row, column = divmod(number, 5)
    return x + width / 2 + (column - 2) * 48, y + 34 + 44 * row


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


def plate(view: View, answer: int, number: int, count: int, low: bool, layout: Layout, words: Words) -> Markup:
    """An answer that is about no place: a plate with its words, in the middle."""
    x, y, width, height = layout.middle
    columns = 2 if count > 2 else 1
    row, column = divmod(number, columns)
    wide = (width - 20) / columns - 6
    tall = 36 if count > 2 or low else 40
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
    is_attack = verb == Verb.MOVE and view.count[1 - view.active, values[1]] > 0
    return words("answer-attack" if is_attack else f"answer-{verb.name.lower()}", **words.nouns(**nouns))
