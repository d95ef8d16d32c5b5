"""Actions: every answer is one int, a verb plus its nouns, with a readable notation both ways.

A game lists its verbs in an IntEnum whose value is the first id of the verb; the nouns follow in mixed radix, so
`Verb.SPLIT + square` is an answer.  `Actions` checks that the ids are dense: the same int is the index of a mask.
"""

from bisect import bisect_right
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from math import prod
from typing import Protocol

from bagend.engine.errors import Phrase, Unexpected, UnknownNotation


class Noun(Protocol):
    """A kind of thing an answer or an event speaks of.  Each value is written as one token."""

    @property
    def kind(self) -> str:
        """The first part of its message ids: `place` for `place-rivendell`."""
        ...

    @property
    def size(self) -> int: ...

    def token(self, value: int) -> str: ...

    def value(self, token: str) -> int:
        """Raises Unexpected, with the possible tokens, if there is no such thing."""
        ...

    def spoken(self, value: int) -> tuple[tuple[str, str], ...]:
        """The things it names, each as kind and token; nothing for a plain number."""
        ...


@dataclass(frozen=True)
class Name:
    """One of a list of names."""

    kind: str
    names: tuple[str, ...]

    @property
    def size(self) -> int:
        return len(self.names)

    def token(self, value: int) -> str:
        return self.names[value]

    def value(self, token: str) -> int:
        if token not in self.names:
            raise Unexpected(self.names)
        return self.names.index(token)

    def spoken(self, value: int) -> tuple[tuple[str, str], ...]:
        return ((self.kind, self.names[value]),)


@dataclass(frozen=True)
class Names:
    """A set of names, as bits.  At the table its members are toggled one by one."""

    kind: str
    names: tuple[str, ...]

    NOTHING = "nothing"

    @property
    def size(self) -> int:
        return 1 << len(self.names)

    def members(self, value: int) -> tuple[str, ...]:
        return tuple(name for i, name in enumerate(self.names) if value >> i & 1)

    def token(self, value: int) -> str:
        return "+".join(self.members(value)) or self.NOTHING

    def value(self, token: str) -> int:
        chosen = [] if token == self.NOTHING else token.split("+")
        if len(set(chosen)) < len(chosen) or not set(chosen) <= set(self.names):
            raise Unexpected(Phrase("expected-some", {"names": list(self.names)}))
        return sum(1 << self.names.index(name) for name in chosen)

    def spoken(self, value: int) -> tuple[tuple[str, str], ...]:
        return tuple((self.kind, name) for name in self.members(value))


@dataclass(frozen=True)
class Number:
    """A whole number from `first` on."""

    kind: str
    first: int
    size: int

    def token(self, value: int) -> str:
        return str(self.first + value)

    def value(self, token: str) -> int:
        if (
            not (token.isascii() and token.isdigit() and len(token) < 10)
            or not 0 <= int(token) - self.first < self.size
        ):
            raise Unexpected(Phrase("expected-number", {"least": self.first, "most": self.first + self.size - 1}))
        return int(token) - self.first

    def spoken(self, value: int) -> tuple[tuple[str, str], ...]:
        return ()


@dataclass(frozen=True)
class Dice:
    """A roll: for each die the number of its face, or `-` for a die left lying."""

    kind: str
    dice: int
    faces: int = 6

    @property
    def size(self) -> int:
        return int((self.faces + 1) ** self.dice)

    def token(self, value: int) -> str:
        marks = []
        for _ in range(self.dice):
            value, face = divmod(value, self.faces + 1)
            marks.append(str(face) if face else "-")
        return "".join(marks)

    def value(self, token: str) -> int:
        allowed = "-" + "".join(str(face + 1) for face in range(self.faces))
        if len(token) != self.dice or not set(token) <= set(allowed):
            raise Unexpected(Phrase("expected-dice", {"dice": self.dice, "faces": self.faces}))
        total = 0
        for mark in reversed(token):
            total = total * (self.faces + 1) + allowed.index(mark)
        return total

    def spoken(self, value: int) -> tuple[tuple[str, str], ...]:
        return ()


class Actions:
    """All answers of a game (or of its CHANCE seat), as `range(len(actions))`."""

    def __init__(self, verbs: Mapping[IntEnum, Sequence[Noun]], carried: Collection[IntEnum] = ()) -> None:
        """`carried` are the verbs whose two nouns are a thing and the place that it is brought to."""
        self._carried = frozenset(carried)
        self._nouns = {verb: tuple(nouns) for verb, nouns in verbs.items()}
        self.verbs = tuple(self._nouns)
        """In order of their ids."""

        self._by_name = {verb.name.lower(): verb for verb in verbs}
        first = 0
        for verb, nouns in self._nouns.items():
            if verb != first:
                raise ValueError(f"{verb!r} should be {first}: action ids must be dense")
            first += prod(noun.size for noun in nouns)
        self._size = first

    def __len__(self) -> int:
        return self._size

    def nouns(self, verb: IntEnum) -> tuple[Noun, ...]:
        return self._nouns[verb]

    def split(self, action: int) -> tuple[IntEnum, tuple[int, ...]]:
        """The verb of an action and the values of its nouns."""
        if not 0 <= action < self._size:
            raise UnknownNotation("error-no-action", answer=str(action), most=str(self._size - 1))
        verb = self.verbs[bisect_right(self.verbs, action) - 1]
        rest = action - verb
        values = []
        for noun in reversed(self._nouns[verb]):
            rest, value = divmod(rest, noun.size)
            values.append(value)
        return verb, tuple(reversed(values))

    def pack(self, verb: IntEnum, values: Sequence[int]) -> int:
        rest = 0
        for noun, value in zip(self._nouns[verb], values, strict=True):
            rest = rest * noun.size + value
        return int(verb) + rest

    def notation(self, action: int) -> str:
        """The action in readable form: `keep yellow+black`."""
        verb, values = self.split(action)
        tokens = (noun.token(value) for noun, value in zip(self._nouns[verb], values, strict=True))
        return " ".join((verb.name.lower(), *tokens))

    def parse(self, notation: str) -> int:
        """The action written in this notation."""
        word, *tokens = notation.split() or [""]
        verb = self._by_name.get(word)
        if verb is None:
            raise UnknownNotation("error-unknown-verb", answer=notation, known=tuple(self._by_name))
        nouns = self._nouns[verb]
        if len(tokens) != len(nouns):
            wanted = " ".join((word, *(f"<{noun.kind}>" for noun in nouns)))
            raise UnknownNotation("error-unknown-form", answer=notation, wanted=wanted)
        values = []
        for noun, token in zip(nouns, tokens, strict=True):
            try:
                values.append(noun.value(token))
            except Unexpected as wrong:
                raise UnknownNotation(
                    "error-unknown-noun", token=token, answer=notation, expected=wrong.expected
                ) from None
        return self.pack(verb, values)

    def parts(self, action: int) -> tuple[str, ...]:
        """The members of the set an answer speaks of, for a table where they are toggled one by one."""
        verb, values = self.split(action)
        sets = [(noun, value) for noun, value in zip(self._nouns[verb], values, strict=True) if isinstance(noun, Names)]
        return tuple(part for noun, value in sets for part in noun.members(value))

    def carry(self, action: int) -> tuple[str, str]:
        """The thing an answer moves and the place it goes to, for a table where it is carried there; or nothing."""
        verb, values = self.split(action)
        if verb not in self._carried:
            return "", ""
        (thing, place), (what, where) = self._nouns[verb], values
        return thing.token(what), place.token(where)
