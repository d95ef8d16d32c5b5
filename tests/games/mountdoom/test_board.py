"""The board of Adventure to Mount Doom: what every drawing of it must be."""

import math
import random
import re
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple
from xml.etree.ElementTree import Element

import numpy as np
import pytest

from bagend.bots.judges.mountdoom import choose_greedy
from bagend.drawing.library import read_folder
from bagend.drawing.sheets import breadth, width_of
from bagend.drawing.stylesheet import TEXT_SIZES
from bagend.engine.film import Film
from bagend.engine.game import LOW, TALL, WIDE, Drawing, Game
from bagend.engine.seats import CHANCE, NOBODY, SPECTATOR
from bagend.engine.words import LANGUAGES
from bagend.games.mountdoom.actions import ANSWERS, CARD, Verb
from bagend.games.mountdoom.board.art import pipped_die
from bagend.games.mountdoom.board.cards import LABEL, wrapped
from bagend.games.mountdoom.board.chart import stand
from bagend.games.mountdoom.board.layout import layout_of
from bagend.games.mountdoom.board.terrain import STAMPS, grounds
from bagend.games.mountdoom.components import DICE, FIGURES, HELPERS, N_CARDS, STAGES, WAITING, Ending, Face
from bagend.games.mountdoom.facts.cards import numbers
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


@pytest.fixture(scope="module", params=(*SHAPES, LOW))
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


def test_the_panes_of_the_low_board_follow_each_other_and_fit_a_phone_on_its_side(game, cases):
    for view, answers in some(cases):
        drawing = game.board(view, game.words(), LOW, answers)
        assert [pane.key for pane in drawing.panes] == ["path", "track", "cards"]
        at = 0.0
        for pane in drawing.panes:
            assert pane.top == at
            assert pane.height <= 311
            at += pane.height
        assert at == drawing.height


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


@pytest.mark.parametrize("shape", [WIDE, TALL, LOW])
def test_no_line_divides_the_words_of_a_card_that_has_two_answers(game, shape):
    """Each half of Treebeard's card lights up its outer edge, and the edges meet in the middle."""
    turn = position("gondor", hand=["treebeard", "elrond"])
    turn.play("roll orange+red").roll("3355")
    halves = [
        action for action in sorted(map(ANSWERS.parse, turn.answers())) if ANSWERS.split(action)[0] == Verb.TREEBEARD
    ]
    drawing = game.board(turn.view(), game.words(), shape, halves)
    drawn = list(tree(drawing.regions["answers"]))
    assert len(drawn) == 2
    for side, half in zip((-1, 1), drawn, strict=True):
        (sign,) = half.iter("use")
        assert sign.get("href") in {"#symbol-allies", "#symbol-tree"}
        (edge,) = (path.get("d", "") for path in half.iter("path") if path.get("class") == "glow")
        start, upright = (float(found) for found in re.findall(r"(?<=[MH])[-.\d]+(?=[ q])", edge))
        assert upright * side > 0 > start * side
        assert edge.count("V") == 1


@pytest.mark.parametrize("shape", [WIDE, TALL, LOW])
def test_the_words_of_a_card_that_may_not_be_used_stay_clear(game, shape):
    """While Gandalf is away his picture is faint; the words of his card are not, and his flag is at its foot."""
    turn = position("gondor", hand=["power", "elrond"], fields={"shadow": 1})
    drawn = whole(game.board(turn.view(), game.words(), shape, []))
    (card,) = drawn.findall(".//*[@data-key='helper-power']")
    (faint,) = card.findall(".//*[@class='idle']")
    assert [each.get("href") for each in faint.iter("use")] == ["#portrait-power"]
    assert not faint.findall(".//text")
    (flag,) = (each.get("transform", "") for each in card.iter("use") if each.get("href") == "#sign-banner")
    lines = sorted(float(each.get("y", "")) for each in card.iter("text"))
    assert float(re.findall(r"[-.\d]+", flag)[1]) > lines[-2]


def test_m156_in_the_harder_mode_only_the_cards_of_the_active_seat_are_marked(game):
    hand = {"theoden": "east", "treebeard": "north"}
    at = {"gimli": "gondor-3"}
    turn = position("gondor", seats=("north", "east"), active="north", hand=hand, at=at, fields={"own_allies": 1})
    views = game.View.blank()
    turn.rules.view(turn.states, 0, views)
    assert marked(game.board(views[0], game.words(), WIDE, [])) == {"treebeard"}


