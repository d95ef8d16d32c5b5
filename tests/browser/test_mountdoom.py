"""Adventure to Mount Doom in a real browser: alone by mouse, by keyboard, on a phone, and of three people."""

import random
import re

import pytest
from playwright.sync_api import expect

from browser.serving import Server
from browser.test_looks import SMALL_TARGETS, sideways, small_text
from browser.test_whole_matches import tab_to
from browser.visiting import TALL, Visit, Visitor

GAME = "mountdoom"
ENDS = re.compile(r"wins|loses")


def test_alone_with_the_mouse(server: Server, visit: Visit) -> None:
    """One person leads all seats."""
    anna = visit(server)
    anna.begin(game=GAME, seats={"North": "me", "East": "me"})
    assert anna.play_to_the_end(anna.choose_with_mouse) > 8
    expect(anna.prompt).to_have_text(ENDS)


EXPLAINED = {
    "space-8": "A destination: when the Ring-bearers come here, the stage ends",
    "figure-gimli": "The red die moves Gimli",
    "die-red": "The red die moves Gimli",
    "black-0": "A black die brings an encounter",
    "side-1": "It is resolved first",
    "courage-5": "The eye marks the space",
    "waiting": "A companion whose move would lead past Minas Morgul",
    "nazgul-4": "When the ninth Nazgûl comes, you all lose.",
    "uruk-4": "Saruman’s card sends Uruk-hai to Isengard.",
    "slot-1": "a card nobody has seen",
    "helper-boromir": "Boromir cannot be used at this moment.",
}


def test_whatever_is_pointed_at_explains_itself(server: Server, visit: Visit) -> None:
    anna = visit(server)
    anna.begin(game=GAME)
    anna.wait_for_question()
    for key, said in EXPLAINED.items():
        anna.page.locator(f"#board [data-about={key}]").first.hover(force=True)
        expect(anna.page.locator("#tip")).to_contain_text(said)


def test_an_answer_lights_up_the_slot_it_meets_and_where_its_figure_lands(server: Server, visit: Visit) -> None:
    anna = visit(server)
    anna.begin(game=GAME)
    anna.wait_for_question()
    anna.choose_with_mouse()
    anna.wait_for_question()
    anna.page.locator("#board .answer").first.hover(force=True)
    expect(anna.page.locator("#tip")).to_contain_text("Slot ")
    assert anna.page.locator("#marks .frame-touched").count() >= 2


def test_on_a_phone_by_touch(server: Server, visit: Visit) -> None:
    """A whole match through the panes: every finger hits what is seen, and the question never leaves the window."""
    anna = visit(server, size=TALL, touch=True)
    anna.begin(game=GAME)
    pick = random.Random(5)

    def choose() -> None:
        expect(anna.prompt).to_be_in_viewport(ratio=1)
        assert anna.page.evaluate(SMALL_TARGETS) == []
        assert sideways(anna.page) == 0
        anna.choose_by_touch(pick.randrange)
        expect(anna.prompt).to_be_in_viewport(ratio=1)

    assert anna.play_to_the_end(choose) > 8
    expect(anna.prompt).to_have_text(ENDS)
    expect(anna.page.get_by_role("tab")).to_have_text(["Path", "Encounters", "Cards"], use_inner_text=True)
    for name in ("Path", "Encounters", "Cards"):
        anna.touch(anna.page.get_by_role("tab", name=name))
        expect(anna.page.get_by_role("tabpanel", name=name)).to_be_visible()
        assert small_text(anna.page, on_board=12) == []


def test_by_keyboard_alone(server: Server, visit: Visit) -> None:
    """From the first page to the last answer without a pointer."""
    anna = visit(server)
    page = anna.page
    page.goto("/")
    anna.card(GAME).get_by_role("button", name="Play").focus()
    page.keyboard.press("Enter")
    expect(page.locator("body")).to_have_class(re.compile("scripted"))

    def choose() -> None:
        ply = anna.ply
        while not anna.confirm.is_visible():
            tab_to_board(anna)
            walk_to_what_glows(anna)
            is_whole = page.evaluate("document.activeElement.hasAttribute('data-action')")
            page.keyboard.press("Space")
            if is_whole:
                # Focus has shown what it will do, so that the key is the answer.
                break
        else:
            tab_to(anna, f"^{re.escape(anna.confirm.inner_text())}$")
            page.keyboard.press("Enter")
        anna.wait(lambda: not anna.is_asked or anna.ply != ply)

    assert anna.play_to_the_end(choose) > 8
    expect(anna.prompt).to_have_text(ENDS)


def walk_to_what_glows(visitor: Visitor) -> None:
    """With the arrows, from answer to answer on the board, in every direction."""
    glows = "document.activeElement.matches('#board .answer:not(.chosen):not(.dull)')"
    for key in ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp") * 2:
        for _ in range(6):
            if visitor.page.evaluate(glows):
                return
            visitor.page.keyboard.press(key)
    shown = visitor.page.evaluate("document.activeElement.outerHTML")
    pytest.fail(f"the arrows find nothing that glows from {shown[:200]}")


def tab_to_board(visitor: Visitor) -> None:
    for _ in range(40):
        if visitor.page.evaluate("document.activeElement.matches('#board .answer')"):
            return
        visitor.page.keyboard.press("Tab")
    pytest.fail("the Tab key does not find the board")


def test_three_people_on_three_browsers(server: Server, visit: Visit) -> None:
    anna, bert, carl = visit(server), visit(server, scheme="dark"), visit(server)
    anna.begin(game=GAME, seats={"North": "me", "East": "friend", "South": "friend"})
    for friend, seat in ((bert, "East"), (carl, "South")):
        friend.page.goto(anna.page.get_by_label(f"Link for {seat}").input_value())
    people = (anna, bert, carl)
    answers = 0
    while True:
        anna.wait(lambda: any(one.is_asked for one in people) or all(one.is_over for one in people))
        asked = [one for one in people if one.is_asked]
        if not asked:
            break
        assert len(asked) == 1
        asked[0].choose_with_mouse()
        answers += 1
        assert answers < 500
    assert answers > 8
    assert len({one.prompt.inner_text() for one in people}) == 1
    expect(anna.prompt).to_have_text(ENDS)
