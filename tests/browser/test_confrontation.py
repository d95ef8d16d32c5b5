"""The Confrontation in the browser: whole matches in which no window is sent a name that it may not know yet."""

import re
from dataclasses import replace

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, expect

from bagend.drawing import defs, picture, pictures
from bagend.engine.game import TALL as TALL_SHAPE
from bagend.engine.game import WIDE as WIDE_SHAPE
from bagend.engine.journal import Journal, parse
from bagend.engine.match import Match
from bagend.engine.records import Records
from bagend.games import find
from bagend.games.confrontation.actions import Event
from bagend.games.confrontation.components import FIGURES, N_EACH
from browser.hearing import Heard, Hearing, leaks, without_meters
from browser.serving import Server
from browser.visiting import TALL, Visit, Visitor
from games.confrontation.deducing import candidates

GAME = find("confrontation")
WORDS = GAME.words()

AID = tuple(Match(GAME).drawing(shape=shape).regions["aid"] for shape in (WIDE_SHAPE, TALL_SHAPE))
"""What each figure does: the part of the board that names them all to everybody.  These bytes, and no others."""

TEXTS = tuple(WORDS.name("text", figure) for figure in FIGURES)
"""A figure's own text may name whom it defeats; the panel of a battle repeats the fighters'."""

EXEMPT = (*AID, *TEXTS, str(defs(GAME.art)), *(str(picture(GAME.art, name)) for name in pictures(GAME.art)))
"""And the symbols and pictures, which are the same for everybody in every match."""


def names(side: int) -> dict[str, set[str]]:
    """All names of a side's figures, in words and in the code."""
    return {
        name: {name, WORDS.name("figure", name), WORDS.name("short", name)}
        for name in FIGURES[side * N_EACH : side * N_EACH + N_EACH]
    }


def journal_of(visitor: Visitor) -> Journal:
    """The whole journal, once the match is over."""
    link = visitor.page.locator("a[href$='journal']").get_attribute("href")
    return parse(visitor.page.request.get(str(link)).text())


def known_after_each_answer(journal: Journal, seat: int) -> list[set[str]]:
    """Whom of the other side a seat may know: before the first answer, after it, and so on."""
    match = Match.from_journal(GAME, journal)
    known: set[int] = set()
    found: list[set[str]] = [set()]
    for entry in match.entries:
        for moment in entry.moments:
            if moment.audience < 0 or moment.audience >> seat & 1:
                known |= figures_told(moment.kind, moment.nouns)
            known |= figures_seen(match, seat, moment.state)
        if entry.seat >= 0:
            found.append(set())
        found[-1] = {FIGURES[figure] for figure in known}
    found[-1] = {FIGURES[figure] for figure in known | figures_seen(match, seat, match.state)}
    return found


def figures_told(kind: int, nouns: tuple[int, ...]) -> set[int]:
    spoken = GAME.events[Event(kind)].values()
    return {value for noun, value in zip(spoken, nouns, strict=False) if noun.kind == "figure"}


def figures_seen(match: Match, seat: int, state: Records) -> set[int]:
    view = match.view(seat, state)
    could = candidates(view)
    told = {int(figure) for figure, at in zip(view.who, view.at, strict=True) if at >= 0 and figure >= 0}
    return told | {min(could[stand]) for stand, at in enumerate(view.at) if at >= 0 and len(could[stand]) == 1}


def check(hearing: Hearing, seat: int, journal: Journal) -> None:
    """No name of the other side's figures came before it may be known; and the search does find names.

    Explanations of moves and pieces name everybody that a hidden figure could be; the law of twins holds them.
    """
    known = known_after_each_answer(journal, seat)
    told = [one for one in hearing.finish() if one.source not in ("socket: explanations", "socket: pieces")]
    # What Sam does is read by both sides where he fights.
    heard = [replace(one, text=without_meters(one.text).replace("Sam: With Frodo", "")) for one in told]
    last = max(one.ply for one in heard)
    first = last - (len(known) - 1)
    others = names(1 - seat)

    def may_know(ply: int) -> set[str]:
        return known[max(0, ply - first)]

    assert leaks(heard, others, may_know, EXEMPT) == []
    check_that_the_search_finds(heard, seat, others)


def check_that_the_search_finds(heard: list[Heard], seat: int, others: dict[str, set[str]]) -> None:
    """The aid did come, and names everybody; one's own figures are named, and at the end the others are."""
    sources = {one.source.split(":")[0] for one in heard}
    assert sources == {"socket", "HTTP", "log"}
    assert any(one.source.endswith(".js") for one in heard), "scripts were searched too"

    def nobody(ply: int) -> set[str]:
        return set()

    assert {line.split()[-1] for line in leaks(heard, others, nobody, ())} == set(others), "the aid names them all"
    assert leaks(heard, names(seat), nobody, EXEMPT), "one's own figures are named"
    assert leaks(heard, others, nobody, EXEMPT), "at last others are named too"


# Two people.


