"""Cuts the typefaces to the letters that the pages need: src/bagend/drawing/fonts.

    npm pack @fontsource/alegreya @fontsource/alegreya-sans
    for each in *.tgz; do mkdir -p ${each%.tgz} && tar xzf $each -C ${each%.tgz}; done
    python scripts/fonts.py FOLDER

FOLDER is where both packages were unpacked.  It needs the packages of `bagend[dev]`.
"""

import argparse
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

from bagend.drawing.type import FACES, FOLDER, SCRIPTS, Face

FEATURES = ["kern", "lnum", "tnum", "ccmp", "locl"]
"""Old-style numerals and small capitals stay behind: numbers on a board are lining, and all of one width."""


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("packages", type=Path)
    packages = asked.parse_args().packages
    FOLDER.mkdir(exist_ok=True)
    for face in FACES:
        for script in SCRIPTS:
            cut(source(packages, face, script), face, script)
    for family in ("alegreya", "alegreya-sans"):
        licence = next(packages.glob(f"fontsource-{family}-[0-9]*/package/LICENSE")).read_text(encoding="utf-8")
        (FOLDER / f"{family}-OFL.txt").write_text(licence, encoding="utf-8")
    total = sum(file.stat().st_size for file in FOLDER.glob("*.woff2"))
    print(f"{total / 1000:.1f} kB in {len(FACES) * len(SCRIPTS)} files")


def source(packages: Path, face: Face, script: str) -> Path:
    name = f"{face.file}-{script}-{face.weight}-normal.woff2"
    found = next(packages.glob(f"fontsource-{face.file}-[0-9]*/package/files/{name}"), None)
    return found or sys.exit(f"There is no {name} below {packages}.")


def cut(source: Path, face: Face, script: str) -> None:
    options = subset.Options(flavor="woff2", layout_features=FEATURES, hinting=False, name_IDs=[0, 1, 2, 13, 14])
    font = TTFont(source)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=list(SCRIPTS[script].letters()))
    cutter.subset(font)
    subset.save_font(font, str(FOLDER / face.name(script)), options)


if __name__ == "__main__":
    main()
