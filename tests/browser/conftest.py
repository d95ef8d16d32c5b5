"""A real server in a process of its own, and real browsers that look at it."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.launching import FLAGS, find_chromium
from browser.serving import Server
from browser.visiting import Visit, Visitor

# What comes a moment later on a quiet machine takes longer beside other tests that compile and think.
expect.set_options(timeout=30_000)


@pytest.fixture(scope="session")
def chromium() -> str | None:
    """The browser's path; None for the one that Playwright keeps itself."""
    if os.environ.get("BAGEND_CHROMIUM") == "":
        return None
    found = find_chromium()
    if not found:
        missing = "No Chromium was found: install it, or name it in BAGEND_CHROMIUM."
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)
    return found


@pytest.fixture(scope="module")
def browser(chromium: str | None) -> Iterator[Browser]:
    """Not for the whole session: Playwright's event loop would be in the way of tests that run one of their own."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests of this process share."""
    server = Server(tmp_path_factory.mktemp("table"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that this test may kill."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Open browsers: `visit(server)` is one person's window.  Whatever a page complains of fails the test."""
    visitors: list[Visitor] = []

    def open_window(server: Server, **settings: Any) -> Visitor:
        visitor = Visitor(browser, server, **settings)
        visitors.append(visitor)
        return visitor

    yield open_window
    for visitor in visitors:
        visitor.close()
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    assert complaints == []
