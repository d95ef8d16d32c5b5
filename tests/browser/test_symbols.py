"""Symbols at the size of a fingernail: no two of a game look alike, to people who see few colours either."""

import io
import itertools

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image
from playwright.sync_api import Browser

from bagend import games
from bagend.drawing import LIGHT
from bagend.drawing.document import symbols
from bagend.drawing.library import GRIDS, needed, symbols_of
from bagend.drawing.stylesheet import written_out
from bagend.engine.game import Game

SIDE = 24
CELL = 32

LEAST = 0.12
"""At least this part of the ink of two symbols is not where the other's is: 0 for the same, 1 for strangers."""

# Machado, Oliveira and Fernandes (2009), severity 1; in linear light.
SIGHTS = {
    "all colours": np.eye(3),
    "no red": np.array([[0.152, 1.053, -0.205], [0.115, 0.786, 0.099], [-0.004, -0.048, 1.052]]),
    "no green": np.array([[0.367, 0.861, -0.228], [0.280, 0.673, 0.047], [-0.012, 0.043, 0.969]]),
    "no blue": np.array([[1.256, -0.077, -0.179], [-0.078, 0.931, 0.148], [0.005, 0.691, 0.304]]),
    "no colours": np.tile([0.2126, 0.7152, 0.0722], (3, 1)),
}

FRAMES = ("shield-", "card-number-")
"""They are never seen empty: what stands in them is told apart."""

Picture = npt.NDArray[np.float64]


def pictures(browser: Browser, game: Game) -> dict[str, Picture]:
    """Every symbol of a game, as its pages have it, on paper."""
    grids = GRIDS.values()
    shown = [each for each in symbols(game.art) if each.box in grids and not each.name.startswith(FRAMES)]
    defined = "".join(each.definition() for each in needed([each.name for each in shown], symbols_of(game.art)))
    uses = "".join(
        f'<svg x="{CELL * (i % 16)}" y="{CELL * (i // 16)}" width="{SIDE}" height="{SIDE}" viewBox="{symbol.box}">'
        f'<use href="#{symbol.name}"/></svg>'
        for i, symbol in enumerate(shown)
    )
    page = browser.new_page(viewport={"width": 16 * CELL, "height": CELL * (len(shown) // 16 + 1)})
    page.set_content(
        written_out(
            f"<body style='margin:0;background:var(--paper);color:var(--ink)'><svg width='100%' height='100%' "
            f"stroke-width='1.8' fill='none'><defs>{defined}</defs>{uses}</svg>",
            LIGHT,
        )
    )
    whole = np.asarray(Image.open(io.BytesIO(page.screenshot())).convert("RGB"), float) / 255
    page.close()
    return {symbol.name: whole[CELL * (i // 16) :, CELL * (i % 16) :][:SIDE, :SIDE] for i, symbol in enumerate(shown)}


def seen(picture: Picture, sight: Picture) -> Picture:
    """The picture as somebody sees it, in perceived lightness."""
    return np.clip(picture**2.2 @ sight.T, 0, 1) ** (1 / 2.2)


@pytest.mark.parametrize("game", games.all_games(), ids=lambda game: game.key)
def test_no_two_symbols_of_a_game_look_alike(browser: Browser, game: Game) -> None:
    drawn = pictures(browser, game)
    assert len(drawn) > 20
    alike = []
    for name, sight in SIGHTS.items():
        paper = seen(np.array([int(LIGHT.colours["paper"][i : i + 2], 16) / 255 for i in (1, 3, 5)]), sight)
        ink = {symbol: paper - seen(picture, sight) for symbol, picture in drawn.items()}
        for one, other in itertools.combinations(ink, 2):
            apart = np.abs(ink[one] - ink[other]).sum() / (np.abs(ink[one]).sum() + np.abs(ink[other]).sum())
            if apart < LEAST:
                alike.append(f"{one} and {other} with {name}: {apart:.2f}")
    assert alike == []
