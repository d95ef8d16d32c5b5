"""What goes with winning: the figures that each game has for itself."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from bagend.games.confrontation.components import ARRANGEMENTS, CARDS, N_READY_MADE
from bagend.games.duel.components import CARDS as DUEL_CARDS
from bagend.games.duel.components import DECK, TILES, TOKENS
from bagend.games.journey.components import PLACES
from bagend.games.mountdoom.components import STAGES
from bagend.lab.measures import rate
from bagend.lab.report.charts import Chart, Desk, Dot, Section, capital, dot
from bagend.lab.report.sums import mean_of
from bagend.lab.report.watching import ROUNDS

ENDS = 10
"""Of a long list so many of the best and of the worst are drawn."""


def special(desk: Desk) -> Section:
    charts = tuple(CHARTS[desk.game.key](desk))
    return Section("special", desk.words("report-special"), charts)


def duel(desk: Desk) -> Iterator[Chart]:
    made_of = desk.rests_on(desk.main.matches)
    wins = desk.main.rows["wins"]
    base = int(wins.sum()) / (2 * desk.main.matches)
    words = desk.words
    # Several cards of a chapter may be alike.
    cards: dict[str, list[int]] = {}
    for number, (seen, won) in enumerate(desk.main.rows["cards"].T.tolist()):
        name = words("report-card", card=words.name("card", DUEL_CARDS[number]), chapter=number // DECK + 1)
        kept = cards.setdefault(capital(name), [0, 0])
        kept[0] += seen
        kept[1] += won
    kinds: dict[str, Mapping[str, Any]] = {
        "cards": cards,
        "tokens": named(desk, "tokens", "token", TOKENS),
        "landmarks": named(desk, "landmarks", "tile", TILES),
    }
    for key, found in kinds.items():
        dots = [dot(label, rate(won, seen)) for label, (seen, won) in found.items() if seen]
        dots.sort(key=lambda each: -each.value)
        shown = ENDS if len(dots) > 3 * ENDS else 0
        yield desk.chart(key, dots, made_of, baseline=base, baseline_label=words("report-base"), shown=shown)


def named(desk: Desk, row: str, kind: str, names: tuple[str, ...]) -> dict[str, Any]:
    counts = desk.main.rows[row].T.tolist()
    return {capital(desk.words.name(kind, name)): pair for name, pair in zip(names, counts, strict=True)}


def confrontation(desk: Desk) -> Iterator[Chart]:
    followed = desk.sums["followed"]
    made_of = desk.rests_on(followed.matches)
    seen, won = followed.rows["setups"]
    names = {side: [*ARRANGEMENTS[side * N_READY_MADE : (side + 1) * N_READY_MADE], ""] for side in range(2)}
    dots = [
        dot(
            desk.words("report-setups-pair", light=setup(desk, light), dark=setup(desk, dark)),
            rate(int(won[i, j]), int(seen[i, j])),
        )
        for i, light in enumerate(names[0])
        for j, dark in enumerate(names[1])
        if seen[i, j]
    ]
    dots.sort(key=lambda each: -each.value)
    yield desk.chart("setups", dots, made_of, baseline=desk.main.wins(0).rate, baseline_label=desk.words("report-base"))
    battles = followed.rows["battles"]
    for side in range(2):
        dots = []
        for card, (played, slew, fell) in enumerate(battles[side].T.tolist()):
            if played:
                label = capital(desk.words.name("card", CARDS[card]))
                dots.append(dot(label, rate(slew, played), desk.words("report-foe-falls"), "green"))
                dots.append(dot(label, rate(fell, played), desk.words("report-own-falls"), "red"))
        count = int(battles[side, 0].sum())
        yield desk.chart(
            f"battles-{desk.game.seats[side]}", dots, f"{made_of} {desk.words('report-battles', count=count)}"
        )


def setup(desk: Desk, name: str) -> str:
    return desk.words.name("arrangement", name) if name else desk.words("report-own-setup")


def mountdoom(desk: Desk) -> Iterator[Chart]:
    words, made_of = desk.words, desk.rests_on(desk.main.matches)
    lost = desk.main.rows["lost"].tolist()
    dots = [
        dot(capital(words.name("stage", stage)), rate(count, desk.main.matches))
        for stage, count in zip(STAGES, lost, strict=True)
    ]
    yield desk.chart("lost", dots, made_of)
    behind = desk.main.rows["behind"].tolist()
    dots = [
        dot(words("report-companions", count=count), rate(won, seen))
        for count, (seen, won) in enumerate(behind)
        if seen
    ]
    reached = sum(seen for seen, _ in behind)
    yield desk.chart("behind", dots, f"{made_of} {words('report-reached', count=reached)}")
    followed = desk.sums["followed"]
    dots = []
    for is_won, group, hue in ((1, words("report-won"), "green"), (0, words("report-lost-games"), "red")):
        for stage, name in enumerate(STAGES):
            counts = followed.rows["road"][is_won, stage]
            if counts.sum():
                dots.append(Dot(capital(words.name("stage", name)), *mean_of(counts), int(counts.sum()), group, hue))
    yield desk.chart("road", dots, desk.rests_on(followed.matches), is_share=False, axis=words("report-courage"))


def journey(desk: Desk) -> Iterator[Chart]:
    words, followed = desk.words, desk.sums["followed"]
    pace = followed.rows["pace"].tolist()
    dots = [
        dot(capital(words.name("place", PLACES[crossed])), rate(won, seen))
        for crossed, (seen, won) in enumerate(pace)
        if seen
    ]
    lead = words("report-pace-lead", rounds=ROUNDS)
    yield desk.chart("pace", dots, desk.rests_on(followed.matches), lead=lead)
    hits = desk.main.rows["hits"].tolist()
    dots = [dot(words("report-marks", count=count), rate(won, seen)) for count, (seen, won) in enumerate(hits) if seen]
    yield desk.chart("hits", dots, desk.rests_on(desk.main.matches))


CHARTS: Mapping[str, Callable[[Desk], Iterator[Chart]]] = {
    "duel": duel,
    "confrontation": confrontation,
    "mountdoom": mountdoom,
    "journey": journey,
}
