"""The typefaces are here, small, under their licence, and have the letters of our languages."""

import re
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from bagend.drawing.type import FACES, FOLDER, SCRIPTS, font_faces

MOST_BYTES = 120_000

SENTENCES = {
    "latin": "Éowyn & Théoden: “Nazgûl” – 12 × 3 − 4 … Äänekoski, yö",
    "latin-ext": "ąćęłńśźżĄĆĘŁŃŚŹŻšžŠŽ",
    "cyrillic": "Съешь же ещё этих мягких французских булок ЁЙ",
}


def test_the_typefaces_are_small():
    assert 0 < sum(file.stat().st_size for file in FOLDER.glob("*.woff2")) <= MOST_BYTES


def test_the_licence_lies_beside_them():
    licences = list(FOLDER.glob("*-OFL.txt"))
    assert {face.file for face in FACES} == {file.name.removesuffix("-OFL.txt") for file in licences}
    assert all("SIL Open Font License" in file.read_text("utf-8") for file in licences)


@pytest.mark.parametrize("face", FACES, ids=lambda face: f"{face.family} {face.weight}")
@pytest.mark.parametrize("script", SCRIPTS)
def test_a_face_has_the_letters_of_a_script(face, script):
    font = TTFont(FOLDER / face.name(script))
    letters = {ord(letter) for letter in SENTENCES[script] if letter != " "} & set(SCRIPTS[script].letters())
    assert letters
    assert letters <= font.getBestCmap().keys()
    assert letters <= set(SCRIPTS[script].letters())


@pytest.mark.parametrize("face", FACES, ids=lambda face: f"{face.family} {face.weight}")
def test_numerals_can_be_lining_and_of_one_width(face):
    font = TTFont(FOLDER / face.name("latin"))
    features = {record.FeatureTag for record in font["GSUB"].table.FeatureList.FeatureRecord}
    assert {"lnum", "tnum"} <= features


def test_a_page_is_told_of_every_file_and_of_stand_ins_as_wide():
    rules = font_faces(lambda name: f"/fonts/{name}")
    named = {Path(name).name for name in re.findall(r"url\((.*?)\)", rules)}
    assert named == {file.name for file in FOLDER.glob("*.woff2")}
    assert rules.count("font-display:swap") == len(named)
    assert rules.count("size-adjust") == 2
