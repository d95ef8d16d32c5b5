"""Whole matches in every language, with another one chosen in the middle; and every page has room for its words."""

import itertools
import os
import re

import pytest
from playwright.sync_api import Route, expect

from bagend import games
from bagend.engine.pseudo import PSEUDO
from bagend.engine.words import LANGUAGES
from bagend.games.journey.components import PLACES
from browser.serving import Server
from browser.visiting import TALL, WIDE, Visit, Visitor

FIRST, *FOREIGN = LANGUAGES

PAIRS = [*itertools.permutations(FOREIGN, 2)]
ALL = [*itertools.product(games.KEYS, PAIRS)]
SHORT = [*zip(games.KEYS, itertools.cycle(PAIRS), strict=False)]
"""The game, the language that it begins in, and the one that it goes on in.  `make test` plays each game once; with
BAGEND_LONG=yes each is played in every language."""


LEFT_OUT = """
() => {
    const page = document.documentElement, ask = document.getElementById('ask');
    const seen = e => e.checkVisibility({visibilityProperty: true})
        && !e.closest('.unseen, .skip-link, dialog:not([open])');
    const isCut = e => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).textOverflow !== 'ellipsis'
        && ['hidden', 'clip'].includes(getComputedStyle(e).overflowX);
    const pushes = document.querySelectorAll('button, summary, select, h1, h2, #ask, .chair-name, .meter');
    const wide = [...pushes].filter(seen).filter(e => e.getBoundingClientRect().right > innerWidth + 1 || isCut(e));
    return [
        ...wide.map(e => `${e.tagName} ${e.textContent.trim().slice(0, 60)}`),
        ...(page.scrollWidth > innerWidth ? [`the page is ${page.scrollWidth} wide`] : []),
        ...(ask && ask.scrollHeight > ask.clientHeight + 1 ? [`heading: ${ask.textContent}`] : []),
    ];
}
"""
"""What has no room: words that are cut off, or that make the page wider than its window."""


def switch(visitor: Visitor, language: str) -> None:
    """Choose another language in the settings."""
    with visitor.page.expect_navigation():
        visitor.page.locator("#set-language").evaluate(
            "(select, to) => { select.value = to; select.dispatchEvent(new Event('change')); }", language
        )
    expect(visitor.page.locator("body")).to_have_class(re.compile("scripted"))


@pytest.mark.parametrize(("game", "languages"), ALL if os.environ.get("BAGEND_LONG") == "yes" else SHORT)
def test_a_match_is_played_in_two_languages(
    server: Server, visit: Visit, game: str, languages: tuple[str, str]
) -> None:
    before, after = languages
    anna = visit(server, language=before)
    anna.begin(game=game)
    picks, answers = itertools.count(), 0
    titles = {language: games.find(game).words(language)("title") for language in LANGUAGES}
    while anna.wait_for_question():
        assert anna.page.evaluate(LEFT_OUT) == []
        anna.choose_from_list(lambda count: next(picks) * 7 % count)
        answers += 1
        if answers == 4:
            expect(anna.page.locator("html")).to_have_attribute("lang", before)
            switch(anna, after)
            expect(anna.page.locator("html")).to_have_attribute("lang", after)
            expect(anna.page).to_have_title(re.compile(re.escape(titles[after])))
        assert answers < 400
    assert answers > 4
    assert titles[after] in anna.page.title()


def test_the_heading_has_room_when_its_typeface_comes_late(server: Server, visit: Visit) -> None:
    anna = visit(server, language="ru")
    address = anna.begin(game="mountdoom")
    late: list[Route] = []
    anna.page.route("**/*.woff2*", lambda font: late.append(font))
    # Whatever waits for the whole page would wait for its typeface, too.
    anna.page.goto(address, wait_until="commit")
    assert anna.wait_for_question()
    assert anna.page.evaluate(LEFT_OUT) == []
    assert late
    for font in late:
        font.continue_()
    anna.page.evaluate("async () => { await document.fonts.ready; }")
    assert anna.page.evaluate(LEFT_OUT) == []


@pytest.mark.parametrize("size", [WIDE, TALL], ids=["desk", "phone"])
@pytest.mark.parametrize("language", [*FOREIGN, PSEUDO])
def test_every_page_has_room_for_its_words(server: Server, visit: Visit, language: str, size: tuple[int, int]) -> None:
    anna = visit(server, size=size, language=FIRST)
    anna.context.add_cookies([{"name": "language", "value": language, "url": server.address}])
    for address in ("/", "/how-to-play/duel", "/aid/mountdoom", "/rules/journey", "/learn/confrontation"):
        anna.page.goto(address)
        assert anna.page.evaluate(LEFT_OUT) == [], address
    for game in games.KEYS:
        anna.begin(game=game)
        assert anna.wait_for_question()
        assert anna.page.evaluate(LEFT_OUT) == [], game


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_has_room_for_the_name_of_every_place(server: Server, visit: Visit, language: str) -> None:
    """Five figures side by side, as after a match of four."""
    anna = visit(server, language=language)
    anna.begin()
    assert anna.wait_for_question()
    anna.page.locator("#resign-pushes button").first.evaluate("button => button.click()")
    expect(anna.page.locator("#ending-title")).to_be_visible()
    words = games.find("journey").words(language)
    cut = anna.page.locator("#ending-figures").evaluate(
        """(list, names) => {
            list.replaceChildren(...names.map(name => {
                const figure = list.children[0].cloneNode(true);
                figure.querySelector('dd').textContent = name;
                return figure;
            }));
            const figures = [...list.children], tops = figures.map(figure => figure.offsetTop);
            return [...figures.filter(each => each.scrollWidth > each.clientWidth).map(each => each.textContent),
                ...new Set(tops.slice(0, 5)).size > 1 ? ['not in one row'] : []];
        }""",
        [str(words.name("place", place)) for place in PLACES],
    )
    assert cut == []