def test_dice_that_were_only_put_away_are_not_worth_a_mark(game):
    """They show nothing; a die that was rolled or placed is part of the last move."""
    turn = position("gondor")
    turn.play("roll orange+red").roll("3355")
    drawn = whole(game.board(turn.view(), game.words(), WIDE, []))
    dice = [piece for piece in drawn.iterfind(".//*[@data-key]") if piece.get("class") == "piece die"]
    idle = {piece.get("data-key") for piece in dice if piece.get("data-idle")}
    assert len(dice) == len(DICE) + 2
    assert idle == {piece.get("data-key") for piece in dice if piece.get("data-roll") is None}
    assert {"die-orange", "die-red"}.isdisjoint(idle)


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
    """On a screen of 1280 by 800 the page draws a desk's board at 0.975 of its size; a phone's nearly as it is."""
    least = {900: 13 / 0.975, 444: 12, 360: 12}
    for _, _, drawing in some(drawn):
        for each in some(lettering(whole(drawing))):
            assert each.size >= least[drawing.width], each


def test_no_text_covers_another_or_leaves_the_drawing(drawn):
    for _, _, drawing in some(drawn):
        found = list(some(lettering(whole(drawing))))
        assert [pair for pair in combinations(found, 2) if pair[0].covers(pair[1])] == []
        assert [each for each in found if each.left < 0 or each.right > drawing.width] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shape", [*SHAPES, LOW])
def test_what_is_written_on_the_tile_keeps_to_its_own_page(game, cases, shape, language):
    view, answers = cases[0]
    drawing = whole(game.board(view, game.words(language), shape, answers))
    left, right = (
        [each for page in drawing.iterfind(f".//*[@data-about='side-{side}']") for each in lettering(page)]
        for side in (1, 2)
    )
    assert max(each.right for each in some(left)) + 4 < min(each.left for each in some(right))


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


def test_the_ground_is_what_the_hand_draws(game):
    """The files were written by scripts/terrain.py from the lands as they are now."""
    files = read_folder(game.folder / "art")
    drawn = grounds()
    assert set(drawn) == {f"ground-{shape}" for shape in (WIDE, TALL, LOW)}
    for name, ((width, height), markup) in drawn.items():
        assert (files[name].box, files[name].markup) == (f"0 0 {width} {height}", markup)
    for stamp in STAMPS:
        assert files[stamp.name].markup == stamp.drawn()


def test_the_ground_is_as_large_as_the_board(drawn):
    sizes = {name: size for name, (size, _) in grounds().items()}
    for _, _, drawing in some(drawn):
        assert sizes[drawing.ground] == (drawing.width, drawing.height)


def test_every_card_and_every_helper_has_a_portrait_of_its_own(game):
    files = read_folder(game.folder / "art")
    names = {*(CARD.name(card) for card in range(N_CARDS)), *HELPERS}
    assert len({files[f"portrait-{name}"].markup for name in names}) == len(names) == 38


def test_friends_and_foes_differ_by_the_edge_of_their_banner(game):
    edges = {}
    for name in ("lothlorien-elrond", "lothlorien-cave-troll", "mount-doom-eagles", "mount-doom-shelob"):
        views = game.View.blank()
        turn = position("lothlorien", slots={1: name})
        turn.rules.view(turn.states, 0, views)
        region = tree(game.board(views[0], game.words(), WIDE, []).regions["slot-1"])
        (edge,) = (part.get("d") or "" for part in region.iter("path") if "banner" in (part.get("class") or ""))
        edges[name] = edge
    assert edges["lothlorien-elrond"] == edges["mount-doom-eagles"]
    assert edges["lothlorien-cave-troll"] == edges["mount-doom-shelob"]
    assert edges["lothlorien-elrond"] != edges["lothlorien-cave-troll"]


def test_no_figure_hides_the_face_of_another(game):
    """Five share Rivendell at the start: their heads and what they carry are free."""
    turn = position("lothlorien", at=dict.fromkeys(FIGURES, 0))
    views = game.View.blank()
    turn.rules.view(turn.states, 0, views)
    for shape in some((WIDE, TALL, LOW)):
        layout = layout_of(views[0], shape)
        spots = [stand(views[0], number, layout) for number in range(len(FIGURES))]
        for (x, y), (u, v) in some(combinations(spots, 2)):
            assert abs(x - u) >= 22 * layout.figure or abs(y - v) >= 30 * layout.figure


