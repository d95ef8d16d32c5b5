"""The palette: one set of colours in two lights, as CSS custom properties."""

from collections.abc import Mapping
from dataclasses import dataclass

WASHES = ("downs", "wood", "pine", "hills", "grass", "moor", "rock", "ash", "water")
"""The kinds of land on a map, each with a wash of its own."""

HUES = ("yellow", "red", "blue", "green", "black", "orange", "violet", "grey", "purple")
"""The colours of seats, dice and cards.  Each has an `on-` colour for what is printed on it."""


SCENE = "scene-"
"""How the roles of scenery begin."""


@dataclass(frozen=True, eq=False)
class Palette:
    """Colours by name, as #rrggbb."""

    name: str
    colours: Mapping[str, str]

    def properties(self, is_scenery: bool = False) -> str:
        """The colours as declarations of custom properties: those of scenery, or all others."""
        return "".join(
            f"--{name}:{colour};" for name, colour in self.colours.items() if name.startswith(SCENE) == is_scenery
        )


SCENES = {
    "high": ("#5f9fb5", "#10182f"),
    "low": ("#fbe9c0", "#3b4a72"),
    "dusk-high": ("#d9772b", "#231a3a"),
    "dusk-low": ("#ffe2a1", "#a3593c"),
    "ash-high": ("#4b2a45", "#160d1c"),
    "ash-low": ("#f2894a", "#a63c22"),
    "sun": ("#fff6d8", "#ffedbd"),
    "mist": ("#e9c98f", "#4d4a70"),
    "peak": ("#9fb0b4", "#39456a"),
    "peak-shade": ("#74898f", "#2a3455"),
    "snow": ("#fdfaf0", "#b9c6e4"),
    "hill-far": ("#c79a55", "#57405c"),
    "hill": ("#7f9a4a", "#36503f"),
    "hill-near": ("#4c7434", "#22382c"),
    "turf": ("#2c4f27", "#13231d"),
    "rock": ("#5a4350", "#33263d"),
    "rock-near": ("#33242e", "#190f1c"),
    "stone": ("#f4ead2", "#9fb0d4"),
    "stone-shade": ("#cdbd9a", "#6a7aa8"),
    "water": ("#4f93a0", "#1f3c63"),
    "gleam": ("#bfe3e0", "#5f86bd"),
    "night": ("#1d1a26", "#0a0912"),
    "night-rim": ("#5d5670", "#4a4666"),
    "lava": ("#ffb02e", "#ffa52a"),
    "fire": ("#e2431e", "#f0502a"),
    "gold": ("#f0b429", "#ffc94d"),
    "gold-shade": ("#a86a0c", "#a86f1c"),
    "lamp": ("#ffd873", "#ffd873"),
}
"""The colours of scenery, such as a game's cover, by day and by night: pictures that nothing is read from.

In both palettes they are roles: `--scene-sun`."""

SAME = {
    "shadow": "#000000",
    "gloss": "#ffffff",
    "robe": "#17151c",
    "robe-line": "#8582a0",
    "steel": "#c9ccd6",
    "ember": "#ff5a36",
    "elven": "#5b8a4a",
    "rust": "#b5551f",
    "hide": "#8f8b86",
    "blond": "#e6c66c",
}
"""Colours of pieces that are the same by day and by night."""

LIGHT = Palette(
    "light",
    {
        "desk": "#cdb382",
        "paper": "#f8efd9",
        "paper-dim": "#e6dabd",
        "medal": "#fffaf0",
        "card": "#fffaf0",
        "edge": "#8f7446",
        "old": "#8f7446",
        "far": "#f0e2c0",
        "near": "#e9d8b0",
        "ridge": "#d8c295",
        "rim": "#1a120b",
        "way": "#27664f",
        "ink": "#33261a",
        "ink-soft": "#6a5338",
        "line": "#7d6240",
        "mark": "#9e1f16",
        "shade": "#d9c29b",
        "answer": "#9c4108",
        "tray": "#4a3020",
        "tray-edge": "#2d1c12",
        "tray-line": "#6b4a32",
        "on-tray": "#f6e7c8",
        "tray-answer": "#ffd561",
        "skin": "#f1cfa4",
        "hair": "#6b3f1d",
        "yellow": "#efb92f",
        "on-yellow": "#3a2600",
        "red": "#b3271e",
        "on-red": "#fff3e6",
        "blue": "#22588f",
        "on-blue": "#f2f7ff",
        "green": "#35702f",
        "on-green": "#f4fbe9",
        "black": "#262229",
        "on-black": "#f5efe2",
        "orange": "#d9741c",
        "on-orange": "#241200",
        "violet": "#7d53aa",
        "on-violet": "#fffaff",
        "grey": "#6f6b65",
        "on-grey": "#fffaf0",
        "purple": "#75499c",
        "on-purple": "#fbf2ff",
        "nib": "#3d2b1c",
        "paper-old": "#e3cf9f",
        "wash-downs": "#c6d29c",
        "wash-wood": "#b0c48f",
        "wash-pine": "#a9be98",
        "wash-hills": "#d8cf9c",
        "wash-grass": "#e4d893",
        "wash-moor": "#ccc7a2",
        "wash-rock": "#cbc1ad",
        "wash-ash": "#dbb59d",
        "wash-water": "#a9c8d1",
        "leaf": "#8ba56c",
        "needle": "#6c8661",
        "bark": "#7a5a3a",
        "knoll": "#e8deb0",
        "crag": "#f0e7d2",
        "crag-shade": "#b6a68c",
        "azure": "#24528c",
        "azure-deep": "#173864",
        "vert": "#2f6a33",
        "gules": "#94241a",
        "gules-deep": "#641210",
        "gilt": "#ecd9a4",
        "cream": "#fff6de",
        "piece-line": "#20130a",
        **SAME,
        "flame": "#f6b13c",
        **{SCENE + name: day for name, (day, _) in SCENES.items()},
    },
)

