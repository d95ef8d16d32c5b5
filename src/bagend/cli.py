"""The one command.  Bad input gets one clear sentence on stderr and exit status 2, never a traceback."""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from bagend.engine.errors import BadOption, BagendError

if TYPE_CHECKING:
    from bagend.engine.game import Game

WRONG_INPUT = 2


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, and where to read on."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG_INPUT, f"{self.prog}: {message}.  See {self.prog} --help.\n")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = build_parser()
    chosen = parser.parse_args(arguments)
    command: Callable[[argparse.Namespace], int] = chosen.command
    try:
        return command(chosen)
    except BagendError as wrong:
        print(f"bagend: {wrong}", file=sys.stderr)
        return WRONG_INPUT
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read our output has seen enough.
        sys.stderr.close()
        return 0


def build_parser() -> Parser:
    parser = Parser(prog="bagend", description="One table for four Middle-earth board games.")
    # `bagend` alone opens the table.
    add_table_options(parser)
    parser.set_defaults(command=table)
    chores = parser.add_subparsers(title="what to do", metavar="COMMAND")

    chore = add(chores, "table", table, "open the table in the browser")
    # What stands before the word `table` counts too, so it has no defaults of its own.
    add_table_options(chore, is_nested=True)

    chore = add(chores, "play", play, "play a match in the terminal")
    add_match_options(chore)
    chore.add_argument(
        "--seat",
        action="append",
        default=[],
        metavar="SEAT=PLAYER",
        help="human, bot or bot:NAME; seats a match needs besides are filled",
    )
    chore.add_argument("--lang", default="en", help="the language to play in")

    chore = add(chores, "games", games, "the titles, their seats, options and bots")
    chore.add_argument("--json", action="store_true", help="as JSON")

    chore = add(chores, "simulate", simulate, "let bots play many matches and count")
    add_match_options(chore)
    chore.add_argument("-n", "--matches", type=positive, default=10_000, help="how many matches")
    chore.add_argument("--bots", default="uniform", help="a bot per seat, separated by commas; one name serves for all")
    chore.add_argument("--seats", default="", help="the seats taken, separated by commas")
    chore.add_argument("--jobs", type=positive, default=1, help="processes; the result does not depend on it")
    chore.add_argument("--json", default="", metavar="FILE", help="write the result there (- for standard output)")

    chore = add(chores, "arena", arena, "every bot against every other: ratings with intervals")
    add_match_options(chore)
    chore.add_argument("-n", "--matches", type=positive, default=400, help="matches a pair, half with seats exchanged")
    chore.add_argument("--bots", default="", help="the bots, separated by commas; all if none are named")
    chore.add_argument("--seats", default="", help="the seats taken, separated by commas; the fewest if none are named")
    chore.add_argument("--against", default="", metavar="BOT", help="all others play this one, and not each other")
    chore.add_argument("--pairs", default="", metavar="A:B,C:D", help="only these pairs play")
    chore.add_argument("--jobs", type=positive, default=1, help="processes; the result does not depend on it")
    chore.add_argument("--results", default="", metavar="FILE", help="keep the results there, and go on from them")
    chore.add_argument("--plot", default="", metavar="FILE", help="draw the ratings into this file")
    chore.add_argument("--json", default="", metavar="FILE", help="write the ratings there (- for standard output)")

    chore = add(chores, "replay", replay, "print a saved match, or draw a position of it")
    chore.add_argument("file")
    chore.add_argument("--svg", default="", metavar="OUT", help="draw the position into this file")
    chore.add_argument("--to", type=natural, default=None, metavar="N", help="stop after N answers")
    chore.add_argument("--lang", default="en", help="the language to print in")

    chore = add(chores, "verify", verify, "check a saved match: that its dice were not loaded and every move was legal")
    chore.add_argument("file")

    chore = add(chores, "where", where, "look up a rule: what it says, the code that enforces it and the tests")
    chore.add_argument("clause", help="a clause (J-36), a ruling (MQ-69) or a worked example (JT-4)")

    chore = add(chores, "fuzz", fuzz, "look for crashes, dead ends, endless matches and bad undo")
    chore.add_argument("game")
    chore.add_argument("--seconds", type=positive, default=30)
    chore.add_argument("--seed", type=natural, default=0)
    chore.add_argument("--out", default="fuzz", help="the folder for journals of what was found")

    chore = add(chores, "bench", bench, "the speed table, peers beside us")
    chore.add_argument("--json", default="", metavar="FILE", help="write the figures there")
    chore.add_argument("--rows", default="", help="some of steps,search,levels,starts; all if none are named")
    chore.add_argument("--seconds", type=positive, default=1, help="CPU seconds for each figure")
    return parser


