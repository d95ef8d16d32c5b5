"""Looks: how a reader likes the pages, kept in cookies, so that the first paint is right already."""

from collections.abc import Mapping

from bagend.table import languages

A_YEAR = 365 * 24 * 3600

LOOKS = {
    "theme": ("", "light", "dark"),
    "text": ("", "large", "largest"),
    languages.COOKIE: languages.CHOICES,
}
"""What can be chosen; the first is what a page is like if nobody says anything."""


def looks_of(cookies: Mapping[str, str]) -> dict[str, str]:
    """What a browser asks for; what cannot be had is as if it had not asked."""
    return {name: found if (found := cookies.get(name, "")) in known else "" for name, known in LOOKS.items()}
