"""Templating: pages from their templates, in the words of a language and as the reader likes them to look."""

from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse

from bagend.drawing import DARK, LIGHT
from bagend.engine.words import LOCALES
from bagend.table.guard.requests import policy
from bagend.table.languages import language_of
from bagend.table.web.assets import Assets
from bagend.table.web.looks import looks_of
from bagend.table.words import table_words

NAMES = {language: locale.language_name.capitalize() for language, locale in LOCALES.items()}
"""Every language by its own name."""

HAS_SHEET = "sheet-"
"""What the name of a cookie begins with by which a browser says which stylesheet it keeps, and of which version."""


class Pages:
    """The templates, and what every one of them gets."""

    def __init__(self, folder: Path, assets: Assets) -> None:
        self._templates = Environment(loader=FileSystemLoader(folder), autoescape=True)
        colours = {"light": LIGHT.colours, "dark": DARK.colours}
        self._templates.globals.update(asset=assets.address, languages=NAMES, colours=colours)
        self._assets = assets

    def show(
        self, asking: HTTPConnection, name: str, status: int = 200, sheet: str = "plain", **values: Any
    ) -> HTMLResponse:
        """A page.  None is kept by anybody on the way: each is what one seat may see.

        The first time a browser gets its stylesheet with it, so that nothing is to be waited for; then it keeps it.
        """
        worn = self._assets.sheet(sheet)
        assert worn is not None
        is_kept = asking.cookies.get(HAS_SHEET + sheet) == self._assets.version
        html = self._templates.get_template(name).render(
            words=table_words(language_of(asking)),
            looks=looks_of(asking.cookies),
            sheet=worn,
            is_sheet_kept=is_kept,
            version=self._assets.version,
            **values,
        )
        headers = {"cache-control": "no-store", "content-security-policy": policy("" if is_kept else worn.hash)}
        return HTMLResponse(html, status, headers=headers)

    def error(self, asking: HTTPConnection, status: int, sentence: str) -> HTMLResponse:
        heading = table_words(language_of(asking))("error-heading", status=status)
        return self.show(asking, "error.html", status, heading=heading, sentence=sentence)
