"""Plots: charts as SVG by Matplotlib, in the colours of the page and with its letters, the same bytes every time."""

import io
import re
from collections.abc import Callable, Sequence
from itertools import pairwise
from textwrap import fill
from typing import Any, NamedTuple

from bagend.drawing import LIGHT, Markup
from bagend.drawing.palette import contrast
from bagend.engine.words import Words
from bagend.lab.measures import Missing
from bagend.lab.report.charts import Chart, Dot

ROLES = (
    "ink",
    "ink-soft",
    "line",
    "medal",
    "red",
    "blue",
    "green",
    "yellow",
    "orange",
    "violet",
    "grey",
    "purple",
    "black",
)
"""The colours that are drawn with.  In the page each is a custom property, which has another value by night."""

WIDTH = 7.4
ROW = 0.27
"""Inches."""

LONGEST_LABEL = 46
MOST_BARS = 80

LEAST_CONTRAST = 3.0
"""A line that cannot be told from the paper so well has a rim."""

SETTINGS: Any = {
    "svg.hashsalt": "bagend",
    "svg.fonttype": "none",
    "font.family": "DejaVu Sans",
    "font.size": 9.0,
    "path.simplify": True,
}


def figure_class() -> Any:
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise Missing("error-no-matplotlib") from None
    return Figure


def colour(role: str) -> str:
    return LIGHT.colours[role]


def plot(chart: Chart, words: Words) -> Markup:
    """The drawing of a chart."""
    from matplotlib import rc_context

    with rc_context(SETTINGS):
        if chart.histogram:
            figure, axes = new_figure(2.2)
            draw_histogram(axes, chart, words)
        else:
            dots = shown(chart)
            rows = rows_of(dots)
            figure, axes = new_figure(ROW * sum(row.height for row in rows.values()) + 0.75)
            draw_dots(axes, chart, dots, rows, words)
        out = io.StringIO()
        figure.savefig(
            out, format="svg", transparent=True, metadata=dict.fromkeys(("Date", "Creator", "Format", "Type"))
        )
    return cleaned(out.getvalue(), chart)


def new_figure(height: float) -> tuple[Any, Any]:
    figure = figure_class()(figsize=(WIDTH, height), layout="constrained")
    axes = figure.subplots()
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.spines["bottom"].set_color(colour("line"))
    axes.tick_params(colors=colour("ink"), which="both", length=0)
    return figure, axes


def shown(chart: Chart) -> Sequence[Dot]:
    """The best and the worst of a long list."""
    if not chart.shown or len(chart.dots) <= 2 * chart.shown:
        return chart.dots
    return (*chart.dots[: chart.shown], *chart.dots[-chart.shown :])


class Row(NamedTuple):
    """Where a label stands, in lines from the top."""

    text: str
    middle: float
    height: float


def rows_of(dots: Sequence[Dot]) -> dict[str, Row]:
    """A row for each label, as high as its text."""
    rows: dict[str, Row] = {}
    top = 0.0
    for label in dict.fromkeys(each.label for each in dots):
        text = fill(label, LONGEST_LABEL)
        height = 1 + 0.6 * text.count("\n")
        rows[label] = Row(text, top + height / 2, height)
        top += height
    return rows


