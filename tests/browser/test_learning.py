"""Learning: guides played to their end by mouse, by keyboard and by touch; how to play and the aid beside the board."""

from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Locator, expect

from bagend.games import find
from bagend.table.teaching.guide import guide
from browser.serving import Server
from browser.test_looks import faults, sideways
from browser.visiting import MATCH_ADDRESS, TALL, WIDE, Visit, Visitor

looks = pytest.mark.parametrize(("scheme", "size"), [("light", WIDE), ("dark", TALL)], ids=["day-desk", "night-phone"])


PUSH_OUT_OF_SIGHT = """selector => {
    const board = document.getElementById('board'), piece = board.querySelector(selector);
    const down = piece.getBoundingClientRect().bottom - board.getBoundingClientRect().top;
    piece.style.translate = `0 ${3 - down}px`;
    board.dispatchEvent(new Event('turned'));
}"""
"""A piece goes up until only a rim of it is left in the pane that is shown."""


def begin(visitor: Visitor, game: str) -> None:
    visitor.page.goto(f"/learn/{game}")
    visitor.page.get_by_role("button", name="Begin").click()
    expect(visitor.page).to_have_url(MATCH_ADDRESS)


def go_through(visitor: Visitor, game: str, press: Callable[[Locator], None], confirms: bool = False) -> None:
    """Play a guide to its end: read every line, then give the answer it asks for.  A finger confirms what it chose."""
    page, found = visitor.page, guide(find(game))
    for number, step in enumerate(found.steps, 1):
        expect(page.locator("#guide-place")).to_have_text(f"Step {number} of {len(found.steps)}")
        visitor.wait(lambda: visitor.is_asked)
        for line in step.lines(find(game).words()):
            expect(page.locator("#guide-lines")).to_have_text(line)
            if page.locator("#guide-next").is_visible():
                press(page.locator("#guide-next"))
        ply = visitor.ply
        choose(visitor, game, step.answer, press)
        if confirms:
            expect(visitor.confirm).to_be_visible()
            visitor.wait_for_room()
            press(visitor.confirm)
        visitor.wait_until_heard(ply)
    expect(page.locator("#guide-place")).to_have_text("Well done")


def choose(visitor: Visitor, game: str, notation: str, press: Callable[[Locator], None]) -> None:
    """Press an answer's button in the list."""
    button = visitor.page.locator(f"#answer-{find(game).answers.parse(notation)}")
    if not button.is_visible():
        press(visitor.page.locator("#answer-list details:not([open]) > summary").filter(has_text=group(button)))
    press(button)


def group(button: Locator) -> str:
    """The heading over a button that is folded away."""
    return str(
        button.evaluate("button => button.closest('details').querySelector('summary').firstChild.textContent.trim()")
    )


def test_by_mouse_and_whoever_strays_is_told_why(server: Server, visit: Visit) -> None:
    anna = visit(server)
    begin(anna, "duel")
    anna.wait(lambda: anna.is_asked)
    page = anna.page
    page.locator(f"#answer-{find('duel').answers.parse('play 16')}").click()
    expect(page.locator("#bar-words")).to_contain_text("Begin with a skill")
    # Whoever has not read to the end is shown what was asked for.
    expect(page.locator("#guide-next")).to_be_hidden()
    while page.locator("#guide-back").is_visible():
        page.locator("#guide-back").click()
    go_through(anna, "duel", lambda push: push.click())
    page.reload()
    expect(page.locator("#guide-place")).to_have_text("Well done")
    assert anna.complaints == []


def test_nothing_is_pointed_out_while_the_story_is_told(server: Server, visit: Visit) -> None:
    anna = visit(server, speed=1)
    begin(anna, "duel")
    page, pointed_out = anna.page, anna.page.locator("#marks .frame-guide")
    page.locator("#skip").click()
    expect(pointed_out).to_have_count(1)
    page.locator(f"#answer-{find('duel').answers.parse('play 15')}").click()
    expect(page.locator("#skip")).to_be_visible()
    expect(pointed_out).to_have_count(0)
    page.locator("#skip").click()
    expect(pointed_out).to_have_count(1)


def test_lands_are_pointed_out_along_their_borders(server: Server, visit: Visit) -> None:
    """Boxes around two neighbours would cross, and run through the names of others."""
    anna = visit(server)
    begin(anna, "duel")
    for answer in ("play 15", "play 17", "play 16", "play 13", "play 7"):
        anna.wait(lambda: anna.is_asked)
        ply = anna.ply
        choose(anna, "duel", answer, lambda push: push.click())
        anna.wait_until_heard(ply)
    frames = anna.page.locator("#marks .frame-guide")
    expect(frames).to_have_count(2)
    for frame, land in zip(frames.all(), ("enedwaith", "rhovanion"), strict=True):
        rim = anna.page.locator(f"[data-about=region-{land}] [data-rim]")
        assert frame.get_attribute("d") == rim.get_attribute("d")
        assert frame.evaluate(MIDDLE) == pytest.approx(rim.evaluate(MIDDLE), abs=1)


MIDDLE = """shape => {
    const {left, right, top, bottom} = shape.getBoundingClientRect();
    return [left + right, top + bottom];
}"""


