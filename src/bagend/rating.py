"""Rating: the command that finds out how strong the bots are, by matches or by positions with proven answers."""

import argparse
import json
from pathlib import Path

from bagend.arguments import Adder, add_jobs, add_match_options, file_name
from bagend.results import check_writable, given_options, write


def add_arena(commands: Adder) -> None:
    sub = commands.add("arena", arena)
    add_match_options(sub)
    sub.take("-n", "argument-arena-matches", "value-number", also="--matches", type=sub.positive, default=400)
    sub.take("--bots", "argument-arena-bots", "value-bots", default="")
    sub.take("--seats", "argument-arena-seats", "value-seats", default="")
    sub.take("--against", "argument-against", "value-bot", default="")
    sub.take("--pairs", "argument-pairs", "value-pairs", default="")
    add_jobs(sub)
    sub.take("--results", "argument-results", "value-file", type=file_name, default="")
    sub.take("--suite", "argument-suite", action="store_true")
    sub.take("--plot", "argument-plot", "value-file", type=file_name, default="")
    sub.take("--json", "argument-arena-json", "value-file", type=file_name, default="")


def arena(chosen: argparse.Namespace) -> int:
    from rich.console import Console

    from bagend.bots import roster
    from bagend.games import find
    from bagend.lab import arena
    from bagend.lab.progress import told_progress
    from bagend.lab.words import lab_words

    if chosen.suite:
        return suite(chosen)
    game = find(chosen.game)
    seats = game.take_seats(chosen.seats.split(",") if chosen.seats else game.seats[: game.fewest])
    bots = chosen.bots.split(",") if chosen.bots else roster.names(game)
    options = given_options(game, chosen)
    only = chosen.pairs.split(",") if chosen.pairs else ()
    wanted = arena.arrange(game, bots, seats, chosen.matches, options, chosen.seed or 0, chosen.against, only)
    game.setup(game.options.read(options), seats)
    check_writable(chosen.json, chosen.plot)
    results = arena.Results(wanted, Path(chosen.results) if chosen.results else None)
    what = lab_words(chosen.lang)("progress-arena", game=game.key)
    with told_progress(what, wanted.each * len(list(wanted.tables())), chosen.lang) as advance:
        arena.play(wanted, results, advance, chosen.jobs, advance.hear)
    if chosen.json:
        write(chosen.json, json.dumps(arena.as_json(wanted, results), indent=1) + "\n")
    if chosen.plot:
        arena.draw_plot(wanted, results, chosen.plot, chosen.lang)
    if chosen.json != "-":
        for shown in arena.as_tables(wanted, results, chosen.lang):
            Console().print(shown)
    return 0


def suite(chosen: argparse.Namespace) -> int:
    """Put the tactics of a game to the bots."""
    from rich.console import Console

    from bagend.bots import roster
    from bagend.games import find
    from bagend.lab.progress import told_progress
    from bagend.lab.tactics.suite import as_table, ask, tactics
    from bagend.lab.words import lab_words

    game = find(chosen.game)
    bots = chosen.bots.split(",") if chosen.bots else roster.names(game)
    for bot in bots:
        roster.level(game, bot)
    what = lab_words(chosen.lang)("progress-suite", game=game.key)
    with told_progress(what, len(bots) * len(tactics(game)), chosen.lang) as advance:
        scores = list(ask(game, bots, advance))
    Console().print(as_table(game, scores, chosen.lang))
    return 0
