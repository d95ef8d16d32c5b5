"""How the pages look: legible, reachable and fitting, on a desk and on a phone, by day and by night."""

from pathlib import Path
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

import bagend.table
from bagend import games
from bagend.table.web.assets import BUNDLES, Assets
from browser.serving import Server
from browser.visiting import TALL, WIDE, Visit

Scheme = Literal["light", "dark"]

looks = pytest.mark.parametrize("scheme", ["light", "dark"])
sizes = pytest.mark.parametrize("size", [WIDE, TALL], ids=["desk", "phone"])

ALL_SEATS = {"Frodo": "me", "Sam": "bot:greedy", "Merry": "bot:greedy", "Pippin": "bot:greedy"}


def faults(page: Page) -> list[str]:
    """Everything that axe objects to, however little."""
    return [f"{fault['id']}: {fault['nodes'][0]['html']}" for fault in Axe().run(page).response["violations"]]


def sideways(page: Page) -> int:
    hidden: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return hidden


@looks
@sizes
def test_no_page_has_a_fault(server: Server, visit: Visit, scheme: Scheme, size: tuple[int, int]) -> None:
    anna = visit(server, size=size, scheme=scheme)
    page = anna.page
    page.goto("/")
    for fold in page.locator("details").all():
        fold.locator("> summary").click()
    assert faults(page) == []
    assert sideways(page) == 0
    anna.begin(seats={"Sam": "friend"})
    expect(page.get_by_label("Link for Sam")).to_be_visible()
    assert faults(page) == []
    match = anna.begin(seats=ALL_SEATS, options={"Side of the sheet": "advanced"})
    assert anna.wait_for_question()
    for fold in page.locator("details:visible:has(> summary:visible)").all():
        fold.locator("> summary").click()
    assert faults(page) == []
    assert sideways(page) == 0
    for address in (f"{match}/replay?at=5", "/rules/journey"):
        page.goto(address)
        assert faults(page) == []
        assert sideways(page) == 0


def test_a_missing_match_is_told_kindly(server: Server, visit: Visit) -> None:
    anna = visit(server)
    anna.page.goto("/match/000000000000")
    expect(anna.page.get_by_text("There is no such game here.")).to_be_visible()
    assert faults(anna.page) == []
    assert anna.complaints == ["Failed to load resource: the server responded with a status of 404 (Not Found)"]
    anna.complaints.clear()


def test_a_wrong_form_comes_back_with_what_was_chosen(server: Server, visit: Visit) -> None:
    anna = visit(server)
    page = anna.page
    page.goto("/")
    form = page.locator("section[aria-labelledby=game-journey]")
    anna.open_fold(form)
    form.get_by_label("Sam", exact=True).select_option("empty")
    form.get_by_text("Values from your own copy").click()
    form.get_by_label("Or paste an option file").fill("squares = 99")
    form.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(form.get_by_label("Sam", exact=True)).to_have_value("empty")
    expect(form.get_by_label("Or paste an option file")).to_have_value("squares = 99")
    anna.complaints.clear()


def board_box(page: Page) -> dict[str, float]:
    """Where the drawing is on the screen, without the empty rest of its cell."""
    box: dict[str, float] = page.evaluate(
        """(() => {
            const board = document.getElementById('board'), box = board.viewBox.baseVal, m = board.getScreenCTM();
            return {left: m.e, top: m.f, right: m.e + box.width * m.a, bottom: m.f + box.height * m.d};
        })()"""
    )
    return box


def test_on_a_desk_board_and_panel_fit_without_scrolling(server: Server, visit: Visit) -> None:
    anna = visit(server)
    anna.begin(seats=ALL_SEATS, options={"Side of the sheet": "advanced"})
    assert anna.wait_for_question()
    box = board_box(anna.page)
    assert box["left"] >= 0
    assert box["top"] >= 48
    assert box["right"] <= 1280
    assert box["bottom"] <= 800
    # As large as it can be: the cell is full in one direction.
    assert box["right"] - box["left"] > 860 or box["bottom"] - box["top"] > 720
    for part in ("#ask", "#bar", "#seats", "#log"):
        panel = anna.page.locator(part).bounding_box()
        assert panel is not None
        assert panel["x"] >= box["right"]
        assert panel["y"] + panel["height"] <= 800, part


