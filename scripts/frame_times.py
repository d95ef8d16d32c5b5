"""How much work a slow phone has with each frame while something moves.

    python scripts/frame_times.py [--seconds 40] [--slower 4] [--still] [GAME ...]

Of every game a match with bots is played on a page of 360 x 640, with the same chance each time, in a browser that is
made so many times slower; the browser's own trace is read.  A frame's work is what the page's main thread did from the
beginning of that frame to the beginning of the next: scripts, styles, layout and painting, in the thread's own time, so
that what else the machine does counts for little.  Only frames count in which something that the page moves is on its
way.  A *step* is a frame in which new drawings were put in and the movement began; all others only carry it on.  With
`--still` reduced motion is asked for, and nothing may move.  It needs Playwright and the browser of the tests
(BAGEND_CHROMIUM, or a Chromium on the PATH).
"""

import argparse
import json
import statistics
import sys
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browser.launching import browse  # noqa: E402
from browser.serving import Server  # noqa: E402
from browser.visiting import TALL, Visitor  # noqa: E402

BOT = "bot:greedy"

SEATS = {
    "journey": {"Frodo": "me", "Sam": BOT},
    "confrontation": {"Light": "me", "Dark": BOT},
    "mountdoom": {"North": "me", "East": BOT},
    "duel": {"Fellowship": "me", "Sauron": BOT},
}

LOOK = 250
"""After how many milliseconds one looks again whether something is asked."""

PRESS = "(buttons, number) => buttons[number % buttons.length]?.click()"

LIMIT = 16.0
"""How many milliseconds a frame may take."""

TOLD_BY = """{
    const animate = Element.prototype.animate;
    let moving = 0, isMarked = false;
    Element.prototype.animate = function (...how) {
        const animation = animate.apply(this, how);
        if (!isMarked) performance.mark('sets out');
        isMarked = true;
        queueMicrotask(() => { isMarked = false; });
        ++moving;
        const rest = () => { if (!--moving) performance.mark('rests'); };
        animation.finished.then(rest, rest);
        return animation;
    };
}"""
"""The trace says when pieces set out, and when the last one has come to rest."""

CATEGORIES = [
    "toplevel",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "blink.user_timing",
    "__metadata",
]

PARTS = {
    "FunctionCall": "script",
    "EvaluateScript": "script",
    "TimerFire": "script",
    "RunMicrotasks": "script",
    "FireAnimationFrame": "script",
    "UpdateLayoutTree": "style",
    "RecalculateStyles": "style",
    "Layout": "layout",
    "PrePaint": "paint",
    "Paint": "paint",
    "Layerize": "paint",
    "Commit": "paint",
}
"""Of which part of the work an event of the trace is."""


class Frame(NamedTuple):
    work: float
    """In milliseconds."""

    is_step: bool
    parts: Counter[str]


def main() -> None:
    asked = argparse.ArgumentParser(description="How much work a slow phone has with each frame while something moves.")
    asked.add_argument("--seconds", type=float, default=40.0, help="how long each match is watched")
    asked.add_argument("--slower", type=float, default=4.0, help="how many times slower the processor is made")
    asked.add_argument("--still", action="store_true", help="with reduced motion")
    asked.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(SEATS)}; all of them if none is named")
    chosen = asked.parse_args()
    unknown = [game for game in chosen.games if game not in SEATS]
    if unknown:
        asked.error(f"no such game: {', '.join(unknown)}")
    print("| game | | frames | median | p95 | worst | over 16 ms | parts of the work |")
    print("| --- | --- | ---: | ---: | ---: | ---: | ---: | --- |")
    with browse() as (browser, server):
        for game in chosen.games or SEATS:
            frames = play(browser, server, game, chosen.seconds, chosen.slower, chosen.still)
            if not frames:
                print(f"| {game} | | 0 | | | | | |")
                continue
            for name, some in (
                ("carried on", [each for each in frames if not each.is_step]),
                ("steps", [each for each in frames if each.is_step]),
                ("all", frames),
            ):
                print(f"| {game} | {name} | {account(some)} |", flush=True)