def begin(anna: Visitor, bert: Visitor) -> tuple[Hearing, Hearing]:
    """Anna is Light, Bert is Dark."""
    anna.page.goto("/")
    form = anna.card("confrontation")
    anna.open_fold(form)
    form.get_by_label("Light", exact=True).select_option("me")
    form.get_by_label("Dark", exact=True).select_option("friend")
    hearings = Hearing(anna), Hearing(bert)
    form.get_by_role("button", name="Play").click()
    bert.page.goto(anna.page.get_by_label("Link for Dark").input_value())
    return hearings


def test_two_people_play_a_whole_match_and_learn_only_what_they_may(server: Server, visit: Visit) -> None:
    anna, bert = visit(server), visit(server, scheme="dark")
    hearings = begin(anna, bert)
    answers = 0
    while True:
        anna.wait(lambda: anna.is_asked or bert.is_asked or (anna.is_over and bert.is_over))
        asked = anna if anna.is_asked else bert
        if not asked.is_asked:
            break
        for hearing in hearings:
            hearing.listen()
        asked.choose_with_mouse()
        answers += 1
        assert answers < 500
    assert answers > 10
    journal = journal_of(anna)
    for seat, hearing in enumerate(hearings):
        check(hearing, seat, journal)


def test_whoever_still_sets_up_keeps_the_question_when_the_other_is_ready(server: Server, visit: Visit) -> None:
    anna, bert = visit(server), visit(server)
    begin(anna, bert)
    assert bert.wait_for_question()
    for answer in ("Vanguard", "Ready"):
        assert anna.wait_for_question()
        ply = anna.ply
        anna.page.locator("#answer-list button").filter(has_text=re.compile(rf"\b{answer}\b(?!-)")).click()
        anna.wait_until_heard(ply)
    expect(bert.page.locator("#log-lines")).to_contain_text("Light is ready.")
    expect(bert.prompt).to_have_text("Dark, place your figures: 5 regions are still empty.")


# A person and a bot, by keyboard alone.


def focused(visitor: Visitor, attribute: str) -> str:
    return str(visitor.page.evaluate(f"document.activeElement.getAttribute({attribute!r}) ?? ''"))


def tab_to_board(visitor: Visitor) -> None:
    for _ in range(60):
        if visitor.page.evaluate("document.activeElement.matches('#board .answer')"):
            return
        visitor.page.keyboard.press("Tab")
    pytest.fail("the Tab key does not come to the board")


def answer_by_keyboard(visitor: Visitor, turn: int) -> str:
    """Go to something on the board, press Enter, and if it is a figure press Enter on a place; its name."""
    tab_to_board(visitor)
    for _ in range(turn % 3):
        visitor.page.keyboard.press("ArrowRight")
    named = focused(visitor, "aria-label")
    thing = focused(visitor, "data-thing")
    assert named
    ply = visitor.ply
    visitor.page.keyboard.press("Enter")
    if thing:
        if not focused(visitor, "data-place"):
            # What is the only thing to carry is taken up already, and was now put down.
            visitor.page.keyboard.press("Enter")
        place = focused(visitor, "aria-label")
        assert place
        expect(visitor.page.locator("#tip")).to_contain_text(place)
        visitor.page.keyboard.press("Enter")
    visitor.wait(lambda: not visitor.is_asked or visitor.ply != ply)
    return named


@pytest.mark.parametrize("seat", ["Light", "Dark"])
def test_a_person_plays_a_bot_by_keyboard_alone(server: Server, visit: Visit, seat: str) -> None:
    anna = visit(server)
    anna.page.goto("/")
    form = anna.card("confrontation")
    anna.open_fold(form)
    for side in ("Light", "Dark"):
        form.get_by_label(side, exact=True).select_option("me" if side == seat else "bot:greedy")
    hearing = Hearing(anna)
    form.get_by_role("button", name="Play").press("Enter")
    expect(anna.page.locator("body")).to_have_class(re.compile("scripted"))
    said: list[str] = []

    def choose() -> None:
        hearing.listen()
        said.append(answer_by_keyboard(anna, len(said)))

    assert anna.play_to_the_end(choose) > 8
    expect(anna.prompt).to_have_text(re.compile(r"wins|loses|lost"))
    assert any(re.search(r", not placed yet$", name) for name in said), "set-up figure by figure"
    assert any(re.search(r", in ", name) for name in said), "figures moved on the map"
    check(hearing, ("Light", "Dark").index(seat), journal_of(anna))


# Set-up by drag.


def open_set_up(visitor: Visitor) -> None:
    visitor.begin(seats={"Light": "me", "Dark": "bot:greedy"}, game="confrontation")
    assert visitor.wait_for_question()


def centre(found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def thing(visitor: Visitor, figure: str) -> Locator:
    return visitor.page.get_by_role("button", name=f"{figure}, not placed yet")


def place(visitor: Visitor, region: str) -> Locator:
    return visitor.page.locator(f"#to-{region}")


def test_carrying_a_figure_is_accessible(server: Server, visit: Visit) -> None:
    """No serious fault while places are open, and the board is one stop of the Tab key all the while."""
    anna = visit(server)
    open_set_up(anna)
    stops = anna.page.locator("#board .answer[tabindex='0']")
    expect(stops).to_have_count(1)
    thing(anna, "Sam").focus()
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("button", name="Sam to Cardolan").first).to_be_visible()
    expect(stops).to_have_count(1)
    found = Axe().run(anna.page).response["violations"]
    assert [fault["id"] for fault in found if fault["impact"] in ("serious", "critical")] == []
    anna.page.keyboard.press("Escape")
    expect(stops).to_have_count(1)
    expect(thing(anna, "Sam")).to_be_focused()


