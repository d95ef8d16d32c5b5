"""Bare words: what a person reads or hears on a page in the pseudo-language, and stands in no message."""

import re
from html.parser import HTMLParser

from bagend.engine.pseudo import CLOSE, OPEN, PSEUDO
from proof import some


class Reader(HTMLParser):
    """Everything on a page that a person reads or hears."""

    SILENT = ("script", "style", "code")
    SPOKEN = ("aria-label", "title", "alt", "placeholder", "content")

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []
        self.lines: list[str] = []
        self.open: list[tuple[str, str]] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = dict(attributes)
        if tag not in ("meta", "link", "input", "img", "br", "hr", "use", "path", "source"):
            self.open.append((tag, given.get("lang") or ""))
        if tag == "meta" and given.get("name") != "description":
            return
        self.heard += [value for name in self.SPOKEN if (value := given.get(name))]

    def handle_endtag(self, tag: str) -> None:
        while self.open and self.open.pop()[0] != tag:
            pass
        if tag == "text" and self.lines:
            # A label of the board may be broken into several lines.
            self.heard.append(" ".join(self.lines))
            self.lines = []

    def handle_data(self, data: str) -> None:
        is_foreign = any(language not in ("", PSEUDO) for _, language in self.open)
        if not data.strip() or is_foreign or any(tag in self.SILENT for tag, _ in self.open):
            return
        is_label = any(tag == "text" for tag, _ in self.open)
        (self.lines if is_label else self.heard).append(" ".join(data.split()))


NAMES = re.compile(r"\b(?:[A-Z]{1,3}-\d+|[0-9a-f]{32,64}|https?://\S+|/\S+|verify\.py|QR|TOML|SVG|PNG|JSON)\b")
"""What is the same in every language: numbers of clauses, hashes, addresses, formats."""


def bare(page: str) -> list[str]:
    """Words that stand outside the brackets of a message."""
    reader = Reader()
    reader.feed(page)
    found = []
    for text in some(reader.heard):
        depth, outside = 0, ""
        for character in text:
            depth += (character == OPEN) - (character == CLOSE)
            outside += character if depth == 0 and character != CLOSE else " "
        # The second line of a long label has no brackets of its own, but accents.
        if re.search(r"[AEIOUYaeiouy]", NAMES.sub(" ", outside)):
            found.append(text)
    return found
