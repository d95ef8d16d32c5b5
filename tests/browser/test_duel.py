"""Whole matches of Duel for Middle-earth in a real browser: with the mouse, on a phone, and by keyboard alone."""

import random
import re
from typing import Literal

import pytest
from playwright.sync_api import expect

from browser.serving import Server
from browser.test_looks import SMALL_TARGETS, sideways, small_text
from browser.visiting import TALL, WHERE_TO_PRESS, Visit, Visitor

OVER = re.compile(r"wins|share the victory")
SEATS = {"Fellowship": "me", "Sauron": "bot:greedy"}


def open_duel(visitor: Visitor) -> None:
    visitor.begin(seats=SEATS, game="duel")


def test_with_the_mouse(server: Server, visit: Visit) -> None:
    anna = visit(server)
    open_duel(anna)
    assert anna.play_to_the_end(anna.choose_with_mouse) > 10
    expect(anna.prompt).to_have_text(OVER)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_on_a_phone_by_touch(server: Server, visit: Visit, scheme: Literal["light", "dark"]) -> None:
    """A whole match through the panes: every finger hits what is seen, and the question never leaves the window."""
    anna = visit(server, size=TALL, touch=True, scheme=scheme)
    open_duel(anna)
    page, pick = anna.page, random.Random(3 if scheme == "light" else 4)
    shown = set()

    def choose() -> None:
        expect(anna.prompt).to_be_in_viewport(ratio=1)
        shown.add(page.locator("#panes [aria-selected=true]").get_attribute("data-pane"))
        assert page.evaluate(SMALL_TARGETS) == []
        assert small_text(page, on_board=12) == []
        assert sideways(page) == 0
        anna.choose_by_touch(pick.randrange)
        expect(anna.prompt).to_be_in_viewport(ratio=1)

    assert anna.play_to_the_end(choose) > 10
    expect(anna.prompt).to_have_text(OVER)
    assert sideways(page) == 0
    assert {"display", "map"} <= shown
    # What decided the match lies in the pane that is shown, and the board is in sight again.
    page.get_by_role("button", name="See the board").click()
    assert page.evaluate(DECIDED_IN_SIGHT)
    page.reload()
    anna.wait(lambda: bool(page.evaluate(DECIDED_IN_SIGHT)))


DECIDED_IN_SIGHT = """() => {
    const {top, bottom} = document.getElementById("board").getBoundingClientRect();
    return top < innerHeight && [...document.querySelectorAll("#board [data-decided]")].some(decided => {
        const box = decided.getBoundingClientRect(), middle = box.top + box.height / 2;
        return middle > Math.max(top, 0) && middle < Math.min(bottom, innerHeight);
    });
}"""


