"""Words: every sentence a person reads comes from a Fluent file, by message id.

Nouns are messages of their own (`place-rivendell`); their attributes are further forms of the same noun, which a
language with cases or genders may ask for: `$place` is the noun itself, `$place_gen` its attribute `.gen`,
`$place_key` its name in the code, to select on.  Several nouns in a row have the forms of each of them.
"""

import re
import threading
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Literal, Self, TypeVar

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from bagend.engine.actions import Noun
from bagend.engine.errors import UnknownLanguage
from bagend.engine.pseudo import CLOSE, OPEN, PSEUDO, disguise

LOCALES = {
    "en": Locale("en", "GB"),
    "pl": Locale("pl"),
    "fi": Locale("fi"),
    "ru": Locale("ru"),
}
LANGUAGES = tuple(LOCALES)
"""The languages there are, the first being the one that the others are translated from."""

HOUSE = Path(__file__).parent / "text"
"""Words that belong to no game."""

MOST_SAID = 20_000
"""How many sentences are remembered: a table says the same few thousand again and again."""

SEVERAL = "plural"
"""The gender of several nouns in a row."""


ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""Where a message or a term begins.  All its further lines are indented, or close a brace."""

MENTIONED = re.compile(r"-?[A-Za-z][\w-]*")

Told = TypeVar("Told", str | int, str | int | float)
"""What a message can be given."""


class Name(str):
    """A noun in words, with its other forms."""

    forms: Mapping[str, str]

    def __new__(cls, text: str, forms: Mapping[str, str]) -> Self:
        name = super().__new__(cls, text)
        name.forms = forms
        return name


class Words:
    """The messages of one language, over one or more folders of `<language>.ftl` files."""

    def __init__(self, language: str, folders: Iterable[Path]) -> None:
        if language not in LANGUAGES and language != PSEUDO:
            raise UnknownLanguage("error-unknown-language", language=language, known=LANGUAGES)
        self.language = language
        self.locale = LOCALES.get(language, LOCALES[LANGUAGES[0]])
        # Isolation marks would put invisible characters into every caption, label and test.
        self._bundle = FluentBundle([str(self.locale).replace("_", "-")], use_isolating=False)
        self._unread: dict[str, str] = {}
        """The messages and terms that nobody has asked for, as Fluent text: to read all takes a second, and a page
        shows a few."""

        for folder in folders:
            # What has not been translated yet is said in the first language.
            for each in dict.fromkeys((LANGUAGES[0], language)):
                self._unread |= entries_of(source_of(folder, each))
        self._known = frozenset(self._unread)
        self._reading = threading.Lock()
        self._names: dict[tuple[str, str], Name] = {}
        self._said: dict[tuple[object, ...], str] = {}

    def has(self, message: str) -> bool:
        return message in self._known

    def unread(self) -> list[str]:
        """The messages that nobody has asked for yet."""
        return list(self._unread)

    def read(self, id: str) -> None:
        """Read a message and whatever it mentions, unless that was done."""
        with self._reading:
            found: dict[str, str] = {}
            new = [id]
            while new := [word for word in new if word in self._unread and word not in found]:
                found |= {word: self._unread[word] for word in new}
                new = [word for one in new for word in MENTIONED.findall(found[one])]
            self._bundle.add_resource(FluentResource("".join(found.values())), allow_overrides=True)
            # Only now, for others look here without waiting.
            for word in found:
                del self._unread[word]

    def _message(self, id: str) -> Message:
        if id in self._unread:
            self.read(id)
        return self._bundle.get_message(id)

    def __call__(self, message: str, **nouns: str | int | float) -> str:
        """The message in words.  A missing message or noun is a fault of the program."""
        variables = _with_forms(nouns)
        key = (message, *variables.items())
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            said = self._said[key] = self._format(message, None, variables)
        return said

    def once(self, message: str, **facts: str | int | float) -> str:
        """The message in words, not to be remembered: what somebody typed may be in it."""
        return self._format(message, None, _with_forms(facts))

    def attribute(self, message: str, attribute: str) -> str:
        """What goes with a message: the help of an option."""
        return self._format(message, attribute, {})

    def _format(self, message: str, attribute: str | None, nouns: Mapping[str, str | int | float]) -> str:
        found = self._message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(pattern, dict(nouns))
        if errors:
            declined = _as_they_stand(errors, nouns)
            text, errors = self._bundle.format_pattern(pattern, {**nouns, **declined})
        if errors:
            raise KeyError(f"{message}: {errors[0]}")
        return str(text)

    def name(self, kind: str, token: str) -> str:
        """A noun in words: `name("place", "rivendell")`."""
        key = (kind, token)
        if key not in self._names:
            message = f"{kind}-{token}"
            attributes = self._message(message).attributes
            forms = {attribute: self._format(message, attribute, {}) for attribute in attributes}
            self._names[key] = Name(self._format(message, None, {}), forms)
        return self._names[key]

    def named(self, message: str, **nouns: str | int) -> str:
        """A name made of others, "the blue Ring", with the forms that its message has as attributes."""
        variables = _with_forms(nouns)
        attributes = self._message(message).attributes
        forms = {attribute: self._format(message, attribute, variables) for attribute in attributes}
        return Name(self(message, **nouns), forms) if forms else self(message, **nouns)

    def nouns(self, **values: tuple[Noun, int]) -> dict[str, str | int]:
        """Variables for a message: each noun in words, in all its forms, with its key."""
        variables: dict[str, str | int] = {}
        for variable, (noun, value) in values.items():
            token = noun.token(value)
            variables[f"{variable}_key"] = token
            spoken = noun.spoken(value)
            if spoken:
                variables[variable] = self.listing(self.name(*thing) for thing in spoken)
            else:
                variables[variable] = int(token) if token.isdigit() else token
        return _with_forms(variables)

    def listing(self, items: Iterable[str]) -> str:
        """Several things in a sentence: "a, b and c"."""
        return self._join(list(items), "standard")

    def either(self, items: Iterable[str]) -> str:
        """One of several things in a sentence: "a, b or c"."""
        return self._join(list(items), "or")

    def number(self, value: float, digits: int = 0) -> str:
        """A number with so many digits after the point, as the language writes it."""
        return _with_minus(format_decimal(value, f"#,##0{_fraction(digits)}", self.locale))

    def percent(self, share: float, digits: int = 0) -> str:
        """A share of 1 as a percentage, as the language writes it."""
        pattern = self.locale.percent_formats[None].pattern
        return _with_minus(format_percent(share, pattern.replace("0", f"0{_fraction(digits)}", 1), self.locale))

    def _join(self, items: list[str], style: Literal["standard", "or"]) -> str:
        if not items:
            return ""
        if len(items) == 1:
            return items[0]
        text = self._linked(items, style)
        forms = {form: "" for item in items if isinstance(item, Name) for form in item.forms}
        for form in forms:
            each = [item.forms.get(form, item) if isinstance(item, Name) else item for item in items]
            forms[form] = SEVERAL if form == "gender" else self._linked(each, style)
        if self.language == PSEUDO:
            text = f"{OPEN}{text}{CLOSE}"
        return Name(text, forms) if forms else text

    def _linked(self, items: list[str], style: Literal["standard", "or"]) -> str:
        """At least two things in a row.  Next to "Merry and Pippin" a second "and" would read as one of three."""
        link = format_list(["", ""], style, self.locale)
        if style == "standard" and any(link in item for item in items[-2:]):
            return self._format("list-of-pairs", None, {"first": ", ".join(items[:-1]), "last": items[-1]})
        return format_list(items, style, self.locale)


def _with_minus(written: str) -> str:
    """A number with a minus sign, not a hyphen, whatever the language's data say."""
    return written.replace("-", "−")


