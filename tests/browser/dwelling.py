"""Dwelling: how long each caption of a story stands at normal speed, measured with a clock that the test sets.

python -m tests.browser.dwelling confrontation

plays a whole match against a bot in the browser and lists every caption with its time.
"""

import itertools
import sys
from collections.abc import Iterator
from typing import NamedTuple

from browser.launching import browse
from browser.visiting import Visitor

TICK = 100
"""How far the clock goes on at a time, in ms."""

WATCH = """
() => {
    window.captions = [];
    const story = document.getElementById('story');
    new MutationObserver(() => {
        window.captions.push([Date.now(), story.textContent, !document.getElementById('banner').hidden]);
    }).observe(story, {childList: true});
}
"""


class Caption(NamedTuple):
    """A caption that stood for a while."""

    text: str
    is_highlight: bool
    time: int
    """In ms."""


def captions(visitor: Visitor, game: str, highlights: int = 10**9) -> list[Caption]:
    """The captions of a match, to its end or until so many highlights were told; then the last still stands, and is not
    counted."""
    visitor.page.clock.install()
    visitor.begin(game=game)
    visitor.page.evaluate(WATCH)
    picks = itertools.count()
    told: list[tuple[int, str, bool]] = []
    while not visitor.is_over and sum(each[2] for each in told) <= highlights:
        if visitor.is_asked:
            buttons = visitor.page.locator("#answer-list button")
            buttons.nth(next(picks) * 7 % buttons.count()).evaluate("button => button.click()")
        visitor.page.clock.run_for(TICK)
        told = visitor.page.evaluate("window.captions")
    if visitor.is_over:
        told.append((visitor.page.evaluate("Date.now()"), "", False))
    return [
        Caption(text, is_highlight, after[0] - at)
        for (at, text, is_highlight), after in itertools.pairwise(told)
        if text
    ]


def lines(found: list[Caption]) -> Iterator[str]:
    for text, is_highlight, time in found:
        yield f"{time / 1000:5.1f} s {'*' if is_highlight else ' '} {text}"


if __name__ == "__main__":
    with browse() as (browser, server):
        for game in sys.argv[1:]:
            found = captions(Visitor(browser, server, speed=1), game)
            print(f"{game}: {len(found)} captions; highlights are marked *", *lines(found), sep="\n")
