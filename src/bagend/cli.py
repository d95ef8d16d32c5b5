"""The `bagend` command.  Bad input gets one clear sentence on stderr and exit status 2, never a traceback."""

import argparse
import io
import json
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

from bagend.arguments import (
    WRONG_INPUT,
    Parser,
    add,
    add_jobs,
    add_match_options,
    add_own_bots,
    add_table_options,
    natural,
    positive,
)
from bagend.completion import SHELLS
from bagend.engine.errors import BadOption, BagendError
from bagend.keeping import add_keeping

if TYPE_CHECKING:
    from bagend.engine.game import Game


def main(arguments: Sequence[str] | None = None) -> int:
    for output in (sys.stdout, sys.stderr):
        # A terminal that cannot show û shows ? instead.
        if isinstance(output, io.TextIOWrapper):
            output.reconfigure(errors="replace")
    parser = build_parser()
    chosen = parser.parse_args(arguments)
    command: Callable[[argparse.Namespace], int] = chosen.command
    try:
        find_own_bots(chosen)
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
    parser = Parser(prog="bagend", description="Four Middle-earth board games: play them, simulate them, measure them.")
    parser.add_argument("--version", action="version", version=f"bagend {version('bagend')}")
    # `bagend` alone opens the table.
    add_table_options(parser)
    parser.set_defaults(command=table)
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND")

    sub = add(subparsers, "table", table, "open the table in your browser (the default)")
    # Options before the word `table` count too, so it has no defaults of its own.
    add_table_options(sub, is_nested=True)

    sub = add(subparsers, "play", play, "play in the terminal")
    add_match_options(sub, "a new one each time")
    sub.add_argument(
        "--seat",
        action="append",
        default=[],
        metavar="SEAT=PLAYER",
        help="human, bot or bot:NAME; remaining seats are filled automatically",
    )
    sub.add_argument("--watch", action="store_true", help="only watch: bots take all seats")
    sub.add_argument("--resume", default="", metavar="FILE", help="continue a saved game")
    sub.add_argument("--lang", default="en", help="language (default: en)")

    sub = add(subparsers, "games", games, "list the games with their seats, options and bots")
    sub.add_argument("game", nargs="?", default="", help="only this game, and what its bots see and may do")
    sub.add_argument("--json", action="store_true", help="print JSON")
    add_own_bots(sub)

    sub = add(subparsers, "simulate", simulate, "let bots play many games and count the results")
    add_match_options(sub, "0")
    sub.add_argument("-n", "--matches", type=positive, default=10_000, help="number of games (default: 10000)")
    sub.add_argument(
        "--bots", default="uniform", help="one bot for all seats, or one per seat, comma-separated (default: uniform)"
    )
    sub.add_argument("--seats", default="", help="seats in play, comma-separated (default: all)")
    add_jobs(sub)
    sub.add_argument(
        "--device",
        choices=("cpu", "cuda"),
        default="cpu",
        help="cuda plays on an NVIDIA GPU; results do not depend on it (default: cpu)",
    )
    sub.add_argument(
        "--cluster",
        default="",
        metavar="ADDRESS",
        help="play on a Ray cluster: auto (the one running here) or ray://HOST:PORT",
    )
    sub.add_argument(
        "--rows", default="", metavar="FILE", help="write a row per game (.csv, .jsonl or .parquet) and resume from it"
    )
    sub.add_argument("--journals", default="", metavar="FOLDER", help="save every game as a journal")
    sub.add_argument("--json", default="", metavar="FILE", help="write the result as JSON (- for standard output)")

    sub = add(subparsers, "arena", arena, "rate the bots: each plays every other")
    add_match_options(sub, "0")
    sub.add_argument(
        "-n", "--matches", type=positive, default=400, help="games per pair, half with seats swapped (default: 400)"
    )
    sub.add_argument("--bots", default="", help="bots, comma-separated (default: all)")
    sub.add_argument("--seats", default="", help="seats in play, comma-separated (default: as few as possible)")
    sub.add_argument("--against", default="", metavar="BOT", help="only play against this bot")
    sub.add_argument("--pairs", default="", metavar="A:B,C:D", help="only play these pairs")
    add_jobs(sub)
    sub.add_argument("--results", default="", metavar="FILE", help="save results here and resume from them")
    sub.add_argument("--plot", default="", metavar="FILE", help="plot the ratings")
    sub.add_argument("--json", default="", metavar="FILE", help="write the ratings as JSON (- for standard output)")

    sub = add(subparsers, "replay", replay, "print a saved game, or draw one of its positions")
    sub.add_argument("file")
    sub.add_argument("--svg", default="", metavar="FILE", help="draw the position as SVG")
    sub.add_argument("--to", type=natural, default=None, metavar="N", help="stop after N moves and draws")
    sub.add_argument("--lang", default="en", help="language (default: en)")

    sub = add(subparsers, "review", review, "look at a finished game again: chances, turning points, luck and skill")
    sub.add_argument("file")
    sub.add_argument("--json", default="", metavar="FILE", help="write the review as JSON (- for standard output)")
    sub.add_argument("--seconds", type=positive, default=30, help="how long to think, about (default: 30)")
    sub.add_argument("--lang", default="en", help="language (default: en)")

    sub = add(subparsers, "verify", verify, "check a saved game: its dice were fair and every move was legal")
    sub.add_argument("file")

    sub = add(subparsers, "art", art, "show every symbol, colour and letter on one page")
    sub.add_argument("--out", default="art.html", metavar="FILE", help="where to write it (default: art.html)")

    sub = add(subparsers, "where", where, "look up a rule: what it says, the code that enforces it, and its tests")
    sub.add_argument("clause", help="a clause (J-36), a ruling (MQ-69) or a worked example (JT-4)")

    sub = add(subparsers, "fuzz", fuzz, "play at random and look for crashes, dead ends, endless games and bad undo")
    sub.add_argument("game")
    sub.add_argument("--seconds", type=positive, default=30, help="how long (default: 30)")
    sub.add_argument("--seed", type=natural, default=0, help="seed (default: 0)")
    sub.add_argument("--out", default="fuzz", help="folder for the journals of failures (default: fuzz)")

    add_keeping(subparsers)
    sub = add(
        subparsers, "completion", complete, "print a script that completes commands, options and games in your shell"
    )
    sub.add_argument("shell", choices=SHELLS)

    sub = add(subparsers, "bench", bench, "run the benchmarks, side by side with OpenSpiel")
    sub.add_argument("--json", default="", metavar="FILE", help="write the figures as JSON (- for standard output)")
    sub.add_argument(
        "--rows",
        default="",
        help="benchmarks to run, comma-separated: steps, envs, search, levels, starts, gpu (default: all but gpu)",
    )
    sub.add_argument("--seconds", type=positive, default=1, help="CPU seconds per figure (default: 1)")
    return parser


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


