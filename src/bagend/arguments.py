"""Arguments: what the commands have in common to read their arguments with, in the language of whoever types."""

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

from bagend.engine.errors import UnknownLanguage, printable
from bagend.engine.pseudo import PSEUDO
from bagend.engine.words import LANGUAGES, Words, words_of

WRONG_INPUT = 2

TEXT = Path(__file__).parent / "text"

LANG = "--lang"

LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""What says which language a system speaks; the first that is set decides."""

MOST_DIGITS = 1000
"""Of a number that is typed; Python refuses to read very long ones."""


def command_words(language: str) -> Words:
    """What the command itself says."""
    return words_of(language, TEXT)


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language of whoever typed this.  It is known before the rest is read, so that help is in it, too."""
    finder = argparse.ArgumentParser(add_help=False)
    finder.add_argument(LANG, nargs="?", default="")
    wanted: str = finder.parse_known_args([*arguments])[0].lang or ""
    if wanted and wanted not in (*LANGUAGES, PSEUDO):
        raise UnknownLanguage("error-unknown-language", language=wanted, known=LANGUAGES)
    return wanted or language_of_system(environment)


def language_of_system(environment: Mapping[str, str]) -> str:
    """`pl` for pl_PL.UTF-8; the first language for one that there is not."""
    named = next(filter(None, map(environment.get, LOCALE)), "")
    language = named.partition(".")[0].partition("@")[0].partition("_")[0]
    return language if language in LANGUAGES else LANGUAGES[0]


_SAID = {
    "usage: ": ("usage-usage", {}),
    "positional arguments": ("usage-arguments", {}),
    "options": ("usage-options", {}),
    "argument %(argument_name)s: %(message)s": ("usage-argument", {"name": "argument_name", "sentence": "message"}),
    "unrecognized arguments: %s": ("usage-unknown", {"names": ""}),
    "the following arguments are required: %s": ("usage-required", {"names": ""}),
    "invalid choice: %(value)r (choose from %(choices)s)": ("usage-choice", {"value": "value", "choices": "choices"}),
    "ambiguous option: %(option)s could match %(matches)s": (
        "usage-ambiguous",
        {"option": "option", "matches": "matches"},
    ),
    "ignored explicit argument %r": ("usage-no-value", {"value": ""}),
    "expected one argument": ("usage-one-value", {}),
    "expected at most one argument": ("usage-one-at-most", {}),
    "expected at least one argument": ("usage-one-at-least", {}),
}
"""What argparse says to whoever types, each with our message and with what argparse calls its variables."""


@contextmanager
def speaking(words: Words) -> Iterator[None]:
    """Let argparse speak with these words for a while.

    All its sentences pass through `argparse._`, which is gettext's and would want compiled files of its own.  What we
    have no message for stays in English.
    """
    before = vars(argparse)["_"]

    def say(text: Any) -> Any:
        if text not in _SAID:
            return before(text)
        message, variables = _SAID[text]
        # argparse fills these in later.
        said = words(message, **{ours: f"%({theirs})s" if theirs else "%s" for ours, theirs in variables.items()})
        return f"{said} " if text.endswith(" ") else said

    vars(argparse)["_"] = say
    try:
        yield
    finally:
        vars(argparse)["_"] = before


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, and where to find help."""

    def __init__(self, *, words: Words, **settings: Any) -> None:
        super().__init__(add_help=False, **settings)
        self.words = words
        self.take("-h", "argument-help", action="help", also="--help")
        known = words.either(LANGUAGES)
        # It was read before everything else; here it is only told of.
        self.take(LANG, "argument-lang", "value-language", facts={"known": known}, default=argparse.SUPPRESS)

    def take(
        self,
        name: str,
        about: str,
        value: str = "",
        also: str = "",
        facts: Mapping[str, str] | None = None,
        **settings: Any,
    ) -> None:
        """An argument, with the messages that say what it is for and what stands for its value."""
        if value:
            settings["metavar"] = self.words(value)
        # argparse would take a percent sign for a variable.
        told = self.words(about, **(facts or {})).replace("%", "%%")
        self.add_argument(*filter(None, (name, also)), help=told, **settings)

    def natural(self, text: str) -> int:
        """A whole number, for an argument's `type`."""
        if not is_natural(text):
            raise argparse.ArgumentTypeError(self.words("usage-whole", given=printable(text)))
        return int(text)

    def positive(self, text: str) -> int:
        if not is_natural(text) or int(text) == 0:
            raise argparse.ArgumentTypeError(self.words("usage-above-zero"))
        return int(text)

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG_INPUT, self.words("usage-wrong", command=self.prog, sentence=printable(message)) + "\n")


def is_natural(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS


class Adder:
    """Adds commands to a parser."""

    def __init__(self, parser: Parser) -> None:
        self._words = parser.words
        self._made = parser.add_subparsers(
            title=parser.words("usage-commands"), metavar=parser.words("value-command"), parser_class=Parser
        )

    def add(self, name: str, command: Callable[[argparse.Namespace], int]) -> Parser:
        about = self._words(f"command-{name}")
        sub: Parser = self._made.add_parser(name, words=self._words, help=about, description=as_sentence(about))
        sub.set_defaults(command=command)
        return sub


def as_sentence(about: str) -> str:
    return f"{about[0].upper()}{about[1:]}."


def add_table_options(parser: Parser, is_nested: bool = False) -> None:
    def take(name: str, value: str, default: object, **settings: Any) -> None:
        given = argparse.SUPPRESS if is_nested else default
        parser.take(f"--{name}", f"argument-{name}", value, default=given, **settings)

    take("host", "value-host", "127.0.0.1")
    take("port", "value-port", 8710, type=parser.natural)
    take("database", "value-database", "")
    take("no-browser", "", False, action="store_true")
    take("processes", "value-number", 1, type=parser.positive)
    take("bot-workers", "value-number", 1, type=parser.positive)
    take("log-json", "", False, action="store_true")
    add_own_bots(parser, is_nested)


def add_match_options(parser: Parser, seed: str = "argument-seed") -> None:
    """`seed` is the message that says what is taken if none is given."""
    parser.take("game", "argument-game", "value-game")
    parser.take("--seed", seed, "value-number", type=parser.natural, default=None)
    parser.take("--option", "argument-option", "value-option", action="append", default=[])
    parser.take("--box", "argument-box", "value-file", type=file_name, default="")
    add_own_bots(parser)


def add_own_bots(parser: Parser, is_nested: bool = False) -> None:
    default: object = argparse.SUPPRESS if is_nested else []
    parser.take("--bot", "argument-bot", "value-own-bot", action="append", default=default)
    limit = argparse.SUPPRESS if is_nested else ""
    parser.take("--bot-seconds", "argument-bot-seconds", "value-number", default=limit)


def add_jobs(parser: Parser) -> None:
    parser.take("--jobs", "argument-jobs", "value-number", type=parser.positive, default=1)


def file_name(text: str) -> str:
    """The name of a file or a folder, which a shell can complete."""
    return text
