"""The board of Duel for Middle-earth: what every drawing of it must be."""

import itertools
from typing import Any
from xml.etree.ElementTree import Element

import numpy as np
import pytest

from bagend.drawing.library import read_folder
from bagend.drawing.stylesheet import TEXT_SIZES
from bagend.engine.game import LOW, TALL, WIDE, Game
from bagend.engine.loops import MOST_LEGAL
from bagend.games.duel.actions import ANSWERS, Phase, Verb
from bagend.games.duel.board.answers import TOUCH, is_hand, panel_cells
from bagend.games.duel.board.faces import card_face, is_muster, picture_of
from bagend.games.duel.board.layout import layout_of
from bagend.games.duel.board.terrain import CORNERS, grounds
from bagend.games.duel.components import (
    CARDS,
    COLOUR,
    DECK,
    N_CARDS,
    N_CHAPTERS,
    N_REGIONS,
    N_SLOTS,
    NEIGHBOURS,
    RACES,
    SAURON,
    SIDES,
    Ending,
)
from games.boards import BoardLaws, Case, Drawn, draw, tree, whole
from games.duel.positions import position
from laws.walks import variants, walk
from proof import some

SHAPES = (WIDE, TALL, LOW)
RICH = {"sauron": 20, "fellowship": 20}


def special() -> list[Any]:
    """Positions with the rarer questions."""
    three = position(chapter=2, coins=RICH, tiles=["grey-havens"], tops={"ents": "ents-three"})
    three.play("take grey-havens", "court ents").settle().play("keep ents-three")
    order = position(chapter=3, display=["c3-18"], coins=RICH, free_order="yes").play("play 1")
    bonus = position(chapter=3, display=["c3-06"], coins=RICH, quest={"sauron": 8}).play("play 1")
    raze = position(
        chapter=3,
        display=["c3-06"],
        coins=RICH,
        quest={"sauron": 11},
        forts={"fellowship": ["arnor"]},
        owned={"fellowship": ["bree"]},
        tiles=(),
    ).play("play 1")
    added = position(coins=RICH, tiles=["bree", "erebor", "isengard", "grey-havens", "helms-deep"], landmarks="add")
    return [turn.states for turn in (three, order, bonus, raze, added)]


@pytest.fixture(scope="module")
def cases(game: Game, rules: Any) -> list[Case]:
    """Every ninth position of a few matches, each last one, and the rarer questions."""
    found = []
    for seed, variant in enumerate(variants(game)):
        match = [states for states, _ in walk(game, rules, variant, seed)]
        found += [*match[::9], match[-1]]
    out, cases = np.zeros(MOST_LEGAL, np.int64), []
    for states in [*found, *special()]:
        seat = int(states[0].seat)
        views = game.View.blank()
        rules.view(states, max(seat, 0), views)
        cases.append((views[0], out[: rules.legal(states, out)].tolist() if seat >= 0 else []))
    return cases


@pytest.fixture(scope="module", params=SHAPES)
def drawn(request: pytest.FixtureRequest, game: Game, cases: list[Case]) -> list[Drawn]:
    return draw(game, cases, request.param)


class TestBoard(BoardLaws):
    always = frozenset({"character-fellowship", "character-sauron"})


def spot(element: Element) -> tuple[float, float]:
    """Where a piece or an answer is put."""
    x, y = (element.get("transform") or "").removeprefix("translate(").split(")")[0].split()
    return float(x), float(y)


def test_the_cases_ask_every_question(cases):
    asked = {Phase(view.phase) for view, answers in cases if answers}
    assert asked >= {Phase.TURN, Phase.PLACE, Phase.MOVE, Phase.KEEP, Phase.MANOEUVRE, Phase.ORDER, Phase.RAZE}
    assert asked >= {Phase.BONUS_TURN}


def test_every_legal_answer_has_a_button_and_nothing_else_has(drawn):
    for _, answers, drawing in some(drawn):
        buttons = {element.get("data-action") for element in whole(drawing).iterfind(".//*[@data-action]")}
        assert buttons == {str(answer) for answer in answers}


def test_no_two_answers_lie_on_the_same_spot(drawn):
    for _, _, drawing in some(drawn):
        spots = [answer.get("transform") for answer in tree(drawing.regions["answers"])]
        assert len(set(spots)) == len(spots)