def find_own_bots(chosen: argparse.Namespace) -> None:
    """Tell this process, and those it starts, of the bots that were brought along."""
    from bagend.bots import own

    if hasattr(chosen, "bot"):
        own.give_names(chosen.bot or ())
        # One that cannot be loaded is found out now, and not by whoever opens the first page.
        for where in own.brought().values():
            own.load(where)
    if getattr(chosen, "bot_seconds", None):
        os.environ[own.LIMIT] = chosen.bot_seconds
        own.seconds()


def table(chosen: argparse.Namespace) -> int:
    from bagend.table.web.server import serve

    serve(chosen.host, chosen.port, chosen.database, not chosen.no_browser, chosen.bot_workers, chosen.processes)
    return 0


def play(chosen: argparse.Namespace) -> int:
    from bagend.engine.match import Match
    from bagend.games import find
    from bagend.terminal import play_match, read_journal, read_players

    if chosen.resume:
        if chosen.option or chosen.box or chosen.seed is not None:
            raise BadOption("A saved game keeps its options and its dice: leave out --option, --box and --seed.")
        match = read_journal(chosen.resume, None)
        if match.game.key != find(chosen.game).key:
            raise BadOption(f"{chosen.resume} is a game of {match.game.key}, not of {chosen.game}.")
        taken = [match.game.seats[seat] for seat in match.taken]
        return play_match(match, read_players(match.game, chosen.seat, chosen.watch, taken), chosen.lang)
    game = find(chosen.game)
    players = read_players(game, chosen.seat, chosen.watch)
    match = Match(game, seats=tuple(players), options=given_options(game, chosen), seed=chosen.seed)
    return play_match(match, players, chosen.lang)


