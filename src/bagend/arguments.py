"""Arguments: what the commands have in common to read their arguments with."""

import argparse
from typing import Any, NoReturn

WRONG_INPUT = 2


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, and where to find help."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG_INPUT, f"{self.prog}: {message}. See {self.prog} --help.\n")


def add(subparsers: "argparse._SubParsersAction[Parser]", name: str, command: object, about: str) -> Parser:
    sub = subparsers.add_parser(name, help=about, description=about[0].upper() + about[1:] + ".")
    sub.set_defaults(command=command)
    return sub


def add_table_options(parser: Parser, is_nested: bool = False) -> None:
    def add_option(name: str, default: object, about: str, **settings: Any) -> None:
        parser.add_argument(name, default=argparse.SUPPRESS if is_nested else default, help=about, **settings)

    add_option("--host", "127.0.0.1", "address to listen on (default: 127.0.0.1, this computer only)")
    add_option("--port", 8710, "port to listen on (default: 8710)", type=natural)
    add_option(
        "--database",
        "",
        "where games are saved: sqlite:///FILE or postgresql://HOST/NAME (default: in your data folder)",
    )
    add_option("--no-browser", False, "do not open a browser", action="store_true")
    add_option("--processes", 1, "server processes, over one PostgreSQL database (default: 1)", type=positive)
    add_option("--bot-workers", 1, "processes for the bots (default: 1)", type=positive)
    add_own_bots(parser, is_nested)


def add_match_options(parser: Parser, seed: str) -> None:
    """`seed` says what is taken if none is given."""
    parser.add_argument("game", help="see bagend games")
    parser.add_argument("--seed", type=natural, default=None, help=f"seed, to repeat what was played (default: {seed})")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="see bagend games")
    parser.add_argument("--box", default="", metavar="FILE", help="TOML file with the options of your own box")
    add_own_bots(parser)


def add_own_bots(parser: Parser, is_nested: bool = False) -> None:
    default: object = argparse.SUPPRESS if is_nested else []
    about = "a bot of your own: NAME=module:Class or NAME=path/to/file.py:Class; see docs/your-own-bot.md"
    parser.add_argument("--bot", action="append", default=default, metavar="NAME=WHERE", help=about)
    parser.add_argument(
        "--bot-seconds",
        default=argparse.SUPPRESS if is_nested else "",
        metavar="N",
        help="how long a bot of your own may think about a move (default: 10)",
    )


def add_jobs(parser: Parser) -> None:
    parser.add_argument("--jobs", type=positive, default=1, help="processes; results do not depend on it (default: 1)")


def positive(text: str) -> int:
    number = natural(text)
    if number == 0:
        raise argparse.ArgumentTypeError("must be a whole number above 0")
    return number


def natural(text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise argparse.ArgumentTypeError(f"must be a whole number, 0 or more, not {text!r}")
    return int(text)
