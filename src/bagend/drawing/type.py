"""Type: the typefaces of boards and pages, Alegreya and its plain companion Alegreya Sans.

Both stand under the Open Font Licence, which lies beside them.  scripts/fonts.py cuts them to the letters of the
languages that are spoken here; a browser loads of these only the scripts that a page uses.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent / "fonts"

BOOK = "Alegreya"
PLAIN = "Alegreya Sans"

SERIF = (
    '"Alegreya","Alegreya Stand-in","Palatino Linotype",Palatino,"Book Antiqua","URW Palladio L","TeX Gyre Pagella",'
    'Georgia,"Liberation Serif",serif'
)
SANS = (
    '"Alegreya Sans","Alegreya Sans Stand-in",system-ui,-apple-system,"Segoe UI","Noto Sans","Liberation Sans",'
    "sans-serif"
)


class Face(NamedTuple):
    """A cut of a typeface."""

    family: str
    weight: int
    covers: str
    """The weights that it stands for in a page."""

    @property
    def file(self) -> str:
        return self.family.lower().replace(" ", "-")

    def name(self, script: str) -> str:
        """The name of its file with the letters of a script."""
        return f"{self.file}-{self.weight}-{script}.woff2"


FACES = (
    Face(BOOK, 500, "400 500"),
    Face(BOOK, 700, "600 900"),
    Face(PLAIN, 400, "400 500"),
    Face(PLAIN, 700, "600 900"),
)


class Script(NamedTuple):
    """The letters of some languages."""

    ranges: tuple[tuple[int, int], ...]

    def letters(self) -> Iterator[int]:
        for first, last in self.ranges:
            yield from range(first, last + 1)

    def css(self) -> str:
        return ",".join(f"U+{first:X}-{last:X}" if last > first else f"U+{first:X}" for first, last in self.ranges)


SCRIPTS = {
    # With the dashes, quotes, arrows and signs that our sentences use.
    "latin": Script(
        ((0x20, 0x7E), (0xA0, 0xFF), (0x2010, 0x2015), (0x2018, 0x201E), (0x2022, 0x2022), (0x2026, 0x2026),
         (0x2030, 0x2030), (0x2032, 0x2033), (0x2039, 0x203A), (0x20AC, 0x20AC), (0x2190, 0x2193), (0x2212, 0x2212))
    ),
    # Polish, Finnish, and what names of the neighbours need.
    "latin-ext": Script(
        ((0x104, 0x107), (0x10C, 0x10F), (0x118, 0x11B), (0x141, 0x144), (0x147, 0x148), (0x150, 0x153),
         (0x158, 0x15B), (0x160, 0x161), (0x16E, 0x171), (0x178, 0x17E))
    ),
    # Russian and Ukrainian.
    "cyrillic": Script(
        ((0x401, 0x401), (0x404, 0x404), (0x406, 0x407), (0x410, 0x44F), (0x451, 0x451), (0x454, 0x454),
         (0x456, 0x457), (0x490, 0x491), (0x2116, 0x2116))
    ),
}  # fmt: skip

HEIGHT = "ascent-override:80%;descent-override:25%;line-gap-override:0%"
"""How high a line of each is: what the letters need, not what their makers left above them for other scripts."""

STAND_INS = (
    # Fonts that most systems have, made as wide and high as ours: nothing jumps when ours arrive.
    (f"{BOOK} Stand-in", ("Georgia", "Palatino Linotype", "Liberation Serif", "Noto Serif"), 92),
    (f"{PLAIN} Stand-in", ("Segoe UI", "Helvetica Neue", "Arial", "Liberation Sans", "Roboto"), 91),
)


def font_faces(address: Callable[[str], str]) -> str:
    """The rules that tell a page where its typefaces are."""
    rules = []
    for face in FACES:
        for script, letters in SCRIPTS.items():
            rules.append(
                f'@font-face{{font-family:"{face.family}";font-weight:{face.covers};'
                f'font-display:swap;src:url({address(face.name(script))}) format("woff2");'
                f"{HEIGHT};unicode-range:{letters.css()}}}"
            )
    for name, fonts, size in STAND_INS:
        sources = ",".join(f'local("{font}")' for font in fonts)
        rules.append(f'@font-face{{font-family:"{name}";src:{sources};size-adjust:{size}%;{HEIGHT}}}')
    return "\n".join(rules)
