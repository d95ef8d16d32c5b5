"""Names: what whoever sits in a seat would like to be called.

A name is short and can be seen, and nobody is called what the table calls somebody else: a bot, you, another player.
"""

import re
import unicodedata
from collections.abc import Iterable

from bagend.table.errors import BadName, NameTaken

MOST_RENAMED = 20
"""How often one seat may change its name: every time leaves a row behind."""

LONGEST = 24
MOST_MARKS = 2
"""How many accents may stand on one letter."""

UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and symbols that look like nothing."""

LOOKS_LIKE = str.maketrans("авекмнорстухіјѕαβεηικμνορτυχζ01|", "abekmhopctyxljsabehlkmvoptyxzoll")
"""Letters of other scripts, small or capital, digits and signs that pass for Latin letters."""

ALIKE = str.maketrans("i", "l")
"""A capital I and a small L look the same."""

FIRST_ISOLATE, END_ISOLATE = "\u2068", "\u2069"


def read_name(given: str) -> str:
    """A name as it is kept; empty if there shall be none."""
    name = re.sub(" +", " ", unicodedata.normalize("NFC", given.strip(" ")))
    if len(name) > LONGEST or not all(is_seen(letter) for letter in name) or has_pile(name):
        raise BadName("refusal-bad-name")
    return name


def is_seen(letter: str) -> bool:
    """Whether a character shows: no control, no mark of direction, no other space, nothing that looks like nothing."""
    is_selector = "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"
    return letter.isprintable() and letter not in UNSEEN and not is_selector


def has_pile(name: str) -> bool:
    """Whether a mark stands on nothing, or too many on one letter."""
    piled = MOST_MARKS
    for letter in name:
        piled = piled + 1 if unicodedata.category(letter).startswith("M") else 0
        if piled > MOST_MARKS:
            return True
    return False


def look(name: str) -> str:
    """What a name looks like at a glance."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = [letter for letter in plain if not unicodedata.category(letter).startswith("M")]
    return "".join(letters).translate(LOOKS_LIKE).translate(ALIKE)


def words_in(name: str) -> list[str]:
    return "".join(letter if letter.isalnum() else " " for letter in look(name)).split()


def check_name(name: str, reserved: Iterable[str], bot: str, others: Iterable[str]) -> None:
    """Whether this name passes for nobody else: no reserved one, no bot's, and none that another player has here."""
    words = words_in(name)
    if look(bot) in words or any(words == words_in(each) for each in reserved):
        raise NameTaken("refusal-name-taken")
    if any(look(name) == look(other) or (words and words == words_in(other)) for other in others):
        raise NameTaken("refusal-name-taken")


def isolated(name: str) -> str:
    """A name as it stands in a sentence: one that is written from right to left does not turn the rest round."""
    turns = any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in name)
    return f"{FIRST_ISOLATE}{name}{END_ISOLATE}" if turns else name
