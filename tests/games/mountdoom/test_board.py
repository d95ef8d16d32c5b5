"""The board of Adventure to Mount Doom: what every drawing of it must be."""

import random
import re
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple
from xml.etree.ElementTree import Element

import numpy as np
import pytest

from bagend.bots.judges.mountdoom import choose_greedy
from bagend.drawing.sheets import breadth
from bagend.drawing.stylesheet import TEXT_SIZES
from bagend.engine.film import Film
from bagend.engine.game import TALL, WIDE, Drawing, Game
from bagend.engine.seats import CHANCE, NOBODY, SPECTATOR
from bagend.games.mountdoom.actions import Verb
from bagend.games.mountdoom.components import DICE
from games.boards import SHAPES, BoardLaws, Case, Drawn, draw, tree, whole
from games.mountdoom.positions import meet, position
from proof import some

TABLES: tuple[tuple[tuple[int, ...], dict[str, str]], ...] = (
    ((0, 1, 2, 3), {}),
    ((2,), {"courage_top": "20", "last_steps": "10"}),
    ((0, 3), {"easier": "yes", "easier_spends": "yes", "last_steps": "6", "courage_top": "13"}),
)


def positions(game: Game, seats: tuple[int, ...], options: dict[str, str], seed: int) -> Iterator[Case]:
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
            answer = game.draw(state[0], pick.randrange(game.chance_outcomes(state[0])))
        elif pick.random() < 0.8:
            answer = choose_greedy(view[0], np.array(answers), len(answers), None)  # type: ignore[arg-type]
        else:
            answer = pick.choice(answers)
        game.apply(state[0], answer, film)


@pytest.fixture(scope="module")
def cases(game: Game) -> list[Case]:
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
def drawn(request: pytest.FixtureRequest, game: Game, cases: list[Case]) -> list[Drawn]:
    return draw(game, cases, request.param)


class TestBoard(BoardLaws):
    always = frozenset(
        {
            *(f"figure-{name}" for name in ("ring-bearers", "merry-pippin", "aragorn", "legolas", "gimli")),
            *(f"die-{colour}" for colour in ("orange", "violet", "blue", "green", "red", "black-0", "black-1")),
        }
    )


def test_the_dice_of_the_first_roll_can_be_toggled_and_no_others(drawn, game):
    seen = set()
    for _, answers, drawing in drawn:
        parts = {part for answer in answers for part in game.answers.parts(answer)}
        toggles = {element.get("data-part") for element in whole(drawing).iterfind(".//*[@data-part]")}
        assert toggles == parts
        seen |= toggles
    assert seen == set(DICE)


def test_every_other_answer_has_a_button_and_nothing_else_has(drawn, game):
    seen = set()
    for _, answers, drawing in drawn:
        verbs = {str(answer): Verb(game.answers.split(answer)[0]) for answer in answers}
        seen |= set(verbs.values())
        buttons = {element.get("data-action") for element in whole(drawing).iterfind(".//*[@data-action]")}
        assert buttons == {answer for answer, verb in verbs.items() if verb != Verb.ROLL}
    assert {Verb.POWER, Verb.TRICK, Verb.TREEBEARD, Verb.BANISH, Verb.ELROND} <= seen


def middle(element: Element) -> tuple[float, float]:
    x, y = (element.get("transform") or "").removeprefix("translate(").split(")")[0].split()
    return float(x), float(y)


def test_no_two_answers_have_the_same_place(drawn):
    """A finger means the nearest, so that none may lie on another."""
    most = 0
    for _, _, drawing in drawn:
        places = [middle(answer) for answer in tree(drawing.regions["answers"])]
        assert len(set(places)) == len(places)
        most = max(most, len(places))
    assert most > 20


def test_the_panes_of_the_tall_board_follow_each_other_and_fit_a_phone(game, cases):
    assert len(cases) > 20
    for view, answers in cases:
        assert game.board(view, game.words(), WIDE, answers).panes == ()
        drawing = game.board(view, game.words(), TALL, answers)
        assert [pane.key for pane in drawing.panes] == ["path", "track", "cards"]
        at = 0.0
        for pane in drawing.panes:
            assert pane.top == at
            assert pane.height <= 490
            assert pane.label
            at += pane.height
        assert at == drawing.height
        for answer in tree(drawing.regions["answers"]):
            y = middle(answer)[1]
            assert all(abs(y - pane.top) >= 20 for pane in drawing.panes[1:]), answer.get("aria-label")


def test_a_board_keeps_its_size(game, cases):
    """A page learns the size of a drawing once."""
    words = game.words()
    for shape in SHAPES:
        sizes = {
            (int(view.top_courage), int(view.crater), drawing.width, drawing.height, drawing.panes)
            for view, answers in cases
            for drawing in [game.board(view, words, shape, answers)]
        }
        assert len(sizes) == len({size[:2] for size in sizes})


def marked(drawing: Drawing) -> set[str]:
    """The cards with a flag on them."""
    found = set()
    for piece in tree(drawing.regions["hand"]).iterfind(".//*[@data-key]"):
        if any(part.get("class") == "pennant" for part in piece.iter()):
            assert "now" in [text.text for text in piece.iter("text")]
            found.add((piece.get("data-key") or "").removeprefix("helper-"))
    return found


