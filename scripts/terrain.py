"""Draws the ground of a game's board anew: the files `ground-….svg` in its folder `art`.

    python scripts/terrain.py [--stamps] GAME ...

With --stamps it first draws anew what all grounds are made of: the files `stamp-….svg` that all games share.

A game whose ground is drawn by the hand of bagend.drawing.ink has a module `board/terrain.py` with a function
`grounds()`: the name of each picture, its size, and what is drawn on it.  `STAMPS` are those that it alone uses.
"""

import argparse
import gzip
from importlib import import_module

from bagend.drawing.ink import all_stamps
from bagend.drawing.library import GRIDS, SHARED, read_symbol
from bagend.games import find


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("games", nargs="*")
    asked.add_argument("--stamps", action="store_true")
    chosen = asked.parse_args()
    if chosen.stamps:
        for name, text in stamps().items():
            (SHARED / f"{name}.svg").write_text(text, encoding="utf-8")
    for key in chosen.games:
        folder = find(key).folder / "art"
        for name, text in drawn(key).items():
            (folder / f"{name}.svg").write_text(text, encoding="utf-8")
            print(f"{name}: {len(text) / 1000:.0f} kB, {len(gzip.compress(text.encode())) / 1000:.1f} kB packed")


def stamps() -> dict[str, str]:
    """The files of the stamps."""
    return {stamp.name: svg(GRIDS["plate"], stamp.drawn()) for stamp in all_stamps()}


def svg(box: str, markup: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{markup}</svg>\n'


def drawn(key: str) -> dict[str, str]:
    """The files of a game's grounds, checked as the table will check them."""
    terrain = import_module(f"bagend.games.{key}.board.terrain")
    files = {stamp.name: svg(GRIDS["plate"], stamp.drawn()) for stamp in getattr(terrain, "STAMPS", ())}
    for name, ((width, height), markup) in terrain.grounds().items():
        text = svg(f"0 0 {width} {height}", markup)
        read_symbol(name, text)
        files[name] = text
    return files


if __name__ == "__main__":
    main()
