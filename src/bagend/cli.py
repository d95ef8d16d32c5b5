"""The `bagend` command.  Bad input gets one clear sentence on stderr and exit status 2, never a traceback."""

import argparse
import codecs
import io
import json
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING
from unicodedata import normalize

from bagend.arguments import (
    WRONG_INPUT,
    Adder,
    Parser,
    add_jobs,
    add_match_options,
    add_own_bots,
    add_table_options,
    as_sentence,
    command_words,
    file_name,
    language_of,
    language_of_system,
    speaking,
)
from bagend.completion import SHELLS
from bagend.engine.errors import BadOption, BagendError, Phrase
from bagend.engine.words import LANGUAGES
from bagend.keeping import add_keeping
from bagend.rating import add_arena
from bagend.reporting import add_reporting
from bagend.results import check_writable, given_options, write
from bagend.training import add_train

if TYPE_CHECKING:
    pass


NEAREST = "bagend-nearest"
"""What is done about letters that a terminal cannot show; the name by which Python's codecs know it."""

NEAREST_SIGNS = str.maketrans("’‘“”„«»–—−…×łŁ", '\'\'"""""---.xlL')
"""Sign for sign, so that columns keep their width."""


def nearest(wrong: UnicodeError) -> tuple[str, int]:
    """The nearest letters that every encoding has: e for ê, and ? where nothing is near."""
    if not isinstance(wrong, UnicodeEncodeError):
        raise wrong
    lacking = wrong.object[wrong.start : wrong.end].translate(NEAREST_SIGNS)
    letters = (normalize("NFD", letter)[0] for letter in lacking)
    return "".join(letter if letter.isascii() else "?" for letter in letters), wrong.end


codecs.register_error(NEAREST, nearest)


def main(arguments: Sequence[str] | None = None) -> int:
    for output in (sys.stdout, sys.stderr):
        if isinstance(output, io.TextIOWrapper):
            output.reconfigure(errors=NEAREST)
    given = sys.argv[1:] if arguments is None else arguments
    language = language_of_system(os.environ)
    try:
        language = language_of(given, os.environ)
        with speaking(command_words(language)):
            chosen = build_parser(language).parse_args(given)
        chosen.lang = language
        find_own_bots(chosen)
        command: Callable[[argparse.Namespace], int] = chosen.command
        return command(chosen)
    except BagendError as wrong:
        print(f"bagend: {wrong.in_words(language)}", file=sys.stderr)
        return WRONG_INPUT
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read our output has seen enough.
        sys.stderr.close()
        return 0