@pytest.mark.parametrize("shape", [WIDE, TALL, LOW])
def test_names_of_places_can_be_read_wherever_figures_stand(game, shape: str):
    """Two figures on a space stand beside the names, within the frame; the names of a crowd lie over it."""
    views = game.View.blank()
    turn = position("lothlorien")
    turn.rules.view(turn.states, 0, views)
    layout, words, size = layout_of(views[0], shape), game.words(), TEXT_SIZES["label"]
    called = [words("board-rivendell"), *(words.name("stage", name) for name in STAGES), words("board-isengard")]
    for step in range(len(layout.steps)):
        views[0].at[:] = WAITING
        views[0].at[:2] = step
        for number in range(2):
            x, y = stand(views[0], number, layout)
            half, high = 13 * layout.figure, 15 * layout.figure
            assert half <= x <= layout.width - layout.rim - half
            for name, (u, v) in zip(called, (*layout.names, layout.isengard_name), strict=True):
                across = half + width_of(name, size) / 2 - abs(x - u)
                down = high + size * 0.35 - abs(y - (v - size * 0.35))
                assert min(across, down) < 5, (name, step)
    regions = list(game.board(views[0], words, shape, []).regions)
    assert regions.index("figures") < regions.index("names")


@pytest.mark.parametrize("shape", [WIDE, TALL, LOW])
def test_the_names_below_the_road_lie_clear_of_figures_riders_and_lamps(game, shape):
    view = position("lothlorien").view()
    layout, size = layout_of(view, shape), TEXT_SIZES["label"]
    view.at[:] = WAITING
    riders = [] if layout.full else [(x, y + 4, 9, 9) for x, y in layout.nazgul]
    wide, tall = 13 * layout.figure, 19 * layout.figure
    figures = [(*stand(view, number, layout), wide, tall) for number in range(len(FIGURES))]
    for name, (x, y) in (("waiting", layout.waiting_name), ("Nazgûl 9/9", layout.nazgul_name)):
        for u, v, half, high in some([*riders, *figures]):
            across = half + width_of(name, size) / 2 - abs(x - u)
            down = high + size * 0.35 - abs(y - size * 0.35 - v)
            assert min(across, down) < 5, name
        if layout.lamps.y > layout.lamps.x + 10:
            assert y + size * 0.2 <= layout.lamps.y - 3


def test_lamps_are_lit_as_far_as_courage_reaches(game):
    for courage in some((1, 4, 13)):
        views = game.View.blank()
        turn = position("gondor", fields={"courage": courage})
        turn.rules.view(turn.states, 0, views)
        region = tree(game.board(views[0], game.words(), WIDE, []).regions["courage"])
        lamps = {part.get("data-about", ""): part[0].get("class") for part in region.iterfind("g/g[@data-about]")}
        lit = {int(key.removeprefix("courage-")) for key, look in lamps.items() if look == "lamp lit"}
        assert lit == set(range(1, courage + 1))


@pytest.mark.parametrize("ending", [Ending.CRATER, Ending.COURAGE, Ending.NAZGUL])
def test_every_ending_has_a_scene(game, ending):
    views = game.View.blank()
    turn = position("gondor", fields={"ending": ending})
    turn.rules.view(turn.states, 0, views)
    name = game.scene(views[0], ())
    assert name == f"scene-{ending.name.lower()}"
    assert read_folder(game.folder / "art")[name].box == "0 0 480 270"


def test_without_an_ending_there_is_no_scene(game):
    views = game.View.blank()
    turn = position("gondor")
    turn.rules.view(turn.states, 0, views)
    assert game.scene(views[0], ()) == ""