def add(chores: "argparse._SubParsersAction[Parser]", name: str, command: object, about: str) -> Parser:
    chore = chores.add_parser(name, help=about, description=about[0].upper() + about[1:] + ".")
    chore.set_defaults(command=command)
    return chore


def add_table_options(parser: Parser, is_nested: bool = False) -> None:
    def add_option(name: str, default: object, about: str, **settings: Any) -> None:
        parser.add_argument(name, default=argparse.SUPPRESS if is_nested else default, help=about, **settings)

    add_option("--host", "127.0.0.1", "the address to listen on")
    add_option("--port", 8710, "the port to listen on", type=natural)
    add_option("--database", "", "sqlite:///FILE; the default lies in your data folder")
    add_option("--no-browser", False, "do not open a browser", action="store_true")
    add_option("--bot-workers", 1, "processes in which bots think", type=positive)


def add_match_options(parser: Parser) -> None:
    parser.add_argument("game")
    parser.add_argument("--seed", type=natural, default=None, help="for a match that can be repeated")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="see bagend games")
    parser.add_argument("--box", default="", metavar="FILE", help="a TOML file of options: the values of your own box")


def positive(text: str) -> int:
    number = natural(text)
    if number == 0:
        raise argparse.ArgumentTypeError("expected a whole number above 0")
    return number