def test_on_a_phone_the_question_and_the_dice_are_seen_at_once(server: Server, visit: Visit) -> None:
    anna = visit(server, size=TALL)
    anna.begin(seats=ALL_SEATS)
    assert anna.wait_for_question()
    expect(anna.page.locator("body")).to_have_attribute("data-shape", "tall")
    for part in ("#ask", "#bar", "#board .answer >> nth=0"):
        expect(anna.page.locator(part)).to_be_in_viewport(ratio=1)


SMALL_TEXT = """
({onBoard, elsewhere}) => [...document.querySelectorAll('#board text, body *')].flatMap(e => {
    const own = [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim());
    const isShown = e.checkVisibility({visibilityProperty: true, opacityProperty: true});
    const isSeen = isShown && !e.closest('.unseen, .means');
    if (!own || !isSeen) return [];
    const scale = e.ownerSVGElement ? Math.hypot(e.getScreenCTM().a, e.getScreenCTM().b) : 1;
    const size = parseFloat(getComputedStyle(e).fontSize) * scale;
    return size < (e.closest('#board') ? onBoard : elsewhere) - 0.05 ? [`${e.textContent.trim()}: ${size}`] : [];
})
"""


def small_text(page: Page, on_board: float, elsewhere: float = 12) -> list[str]:
    """What is written in letters smaller than these, in pixels."""
    found: list[str] = page.evaluate(SMALL_TEXT, {"onBoard": on_board, "elsewhere": elsewhere})
    return found


@pytest.mark.parametrize("game", games.KEYS)
@pytest.mark.parametrize(("size", "least"), [(WIDE, 13), (TALL, 12)], ids=["desk", "phone"])
def test_every_board_can_be_read(server: Server, visit: Visit, size: tuple[int, int], least: int, game: str) -> None:
    anna = visit(server, size=size)
    anna.begin(game=game)
    assert anna.wait_for_question()
    assert small_text(anna.page, least) == []


@pytest.mark.parametrize("side", ["basic", "advanced"])
@pytest.mark.parametrize(("size", "least"), [(WIDE, 13), (TALL, 12)], ids=["desk", "phone"])
def test_a_full_board_can_be_read(server: Server, visit: Visit, size: tuple[int, int], least: int, side: str) -> None:
    anna = visit(server, size=size)
    anna.begin(seats=ALL_SEATS, options={"Side of the sheet": side})
    assert anna.wait_for_question()
    assert small_text(anna.page, least) == []
    assert overlapping(anna.page) == []


OVERLAPPING_LABELS = """
() => {
    const labels = [...document.querySelectorAll('#board text')].map(e => [e.textContent, e.getBoundingClientRect()]);
    return labels.flatMap(([one, a], i) => labels.slice(i + 1)
        .filter(([, b]) => a.left < b.right && b.left < a.right && a.top + 3 < b.bottom && b.top + 3 < a.bottom)
        .map(([other]) => `${one} / ${other}`));
}
"""
"""Lines may come as close as the empty rim above and below their letters."""


def overlapping(page: Page) -> list[str]:
    found: list[str] = page.evaluate(OVERLAPPING_LABELS)
    return found


@pytest.mark.parametrize("size", [(1000, 800), (1249, 800), (1250, 800), WIDE, (1366, 650)], ids=str)
def test_at_no_width_any_text_is_too_small(server: Server, visit: Visit, size: tuple[int, int]) -> None:
    anna = visit(server, size=size)
    match = anna.begin(seats=ALL_SEATS)
    assert anna.wait_for_question()
    expect(anna.page.locator("body")).to_have_attribute("data-shape", "wide" if size[0] >= 1250 else "tall")
    assert small_text(anna.page, LEAST_ANYWHERE) == []
    anna.page.goto(f"{match}/replay", wait_until="networkidle")
    assert small_text(anna.page, LEAST_ANYWHERE) == []


