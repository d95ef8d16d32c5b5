"""Answers: what can be clicked, drawn over everything else."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from bagend.drawing.buttons import button
from bagend.drawing.icons import use
from bagend.drawing.pen import Markup, el, join, translate
from bagend.drawing.sheets import Point, words_at
from bagend.drawing.stylesheet import TEXT_SIZES
from bagend.engine.words import Words

from ..actions import ANSWERS, FIGURE, REGION, Phase, Verb
from ..components import DARK, FIGURES, N_EACH, N_FIGURES, N_REGIONS, REGIONS, Region
from ..facts.labels import portrait
from ..view import View, is_seen
from .country import border_path
from .layout import Box, Layout, token
from .pieces import SHIELDS, badge, shield
from .places import Spot, hand_slot, places_of_stands, places_of_unplaced

TOUCH = 22
"""Half the width of what can be touched, where there is room."""

SIGNS = {
    Verb.SCATTER: "card-magic",
    Verb.RETURN: "card-white",
    Verb.STRIKE: "portrait-balrog",
    Verb.SPARE: "back-dark",
    Verb.ANY: "card-swords",
    Verb.STAY: "back-light",
    Verb.SUBSTITUTE: "portrait-sam",
    Verb.UNITE: "portrait-frodo",
    Verb.FORBID: "portrait-saruman",
    Verb.ALLOW: "card-swords",
    Verb.READY: "card-swords",
    Verb.ARRANGE: "back-light",
    Verb.FORGO: "card-magic",
}
"""What is drawn on a button."""


def targets(view: View, layout: Layout, words: Words, answers: Sequence[int]) -> Iterable[Markup]:
    tokens: dict[int, list[int]] = {}
    plates: list[int] = []
    carried = [answer for answer in answers if any(ANSWERS.carry(answer))]
    yield from carriers(view, layout, words, carried)
    for answer in answers:
        verb, values = ANSWERS.split(answer)
        if answer in carried:
            continue
        if verb in (Verb.PLAY, Verb.FETCH):
            yield card_button(view, answer, hand_slot(view, layout, int(view.seat), values[0]), words)
        elif verb in (Verb.NAME, Verb.POINT):
            yield stand_button(view, answer, layout, words)
        elif verb == Verb.FLEE:
            yield region_button(view, answer, values[0], layout, words)
        elif verb in (Verb.LOOK, Verb.RECALL):
            tokens.setdefault(values[0] if verb == Verb.LOOK else Region.MORDOR.value, []).append(answer)
        else:
            plates.append(answer)
    for region, found in tokens.items():
        for number, answer in enumerate(found):
            yield token_button(view, answer, token(layout, region, number, len(found)), words)
    for number, answer in enumerate(plates):
        yield plate(view, answer, number, len(plates), layout, words)


def carriers(view: View, layout: Layout, words: Words, answers: Sequence[int]) -> Iterable[Markup]:
    """The regions where figures can be put, and above them the figures that can be carried there."""
    if not answers:
        return
    for region in range(N_REGIONS):
        yield place_button(layout, region, words)
    at = {int(view.who[stand]): spot for stand, spot in places_of_stands(view, layout).items()}
    at |= places_of_unplaced(view, layout)
    for verb, figure in dict.fromkeys((verb, values[0]) for verb, values in map(ANSWERS.split, answers)):
        yield thing_button(view, figure, Verb(verb), at[figure], words)


@lru_cache(128)
def place_button(layout: Layout, region: int, words: Words) -> Markup:
    """A region; it glows while a figure is carried that may go there."""
    outline = border_path(layout.country, region)
    x, y = layout.centres[region]
    return el(
        "g",
        el(
            "g",
            el("path", class_="target", d=outline),
            el("path", class_="shade", d=outline),
            el("path", class_="lit", d=outline),
            el("path", class_="glow", d=outline),
            transform=translate(-x, -y),
        ),
        class_="answer place dull",
        id=f"to-{REGIONS[region]}",
        role="button",
        tabindex=-1,
        aria_label=words.name("place", REGIONS[region]),
        aria_hidden="true",
        data_place=REGIONS[region],
        transform=translate(*layout.centres[region]),
    )


def thing_button(view: View, figure: int, verb: Verb, spot: Spot, words: Words) -> Markup:
    """A figure that can be carried; where Shadowfax can carry it, a token beside it."""
    name = FIGURES[figure]
    x, y, size = spot
    stand = next((stand for stand in range(N_FIGURES) if view.who[stand] == figure), None)
    nouns = {"figure": (FIGURE, figure)}
    if stand is not None:
        nouns["region"] = (REGION, int(view.at[stand]))
    message = "board-riding" if verb == Verb.RIDE else "board-waiting" if stand is None else "board-standing"
    is_ride = verb == Verb.RIDE
    return el(
        "g",
        None if is_ride else lifted(view, figure, stand, size),
        riding_token() if is_ride else standing_outline(size, figure // N_EACH),
        class_="answer",
        id=f"ride-{name}" if is_ride else f"thing-{name}",
        role="button",
        tabindex=-1,
        aria_label=words(message, **words.nouns(**nouns)),
        aria_pressed="false",
        data_verb=verb.name.lower(),
        data_thing=name,
        data_of=f"figure-{name}",
        data_about=f"figure-{name}",
        transform=translate(x, y + 40 * size if is_ride else y),
    )


def lifted(view: View, figure: int, stand: int | None, size: float) -> Markup:
    """The figure once more, above the shade that falls on the land while it is chosen."""
    side = figure // N_EACH
    return el(
        "g",
        shield(figure, side),
        badge(side) if stand is not None and is_seen(view, stand) else None,
        class_="lifted",
        transform=f"scale({size:g})",
    )


def standing_outline(size: float, side: int) -> Markup:
    return join(
        el("circle", class_="target", r=TOUCH),
        el("path", class_="glow around", d=SHIELDS[side], transform=translate(0, 0, size * 1.06)),
    )


def riding_token() -> Markup:
    return join(
        el("circle", class_="target", r=TOUCH / 2),
        el("circle", class_="medal", r=9),
        use("card-shadowfax", None, "scale(.25)"),
        el("circle", class_="glow", r=9.5),
    )


def stand_button(view: View, answer: int, layout: Layout, words: Words) -> Markup:
    """A stand that may be fought."""
    verb, values = ANSWERS.split(answer)
    if verb == Verb.NAME:
        stand = next(stand for stand in range(N_FIGURES) if view.who[stand] == values[0])
    else:
        stand = (1 - int(view.active)) * N_EACH + values[0]
    x, y, size = places_of_stands(view, layout)[stand]
    return answer_button(view, answer, (x, y), words, standing_outline(size, stand // N_EACH))


def region_button(view: View, answer: int, region: int, layout: Layout, words: Words) -> Markup:
    """A region that somebody may retreat to; where nobody stands in the way, a boot says so."""
    outline = border_path(layout.country, region)
    x, y = layout.centres[region]
    is_empty = not any(view.at[stand] == region for stand in range(N_FIGURES))
    return answer_button(
        view,
        answer,
        layout.centres[region],
        words,
        el(
            "g",
            el("path", class_="target", d=outline),
            el("path", class_="lit", d=outline),
            el("path", class_="glow", d=outline),
            transform=translate(-x, -y),
        ),
        use("card-retreat", None, "scale(.5)") if is_empty else None,
    )


def token_button(view: View, answer: int, at: Point, words: Words) -> Markup:
    """A round token: who is recalled, or where the Palantír looks."""
    verb, values = ANSWERS.split(answer)
    sign = portrait(values[0] + N_EACH) if verb == Verb.RECALL else "card-palantir"
    return answer_button(
        view,
        answer,
        at,
        words,
        el("circle", class_="target", r=TOUCH),
        el("circle", class_="medal", r=12.5),
        use(sign, None, "scale(.36)"),
        el("circle", class_="glow", r=13),
    )


def card_button(view: View, answer: int, spot: Spot, words: Words) -> Markup:
    x, y, scale = spot
    width, height = 28 * scale, 34 * scale
    touch = max(width, 2 * TOUCH), max(height, 2 * TOUCH)
    return answer_button(
        view,
        answer,
        (x, y),
        words,
        el("rect", class_="target", x=-touch[0] / 2, y=-touch[1] / 2, width=touch[0], height=touch[1]),
        el("rect", class_="glow", rx=6, x=-width / 2, y=-height / 2, width=width, height=height),
    )


ON_MAP = (Phase.ARRANGE, Phase.TURN, Phase.TUNNEL, Phase.CHALLENGE)
"""Questions about the map, whose plates lie there."""


def plate(view: View, answer: int, number: int, count: int, layout: Layout, words: Words) -> Markup:
    """An answer that is about no place: a plate with its words."""
    places = layout.map_plates if view.phase in ON_MAP else layout.plates
    x, y, wide, tall = plate_box(places, number, count)
    at = (x + wide / 2, y + tall / 2)
    verb, values = ANSWERS.split(answer)
    sign = SIGNS[Verb(verb)]
    if verb == Verb.ARRANGE:
        sign = "back-dark" if view.seat == DARK else sign
        text = words.name("arrangement", ANSWERS.nouns(verb)[0].token(values[0]))
    else:
        text = words(f"verb-{verb.name.lower()}")
    # Where there is little room, the words alone say it.
    indent = 32 if wide > 110 else 6
    return answer_button(
        view,
        answer,
        at,
        words,
        el("rect", class_="target plate", x=-wide / 2, y=-tall / 2, width=wide, height=tall, rx=10),
        use(sign, None, translate(18 - wide / 2, 0, 0.42)) if indent > 6 else None,
        words_at(text, (indent - wide / 2, 5), "button", TEXT_SIZES["button"], wide - indent - 6),
        class_="answer on-tray",
    )


def plate_box(places: tuple[Box, ...], number: int, count: int) -> Box:
    """Where a plate lies: the last places first; an odd one out has the last row to itself, if that is one row."""
    place = len(places) - count - count % 2 + number
    x, y, wide, tall = places[place]
    if count % 2 and number == count - 1:
        x_next, y_next, wide_next, _ = places[place + 1]
        if y_next == y and x_next - x - wide < 8:
            wide = x_next + wide_next - x
    return x, y, wide, tall


def answer_button(
    view: View, answer: int, at: Point, words: Words, *drawn: Markup | None, class_: str = "answer"
) -> Markup:
    return button(answer, label(view, answer, words), at, class_, *drawn)


def label(view: View, answer: int, words: Words) -> str:
    """An answer in words, for those who cannot see the board."""
    verb, values = ANSWERS.split(answer)
    nouns = {noun.kind: (noun, value) for noun, value in zip(ANSWERS.nouns(verb), values, strict=True)}
    return words(f"answer-{verb.name.lower()}", **words.nouns(**nouns))