def account(frames: list[Frame]) -> str:
    if not frames:
        return "0 | | | | |"
    work = sorted(each.work for each in frames)
    parts: Counter[str] = Counter()
    for each in frames:
        parts.update(each.parts)
    whole = sum(work)
    shares = ", ".join(f"{part} {spent / whole:.0%}" for part, spent in parts.most_common())
    late = sum(each > LIMIT for each in work)
    slow = work[min(len(work) - 1, round(0.95 * len(work)))]
    times = " | ".join(f"{each:.1f} ms" for each in (statistics.median(work), slow, work[-1]))
    return f"{len(work)} | {times} | {late / len(work):.1%} | {shares}"


def play(browser: Browser, server: Server, game: str, seconds: float, slower: float, still: bool) -> list[Frame]:
    """The frames of so many seconds of a match."""
    player = Visitor(browser, server, size=TALL, touch=True, still=still, speed=1)
    player.context.add_init_script(TOLD_BY)
    player.begin(seats=SEATS[game], game=game)
    phone = player.context.new_cdp_session(player.page)
    phone.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    browser.start_tracing(page=player.page, categories=CATEGORIES)
    deadline = time.monotonic() + seconds
    number = 0
    while time.monotonic() < deadline and not player.is_over:
        if player.is_asked:
            player.page.locator("#answer-list button").evaluate_all(PRESS, number)
            number += 1
        # Not by asking for frames: they would be counted.
        player.page.wait_for_timeout(LOOK)
    trace = json.loads(browser.stop_tracing())
    player.close()
    return frames_of(trace["traceEvents"])


def frames_of(events: list[dict[str, Any]]) -> list[Frame]:
    """The frames during movement."""
    marks = sorted(
        (event["ts"], event["name"], event["pid"], event["tid"])
        for event in events
        if event["name"] in ("sets out", "rests") and "blink.user_timing" in event["cat"]
    )
    if not marks:
        return []
    (page,) = {mark[2:] for mark in marks}
    own = sorted((each for each in events if (each["pid"], each["tid"]) == page and each["ph"] == "X"), key=begin)
    tasks = [each for each in own if each["name"] == "RunTask"]
    assert tasks, "the trace names no tasks"
    drawn = [begin(each) for each in own if each["name"] == "Commit"]
    frames = []
    for begun, rested, steps in journeys(marks):
        # Before its first frame a movement has only the task that it set out in.
        moving = [task for task in tasks if begin(task) < rested and end(task) > begun]
        work = 0.0
        is_step = False
        parts: Counter[str] = Counter()
        for task in moving:
            work += length(task)
            is_step |= any(begin(task) <= step < end(task) for step in steps)
            parts.update(parts_of(task, own))
            if any(begin(task) <= at < end(task) for at in drawn):
                frames.append(Frame(work, is_step, parts))
                work, is_step, parts = 0.0, False, Counter()
    return frames


def journeys(marks: list[tuple[float, str, int, int]]) -> Iterator[tuple[float, float, list[float]]]:
    """From when until when something moves, and when pieces set out meanwhile."""
    steps: list[float] = []
    for at, name, _, _ in marks:
        if name == "sets out":
            steps.append(at)
        elif steps:
            yield steps[0], at, steps
            steps = []


def parts_of(task: dict[str, Any], own: list[dict[str, Any]]) -> Counter[str]:
    """The milliseconds that each part of the work took, without those of another part inside it."""
    parts: Counter[str] = Counter()
    around: list[dict[str, Any]] = []
    for event in own[bisect_left(own, begin(task), key=begin) : bisect_left(own, end(task), key=begin)]:
        part = PARTS.get(event["name"])
        if part is None:
            continue
        while around and end(around[-1]) <= begin(event):
            around.pop()
        parts[part] += length(event)
        if around:
            parts[PARTS[around[-1]["name"]]] -= length(event)
        around.append(event)
    return parts


def begin(event: dict[str, Any]) -> float:
    return float(event["ts"])


def end(event: dict[str, Any]) -> float:
    return float(event["ts"] + event["dur"])


def length(event: dict[str, Any]) -> float:
    """How many milliseconds the thread worked at it: while others had the processor, it did not."""
    return float(event.get("tdur", event["dur"])) / 1000


if __name__ == "__main__":
    main()
