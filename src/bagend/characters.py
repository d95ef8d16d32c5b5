"""Characters: the charts of a game on a terminal, in its colours and as wide as it is."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bagend.engine.chart import Cell, Chart, Ink
from bagend.engine.game import Game
from bagend.engine.words import Words

WIDEST = 24
"""How wide a cell of a map becomes at most."""

COLOURS = {
    "black": "bright_black",
    "grey": "bright_black",
    "orange": "dark_orange",
    "violet": "magenta",
    "purple": "magenta",
}
"""The palette's colours that a terminal calls otherwise, or shows too dark."""

PLAIN = str.maketrans("█░■□▪▫●◆━─♜▒▶┌", "#.#-=-o+=-^%>+")
"""What is drawn instead where an encoding lacks these."""


def draw(game: Game, view: Any, words: Words) -> None:
    """The board, as its viewer sees it."""
    console = Console(highlight=False)
    hues = game.art.hues
    for chart in game.text.chart(view, words):
        console.print()
        if chart.heading:
            console.print(fitting(Text(chart.heading, "bold"), console))
        for part in map_lines(chart, console, hues) if chart.is_map else [columns(chart, console, hues)]:
            console.print(part)


def columns(chart: Chart, console: Console, hues: Sequence[str]) -> Padding:
    table = Table.grid(padding=(0, 2, 0, 0))
    for row in chart.rows:
        table.add_row(*(Text("\n").join(inked(ink, console, hues) for ink in cell) for cell in row))
    return Padding(table, (0, 0, 0, 1), expand=False)


def map_lines(chart: Chart, console: Console, hues: Sequence[str]) -> Iterator[Text]:
    """Row by row, the cells of a row beside each other, each under its name."""
    width = min(WIDEST, console.width // max(len(row) for row in chart.rows))
    for row in chart.rows:
        cells = [cell_lines(cell, width, console, hues) for cell in row]
        margin = Text(" " * ((console.width - width * len(row)) // 2))
        for number in range(max(len(lines) for lines in cells)):
            line = margin.copy()
            for lines in cells:
                part = lines[number].copy() if number < len(lines) else Text()
                part.truncate(width, pad=True)
                line.append_text(part)
            line.rstrip()
            yield line


def cell_lines(cell: Cell, width: int, console: Console, hues: Sequence[str]) -> list[Text]:
    if not cell:
        return []
    room = width - 2
    title, *more = inked(cell[0], console, hues).wrap(console, room - 1)
    title.rstrip()
    edge = fitting(Text("┌ ", "dim"), console)
    rule = fitting(Text(" " + "─" * (room - 1 - title.cell_len), "dim"), console)
    lines = [Text.assemble(edge, title, rule), *(Text.assemble("  ", part) for part in more)]
    for ink in cell[1:]:
        lines += [Text.assemble(" ", part) for part in inked(ink, console, hues).wrap(console, room)]
    return lines


def inked(ink: Ink, console: Console, hues: Sequence[str]) -> Text:
    hue = hues[ink.seat] if ink.seat >= 0 else ink.hue
    style = ("bold " if ink.is_strong else "") + ("dim " if ink.is_faint else "") + COLOURS.get(hue, hue)
    return fitting(Text(ink.text, style.strip()), console)


def fitting(text: Text, console: Console) -> Text:
    """The same in what the terminal's encoding has."""
    return text if can_show(text.plain, console.encoding) else Text(text.plain.translate(PLAIN), text.style)


def can_show(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True
