"""Reporting: the commands for whoever reads figures: a page about a game, and what the JSON of commands looks like."""

import argparse
import json
import sys
from pathlib import Path

from bagend.arguments import Adder, add_jobs, add_match_options, file_name
from bagend.engine.words import LANGUAGES
from bagend.results import check_writable, given_options, write


def add_reporting(commands: Adder) -> None:
    sub = commands.add("report", report)
    add_match_options(sub)
    sub.take("-n", "argument-report-matches", "value-number", also="--matches", type=sub.positive, default=None)
    sub.take("--bots", "argument-report-bots", "value-bots", default="")
    add_jobs(sub)
    sub.take("--out", "argument-report-out", "value-file", type=file_name, default="")
    sub.take("--json", "argument-report-json", "value-file", type=file_name, default="")

    sub = commands.add("schema", schema)
    sub.take("name", "argument-schema-name", choices=tuple(schemas()))


SCHEMAS = Path(__file__).parent / "schemas"


def schemas() -> dict[str, Path]:
    """The schema of each command that writes JSON, by the command's name."""
    return {file.stem: file for file in sorted(SCHEMAS.glob("*.json"))}


def schema(chosen: argparse.Namespace) -> int:
    """Tell programs, and whoever writes them, what a command's JSON looks like."""
    sys.stdout.write(schemas()[chosen.name].read_text(encoding="utf-8"))
    return 0


def report(chosen: argparse.Namespace) -> int:
    from bagend.games import find
    from bagend.lab.report import making
    from bagend.lab.report.page import as_json, page
    from bagend.lab.report.series import want

    game = find(chosen.game)
    wanted = want(game, chosen.matches, chosen.bots, given_options(game, chosen), chosen.seed or 0)
    out = chosen.out or f"{game.key}.html"
    check_writable(out, chosen.json)
    sums = making.play(wanted, chosen.jobs, chosen.lang)
    sections = making.sections_of(wanted, sums, chosen.lang)
    total = making.total_of(sums)
    write(out, page(wanted, sections, making.words_for(wanted, chosen.lang), total))
    if chosen.json:
        # For programs it is the same in every language.
        sections = making.sections_of(wanted, sums, LANGUAGES[0])
        write(chosen.json, json.dumps(as_json(wanted, sections, total), indent=1, ensure_ascii=False) + "\n")
    return 0
