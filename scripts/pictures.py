"""Makes the pictures of the README: a server, a browser, a match in its middle, and the first page.

    python scripts/pictures.py [FOLDER]

It needs the packages of `bagend[dev]` and the browser of the tests (BAGEND_CHROMIUM, or a Chromium on the PATH).
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browser.serving import Server  # noqa: E402
from browser.visiting import TALL, WIDE, Visitor  # noqa: E402

SEATS = {"Frodo": "me", "Sam": "bot:greedy", "Merry": "bot:greedy", "Pippin": "bot:greedy"}
ANSWERS = 9
"""How far into the match the pictures are taken."""


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    chromium = os.environ.get("BAGEND_CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = Server(Path(home))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
            take_all(browser, server, folder)
            browser.close()
        finally:
            server.stop()


def take_all(browser: Browser, server: Server, folder: Path) -> None:
    player = Visitor(browser, server)
    player.page.goto("/")
    take(player.page, folder / "home.png")
    match = play_into_the_middle(player)
    player.page.emulate_media(color_scheme="light")
    take(player.page, folder / "journey-wide-light.png")
    player.page.emulate_media(color_scheme="dark")
    take(player.page, folder / "journey-wide-dark.png")
    player.page.set_viewport_size({"width": TALL[0], "height": TALL[1]})
    player.page.goto(match)
    player.wait_for_question()
    choose_one(player)
    take(player.page, folder / "journey-tall-dark.png")
    player.page.emulate_media(color_scheme="light")
    take(player.page, folder / "journey-tall-light.png")
    player.close()


def play_into_the_middle(player: Visitor) -> str:
    """A match some turns old, with something chosen but not yet confirmed."""
    match = player.begin(seats=SEATS, options={"Side of the sheet": "advanced"})
    for _ in range(ANSWERS):
        if not player.wait_for_question():
            return play_into_the_middle(player)
        player.choose_with_mouse()
    if not player.wait_for_question() or player.page.locator("#board .answer").count() < 4:
        return play_into_the_middle(player)
    choose_one(player)
    return match


def choose_one(player: Visitor) -> None:
    if not player.confirm.is_visible():
        player.free_targets().first.focus()
        player.page.keyboard.press("Enter")
    player.page.mouse.move(WIDE[0] // 2, 20)


def take(page: Page, path: Path) -> None:
    page.wait_for_load_state("networkidle")
    page.screenshot(path=path, animations="disabled")
    # 256 colours are enough for paper and ink, and make a third of the size.
    with Image.open(path) as picture:
        small = picture.convert("RGB").quantize(256, method=Image.Quantize.MAXCOVERAGE, kmeans=8)
    small.save(path, optimize=True)


if __name__ == "__main__":
    main()
