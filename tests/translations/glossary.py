"""The glossaries in docs/glossary: one word for one thing, in every file of a language."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from translations.catalogue import Folder, messages, patterns, text

GLOSSARIES = Path(__file__).parents[2] / "docs" / "glossary"


@dataclass(frozen=True)
class Term:
    """A word of the English messages, and how its translation begins, whatever its ending."""

    en: str
    use: str
    stems: tuple[str, ...]
    games: tuple[str, ...]
    check: bool

    def holds_for(self, folder: Folder) -> bool:
        return folder.subject in self.games or "all" in self.games

    @property
    def pattern(self) -> re.Pattern[str]:
        return re.compile(rf"(?<![\w’'-]){re.escape(self.en)}(?:e?s)?(?![\w-])")

    def is_in(self, translated: str) -> bool:
        return any(re.search(rf"(?<!\w){re.escape(stem)}", translated.lower()) for stem in self.stems)


@cache
def read(language: str) -> dict[str, object]:
    return tomllib.loads((GLOSSARIES / f"{language}.toml").read_text(encoding="utf-8"))


@cache
def terms(language: str) -> tuple[Term, ...]:
    rows = read(language)["term"]
    assert isinstance(rows, list)
    return tuple(
        Term(row["en"], row["use"], tuple(row["stems"]), tuple(row["games"]), row.get("check", True)) for row in rows
    )


def alike(language: str) -> frozenset[str]:
    """The messages that read as in English on purpose: names, numbers, signs."""
    listed = read(language).get("alike", [])
    assert isinstance(listed, list)
    return frozenset(listed)


def strays(folder: Folder, language: str) -> Iterator[str]:
    """Messages that do not call a thing by the word of the glossary.

    Where a longer term is in a sentence ("Ring-bearer", "the White Tree"), the shorter ones in it do not count.
    """
    here = [term for term in terms(language) if term.holds_for(folder)]
    by_length = sorted({term.en for term in here}, key=len, reverse=True)
    ours = messages(folder.file(language))
    for name, message in messages(folder.file("en")).items():
        if name not in ours:
            continue
        theirs = patterns(ours[name])
        for part, pattern in patterns(message).items():
            if part not in theirs or part in ("start", "at", "honoured", "source"):
                continue
            english, translated = text(pattern), text(theirs[part])
            for en in by_length:
                same = [term for term in here if term.en == en]
                found = same[0].pattern.search(english)
                english = same[0].pattern.sub(" ", english)
                if found and all(term.check for term in same) and not any(term.is_in(translated) for term in same):
                    yield f"{name}{'.' if part else ''}{part}: {en!r} is {same[0].use!r}, but: {translated}"
