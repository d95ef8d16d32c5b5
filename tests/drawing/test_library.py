"""Symbols as files: what is read, and what is refused with a sentence."""

import pytest

from bagend import games
from bagend.drawing import DARK, defs, picture, pictures, svg
from bagend.drawing.library import (
    GRIDS,
    SHARED,
    BadDrawing,
    needed,
    read_folder,
    read_symbol,
    symbols_of,
)
from bagend.engine.game import Art, Drawing

every_game = pytest.mark.parametrize("game", games.all_games(), ids=lambda game: game.key)


def file(inner: str, box: str = GRIDS["emblem"]) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{inner}</svg>'


def test_a_symbol_is_read_without_its_frame():
    drawn = read_symbol("sign-door", file('\n  <circle r="9" fill="var(--green)"/>\n'))
    assert drawn.markup == '<circle r="9" fill="var(--green)"/>'
    assert drawn.definition().startswith('<g id="sign-door"')
    assert not drawn.is_picture


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("Sign", file(""), "small letters"),
        ("sign", "<svg", "not well-formed"),
        ("sign", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="9"/>', "nothing else"),
        ("sign", file("", "0 0 24.5 9"), "neither a grid"),
        ("sign", file("<script>alert(1)</script>"), "script is not a shape"),
        ("sign", file("<style>path{}</style>"), "style is not a shape"),
        ("sign", file("<text>Frodo</text>"), "text is not a shape"),
        ("sign", file("<g>Frodo</g>"), "words are written by boards"),
        ("sign", file('<path style="fill:red"/>'), "style='fill:red'"),
        ("sign", file('<path onclick="x()"/>'), "onclick='x()'"),
        ("sign", file('<path id="ring"/>'), "id='ring'"),
        ("sign", file('<path class="ink"/>'), "class='ink'"),
        ("sign", file('<path fill="#ff0000"/>'), "not a colour of the palette"),
        ("sign", file('<path stroke="var(--mithril)"/>'), "not a colour of the palette"),
        ("sign", file('<path stroke-width="7"/>'), "no nib is 7 broad"),
        ("sign", file('<path stroke-width="broad"/>'), "no nib is broad broad"),
        ("sign", file('<use href="https://example.org/x.svg#ring"/>'), "href="),
        ("sign", file("<!-- a note -->"), "no comments"),
        ("sign", '<!DOCTYPE svg [<!ENTITY a "b">]>' + file(""), "no comments"),
    ],
)
def test_what_is_not_drawn_as_agreed_is_refused(name: str, text: str, said: str):
    with pytest.raises(BadDrawing, match=r"^[^\n]+$") as refused:
        read_symbol(name, text)
    assert said in str(refused.value)


def test_a_game_cannot_draw_again_what_all_share(tmp_path):
    (tmp_path / "symbol-ring.svg").write_text(file('<circle r="9"/>'))
    with pytest.raises(BadDrawing, match="draws again what all games share: symbol-ring"):
        symbols_of(Art(folder=tmp_path))


def test_a_symbol_cannot_use_what_nobody_draws(tmp_path):
    (tmp_path / "sign-two.svg").write_text(file('<use href="#sign-one"/>'))
    with pytest.raises(BadDrawing, match="uses what nobody draws: sign-one"):
        symbols_of(Art(folder=tmp_path))


def test_editing_one_file_changes_the_symbol_everywhere(tmp_path):
    (tmp_path / "sign-door.svg").write_text(file('<circle r="9" fill="var(--green)"/>'))
    art = Art(folder=tmp_path)
    page = defs(art)
    assert '<circle r="9" fill="var(--green)"/>' in page
    document = svg(Drawing(10, 10, "Door", {"map": '<use href="#sign-door"/>'}), art, DARK)
    assert f'<circle r="9" fill="{DARK.colours["green"]}"/>' in document


def test_a_document_holds_only_what_it_needs_and_what_that_needs(tmp_path):
    for name, inner in (("sign-one", '<circle r="9"/>'), ("sign-two", '<use href="#sign-one"/>'), ("sign-three", "")):
        (tmp_path / f"{name}.svg").write_text(file(inner))
    names = [symbol.name for symbol in needed(["sign-two"], symbols_of(Art(folder=tmp_path)))]
    assert names == ["sign-one", "sign-two"]


def test_pictures_are_loaded_beside_a_page(tmp_path):
    (tmp_path / "ground-wide.svg").write_text(file('<rect width="9" height="9"/>', "0 0 90 60"))
    (tmp_path / "sign-door.svg").write_text(file('<circle r="9"/>'))
    art = Art(folder=tmp_path)
    assert "ground-wide" not in defs(art)
    assert pictures(art) == ["ground-wide"]
    assert 'id="ground-wide"' in picture(art, "ground-wide")
    assert "sign-door" not in picture(art, "ground-wide")
    assert 'id="ground-wide"' in svg(Drawing(90, 60, "Land", {}, ground="ground-wide"), art)


def test_a_page_takes_only_the_shared_symbols_that_its_game_names():
    assert 'id="die"' in defs(Art(shared=("die",)))
    assert 'id="symbol-ring"' not in defs(Art(shared=("die",)))


@every_game
def test_all_symbols_of_a_game_can_be_read(game):
    assert read_folder(SHARED)
    assert len(symbols_of(game.art)) > len(read_folder(SHARED))
