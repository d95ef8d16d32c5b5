"""The page of a report: charts, what they rest on, what they do not show, and every figure as a table.

It asks nobody for anything: no script, no picture, no typeface from elsewhere.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from bagend.drawing import DARK, LIGHT, Markup, Palette, el
from bagend.drawing.type import SANS, SERIF
from bagend.engine.words import LANGUAGES, Words
from bagend.lab.report.charts import Chart, Dot, Section
from bagend.lab.report.plots import ROLES, plot
from bagend.lab.report.series import Wanted

CSS = """
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.5 @sans}
body{font-variant-numeric:lining-nums tabular-nums}
main{max-width:46rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1,h2,h3{font-family:@serif;line-height:1.2}
h2{margin-top:3rem;border-bottom:1px solid var(--line)}
figure{margin:1.5rem 0 2.5rem}
figure>div{overflow-x:auto}
figure svg{display:block;width:100%;min-width:34rem;height:auto;font-family:@sans}
figure svg text{fill:var(--ink)}
figure svg *{stroke-linejoin:round}
figcaption{font-size:.9rem;color:var(--ink-soft)}
figcaption p{margin:.3rem 0}
details{overflow-x:auto}
details:not([open])>table{display:none}
summary{cursor:pointer}
table{border-collapse:collapse;font-size:.9rem}
th,td{padding:.15rem .8rem .15rem 0;text-align:left;border-bottom:1px solid var(--line)}
td{text-align:right}
code{overflow-wrap:anywhere}
a{color:inherit}
"""


def properties(palette: Palette) -> str:
    return "".join(f"--{role}:{palette.colours[role]};" for role in ("paper", *ROLES))


def page(wanted: Wanted, sections: Sequence[Section], words: Words, total: int) -> str:
    """The whole page; `total` is how many matches were played for it."""
    title = words("report-title", title=words("title"))
    colours = f":root{{color-scheme:light dark;{properties(LIGHT)}}}"
    colours += f"@media (prefers-color-scheme:dark){{:root{{{properties(DARK)}}}}}"
    style = colours + CSS.replace("@serif", SERIF).replace("@sans", SANS)
    return (
        "<!doctype html>\n"
        + el(
            "html",
            el(
                "head",
                el("meta", charset="utf-8"),
                el("meta", name_="viewport", content="width=device-width"),
                el("title", title),
                el("style", Markup(style)),
            ),
            el(
                "body",
                el(
                    "main",
                    el("h1", title),
                    list(opening(wanted, sections, words, total)),
                    [el("section", of_section(each, words)) for each in sections],
                ),
            ),
            lang=words.language,
        )
        + "\n"
    )


def opening(wanted: Wanted, sections: Sequence[Section], words: Words, total: int) -> Iterator[Markup]:
    yield el(
        "p",
        words(
            "report-about", total=total, main=wanted.matches, seed=str(wanted.seed), version=str(wanted.game.version)
        ),
    )
    yield el("p", el("strong", words("report-warning")))
    yield el("p", words("report-intervals"))
    language = "" if words.language == LANGUAGES[0] else f" --lang {words.language}"
    yield el("p", words("report-again"), " ", el("code", wanted.command + language))
    yield el("nav", el("ul", [el("li", el("a", each.title, href=f"#{each.key}")) for each in sections]))


def of_section(section: Section, words: Words) -> Iterator[Markup]:
    yield el("h2", section.title, id=section.key)
    yield from (el("p", sentence) for sentence in section.sentences)
    yield from (of_chart(chart, words) for chart in section.charts)


def of_chart(chart: Chart, words: Words) -> Markup:
    if not chart.dots and not chart.histogram:
        return el("figure", el("h3", chart.title), el("p", words("report-nothing")), id=f"chart-{chart.key}")
    some = words("report-some", shown=chart.shown) if chart.shown else ""
    lines = [chart.lead, some, chart.baseline_label, chart.made_of, chart.cannot]
    return el(
        "figure",
        el("h3", chart.title),
        el("div", plot(chart, words)),
        el("figcaption", [el("p", line) for line in lines if line]),
        el("details", el("summary", words("report-table")), table(chart, words)),
        id=f"chart-{chart.key}",
    )


def table(chart: Chart, words: Words) -> Markup:
    """Every figure of a chart, for whoever does not see it or wants to know exactly."""
    heads: tuple[str, ...]
    rows: list[tuple[str, ...]]
    if chart.histogram:
        heads = (chart.axis, words("report-games"))
        rows = [(words.number(i), words.number(count)) for i, count in enumerate(chart.histogram) if count]
    else:
        heads = (words("report-what"), words("report-value"), words("report-interval"), words("report-of"))
        rows = [row(each, chart, words) for each in chart.dots]
    return el(
        "table",
        el("thead", el("tr", [el("th", head, scope="col") for head in heads])),
        el(
            "tbody",
            [el("tr", el("th", first, scope="row"), [el("td", cell) for cell in rest]) for first, *rest in rows],
        ),
    )


def row(each: Dot, chart: Chart, words: Words) -> tuple[str, ...]:
    def said(value: float) -> str:
        return words.percent(value, 2) if chart.is_share else words.number(value, 2)

    label = words("report-label-group", label=each.label, group=each.group) if each.group else each.label
    between = words("report-between", low=said(each.low), high=said(each.high)) if each.low < each.high else "–"
    return label.replace("\u200b", ""), said(each.value), between, words.number(each.of)


def as_json(wanted: Wanted, sections: Sequence[Section], total: int) -> dict[str, Any]:
    """The figures as plain values.  The names are stable; see docs/command.md."""
    game = wanted.game
    return {
        "command": wanted.command,
        "game": game.key,
        "version": game.version,
        "options": game.options.write(game.options.read(wanted.options)),
        "seed": wanted.seed,
        "matches": total,
        "bots": dict(zip(game.seats, wanted.bots, strict=True)),
        "charts": [
            {
                "key": chart.key,
                "section": section.key,
                "title": chart.title,
                "made_of": chart.made_of,
                "is_share": chart.is_share,
                "baseline": chart.baseline,
                "figures": [
                    {
                        "label": each.label.replace("\u200b", ""),
                        "group": each.group,
                        "value": each.value,
                        "low": each.low,
                        "high": each.high,
                        "of": each.of,
                    }
                    for each in chart.dots
                ],
                "histogram": list(chart.histogram),
            }
            for section in sections
            for chart in section.charts
        ],
    }
