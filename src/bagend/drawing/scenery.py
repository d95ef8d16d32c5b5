"""Scenery: what an old map has between its places.  Only ornament: nothing here says anything."""

from .icons import Icon
from .pen import Markup, el, join

LAND = (884.0, 92.0)
"""How wide and high the land is drawn."""

FAR = (
    "M0 90V58Q30 40 62 52Q96 34 132 50Q150 44 166 52L192 30L206 42L226 10L240 32L254 20L276 46L290 36L314 58"
    "Q340 50 356 54Q362 40 372 52Q378 36 390 50Q398 38 408 52Q416 42 424 54Q450 58 478 56L504 42L520 50L546 22"
    "L560 40L574 30L598 52L616 44L640 58Q672 54 698 58L716 38L728 48L752 14L768 40L782 28L800 48L822 12L832 12L856 46"
    "L868 40L884 54V90z"
)
NEAR = "M0 90V74Q44 58 92 72T196 70Q236 60 280 74T372 72Q420 62 470 74T560 72Q610 62 660 76T760 72Q820 62 884 78V90z"
RIDGES = (
    "M226 10L230 24L224 34L231 46M254 20L258 32L253 40M192 30L195 40L191 47M290 36L293 46M546 22L550 34L544 42L551 52"
    "M574 30L577 41L573 48M504 42L507 50M616 44L618 52M752 14L757 28L750 38L758 50M782 28L785 40L780 47M716 38L719 47"
    "M822 12L818 26L824 38L819 50M832 12L838 28L834 40L842 52M825 8Q818 4 824-1Q830-6 824-11M830 8Q836 2 832-4"
    "M40 60Q52 52 62 60M100 58Q112 50 122 58M364 58V62M381 56V61M399 57V62M416 58V62"
)

SCENERY = {
    "compass": Icon(
        lines="M0-17V17M-17 0H17M0-12L3-3L12 0L3 3L0 12L-3 3L-12 0L-3-3zM-8-8L-3-3M8-8L3-3M-8 8L-3 3M8 8L3 3",
        solid="M0-12L3-3L0 0zM12 0L3 3L0 0zM0 12L-3 3L0 0zM-12 0L-3-3L0 0z",
    ),
}


def scenery_defs() -> Markup:
    """The land from the Shire to the mountain of fire, 884 units wide and 90 high; and the light on a sheet."""
    land = el(
        "g",
        el("path", class_="far", d=FAR),
        el("path", class_="ridges", d=RIDGES),
        el("path", class_="near", d=NEAR),
        id="land",
    )
    return join(land, _vignette())


def _vignette() -> Markup:
    """Old paper is darker towards its edges."""
    return el(
        "radialGradient",
        el("stop", class_="lit-paper", offset="0.55"),
        el("stop", class_="old-paper", offset="1"),
        id="vignette",
        cx="0.5",
        cy="0.5",
        r="0.72",
    )
