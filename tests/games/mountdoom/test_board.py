"""The board of Adventure to Mount Doom: what every drawing of it must be."""

import random
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import numpy as np
import pytest

from bagend.bots.judges.mountdoom import choose_greedy
from bagend.drawing import defs
from bagend.drawing.stylesheet import TEXT_SIZES
from bagend.engine.film import Film
from bagend.engine.game import TALL, WIDE, Drawing, Game
from bagend.engine.seats import CHANCE, NOBODY
from bagend.games.mountdoom.actions import Verb
from games.mountdoom.positions import meet, position

SHAPES = (WIDE, TALL)
TABLES: tuple[tuple[tuple[int, ...], dict[str, str]], ...] = (
    ((0, 1, 2, 3), {}),
    ((2,), {"courage_top": "20", "last_steps": "10"}),
    ((0, 3), {"easier": "yes", "easier_spends": "yes", "last_steps": "6", "courage_top": "13"}),
)
LISTED = (Verb.POWER, Verb.TRICK)
"""Uses with many numbers to choose from stand only in the list beside the board."""


def positions(
    game: Game, seats: tuple[int, ...], options: dict[str, str], seed: int
) -> Iterator[tuple[Any, list[int]]]:
    """The views of a match, each with the answers of the seat that is asked; mostly greedy, to come far."""
    pick = random.Random(seed)
    state = game.setup(game.options.read(options), seats)
    film, buffer = Film.blank(game.State, 0), np.zeros(len(game.answers), np.int64)
    while True:
        view = game.View.blank()
        game.view(state[0], seats[0], view[0])
        asked = state[0].seat not in (CHANCE, NOBODY)
        answers = sorted(buffer[: game.legal(state[0], buffer)].tolist()) if asked else []
        yield view[0], answers
        if state[0].seat == NOBODY:
            return
        if not asked:
            answer = game.draw(state[0], pick.randrange(game.odds(state[0])))
        elif pick.random() < 0.8:
            answer = choose_greedy(view[0], np.array(answers), len(answers), None)  # type: ignore[arg-type]
        else:
            answer = pick.choice(answers)
        game.apply(state[0], answer, film)


@pytest.fixture(scope="module")
def cases(game: Game) -> list[tuple[Any, list[int]]]:
    """Every fifth position of a few matches, each last one, and some that are rare."""
    found = []
    for seed, (seats, options) in enumerate(TABLES):
        match = list(positions(game, seats, options, seed + 20))
        found += [*match[::5], match[-1]]
    helpers = ["theoden", "treebeard", "elrond", "power", "trick", "support", "faramir"]
    rare = [
        position("gondor", hand=helpers, fields={"shadow": 1, "treebeard": 1}),
        position("gondor", hand=helpers).play("roll orange+red").roll("3355"),
        meet("helms-deep-grima", stage="helms-deep", hand=["treebeard", "arwen"]),
        meet("minas-morgul-army-of-the-dead", stage="minas-morgul", slots={2: "minas-morgul-haradrim"}),
        meet("empty", slot=2),
        meet("gondor-uruk-hai", hand=["treebeard", "eomer"]),
    ]
    for turn in rare:
        views = game.View.blank()
        turn.rules.view(turn.states, 0, views)
        found.append((views[0], sorted(game.answers.parse(answer) for answer in turn.answers())))
    return found


@pytest.fixture(scope="module", params=SHAPES)
def drawn(request: pytest.FixtureRequest, game: Game, cases: list[Any]) -> list[tuple[Any, list[int], Drawing]]:
    words = game.words()
    return [(view, answers, game.board(view, words, request.param, answers)) for view, answers in cases]


def tree(markup: str) -> Element:
    return ElementTree.fromstring(f"<svg>{markup}</svg>")


def whole(drawing: Drawing) -> Element:
    return tree("".join(drawing.regions.values()))


def test_every_region_is_well_formed_and_answers_come_last(drawn):
    for _, _, drawing in drawn:
        for markup in drawing.regions.values():
            tree(markup)
        assert list(drawing.regions)[-1] == "answers"


def test_keys_and_ids_are_unique(drawn):
    for _, _, drawing in drawn:
        for attribute in ("data-key", "id"):
            found = [element.get(attribute) for element in whole(drawing).iter() if element.get(attribute)]
            assert len(set(found)) == len(found)


