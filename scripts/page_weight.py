"""Weighs the pages as a slow line brings them: 20 kB/s, 800 ms to the server and back, nothing kept from before.

    python scripts/page_weight.py [GAME ...]

For the first page and a match of each game it prints how many requests there were, how many kilobytes travelled, and
after how many seconds the first words, the largest thing and all of it could be seen; then the same for somebody who
comes again.  It needs the packages of `bagend[dev]` and the browser of the tests.
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from bagend.games import KEYS  # noqa: E402
from browser.serving import Server  # noqa: E402
from browser.visiting import Visitor  # noqa: E402

SPEED = 20_000
LATENCY = 800

SEEN = """() => new Promise(tell => {
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
    new PerformanceObserver(list => tell([first, list.getEntries().at(-1).startTime]))
        .observe({type: 'largest-contentful-paint', buffered: true});
})"""


def main() -> None:
    chromium = os.environ.get("BAGEND_CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = Server(Path(home))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
            print(f"{'page':28}{'requests':>9}{'kB':>8}{'first s':>9}{'largest s':>11}{'all s':>8}")
            weigh_all(browser, server, sys.argv[1:] or list(KEYS))
            browser.close()
        finally:
            server.stop()


def weigh_all(browser: Browser, server: Server, games: list[str]) -> None:
    # A server that has just started reads its files first.
    Visitor(browser, server).page.goto("/", wait_until="networkidle")
    weigh(browser, server, "the first page", "/", [])
    for game in games:
        player = Visitor(browser, server)
        address = player.begin(game=game)
        player.wait_for_question()
        seats = [cookie for cookie in player.context.cookies() if cookie["name"].startswith(("seat-", "host"))]
        player.close()
        weigh(browser, server, game, address, seats)


def weigh(browser: Browser, server: Server, name: str, address: str, cookies: list[Any]) -> None:
    # What a service worker fetches is neither slowed down nor counted.
    context = browser.new_context(
        base_url=server.address, viewport={"width": 1280, "height": 800}, service_workers="block"
    )
    context.add_cookies(cookies)
    load(context, name, address)
    load(context, f"{name}, again", address)
    context.close()


def load(context: BrowserContext, name: str, address: str) -> None:
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
    sent = [weights.get(each, 0) for each in travelled if weights.get(each, 0)]
    seconds = f"{first / 1000:9.2f}{largest / 1000:11.2f}{everything / 1000:8.2f}"
    print(f"{name:28}{len(sent):9}{sum(sent) / 1000:8.1f}{seconds}", flush=True)
    page.close()


if __name__ == "__main__":
    main()
