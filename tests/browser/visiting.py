"""Visiting: one person's window, and what a person does there."""

import contextlib
import re
import time
from collections.abc import Callable
from typing import Any, Literal, Protocol

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, expect

from browser.serving import Server

WIDE = (1280, 800)
TALL = (360, 640)

MATCH_ADDRESS = re.compile(r"/match/[0-9a-z]{12}$")

PATIENCE = 60.0
"""How many seconds a bot or another person has to answer; the first bot of a server may have to be compiled."""

TRANSIENT = re.compile(
    r"WebSocket connection to .* failed|Service Worker registration blocked by Playwright"
    r"|Failed to load resource: net::ERR_(CONNECTION_\w+|EMPTY_RESPONSE)"
)
"""What a browser says of a server that is away for a moment, and of what a test does without."""


HAS_MADE_ROOM = """() => {
  const bar = document.getElementById('bar');
  const height = getComputedStyle(bar).position === 'sticky' ? bar.getBoundingClientRect().height : 0;
  return Math.abs(parseFloat(document.documentElement.style.getPropertyValue('--below')) - height) < 1;
}"""
"""Whether the page has seen how high the bar is, and scrolled what was chosen out from under it."""

IS_SHOWN = """target => {
    const board = document.getElementById('board').getBoundingClientRect(), {f: y} = target.getScreenCTM();
    return y >= board.top && y <= board.bottom;
}"""
"""Whether something on the board lies in the pane that is shown."""

SPOT = """target => {
    const {e: x, f: y} = target.getScreenCTM(), top = document.elementFromPoint(x, y);
    return {x, y, hits: Boolean(top?.closest('#board .answer')), by: top?.outerHTML.slice(0, 120)};
}"""
"""The middle of an answer on the board, and whether a finger there touches an answer or something that covers it."""

WHERE_TO_PRESS = """targets => {
    const parts = [.5, .9, .1, .7, .3];
    for (const target of targets) {
        const box = target.getBoundingClientRect();
        for (const down of parts) for (const across of parts) {
            const spot = [box.x + across * box.width, box.y + down * box.height];
            if (document.elementFromPoint(...spot)?.closest('.answer') === target) return spot;
        }
    }
}"""
"""A spot of the first of these answers that can be seen: its middle, or where something else does not cover it."""

MOST_PRESSES = 20
"""How many presses an answer takes at the most."""

MIDDLE = """push => {
    const box = push.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
    const top = document.elementFromPoint(x, y);
    return {x, y, hits: push === top || push.contains(top)};
}"""

SAME_NUMBER = """{
    const random = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = into => into instanceof Uint8Array ? into.fill(7) : random(into);
}"""
"""The page's own part of the luck is the same in every match; it is the only thing that a page draws in bytes."""

NEXT_FRAME = """{
    const ask = requestAnimationFrame.bind(window);
    window.nextFrame = () => new Promise(ask);
}"""
"""Whoever waits for the page looks at it again when it has drawn its next frame, even where a test sets its clock."""


PACE = """{
    try {
        if (!localStorage.getItem('bagend-prefers')) localStorage.setItem('bagend-prefers', '{"speed": SPEED}');
    } catch { /* a page that has failed to load remembers nothing */ }
}"""
"""How fast the story is told; 0 is at once."""


class Visit(Protocol):
    def __call__(self, server: Server, **settings: Any) -> "Visitor": ...


