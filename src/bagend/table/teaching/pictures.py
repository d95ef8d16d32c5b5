"""Pictures: the positions of a lesson, drawn by the board of the game."""

from functools import lru_cache

from bagend.drawing import DARK, LIGHT, svg
from bagend.drawing.icons import use
from bagend.drawing.palette import Palette
from bagend.engine.game import Drawing, Game
from bagend.engine.records import Records, plain
from bagend.engine.words import Words
from bagend.table.teaching.lessons import Picture, lessons, seat_of, stand, view_of, work_out

BEFORE, AFTER = "before", "after"


@lru_cache(maxsize=800)
def picture(game: Game, name: str, words: Words, is_dark: bool = False) -> str | None:
    """A picture of a game's lessons as a document of its own; None if there is none of this name."""
    found = find(game, name)
    if found is None:
        return None
    shown, states = found
    view = plain(view_of(game, states, seat_of(game, shown.eyes)))
    drawing = game.board(view, words, shown.shape, ())
    palette = DARK if is_dark else LIGHT
    return mark(svg(cropped(drawing, shown.pane), game.art, palette), shown, palette)


def find(game: Game, name: str) -> tuple[Picture, Records] | None:
    """What a name stands for: a picture of how to play, or an example before or after it."""
    learned = lessons(game)
    if name in learned.pictures:
        return learned.pictures[name], stand(game, learned.pictures[name])
    key, _, when = name.rpartition("-")
    if key not in learned.examples or when not in (BEFORE, AFTER):
        return None
    example = learned.examples[key]
    if when == BEFORE:
        return example.before, stand(game, example.before)
    return example.before, work_out(game, example, game.words())[1]


def size(game: Game, shown: Picture) -> tuple[int, int]:
    """How wide and high a picture is, so that a page keeps its place."""
    view = plain(view_of(game, stand(game, shown), seat_of(game, shown.eyes)))
    drawing = cropped(game.board(view, game.words(), shown.shape, ()), shown.pane)
    return drawing.width, drawing.height


def cropped(drawing: Drawing, pane: str) -> Drawing:
    """One pane of a drawing; the whole drawing if none is named."""
    if not pane:
        return drawing
    top, height = next((found.top, found.height) for found in drawing.panes if found.key == pane)
    under = {"under": use(drawing.ground)} if drawing.ground else {}
    drawn = {**under, **drawing.regions}
    moved = {name: f'<g transform="translate(0 {-top:g})">{markup}</g>' for name, markup in drawn.items()}
    return drawing._replace(height=round(height), regions=moved, ground="")


def mark(document: str, shown: Picture, palette: Palette) -> str:
    """The document with a light around what is to stand out."""
    if not shown.show:
        return document
    glow = "drop-shadow(0 0 {}px " + palette.colours["answer"] + ")"
    what = ",".join(f'[data-about="{key}"]' for key in shown.show)
    return document.replace(
        "</style>", f"{what}{{filter:{glow.format(1)} {glow.format(4)} {glow.format(4)}}}</style>", 1
    )
