"""Keys: whoever holds the key of a seat plays there.  A key has 128 bits, is stored hashed, and lives in a cookie.

An invitation is no key.  Its link hands every browser that opens it a fresh key of its own, which opens nothing yet;
the first of them to show the match with it takes the seat, and the invitation is void.  So a program that only
previews a link takes no seat, a page that is loaded again holds its key already, and whoever sent the invitation
cannot look into the seat later.

The host's own key opens no seat.  The invitations are made from it, so that the table can show an open seat's link
again to whoever made the match, and to nobody else, although it stores only hashes.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping
from typing import NamedTuple

SEAT_COOKIE = "seat-"
"""What the name of every seat's cookie begins with."""

HOST_COOKIE = "host"
A_YEAR = 365 * 24 * 3600

MOST_KEYS = 16
"""How many seat cookies of one browser are looked at."""

KEY = re.compile(r"[0-9a-f]{32}")
MATCH_ID = re.compile(r"[0-9a-z]{12}")

_WRITTEN = re.compile(r"([0-9a-f]{32})(?:\.([0-9a-f]{32}))?")
_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"


class Held(NamedTuple):
    """A key that a browser holds, and the invitation it came by."""

    key: str
    invitation: str = ""

    def __str__(self) -> str:
        return f"{self.key}.{self.invitation}" if self.invitation else self.key

    def cookie(self, seat: str) -> str:
        """The name of its cookie.  Opening an invitation again must not overwrite a key that has taken the seat."""
        return f"{SEAT_COOKIE}{seat}-{self.key[:8]}"


def fresh_match_id() -> str:
    """60 bits: nobody finds a match they were not told of."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def fresh_key() -> str:
    return secrets.token_hex(16)


def invitation(host: str, seat: str) -> str:
    """The secret in the link to an open seat, made from the host's key."""
    return _derived(host, f"seat {seat}")


def heir_key(key: str, match: str, seat: str) -> str:
    """The key to a player's seat in the rematch, made from their key in the match before."""
    return _derived(key, f"rematch {match} {seat}")


def _derived(key: str, purpose: str) -> str:
    return hmac.digest(bytes.fromhex(key), purpose.encode(), "sha256")[:16].hex()


def hashed(key: str) -> str:
    """What is stored of a key.  A key has too many bits to be guessed, so one plain hash is enough."""
    return hashlib.sha256(key.encode()).hexdigest()


def read_keys(cookies: Mapping[str, str]) -> list[Held]:
    """The keys among a browser's cookies; whatever else is there is ignored."""
    values = [value for name, value in cookies.items() if name.startswith(SEAT_COOKIE)]
    read = [_WRITTEN.fullmatch(value) for value in values[:MOST_KEYS]]
    return [Held(found[1], found[2] or "") for found in read if found]