def _fraction(digits: int) -> str:
    return f".{'0' * digits}" if digits else ""


def _with_forms(nouns: Mapping[str, Told]) -> dict[str, Told]:
    """The variables of a message, and all forms of those that have some."""
    variables = dict(nouns)
    for variable, value in nouns.items():
        if isinstance(value, Name):
            for form, text in value.forms.items():
                variables[f"{variable}_{form}"] = text
    return variables


def _as_they_stand(errors: Iterable[Exception], nouns: Mapping[str, str | int | float]) -> dict[str, str | int | float]:
    """For each form that was asked of a text without forms, such as a person's name: the text itself."""
    asked = (str(error).removeprefix("Unknown external: ") for error in errors)
    bases = {form: form.rpartition("_")[0] for form in asked}
    return {form: nouns[base] for form, base in bases.items() if base in nouns and not isinstance(nouns[base], Name)}


def source_of(folder: Path, language: str) -> str:
    """The messages of a folder in a language, as Fluent text."""
    if language == PSEUDO:
        return disguise(source_of(folder, LANGUAGES[0]))
    file = folder / f"{language}.ftl"
    return file.read_text(encoding="utf-8") if file.exists() else ""


def entries_of(source: str) -> dict[str, str]:
    """The messages and terms of a Fluent text, each as it stands there."""
    begins = list(ENTRY.finditer(source))
    bounds = pairwise([*(entry.start() for entry in begins), len(source)])
    return {entry[1]: source[start:end] for entry, (start, end) in zip(begins, bounds, strict=True)}


@cache
def words_of(language: str, *folders: Path) -> Words:
    """The words of these folders, read once."""
    return Words(language, (HOUSE, *folders))