def build_parser(language: str = LANGUAGES[0]) -> Parser:
    words = command_words(language)
    parser = Parser(prog="bagend", words=words, description=as_sentence(words("command-bagend")))
    parser.take("--version", "argument-version", action="version", version=f"bagend {version('bagend')}")
    # `bagend` alone opens the table.
    add_table_options(parser)
    parser.set_defaults(command=table)
    commands = Adder(parser)

    # Options before the word `table` count too, so it has no defaults of its own.
    add_table_options(commands.add("table", table), is_nested=True)

    sub = commands.add("play", play)
    add_match_options(sub, "argument-seed-new")
    sub.take("--seat", "argument-seat", "value-seat", action="append", default=[])
    sub.take("--watch", "argument-watch", action="store_true")
    sub.take("--resume", "argument-resume", "value-file", type=file_name, default="")

    sub = commands.add("games", games)
    sub.take("game", "argument-games-game", "value-game", nargs="?", default="")
    sub.take("--json", "argument-games-json", action="store_true")
    add_own_bots(sub)

    sub = commands.add("simulate", simulate)
    add_match_options(sub)
    sub.take("-n", "argument-simulate-matches", "value-number", also="--matches", type=sub.positive, default=10_000)
    sub.take("--bots", "argument-simulate-bots", "value-bots", default="uniform")
    sub.take("--seats", "argument-simulate-seats", "value-seats", default="")
    add_jobs(sub)
    sub.take("--device", "argument-device", choices=("cpu", "cuda"), default="cpu")
    sub.take("--cluster", "argument-cluster", "value-address", default="")
    sub.take("--rows", "argument-simulate-rows", "value-file", type=file_name, default="")
    sub.take("--journals", "argument-journals", "value-folder", type=file_name, default="")
    sub.take("--json", "argument-simulate-json", "value-file", type=file_name, default="")

    add_arena(commands)
    add_train(commands)
    add_reporting(commands)
    sub = commands.add("replay", replay)
    sub.take("file", "argument-journal", "value-file", type=file_name)
    sub.take("--svg", "argument-svg", "value-file", type=file_name, default="")
    sub.take("--to", "argument-to", "value-number", type=sub.natural, default=None)

    sub = commands.add("review", review)
    sub.take("file", "argument-journal", "value-file", type=file_name)
    sub.take("--json", "argument-review-json", "value-file", type=file_name, default="")
    sub.take("--seconds", "argument-review-seconds", "value-number", type=sub.positive, default=30)

    sub = commands.add("verify", verify)
    sub.take("file", "argument-journal", "value-file", type=file_name)

    sub = commands.add("art", art)
    sub.take("--out", "argument-art-out", "value-file", type=file_name, default="art.html")

    sub = commands.add("where", where)
    sub.take("clause", "argument-clause", "value-clause")

    sub = commands.add("fuzz", fuzz)
    sub.take("game", "argument-game", "value-game")
    sub.take("--seconds", "argument-fuzz-seconds", "value-number", type=sub.positive, default=30)
    sub.take("--seed", "argument-fuzz-seed", "value-number", type=sub.natural, default=0)
    sub.take("--out", "argument-fuzz-out", "value-folder", type=file_name, default="fuzz")

    add_keeping(commands)
    sub = commands.add("completion", complete)
    sub.take("shell", "argument-shell", choices=SHELLS)

    sub = commands.add("bench", bench)
    sub.take("--json", "argument-bench-json", "value-file", type=file_name, default="")
    sub.take("--rows", "argument-bench-rows", "value-rows", default="")
    sub.take("--write", "argument-bench-write", "value-file", type=file_name, default="")
    sub.take("--seconds", "argument-bench-seconds", "value-number", type=sub.positive, default=1)
    sub.take("--matches", "argument-bench-matches", "value-number", type=sub.positive, default=2000)
    return parser


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

    serve(
        chosen.host,
        chosen.port,
        chosen.database,
        not chosen.no_browser,
        chosen.bot_workers,
        chosen.processes,
        chosen.lang,
        chosen.log_json,
    )
    return 0


def play(chosen: argparse.Namespace) -> int:
    from bagend.engine.match import Match
    from bagend.games import find
    from bagend.terminal import play_match, read_journal, read_players

    if chosen.resume:
        if chosen.option or chosen.box or chosen.seed is not None:
            raise BadOption("error-resume-options")
        match = read_journal(chosen.resume, None)
        if match.game.key != find(chosen.game).key:
            raise BadOption("error-resume-game", file=chosen.resume, saved=match.game.key, game=chosen.game)
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

    # Programs read the same whoever starts them.
    language = LANGUAGES[0] if chosen.json else chosen.lang
    if chosen.game:
        game = find(chosen.game)
        about = {**describe(game, language), **describe_for_bots(game)}
        text = f"{game_as_text(about, language)}\n{for_bots_as_text(about, language)}"
        print(json.dumps(about, indent=2, ensure_ascii=False) if chosen.json else text)
        return 0
    games = describe_all(language)
    text = "\n\n".join(game_as_text(about, language) for about in games)
    print(json.dumps(games, indent=2, ensure_ascii=False) if chosen.json else text)
    return 0