def natural(text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise argparse.ArgumentTypeError(f"expected a whole number, not {text!r}")
    return int(text)


def given_options(game: "Game", chosen: argparse.Namespace) -> dict[str, object]:
    """The options of the box file, then those given one by one."""
    options: dict[str, object] = dict(game.options.read_file(Path(chosen.box))) if chosen.box else {}
    for setting in chosen.option:
        key, separator, value = setting.partition("=")
        if not separator:
            raise BadOption(f"Cannot read the option {setting!r}; expected KEY=VALUE.")
        options[key] = value
    game.options.read(options)
    return options


def table(chosen: argparse.Namespace) -> int:
    from bagend.table.web.server import serve

    serve(chosen.host, chosen.port, chosen.database, not chosen.no_browser, chosen.bot_workers)
    return 0


def play(chosen: argparse.Namespace) -> int:
    from bagend.games import find
    from bagend.terminal import play_match, read_players

    game = find(chosen.game)
    players = read_players(game, chosen.seat)
    return play_match(game, players, given_options(game, chosen), chosen.seed, chosen.lang)


def games(chosen: argparse.Namespace) -> int:
    from bagend.bots.catalogue import describe_all
    from bagend.terminal import game_as_text

    games = describe_all()
    print(json.dumps(games, indent=2, ensure_ascii=False) if chosen.json else "\n\n".join(map(game_as_text, games)))
    return 0


def simulate(chosen: argparse.Namespace) -> int:
    from rich.console import Console

    from bagend.games import find
    from bagend.lab import batch
    from bagend.lab.progress import told_progress
    from bagend.lab.simulate import as_json, as_table

    game = find(chosen.game)
    seats = game.take_seats(chosen.seats.split(",") if chosen.seats else None)
    bots = batch.check_bots(game, seats, chosen.bots.split(","))
    options = given_options(game, chosen)
    plan = batch.Plan(game.key, chosen.matches, seats, bots, options, chosen.seed or 0)
    game.setup(game.options.read(options), seats)
    with told_progress(f"{game.key}: playing", chosen.matches) as advance:
        total = batch.tally(plan, batch.play(plan, chosen.jobs), advance)
    if chosen.json:
        write(chosen.json, json.dumps(as_json(plan, total), indent=2) + "\n")
    if chosen.json != "-":
        Console().print(as_table(plan, total))
    return 0


def arena(chosen: argparse.Namespace) -> int:
    from rich.console import Console

    from bagend.bots import roster
    from bagend.games import find
    from bagend.lab import arena
    from bagend.lab.progress import told_progress

    game = find(chosen.game)
    seats = game.take_seats(chosen.seats.split(",") if chosen.seats else game.seats[: game.fewest])
    bots = chosen.bots.split(",") if chosen.bots else roster.names(game)
    options = given_options(game, chosen)
    only = chosen.pairs.split(",") if chosen.pairs else ()
    wanted = arena.arrange(game, bots, seats, chosen.matches, options, chosen.seed or 0, chosen.against, only)
    game.setup(game.options.read(options), seats)
    results = arena.Results(wanted, Path(chosen.results) if chosen.results else None)
    with told_progress(f"{game.key}: arena", wanted.each * len(list(wanted.tables()))) as advance:
        arena.play(wanted, results, advance, chosen.jobs)
    if chosen.json:
        write(chosen.json, json.dumps(arena.as_json(wanted, results), indent=1) + "\n")
    if chosen.plot:
        arena.draw_plot(wanted, results, chosen.plot)
    if chosen.json != "-":
        for shown in arena.as_tables(wanted, results):
            Console().print(shown)
    return 0


def write(name: str, text: str) -> None:
    """To a file, or to standard output if it is called -."""
    if name == "-":
        sys.stdout.write(text)
        return
    try:
        Path(name).write_text(text, encoding="utf-8")
    except OSError as wrong:
        raise BagendError(f"Cannot write {name}: {wrong.strerror}.") from None


def replay(chosen: argparse.Namespace) -> int:
    from bagend.terminal import read_journal, tell_match

    match = read_journal(chosen.file, chosen.to)
    if chosen.svg:
        from bagend.drawing.document import svg

        write(chosen.svg, svg(match.drawing(language=chosen.lang)))
    else:
        tell_match(match, chosen.lang)
    return 0


def verify(chosen: argparse.Namespace) -> int:
    from bagend.lab.audit import audit, read

    findings = audit(read(chosen.file))
    for finding in findings:
        if not finding.problems:
            print(f"{finding.what}: {finding.holds}")
        for sentence in finding.problems:
            print(f"{finding.what}: {sentence}", file=sys.stderr)
    print("Compare the commitment in the journal with the hash you saw before the first draw: only you can do that.")
    return 1 if any(finding.problems for finding in findings) else 0


def where(chosen: argparse.Namespace) -> int:
    from bagend.lab.citations import find

    print("\n\n".join(str(citation) for citation in find(chosen.clause)))
    return 0


def fuzz(chosen: argparse.Namespace) -> int:
    from bagend.engine.kernel import preferred_mode
    from bagend.games import find
    from bagend.lab.fuzz import Report, fuzz
    from bagend.lab.progress import told_progress

    game = find(chosen.game)
    with told_progress(f"{game.key}: fuzzing", None) as advance:

        def progress(report: Report) -> None:
            advance(1)

        report = fuzz(game, chosen.seconds, chosen.seed, preferred_mode(), Path(chosen.out), progress)
    if report.crime:
        print(
            f"bagend: {report.crime.what} (seed {report.crime.seed}); see {report.crime.journal}.",
            file=sys.stderr,
        )
        return 1
    print(f"{report.matches:,} matches, {report.answers:,} answers: no crash, dead end, endlessness or bad undo.")
    return 0


def bench(chosen: argparse.Namespace) -> int:
    from rich.console import Console

    from bagend.lab.bench import as_json, as_tables, measure, read_rows

    rows = read_rows(chosen.rows)
    with Console(stderr=True).status("measuring") as status:
        figures = measure(rows, chosen.seconds, status.update)
    if chosen.json:
        write(chosen.json, json.dumps(as_json(figures), indent=2) + "\n")
    if chosen.json != "-":
        for table in as_tables(figures):
            Console().print(table)
    return 0
