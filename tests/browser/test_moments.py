"""Moments: what the page shows belongs to the moment it shows: during a story, before it, and after a reload."""

from playwright.sync_api import expect

from browser.serving import Server
from browser.visiting import TALL, WIDE, Visit, Visitor

TWO = {"Fellowship": "me", "Sauron": "me"}
BOTH = {"Frodo": "me", "Sam": "bot:greedy"}

MARKED = "[...document.querySelectorAll('#marks .frame-last')].map(frame => frame.outerHTML).sort()"
SLIDING = "document.getAnimations().filter(each => each.effect.getTiming().iterations === 1).length"
IS_AT_END = "log => log.scrollHeight - log.scrollTop - log.clientHeight < 2"


def play(player: Visitor, answers: int) -> None:
    for _ in range(answers):
        player.wait_for_question()
        player.choose_from_list()
    player.wait_for_question()


def test_a_press_in_the_middle_of_a_story_skips_it_and_plays_nothing(server: Server, visit: Visit) -> None:
    player = visit(server, speed=0.1)
    player.begin(BOTH)
    player.page.locator("#skip").click()
    player.wait_for_question()
    player.choose_from_list()
    expect(player.page.locator("#skip")).to_be_visible()
    board = player.page.locator("#board").bounding_box()
    assert board is not None
    player.page.mouse.click(board["x"] + board["width"] / 2, board["y"] + board["height"] / 2)
    player.wait_for_question()
    expect(player.page.locator("#bar-words")).to_contain_text("Nothing was played")


def test_the_last_move_is_marked_again_after_a_reload(server: Server, visit: Visit) -> None:
    player = visit(server)
    player.begin(TWO, game="duel")
    play(player, 3)
    marked = player.page.evaluate(MARKED)
    assert marked
    player.page.reload()
    player.wait(lambda: player.page.evaluate(MARKED) == marked)


def test_the_marks_of_the_last_move_come_along_when_the_window_turns(server: Server, visit: Visit) -> None:
    """The pieces slide to their places in the other shape; the frames wait for them there."""
    anna = visit(server, still=False)
    anna.begin(TWO, game="duel")
    play(anna, 1)
    anna.page.reload()
    anna.wait(lambda: bool(anna.page.evaluate(MARKED)))
    marked = anna.page.evaluate(MARKED)
    for size, shape in ((TALL, "tall"), (WIDE, "wide")):
        anna.page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(anna.page.locator("body")).to_have_attribute("data-shape", shape)
    anna.wait(lambda: anna.page.evaluate(SLIDING) == 0, 10)
    anna.wait(lambda: bool(anna.page.evaluate(MARKED) == marked), 5)


def test_numbers_are_those_of_the_moment_and_the_log_goes_back_to_its_end(server: Server, visit: Visit) -> None:
    player = visit(server)
    player.begin(TWO, game="duel")
    seats = player.page.locator("#seats")
    player.wait_for_question()
    before = seats.inner_text()
    play(player, 6)
    now = seats.inner_text()
    assert now != before
    player.page.locator("#log-lines .log-line").first.click()
    expect(player.page.locator("#past")).to_be_visible()
    assert seats.inner_text() != now
    player.page.locator("#log").evaluate("log => { log.scrollTop = 0; }")
    player.page.locator("#past-back").click()
    assert seats.inner_text() == now
    assert player.page.locator("#log").evaluate(IS_AT_END)
