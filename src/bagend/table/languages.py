"""Languages: which one a visitor reads."""

import time
from collections.abc import Callable, Mapping

from babel import negotiate_locale
from starlette.requests import HTTPConnection

from bagend.engine.errors import house
from bagend.engine.pseudo import PSEUDO
from bagend.engine.words import LANGUAGES, Words, words_of
from bagend.games import all_games
from bagend.table.words import table_words

COOKIE = "language"
"""What was chosen in the settings; without it, a browser's own languages decide."""

CHOICES = ("", *LANGUAGES, PSEUDO)

MOST_ASKED = 20
"""How many of the languages that a browser asks for are looked at."""


BREATH = 0.001
"""Seconds between two messages that are read ahead: whoever is here already goes first."""


def language_of(asking: HTTPConnection) -> str:
    """The language that a reader chose, or the first that their browser asks for and that there is."""
    chosen = asking.cookies.get(COOKIE, "")
    if chosen and chosen in CHOICES:
        return chosen
    asked = wanted(asking.headers.get("accept-language", ""))
    found = negotiate_locale(asked, LANGUAGES, sep="-")
    # Whatever a browser says, there is a language to say it in: pages of errors are made in it, too.
    return found if found in LANGUAGES else LANGUAGES[0]


def wanted(header: str) -> list[str]:
    """The languages of an Accept-Language header, the most wanted first."""
    asked = []
    for part in header.lower().split(",")[:MOST_ASKED]:
        name, *parameters = (piece.strip() for piece in part.split(";"))
        weight = weight_of(dict(each.replace(" ", "").partition("=")[::2] for each in parameters))
        if name and weight > 0:
            asked.append((-weight, name))
    return [name for _, name in sorted(asked, key=lambda each: each[0])]


def weight_of(parameters: Mapping[str, str]) -> float:
    """How much a language is wanted, from 0 to 1; one that cannot be read is not wanted."""
    try:
        weight = float(parameters.get("q", "1"))
    except ValueError:
        return 0.0
    return weight if 0 < weight <= 1 else 0.0


def read_all(is_over: Callable[[], bool]) -> None:
    """Read the words of every language, so that no visitor waits for them; until nobody wants them any more."""
    for language in LANGUAGES:
        readers = (table_words, _words_of_house, *(game.words for game in all_games()))
        for words in [read(language) for read in readers]:
            for message in words.unread():
                if is_over():
                    return
                words.read(message)
                time.sleep(BREATH)


def _words_of_house(language: str) -> Words:
    return words_of(language, *house())
