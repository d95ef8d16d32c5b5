"""Arena: every bot against every other, seats exchanged, those that search with the same dice for both; who is how
strong.

The results lie in a file that is written after every few matches, so an arena that was stopped goes on where it was.
Where all seats win or lose together every bot plays by itself, and its share of victories is told.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any

from rich.table import Table

from bagend.bots import roster
from bagend.engine.errors import BadOption, BagendError, UnknownBot, reason
from bagend.engine.game import Game
from bagend.engine.words import LANGUAGES, Words
from bagend.lab import batch, plots
from bagend.lab.measures import Rate, rate
from bagend.lab.ratings import Pairing, Rating, rate_bots, rate_sides
from bagend.lab.words import lab_words


class WrongResults(BagendError):
    code = "wrong-results"


@dataclass(frozen=True)
class Arena:
    """What is to be played."""

    game: Game
    bots: tuple[str, ...]
    seats: tuple[int, ...]
    matches: int
    """For each pair, half of them with the seats exchanged."""

    options: Mapping[str, object]
    seed: int
    against: str = ""
    """The one that all others play, if they do not all play each other."""

    only: tuple[frozenset[str], ...] = ()
    """The pairs that play, if not all do."""

    @property
    def about(self) -> dict[str, Any]:
        """What two arenas must have in common for one to go on with the other's results."""
        return {
            "game": self.game.key,
            "version": self.game.version,
            "seats": [self.game.seats[seat] for seat in self.seats],
            "options": self.game.options.write(self.game.options.read(self.options)),
            "seed": self.seed,
        }

    def tables(self) -> Iterator[tuple[str, ...]]:
        """The bots on the seats, for each series of matches."""
        if self.game.cooperative:
            yield from ((name,) * len(self.seats) for name in self.bots)
        else:
            for one, other in self.pairs():
                yield from ((one, other), (other, one))

    def pairs(self) -> Iterator[tuple[str, str]]:
        """Who meets whom, the weaker first."""
        for pair in combinations(self.bots, 2):
            is_asked = frozenset(pair) in self.only if self.only else not self.against or self.against in pair
            if is_asked:
                yield pair

    @property
    def each(self) -> int:
        """The matches of one series."""
        return self.matches if self.game.cooperative else self.matches // 2

    def budgets(self, bots: Sequence[str]) -> list[int]:
        return [roster.level(self.game, name).budget for name in bots]


def arrange(
    game: Game,
    bots: Sequence[str],
    seats: tuple[int, ...],
    matches: int,
    options: Mapping[str, object],
    seed: int,
    against: str = "",
    only: Sequence[str] = (),
) -> Arena:
    """An arena, checked.  The pairs of `only` are written A:B."""
    if against and against not in bots:
        raise UnknownBot("error-arena-stranger", bot=against)
    for name in bots:
        roster.level(game, name)
    if len(set(bots)) < len(bots):
        raise UnknownBot("error-arena-twice")
    if game.cooperative:
        return Arena(game, tuple(bots), seats, matches, options, seed)
    if len(bots) < 2 or len(seats) != 2:
        raise UnknownBot("error-arena-two")
    if matches % 2:
        raise BadOption("error-arena-even", matches=matches)
    pairs = tuple(read_pair(pair, bots) for pair in only)
    return Arena(game, tuple(bots), seats, matches, options, seed, against, pairs)


def read_pair(pair: str, bots: Sequence[str]) -> frozenset[str]:
    """Two bots of an arena, written A:B; a colon may also be part of a name."""
    for one, other in combinations(bots, 2):
        if pair in (f"{one}:{other}", f"{other}:{one}"):
            return frozenset((one, other))
    raise UnknownBot("error-arena-pair", pair=pair)


@dataclass
class Series:
    """What came of the matches of one table of bots."""

    bots: tuple[str, ...]
    matches: int = 0
    wins: list[int] | None = None
    """Matches won alone, by seat."""

    shared: int = 0
    """Matches with several winners."""

    budgets: list[int] = field(default_factory=list)
    """The simulations of each bot, so that nobody goes on with matches of a bot that has got another budget."""

    def add(self, winners: Sequence[int], seats: Sequence[int]) -> None:
        wins = self.wins or [0] * len(seats)
        for won in winners:
            count = int(won).bit_count()
            self.matches += 1
            self.shared += count > 1
            if count == 1:
                wins[seats.index(int(won).bit_length() - 1)] += 1
        self.wins = wins

    @property
    def score(self) -> float:
        """Of the first seat: a match that nobody won alone is half a win for each."""
        wins = self.wins or [0, 0]
        return wins[0] + (self.matches - sum(wins)) / 2


