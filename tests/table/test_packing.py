"""Packing: what is compressed says nothing of a key."""

import gzip
import re

import httpx
import pytest

from bagend.table.guard.keys import fresh_key
from bagend.table.guard.packing import pack
from table.guests import TWO, Guest, House

WORDS = b"The road goes ever on and on, down from the door where it began. " * 20


def page(key: str, guess: str) -> bytes:
    """A page that names a key, and words that somebody else chose, before and behind it."""
    return WORDS + guess.encode() + b'<a href="/seat/' + key.encode() + b'">' + WORDS + b"/seat/" + guess.encode()


def test_what_is_packed_comes_out_as_it_was():
    for body in (b"", b"x", page(fresh_key(), "hello"), page("0" * 32, "/seat/" + "0" * 32)):
        assert gzip.decompress(pack(body)) == body


def test_a_right_guess_makes_no_page_shorter():
    key, other = "0123456789abcdef" * 2, "fedcba9876543210" * 2
    for length in range(1, 32):
        guess = key[:length]
        assert len(pack(page(key, guess))) == len(pack(page(other, guess)))
    # Packed as usual it would.
    assert len(gzip.compress(page(key, key[:31]))) < len(gzip.compress(page(other, key[:31])))


@pytest.mark.parametrize("address", ["", "/replay"])
def test_a_page_with_keys_is_packed_so(house: House, host: Guest, address: str):
    path = host.make(TWO)
    answer = host.http.get(f"{path}{address}")
    assert answer.headers["content-encoding"] == "gzip"
    with httpx.stream("GET", f"{house.base}{path}{address}", headers={"cookie": host.cookies(path)}) as raw:
        sent = b"".join(raw.iter_raw())
    body = gzip.decompress(sent)
    assert pack(body) == sent
    if not address:
        assert len(set(re.findall(rb"/seat/[0-9a-f]{32}", body))) == 2
