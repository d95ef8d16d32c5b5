"""Pieces: everything that is drawn says what it is, and everybody is told how near victory is."""

from collections.abc import Iterator
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from bagend.engine.game import TALL, WIDE
from bagend.engine.records import plain
from bagend.engine.seats import NOBODY, SPECTATOR
from laws.test_explanations import MENDED
from laws.walks import legal, played, questions, repeats
from proof import some

DECORATION = {"art", "title", "heading", "button"}
"""Classes of what stands for nothing by itself: scenery and headings."""


def unexplained(element: Element, is_explained: bool = False) -> Iterator[str]:
    """Pieces, symbols and labels that nobody says anything about."""
    is_explained = is_explained or "data-about" in element.attrib
    if DECORATION & set(element.get("class", "").split()) and not is_explained:
        # Pieces that stand on scenery are pieces all the same.
        for child in element.iter():
            if child is not element and "data-key" in child.attrib:
                yield from unexplained(child)
        return
    if not is_explained and ("data-key" in element.attrib or element.tag in ("use", "text")):
        yield ElementTree.tostring(element, encoding="unicode")[:160]
    else:
        for child in element:
            yield from unexplained(child, is_explained)


@pytest.fixture(scope="module")
def drawn(game, rules, mode):
    """Views of random matches, through all eyes, with what may be answered and the drawing in both shapes."""
    words, found = game.words(), []
    for states in some(questions(game, rules, seed=53, most=repeats(mode, 2, 5))):
        asked = int(states[0].seat)
        for seat in {asked, 0, 1, SPECTATOR}:
            views = game.View.blank()
            rules.view(states, seat, views)
            view, answers = plain(views), legal(rules, states) if seat == asked else []
            for shape in (WIDE, TALL):
                found.append((view, answers, game.board(view, words, shape, answers)))
    return found


def about(drawing) -> list[str]:
    tree = ElementTree.fromstring(f"<svg>{''.join(drawing.regions.values())}</svg>")
    return [element.attrib["data-about"] for element in tree.iter() if "data-about" in element.attrib]


def test_everything_drawn_is_explained(drawn):
    found = set()
    for _, _, drawing in drawn:
        for name, markup in drawing.regions.items():
            if name != "answers":
                found |= set(unexplained(ElementTree.fromstring(f"<svg>{markup}</svg>")))
    assert sorted(found)[:20] == []


def test_an_explanation_names_the_piece_and_speaks_in_whole_sentences(game, drawn):
    words = game.words()
    for view, _, drawing in some(drawn):
        for key in some(set(about(drawing))):
            piece = game.text.piece(view, key, words)
            assert piece is not None, key
            assert piece.name.strip(), key
            assert piece.lines, key
            for text in (piece.name, *piece.lines):
                assert not MENDED.search(text), (key, text)
            assert all(line[-1] in ".!?…)" for line in piece.lines), (key, piece.lines)


def test_nothing_is_said_of_what_is_not_there(game, drawn):
    words = game.words()
    view = drawn[0][0]
    for key in ("", "no-such-thing", "card-", "card-9999", "space--1", "x" * 300, "die-é"):
        assert game.text.piece(view, key, words) is None


def test_what_an_answer_touches_is_drawn(game, drawn):
    touched = 0
    for view, answers, drawing in drawn:
        keys = set(about(drawing))
        for action in answers:
            touches = set(game.text.touches(view, action))
            assert touches <= keys, (game.answers.notation(action), touches - keys)
            touched += len(touches)
    assert touched


def test_everybody_is_told_how_near_victory_is(game, drawn):
    words = game.words()
    for view, _, _ in some(drawn):
        meters = game.text.meters(view, words)
        for meter in some(meters):
            assert 0 <= meter.value <= meter.goal, meter
            assert meter.seat == NOBODY or 0 <= meter.seat < len(game.seats), meter
            assert not MENDED.search(meter.line), meter
            assert meter.line[-1] in ".!", meter
        assert len({(meter.key, meter.seat) for meter in meters}) == len(meters)


def test_a_finished_match_has_its_key_figures(game, mode):
    words = game.words()
    for match in some(played(game, mode)):
        figures = game.text.figures(match.view(SPECTATOR), words)
        assert 2 <= len(figures) <= 6
        assert all(figure.label and figure.value for figure in figures)
