"""Chance: the seat that answers for dice and decks.

All chance is a uniform pick, "k of n": the rules say how many outcomes are equally likely (`outcomes`) and which is the
k-th (`draw`), and never see where k comes from.  In hot loops it comes from a Stream.  In a match it comes from a
secret by HMAC-SHA-256: the secret's hash is shown before the first draw, every seat mixes in a number of its own, and
once the secret is shown anybody can check each pick (`bagend.verify`).
"""

import secrets
from collections.abc import Iterable, Sequence
from typing import Protocol

import numpy as np

from bagend import verify
from bagend.engine.kernel import hot
from bagend.engine.records import Record, Records, Row

MULTIPLIER = 2147483085
LOW = 0xFFFFFFFF
SEEDS = (MULTIPLIER << 32) - 1
"""A stream's state lies between 1 and this number, which is prime, as is its half: the period is the longest."""


class Stream(Record):
    """A multiply-with-carry generator: the same numbers in plain Python, NumPy and compiled code."""

    x: int


@hot
def below(stream: Stream, n: int) -> int:
    """A number from 0 to n - 1."""
    x = stream.x
    stream.x = MULTIPLIER * (x & LOW) + (x >> 32)
    return (((x & LOW) ^ (x >> 32)) * n) >> 32


def seeds(seed: int, first: int, count: int) -> Row:
    """Starting states for streams number first, first + 1, …: the same whoever asks for which part."""
    made = np.empty(count, np.int64)
    block = 1024
    at = first
    while at < first + count:
        number, offset = divmod(at, block)
        key = np.array([seed & (2**64 - 1), number], np.uint64)
        source = np.random.Generator(np.random.Philox(key=key))
        row = source.integers(1, SEEDS, size=block)
        take = min(block - offset, first + count - at)
        made[at - first : at - first + take] = row[offset : offset + take]
        at += take
    return made


def stream(seed: int) -> Records:
    """One stream, as an array of one."""
    made = Stream.blank()
    made["x"] = seeds(seed, 0, 1)
    return made


class Luck(Protocol):
    """Where a match's chance comes from."""

    @property
    def secret(self) -> bytes:
        """What the picks are made from; empty if it is not known, and then nothing can be picked."""
        ...

    @property
    def commitment(self) -> str:
        """What is shown of the secret before the first draw."""
        ...

    @property
    def numbers(self) -> tuple[str, ...]:
        """What the seats mixed in, in their order."""
        ...

    @property
    def given(self) -> int:
        """How many draws at the beginning do not follow from the secret: they came with the match."""
        ...

    def pick(self, index: int, n: int) -> int:
        """A number from 0 to n - 1 for the index-th question put to CHANCE."""
        ...


class Committed:
    """Luck made from a secret and the seats' own numbers.

    A question's pick depends on its index alone, so an answer taken back and given otherwise meets the same dice.
    """

    def __init__(self, secret: bytes, numbers: Sequence[str] = ()) -> None:
        self._secret = secret
        self._numbers = tuple(numbers)

    @property
    def secret(self) -> bytes:
        return self._secret

    @property
    def numbers(self) -> tuple[str, ...]:
        return self._numbers

    @property
    def given(self) -> int:
        return 0

    @classmethod
    def fresh(cls, numbers: Sequence[str] = ()) -> "Committed":
        return cls(secrets.token_bytes(32), numbers)

    @classmethod
    def seeded(cls, seed: int) -> "Committed":
        """Luck that anybody can repeat, for tests, notebooks and the lab."""
        return cls(f"seed {seed}".encode())

    @property
    def commitment(self) -> str:
        return verify.commitment(self.secret)

    def pick(self, index: int, n: int) -> int:
        return verify.pick(self.secret, self.numbers, index, n)


class Given(Committed):
    """Luck whose first picks came with the match, from another one or from a lesson; the rest follow from a secret."""

    def __init__(self, secret: bytes, numbers: Sequence[str], picks: Sequence[int]) -> None:
        super().__init__(secret, numbers)
        self._picks = tuple(picks)

    @property
    def given(self) -> int:
        return len(self._picks)

    def pick(self, index: int, n: int) -> int:
        # Whoever strays from a lesson may come to a question with fewer outcomes.
        return self._picks[index] % n if index < len(self._picks) else super().pick(index, n)


class Sealed:
    """Luck whose secret is not known: what was drawn can be read, and nothing more can be drawn."""

    secret = b""

    def __init__(self, commitment: str, numbers: Sequence[str], given: int = 0) -> None:
        self.commitment = commitment
        self.numbers = tuple(numbers)
        self.given = given

    def pick(self, index: int, n: int) -> int:
        raise AssertionError("nothing can be drawn without the secret")


class Scripted:
    """Luck written down beforehand, for tests; afterwards it falls back on a seed."""

    secret = b"scripted"
    commitment = "scripted"
    numbers = ()
    given = 0

    def __init__(self, picks: Iterable[int], seed: int = 0) -> None:
        self.picks = list(picks)
        self.after = Committed.seeded(seed)

    def pick(self, index: int, n: int) -> int:
        if index < len(self.picks):
            return self.picks[index]
        return self.after.pick(index, n)