LEAST_ANYWHERE = 12
"""The least height of letters on a board whose window has an unusual shape."""


@sizes
def test_without_script_the_log_shows_its_newest_line(server: Server, visit: Visit, size: tuple[int, int]) -> None:
    anna = visit(server, size=size)
    match = anna.begin(seats=ALL_SEATS)
    assert anna.wait_for_question()
    for _ in range(2):
        anna.choose_with_mouse()
        anna.wait_for_question()
    anna.context.route("**/*.js", lambda route: route.abort())
    anna.page.goto(match)
    anna.page.locator("#log").scroll_into_view_if_needed()
    expect(anna.page.locator("#log-heading")).to_be_visible()
    expect(anna.page.locator("#log-lines li").last).to_be_in_viewport(ratio=1)
    anna.complaints.clear()


SMALL_TARGETS = """
() => [...document.querySelectorAll(`#board .answer .target, button, summary, select, a.push, label.check,
        input:not([type=hidden])`)]
    .filter(e => e.checkVisibility() && !(e.type === 'checkbox' && e.closest('label')))
    .filter(e => !(e.matches('.log-line') && innerWidth >= 1250))
    .map(e => [e, e.getBoundingClientRect()])
    .filter(([e, box]) => box.width && (box.width < 43.9 || box.height < 43.9))
    .map(([e, box]) => `${e.outerHTML.slice(0, 90)} ${box.width} x ${box.height}`)
"""


@sizes
def test_targets_are_as_large_as_a_fingertip(server: Server, visit: Visit, size: tuple[int, int]) -> None:
    anna = visit(server, size=size)
    anna.page.goto("/")
    for fold in anna.page.locator("details").all():
        fold.locator("> summary").click()
    assert anna.page.evaluate(SMALL_TARGETS) == []
    match = anna.begin(seats=ALL_SEATS)
    assert anna.wait_for_question()
    assert anna.page.evaluate(SMALL_TARGETS) == []
    anna.page.goto(f"{match}/replay")
    assert anna.page.evaluate(SMALL_TARGETS) == []


def test_turning_the_phone_draws_the_other_shape(server: Server, visit: Visit) -> None:
    anna = visit(server, size=TALL)
    anna.begin()
    assert anna.wait_for_question()
    prompt = anna.prompt.inner_text()
    anna.page.set_viewport_size({"width": 1280, "height": 800})
    expect(anna.page.locator("body")).to_have_attribute("data-shape", "wide")
    expect(anna.prompt).to_have_text(prompt)
    anna.choose_with_mouse()


TABLE = Path(str(bagend.table.__file__)).parent / "web"


@pytest.mark.parametrize("folder", ["pages", "static"])
def test_no_page_knows_a_game(folder: str) -> None:
    """A new game adds nothing to the table."""
    files = [file for file in (TABLE / folder).iterdir() if file.is_file() and file.suffix != ".png"]
    assert files
    named = [(file.name, key) for file in files for key in games.KEYS if key in file.read_text(encoding="utf-8")]
    assert named == []


def test_the_scripts_are_small() -> None:
    """What a page loads, packed as it travels, is at most 40 KB."""
    assets = Assets(TABLE / "static")
    for name in BUNDLES:
        script = assets.asset(f"{name}.js")
        assert script is not None
        assert script.packed is not None
        assert len(script.packed) <= 40 * 1024, name


@looks
def test_the_first_paint_does_not_wait_for_the_script(server: Server, visit: Visit, scheme: Scheme) -> None:
    """With the scripts held back, board, question and answers are there."""
    anna = visit(server, scheme=scheme)
    match = anna.begin()
    assert anna.wait_for_question()
    prompt = anna.prompt.inner_text()
    anna.context.route("**/*.js", lambda route: route.abort())
    anna.page.goto(match)
    expect(anna.prompt).to_have_text(prompt)
    expect(anna.page.locator("#answer-list button").first).to_be_visible()
    assert board_box(anna.page)["bottom"] > 100
    anna.complaints.clear()
