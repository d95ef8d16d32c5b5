"""Messages: what a page says is read here, and nothing else of it is believed."""

import json
import re
from collections.abc import Callable, Mapping
from typing import Any, cast

from bagend.engine.errors import BagendError, IllegalAction
from bagend.engine.game import Game
from bagend.engine.words import Words
from bagend.table.errors import BadMessage
from bagend.table.live.question import title_of
from bagend.table.live.wire import Refusal, Told

NONCE = re.compile(r"[0-9A-Za-z_-]{1,64}")
NUMBERS = range(2**31)
LONGEST_NOTATION = 200
LONGEST_SEAT = 40

FIELDS: Mapping[str, frozenset[str]] = {
    "answer": frozenset({"action", "ply", "nonce"}),
    "undo": frozenset({"ply", "nonce"}),
    "take_back": frozenset({"ply", "nonce"}),
    "resign": frozenset({"nonce"}),
    "rematch": frozenset(),
    "why": frozenset({"notation"}),
    "shape": frozenset({"shape"}),
    "number": frozenset({"number"}),
    "hand": frozenset(),
    "lift": frozenset({"seat"}),
    "hint": frozenset({"ply"}),
    "mark": frozenset({"ply"}),
}
"""What each type of message must hold."""

ALLOWED = frozenset({"type", "action", "ply", "nonce", "notation", "shape", "number"})

MORE: Mapping[str, frozenset[str]] = {"resign": frozenset({"seat"}), "lift": frozenset({"seat"})}
"""What a message of this type alone may hold too."""


def is_whole(value: object) -> bool:
    return type(value) is int and value in NUMBERS


CHECKS: Mapping[str, Callable[[Any], bool]] = {
    "type": lambda value: isinstance(value, str),
    "action": is_whole,
    "ply": is_whole,
    "nonce": lambda value: isinstance(value, str) and NONCE.fullmatch(value) is not None,
    "notation": lambda value: isinstance(value, str) and len(value) <= LONGEST_NOTATION and value.isprintable(),
    "shape": lambda value: value in ("wide", "tall"),
    "number": lambda value: isinstance(value, str),
    "seat": lambda value: isinstance(value, str) and len(value) <= LONGEST_SEAT,
}


def read(text: str) -> Told:
    """A message from a page."""
    try:
        said = json.loads(text)
    except (ValueError, RecursionError):
        raise BadMessage("That is not JSON.") from None
    if not isinstance(said, dict) or not (ALLOWED | MORE.get(str(said.get("type")), frozenset())).issuperset(said):
        raise BadMessage("That is not a message of this table.")
    wanted = FIELDS.get(str(said.get("type")))
    if wanted is None or not wanted.issubset(said):
        raise BadMessage("That message is not complete.")
    for key, value in said.items():
        if not CHECKS[key](value):
            raise BadMessage(f"The field {key!r} of that message cannot be read.")
    return cast(Told, said)


def read_whole(given: str) -> int:
    """A whole number of a form."""
    if not (given.isascii() and given.isdigit() and len(given) < 10):
        raise BadMessage("That form cannot be read.")
    return int(given)


def read_nonce(given: str) -> str:
    if given and not NONCE.fullmatch(given):
        raise BadMessage("That form cannot be read.")
    return given


def sentence(wrong: BagendError, game: Game | None, table_words: Words) -> str:
    """Why something was refused, in one sentence."""
    message = f"refusal-{wrong.code}"
    if isinstance(wrong, IllegalAction):
        clause = str(wrong.facts["clause"])
        return table_words(message, clause=clause, title=title_of(game, clause) if game else "")
    return table_words(message) if table_words.has(message) else str(wrong)


def refusal(wrong: BagendError, game: Game, table_words: Words, nonce: str = "") -> Refusal:
    made = Refusal(type="refusal", code=wrong.code, sentence=sentence(wrong, game, table_words))
    if nonce:
        made["nonce"] = nonce
    return made
