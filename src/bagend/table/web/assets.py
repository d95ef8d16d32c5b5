"""Assets: stylesheets, scripts and icons, each at an address that changes with what it holds.

So a browser may keep a file for ever, and after an update it asks for another.  The address without the version works
too; then the browser asks every time whether it has changed.
"""

import base64
import gzip
import hashlib
import mimetypes
import re
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from bagend.drawing import palette_sheet, picture, pictures, scenery_sheet, stylesheet
from bagend.drawing.library import symbols_of
from bagend.drawing.type import FOLDER as FONTS
from bagend.drawing.type import font_faces
from bagend.games import KEYS, find
from bagend.table.web.bundle import bundle

COMPRESSIBLE = (".css", ".js", ".svg")

BUNDLES = ("table", "replay", "home")
"""The scripts that a page names; what they import travels with them."""

SHEETS = {"home": ("table", "home"), "plain": ("table",), "review": ("table", "review")}
"""For every kind of page the files that make up its stylesheet, after the colours."""

DRAWN_SHEETS = {"learn": ("table", "learn")}
"""For pages that show drawings, after the stylesheet of those."""

HOME = "home"
"""The page with the covers, which are scenery."""

LATE = "late"
"""The stylesheet that every page names at its end: what its first words can do without."""

MATCH = "match-"
"""What the name of a stylesheet begins with that holds the drawings of a game as well."""

ART = "art/"
"""Where the games' pictures are, a folder for each game and a file for each picture."""

MATCH_SHEETS = ("table", "match", "people", "learn")

TEXT_SIZE = re.compile(r"\bfont(?:-size)?:[^;}]*")
PIXELS = re.compile(r"(\d+(?:\.\d+)?)px")


class Asset(NamedTuple):
    """A file as it is sent."""

    body: bytes
    media_type: str
    packed: bytes | None
    """The same compressed, if that is worth it."""


class Sheet(NamedTuple):
    """A stylesheet, to stand in a page or to be loaded by it."""

    name: str
    css: str
    address: str

    @property
    def hash(self) -> str:
        """By which a page's policy allows it to stand in the page."""
        return f"'sha256-{base64.b64encode(hashlib.sha256(self.css.encode()).digest()).decode()}'"


class Assets:
    """The files of this version of the table, made when they are first asked for."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        found = sorted(file for file in folder.rglob("*") if file.is_file())
        self._files = {file.relative_to(folder).as_posix(): file for file in found}
        self._files |= {f"fonts/{file.name}": file for file in sorted(FONTS.iterdir())}
        self._made: dict[str, Asset] = {}
        self._sheets: dict[str, Sheet] = {}

    @cached_property
    def version(self) -> str:
        """Ten letters that change with any file."""
        digest = hashlib.sha256()
        for name, file in self._files.items():
            digest.update(name.encode() + file.read_bytes())
        arts = [find(key).art for key in KEYS]
        drawn = [symbol.markup for art in arts for symbol in symbols_of(art).values()]
        for text in (stylesheet(), *(art.css for art in arts), *drawn):
            digest.update(text.encode())
        return digest.hexdigest()[:10]

    def address(self, name: str) -> str:
        """Where a file can be kept for ever."""
        return f"/static/{self.version}/{name}"

    def asset(self, name: str) -> Asset | None:
        """A file by its name; None if there is none, which is not remembered: anybody can make up names."""
        if name not in self._made:
            body = self._body(name)
            if body is None:
                return None
            self._made[name] = asset_of(name, body)
        return self._made[name]

    def sheet(self, name: str) -> Sheet | None:
        """The whole stylesheet of a kind of page; None if there is no such kind."""
        if name not in self._sheets:
            parts = self._parts(name)
            if not parts:
                return None
            self._sheets[name] = Sheet(name, compact("\n".join(parts)), self.address(f"sheets/{name}.css"))
        return self._sheets[name]

    def _body(self, name: str) -> bytes | None:
        folder, _, file = name.rpartition("/")
        stem, _, suffix = file.rpartition(".")
        if folder == "sheets" and suffix == "css":
            sheet = self.sheet(stem)
            return sheet.css.encode() if sheet else None
        if folder.startswith(ART) and suffix == "svg":
            return self._picture(folder.removeprefix(ART), stem)
        if not folder and suffix == "js" and stem in BUNDLES:
            return bundle(stem, self._script).encode()
        path = self._files.get(name)
        return path.read_bytes() if path else None

    def _picture(self, key: str, name: str) -> bytes | None:
        if key not in KEYS or name not in pictures(find(key).art):
            return None
        return picture(find(key).art, name).encode()

    def _script(self, name: str) -> str:
        return (self._folder / f"{name}.js").read_text(encoding="utf-8")

    def _parts(self, name: str) -> list[str]:
        """What makes up a stylesheet, in order; nothing if there is no such stylesheet."""
        key = name.removeprefix(MATCH)
        if key != name and key in KEYS:
            return [stylesheet(), *map(self._css, MATCH_SHEETS), find(key).art.css]
        if name in DRAWN_SHEETS:
            return [stylesheet(), *map(self._css, DRAWN_SHEETS[name])]
        if name == LATE:
            return [self._fonts(), scenery_sheet()]
        if name in SHEETS:
            return [palette_sheet(), *([scenery_sheet()] if name == HOME else []), *map(self._css, SHEETS[name])]
        return []

    def _fonts(self) -> str:
        return font_faces(lambda name: self.address(f"fonts/{name}"))

    def _css(self, name: str) -> str:
        return follow_text_size((self._folder / f"{name}.css").read_text(encoding="utf-8"))


def asset_of(name: str, body: bytes) -> Asset:
    kind = "font/woff2" if name.endswith(".woff2") else mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Asset(body, kind, gzip.compress(body, 9, mtime=0) if name.endswith(COMPRESSIBLE) else None)


def compact(css: str) -> str:
    """A stylesheet without what only its author needs."""
    css = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    css = re.sub(r"\s*([{};,])\s*", r"\1", css)
    return re.sub(r"\s+", " ", css.replace(": ", ":")).strip()


def follow_text_size(css: str) -> str:
    """Text is as large as the reader wants it: 16 px mean their size of text, whatever that is."""

    def follow(rule: re.Match[str]) -> str:
        return PIXELS.sub(lambda size: f"{float(size[1]) / 16:g}rem", rule[0])

    return TEXT_SIZE.sub(follow, css)