def test_the_panes_are_tabs_for_keyboard_and_finger(server: Server, visit: Visit) -> None:
    anna = visit(server, size=TALL, touch=True)
    open_duel(anna)
    assert anna.wait_for_question()
    page = anna.page
    tabs = page.get_by_role("tab")
    expect(tabs).to_have_text([re.compile("Cards"), "Map", "Areas"], use_inner_text=True)
    cards = page.get_by_role("tab", name="Cards (something to choose)")
    expect(cards).to_have_attribute("aria-selected", "true")
    cards.press("ArrowRight")
    expect(page.get_by_role("tab", name="Map")).to_be_focused()
    expect(page.get_by_role("tabpanel", name="Map")).to_be_visible()
    expect(page.locator("#region-hosts")).to_be_in_viewport()
    page.keyboard.press("End")
    expect(page.get_by_role("tab", name="Areas")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowRight")
    expect(cards).to_be_focused()
    swipe(anna, -150)
    expect(page.get_by_role("tab", name="Map")).to_have_attribute("aria-selected", "true")
    swipe(anna, 150)
    expect(cards).to_have_attribute("aria-selected", "true")
    swipe(anna, 20)
    expect(cards).to_have_attribute("aria-selected", "true")
    # What gets the focus brings its pane along.
    page.get_by_role("tab", name="Areas").press("Enter")
    page.locator("#board .answer").first.focus()
    expect(cards).to_have_attribute("aria-selected", "true")


def swipe(visitor: Visitor, way: int) -> None:
    """A finger across the board, through the browser's own gestures."""
    session = visitor.context.new_cdp_session(visitor.page)
    at = [{"x": 180 - way / 2, "y": 330}]
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    for step in range(1, 6):
        at = [{"x": 180 - way / 2 + way * step / 5, "y": 330 + step}]
        session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": at})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_new_question_opens_the_pane_where_its_answers_are(server: Server, visit: Visit) -> None:
    anna = visit(server, size=TALL, touch=True)
    open_duel(anna)
    page = anna.page
    for _ in range(40):
        assert anna.wait_for_question()
        shown = page.locator("#panes [aria-selected=true]")
        expect(shown).to_have_accessible_name(re.compile("something to choose"))
        if shown.get_attribute("data-pane") == "map":
            return
        # A card with units asks where they go.
        red = page.locator("#board .answer[aria-label*='red card']").first
        anna.tap(red if red.count() else anna.free_targets().first)
        anna.touch(anna.confirm)
        anna.wait(lambda: not anna.is_asked or not anna.confirm.is_visible())
    pytest.fail("no card asked for a place on the map")


def test_going_to_the_bar_leaves_the_board_where_it_is(server: Server, visit: Visit) -> None:
    anna = visit(server, size=TALL, touch=True)
    open_duel(anna)
    assert anna.wait_for_question()
    anna.tap(anna.free_targets().last)
    expect(anna.confirm).to_be_visible()
    anna.wait_for_room()
    scrolled = anna.page.evaluate("scrollY")
    anna.confirm.focus()
    assert anna.page.evaluate("scrollY") == scrolled


def test_without_script_the_whole_board_is_there(server: Server, visit: Visit) -> None:
    anna = visit(server, size=TALL, script=False)
    open_duel(anna)
    page = anna.page
    page.goto(f"{page.url}?shape=tall")
    expect(page.get_by_role("tablist")).to_have_count(0)
    box = page.locator("#board").bounding_box()
    assert box is not None
    assert box["height"] > 1400


def test_a_wider_window_has_no_panes(server: Server, visit: Visit) -> None:
    anna = visit(server, size=TALL)
    open_duel(anna)
    assert anna.wait_for_question()
    expect(anna.page.get_by_role("tablist")).to_be_visible()
    anna.page.set_viewport_size({"width": 1280, "height": 800})
    expect(anna.page.locator("body")).to_have_attribute("data-shape", "wide")
    expect(anna.page.get_by_role("tablist")).to_be_hidden()
    assert anna.page.locator("#board").get_attribute("viewBox") == "0 0 900 740"
    anna.page.set_viewport_size({"width": TALL[0], "height": TALL[1]})
    expect(anna.page.get_by_role("tab")).to_have_count(3)


def test_by_keyboard_alone(server: Server, visit: Visit) -> None:
    """Every answer from the list, by the name that a screen reader says."""
    anna = visit(server)
    open_duel(anna)
    page = anna.page
    expect(page.locator("body")).to_have_class(re.compile("scripted"))

    def choose() -> None:
        ply = anna.ply
        first = page.locator("#answer-list button").first
        if not first.is_visible():
            page.locator("#answer-list summary").first.press("Enter")
        first.focus()
        page.keyboard.press("Enter")
        anna.wait(lambda: not anna.is_asked or anna.ply != ply or anna.confirm.is_visible())
        if anna.confirm.is_visible():
            anna.confirm.press("Enter")
        anna.wait(lambda: not anna.is_asked or anna.ply != ply)

    assert anna.play_to_the_end(choose) > 10
    expect(anna.prompt).to_have_text(OVER)


def test_the_whole_board_fits_on_a_desk(server: Server, visit: Visit) -> None:
    anna = visit(server)
    open_duel(anna)
    assert anna.wait_for_question()
    box = anna.page.locator("#board").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 800
    assert box["x"] + box["width"] <= 1280


FAULTY_LABELS = """least => {
    const board = document.getElementById('board').getBoundingClientRect();
    const isVeiled = text => document.querySelector('#board .veil') && text.closest('#region-display, #region-heading');
    const labels = [...document.querySelectorAll('#board text')].filter(text => !isVeiled(text)).map(text => {
        const box = text.getBoundingClientRect(), {a, b} = text.getScreenCTM();
        const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
        // Of the height of a line only the letters count.
        const [top, bottom] = [box.top + box.height * .2, box.bottom - box.height * .18];
        return {text, size, left: box.left, right: box.right, top, bottom};
    }).filter(({top, bottom}) => bottom > board.top && top < board.bottom);
    // Cards lie on cards: what is covered cannot be in the way.
    const covers = other => other.matches('.card-face, .card-back, .coin-seal, .medal');
    const isSeen = (text, x, y) => {
        const stack = document.elementsFromPoint(x, y), at = stack.indexOf(text);
        return at >= 0 && !stack.slice(0, at).some(covers);
    };
    const small = labels.filter(label => label.size < least).map(({text, size}) => `${text.textContent}: ${size} px`);
    const crossed = labels.flatMap((one, i) => labels.slice(i + 1).filter(other => {
        const [left, right] = [Math.max(one.left, other.left), Math.min(one.right, other.right)];
        const [top, bottom] = [Math.max(one.top, other.top), Math.min(one.bottom, other.bottom)];
        const x = (left + right) / 2, y = (top + bottom) / 2;
        return right - left > 1 && bottom - top > 1 && isSeen(one.text, x, y) && isSeen(other.text, x, y);
    }).map(other => `${one.text.textContent} on ${other.text.textContent}`));
    return {count: labels.length, faults: [...small, ...crossed]};
}"""


@pytest.mark.parametrize(("size", "least"), [((1280, 800), 13), (TALL, 12)], ids=str)
def test_labels_are_large_and_keep_apart(server: Server, visit: Visit, size: tuple[int, int], least: float) -> None:
    """Through a whole match, in every pane."""
    anna = visit(server, size=size)
    open_duel(anna)
    page, pick = anna.page, random.Random(5)

    def choose() -> None:
        for tab in [*page.get_by_role("tab").all(), None]:
            if tab:
                tab.click()
            found = page.evaluate(FAULTY_LABELS, least)
            assert found["count"] > 3
            assert found["faults"] == []
        ply, buttons = anna.ply, page.locator("#answer-list button")
        buttons.nth(pick.randrange(buttons.count())).evaluate("button => button.click()")
        anna.wait_until_heard(ply)

    assert anna.play_to_the_end(choose) > 10


def test_pointing_at_what_cannot_be_taken_says_why(server: Server, visit: Visit) -> None:
    anna = visit(server)
    open_duel(anna)
    assert anna.wait_for_question()
    page, tip = anna.page, anna.page.locator("#tip")
    # The first row of chapter 1 lies under the second; its head is in sight.
    page.locator("[data-about=slot-1]").hover(position={"x": 36, "y": 10})
    expect(tip.locator("strong")).to_have_text(re.compile(r"card “.+”$"))
    expect(tip.locator(".tip-why")).to_have_text(re.compile(r"^It lies under .+\.$"))
    dear = page.locator("[data-about^=tile-]:has(.dear)").first
    dear.hover()
    expect(tip).to_contain_text("It lets you build a fortress in")
    expect(tip.locator(".tip-why")).to_have_text(re.compile(r"^You lack .+: the price is \d coins, and you have \d\.$"))


def test_what_an_answer_acts_on_is_framed_before_it_is_given(server: Server, visit: Visit) -> None:
    anna = visit(server)
    open_duel(anna)
    assert anna.wait_for_question()
    page = anna.page
    page.mouse.move(*page.locator("#board .answer[aria-label^=Discard]").evaluate_all(WHERE_TO_PRESS))
    frames = page.locator("#marks .frame-touched")
    expect(frames.first).to_be_visible()
    purse = page.locator("[data-about=coins-fellowship]").bounding_box()
    assert purse is not None
    boxes = [frame.bounding_box() for frame in frames.all()]
    middle = purse["x"] + purse["width"] / 2, purse["y"] + purse["height"] / 2
    assert any(
        box and box["x"] < middle[0] < box["x"] + box["width"] and box["y"] < middle[1] < box["y"] + box["height"]
        for box in boxes
    )


def test_how_near_both_sides_are_and_what_they_can_pay_is_in_sight(server: Server, visit: Visit) -> None:
    anna = visit(server)
    open_duel(anna)
    assert anna.wait_for_question()
    for side, ring in (("fellowship", "Quest"), ("sauron", "Chase")):
        chair = anna.page.locator(f"#seats [data-seat={side}]")
        expect(chair.locator(".meter-label")).to_have_text([ring, "Races", "Regions"])
        expect(chair.locator(".holdings li").first).to_have_attribute("data-tip", re.compile(r"^\d+ coins?$"))


@pytest.mark.parametrize("answer", ["a card", "a landmark"])
def test_pointing_tells_the_price_and_what_it_gives(server: Server, visit: Visit, answer: str) -> None:
    anna = visit(server)
    open_duel(anna)
    assert anna.wait_for_question()
    label = r"^Play the" if answer == "a card" else r"^Take "
    found = anna.page.locator("#answer-list button").filter(has_text=re.compile(label))
    if found.count() == 0:
        found = anna.page.locator("#answer-list button").filter(has_text=re.compile(r"^Discard the"))
    if not found.first.is_visible():
        anna.page.locator("#answer-list summary").first.click()
    found.first.focus()
    tip = anna.page.locator("#tip")
    expect(tip).to_contain_text(re.compile(r"\b(plays|takes|discards)\b"))