def test_text_is_at_least_eleven_units_high_and_never_scaled(drawn):
    for _, _, drawing in some(drawn):
        for group in some(whole(drawing).iterfind(".//*[text]")):
            assert "scale" not in (group.get("transform") or "")
        for text in some(whole(drawing).iter("text")):
            sizes = [TEXT_SIZES[name] for name in (text.get("class") or "").split() if name in TEXT_SIZES]
            assert sizes
            assert min(sizes) >= 11


def test_a_drawing_on_a_phone_is_as_wide_as_the_phone_and_a_desk_holds_the_wide_one(game, cases):
    for view, answers in some(cases[:4]):
        assert game.board(view, game.words(), TALL, answers).width == 360
        wide = game.board(view, game.words(), WIDE, answers)
        assert (wide.width, wide.height) == (900, 740)


UNDER_TABS, ABOVE_BAR = 312, 342
"""What a phone on its side shows below the tabs, and an upright one between the tabs and the bar."""


def test_cards_and_map_are_seen_at_once_on_a_phone(game):
    lying, upright = layout_of(LOW), layout_of(TALL)
    assert {height for key, (_, height) in lying.panes.items() if key != "sides"} == {UNDER_TABS}
    for chapter in (0, 1):
        assert max(y for _, y in upright.slots(chapter)) + upright.card[1] / 2 <= ABOVE_BAR


def test_a_face_down_card_is_keyed_by_its_slot_alone(drawn):
    for view, _, drawing in some(drawn):
        keys = {element.get("data-key") for element in tree(drawing.regions["display"]).iterfind(".//*[@data-key]")}
        down = {f"down-{view.chapter + 1}-{slot + 1}" for slot in range(20) if view.down >> slot & 1}
        up = {f"card-{CARDS[card]}" for card in view.slot if card >= 0}
        assert keys == down | up