def simulate(chosen: argparse.Namespace) -> int:
    from rich.console import Console

    from bagend.engine.gpu import find_gpu
    from bagend.games import find
    from bagend.lab import batch
    from bagend.lab.progress import told_progress
    from bagend.lab.simulate import as_json, as_table, run
    from bagend.lab.words import lab_words

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
    what = lab_words(chosen.lang)("progress-playing", game=game.key)
    with told_progress(what, chosen.matches, chosen.lang) as advance, redirect_stdout(sys.stderr):
        total = run(plan, advance, chosen.jobs, chosen.cluster, chosen.rows, chosen.journals, gpu)
    if chosen.json:
        write(chosen.json, json.dumps(as_json(plan, total), indent=2) + "\n")
    if chosen.json != "-":
        Console().print(as_table(plan, total, chosen.lang))
    return 0


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
    from bagend.lab.words import lab_words
    from bagend.review_in_text import as_text
    from bagend.terminal import read_journal

    match = read_journal(chosen.file, None)
    check(match)
    check_writable(chosen.json)
    what = lab_words(chosen.lang)("progress-reviewing", game=match.game.key)
    with told_progress(what, None, chosen.lang) as advance:
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

    write(chosen.out, art_sheet(all_games(), chosen.lang))
    return 0


def verify(chosen: argparse.Namespace) -> int:
    from bagend.lab.audit import audit, read
    from bagend.lab.words import lab_words

    words = lab_words(chosen.lang)
    findings = audit(read(chosen.file), language=chosen.lang)
    for finding in findings:
        if not finding.problems:
            print(words("verify-finding", what=finding.what, sentence=finding.holds))
        for sentence in finding.problems:
            print(words("verify-finding", what=finding.what, sentence=sentence), file=sys.stderr)
    print(words("verify-compare"))
    return 1 if any(finding.problems for finding in findings) else 0


def where(chosen: argparse.Namespace) -> int:
    from bagend.lab.citations import find

    print("\n\n".join(str(citation) for citation in find(chosen.clause, chosen.lang)))
    return 0


def fuzz(chosen: argparse.Namespace) -> int:
    from bagend.engine.kernel import preferred_mode
    from bagend.games import find
    from bagend.lab.fuzz import Report, fuzz
    from bagend.lab.progress import told_progress
    from bagend.lab.words import lab_words

    game = find(chosen.game)
    words = lab_words(chosen.lang)
    with told_progress(words("progress-fuzzing", game=game.key), None, chosen.lang) as advance:

        def progress(report: Report) -> None:
            advance(1)

        report = fuzz(game, chosen.seconds, chosen.seed, preferred_mode(), Path(chosen.out), progress)
    if report.crime:
        print(f"bagend: {report.crime.in_words(chosen.lang)}", file=sys.stderr)
        return 1
    print(words("fuzz-clean", matches=report.matches, answers=report.answers))
    return 0


def bench(chosen: argparse.Namespace) -> int:
    from rich.console import Console

    from bagend.envs.speed import moves_and_steps_per_second
    from bagend.lab.bench import as_json, as_tables, measure, read_rows, write_into
    from bagend.lab.bench_server import Served, serve
    from bagend.lab.words import lab_words
    from bagend.table.live.rehearsal import fill

    rows = read_rows(chosen.rows)
    check_writable(chosen.json, chosen.write)
    with Console(stderr=True).status(lab_words(chosen.lang)("bench-measuring")) as status:

        def tell(what: Phrase) -> None:
            status.update(what.in_words(chosen.lang))

        def server(seconds: float) -> list[Served]:
            return serve(fill, chosen.matches, seconds, tell)

        figures = measure(rows, chosen.seconds, tell, moves_and_steps_per_second, server)
    if chosen.json:
        write(chosen.json, json.dumps(as_json(figures), indent=2) + "\n")
    if chosen.json != "-":
        for _, table in as_tables(figures, chosen.lang):
            Console().print(table)
    if chosen.write:
        write(chosen.write, write_into(Path(chosen.write).read_text(encoding="utf-8"), dict(as_tables(figures))))
    return 0


def complete(chosen: argparse.Namespace) -> int:
    from bagend.completion import script

    print(script(build_parser(chosen.lang), chosen.shell))
    return 0