def test_cards_that_may_be_used_now_are_marked_for_everybody(game):
    hand = ["theoden", "treebeard", "power", "trick", "arwen", "wrath"]
    turn = position("gondor", hand=hand, at={"gimli": "gondor-3"})
    turn.play("roll orange+red").roll("3355")
    for viewer in (0, 1, SPECTATOR):
        views = game.View.blank()
        turn.rules.view(turn.states, viewer, views)
        for shape in SHAPES:
            drawing = game.board(views[0], game.words(), shape, [])
            assert marked(drawing) == {"theoden", "treebeard", "power", "trick"}
        lines = [line for section in game.text.sections(views[0], game.words()) for line in section.lines]
        assert len([line for line in lines if "May be used now." in line]) == 4


def test_m156_in_the_harder_mode_only_the_cards_of_the_active_seat_are_marked(game):
    hand = {"theoden": "east", "treebeard": "north"}
    at = {"gimli": "gondor-3"}
    turn = position("gondor", seats=("north", "east"), active="north", hand=hand, at=at, fields={"own_allies": 1})
    views = game.View.blank()
    turn.rules.view(turn.states, 0, views)
    assert marked(game.board(views[0], game.words(), WIDE, [])) == {"treebeard"}


class Lettering(NamedTuple):
    """A text of a drawing: how high its letters are, and the box they fill, in units of the drawing."""

    text: str
    size: float
    left: float
    top: float
    right: float
    bottom: float

    def covers(self, other: "Lettering") -> bool:
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return across > 1 and down > 1


def lettering(element: Element, at: tuple[float, float, float] = (0, 0, 1), size: float = 0) -> Iterator[Lettering]:
    """Every text of a drawing.  `at` is where its group is drawn, and how large."""
    x, y, scale = at
    classes = (element.get("class") or "").split()
    size = next((TEXT_SIZES[name] for name in classes if name in TEXT_SIZES), size)
    moves = re.findall(r"(translate|scale)\(([-\d.]+) ?([-\d.]*)", element.get("transform") or "")
    for move, first, second in moves:
        if move == "translate":
            x, y = x + scale * float(first), y + scale * float(second)
        else:
            scale *= float(second or first)
    if element.tag == "text":
        text = element.text or ""
        wide = scale * float(element.get("textLength") or size * sum(map(breadth, text)))
        left = x + scale * float(element.get("x", 0)) - (wide / 2 if "middle" in classes else 0)
        base = y + scale * float(element.get("y", 0))
        yield Lettering(text, size * scale, left, base - 0.7 * size * scale, left + wide, base)
    for child in element:
        yield from lettering(child, (x, y, scale), size)


def test_text_is_large_enough_on_a_small_desk_and_on_a_phone(drawn):
    """The page draws the board of a desk at 0.975 of its size on a screen of 1280 by 800, and a phone's as it is."""
    for _, _, drawing in some(drawn):
        for each in some(lettering(whole(drawing))):
            assert each.size >= (13 / 0.975 if drawing.width > 360 else 12), each


def test_no_text_covers_another_or_leaves_the_drawing(drawn):
    for _, _, drawing in some(drawn):
        found = list(some(lettering(whole(drawing))))
        assert [pair for pair in combinations(found, 2) if pair[0].covers(pair[1])] == []
        assert [each for each in found if each.left < 0 or each.right > drawing.width] == []


def test_everything_lies_inside_the_drawing(drawn):
    assert drawn
    for _, _, drawing in drawn:
        pieces = list(whole(drawing).iterfind(".//*[@data-key]"))
        assert pieces
        for piece in pieces:
            x, y = piece.get("transform", "").removeprefix("translate(").split(")")[0].split()
            assert 0 <= float(x) <= drawing.width
            assert 0 <= float(y) <= drawing.height


def test_m11_m14_m16_m17_figures_tokens_and_the_ring_are_drawn(game):
    turn = position("gondor", fields={"treebeard": 1, "shadow": 1})
    views = game.View.blank()
    turn.rules.view(turn.states, 0, views)
    drawing = game.board(views[0], game.words(), WIDE, [])
    keys = {element.get("data-key") for element in whole(drawing).iter()}
    assert {"figure-ring-bearers", "ring", "token-gandalf", "nazgul-0", "uruk-0"} <= keys
    assert "symbol-tree" in drawing.regions["dangers"]


@pytest.mark.parametrize(
    ("fields", "count", "riders"), [({}, "1/9", 1), ({"nazgul": 7}, "8/9", 8), ({"witch_king": 0}, "0/9", 0)]
)
def test_m12_the_count_beside_the_nazgul_is_how_many_are_drawn(game, fields, count, riders):
    views = game.View.blank()
    turn = position("gondor", fields=fields)
    turn.rules.view(turn.states, 0, views)
    drawing = tree(game.board(views[0], game.words(), WIDE, []).regions["dangers"])
    assert f"Nazgûl {count}" in [text.text for text in drawing.iter("text")]
    keys = [element.get("data-key") or "" for element in drawing.iter()]
    assert len([key for key in keys if key.startswith("nazgul-")]) == riders
