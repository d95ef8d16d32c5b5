"""The lab's own words: its tables, its progress and what its checks find."""

from pathlib import Path

from bagend.engine.words import LANGUAGES, Words, words_of

TEXT = Path(__file__).parent / "text"


def lab_words(language: str = LANGUAGES[0]) -> Words:
    return words_of(language, TEXT)
