"""Makes the pictures of the README and the docs: the first page, and three moments of each game.

    python scripts/pictures.py [--to FOLDER] [GAME ...]

Of every game an opening, a tense moment and an ending, on a desk, on a phone and on a phone on its side, by day and by
night.  The same program makes the same pictures: its server has the same chance in every match.  It needs the packages
of `bagend[dev]` and the browser of the tests (BAGEND_CHROMIUM, or a Chromium on the PATH).
"""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browser.launching import browse  # noqa: E402
from browser.serving import Server  # noqa: E402
from browser.visiting import TALL, WIDE, Visitor  # noqa: E402

BOT = "bot:greedy"


SHAPES = {"wide": WIDE, "tall": TALL, "low": (740, 360)}


class Sitting(NamedTuple):
    """A match to be shown: who sits where, and how many answers of ours it is old at the most."""

    seats: dict[str, str]
    answers: int
    options: dict[str, str]
    opening: int = 0
    """After how many of our answers it has begun."""


SITTINGS = {
    "journey": Sitting({"Frodo": "me", "Sam": BOT, "Merry": BOT, "Pippin": BOT}, 9, {"Side of the sheet": "advanced"}),
    "confrontation": Sitting({"Light": "me", "Dark": BOT}, 9, {}, opening=2),
    "mountdoom": Sitting({"North": "me", "East": BOT}, 25, {}),
    "duel": Sitting({"Fellowship": "me", "Sauron": BOT}, 14, {}),
}

ATTEMPTS = 6
"""How often a match is played to its end in the hope of winning it."""


def main() -> None:
    asked = argparse.ArgumentParser(description="Makes the pictures of the README and the docs.")
    asked.add_argument("--to", type=Path, default=ROOT / "docs" / "pictures", metavar="FOLDER")
    asked.add_argument("games", nargs="*", choices=[*SITTINGS, []], default=[])
    chosen = asked.parse_args()
    chosen.to.mkdir(parents=True, exist_ok=True)
    with browse() as (browser, server):
        take_all(browser, server, chosen.to, chosen.games or list(SITTINGS))


def take_all(browser: Browser, server: Server, folder: Path, games: list[str]) -> None:
    player = Visitor(browser, server)
    player.page.goto("/")
    take(player.page, folder / "home.png")
    for game in games:
        sitting = SITTINGS[game]
        for moment, play in MOMENTS.items():
            take_moment(player, play(player, game, sitting), folder, f"{game}{moment}")
    player.close()


def take_moment(player: Visitor, match: str, folder: Path, name: str) -> None:
    """A moment by day and by night, in every shape."""
    for shape, size in SHAPES.items():
        player.page.set_viewport_size({"width": size[0], "height": size[1]})
        player.page.goto(match)
        player.wait_for_question()
        for scheme in ("light", "dark"):
            player.page.emulate_media(color_scheme=scheme)
            take(player.page, folder / f"{name}-{shape}-{scheme}.png")
    player.page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})


def open_it(player: Visitor, game: str, sitting: Sitting) -> str:
    """A match that has just begun."""
    match = player.begin(seats=sitting.seats, options=sitting.options, game=game)
    for _ in range(sitting.opening):
        assert player.wait_for_question()
        player.choose_from_list()
    assert player.wait_for_question()
    return match


def play_to_the_end(player: Visitor, game: str, sitting: Sitting) -> str:
    """A match that is over, and won if that can be had."""
    match = ""
    for attempt in range(ATTEMPTS):
        match = player.begin(seats=sitting.seats, options=sitting.options, game=game)
        step = 3 + attempt
        player.play_to_the_end(lambda step=step: player.choose_from_list(lambda count: step % count))
        if player.page.locator("#ending").get_attribute("data-mood") == "won":
            break
    return match


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


MOMENTS: dict[str, Callable[[Visitor, str, Sitting], str]] = {
    "-opening": open_it,
    "": play_into_the_middle,
    "-ending": play_to_the_end,
}
"""What the pictures of a moment are called, and how it is come by."""


def take(page: Page, path: Path) -> None:
    page.wait_for_load_state("networkidle")
    page.screenshot(path=path, animations="disabled")
    # 256 colours are enough for paper and ink, and make a third of the size.
    with Image.open(path) as picture:
        small = picture.convert("RGB").quantize(256, method=Image.Quantize.MAXCOVERAGE, kmeans=8)
    small.save(path, optimize=True)


if __name__ == "__main__":
    main()
