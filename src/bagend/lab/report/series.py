"""Series: the matches that a report is made of, each series with its bots, options and number."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bagend.bots import roster
from bagend.engine.errors import BadOption
from bagend.engine.game import Game
from bagend.engine.options import Choice, Flag, Listing, Option, Value, Whole
from bagend.lab.batch import Plan, check_bots
from bagend.lab.report.watching import WATCHES

PART = 20
"""A series beside the main one has one match for so many of its."""

FEWEST = 100
"""…but at least these, if there are as many."""

FOLLOWED = 50
MOST_FOLLOWED = 10_000
"""Of so many matches one is followed answer by answer, up to a number that takes a minute."""

THOUGHT = 10_000
"""Of so many matches of quick bots there is one of bots that think ahead: these take thousands of times as long."""

MANY = 11
"""Of a number with more values than these only some are tried."""

SOME = 5

USUAL = 100_000
USUAL_THINKING = 200
"""Matches of a report whose reader did not say how many: with quick bots, and with others."""

MAIN = "main"


@dataclass(frozen=True)
class Series:
    """Matches that are played alike."""

    key: str
    """What they are for: `main`, `level a b`, `seats 3`, `option key value`."""

    plan: Plan
    is_followed: bool = False


@dataclass(frozen=True)
class Wanted:
    """What a report is to be about."""

    game: Game
    matches: int
    bots: tuple[str, ...]
    """One for each seat."""

    options: Mapping[str, object]
    seed: int

    def plan(
        self, bots: Sequence[str], seats: Sequence[int], matches: int, options: Mapping[str, object] | None = None
    ) -> Plan:
        chosen = self.options if options is None else options
        return Plan(self.game.key, matches, tuple(seats), tuple(bots), chosen, self.seed)

    @property
    def part(self) -> int:
        return max(min(self.matches, FEWEST), self.matches // PART)

    @property
    def command(self) -> str:
        """What makes the same report again."""
        bots = self.bots[:1] if len(set(self.bots)) == 1 else self.bots
        given = self.game.options.write(self.game.options.read(self.options))
        options = "".join(f" --option {key}={given[key]}" for key in self.options)
        return f"bagend report {self.game.key} -n {self.matches} --bots {','.join(bots)} --seed {self.seed}{options}"


def want(game: Game, matches: int | None, bots: str, options: Mapping[str, object], seed: int) -> Wanted:
    """What was asked for, checked."""
    seats = game.take_seats(None)
    chosen = check_bots(game, seats, bots.split(",") if bots else [roster.rival(game)])
    game.setup(game.options.read(options), seats)
    is_quick = all(roster.level(game, name).is_quick for name in chosen)
    return Wanted(game, matches or (USUAL if is_quick else USUAL_THINKING), chosen, options, seed)


def all_series(wanted: Wanted) -> list[Series]:
    game = wanted.game
    seats = range(len(game.seats))
    main = wanted.plan(wanted.bots, seats, wanted.matches)
    found = [Series(MAIN, main)]
    found += seat_series(wanted)
    found += level_series(wanted)
    found += option_series(wanted)
    if WATCHES[game.key].follower:
        some = min(MOST_FOLLOWED, max(min(wanted.matches, FEWEST), wanted.matches // FOLLOWED))
        found.append(Series("followed", wanted.plan(wanted.bots, seats, some), is_followed=True))
    return found


def seat_series(wanted: Wanted) -> Iterator[Series]:
    """With fewer players."""
    for count in range(wanted.game.fewest, len(wanted.game.seats)):
        yield Series(f"seats {count}", wanted.plan(wanted.bots[:count], range(count), wanted.part))


def thought(wanted: Wanted) -> int:
    """Matches of each table with a bot that thinks ahead."""
    return wanted.matches // THOUGHT


def level_series(wanted: Wanted) -> Iterator[Series]:
    """Every quick bot against every other on both seats, and itself; those that think ahead against neighbours.

    The strongest takes too long: the arena rates it.
    """
    levels = roster.levels(wanted.game)
    quick = [level.name for level in levels if level.is_quick]
    thinking = [level.name for level in levels if level.needs_compiler][:-1]
    few = thought(wanted)
    for tables, matches in ((quick, wanted.part), (thinking, few)):
        if wanted.game.cooperative and matches:
            seats = range(len(wanted.game.seats))
            yield from (Series(f"level {bot}", wanted.plan([bot] * len(seats), seats, matches)) for bot in tables)
    if wanted.game.cooperative:
        return
    pairs = [((one, other), wanted.part) for one in quick for other in quick]
    chain = [quick[-1], *thinking]
    for weaker, stronger in zip(chain, thinking, strict=False):
        pairs += [(pair, few) for pair in ((weaker, stronger), (stronger, weaker), (stronger, stronger))]
    for pair, matches in pairs:
        if matches:
            plan = wanted.plan(pair, range(wanted.game.fewest), matches)
            yield Series(f"level {' '.join(pair)}", plan)


def option_series(wanted: Wanted) -> Iterator[Series]:
    """Every option at its other values, one at a time."""
    game = wanted.game
    seats = game.take_seats(None)
    for option in tried(game):
        for value in values_of(option, game.options.read(wanted.options)[option.key]):
            options = {**wanted.options, option.key: value}
            try:
                game.setup(game.options.read(options), seats)
            except BadOption:
                # Some values do not go together.
                continue
            plan = wanted.plan(wanted.bots, seats, wanted.part, options)
            yield Series(f"option {option.key} {option.write(value)}", plan)


def tried(game: Game) -> Iterator[Option]:
    """The options that change the game itself, and not who sits where in it."""
    for option in game.options:
        if not (isinstance(option, Choice) and set(option.names) & set(game.seats)):
            yield option


def values_of(option: Option, now: Value) -> list[Value]:
    """What else an option might be.  Of many numbers only some; of a list, one of the commonest names is another."""
    values: list[Value] = []
    if isinstance(option, Flag):
        values = [not now]
    elif isinstance(option, Choice):
        values = list(option.names)
    elif isinstance(option, Whole):
        span = option.most - option.least
        numbers = range(span + 1) if span < MANY else [round(span * k / (SOME - 1)) for k in range(SOME)]
        values = [option.least + number for number in numbers]
    elif isinstance(option, Listing) and isinstance(now, tuple):
        commonest = max(now, key=now.count)
        at = now.index(commonest)
        values = [(*now[:at], name, *now[at + 1 :]) for name in option.names]
    return [value for value in values if value != now]
