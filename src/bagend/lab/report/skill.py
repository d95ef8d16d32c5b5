"""Luck and skill: what a better bot is worth, and how much of the results the strength of the bots explains."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bagend.bots import roster
from bagend.lab.measures import rate
from bagend.lab.report.charts import Chart, Desk, Dot, Section, dot
from bagend.lab.report.general import of_thinking
from bagend.lab.report.sums import Sums

RATINGS = Path(roster.__file__).parent / "ratings"
"""What the arena found, for the levels that think too long to be played here."""


def skill(desk: Desk) -> Section:
    charts = [explained(desk)] if desk.game.cooperative else [stronger(desk), explained(desk)]
    found = of_arena(desk)
    if found:
        charts.append(found)
    return Section("skill", desk.words("report-skill"), tuple(charts))


def tables(desk: Desk) -> dict[tuple[str, ...], Sums]:
    """The series of levels, by the bots on the seats."""
    found = {}
    for key, sums in desk.sums.items():
        kind, *bots = key.split(" ")
        if kind == "level":
            found[tuple(bots)] = sums
    return found


def points(sums: Sums, seat: int) -> float:
    """A match that nobody won alone is half a win for each."""
    return int(sums.rows["alone"][seat]) + (sums.matches - sums.one("alone")) / 2


def stronger(desk: Desk) -> Chart:
    """The points of the stronger bot of each pair, both sides together."""
    found, names = tables(desk), roster.names(desk.game)
    dots, counts = [], []
    for weaker, better in sorted(found, key=lambda pair: tuple(map(names.index, pair))):
        if names.index(weaker) < names.index(better) and (better, weaker) in found:
            one, other = found[weaker, better], found[better, weaker]
            matches = one.matches + other.matches
            counts.append(matches)
            label = desk.words("arena-against", bot=better, other=weaker)
            dots.append(dot(label, rate(int(points(one, 1) + points(other, 0)), matches)))
    made_of = desk.words("report-made-of-pairs", matches=max(counts))
    return desk.chart("stronger", dots, f"{made_of} {of_thinking(desk)}", baseline=0.5)


def explained(desk: Desk) -> Chart:
    """The variance of results between tables of quick bots, as a share of all of it."""
    quick = {level.name for level in roster.levels(desk.game) if level.is_quick}
    found = {bots: sums for bots, sums in tables(desk).items() if set(bots) <= quick}
    if desk.game.cooperative:
        means = {bots: sums.wins(0).rate for bots, sums in found.items()}
        middle = sum(means.values()) / len(means)
        parts = {"strength": variance(means.values()) / max(1e-12, middle * (1 - middle))}
    else:
        parts = shares_of_two(found)
    parts["rest"] = 1 - sum(parts.values())
    matches = sum(sums.matches for sums in found.values())
    dots = [Dot(desk.words(f"report-explained-{part}"), share, share, share, matches) for part, share in parts.items()]
    kind = "together" if desk.game.cooperative else "apart"
    made_of = desk.words(f"report-tables-{kind}", matches=matches, bots=desk.words.listing(sorted(quick)))
    return desk.chart("explained", dots, made_of, lead=desk.words(f"report-explained-{kind}"))


def shares_of_two(found: dict[tuple[str, ...], Sums]) -> dict[str, float]:
    """Every match counts twice, once for each seat: its result by the pair of bots, by the side, and by both.

    All pairs have as many matches, so the parts add up.
    """
    mean = {(bots, seat): points(sums, seat) / sums.matches for bots, sums in found.items() for seat in range(2)}
    squares = 0.0
    for sums in found.values():
        even = sums.matches - sums.one("alone")
        squares += (sums.one("alone") + even * 0.5) / (2 * sums.matches)
    total = max(1e-12, squares / len(found) - 0.25)
    sides = [sum(value for (_, seat), value in mean.items() if seat == side) / len(found) for side in range(2)]
    # Who plays whom, on whichever side: the two tables of a pair together.
    pairs = [(mean[(a, b), 0] + mean[(b, a), 1]) / 2 for a, b in found]
    by_side, by_pair = variance(sides) / total, variance(pairs) / total
    both = variance(mean.values()) / total
    return {"strength": by_pair, "side": by_side, "suits": max(0.0, both - by_pair - by_side)}


def variance(values: Any) -> float:
    each = list(values)
    middle = sum(each) / len(each)
    return float(sum((value - middle) ** 2 for value in each) / len(each))


def of_arena(desk: Desk) -> Chart | None:
    """The ratings that come with the program, from matches that were played before."""
    file = RATINGS / f"{desk.game.key}.json"
    if not file.exists():
        return None
    kept = json.loads(file.read_text(encoding="utf-8"))
    dots = list(arena_dots(kept))
    made_of = desk.words(
        "report-made-of-arena", matches=kept["matches"], command=kept["command"], version=str(kept["version"])
    )
    if "rates" in kept:
        return desk.chart("arena-rates", dots, made_of)
    return desk.chart("arena-ratings", dots, made_of, is_share=False, axis=desk.words("report-rating"))


def arena_dots(kept: dict[str, Any]) -> Iterator[Dot]:
    if "rates" in kept:
        for name, found in kept["rates"].items():
            yield Dot(name, found["rate"], found["low"], found["high"], found["of"])
        return
    # The last is no bot but the advantage of the first seat.
    for found in kept["ratings"][:-1]:
        yield Dot(found["name"], found["rating"], found["low"], found["high"], kept["matches"])
