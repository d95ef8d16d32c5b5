"""Looks: how a reader likes the pages, and in which language, kept in cookies, so that the first paint is right."""

from collections.abc import Mapping

from babel import negotiate_locale
from starlette.requests import HTTPConnection

from bagend.engine.pseudo import PSEUDO
from bagend.engine.words import LANGUAGES

A_YEAR = 365 * 24 * 3600

LANGUAGE = "language"
"""The cookie of the language; without it, a browser's own languages decide."""

LOOKS = {
    "theme": ("", "light", "dark"),
    "text": ("", "large", "largest"),
    LANGUAGE: ("", *LANGUAGES, PSEUDO),
}
"""What can be chosen; the first is what a page is like if nobody says anything."""

MOST_ASKED = 20
"""How many of the languages that a browser asks for are looked at."""


def looks_of(cookies: Mapping[str, str]) -> dict[str, str]:
    """What a browser asks for; what cannot be had is as if it had not asked."""
    return {name: found if (found := cookies.get(name, "")) in known else "" for name, known in LOOKS.items()}


def language_of(asking: HTTPConnection) -> str:
    """The language that a reader chose, or the first that their browser asks for and that there is."""
    if chosen := looks_of(asking.cookies)[LANGUAGE]:
        return chosen
    asked = wanted(asking.headers.get("accept-language", ""))
    return negotiate_locale(asked, LANGUAGES, sep="-") or LANGUAGES[0]


def wanted(header: str) -> list[str]:
    """The languages of an Accept-Language header, the most wanted first."""
    asked = []
    for part in header.split(",")[:MOST_ASKED]:
        name, _, weight = part.partition(";")
        try:
            asked.append((-float(weight.strip().removeprefix("q=") or 1), name.strip()))
        except ValueError:
            continue
    return [name for weight, name in sorted(asked, key=lambda each: each[0]) if weight < 0 and name]
