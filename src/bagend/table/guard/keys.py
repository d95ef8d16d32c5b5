"""Seats: a seat is a secret link.  Its key has 128 bits, is stored hashed, and moves into a cookie at the first visit.

The host's own key opens no seat, but the keys of all seats are made from it: so the table can show a link again to
whoever made the match, and to nobody else, although it keeps no key.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping

SEAT_COOKIE = "seat-"
"""A browser that holds several seats has a cookie for each: this, and the seat's name."""

HOST_COOKIE = "host"
A_YEAR = 365 * 24 * 3600

MOST_SEATS = 16

KEY = re.compile(r"[0-9a-f]{32}")
MATCH_ID = re.compile(r"[0-9a-z]{12}")

_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"


def fresh_match_id() -> str:
    """60 bits: nobody finds a match that he was not told of."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def fresh_key() -> str:
    return secrets.token_hex(16)


def seat_key(host: str, seat: str) -> str:
    """The key of a seat, made from the host's."""
    return _derived(host, f"seat {seat}")


def heir_key(key: str, match: str, seat: str) -> str:
    """The key of whoever sat in the match before, for his seat in the rematch."""
    return _derived(key, f"rematch {match} {seat}")


def _derived(key: str, purpose: str) -> str:
    return hmac.digest(bytes.fromhex(key), purpose.encode(), "sha256")[:16].hex()


def hashed(key: str) -> str:
    """What is stored of a key.  A key has too many bits to be guessed, so one plain hash is enough."""
    return hashlib.sha256(key.encode()).hexdigest()


def read_keys(cookies: Mapping[str, str]) -> list[str]:
    """The keys among a browser's cookies; whatever else is there is ignored."""
    values = [value for name, value in cookies.items() if name.startswith(SEAT_COOKIE)]
    return [value for value in values[:MOST_SEATS] if KEY.fullmatch(value)]