def test_the_same_pieces_are_there_in_both_shapes(game, cases):
    words = game.words()
    for view, answers in cases:
        keys = [
            {element.get("data-key") for element in whole(game.board(view, words, shape, answers)).iter()}
            for shape in SHAPES
        ]
        assert keys[0] == keys[1]
        assert {f"figure-{name}" for name in ("ring-bearers", "merry-pippin", "aragorn", "legolas", "gimli")} <= keys[0]
        assert {
            f"die-{colour}" for colour in ("orange", "violet", "blue", "green", "red", "black-0", "black-1")
        } <= keys[0]


def test_no_piece_is_inside_another_and_each_is_placed_by_a_transform(drawn):
    for _, _, drawing in drawn:
        for piece in whole(drawing).iterfind(".//*[@data-key]"):
            assert piece.find(".//*[@data-key]") is None
            assert (piece.get("transform") or "").startswith("translate(")


def test_the_dice_of_the_first_roll_can_be_toggled_and_no_others(drawn, game):
    for _, answers, drawing in drawn:
        parts = {part for answer in answers for part in game.answers.parts(answer)}
        toggles = {element.get("data-part") for element in whole(drawing).iterfind(".//*[@data-part]")}
        assert toggles == parts


def test_every_other_answer_has_a_button_unless_it_is_only_listed(drawn, game):
    for _, answers, drawing in drawn:
        verbs = {answer: game.answers.split(answer)[0] for answer in answers}
        grima = any(verb == Verb.BANISH for verb in verbs.values())
        plain = {
            str(answer)
            for answer, verb in verbs.items()
            if verb != Verb.ROLL and verb not in LISTED and not (grima and verb == Verb.TREEBEARD)
        }
        buttons = {element.get("data-action") for element in whole(drawing).iterfind(".//*[@data-action]")}
        assert buttons == plain


def test_answers_have_a_role_a_name_and_room_for_a_finger(drawn):
    for _, _, drawing in drawn:
        for answer in tree(drawing.regions["answers"]):
            assert answer.get("role") == "button"
            assert answer.get("aria-label")
            target = answer[0]
            assert "target" in (target.get("class") or "")
            assert min(float(target.get("width", 0)), float(target.get("height", 0))) >= 44


def test_art_is_hidden_from_readers(drawn):
    for _, _, drawing in drawn:
        for name, markup in drawing.regions.items():
            if name != "answers":
                assert all(group.get("aria-hidden") == "true" for group in tree(markup))


def texts(element: Element, size: float, scale: float) -> Iterator[float]:
    """The height of every text, in units of the drawing."""
    classes = (element.get("class") or "").split()
    size = next((TEXT_SIZES[name] for name in classes if name in TEXT_SIZES), size)
    _, _, rest = (element.get("transform") or "").partition("scale(")
    scale *= float(rest.split(")")[0].split()[-1]) if rest else 1
    if element.tag == "text":
        yield size * scale
    for child in element:
        yield from texts(child, size, scale)


def test_text_is_at_least_eleven_units_high(drawn):
    for _, _, drawing in drawn:
        heights = list(texts(whole(drawing), 0, 1))
        assert heights
        assert min(heights) >= 11


def test_everything_lies_inside_the_drawing(drawn):
    for _, _, drawing in drawn:
        for piece in whole(drawing).iterfind(".//*[@data-key]"):
            x, y = piece.get("transform", "").removeprefix("translate(").split(")")[0].split()
            assert 0 <= float(x) <= drawing.width
            assert 0 <= float(y) <= drawing.height


def test_a_drawing_on_a_phone_is_as_wide_as_the_phone(game, cases):
    for view, answers in cases:
        assert game.board(view, game.words(), TALL, answers).width == 360


def test_looks_come_from_classes_only(drawn):
    for _, _, drawing in drawn:
        assert not any("style" in element.attrib for element in whole(drawing).iter())


def test_whatever_is_used_is_defined(drawn):
    known = {f"#{element.get('id')}" for element in ElementTree.fromstring(defs()).iter() if element.get("id")}
    for _, _, drawing in drawn:
        assert {element.get("href") for element in whole(drawing).iter("use")} <= known


def test_m11_m14_m16_m17_figures_tokens_and_the_ring_are_drawn(game):
    turn = position("gondor", fields={"treebeard": 1, "shadow": 1})
    views = game.View.blank()
    turn.rules.view(turn.states, 0, views)
    drawing = game.board(views[0], game.words(), WIDE, [])
    keys = {element.get("data-key") for element in whole(drawing).iter()}
    assert {"figure-ring-bearers", "ring", "token-gandalf", "nazgul-0", "uruk-0"} <= keys
    assert "symbol-tree" in drawing.regions["dangers"]
