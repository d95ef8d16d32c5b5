"""Results: what commands have in common besides their arguments: the options of a match, and where results go."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from bagend.engine.errors import BadOption, BagendError, reason

if TYPE_CHECKING:
    from bagend.engine.game import Game


def given_options(game: "Game", chosen: argparse.Namespace) -> dict[str, object]:
    """The options of the box file, then those given one by one."""
    options: dict[str, object] = dict(game.options.read_file(Path(chosen.box))) if chosen.box else {}
    for setting in chosen.option:
        key, separator, value = setting.partition("=")
        if not separator:
            raise BadOption("error-option-setting", setting=setting)
        options[key] = value
    game.options.read(options)
    return options


def check_writable(*names: str) -> None:
    """Find out before the first game, not after the last, that a result cannot be written."""
    for name in names:
        if name not in ("", "-"):
            try:
                Path(name).open("a", encoding="utf-8").close()
            except OSError as wrong:
                raise BagendError("error-cannot-write", file=name, reason=reason(wrong)) from None


def write(name: str, text: str) -> None:
    """To a file, or to standard output if it is called -."""
    if name == "-":
        sys.stdout.write(text)
        return
    try:
        Path(name).write_text(text, encoding="utf-8")
    except OSError as wrong:
        raise BagendError("error-cannot-write", file=name, reason=reason(wrong)) from None
