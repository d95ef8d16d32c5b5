"""The art sheet: every symbol and picture of every game, the palette and the type, in both lights, on one page."""

import base64
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from bagend.drawing import PALETTES, Markup, Palette, el, join
from bagend.drawing.library import SHARED, Symbol, read_folder
from bagend.drawing.palette import GRAPHIC_PAIRS, TEXT_PAIRS, contrast
from bagend.drawing.type import FACES, FOLDER, SANS, SERIF, font_faces
from bagend.engine.game import Art, Game
from bagend.engine.words import LANGUAGES, Words, words_of

TEXT = Path(__file__).parent / "text"

CSS = """
body{margin:0;font:16px/1.45 @sans;font-variant-numeric:lining-nums}
.light,.dark{padding:24px 32px;background:var(--paper);color:var(--ink)}
h1,h2,h3{font-family:@serif;margin:16px 0 8px}
ul{display:flex;flex-wrap:wrap;gap:12px;list-style:none;margin:0;padding:0}
li{display:grid;justify-items:center;gap:4px;width:112px;font-size:13px;text-align:center;overflow-wrap:anywhere}
li svg{width:72px;height:72px;fill:none;stroke-width:1.3;overflow:visible}
.small svg{width:24px;height:24px}
.picture{width:420px}
.picture svg{width:420px;height:auto}
.swatch svg{width:88px;height:40px}
.big{font:700 40px/1.2 @serif}
"""

SAMPLE = "Bag End · Zażółć gęślą jaźń · Äänekoski · Съешь ещё этих булок · 0123456789"


def art_sheet(games: Sequence[Game], language: str = LANGUAGES[0]) -> str:
    """A page that needs nothing else."""
    words = words_of(language, TEXT)
    shelves = [("shared", read_folder(SHARED), Art())]
    shelves += [(game.key, read_folder(game.art.folder) if game.art.folder else {}, game.art) for game in games]
    colours = "".join(
        f".{palette.name}{{{palette.properties()}{palette.properties(is_scenery=True)}}}" for palette in PALETTES
    )
    style = CSS.replace("@serif", SERIF).replace("@sans", SANS) + colours + font_faces(as_data)
    return "<!doctype html>\n" + el(
        "html",
        el("head", el("meta", charset="utf-8"), el("title", words("art-title")), el("style", Markup(style))),
        el(
            "body",
            el("svg", [definitions(key, found) for key, found, _ in shelves], width=0, height=0, aria_hidden="true"),
            [in_one_light(palette, [(key, found) for key, found, _ in shelves], words) for palette in PALETTES],
        ),
        lang=language,
    )


def as_data(name: str) -> str:
    packed = base64.b64encode((FOLDER / name).read_bytes()).decode()
    return f"data:font/woff2;base64,{packed}"


def definitions(key: str, found: dict[str, Symbol]) -> Markup:
    """Symbols under names that no two games share."""
    shared = read_folder(SHARED)

    def own(reference: re.Match[str]) -> str:
        shelf = "shared" if reference[1] in shared else key
        return f'href="#{shelf}--{reference[1]}"'

    drawn = [re.sub(r'href="#([^"]+)"', own, symbol.definition()) for symbol in found.values()]
    return Markup("".join(drawn).replace('<g id="', f'<g id="{key}--'))


def in_one_light(palette: Palette, shelves: Sequence[tuple[str, dict[str, Symbol]]], words: Words) -> Markup:
    return el(
        "section",
        el("h1", words("art-heading", light=palette.name)),
        [
            join(el("h2", words("art-shared") if key == "shared" else key), *shelf(key, list(found.values())))
            for key, found in shelves
            if found
        ],
        el("h2", words("art-palette")),
        el("ul", [swatch(name, colour) for name, colour in palette.colours.items()]),
        el("h2", words("art-contrast")),
        el("ul", [pair(palette, *names, 4.5, words) for names in TEXT_PAIRS]),
        el("ul", [pair(palette, *names, 3, words) for names in GRAPHIC_PAIRS]),
        el("h2", words("art-type")),
        [el("p", f"{face.family} {face.weight}: {SAMPLE}", class_=f"face-{face.weight}") for face in FACES],
        el("p", SAMPLE, class_="big"),
        class_=palette.name,
    )


def shelf(key: str, found: list[Symbol]) -> Iterator[Markup]:
    """Symbols large and as small as they ever are, then pictures."""
    pictures, symbols = [symbol for symbol in found if symbol.is_picture], [s for s in found if not s.is_picture]
    for members, class_ in ((symbols, None), (symbols, "small"), (pictures, "picture")):
        if members:
            yield el("ul", [specimen(key, symbol, class_) for symbol in members])


def specimen(key: str, symbol: Symbol, class_: str | None = None) -> Markup:
    drawn = el("svg", el("use", href=f"#{key}--{symbol.name}"), viewBox=symbol.box, role="img", aria_label=symbol.name)
    return el("li", drawn, symbol.name if class_ != "small" else None, class_=class_)


def swatch(name: str, colour: str) -> Markup:
    box = el("svg", el("rect", width=88, height=40, fill=colour), viewBox="0 0 88 40")
    return el("li", box, f"{name} {colour}", class_="swatch")


def pair(palette: Palette, upper: str, lower: str, least: float, words: Words) -> Markup:
    """What is drawn, what it is drawn on, and how well they can be told apart."""
    one, other = palette.colours[upper], palette.colours[lower]
    box = el(
        "svg",
        el("rect", width=88, height=40, fill=other),
        el("rect", x=20, y=10, width=48, height=20, fill=one),
        viewBox="0 0 88 40",
    )
    found = words.number(contrast(one, other), 1)
    return el("li", box, words("art-pair", upper=upper, lower=lower, contrast=found, least=least), class_="swatch")
