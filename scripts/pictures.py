"""Makes the pictures of the README: a server, a browser, the first page, and a match of each game in its middle.

    python scripts/pictures.py [FOLDER]

It needs the packages of `bagend[dev]` and the browser of the tests (BAGEND_CHROMIUM, or a Chromium on the PATH).
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browser.serving import Server  # noqa: E402
from browser.visiting import TALL, WIDE, Visitor  # noqa: E402

BOT = "bot:greedy"


class Sitting(NamedTuple):
    """A match to be shown: who sits where, and how many answers of ours it is old at the most."""

    seats: dict[str, str]
    answers: int
    options: dict[str, str]


SITTINGS = {
    "journey": Sitting({"Frodo": "me", "Sam": BOT, "Merry": BOT, "Pippin": BOT}, 9, {"Side of the sheet": "advanced"}),
    "confrontation": Sitting({"Light": "me", "Dark": BOT}, 9, {}),
    "mountdoom": Sitting({"North": "me", "East": BOT}, 25, {}),
    "duel": Sitting({"Fellowship": "me", "Sauron": BOT}, 14, {}),
}


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
    for game, sitting in SITTINGS.items():
        take_match(player, game, sitting, folder)
    player.close()


def take_match(player: Visitor, game: str, sitting: Sitting, folder: Path) -> None:
    """A game by day and by night, on a desk and on a phone."""
    match = play_into_the_middle(player, game, sitting)
    for shape, size in {"wide": WIDE, "tall": TALL}.items():
        player.page.set_viewport_size({"width": size[0], "height": size[1]})
        player.page.goto(match)
        player.wait_for_question()
        for scheme in ("light", "dark"):
            player.page.emulate_media(color_scheme=scheme)
            take(player.page, folder / f"{game}-{shape}-{scheme}.png")
    player.page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})


def play_into_the_middle(player: Visitor, game: str, sitting: Sitting) -> str:
    """A match some turns old, in which there is much to choose; if it comes to nothing of the kind, one answer less."""
    assert sitting.answers > 0, f"no match of {game} got into its middle"
    less = sitting._replace(answers=sitting.answers - 1)
    match = player.begin(seats=sitting.seats, options=sitting.options, game=game)
    for answered in range(sitting.answers):
        if not player.wait_for_question():
            return play_into_the_middle(player, game, less)
        ply = player.ply
        choose_one(player, answered)
        # Bringing a thing to its place is an answer by itself.
        if player.confirm.is_visible():
            player.confirm.click()
        player.wait_until_heard(ply)
    if not player.wait_for_question() or player.page.locator("#board .answer").count() < 4:
        return play_into_the_middle(player, game, less)
    return match


def choose_one(player: Visitor, number: int) -> None:
    """Choose something on the board until it is an answer."""
    while player.is_asked and not player.confirm.is_visible():
        targets = player.free_targets()
        targets.nth(number % targets.count()).focus()
        player.page.keyboard.press("Enter")


def take(page: Page, path: Path) -> None:
    page.wait_for_load_state("networkidle")
    page.screenshot(path=path, animations="disabled")
    # 256 colours are enough for paper and ink, and make a third of the size.
    with Image.open(path) as picture:
        small = picture.convert("RGB").quantize(256, method=Image.Quantize.MAXCOVERAGE, kmeans=8)
    small.save(path, optimize=True)


if __name__ == "__main__":
    main()