def test_what_costs_courage_is_a_black_heart_everywhere(game):
    """The texts call it so: on the road, and at the end of the courage track."""
    drawing = game.board(position("lothlorien").view(), game.words(), WIDE, [])
    for region in some(("ground", "courage")):
        signs = [part for part in tree(drawing.regions[region]).iter() if part.get("href") == "#sign-heart"]
        assert {sign.get("class") for sign in some(signs)} == {"heart", "heart-edge"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_six_cards_in_hand_all_say_what_they_do(game, language):
    """As many as lie in two rows on a desk."""
    words = game.words(language)
    for first in range(0, len(HELPERS), 2):
        hand = [HELPERS[(first + each) % len(HELPERS)] for each in range(6)]
        turn = position("gondor", hand=hand)
        drawing = whole(game.board(turn.view(), words, WIDE, []))
        for helper in hand:
            card = drawing.find(f".//*[@data-key='helper-{helper}']")
            assert card is not None
            told = " ".join(text.text or "" for text in card.iterfind(".//text"))
            assert words(f"effect-{helper}", **numbers(turn.view())) in told, helper


def test_the_sign_on_a_die_covers_none_of_its_pips():
    for pips in range(1, 7):
        drawn = tree(str(pipped_die("die-red", "red", pips, "sign-axe", None, "")))
        sign = drawn.find(".//circle")
        assert sign is not None
        at = float(sign.get("cx", 0)), float(sign.get("cy", 0))
        spots = [path.get("d", "") for path in drawn.iterfind(".//path[@class='solid']")]
        assert len(spots) == pips
        for spot in spots:
            left, middle, radius = (float(part) for part in re.match(r"M(\S+) (\S+)A(\S+) ", spot).groups())  # type: ignore[union-attr]
            assert math.dist(at, (left + radius, middle)) > float(sign.get("r", 0)) + radius


def test_a_figure_that_only_makes_room_for_another_has_not_moved(game):
    """The page marks what changed its `data-at`."""

    def where(turn) -> dict[str, tuple[str | None, str | None]]:
        drawn = whole(game.board(turn.view(), game.words(), WIDE, []))
        keys = [f"figure-{figure}" for figure in FIGURES]
        found = {key: drawn.find(f".//*[@data-key='{key}']") for key in keys}
        return {
            key: (piece.get("data-at"), piece.get("transform")) for key, piece in found.items() if piece is not None
        }

    alone = where(position("gondor", at={"gimli": "gondor-3", "legolas": "gondor-2"}))
    together = where(position("gondor", at={"gimli": "gondor-3", "legolas": "gondor-3"}))
    assert alone["figure-gimli"][1] != together["figure-gimli"][1]
    assert alone["figure-gimli"][0] == together["figure-gimli"][0]
    assert alone["figure-legolas"][0] != together["figure-legolas"][0]


@pytest.mark.parametrize("shape", [*SHAPES, LOW])
def test_m120_while_there_are_fights_the_winning_faces_of_the_combat_die_have_a_tick(game, shape):
    at = {"ring-bearers": 26, "merry-pippin": 26, "aragorn": 25}
    turn = meet("gondor-orc-hordes", at=at, hand=["eomer"])
    drawn = whole(game.board(turn.view(), game.words(), shape, []))
    sides = drawn.findall(".//*[@data-about='combat']/g")
    assert len(sides) == len(Face)
    ticked = [side.find(".//*[@class='tick-disc']") is not None for side in sides]
    assert ticked == [True, False, False, False, False, False]
    peace = whole(game.board(position("gondor").view(), game.words(), shape, []))
    assert peace.find(".//*[@data-about='combat']") is None


@pytest.mark.parametrize("shape", [*SHAPES, LOW])
def test_a_pair_of_dice_shows_the_card_it_meets_and_on_wide_plates_whom_it_moves(game, shape):
    slots = {2: "gondor-faramir", 3: "gondor-orc-hordes"}
    turn = position("gondor", slots=slots).play("roll orange+red").roll("3246")
    actions = [ANSWERS.parse(answer) for answer in turn.answers()]
    drawn = whole(game.board(turn.view(), game.words(), shape, actions))
    seen = {}
    for action in actions:
        plate = drawn.find(f".//*[@data-action='{action}']")
        assert plate is not None
        used = [each.get("href", "").removeprefix("#") for each in plate.iterfind(".//use")]
        seen[ANSWERS.notation(action)] = [name for name in used if name.startswith(("portrait-", "figure-"))]
    moved = {"orange": ["figure-ring-bearers"], "red": ["figure-gimli"]} if shape != TALL else {"orange": [], "red": []}
    met = {"first": ["portrait-orc-hordes"], "second": ["portrait-faramir"]}
    assert len(seen) == 4
    for answer, names in seen.items():
        black = next(each for each in met if each in answer)
        die = next(each for each in moved if each in answer)
        assert names == met[black] + moved[die], answer


def test_no_line_ends_at_a_space_that_must_not_break():
    told = "Спутники приносят по\u00a01 отваге"
    assert {" ".join(wrapped(told, room, LABEL)) for room in range(20, 400, 4)} == {told}
