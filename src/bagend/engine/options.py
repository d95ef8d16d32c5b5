"""Options: what may be chosen before a match: variants, rulings, and values an owner of the box may correct."""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from bagend.engine.errors import BadOption, Phrase, Unexpected, reason

Value = str | int | bool | tuple[str, ...]
Values = Mapping[str, Any]
"""A value for every option of a game."""


MOST_DIGITS = 19
"""More than any number here needs; Python refuses to read very long ones."""

LONGEST_FILE = 8 * 1024
"""Characters in an option file; a file that sets every option of a game needs far fewer."""

DEEPEST = 3
"""How deep brackets may stand in each other; a list of names needs one."""

_QUOTED = re.compile(
    r"""(?s:\"{3}.*?(?:"{3}|\Z)|'{3}.*?(?:'{3}|\Z))|"(?:\\.|[^"\\\n])*+"?|'[^'\n]*+'?|#[^\n]*+""",
)
"""A string or a comment of a TOML file, even one that never ends."""

_LONG_NUMBER = re.compile(rf"\b[0-9]\w{{{MOST_DIGITS},}}")


class Option(Protocol):
    """One thing that may be chosen.  `read` takes text or a TOML value and raises Unexpected with what it expected."""

    @property
    def key(self) -> str: ...

    @property
    def datum(self) -> str:
        """The id of a component value that is not certain, which this option corrects; else empty."""
        ...

    @property
    def default(self) -> Value: ...

    def read(self, given: object) -> Value: ...

    def write(self, value: Any) -> str: ...


@dataclass(frozen=True)
class Choice:
    """One of several names."""

    key: str
    names: tuple[str, ...]
    default: str
    datum: str = ""

    def read(self, given: object) -> Value:
        if given not in self.names:
            raise Unexpected(self.names)
        return str(given)

    def write(self, value: Any) -> str:
        return str(value)


@dataclass(frozen=True)
class Flag:
    """Yes or no."""

    key: str
    default: bool = False
    datum: str = ""

    def read(self, given: object) -> Value:
        if isinstance(given, bool):
            return given
        known = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
        word = str(given).lower()
        if word not in known:
            raise Unexpected(("yes", "no"))
        return known[word]

    def write(self, value: Any) -> str:
        return "yes" if value else "no"


@dataclass(frozen=True)
class Whole:
    """A whole number between two others."""

    key: str
    least: int
    most: int
    default: int
    datum: str = ""

    def read(self, given: object) -> Value:
        text = str(given)
        is_number = not isinstance(given, bool) and text.isascii() and text.isdigit() and len(text) < MOST_DIGITS
        if not is_number or not self.least <= int(text) <= self.most:
            raise Unexpected(Phrase("expected-whole", {"least": self.least, "most": self.most}))
        return int(text)

    def write(self, value: Any) -> str:
        return str(value)


@dataclass(frozen=True)
class Listing:
    """A fixed number of names, repetition allowed: the faces of a die."""

    key: str
    names: tuple[str, ...]
    default: tuple[str, ...]
    datum: str = ""

    def read(self, given: object) -> Value:
        items = re.split(r"[\s,]+", given.strip()) if isinstance(given, str) else given
        wanted: dict[str, object] = {"count": len(self.default), "names": self.names}
        if not isinstance(items, Sequence) or len(items) != len(self.default):
            raise Unexpected(Phrase("expected-listing", wanted))
        wrong = [item for item in items if item not in self.names]
        if wrong:
            raise Unexpected(Phrase("expected-listing-wrong", {**wanted, "wrong": str(wrong[0])}))
        return tuple(items)

    def write(self, value: Any) -> str:
        return ",".join(value)


class Options:
    """The options of one game."""

    def __init__(self, *options: Option) -> None:
        self._options = {option.key: option for option in options}

    def __iter__(self) -> Iterator[Option]:
        return iter(self._options.values())

    def __getitem__(self, key: str) -> Option:
        return self._options[key]

    def read(self, given: Mapping[str, object]) -> dict[str, Value]:
        """A value for every option: the given ones, checked, and the defaults."""
        values = {key: option.default for key, option in self._options.items()}
        for key, value in given.items():
            values[key] = self._read_one(key, value)
        return values

    def _read_one(self, key: str, value: object) -> Value:
        if key not in self._options:
            message = "error-unknown-option" if self._options else "error-no-options"
            raise BadOption(message, option=key, known=tuple(self._options))
        try:
            return self._options[key].read(value)
        except Unexpected as wrong:
            raise BadOption("error-option-value", option=key, value=str(value), expected=wrong.expected) from None

    def write(self, values: Values) -> dict[str, str]:
        """The values as text, as a journal's header keeps them."""
        return {key: option.write(values[key]) for key, option in self._options.items()}

    def read_file(self, path: Path) -> dict[str, Value]:
        """The options set in a TOML file; a mistake is named with its line."""
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as wrong:
            raise BadOption("error-option-file", file=str(path), reason=reason(wrong)) from None
        return self.read_text(text, str(path))

    def read_text(self, text: str, name: str | Phrase) -> dict[str, Value]:
        _check_is_cheap(text, name)
        try:
            table = tomllib.loads(text)
        except tomllib.TOMLDecodeError as wrong:
            # tomllib names a line, except for what is still open at the end.
            where = str(wrong).replace("at end of document", f"at line {len(text.splitlines())}, the end")
            raise BadOption("error-option-file-toml", file=name, reason=where) from None
        values = {}
        for key, value in table.items():
            try:
                values[key] = self._read_one(key, value)
            except BadOption as wrong:
                line = _line_of(key, text)
                raise BadOption("error-option-file-line", file=name, line=line, reason=wrong, option=key) from None
        return values


def _check_is_cheap(text: str, name: str | Phrase) -> None:
    """Refuse what a parser would choke on: it takes quadratic time for dotted keys and fails on deep nesting.

    No option needs either, and anybody may send such a file to a table.
    """
    if len(text) > LONGEST_FILE:
        raise BadOption("error-option-file-long", file=name, most=LONGEST_FILE)
    bare = _QUOTED.sub('""', text)
    if "." in bare:
        raise BadOption("error-option-file-dot", file=name)
    if _LONG_NUMBER.search(bare):
        raise BadOption("error-option-file-digits", file=name, most=MOST_DIGITS)
    depth = 0
    for bracket in re.findall(r"[\[\]{}]", bare):
        depth += 1 if bracket in "[{" else -1
        if depth > DEEPEST:
            raise BadOption("error-option-file-deep", file=name)


def _line_of(key: str, text: str) -> int:
    """The line on which a key of a TOML file is set."""
    setting = re.compile(rf"""^\s*\[*\s*["']?{re.escape(key)}["']?\s*[=.\]]""")
    return next((number for number, line in enumerate(text.splitlines(), 1) if setting.match(line)), 1)
