"""People at the table: names, greetings, links to share, clocks, and being told of one's turn."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
import segno
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, WebSocket, expect

from browser.serving import Server
from browser.visiting import TALL, WIDE, Visit, Visitor
from table.fake_time import FakeTime
from table.guests import House, open_house

Scheme = Literal["light", "dark"]

TWO = {"game": "journey", "seat-frodo": "me", "seat-sam": "friend"}


class Housed(Server):
    """A server in this process, whose time the test turns."""

    def __init__(self, house: House) -> None:
        self.house = house

    @property
    def address(self) -> str:
        return self.house.base


@pytest.fixture
def time() -> FakeTime:
    return FakeTime()


@pytest.fixture
def timed(tmp_path: Path, time: FakeTime, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv("BAGEND_MODE", "interpreted")
    with open_house(tmp_path, timepiece=time, patience=2.0) as house:
        yield Housed(house)


def make(anna: Visitor, form: dict[str, str]) -> str:
    """Make a match and open it; its address."""
    answer = anna.context.request.post("/matches", form={**form}, max_redirects=0)
    assert answer.status == 303
    anna.page.goto(answer.headers["location"])
    return anna.page.url


def sit_down(anna: Visitor, bea: Visitor, form: dict[str, str]) -> str:
    """A match of two people that has begun; its address."""
    match = make(anna, form)
    bea.page.goto(anna.page.locator("#invite-list input").input_value())
    anna.wait(lambda: anna.is_asked or bea.is_asked)
    return match


def open_menu(visitor: Visitor) -> None:
    if not visitor.page.locator(".people-body").is_visible():
        visitor.page.locator("#people > summary").click()
    expect(visitor.page.locator(".people-body")).to_be_visible()


def call(visitor: Visitor, name: str) -> None:
    """Give a name."""
    open_menu(visitor)
    visitor.page.get_by_label("Your name").fill(name)
    visitor.page.get_by_role("button", name="Save").click()


def greet(visitor: Visitor, words: str) -> None:
    open_menu(visitor)
    visitor.page.get_by_role("button", name=words).click()


def test_a_name_is_seen_by_the_other(server: Server, visit: Visit) -> None:
    anna, bea = visit(server), visit(server)
    sit_down(anna, bea, TWO)
    call(anna, "Anna <i>")
    expect(anna.page.locator("#name-note")).to_have_text("Saved.")
    expect(bea.page.locator(".chair-player.named")).to_have_text("Anna <i>")
    expect(anna.page.locator(".chair-player.named")).to_have_text("Anna <i> (you)")
    call(bea, "Anna <i>")
    expect(bea.page.locator("#name-note")).to_have_text(re.compile("mistaken for someone else"))
    bea.page.get_by_label("Your name").fill("Bea")
    bea.page.get_by_role("button", name="Save").click()
    asked, other, name = (anna, bea, "Anna <i>") if anna.is_asked else (bea, anna, "Bea")
    expect(other.prompt).to_have_text(f"Waiting for {name} …")
    asked.page.keyboard.press("Escape")
    asked.choose_with_mouse()
    expect(other.page.locator(".turn-name").last).to_have_text(re.compile(f" · {name}$"))


def test_a_browser_brings_its_name_along(server: Server, visit: Visit) -> None:
    anna = visit(server)
    make(anna, TWO)
    call(anna, "Anna")
    expect(anna.page.locator(".chair-player.named")).to_have_text("Anna (you)")
    make(anna, {**TWO, "seat-sam": "bot:uniform"})
    expect(anna.page.locator(".chair-player.named")).to_have_text("Anna (you)")
    expect(anna.page.get_by_label("Your name")).to_have_value("Anna")


def test_a_greeting_is_seen_and_can_be_muted(server: Server, visit: Visit) -> None:
    anna, bea = visit(server), visit(server)
    sit_down(anna, bea, TWO)
    greet(bea, "Hello!")
    bubble = anna.page.locator(".bubble")
    expect(bubble).to_have_text("Hello!")
    expect(anna.page.locator("#says")).to_have_text("Sam says: Hello!")
    expect(bea.page.locator(".bubble")).to_have_text("Hello!")
    greet(bea, "Good luck!")
    expect(bea.page.locator("#wire")).to_have_text("One moment: you have just said something.")
    open_menu(anna)
    anna.page.get_by_label("Hide what others say").check()
    expect(bubble).to_have_count(0)
    anna.page.get_by_role("button", name="Thanks!").click()
    # What she says herself comes last, and would be shown: so nothing was.
    expect(bea.page.locator(".bubble", has_text="Thanks!")).to_be_visible()
    expect(bubble).to_have_count(0)


def test_nobody_is_greeted_where_nobody_is(server: Server, visit: Visit) -> None:
    anna, watching = visit(server), visit(server)
    match = make(anna, {**TWO, "seat-sam": "bot:uniform"})
    open_menu(anna)
    expect(anna.page.locator("#talk")).to_be_hidden()
    watching.page.goto(match)
    open_menu(watching)
    expect(watching.page.locator("#talk")).to_be_hidden()
    expect(watching.page.get_by_label("Your name")).to_have_count(0)


MODULES = """async image => {
    await image.decode();
    const drawn = await (await fetch(image.src)).text();
    const size = 8, count = Number(drawn.match(/viewBox="0 0 (\\d+)/)[1]);
    const canvas = Object.assign(document.createElement('canvas'), {width: count * size, height: count * size});
    const pen = canvas.getContext('2d', {willReadFrequently: true});
    pen.drawImage(image, 0, 0, count * size, count * size);
    const dark = (x, y) => pen.getImageData(x * size + size / 2, y * size + size / 2, 1, 1).data[0] < 128;
    return Array.from({length: count}, (_, y) => Array.from({length: count}, (_, x) => dark(x, y)));
}"""
"""What is really seen of a QR code: whether the middle of each module is dark."""


def test_the_code_is_that_of_the_link(server: Server, visit: Visit) -> None:
    anna = visit(server)
    anna.context.add_init_script("navigator.share = data => { window.shared = data; return Promise.resolve(); }")
    match = make(anna, TWO)
    link = anna.page.locator("#invite-list input").input_value()
    for push, address in (("#invite-list", link), (".plain-list li:last-child", match)):
        if push != "#invite-list":
            anna.page.get_by_text("Download and share").click()
        anna.page.locator(push).get_by_role("button", name="QR code").click()
        expect(anna.page.get_by_role("dialog")).to_be_visible()
        expect(anna.page.locator("#share-link")).to_have_value(address)
        expected = segno.make(address, error="m", micro=False).matrix_iter(border=4)
        shown = anna.page.locator("#share-qr").evaluate(MODULES)
        assert shown == [[bool(module) for module in row] for row in expected]
        anna.page.get_by_role("button", name="Send …").click()
        assert anna.page.evaluate("window.shared.url") == address
        anna.page.get_by_role("button", name="Close").click()
        expect(anna.page.get_by_role("dialog")).to_be_hidden()


def test_without_a_share_sheet_the_link_is_copied(server: Server, visit: Visit) -> None:
    anna = visit(server)
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    make(anna, TWO)
    link = anna.page.locator("#invite-list input").input_value()
    anna.page.locator("#invite-list").get_by_role("button", name="QR code").click()
    expect(anna.page.get_by_role("button", name="Send …")).to_be_hidden()
    box = anna.page.get_by_role("dialog")
    box.get_by_role("button", name="Copy").click()
    expect(box.get_by_role("button", name="Copied")).to_be_visible()
    assert anna.page.evaluate("navigator.clipboard.readText()") == link


NOTIFICATIONS = """{
    window.told = [];
    window.asked = 0;
    window.Notification = class extends EventTarget {
        static permission = localStorage.getItem('allowed') ?? 'default';
        static async requestPermission() {
            window.asked += 1;
            localStorage.setItem('allowed', 'granted');
            return Notification.permission = 'granted';
        }
        constructor(title, about) { super(); window.told.push([title, about.body]); }
        close() {}
    };
}"""

HIDE = """isHidden => {
    Object.defineProperty(document, 'hidden', {configurable: true, get: () => isHidden});
    document.dispatchEvent(new Event('visibilitychange'));
}"""


def answer_and_wait(visitor: Visitor) -> None:
    """Answer, and wait until this person is asked again."""
    ply = visitor.ply
    confirm(visitor)
    visitor.wait_until_heard(ply)
    assert visitor.wait_for_question()


def test_whoever_wants_it_is_told_of_their_turn(server: Server, visit: Visit) -> None:
    anna = visit(server)
    page = anna.page
    anna.context.add_init_script(NOTIFICATIONS)
    make(anna, {**TWO, "seat-sam": "bot:uniform"})
    assert anna.wait_for_question()
    open_menu(anna)
    push = page.get_by_role("button", name="Tell me when it’s my turn")
    expect(push).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Escape")
    page.evaluate(HIDE, True)
    answer_and_wait(anna)
    # Nobody is told, or asked, who has not asked for it.
    assert page.evaluate("[window.told.length, window.asked]") == [0, 0]
    open_menu(anna)
    push.click()
    expect(push).to_have_attribute("aria-pressed", "true")
    page.reload()
    assert anna.wait_for_question()
    answer_and_wait(anna)
    assert page.evaluate("[window.told.length, window.asked]") == [0, 0]
    page.evaluate(HIDE, True)
    answer_and_wait(anna)
    assert page.evaluate("window.told.map(([title]) => title)") == ["It’s your turn"]


def test_the_icon_shows_whose_turn_it_is(server: Server, visit: Visit) -> None:
    anna, bea = visit(server), visit(server)
    sit_down(anna, bea, TWO)
    asked, other = (anna, bea) if anna.is_asked else (bea, anna)
    icon = "document.querySelector('link[rel=icon]').getAttribute('href')"
    assert asked.page.evaluate(icon).endswith("/favicon-turn.svg")
    assert other.page.evaluate(icon).endswith("/favicon.svg")
    assert asked.page.request.get(asked.page.evaluate(icon)).ok


def test_a_clock_runs_out(timed: Server, time: FakeTime, visit: Visit) -> None:
    anna, bea = visit(timed), visit(timed)
    sit_down(anna, bea, {**TWO, "clock": "move-60"})
    asked, other = (anna, bea) if anna.is_asked else (bea, anna)
    for each in (asked, other):
        expect(each.page.locator(".chair-clock")).to_have_count(2)
        expect(each.page.locator(".chair-clock.running")).to_have_count(1)
    time.pass_by(45)
    asked.page.reload()
    assert asked.wait_for_question()
    low = asked.page.locator(".chair.asked .chair-clock.low")
    expect(low).to_have_text(re.compile(r"^0:1[0-5]$"))
    expect(asked.page.locator("#says")).to_have_text("You have 20 seconds left.")
    lines = asked.page.locator(".log-line", has_text="Time is up for")
    expect(lines).to_have_count(0)
    time.pass_by(15)
    for each in (asked, other):
        expect(each.page.locator(".log-line", has_text="Time is up for")).to_have_count(1)
    expect(asked.page.locator(".chair-clock.low")).to_have_count(0)
    anna.wait(lambda: anna.is_asked or bea.is_asked)


def choose_more(visitor: Visitor) -> int:
    """Choose one more thing on the board, beside what must be chosen; how much is chosen then."""
    forced = pressed(visitor).count()
    visitor.free_targets().first.focus()
    visitor.page.keyboard.press("Enter")
    expect(pressed(visitor)).to_have_count(forced + 1)
    return forced + 1


def pressed(visitor: Visitor) -> Locator:
    return visitor.page.locator("#board .answer[aria-pressed=true]")


def confirm(visitor: Visitor) -> None:
    """Choose until it is an answer, and give it."""
    while not visitor.confirm.is_visible():
        visitor.free_targets().first.focus()
        visitor.page.keyboard.press("Enter")
    visitor.confirm.click()


def test_a_choice_not_yet_confirmed_survives_a_reload(server: Server, visit: Visit) -> None:
    anna = visit(server)
    make(anna, {**TWO, "seat-sam": "bot:uniform"})
    assert anna.wait_for_question()
    chosen, ply = choose_more(anna), anna.ply
    anna.page.reload()
    assert anna.wait_for_question()
    expect(pressed(anna)).to_have_count(chosen)
    # What it will do, or what is missing, is said again: the page asks as soon as its line is open.
    expect(anna.page.locator("#bar-words")).to_contain_text(re.compile(r"\w"))
    confirm(anna)
    anna.wait_until_heard(ply)
    # An answer that was given is no choice any more.
    assert anna.wait_for_question()
    forced = pressed(anna).count()
    anna.page.reload()
    assert anna.wait_for_question()
    expect(pressed(anna)).to_have_count(forced)


def test_a_choice_that_is_no_longer_one_is_forgotten(server: Server, visit: Visit) -> None:
    anna = visit(server)
    make(anna, {**TWO, "seat-sam": "bot:uniform"})
    assert anna.wait_for_question()
    chosen = choose_more(anna)
    place = "`bagend-choice-${location.pathname}`"
    # As if the question had been answered elsewhere meanwhile.
    anna.context.add_init_script(
        f"try {{ const kept = JSON.parse(sessionStorage.getItem({place}) ?? 'null');"
        f" if (kept) sessionStorage.setItem({place}, JSON.stringify({{...kept, ply: kept.ply + 1}})); }} catch {{}}"
    )
    anna.page.reload()
    assert anna.wait_for_question()
    expect(pressed(anna)).to_have_count(chosen - 1)
    assert anna.page.evaluate(f"sessionStorage.getItem({place})") is None


SLOW_LINE = """{
    const send = WebSocket.prototype.send, held = [];
    window.isHeld = false;
    WebSocket.prototype.send = function (text) {
        if (!window.isHeld) return send.call(this, text);
        held.push(() => { if (this.readyState === WebSocket.OPEN) send.call(this, text); });
    };
    window.letGo = () => { window.isHeld = false; for (const go of held.splice(0)) go(); };
}"""


@pytest.mark.parametrize("size", [WIDE, TALL], ids=["desk", "phone"])
def test_a_slow_line_says_that_it_is_sending(server: Server, visit: Visit, size: tuple[int, int]) -> None:
    anna = visit(server, size=size)
    anna.context.add_init_script(SLOW_LINE)
    make(anna, {**TWO, "seat-sam": "bot:uniform"})
    assert anna.wait_for_question()
    ply = anna.ply
    anna.page.evaluate("window.isHeld = true")
    confirm(anna)
    wire = anna.page.locator("#wire")
    expect(wire).to_have_text("Sending …")
    expect(wire).to_be_visible()
    anna.page.evaluate("letGo()")
    anna.wait(lambda: anna.ply != ply)
    expect(wire).to_have_text("")


def test_a_dead_line_is_tried_again(server: Server, visit: Visit) -> None:
    anna = visit(server)
    anna.context.add_init_script(SLOW_LINE)
    anna.page.clock.install()
    make(anna, {**TWO, "seat-sam": "bot:uniform"})
    assert anna.wait_for_question()
    ply = anna.ply
    lines: list[WebSocket] = []
    anna.page.on("websocket", lambda line: lines.append(line))
    anna.page.evaluate("window.isHeld = true")
    confirm(anna)
    anna.page.clock.run_for(500)
    expect(anna.page.locator("#wire")).to_have_text("Sending …")
    anna.page.evaluate("window.isHeld = false")
    assert not lines
    anna.page.clock.run_for(8000)
    anna.wait(lambda: bool(lines))
    # What was said is said again on the new line, and counts once.
    anna.wait(lambda: anna.ply != ply)


def faults(page: Page) -> list[str]:
    return [f"{fault['id']}: {fault['nodes'][0]['html']}" for fault in Axe().run(page).response["violations"]]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [WIDE, TALL], ids=["desk", "phone"])
def test_nothing_of_it_has_a_fault(
    timed: Server, time: FakeTime, visit: Visit, scheme: Scheme, size: tuple[int, int]
) -> None:
    anna, bea = visit(timed, size=size, scheme=scheme), visit(timed)
    make(anna, {**TWO, "clock": "move-60"})
    anna.page.locator("#invite-list").get_by_role("button", name="QR code").click()
    anna.page.locator("#share-qr").evaluate("image => image.decode()")
    assert faults(anna.page) == []
    anna.page.get_by_role("button", name="Close").click()
    bea.page.goto(anna.page.locator("#invite-list input").input_value())
    anna.wait(lambda: anna.is_asked or bea.is_asked)
    call(bea, "Bea")
    greet(bea, "Hello!")
    expect(anna.page.locator(".bubble")).to_be_visible()
    assert faults(anna.page) == []
    time.pass_by(45)
    anna.page.reload()
    anna.wait(lambda: anna.page.locator(".chair-clock.low").count() == 1)
    call(anna, "bot")
    expect(anna.page.locator("#name-note.wrong")).to_be_visible()
    assert faults(anna.page) == []
    assert anna.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0
