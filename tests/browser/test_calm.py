"""A calm page: nothing moves when something is pointed at, every zone has room, and the heading is always true."""

import itertools

import pytest
from playwright.sync_api import expect

from bagend import games
from browser.serving import Server
from browser.visiting import TALL, WHERE_TO_PRESS, WIDE, Visit, Visitor

every_game = pytest.mark.parametrize("game", games.KEYS)

SIDEWAYS = (740, 360)

BOXES = """
() => {
    const boxOf = e => Object.values(e.getBoundingClientRect().toJSON()).map(n => n.toFixed(1)).join();
    const parts = [...document.querySelectorAll('body *')];
    const before = parts.filter(e => !e.closest('#tip, #marks, #sky, .badge, .glow, script')).map(e => [e, boxOf(e)]);
    window.boxesMoved = () => before.filter(([e, box]) => !e.isConnected || boxOf(e) !== box)
        .map(([e, box]) => `${e.outerHTML.slice(0, 80)}: ${box} -> ${boxOf(e)}`);
}
"""

POINTED_AT = """
() => [...document.querySelectorAll(`#board [data-about], #board [data-action], #board [data-part],
        #board [data-thing], #answer-list button, .chair, .meter, .holdings li, .log-line, .actions button`)]
    .filter(e => e.checkVisibility()).map(e => e.getBoundingClientRect())
    .filter(b => b.width && b.top > 0 && b.bottom < innerHeight)
    .map(b => [b.x + b.width / 2, b.y + b.height / 2])
"""


A_PIECE = """
() => [...document.querySelectorAll('#board [data-about]')]
    .map(e => [e, e.getBoundingClientRect()]).map(([e, b]) => [e, b.x + b.width / 2, b.y + b.height / 2])
    .find(([e, x, y]) => document.elementFromPoint(x, y)?.closest('[data-about]') === e).slice(1)
"""
"""The middle of something drawn that lies on top there: the middle of a river's box may be land."""


def play_on(visitor: Visitor, answers: int) -> None:
    """Give some answers, so that there is something to see."""
    picks = itertools.count()
    for _ in range(answers):
        if not visitor.wait_for_question():
            return
        visitor.choose_from_list(lambda count: next(picks) * 5 % count)
    visitor.wait_for_question()


@every_game
@pytest.mark.parametrize("size", [WIDE, TALL], ids=["desk", "phone"])
def test_pointing_at_anything_moves_nothing(server: Server, visit: Visit, game: str, size: tuple[int, int]) -> None:
    anna = visit(server, size=size)
    anna.begin(game=game)
    play_on(anna, 6)
    page = anna.page
    page.mouse.move(1, 1)
    # What an answer that is chosen already will do is asked of the server.
    expect(page.locator("#bar-words").get_by_text("…", exact=True)).to_have_count(0)
    page.evaluate(BOXES)
    spots = page.evaluate(POINTED_AT)
    assert len(spots) > 5
    for x, y in spots:
        page.mouse.move(x, y)
        page.evaluate("nextFrame()")
        assert page.evaluate("window.boxesMoved()") == []


HELD_EXPLANATIONS = """{
    const send = WebSocket.prototype.send, held = [];
    let isHeld = true;
    WebSocket.prototype.send = function (text) {
        if (isHeld && JSON.parse(text).type === 'explain') held.push(() => send.call(this, text));
        else send.call(this, text);
    };
    window.letGo = () => { isHeld = false; for (const go of held.splice(0)) go(); };
}"""


@pytest.mark.parametrize("size", [WIDE, TALL, SIDEWAYS], ids=["desk", "phone", "sideways"])
def test_an_explanation_that_comes_late_does_not_move_the_button(
    server: Server, visit: Visit, size: tuple[int, int]
) -> None:
    """Else a press at that very moment would miss it."""
    anna = visit(server, size=size)
    anna.context.add_init_script(HELD_EXPLANATIONS)
    anna.begin()
    assert anna.wait_for_question()
    while not anna.confirm.is_visible():
        anna.page.mouse.click(*anna.free_targets().evaluate_all(WHERE_TO_PRESS))
    anna.wait_for_room()
    words, before = anna.page.locator("#bar-words"), anna.confirm.bounding_box()
    said = words.inner_text()
    anna.page.evaluate("letGo()")
    expect(words).not_to_have_text(said)
    # As long as the longest that is ever said.
    words.evaluate("words => words.append(' Frodo keeps a Ring.'.repeat(40))")
    assert anna.confirm.bounding_box() == before