DARK = Palette(
    "dark",
    {
        "desk": "#12101a",
        "paper": "#2a2530",
        "paper-dim": "#1d1a22",
        "medal": "#1f1b26",
        "card": "#cbb88c",
        "edge": "#8f7848",
        "old": "#08060a",
        "far": "#322b36",
        "near": "#39313d",
        "ridge": "#57493f",
        "rim": "#0b0c12",
        "way": "#86d3ac",
        "ink": "#f4e6c4",
        "ink-soft": "#cbb98f",
        "line": "#ad9564",
        "mark": "#ff8d78",
        "shade": "#4d3336",
        "answer": "#ffc24d",
        "tray": "#2b1c15",
        "tray-edge": "#120b08",
        "tray-line": "#4d3527",
        "on-tray": "#f6e7c8",
        "tray-answer": "#ffd561",
        "skin": "#e8c398",
        "hair": "#5a3417",
        "yellow": "#f4c64a",
        "on-yellow": "#33220a",
        "red": "#ee7a6a",
        "on-red": "#32090a",
        "blue": "#78b0ec",
        "on-blue": "#071c33",
        "green": "#86c678",
        "on-green": "#0d260a",
        "black": "#0d0e14",
        "on-black": "#efe8d8",
        "orange": "#f0a45c",
        "on-orange": "#2c1400",
        "violet": "#c0a2ee",
        "on-violet": "#1f0f38",
        "grey": "#a9a49a",
        "on-grey": "#1b1915",
        "purple": "#c39be8",
        "on-purple": "#220d36",
        "nib": "#d9b56e",
        "paper-old": "#1c1820",
        "wash-downs": "#303b2d",
        "wash-wood": "#27392c",
        "wash-pine": "#1f342f",
        "wash-hills": "#3d3827",
        "wash-grass": "#454023",
        "wash-moor": "#37342e",
        "wash-rock": "#3a373b",
        "wash-ash": "#48282a",
        "wash-water": "#31526e",
        "leaf": "#3f5c3b",
        "needle": "#2c4a3d",
        "bark": "#6b5130",
        "knoll": "#4b4431",
        "crag": "#57504c",
        "crag-shade": "#262327",
        "azure": "#2c62a6",
        "azure-deep": "#173a68",
        "vert": "#2f7038",
        "gules": "#a82d20",
        "gules-deep": "#641210",
        "gilt": "#f2d38c",
        "cream": "#fff3d3",
        "piece-line": "#eccb84",
        **SAME,
        "flame": "#ffbe4f",
        **{SCENE + name: night for name, (_, night) in SCENES.items()},
    },
)

PALETTES = (LIGHT, DARK)

TEXT_PAIRS = (
    ("ink", "paper"),
    ("ink", "paper-dim"),
    ("ink-soft", "paper"),
    ("ink-soft", "paper-dim"),
    ("ink", "far"),
    ("mark", "paper-dim"),
    ("answer", "paper"),
    ("on-tray", "tray"),
    ("tray-answer", "tray"),
    ("cream", "azure"),
    ("cream", "gules"),
    ("cream", "vert"),
    *(("ink", f"wash-{land}") for land in WASHES),
)
"""(text, what it is written on)"""

GRAPHIC_PAIRS = (
    ("ink", "medal"),
    ("line", "paper"),
    ("line", "paper-dim"),
    ("line", "medal"),
    ("mark", "paper"),
    ("mark", "shade"),
    ("mark", "medal"),
    ("way", "paper"),
    ("way", "paper-dim"),
    ("way", "medal"),
    ("line", "near"),
    ("answer", "paper"),
    ("answer", "medal"),
    ("tray-answer", "tray"),
    *((f"on-{hue}", hue) for hue in HUES),
    *((piece, field) for piece in ("gilt", "cream", "flame") for field in ("azure", "gules")),
    *((line, f"wash-{land}") for line in ("nib", "piece-line", "answer") for land in WASHES),
    ("piece-line", "paper"),
    ("piece-line", "medal"),
    ("piece-line", "desk"),
    *((shape, "card") for shape in ("rim", "azure", "gules")),
    *((hue, ground) for hue in ("red", "blue", "green", "violet", "grey", "purple") for ground in ("paper", "medal")),
)
"""(what must be told apart, what it lies on)"""


def contrast(one: str, other: str) -> float:
    """How well two colours can be told apart, from 1 to 21, as WCAG measures it."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    red, green, blue = (_linear(int(colour[i : i + 2], 16) / 255) for i in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