class Results:
    """What was played so far."""

    def __init__(self, arena: Arena, path: Path | None) -> None:
        self.arena = arena
        self.path = path
        self.series: dict[tuple[str, ...], Series] = {}
        if path is not None and path.exists():
            self._read(path)

    def _read(self, path: Path) -> None:
        try:
            kept = json.loads(path.read_text(encoding="utf-8"))
            about = kept["about"]
            self.series = {tuple(row["bots"]): Series(**{**row, "bots": tuple(row["bots"])}) for row in kept["series"]}
        except (OSError, ValueError, KeyError, TypeError):
            raise WrongResults("error-results-not", file=path) from None
        if about != self.arena.about:
            raise WrongResults("error-results-other", file=path)
        for bots in self.arena.tables():
            if self.series.get(bots, Series(bots)).budgets not in ([], self.arena.budgets(bots)):
                raise WrongResults("error-results-budgets", file=path, bots=list(bots))

    def of(self, bots: tuple[str, ...]) -> Series:
        return self.series.setdefault(bots, Series(bots, budgets=self.arena.budgets(bots)))

    def save(self) -> None:
        if self.path is None:
            return
        rows = [vars(series) for series in self.series.values()]
        text = json.dumps({"about": self.arena.about, "series": rows}, indent=1)
        beside = self.path.with_suffix(".part")
        try:
            beside.write_text(text + "\n", encoding="utf-8")
            beside.replace(self.path)
        except OSError as wrong:
            raise WrongResults("error-cannot-write", file=self.path, reason=reason(wrong)) from None


def play(
    arena: Arena,
    results: Results,
    told: Callable[[int], None],
    jobs: int = 1,
    hear: Callable[[Sequence[batch.Forfeit]], None] = lambda forfeits: None,
) -> None:
    """Play what is missing, in so many processes; `told` is told of every match that is done, `hear` of faults."""
    # What cannot be written is found out before anything is played.
    results.save()
    for bots in arena.tables():
        series = results.of(bots)
        told(min(series.matches, arena.each))
        plan = batch.Plan(arena.game.key, arena.each, arena.seats, bots, arena.options, arena.seed)
        for block in batch.play(plan, jobs, done=series.matches):
            series.add(block.states["winners"].tolist(), arena.seats)
            results.save()
            hear(block.forfeits)
            told(len(block.states))


def pairings(arena: Arena, results: Results) -> list[Pairing]:
    found = []
    for bots in arena.tables():
        series = results.of(bots)
        first, second = bots
        found.append(Pairing(first, second, series.matches, series.score))
    return found


def command(arena: Arena) -> str:
    """The command that plays this arena again."""
    about = arena.about
    words = ["bagend arena", about["game"], f"--bots {','.join(arena.bots)}", f"-n {arena.matches}"]
    words += [f"--seats {','.join(about['seats'])}", f"--seed {arena.seed}"]
    words += [f"--against {arena.against}"] if arena.against else []
    words += [f"--pairs {','.join(':'.join(pair) for pair in arena.pairs())}"] if arena.only else []
    words += [f"--option {key}={about['options'][key]}" for key in arena.options]
    return " ".join(words)


def as_json(arena: Arena, results: Results) -> dict[str, Any]:
    """The result as plain values.  The names are stable; see docs/command.md."""
    budgets = dict(zip(arena.bots, arena.budgets(arena.bots), strict=True))
    shown: dict[str, Any] = {"command": command(arena), **arena.about, "matches": arena.matches, "budgets": budgets}
    if arena.game.cooperative:
        return {**shown, "rates": {name: found._asdict() for name, found in win_rates(arena, results).items()}}
    found = pairings(arena, results)
    return {
        **shown,
        "ratings": [rating._asdict() for rating in rate_bots(arena.bots, found)],
        "sides": [rating._asdict() for rating in sides_of(arena, found)],
        "pairs": [
            {"bot": one, "against": other, **score._asdict()} for (one, other), score in scores(arena, found).items()
        ],
    }


def sides_of(arena: Arena, found: Sequence[Pairing]) -> list[Rating]:
    return rate_sides(arena.bots, [arena.game.seats[seat] for seat in arena.seats], found)


def win_rates(arena: Arena, results: Results) -> dict[str, Rate]:
    """Where all play together: how often each bot wins."""
    found = {}
    for bots in arena.tables():
        series = results.of(bots)
        found[bots[0]] = rate(series.shared + sum(series.wins or []), series.matches)
    return found


def scores(arena: Arena, found: Sequence[Pairing]) -> dict[tuple[str, str], Rate]:
    """Each bot's share of the points against each other bot, both seats together."""
    totals: dict[tuple[str, str], Rate] = {}
    for weaker, stronger in arena.pairs():
        score = matches = 0.0
        for pairing in found:
            if {pairing.first, pairing.second} == {weaker, stronger}:
                matches += pairing.matches
                score += pairing.score if pairing.first == stronger else pairing.matches - pairing.score
        # Half a point is left out of the interval, which is that of whole ones.
        totals[stronger, weaker] = rate(int(score), int(matches))
    return totals