@every_game
def test_what_is_drawn_explains_itself(server: Server, visit: Visit, game: str) -> None:
    """By hover, and by the keys that go round the board; nothing is chosen meanwhile."""
    anna = visit(server)
    anna.begin(game=game)
    play_on(anna, 3)
    page, tip = anna.page, anna.page.locator("#tip")
    page.mouse.move(*page.evaluate(A_PIECE))
    expect(tip).to_be_visible()
    page.mouse.move(1, 1)
    expect(tip).to_be_hidden()
    chosen = page.locator("#board .chosen").count()
    page.keyboard.press("?")
    told = []
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
        expect(tip).to_be_visible()
        expect(page.locator("#explored")).not_to_be_empty()
        told.append(tip.inner_text())
    assert len(set(told)) > 1
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    expect(page.locator("#board .chosen")).to_have_count(chosen)


@every_game
def test_on_a_phone_on_its_side_the_board_has_room(server: Server, visit: Visit, game: str) -> None:
    anna = visit(server, size=SIDEWAYS, touch=True)
    anna.begin(game=game)
    assert anna.wait_for_question()
    seen = anna.page.evaluate(
        """(() => { const b = document.getElementById('board').getBoundingClientRect();
            return Math.min(b.bottom, innerHeight) - Math.max(b.top, 0); })()"""
    )
    assert seen >= 240
    for part in ("#ask", "#seats", "#actions button >> visible=true >> nth=0"):
        box = anna.page.locator(part).bounding_box()
        assert box is not None, part
        assert box["y"] >= 0, part
        assert box["y"] + box["height"] <= SIDEWAYS[1], part
    assert anna.page.evaluate("document.documentElement.scrollWidth") == SIDEWAYS[0]


WATCH_THE_HEADING = """
() => {
    window.untrue = [];
    const chairs = [...document.querySelectorAll('.chair')];
    const names = chairs.map(c => [c.dataset.seat, c.querySelector('.chair-name').textContent]);
    const look = () => {
        const heading = document.getElementById('ask').textContent;
        const asked = [...document.querySelectorAll('.chair.asked')].map(c => c.dataset.seat);
        const named = names.filter(([seat, name]) => heading.startsWith(name)).map(([seat]) => seat);
        const isOver = document.body.classList.contains('over');
        if (!isOver && named.some(seat => !asked.includes(seat))) window.untrue.push([heading, asked]);
        window.looked = (window.looked ?? 0) + 1;
    };
    for (const part of ['ask', 'seats']) new MutationObserver(look).observe(document.getElementById(part),
        {childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ['class']});
}
"""


@every_game
def test_the_heading_never_names_a_seat_that_is_not_acting(server: Server, visit: Visit, game: str) -> None:
    """Checked at every frame of a whole match."""
    anna = visit(server, speed=60)
    anna.begin(game=game)
    anna.page.evaluate(WATCH_THE_HEADING)
    picks = itertools.count()
    anna.play_to_the_end(lambda: anna.choose_from_list(lambda count: next(picks) * 7 % count))
    assert anna.page.evaluate("window.looked") > 20
    assert anna.page.evaluate("window.untrue") == []


INSIDE = """([inner, outer]) => {
    const [a, b] = [inner, outer].map(each => document.querySelector(each).getBoundingClientRect());
    return a.left >= b.left - 1 && a.right <= b.right + 1;
}"""
"""Whether one thing is no wider than another, and lies over it."""


def test_on_a_phone_on_its_side_the_end_leaves_the_other_half_free(server: Server, visit: Visit) -> None:
    anna = visit(server, size=SIDEWAYS)
    match = anna.begin()
    assert anna.wait_for_question()
    anna.page.get_by_text("Resign", exact=True).click()
    anna.page.locator("#resign-pushes button").first.click()
    expect(anna.page.locator("#ending")).to_be_visible()
    assert anna.page.evaluate(INSIDE, ["#ending", ".board-cell"])
    assert anna.page.evaluate(INSIDE, ["#ending .pushes", "#ending"])
    anna.page.goto(f"{match}/replay")
    assert anna.page.evaluate(INSIDE, [".top .menu > summary", ".top"])


def test_what_comes_to_lie_under_a_resting_pointer_is_not_explained(server: Server, visit: Visit) -> None:
    anna = visit(server)
    anna.begin()
    assert anna.wait_for_question()
    page, tip = anna.page, anna.page.locator("#tip")
    box = page.locator("#answer-list button").nth(1).bounding_box()
    assert box
    x, y = box["x"] + 40, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    expect(tip).to_be_visible()
    page.evaluate("document.querySelector('#answer-list button').parentElement.remove()")
    expect(tip).to_be_hidden()
    page.mouse.move(x + 3, y)
    expect(tip).to_be_visible()