class Visitor:
    """One person's window."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        size: tuple[int, int] = WIDE,
        scheme: Literal["light", "dark"] = "light",
        still: bool = True,
        script: bool = True,
        touch: bool = False,
        speed: float | None = None,
        worker: bool = False,
        language: str = "en",
    ) -> None:
        self.server = server
        self.complaints: list[str] = []
        self.context = browser.new_context(
            base_url=server.address,
            viewport={"width": size[0], "height": size[1]},
            color_scheme=scheme,
            reduced_motion="reduce" if still else "no-preference",
            java_script_enabled=script,
            has_touch=touch,
            locale=language,
            # What a service worker fetches, a test cannot hold back.
            service_workers="allow" if worker else "block",
        )
        self.context.add_init_script(SAME_NUMBER)
        self.context.add_init_script(NEXT_FRAME)
        if speed is None:
            # Nobody reads a story that does not move.
            speed = 0 if still else 1
        self.context.add_init_script(PACE.replace("SPEED", str(speed)))
        self.page: Page = self.context.new_page()
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not TRANSIENT.search(message.text):
            self.complaints.append(message.text)

    def close(self) -> None:
        self.context.close()

    # What a person does.

    def begin(
        self, seats: dict[str, str] | None = None, options: dict[str, str] | None = None, game: str = "journey"
    ) -> str:
        """Open the first page and start a match; the match's address."""
        self.page.goto("/")
        form = self.card(game)
        if seats or options:
            self.open_fold(form)
        for name, player in (seats or {}).items():
            form.get_by_label(name, exact=True).select_option(player)
        for label, value in (options or {}).items():
            form.get_by_label(label, exact=True).select_option(value)
        form.locator("button[value=bot]").click()
        expect(self.page).to_have_url(MATCH_ADDRESS)
        return self.page.url

    @staticmethod
    def open_fold(form: Locator) -> None:
        """Show who sits where and what else can be chosen."""
        form.get_by_text("Seats and options", exact=True).click()

    def card(self, game: str) -> Locator:
        """The part of the first page that is about a game."""
        return self.page.locator(f"section[aria-labelledby=game-{game}]")

    @property
    def prompt(self) -> Locator:
        return self.page.locator("#ask")

    @property
    def confirm(self) -> Locator:
        return self.page.locator("#bar-confirm")

    @property
    def moods(self) -> set[str]:
        """What the page is like now, read at once: `yours`, `busy`, `over`."""
        return set((self.page.locator("body").get_attribute("class") or "").split())

    @property
    def is_asked(self) -> bool:
        return {"yours", "busy"} & self.moods == {"yours"}

    @property
    def is_over(self) -> bool:
        return {"over", "busy"} & self.moods == {"over"}

    def wait(self, until: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Look again with every frame: the page's policy forbids Playwright's own waiting, which evaluates text."""
        deadline = time.monotonic() + seconds
        while not until():
            assert time.monotonic() < deadline, f"still waiting; the page says {self.page.inner_text('main')!r}"
            # It may be on its way to another page; then that one is looked at.
            with contextlib.suppress(Error):
                self.page.evaluate("nextFrame()")

    def wait_for_question(self) -> bool:
        """Until this person is asked, or the match is over; whether he is asked."""
        self.wait(lambda: self.is_asked or self.is_over)
        return not self.is_over

    def pass_screen(self) -> None:
        """At a shared screen: hand it on if that is asked for, and be whoever it is for."""
        pushes = self.page.locator("#hand-push, #lift").locator("visible=true")
        self.wait(lambda: self.is_asked or self.is_over or pushes.count() > 0)
        if self.page.locator("#hand-push").is_visible():
            self.page.locator("#hand-push").click()
        if self.page.locator("#lift").is_visible():
            self.page.locator("#lift").click()
            self.wait(lambda: self.is_asked)

    def wait_until_heard(self, ply: str) -> None:
        """Until the question of this ply is answered."""
        self.wait(lambda: not self.is_asked or self.ply != ply)

    @property
    def ply(self) -> str:
        """Which question is asked: it changes with every answer."""
        return self.page.locator("#ply").input_value()

    def free_targets(self) -> Locator:
        """What on the board can still be chosen."""
        return self.page.locator("#board .answer:not(.chosen):not(.dull)")

    def choose_with_mouse(self) -> None:
        """Press what glows until it is an answer, and confirm it."""
        ply = self.ply
        presses = 0
        while not self.confirm.is_visible():
            self.page.mouse.click(*self.free_targets().evaluate_all(WHERE_TO_PRESS))
            if not self.is_asked:
                return
            presses += 1
            assert presses < MOST_PRESSES
        self.confirm.click()
        self.wait_until_heard(ply)

    def choose_from_list(self, pick: Callable[[int], int] = lambda count: 0) -> None:
        """Give an answer of the list by key; `pick` says which of so many is meant."""
        ply = self.ply
        buttons = self.page.locator("#answer-list button")
        buttons.nth(pick(buttons.count())).evaluate("button => button.click()")
        self.wait_until_heard(ply)

    def tap(self, target: Locator) -> None:
        """Touch something on the board as a finger does: turn to its pane, scroll, and hit what lies on top there."""
        marked = self.page.locator("#panes [role=tab]", has=self.page.locator(".pane-mark:not([hidden])"))
        for tab in marked.all():
            if not target.evaluate(IS_SHOWN):
                self.touch(tab)
        assert target.evaluate(IS_SHOWN)
        target.evaluate("target => target.scrollIntoView({block: 'nearest'})")
        spot = target.evaluate(SPOT)
        assert spot["hits"], f"{target.get_attribute('aria-label')} is covered by {spot['by']}"
        self.page.touchscreen.tap(spot["x"], spot["y"])

    def touch(self, push: Locator) -> None:
        """Touch a button of the page where it is seen, once the page no longer scrolls by itself."""
        spot: dict[str, Any] = {}

        def is_seen() -> bool:
            push.evaluate("push => push.scrollIntoView({block: 'nearest'})")
            spot.update(push.evaluate(MIDDLE))
            return bool(spot["hits"])

        self.wait(is_seen)
        self.page.touchscreen.tap(spot["x"], spot["y"])

    def choose_by_touch(self, pick: Callable[[int], int]) -> None:
        """Tap what glows until it is an answer, and confirm it; `pick` says which of so many is meant."""
        ply = self.ply
        while not self.confirm.is_visible():
            targets = self.free_targets()
            self.tap(targets.nth(pick(targets.count())))
        self.wait_for_room()
        self.touch(self.confirm)
        self.wait_until_heard(ply)

    def wait_for_room(self) -> None:
        """Until nothing moves any more because something was chosen."""
        self.wait(lambda: bool(self.page.evaluate(HAS_MADE_ROOM)))

    def play_to_the_end(self, choose: Callable[[], None]) -> int:
        """Answer until the match is over; how many answers that took."""
        answers = 0
        while self.wait_for_question():
            choose()
            answers += 1
            assert answers < 500
        return answers
