"""The table's own words: what its pages and messages say, apart from any game."""

from pathlib import Path

from bagend.engine.words import LANGUAGES, Words, words_of

TEXT = Path(__file__).parent / "text"


def table_words(language: str = LANGUAGES[0]) -> Words:
    return words_of(language, TEXT)
