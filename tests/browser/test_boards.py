"""Boards in random positions: every label can be read, and none lies on another."""

import base64
from random import Random

import pytest
from playwright.sync_api import Browser, Page

from bagend import Match, games
from bagend.drawing import svg
from bagend.drawing.type import FOLDER, font_faces
from bagend.engine.game import LOW, TALL, WIDE, Drawing, Game
from bagend.engine.words import LANGUAGES

ROOM = {WIDE: (877, 731, 13.0), TALL: (360, 10_000, 12.0), LOW: (444, 10_000, 12.0)}
"""How wide and high a board may be on a desk of 1280 × 800, a phone of 360 × 640 and one on its side; and how small
its letters."""

EVERY = 9
"""After so many answers a position is looked at."""

FAULTS = """
least => {
    // What lies under a panel is not read.
    const at = box => document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const isOnTop = (e, box) => at(box)?.closest('text') === e;
    const labels = [...document.querySelectorAll('text')].map(e => [e, e.getBoundingClientRect()])
        .filter(([e, box]) => box.width && isOnTop(e, box));
    const small = labels.filter(([e]) => parseFloat(getComputedStyle(e).fontSize) * e.getScreenCTM().d < least - 0.05);
    // Lines may come as close as the empty rim above and below their letters.
    const lie = ([, a], [, b]) => a.left + 1 < b.right && b.left + 1 < a.right
        && a.top + 3 < b.bottom && b.top + 3 < a.bottom;
    return [...small.map(([e]) => `${e.textContent} is small`),
        ...labels.flatMap((one, i) => labels.slice(i + 1).filter(other => lie(one, other))
            .map(other => `${one[0].textContent} lies on ${other[0].textContent}`))];
}
"""


def positions(game: Game, shape: str, seed: int, language: str) -> list[Drawing]:
    """A match at random, drawn as whoever is asked sees it."""
    match, chance, found = Match(game, seed=seed), Random(seed), []
    for number in range(12 * EVERY):
        if match.is_over:
            break
        answers = match.legal_actions()
        if number % EVERY == 0:
            found.append(game.board(match.view(match.seat), game.words(language), shape, answers))
        match.play(chance.choice(answers))
    return found


def show(page: Page, game: Game, drawing: Drawing, shape: str) -> float:
    """The board as large as its page has it; how small letters may be there."""
    wide, high, least = ROOM[shape]
    scale = min(wide / drawing.width, high / drawing.height)
    size = f'width="{drawing.width * scale:.1f}" height="{drawing.height * scale:.1f}"'
    drawn = svg(drawing, game.art).replace(f'width="{drawing.width}" height="{drawing.height}"', size, 1)
    page.evaluate("drawn => { document.getElementById('desk').innerHTML = drawn; }", drawn)
    return least


@pytest.fixture(scope="module")
def page(browser: Browser) -> Page:
    page = browser.new_page(viewport={"width": 900, "height": 2400})
    fonts = font_faces(lambda name: f"data:font/woff2;base64,{base64.b64encode((FOLDER / name).read_bytes()).decode()}")
    rule = "*{pointer-events:auto!important}#desk text{animation:none}"
    page.set_content(f"<style>{fonts}{rule}</style><body style='margin:0'><div id='desk'></div>")
    page.evaluate("Promise.all(['500', '700'].map(weight => document.fonts.load(`${weight} 16px Alegreya`)))")
    return page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shape", [WIDE, TALL, LOW])
@pytest.mark.parametrize("game", games.all_games(), ids=lambda game: game.key)
def test_every_label_can_be_read_and_none_lies_on_another(page: Page, game: Game, shape: str, language: str) -> None:
    known = shape if shape in game.art.shapes else TALL
    drawings = positions(game, known, 3, language)
    assert len(drawings) > 3
    faults = set()
    for drawing in drawings:
        least = show(page, game, drawing, known)
        faults |= set(page.evaluate(FAULTS, least))
    assert sorted(faults) == []