def draw_dots(axes: Any, chart: Chart, dots: Sequence[Dot], rows: dict[str, Row], words: Words) -> None:
    """A line for each label, with the interval and the figure itself on it."""
    groups = list(dict.fromkeys(each.group for each in dots))
    axes.set_ylim(sum(row.height for row in rows.values()), 0)
    axes.set_yticks([row.middle for row in rows.values()], [row.text for row in rows.values()])
    axes.grid(axis="x", color=colour("line"), alpha=0.35, linewidth=0.6)
    axes.set_axisbelow(True)
    if chart.baseline is not None:
        axes.axvline(chart.baseline, color=colour("ink-soft"), linewidth=1, linestyle=(0, (4, 3)))
    for at, group in enumerate(groups):
        members = [each for each in dots if each.group == group]
        # Kinds with the same label stand a little apart.
        apart = 0.0 if are_alone(dots) else (at - (len(groups) - 1) / 2) * min(0.24, 0.7 / len(groups))
        heights = [rows[each.label].middle + apart for each in members]
        hues = [colour(each.hue or "blue") for each in members]
        if any(contrast(hue, LIGHT.colours["paper"]) < LEAST_CONTRAST for hue in hues):
            lows, highs = [each.low for each in members], [each.high for each in members]
            axes.hlines(heights, lows, highs, colors=colour("ink"), linewidth=3.6)
        axes.hlines(
            heights, [each.low for each in members], [each.high for each in members], colors=hues, linewidth=2.2
        )
        for hue in dict.fromkeys(hues):
            some = [i for i, each in enumerate(hues) if each == hue]
            axes.plot(
                [members[i].value for i in some],
                [heights[i] for i in some],
                "o",
                color=hue,
                markeredgecolor=colour("ink"),
                markeredgewidth=0.7,
                markersize=5,
                label=group if some[0] == 0 and group else None,
            )
    set_axis(axes, chart, words)
    if len(groups) > 1:
        legend = axes.figure.legend(loc="outside lower center", ncols=len(groups), frameon=False)
        for text in legend.get_texts():
            text.set_color(colour("ink"))


def are_alone(dots: Sequence[Dot]) -> bool:
    return len({each.label for each in dots}) == len(dots)


def draw_histogram(axes: Any, chart: Chart, words: Words) -> None:
    """How often each number came, several numbers to a bar if there are many."""
    counts = chart.histogram
    first = next(i for i, count in enumerate(counts) if count)
    width = max(1, -(-(len(counts) - first) // MOST_BARS))
    edges = [*range(first, len(counts) + width, width)]
    total = sum(counts)
    shares = [sum(counts[low:high]) / total for low, high in pairwise(edges)]
    axes.bar(edges[:-1], shares, width=0.9 * width, align="edge", color=colour("blue"))
    axes.yaxis.set_major_formatter(in_words(words, is_share=True))
    axes.xaxis.set_major_formatter(in_words(words, is_share=False))
    axes.locator_params(axis="x", integer=True)
    axes.set_xlabel(chart.axis, color=colour("ink"))


def set_axis(axes: Any, chart: Chart, words: Words) -> None:
    axes.margins(x=0.06)
    axes.xaxis.set_major_formatter(in_words(words, chart.is_share))
    if chart.axis:
        axes.set_xlabel(chart.axis, color=colour("ink"))


def in_words(words: Words, is_share: bool) -> Callable[[float, int], str]:
    """Numbers on an axis as the language writes them, with no more digits than they have."""

    def said(value: float, at: int) -> str:
        number = round(value * (100 if is_share else 1), 6)
        digits = next(digits for digits in range(7) if round(number, digits) == number)
        return words.percent(value, digits) if is_share else words.number(value, digits)

    return said


_STYLE = re.compile(r"<style.*?</style>", re.DOTALL)
_ID = re.compile(r' id="([^"]+)"')
_REFERENCE = re.compile(r'(?:href="|url\()#([\w-]+)')


def cleaned(svg: str, chart: Chart) -> Markup:
    """What stands in a page: no header, no ids but those that are meant, and colours that follow the light."""
    drawn = svg[svg.index("<svg") :].rstrip()
    drawn = _STYLE.sub("", drawn)
    drawn = re.sub(r"<!--.*?-->\s*|<metadata>.*?</metadata>\s*", "", drawn, flags=re.DOTALL)
    meant = set(_REFERENCE.findall(drawn))

    def own(found: re.Match[str]) -> str:
        return f' id="{chart.key}-{found[1]}"' if found[1] in meant else ""

    drawn = _REFERENCE.sub(lambda found: found[0].replace("#", f"#{chart.key}-"), _ID.sub(own, drawn))
    for role in ROLES:
        drawn = drawn.replace(colour(role), f"var(--{role})")
    drawn = re.sub(r"font: ([\d.]+)px [^;\"]+", r"font-size: \1px", drawn)
    drawn = re.sub(r"\n\s*", "\n", drawn)
    drawn = re.sub(r'<svg [^>]*viewBox="([^"]+)"[^>]*>', r'<svg viewBox="\1" aria-hidden="true">', drawn, count=1)
    return Markup(drawn)
