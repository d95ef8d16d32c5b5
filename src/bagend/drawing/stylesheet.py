"""The stylesheet of drawings: for a page that follows the light of the room, or with one palette written out."""

import re

from bagend.engine.game import Art

from .palette import DARK, HUES, LIGHT, Palette
from .type import SANS, SERIF

TEXT_SIZES = {"title": 20, "heading": 14, "label": 13.5, "button": 15}
"""The height of each class of text, in units of the drawing."""

RULES = """
.glyph{fill:none;stroke-width:1.3;stroke-linecap:round;stroke-linejoin:round}
.lines{fill:none;stroke:currentColor}
.solid{fill:currentColor;fill-rule:evenodd;stroke:none}
.art,.piece,.title,.heading,.label,.button{pointer-events:none}
.title,.heading,.label,.button{font-family:@serif;font-variant-numeric:lining-nums;fill:var(--ink)}
.halo{paint-order:stroke;stroke:var(--paper);stroke-width:3.5px;stroke-linejoin:round}
.title{font-weight:600}
.heading{font-weight:600}
.middle{text-anchor:middle}
.soft{fill:var(--ink-soft)}
.here{font-weight:700}
.told{fill:var(--mark);font-weight:700}
.desk{fill:var(--desk)}
.tray{fill:var(--tray);stroke:var(--tray-edge);stroke-width:2}
.tray-line{fill:none;stroke:var(--tray-line);stroke-width:1.5}
.tray-art{color:var(--tray-line)}
.paper{fill:var(--paper);stroke:var(--edge);stroke-width:1}
.paper.out{fill:var(--paper-dim)}
.fall{fill:#000;opacity:.18}
.frame{fill:none;stroke:var(--edge);stroke-width:.8;opacity:.55}
.turn{fill:none;stroke:var(--answer);stroke-width:3}
.crown{color:var(--ink);stroke-width:1.8}
.won{fill:none;stroke:var(--yellow);stroke-width:4}
.pennant{fill:var(--answer)}
.seal{fill:currentColor;stroke:var(--rim);stroke-width:1.2}
.body{fill:currentColor}
.ridges{fill:none;stroke:var(--ridge);stroke-width:1}
.land.out{opacity:.35}
.lit-paper{stop-color:var(--old);stop-opacity:0}
.old-paper{stop-color:var(--old);stop-opacity:.3}
.road{fill:none;stroke:var(--line);stroke-width:2.2;stroke-linecap:round;stroke-dasharray:.1 5.5}
.track{fill:none;stroke:var(--line);stroke-width:1.4}
.medal{fill:var(--medal);stroke:var(--line);stroke-width:1.6}
.landmark{color:var(--ink)}
.landmark.crossed{opacity:.5}
.crossing{color:var(--way);stroke-width:2}
.mark{color:var(--mark);stroke-width:2.2}
.omen{color:var(--line)}
.arrow{color:var(--answer)}
.rule{fill:var(--paper);stroke:var(--line);stroke-width:1}
.rule.lit{stroke:var(--answer);stroke-width:2.4}
.slot{fill:none;stroke:var(--line);stroke-width:1;stroke-dasharray:3 3}
.die-body{stroke:var(--rim);stroke-width:1.4}
.die-body.hue-black{stroke:var(--line)}
.idle{opacity:.45}
.face{stroke-width:1.8}
.answer{cursor:pointer}
.target{fill:transparent;stroke:none}
.glow{fill:none;stroke:var(--answer);stroke-width:3;stroke-linejoin:round}
.on-tray .glow{stroke:var(--tray-answer)}
.on-tray .plate{fill:var(--tray-edge);stroke:var(--tray-answer);stroke-width:2}
.on-tray .button{fill:var(--tray-answer)}
.plate-sign{color:var(--tray-answer);stroke-width:2.2}
.glow{opacity:.75}
.answer:hover .glow{opacity:1;stroke-width:4}
.answer.chosen .glow{opacity:1;stroke-width:5}
.tick{display:none}
.tick-disc{fill:var(--tray-answer);stroke:var(--tray-edge);stroke-width:2}
.tick-line{fill:none;stroke:var(--tray-edge);stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
.answer.chosen .tick{display:inline}
.place.dull .glow,.place.dull .target{display:none}
.answer:focus{outline:none}
.answer:focus-visible .glow,.answer:focus-visible .plate{opacity:1;stroke-width:5;stroke-dasharray:8 4}
.better .glow,.better .plate{opacity:1;stroke:var(--way);stroke-width:6;animation:none!important}
@media (prefers-reduced-motion:no-preference){.answer:not(.chosen) .glow{animation:glow 2s ease-in-out infinite}}
@keyframes glow{50%{opacity:.35}}
"""


def stylesheet() -> str:
    """For a page with drawings.  What a game adds to it is in its Art."""
    return palette_sheet() + _rules()


def palette_sheet() -> str:
    """The colours of a page: light or dark as it says in `data-theme`, else as the reader's system asks.

    `--night` is 0 by day and 1 by night, for what is to be reckoned from it.
    """
    day, night = (f"{palette.properties()}--night:{palette is DARK:d};" for palette in (LIGHT, DARK))
    looks = f":root{{color-scheme:light dark;--serif:{SERIF};--sans:{SANS}}}\n"
    schemes = ":root[data-theme=dark]{color-scheme:dark}\n:root[data-theme=light]{color-scheme:light}\n"
    return looks + in_both_lights(day, night) + schemes


def scenery_sheet() -> str:
    """The colours of scenery: `--scene-sun` and so on."""
    return in_both_lights(LIGHT.properties(is_scenery=True), DARK.properties(is_scenery=True))


def in_both_lights(day: str, night: str) -> str:
    return (
        f":root{{{day}}}\n"
        f"@media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{{night}}}}}\n"
        f":root[data-theme=dark]{{{night}}}\n"
    )


def stylesheet_in(palette: Palette, art: Art) -> str:
    """For a file or a notebook: no custom properties, which many readers of SVG do not know."""
    return written_out(_rules() + art.css, palette)


def written_out(text: str, palette: Palette) -> str:
    """Rules or markup with the colours of one palette in the place of its roles."""
    return re.sub(r"var\(--([a-z-]+)\)", lambda found: palette.colours[found[1]], text)


def _rules() -> str:
    sizes = "".join(f".{name}{{font-size:{size}px}}\n" for name, size in TEXT_SIZES.items())
    hues = "".join(f".hue-{hue}{{color:var(--{hue})}}\n.on-{hue}{{color:var(--on-{hue})}}\n" for hue in HUES)
    return RULES.replace("@serif", SERIF) + sizes + hues
