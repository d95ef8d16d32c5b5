"""Weighs the pages as a slow line brings them: 20 kB/s, 800 ms to the server and back, nothing kept from before.

    python scripts/page_weight.py [--times N] [GAME ...]

For the first page and a match of each game it prints how many requests there were, how many kilobytes travelled, and
after how many seconds the first words, the largest thing and all of it could be seen; then the same for somebody who
comes again.  Of N visits (three) the fastest counts: the others tell how busy this machine was.  It needs the packages
of `bagend[dev]` and the browser of the tests.
"""

import argparse
import sys
from math import isnan
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from bagend.engine.words import LANGUAGES  # noqa: E402
from bagend.games import KEYS  # noqa: E402
from browser.launching import browse  # noqa: E402
from browser.serving import Server  # noqa: E402
from browser.visiting import Visitor  # noqa: E402

SPEED = 20_000
LATENCY = 800

SEEN = """() => new Promise(tell => {
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
    new PerformanceObserver(list => tell([first, list.getEntries().at(-1).startTime]))
        .observe({type: 'largest-contentful-paint', buffered: true});
})"""


class Weight(NamedTuple):
    first: float
    largest: float
    everything: float
    requests: int
    bytes: float


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("--times", type=int, default=3)
    asked.add_argument("--lang", default="en", choices=LANGUAGES)
    asked.add_argument("games", nargs="*", default=KEYS)
    chosen = asked.parse_args()
    with browse() as (browser, server):
        print(f"{'page':28}{'requests':>9}{'kB':>8}{'first s':>9}{'largest s':>11}{'all s':>8}")
        weigh_all(browser, server, chosen.games, chosen.times, chosen.lang)


def weigh_all(browser: Browser, server: Server, games: list[str], times: int, language: str) -> None:
    # A server that has just started reads its files first.
    Visitor(browser, server).page.goto("/", wait_until="networkidle")
    spoken: list[Any] = [{"name": "language", "value": language, "url": server.address}]
    weigh(browser, server, "the first page", "/", spoken, times)
    for game in games:
        player = Visitor(browser, server)
        address = player.begin(game=game)
        player.wait_for_question()
        seats = [cookie for cookie in player.context.cookies() if cookie["name"].startswith(("seat-", "host"))]
        player.close()
        weigh(browser, server, game, address, [*seats, *spoken], times)


def weigh(browser: Browser, server: Server, name: str, address: str, cookies: list[Any], times: int) -> None:
    visits = []
    for _ in range(times):
        # What a service worker fetches is neither slowed down nor counted.
        context = browser.new_context(
            base_url=server.address, viewport={"width": 1280, "height": 800}, service_workers="block"
        )
        context.add_cookies(cookies)
        visits.append((load(context, address), load(context, address)))
        context.close()
    for visit, called in zip(zip(*visits, strict=True), (name, f"{name}, again"), strict=True):
        # Where nothing was painted in time there is no first time.
        best = min(visit, key=lambda seen: (isnan(seen.first), seen.first))
        seconds = f"{best.first / 1000:9.2f}{best.largest / 1000:11.2f}{best.everything / 1000:8.2f}"
        print(f"{called:28}{best.requests:9}{best.bytes / 1000:8.1f}{seconds}", flush=True)


def load(context: BrowserContext, address: str) -> Weight:
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    slow = {"offline": False, "latency": LATENCY, "downloadThroughput": SPEED, "uploadThroughput": SPEED}
    line.send("Network.emulateNetworkConditions", slow)
    weights: dict[str, float] = {}
    travelled: set[str] = set()
    line.on("Network.requestWillBeSent", lambda told: travelled.add(told["requestId"]))
    line.on("Network.requestServedFromCache", lambda told: travelled.discard(told["requestId"]))
    line.on("Network.loadingFinished", lambda told: weights.update({told["requestId"]: told["encodedDataLength"]}))
    page.goto(address, wait_until="networkidle", timeout=120_000)
    first, largest = page.evaluate(SEEN)
    everything = page.evaluate("performance.getEntriesByType('navigation')[0].loadEventEnd")
    sent = [weights[each] for each in travelled if weights.get(each)]
    page.close()
    return Weight(first, largest, everything, len(sent), sum(sent))


if __name__ == "__main__":
    main()
