"""Launching: a browser and a server of one's own, for tests and for scripts that look at pages."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from browser.serving import Server

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

NAMES = ("chromium", "chromium-browser", "google-chrome")


def find_chromium() -> str:
    """The browser that BAGEND_CHROMIUM names, empty for the one that Playwright keeps itself; else an installed one."""
    named = os.environ.get("BAGEND_CHROMIUM")
    return named if named is not None else next(filter(None, map(shutil.which, NAMES)), "")


@contextmanager
def browse() -> Iterator[tuple[Browser, Server]]:
    """A browser, and a server whose matches are forgotten afterwards."""
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = Server(Path(home))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=find_chromium() or None, args=FLAGS)
            yield browser, server
            browser.close()
        finally:
            server.stop()
