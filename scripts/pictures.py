"""Makes the pictures of the README and the docs: the first page, and three moments of each game.

    python scripts/pictures.py [--to FOLDER] [--lang LANGUAGE ...] [GAME ...]

Of every game an opening, a tense moment and an ending, on a desk, on a phone and on a phone on its side, by day and by
night.  With `--lang` they are for looking at, in `build/pictures`: the same moments and all other pages in each of
these languages, on a desk and on a phone.  The same program makes the same pictures: its server has the same chance in
every match.  It needs the packages of `bagend[dev]` and the browser of the tests (BAGEND_CHROMIUM, or a Chromium on the
PATH).
"""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page, expect

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from bagend.engine.pseudo import PSEUDO  # noqa: E402
from bagend.engine.words import LANGUAGES  # noqa: E402
from browser.launching import browse  # noqa: E402
from browser.serving import Server  # noqa: E402
from browser.visiting import MATCH_ADDRESS, TALL, WIDE, Visitor  # noqa: E402

BOT = "bot:greedy"


SHAPES = {"wide": WIDE, "tall": TALL, "low": (740, 360)}

UPRIGHT = {"wide": WIDE, "tall": TALL}

LESSONS = ("how-to-play", "rules", "aid", "learn")


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

REVIEW = 600_000.0
"""How many milliseconds a review may take on a busy machine."""

ATTEMPTS = 6
"""How often a match is played to its end in the hope of winning it."""


def main() -> None:
    asked = argparse.ArgumentParser(description="Makes the pictures of the README and the docs.")
    asked.add_argument("--to", type=Path, metavar="FOLDER")
    asked.add_argument("--lang", action="append", choices=[*LANGUAGES, PSEUDO], default=[])
    asked.add_argument("games", nargs="*", choices=[*SITTINGS, []], default=[])
    chosen = asked.parse_args()
    folder = chosen.to or ROOT / ("build/pictures" if chosen.lang else "docs/pictures")
    folder.mkdir(parents=True, exist_ok=True)
    games = chosen.games or list(SITTINGS)
    with browse() as (browser, server):
        if chosen.lang:
            take_languages(browser, server, folder, games, chosen.lang)
        else:
            take_all(browser, server, folder, games)


def take_all(browser: Browser, server: Server, folder: Path, games: list[str]) -> None:
    player = Visitor(browser, server)
    player.page.goto("/")
    take(player.page, folder / "home.png")
    for game in games:
        sitting = SITTINGS[game]
        for moment, play in MOMENTS.items():
            take_moment(player, play(player, game, sitting), folder, f"{game}{moment}")
    player.close()


def take_languages(browser: Browser, server: Server, folder: Path, games: list[str], languages: list[str]) -> None:
    """Each match is played once, in English, and then read in every language."""
    player = Visitor(browser, server)
    speak = Speaker(player, folder, languages)
    over = {}
    for game in games:
        matches = {moment: play(player, game, SITTINGS[game]) for moment, play in MOMENTS.items()}
        for moment, match in matches.items():
            speak.take(match, f"{game}{moment or '-middle'}", is_whole=False)
        over[game] = matches["-ending"]
        speak.take(f"{over[game]}/replay", f"{game}-replay")
        speak.take(begin_guide(player, game), f"{game}-guide", is_whole=False)
        for page in LESSONS:
            speak.take(f"/{page}/{game}", f"{game}-{page}")
    speak.take("/", "home")
    speak.take("/", "settings", opens="summary", is_whole=False)
    speak.take("/no-such-page", "error")
    speak.take("/offline", "offline")
    # The bots need a while for these.
    for game, match in over.items():
        player.page.goto(f"{match}/review")
        expect(player.page.locator(".account").first).to_be_visible(timeout=REVIEW)
        speak.take(f"{match}/review", f"{game}-review")
    player.close()


class Speaker(NamedTuple):
    """Whoever looks at the same page in several languages."""

    player: Visitor
    folder: Path
    languages: list[str]

    def take(self, address: str, name: str, is_whole: bool = True, opens: str = "") -> None:
        for language in self.languages:
            for shape, size in UPRIGHT.items():
                # As if this window had been here before: the server draws its shape at once.
                set_cookies(self.player, language=language, shape=shape)
                self.player.page.set_viewport_size({"width": size[0], "height": size[1]})
                self.player.page.goto(address)
                if MATCH_ADDRESS.search(address):
                    self.player.wait_for_question()
                if opens:
                    self.player.page.locator(opens).first.click()
                self.player.page.wait_for_load_state("networkidle")
                path = self.folder / f"{name}-{shape}-{language}.png"
                self.player.page.screenshot(path=path, animations="disabled", full_page=is_whole)
        set_cookies(self.player, language=LANGUAGES[0], shape="wide")
        self.player.page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})


def set_cookies(player: Visitor, **values: str) -> None:
    address = player.server.address
    player.context.add_cookies([{"name": name, "value": value, "url": address} for name, value in values.items()])


def begin_guide(player: Visitor, game: str) -> str:
    player.page.goto(f"/learn/{game}")
    player.page.locator("form button.big-push").click()
    player.page.wait_for_url(MATCH_ADDRESS)
    assert player.wait_for_question()
    return player.page.url


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
