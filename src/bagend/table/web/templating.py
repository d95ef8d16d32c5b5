"""Templating: pages from their templates, in the words of a language."""

from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader
from starlette.responses import HTMLResponse

from bagend.table.words import table_words


class Pages:
    """The templates, and the words every one of them gets."""

    def __init__(self, folder: Path) -> None:
        self._templates = Environment(loader=FileSystemLoader(folder), autoescape=True)

    def show(self, name: str, status: int = 200, **values: Any) -> HTMLResponse:
        """A page.  None is kept by anybody on the way: each is what one seat may see."""
        html = self._templates.get_template(name).render(words=table_words(), **values)
        return HTMLResponse(html, status, headers={"cache-control": "no-store"})

    def error(self, status: int, sentence: str) -> HTMLResponse:
        heading = table_words()("error-heading", status=status)
        return self.show("error.html", status, heading=heading, sentence=sentence)
