"""Words: every sentence a person reads comes from a Fluent file, by message id.

Nouns are messages of their own (`place-rivendell`); their attributes are further forms of the same noun, which a
language with cases may ask for: `$place` is the noun itself, `$place_genitive` its attribute, `$place_key` its name
in the code, to select on.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from bagend.engine.actions import Noun
from bagend.engine.errors import UnknownLanguage, either

LANGUAGES = ("en",)
"""The languages there are, the first being the one that is always complete."""

HOUSE = Path(__file__).parent / "text"
"""Words that belong to no game."""

MOST_SAID = 20_000
"""How many sentences are remembered: a table says the same few thousand again and again."""


class Words:
    """The messages of one language, over one or more folders of `<language>.ftl` files."""

    def __init__(self, language: str, folders: Iterable[Path]) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(f"There is no language {language!r}; expected {either(LANGUAGES)}.")
        self.language = language
        # Isolation marks would put invisible characters into every caption, label and test.
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(source))
        self._nouns: dict[tuple[str, str], dict[str, str]] = {}
        self._said: dict[tuple[object, ...], str] = {}

    def has(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def __call__(self, message: str, **nouns: str | int) -> str:
        """The message in words.  A missing message or noun is a fault of the program."""
        key = (message, *nouns.items())
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            said = self._said[key] = self._format(message, None, nouns)
        return said

    def attribute(self, message: str, attribute: str) -> str:
        """What goes with a message: the help of an option."""
        return self._format(message, attribute, {})

    def _format(self, message: str, attribute: str | None, nouns: Mapping[str, str | int]) -> str:
        found = self._bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(pattern, dict(nouns))
        if errors:
            raise KeyError(f"{message}: {errors[0]}")
        return str(text)

    def name(self, kind: str, token: str) -> str:
        """A noun in words: `name("place", "rivendell")`."""
        return self._forms(kind, token)[""]

    def nouns(self, **values: tuple[Noun, int]) -> dict[str, str | int]:
        """Variables for a message: each noun in words, in all its forms, with its key."""
        variables: dict[str, str | int] = {}
        for variable, (noun, value) in values.items():
            token = noun.token(value)
            variables[f"{variable}_key"] = token
            spoken = noun.spoken(value)
            if not spoken:
                variables[variable] = int(token) if token.isdigit() else token
            elif len(spoken) == 1:
                for form, text in self._forms(*spoken[0]).items():
                    variables[f"{variable}_{form}" if form else variable] = text
            else:
                variables[variable] = self.listing(self.name(*thing) for thing in spoken)
        return variables

    def listing(self, items: Iterable[str]) -> str:
        """Several things in a sentence: "a, b and c"."""
        items = list(items)
        if len(items) < 2:
            return "".join(items)
        return self("list-and", most=", ".join(items[:-1]), last=items[-1])

    def _forms(self, kind: str, token: str) -> dict[str, str]:
        key = (kind, token)
        if key not in self._nouns:
            message = f"{kind}-{token}"
            forms = {"": self._format(message, None, {})}
            for attribute in self._bundle.get_message(message).attributes:
                forms[attribute] = self._format(message, attribute, {})
            self._nouns[key] = forms
        return self._nouns[key]


@cache
def words_of(language: str, *folders: Path) -> Words:
    """The words of these folders, read once."""
    return Words(language, (HOUSE, *folders))