def games(chosen: argparse.Namespace) -> int:
    from bagend.bots.catalogue import describe, describe_all, describe_for_bots
    from bagend.games import find
    from bagend.terminal import for_bots_as_text, game_as_text

    if chosen.game:
        game = find(chosen.game)
        about = {**describe(game), **describe_for_bots(game)}
        text = f"{game_as_text(about)}\n{for_bots_as_text(about)}"
        print(json.dumps(about, indent=2, ensure_ascii=False) if chosen.json else text)
        return 0
    games = describe_all()
    print(json.dumps(games, indent=2, ensure_ascii=False) if chosen.json else "\n\n".join(map(game_as_text, games)))
    return 0


def simulate(chosen: argparse.Namespace) -> int:
    from rich.console import Console

    from bagend.engine.gpu import find_gpu
    from bagend.games import find
    from bagend.lab import batch
    from bagend.lab.progress import told_progress
    from bagend.lab.simulate import as_json, as_table, run

    game = find(chosen.game)
    seats = game.take_seats(chosen.seats.split(",") if chosen.seats else None)
    bots = batch.check_bots(game, seats, chosen.bots.split(","))
    options = given_options(game, chosen)
    plan = batch.Plan(game.key, chosen.matches, seats, bots, options, chosen.seed or 0)
    game.setup(game.options.read(options), seats)
    check_writable(chosen.json)
    gpu = None
    if chosen.device == "cuda":
        batch.check_gpu_bots(game, bots)
        gpu = find_gpu()
    # Ray speaks of its workers on standard output, where only the result belongs.
    with told_progress(f"{game.key}: playing", chosen.matches) as advance, redirect_stdout(sys.stderr):
        total = run(plan, advance, chosen.jobs, chosen.cluster, chosen.rows, chosen.journals, gpu)
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
    check_writable(chosen.json, chosen.plot)
    results = arena.Results(wanted, Path(chosen.results) if chosen.results else None)
    with told_progress(f"{game.key}: arena", wanted.each * len(list(wanted.tables()))) as advance:
        arena.play(wanted, results, advance, chosen.jobs, advance.hear)
    if chosen.json:
        write(chosen.json, json.dumps(arena.as_json(wanted, results), indent=1) + "\n")
    if chosen.plot:
        arena.draw_plot(wanted, results, chosen.plot)
    if chosen.json != "-":
        for shown in arena.as_tables(wanted, results):
            Console().print(shown)
    return 0


def check_writable(*names: str) -> None:
    """Find out before the first game, not after the last, that a result cannot be written."""
    for name in names:
        if name not in ("", "-"):
            try:
                Path(name).open("a", encoding="utf-8").close()
            except OSError as wrong:
                raise BagendError(f"Cannot write {name}: {wrong.strerror}.") from None


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

        write(chosen.svg, svg(match.drawing(language=chosen.lang), match.game.art))
    else:
        tell_match(match, chosen.lang)
    return 0


def review(chosen: argparse.Namespace) -> int:
    from rich.console import Console

    from bagend.bots.review.review import check, review
    from bagend.lab.progress import told_progress
    from bagend.review_in_text import as_text
    from bagend.terminal import read_journal

    match = read_journal(chosen.file, None)
    check(match)
    check_writable(chosen.json)
    with told_progress(f"{match.game.key}: reviewing", None) as advance:
        found = review(match, chosen.seconds, progress=lambda done, total: advance(1))
    if chosen.json:
        write(chosen.json, json.dumps(found.as_json(), indent=1) + "\n")
    if chosen.json != "-":
        for shown in as_text(found, match, chosen.lang):
            Console().print(shown, highlight=False)
    return 0


def art(chosen: argparse.Namespace) -> int:
    from bagend.artsheet import art_sheet
    from bagend.games import all_games

    write(chosen.out, art_sheet(all_games()))
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
    print(f"{report.matches:,} games, {report.answers:,} moves: no crash, no dead end, no endless game, no bad undo.")
    return 0


def bench(chosen: argparse.Namespace) -> int:
    from rich.console import Console

    from bagend.envs.speed import decisions_per_second
    from bagend.lab.bench import as_json, as_tables, measure, read_rows

    rows = read_rows(chosen.rows)
    check_writable(chosen.json)
    with Console(stderr=True).status("Measuring") as status:
        figures = measure(rows, chosen.seconds, status.update, decisions_per_second)
    if chosen.json:
        write(chosen.json, json.dumps(as_json(figures), indent=2) + "\n")
    if chosen.json != "-":
        for table in as_tables(figures):
            Console().print(table)
    return 0


def complete(chosen: argparse.Namespace) -> int:
    from bagend.completion import script

    print(script(build_parser(), chosen.shell))
    return 0