def test_d37_every_played_card_lies_in_an_area(drawn):
    for view, _, drawing in some(drawn):
        keys = {element.get("data-key") for element in tree(drawing.regions["cards"]).iterfind(".//*[@data-key]")}
        rows = [int(view.area[0, i] | view.area[1, i]) for i in range(3)]
        assert keys == {f"card-{CARDS[c]}" for c in range(len(CARDS)) if rows[c // DECK] >> c % DECK & 1}


def test_d17_every_card_that_lies_open_carries_the_shape_of_its_colour(drawn):
    for view, _, drawing in some(drawn):
        shapes = [u.get("href") for u in tree(drawing.regions["display"]).iter("use") if "#shape-" in u.get("href", "")]
        assert len(shapes) == sum(card >= 0 for card in view.slot)


@pytest.mark.parametrize("shape", [WIDE, TALL])
def test_a_covered_red_card_still_names_its_regions(game, shape):
    """Each row lies on the foot of the one before."""
    layout = layout_of(shape)
    width, height = layout.card
    shown = min(
        abs(y - v)
        for chapter in range(N_CHAPTERS)
        for (_, y), (_, v) in itertools.pairwise(layout.slots(chapter))
        if y != v
    )
    for card in some([card for card in range(len(CARDS)) if is_muster(card)]):
        face = tree(str(card_face(card, width, height, game.words())))
        names = [text for text in face.iter("text") if "label" in str(text.get("class"))]
        assert len(names) == 2
        assert all(float(text.get("y", 0)) <= -height / 2 + shown + 1 for text in names)


def test_the_head_of_a_card_plays_it_and_its_foot_discards_it(game):
    turn = position(display=["c1-01"])
    drawing = game.board(turn.view("sauron"), game.words(), WIDE, [Verb.PLAY.value, Verb.DISCARD.value])
    head, foot = tree(drawing.regions["answers"])
    assert spot(head)[1] < spot(foot)[1]
    assert head.get("aria-label") == "Play the grey card “Ruse”, free"


def test_all_answers_of_a_panel_fit_on_the_display(game):
    turn = position(chapter=3, display={1: "c3-01"}, coins=RICH, tiles=["barad-dur"]).play("take barad-dur").settle()
    answers = [ANSWERS.parse(answer) for answer in turn.answers()]
    assert len(answers) > 50
    for shape in SHAPES:
        drawing = game.board(turn.view("sauron"), game.words(), shape, answers)
        for answer in tree(drawing.regions["answers"]):
            x, y = spot(answer)
            assert 20 < x < drawing.width
            assert 40 < y < 410


def test_a_chapter_that_was_just_laid_out_leaves_no_marks(game):
    """A piece that is idle is not marked as changed by the last turn."""

    def idle(turn: Any) -> list[bool]:
        display = tree(game.board(turn.view("sauron"), game.words(), WIDE, []).regions["display"])
        return ["data-idle" in piece.attrib for piece in display.iterfind(".//*[@data-key]")]

    turn = position(display={slot: f"c1-{slot:02}" for slot in range(1, N_SLOTS + 1)}, coins=RICH)
    assert len(idle(turn)) == N_SLOTS
    assert all(idle(turn))
    assert not any(idle(turn.play("play 20")))


def test_no_mark_shows_through_a_panel(game):
    turn = position(display=["c1-13"], coins=RICH, tiles=["barad-dur"], discarded=["c1-01", "c1-02"])
    turn.play("take barad-dur").settle()
    pile = tree(game.board(turn.view("sauron"), game.words(), WIDE, []).regions["heading"]).find(
        ".//*[@data-key='pile']"
    )
    assert pile is not None
    assert "data-idle" in pile.attrib


def panel_of(game: Game, turn: Any, shape: str) -> Element:
    answers = [ANSWERS.parse(answer) for answer in turn.answers()]
    return tree(game.board(turn.view("sauron"), game.words(), shape, answers).regions["panel"])


@pytest.mark.parametrize("shape", [WIDE, TALL])
def test_a_small_discard_pile_is_shown_as_whole_cards(game, shape):
    turn = position(display=["c1-13"], coins=RICH, tiles=["barad-dur"], discarded=["c1-01", "c1-02"])
    turn.play("take barad-dur").settle()
    drawn = panel_of(game, turn, shape)
    width, height = layout_of(shape).card
    faces = drawn.findall(".//rect[@class='card-face']")
    assert {(float(face.get("width", 0)), float(face.get("height", 0))) for face in some(faces)} == {(width, height)}


@pytest.mark.parametrize("shape", SHAPES)
def test_a_finger_finds_the_head_of_every_whole_card_on_a_panel(shape):
    layout = layout_of(shape)
    hands = 0
    for count in range(1, 61):
        cards = [Verb.REVIVE + card for card in range(count)]
        if not is_hand(layout, cards):
            continue
        hands += 1
        heights = sorted({y for _, (_, y) in panel_cells(layout, cards)})
        assert all(low - high >= TOUCH for high, low in itertools.pairwise(heights)), count
    assert 0 < hands < 60


def test_d107_an_alliance_of_two_shows_its_race(game):
    own, tokens = {"sauron": ["c1-20"]}, {"sauron": ["dwarves-green-moves"]}
    turn = position(chapter=2, display=["c2-18"], coins=RICH, area=own, tokens=tokens)
    turn.play("play 1" if turn.may("play 1") else "chain 1")
    signs = {use.get("href") for use in panel_of(game, turn, WIDE).iter("use")}
    assert "#people-hobbits" in signs
    assert "#people-humans" not in signs


def unit_keys(game: Game, turn: Any) -> dict[str, str]:
    """Each unit on the map with its kind."""
    pieces = whole(game.board(turn.view(0), game.words(), WIDE, [])).iterfind(".//*[@data-kind]")
    return {piece.get("data-key", ""): piece.get("data-kind", "") for piece in pieces}


def test_a_unit_that_is_moved_is_gone_here_and_new_there_and_no_other_piece_changes(game):
    units = {"sauron": {"rohan": 3, "mordor": 1}, "fellowship": {"arnor": 2}}
    turn = position(display=["c3-23"], chapter=3, coins=RICH, units=units).play("play 1")
    moves = [answer for answer in turn.answers() if answer.startswith("move rohan ")]
    assert moves
    before = unit_keys(game, turn)
    after = unit_keys(game, turn.play(moves[0]))
    gone, new = before.keys() - after.keys(), after.keys() - before.keys()
    assert gone == {"unit-sauron-rohan-3"}
    assert [after[key] for key in new] == [before[key] for key in gone] == ["unit-sauron"]


def test_dq37_a_known_top_token_shows_which_it_is(game):
    """It lies open on its stack; the other stacks show the sign of their race."""

    def signs(**tops: str) -> list[str | None]:
        drawing = game.board(position(tops=tops).view(0), game.words(), WIDE, [])
        uses = [use.get("href") for use in tree(drawing.regions["stacks"]).iter("use")]
        return [sign for sign in uses if sign != "#medal"]

    unknown = [f"#people-{race}" for race in RACES]
    assert signs() == unknown
    raze, three = (
        ("#deed-raze", "#people-ents", "#deed-eye"),
        ("#sign-move", "#deed-remove", "#people-ents", "#deed-eye"),
    )
    assert signs(ents="ents-raze") == [unknown[0], *raze, *unknown[2:]]
    assert signs(ents="ents-three") == [unknown[0], *three, *unknown[2:]]


def test_the_ground_is_what_the_hand_draws(game):
    """The files were written by scripts/terrain.py from the lands as they are now."""
    drawn = grounds()
    assert set(drawn) == {f"ground-{shape}" for shape in SHAPES}
    files = read_folder(game.folder / "art")
    for name, ((width, height), markup) in drawn.items():
        assert (files[name].box, files[name].markup) == (f"0 0 {width} {height}", markup)


@pytest.mark.parametrize("shape", SHAPES)
def test_the_ground_is_as_large_as_the_board(game, shape):
    drawing = game.board(position().view(0), game.words(), shape, [])
    assert drawing.ground == f"ground-{shape}"
    assert grounds()[drawing.ground][0] == (drawing.width, drawing.height)


def test_regions_share_a_border_on_the_map_if_and_only_if_they_are_neighbours():
    for one, other in some(itertools.combinations(range(N_REGIONS), 2)):
        shared = set(CORNERS[one]) & set(CORNERS[other])
        assert (len(shared) >= 2) == bool(NEIGHBOURS[one] >> other & 1)


def test_every_card_has_a_picture_and_no_two_colours_share_one(game):
    files = read_folder(game.folder / "art")
    pictures: dict[str, set[int]] = {}
    for card in range(N_CARDS):
        assert picture_of(card) in files
        pictures.setdefault(picture_of(card), set()).add(int(COLOUR[card]))
    assert all(len(colours) == 1 for colours in pictures.values())


def chase(game: Game, fellowship: int, sauron: int) -> tuple[float, float]:
    """Where the rider and the hobbits are on the road."""
    turn = position(quest={"fellowship": fellowship, "sauron": sauron})
    drawn = tree(game.board(turn.view(0), game.words(), WIDE, []).regions["characters"])
    at = {piece.get("data-key"): spot(piece)[0] for piece in drawn.iterfind(".//*[@data-key]")}
    return at["character-sauron"], at["character-fellowship"]


def test_d103_the_nazgul_ride_behind_the_hobbits_and_come_along_with_them(game):
    rider, hobbits = chase(game, 0, 0)
    assert rider < hobbits
    later, ahead = chase(game, 4, 0)
    assert later - rider == pytest.approx(ahead - hobbits, abs=0.2)
    closer, same = chase(game, 0, 13)
    assert same == hobbits
    assert rider < closer < hobbits


@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize("ending", list(Ending))
def test_every_ending_has_a_scene(game, ending, winner):
    turn = position()
    turn.states[0].ending = ending
    shown = game.scene(turn.view(0), [0, 1] if ending == Ending.SHARED else [winner])
    assert shown in read_folder(game.folder / "art")
    assert ending == Ending.SHARED or shown.endswith(SIDES[winner])


@pytest.mark.parametrize(
    ("ending", "region"),
    [
        (Ending.RING, "characters"),
        (Ending.RACES, "side-sauron"),
        (Ending.CONQUEST, "hosts"),
        (Ending.MAJORITY, "hosts"),
        (Ending.SHARED, "hosts"),
    ],
)
def test_what_decided_the_match_is_marked(game, ending, region):
    turn = position("sauron")
    turn.states[0].ending, turn.states[0].winners = ending, 1 << SAURON
    drawing = game.board(turn.view(0), game.words(), TALL, [])
    assert [name for name in drawing.regions if "data-decided" in drawing.regions[name]] == [region]