def as_tables(arena: Arena, results: Results, language: str = LANGUAGES[0]) -> Iterator[Table]:
    """The result for a person."""
    words, game_words = lab_words(language), arena.game.words(language)
    message = "arena-title-bots" if arena.game.cooperative else "arena-title-pairs"
    title = words(message, title=game_words("title"), matches=arena.matches, seed=str(arena.seed))
    if arena.game.cooperative:
        table = Table(words("arena-bot"), words("arena-wins"), title=title, title_justify="left")
        for name, share in win_rates(arena, results).items():
            table.add_row(name, share.said(words))
        yield table
        return
    found_pairs = pairings(arena, results)
    seats = [arena.game.seats[seat] for seat in arena.seats]
    sides = {rating.name: rating for rating in sides_of(arena, found_pairs)}
    # Too few pairs tell nothing about sides.
    shown = seats if sides else []
    names = [game_words.name("seat", seat) for seat in shown]
    table = Table(words("arena-bot"), words("arena-rating"), *names, title=title, title_justify="left")
    *ratings, seat = rate_bots(arena.bots, found_pairs)
    for found in sorted(ratings, key=lambda rating: -rating.rating):
        on_sides = [sides.get(f"{found.name} ({side})") for side in shown]
        table.add_row(found.name, points(found, words), *(points(side, words) if side else "" for side in on_sides))
    table.add_section()
    table.add_row(words("arena-advantage", seat=game_words.name("seat", seats[0])), points(seat, words))
    yield table
    table = Table(words("arena-pair"), words("arena-score"))
    for (stronger, weaker), score in scores(arena, found_pairs).items():
        table.add_row(words("arena-against", bot=stronger, other=weaker), score.said(words))
    yield table


def points(found: Rating, words: Words) -> str:
    """Ratings are written without separators, as they are in chess."""
    rating, low, high = (f"{value:.0f}" for value in (found.rating, found.low, found.high))
    return words("interval-rate", rate=rating, low=low, high=high)


def draw_plot(arena: Arena, results: Results, path: str, language: str = LANGUAGES[0]) -> None:
    """The ratings with their intervals, as a picture; of budgets, what more of them is worth."""
    figure = plots.new_figure(7, 0.5 * len(arena.bots) + 1.5)
    axes = figure.subplots()
    if is_of_budgets(arena):
        draw_curve(arena, results, axes, lab_words(language))
    else:
        draw_ratings(arena, results, axes, lab_words(language))
    axes.set_title(arena.game.words(language)("title"))
    plots.save(figure, path)


def is_of_budgets(arena: Arena) -> bool:
    """Whether the arena asks what more simulations are worth."""
    are_budgets = all(name.startswith("tree:") for name in arena.bots)
    return bool(arena.against) or (arena.game.cooperative and are_budgets)


def curve(arena: Arena, results: Results) -> Iterator[tuple[int, float, float, float]]:
    """For each budget the share of the points against one bot, or of matches won together, and its interval."""
    if arena.game.cooperative:
        for name, found in win_rates(arena, results).items():
            yield roster.level(arena.game, name).effort.simulations, found.rate, found.low, found.high
        return
    for (stronger, weaker), found in scores(arena, pairings(arena, results)).items():
        if stronger == arena.against:
            budget = roster.level(arena.game, weaker).effort.simulations
            yield budget, 1 - found.rate, 1 - found.high, 1 - found.low
        else:
            yield roster.level(arena.game, stronger).effort.simulations, found.rate, found.low, found.high


def draw_curve(arena: Arena, results: Results, axes: Any, words: Words) -> None:
    """What more simulations are worth."""
    for budget, middle, low, high in curve(arena, results):
        axes.errorbar(budget, middle, yerr=[[middle - low], [high - middle]], fmt="o", capsize=4, color="C0")
    axes.set_xscale("log", base=2)
    axes.set_xlabel(words("plot-simulations"))
    if arena.against:
        axes.set_ylabel(words("plot-score", bot=arena.against))
        axes.axhline(0.5, linewidth=0.5)
    else:
        axes.set_ylabel(words("plot-share"))


def draw_ratings(arena: Arena, results: Results, axes: Any, words: Words) -> None:
    if arena.game.cooperative:
        rates = win_rates(arena, results)
        shown = [Rating(name, found.rate, found.low, found.high) for name, found in rates.items()]
        axes.set_xlabel(words("plot-share"))
    else:
        shown = rate_bots(arena.bots, pairings(arena, results))[:-1]
        axes.set_xlabel(words("plot-rating"))
    for row, (_, middle, low, high) in enumerate(shown):
        axes.errorbar(middle, row, xerr=[[middle - low], [high - middle]], fmt="o", capsize=4)
    axes.set_yticks(range(len(shown)), [name for name, *_ in shown])