PLACINGS = {"Gimli": "rhudaur", "Frodo": "arthedain", "Boromir": "enedwaith", "Sam": "cardolan", "Pippin": "eregion"}


def test_set_up_by_drag_with_the_mouse(server: Server, visit: Visit) -> None:
    anna = visit(server)
    open_set_up(anna)
    page = anna.page
    for figure, region in PLACINGS.items():
        ply = anna.ply
        page.mouse.move(*centre(thing(anna, figure)))
        page.mouse.down()
        page.mouse.move(*centre(place(anna, region)), steps=4)
        expect(page.locator("#sky .ghost")).to_have_count(1)
        expect(page.locator("#bar-words")).to_contain_text(f"{figure} to")
        expect(place(anna, region)).to_have_class(re.compile("looked"))
        page.mouse.up()
        expect(page.locator("#sky .ghost")).to_have_count(0)
        anna.wait_until_heard(ply)
        assert anna.wait_for_question()
    expect(anna.prompt).to_contain_text("is everybody where you want them")
    expect(page.locator("#log-lines")).to_contain_text("Gimli in Rhudaur.")


@pytest.mark.parametrize("end", ["Escape", "elsewhere", "forbidden"])
def test_a_drag_that_ends_nowhere_changes_nothing(server: Server, visit: Visit, end: str) -> None:
    anna = visit(server)
    open_set_up(anna)
    page, ply = anna.page, anna.ply
    page.mouse.move(*centre(thing(anna, "Frodo")))
    page.mouse.down()
    page.mouse.move(*centre(place(anna, "moria" if end == "forbidden" else "cardolan")), steps=4)
    if end == "Escape":
        page.keyboard.press("Escape")
    elif end == "elsewhere":
        page.mouse.move(*centre(anna.prompt), steps=4)
    page.mouse.up()
    expect(page.locator("#sky .ghost")).to_have_count(0)
    expect(thing(anna, "Frodo")).to_be_visible()
    if end == "forbidden":
        expect(page.locator("#bar-words .wrong")).to_contain_text("C-2")
    else:
        expect(page.locator("#board .place:not(.dull)")).to_have_count(0)
    assert anna.ply == ply


def test_set_up_by_touch_on_a_phone(server: Server, visit: Visit) -> None:
    """With a finger: three are dragged, and two are tapped and then their places."""
    anna = visit(server, size=TALL, touch=True)
    open_set_up(anna)
    page = anna.page
    line = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    for number, (figure, region) in enumerate(PLACINGS.items()):
        ply = anna.ply
        thing(anna, figure).evaluate("target => target.scrollIntoView({block: 'center'})")
        start, end = centre(thing(anna, figure)), centre(place(anna, region))
        assert 0 < end[1] < 640, "thing and place are on the screen together"
        if number < 3:
            touch("touchStart", start)
            for step in range(1, 6):
                x, y = (a + (b - a) * step / 5 for a, b in zip(start, end, strict=True))
                touch("touchMove", (x, y))
            expect(page.locator("#sky .ghost")).to_have_count(1)
            touch("touchEnd")
        else:
            page.touchscreen.tap(*start)
            expect(thing(anna, figure)).to_have_attribute("aria-pressed", "true")
            # The bar has grown: a finger first scrolls what it means out from under it.
            place(anna, region).evaluate("target => target.scrollIntoView({block: 'center'})")
            page.touchscreen.tap(*centre(place(anna, region)))
            expect(anna.confirm).to_contain_text(f"{figure} to")
            anna.confirm.tap()
        anna.wait_until_heard(ply)
        assert anna.wait_for_question()
    expect(anna.prompt).to_contain_text("is everybody where you want them")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_move_says_why_not_and_can_be_let_go(server: Server, visit: Visit) -> None:
    anna = visit(server)
    anna.begin(seats={"Light": "me", "Dark": "me"}, game="confrontation")
    page = anna.page
    for answer in ("Vanguard", "Ready", "Gatekeepers", "Ready"):
        anna.pass_screen()
        ply = anna.ply
        page.locator("#answer-list button").filter(has_text=re.compile(rf"\b{answer}\b(?!-)")).click()
        anna.wait_until_heard(ply)
    assert anna.wait_for_question()
    figure = page.locator("#board [data-thing]").first
    page.mouse.click(*centre(figure))
    expect(figure).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#board .place:not(.dull)").first).to_be_visible()
    page.mouse.click(*centre(place(anna, "shire")))
    expect(page.locator("#bar-words .wrong")).to_contain_text(re.compile(r"C-\d+"))
    page.mouse.click(*centre(figure))
    expect(page.locator("#board .place:not(.dull)")).to_have_count(0)
    page.locator("#board [data-thing]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#board .place:focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(figure).to_be_focused()