def test_what_lies_in_another_pane_is_not_pointed_out_over_the_tabs(server: Server, visit: Visit) -> None:
    anna = visit(server, size=TALL)
    begin(anna, "mountdoom")
    anna.wait(lambda: anna.is_asked)
    page, pointed_out = anna.page, anna.page.locator("#marks .frame-guide")
    expect(pointed_out).to_have_count(2)
    page.evaluate(PUSH_OUT_OF_SIGHT, "[data-about=die-blue]")
    expect(pointed_out).to_have_count(1)


def test_after_a_wrong_move_the_right_piece_can_be_taken_at_once(server: Server, visit: Visit) -> None:
    """Legolas may not go to Rhudaur now; who then points at Gimli there means Gimli, not where Legolas should go."""
    anna = visit(server)
    page = anna.page
    begin(anna, "confrontation")
    for answer in ("arrange vanguard", "ready"):
        anna.wait(lambda: anna.is_asked)
        ply = anna.ply
        choose(anna, "confrontation", answer, lambda push: push.click())
        anna.wait_until_heard(ply)
    anna.wait(lambda: anna.is_asked)
    # Gimli is boxed in; the frame around where he should go follows the border of the region.
    expect(page.locator("#marks rect.frame-guide")).to_have_count(1)
    border = page.locator("[data-about=region-high-pass] > .target").get_attribute("d")
    expect(page.locator("#marks path.frame-guide")).to_have_attribute("d", str(border))
    page.locator("#thing-legolas").click()
    page.locator("#to-rhudaur").click(force=True)
    expect(page.locator("#bar-words")).to_contain_text("Let Gimli find out")
    page.locator("#thing-gimli").click()
    expect(page.locator("#thing-gimli")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#thing-gimli .lifted")).to_be_visible()
    page.locator("#bar-clear").click()
    expect(page.locator("#thing-gimli .lifted")).to_be_hidden()
    # The hidden figure that may be attacked says who it could be: nothing lies over it.
    hidden = page.locator("#board [data-about^=stand-dark-]").first.bounding_box() or pytest.fail("nobody is hidden")
    page.mouse.move(hidden["x"] + hidden["width"] / 2, hidden["y"] + hidden["height"] / 2)
    expect(page.locator("#tip")).to_contain_text("This may be")


def test_by_keyboard(server: Server, visit: Visit) -> None:
    anna = visit(server)
    begin(anna, "journey")

    def press(push: Locator) -> None:
        push.focus()
        anna.page.keyboard.press("Enter")

    go_through(anna, "journey", press)
    anna.page.goto("/learn/journey")
    expect(anna.page.get_by_role("link", name="Go on where you were")).to_have_count(0)


def test_by_touch_on_a_phone(server: Server, visit: Visit) -> None:
    anna = visit(server, size=TALL, touch=True)
    begin(anna, "confrontation")
    go_through(anna, "confrontation", anna.touch, confirms=True)
    assert sideways(anna.page) == 0


@looks
def test_pages_that_teach_can_be_used_by_everybody(
    server: Server, visit: Visit, scheme: Literal["light", "dark"], size: tuple[int, int]
) -> None:
    anna = visit(server, size=size, scheme=scheme)
    for address in ("/how-to-play/journey", "/aid/confrontation", "/learn/duel"):
        anna.page.goto(address)
        assert (address, faults(anna.page), sideways(anna.page)) == (address, [], 0)
    begin(anna, "mountdoom")
    anna.wait(lambda: anna.is_asked)
    assert (faults(anna.page), sideways(anna.page)) == ([], 0)
    anna.page.keyboard.press("h")
    expect(anna.page.locator("#drawer .aid-part").first).to_be_visible()
    assert (faults(anna.page), sideways(anna.page)) == ([], 0)


def test_the_drawer_opens_by_its_link_and_by_its_key_and_gives_the_keyboard_back(server: Server, visit: Visit) -> None:
    anna = visit(server)
    anna.begin()
    page = anna.page
    assert anna.wait_for_question()
    page.get_by_role("link", name="Rules").click()
    expect(page.locator("#drawer .how-part").first).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#drawer-page")).to_contain_text("A Nazgûl path has 6 squares.")
    page.keyboard.press("Escape")
    expect(page.locator("#drawer")).to_be_hidden()
    expect(page.get_by_role("link", name="Rules")).to_be_focused()
    page.keyboard.press("h")
    expect(page.locator("#drawer-aid")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("h")
    expect(page.locator("#drawer")).to_be_hidden()


def test_from_a_replay_one_plays_on(server: Server, visit: Visit) -> None:
    anna = visit(server)
    match = anna.begin()
    page = anna.page
    for _ in range(3):
        assert anna.wait_for_question()
        anna.choose_from_list()
    assert anna.wait_for_question()
    page.get_by_text("Resign", exact=True).click()
    page.locator("#resign-pushes button").first.click()
    expect(page.locator("#ending")).to_be_visible()
    page.goto(f"{match}/replay?at=4")
    told = page.locator("#ask").inner_text()
    page.get_by_text("Play on from here", exact=True).click()
    page.get_by_role("button", name="Play on", exact=True).click()
    expect(page).to_have_url(MATCH_ADDRESS)
    assert page.url != match
    assert anna.wait_for_question()
    expect(page.locator("#log")).to_contain_text(told)
