"""Answers: what is shown before one answers, why something is no answer, and what can be taken back."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from browser.serving import Server
from browser.visiting import TALL, Visit, Visitor

CLAUSE = re.compile(r"J-\d+")


def begin(anna: Visitor) -> None:
    anna.begin()
    assert anna.wait_for_question()


def open_list(anna: Visitor) -> None:
    for fold in anna.page.locator("#answer-list details:not([open])").all():
        fold.locator("summary").click()


def test_an_answer_tells_what_it_will_do_before_it_is_given(server: Server, visit: Visit) -> None:
    anna = visit(server)
    begin(anna)
    tip = anna.page.locator("#tip")
    open_list(anna)
    first = anna.page.locator("#answer-list button").first
    label = first.inner_text()
    first.hover()
    expect(tip).to_contain_text(label)
    expect(tip).to_contain_text("Frodo keeps")
    anna.prompt.hover()
    expect(tip).to_be_hidden()
    first.focus()
    expect(tip).to_contain_text(label)
    first.press("Enter")
    expect(anna.page.locator("#log-lines")).to_contain_text("Frodo keeps")


def test_parts_are_put_together_and_cleared(server: Server, visit: Visit) -> None:
    anna = visit(server)
    begin(anna)
    chosen = anna.page.locator("#board .answer[aria-pressed=true]")
    forced = chosen.count()
    pressed = 0
    while not (pressed and anna.confirm.is_visible()):
        anna.free_targets().first.focus()
        anna.page.keyboard.press("Enter")
        pressed += 1
        expect(chosen).to_have_count(forced + pressed)
    expect(anna.page.locator("#answer-list button.armed")).to_have_text(anna.confirm.inner_text())
    anna.page.keyboard.press("Enter")
    expect(chosen).to_have_count(forced + pressed - 1)
    anna.page.keyboard.press("Escape")
    expect(chosen).to_have_count(forced)


def test_what_must_be_kept_stays_chosen(server: Server, visit: Visit) -> None:
    """The guided match begins with a Nazgûl that must be kept: whoever presses it, as they are told, still keeps it."""
    anna = visit(server)
    anna.page.goto("/learn/journey")
    anna.page.locator("form button.big-push").click()
    assert anna.wait_for_question()
    chosen = anna.page.locator("#board .answer[aria-pressed=true]")
    expect(chosen).to_have_count(1)
    chosen.focus()
    anna.page.keyboard.press("Enter")
    expect(chosen).to_have_count(1)
    expect(anna.confirm).to_be_visible()


def test_why_not_names_the_clause(server: Server, visit: Visit) -> None:
    """Soon a roll shows a symbol twice; the second of them cannot be added to the first."""
    anna = visit(server)
    begin(anna)
    for _ in range(60):
        dull = anna.page.locator("#board .answer.dull")
        if not dull.count() and anna.free_targets().count():
            anna.free_targets().first.focus()
            anna.page.keyboard.press("Enter")
        if dull.count():
            dull.first.focus()
            anna.page.keyboard.press("Enter")
            wrong = anna.page.locator("#bar-words .wrong")
            expect(wrong).to_contain_text(CLAUSE)
            expect(anna.confirm).to_be_hidden()
            return
        anna.choose_with_mouse()
        if not anna.wait_for_question():
            begin(anna)
    raise AssertionError("no roll had two of a kind")


WATCH = """button => {
    window.wasHit = new Promise(tell => {
        addEventListener('click', event => tell(button.contains(event.target)), {once: true, capture: true});
        addEventListener('pointercancel', () => tell(false), {once: true, capture: true});
    });
}"""
"""Remember whether the next tap hits the button."""


def tap_until(visitor: Visitor, button: Locator, is_done: Callable[[], bool]) -> None:
    """Tap; where the page still moved under the finger, tap again as a person would."""
    for _ in range(5):
        button.evaluate(WATCH)
        button.tap()
        if visitor.page.evaluate("wasHit"):
            visitor.wait(is_done)
            return
    raise AssertionError("no tap hit the button")


def test_a_first_tap_shows_and_a_second_confirms(server: Server, visit: Visit) -> None:
    anna = visit(server, size=TALL, touch=True)
    begin(anna)
    open_list(anna)
    ply = anna.ply
    first = anna.page.locator("#answer-list button").first
    label = first.inner_text()
    tap_until(anna, first, lambda: anna.confirm.is_visible())
    expect(anna.confirm).to_have_text(label)
    assert anna.ply == ply
    # The bar has grown, and may lie over it now.
    first.evaluate("button => button.scrollIntoView({block: 'center'})")
    first.tap()
    anna.wait(lambda: not anna.is_asked or anna.ply != ply)
    expect(anna.page.locator("#log-lines")).to_contain_text("Frodo keeps")


def test_the_second_tap_can_be_switched_off(server: Server, visit: Visit) -> None:
    anna = visit(server, size=TALL, touch=True)
    begin(anna)
    anna.page.get_by_text("Settings", exact=True).tap()
    anna.page.get_by_label("Confirm with a second tap").uncheck()
    open_list(anna)
    log = anna.page.locator("#log-lines")
    tap_until(anna, anna.page.locator("#answer-list button").first, lambda: "Frodo keeps" in log.inner_text())
    anna.page.reload()
    anna.page.get_by_text("Settings", exact=True).tap()
    expect(anna.page.get_by_label("Confirm with a second tap")).not_to_be_checked()


def test_an_answer_can_be_taken_back(server: Server, visit: Visit) -> None:
    anna = visit(server)
    begin(anna)
    prompt = anna.prompt.inner_text()
    targets = anna.page.locator("#board .answer").count()
    anna.choose_with_mouse()
    assert anna.wait_for_question()
    anna.page.locator("form[data-tell=undo] button").click()
    expect(anna.page.locator("#log-lines li").last).to_contain_text("back")
    assert anna.wait_for_question()
    expect(anna.prompt).to_have_text(prompt)
    expect(anna.page.locator("#board .answer")).to_have_count(targets)


def test_a_long_list_is_folded_and_a_short_one_never(server: Server, visit: Visit) -> None:
    anna = visit(server)
    begin(anna)
    seen: set[bool] = set()
    for _ in range(60):
        for group in anna.page.locator("#answer-list details").all():
            is_short = group.locator("button").count() <= 4
            if is_short:
                expect(group).to_have_attribute("open", "")
            seen.add(is_short)
        if seen == {True, False}:
            return
        anna.choose_with_mouse()
        if not anna.wait_for_question():
            begin(anna)
    raise AssertionError(f"only lists of one kind: {seen}")


def test_a_list_that_does_not_fit_says_so_and_scrolls(server: Server, visit: Visit) -> None:
    anna = visit(server)
    anna.begin(seats={"Merry": "bot:greedy", "Pippin": "bot:greedy"}, options={"Side of the sheet": "advanced"})
    assert anna.wait_for_question()
    open_list(anna)
    buttons = anna.page.locator("#answer-list button")
    assert buttons.count() > 4
    choices = anna.page.locator("#choices")
    expect(choices).to_have_class(re.compile("more-below"))
    box = choices.bounding_box()
    assert box is not None
    # Services for two answers and the beginning of a third.
    assert box["height"] >= 150

    def is_at_its_end() -> bool:
        choices.evaluate("list => list.scrollTo(0, list.scrollHeight)")
        return "more-below" not in (choices.get_attribute("class") or "")

    anna.wait(is_at_its_end)
    expect(buttons.last).to_be_in_viewport(ratio=1)


def test_on_a_desk_most_answers_are_in_sight_and_what_is_said_of_one_hides_no_other(
    server: Server, visit: Visit
) -> None:
    anna = visit(server)
    anna.begin(game="mountdoom")
    assert anna.wait_for_question()
    choices = anna.page.locator("#choices")
    buttons = choices.locator("button")
    list_box = choices.bounding_box()
    assert list_box is not None
    boxes = [box for button in buttons.all() if (box := button.bounding_box())]
    seen = [box for box in boxes if box["y"] + box["height"] <= list_box["y"] + list_box["height"]]
    assert len(boxes) == 10
    assert len(seen) >= 6
    expect(choices.locator("summary")).to_be_hidden()
    buttons.nth(1).hover()
    tip = anna.page.locator("#tip")
    expect(tip).to_be_visible()
    said = tip.bounding_box()
    assert said is not None
    assert said["x"] + said["width"] <= list_box["x"]


def test_at_a_shared_screen_the_seat_that_resigns_is_named(server: Server, visit: Visit) -> None:
    anna = visit(server)
    anna.begin(seats={"Sam": "me"})
    assert anna.wait_for_question()
    anna.page.get_by_text("Resign", exact=True).click()
    expect(anna.page.get_by_role("button", name="Yes, Frodo resigns")).to_be_visible()
    anna.page.get_by_role("button", name="Yes, Sam resigns").click()
    anna.wait(lambda: anna.is_over)
    expect(anna.prompt).to_have_text("Sam resigned: Frodo wins.")


def test_resigning_asks_first(server: Server, visit: Visit) -> None:
    anna = visit(server)
    begin(anna)
    expect(anna.page.get_by_role("button", name="Yes, resign")).to_be_hidden()
    anna.page.get_by_text("Resign", exact=True).click()
    anna.page.get_by_role("button", name="Yes, resign").click()
    anna.wait(lambda: anna.is_over)
    expect(anna.prompt).to_contain_text("Sam")
    anna.page.get_by_role("button", name="Rematch").click()
    anna.wait(lambda: "over" not in anna.moods)
    assert anna.wait_for_question()
