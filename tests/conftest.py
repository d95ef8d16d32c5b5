"""Fixtures that every floor shares.  BAGEND_MODE says how the rules run: interpreted, compiled or checked."""

import os

import pytest
from hypothesis import HealthCheck, settings

from bagend import games
from bagend.engine.game import Game
from bagend.engine.kernel import Mode, preferred_mode
from bagend.engine.loops import Doors, doors

# The language of whoever runs the tests is not the one they read.
os.environ["LC_ALL"] = "C.UTF-8"

# The same examples in every run, none of them stopped for being slow while something compiles.
EXAMPLES = 30 if preferred_mode() is Mode.INTERPRETED else 80
settings.register_profile(
    "bagend",
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("bagend")


ONCE = frozenset(
    f"test_{subject}"
    for subject in (
        "aid",
        "board",
        "captions",
        "components",
        "covers",
        "lessons",
        "messages",
        "meters",
        "modes",
        "pieces",
        "sentences",
        "text",
        "touches",
        "translations",
        "words",
    )
)
"""What is about words and drawings, or compares the modes by itself: it says the same whichever the rules run in."""


TIMED = ("browser", "table")
"""Folders whose tests start browsers and servers.  What one of those does on a crowded machine, a test may not foresee:
it runs a second time, and the summary names it.  The rules, the words and the drawings get no second chance."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what `make test` runs once and leaves out in the modes that it adds, and what may run again."""
    for item in items:
        if item.path.stem in ONCE:
            item.add_marker("once")
        if item.path.parent.name in TIMED:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def mode() -> Mode:
    """How the rules run this time."""
    return preferred_mode()


@pytest.fixture(scope="session", params=games.KEYS)
def game(request: pytest.FixtureRequest) -> Game:
    """Each title in turn."""
    return games.find(request.param)


# Not for the whole session: a folder of one game overrides `game`, and its doors would be kept for the others.
@pytest.fixture(scope="module")
def rules(game: Game, mode: Mode) -> Doors:
    """The doors of the game, in the mode under test."""
    return doors(game, mode)
