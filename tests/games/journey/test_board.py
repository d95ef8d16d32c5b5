"""The board of Journey to Mordor: what every drawing of it must be."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

from bagend.drawing.document import pictures
from bagend.drawing.stylesheet import TEXT_SIZES
from bagend.engine.film import Film
from bagend.engine.game import LOW, TALL, WIDE, Game
from bagend.engine.seats import CHANCE, NOBODY
from bagend.games.journey.board.terrain import grounds
from games.boards import SHAPES, BoardLaws, Case, Drawn, draw, tree, whole
from games.journey.positions import finish, position, seen
from proof import some

TABLES: tuple[tuple[tuple[int, ...], dict[str, str]], ...] = (
    ((0, 1, 2, 3), {}),
    ((0, 1, 3), {"side": "advanced", "squares": "5"}),
    ((1, 2), {"choose_split": "yes", "squares": "8"}),
    ((0, 1, 2, 3), {"side": "advanced", "squares": "8", "choose_split": "yes"}),
)


def positions(game: Game, seats: tuple[int, ...], options: dict[str, str], seed: int) -> Iterator[Case]:
    """The views of a match played at random, each with the answers of the seat that is asked."""
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
        answer = pick.choice(answers) if asked else game.draw(state[0], pick.randrange(game.chance_outcomes(state[0])))
        game.apply(state[0], answer, film)


@pytest.fixture(scope="module")
def cases(game: Game) -> list[Case]:
    """Every tenth position of a few matches, and each last one."""
    found = []
    for seed, (seats, options) in enumerate(TABLES):
        match = list(positions(game, seats, options, seed))
        found += [*match[::10], *(case for case in match if any(a >= 32 for a in case[1]))][:20] + match[-1:]
    return found


@pytest.fixture(scope="module", params=(*SHAPES, LOW))
def drawn(request: pytest.FixtureRequest, game: Game, cases: list[Case]) -> list[Drawn]:
    return draw(game, cases, request.param)


class TestBoard(BoardLaws):
    always = frozenset(f"die-{colour}" for colour in ("yellow", "red", "blue", "green", "black"))


def test_answers_come_last_and_sheets_are_those_of_the_seated(drawn, game):
    for view, _, drawing in some(drawn):
        *_, last = drawing.regions
        assert last == "answers"
        seated = {f"sheet-{name}" for seat, name in enumerate(game.seats) if view.seated >> seat & 1}
        assert {name for name in drawing.regions if name.startswith("sheet-")} == seated


def test_every_part_of_a_legal_keep_can_be_toggled_and_no_other(drawn, game):
    for _, answers, drawing in some(drawn):
        parts = {part for answer in answers for part in game.answers.parts(answer)}
        toggles = {element.get("data-part") for element in whole(drawing).iterfind(".//*[@data-part]")}
        assert toggles == parts


def test_a_die_that_can_be_kept_is_called_by_its_colour_and_symbol(game):
    turn = position(kept="R . . . T", shows=". G W N .")
    view = game.View.blank()
    game.view(turn.state, 0, view[0])
    drawing = game.board(view[0], game.words(), TALL, [game.answers.parse("keep red+green")])
    labels = [element.get("aria-label") for element in whole(drawing).iterfind(".//*[@data-part]")]
    assert labels == ["red die: Gandalf", "green die: Nazgûl"]


def test_every_other_legal_answer_has_a_button_and_nothing_else_has(drawn, game):
    for _, answers, drawing in some(drawn):
        plain = {str(answer) for answer in answers if not game.answers.parts(answer)}
        buttons = {element.get("data-action") for element in whole(drawing).iterfind(".//*[@data-action]")}
        assert buttons == plain


def test_a_button_is_called_what_its_answer_is_called(drawn, game):
    named = [
        (element.get("aria-label"), game.text.answer(view, int(element.get("data-action", "")), game.words()))
        for view, _, drawing in drawn
        for element in whole(drawing).iterfind(".//*[@data-action]")
    ]
    for label, answer in some(named):
        assert label == answer


def test_some_case_asks_for_each_kind_of_answer(drawn):
    seen = {answer for _, answers, _ in drawn for answer in answers}
    assert seen & set(range(1, 32))
    assert 32 in seen
    assert seen & set(range(33, 41))
    assert 41 in seen


def test_text_is_at_least_eleven_units_high_and_never_scaled(drawn):
    for _, _, drawing in some(drawn):
        for group in some(whole(drawing).iterfind(".//*[text]")):
            assert "scale" not in (group.get("transform") or "")
        for text in some(whole(drawing).iter("text")):
            sizes = [TEXT_SIZES[name] for name in (text.get("class") or "").split() if name in TEXT_SIZES]
            assert sizes
            assert min(sizes) >= 11


def test_only_the_dice_of_the_latest_roll_carry_its_number(drawn):
    for view, _, drawing in some(drawn):
        for number, die in some(enumerate(tree(drawing.regions["tray"])[0])):
            is_latest = view.rolls > 0 and (view.loose | view.keeping) >> number & 1
            assert die.get("data-roll") == (str(view.turns * 16 + view.rolls) if is_latest else None)


def test_a_die_that_was_kept_is_not_thrown_again(game):
    turn = position(shows="R G W O T").play("keep yellow").roll(". G W O T")
    tray = tree(game.board(seen(turn), game.words(), TALL, []).regions["tray"])[0]
    assert [die.get("data-roll") is not None for die in tray] == [False, True, True, True, True]


def first_sheet(drawing):
    heights = {
        name: float(group.get("transform", "").rstrip(")").split()[1])
        for name, markup in drawing.regions.items()
        if name.startswith("sheet-")
        for group in tree(markup)
    }
    return min(heights, key=lambda name: heights[name])


def test_the_sheet_of_the_active_seat_is_first_on_a_phone(game, cases):
    for view, answers in some((view, answers) for view, answers in cases if view.active >= 0 and not view.winners):
        assert first_sheet(game.board(view, game.words(), TALL, answers)) == f"sheet-{game.seats[view.active]}"


def test_in_the_end_the_sheet_of_the_winner_is_first_on_a_phone(game, cases):
    for view, answers in some((view, answers) for view, answers in cases if view.winners):
        winner = min(seat for seat in range(len(game.seats)) if view.winners >> seat & 1)
        assert first_sheet(game.board(view, game.words(), TALL, answers)) == f"sheet-{game.seats[winner]}"


def test_dice_that_are_only_thrown_are_not_marked_as_changed(game):
    turn = position(shows="R G W O T").play("keep yellow").roll(". G W O T")
    tray = tree(game.board(seen(turn), game.words(), TALL, []).regions["tray"])[0]
    assert [die.get("data-idle") for die in tray] == [None, "yes", "yes", "yes", "yes"]


def test_a_rider_in_half_a_square_leaves_the_seam_in_sight(game):
    def rider(marked):
        figures = tree(
            game.board(seen(position(split={"frodo": [1]}, marked={"frodo": marked})), game.words(), WIDE, []).regions[
                "figures"
            ]
        )
        (piece,) = (each for each in figures.iter() if each.get("data-key") == "nazgul-frodo")
        return float(piece.get("transform", "").split("scale(")[1].rstrip(")"))

    assert rider(1) < rider(3)


def test_under_every_board_lies_a_picture(drawn, game):
    known = pictures(game.art)
    for view, _, drawing in some(drawn):
        assert drawing.ground in known
        assert drawing.ground.endswith(f"-{int(view.seated).bit_count()}")


def test_the_pictures_under_the_boards_are_as_the_hand_draws_them(game):
    for name, (_, markup) in some(grounds().items()):
        assert markup in (game.folder / "art" / f"{name}.svg").read_text(encoding="utf-8")


def test_what_the_pen_has_crossed_off_is_what_was_reached_and_marked(drawn, game):
    for view, _, drawing in some(drawn):
        keys = [stroke.get("data-key", "") for stroke in tree(drawing.regions["strokes"])[0]]
        for seat, name in some((seat, name) for seat, name in enumerate(game.seats) if view.seated >> seat & 1):
            assert sum(key.startswith(f"cross-{name}-") for key in keys) == view.crossed[seat]
            # On the last of his steps the Nazgûl stands himself.
            marked = max(0, view.marked[seat] - 1)
            assert sum(key.startswith(f"mark-square-{name}-") for key in keys) == marked


@pytest.mark.parametrize(
    ("given", "viewer", "scene"),
    [
        ({"kept": "R . . . T", "at": {"frodo": "shelobs-lair"}, "first": "sam"}, 1, "scene-mordor"),
        ({"kept": "R . . . T", "at": {"frodo": "shelobs-lair", "sam": "mordor"}, "first": "sam"}, 0, "scene-most-left"),
        ({"kept": "N . . . T", "marked": {"frodo": 5}, "last_survivor": "yes"}, 1, "scene-survivor"),
        ({"kept": "N . . . T", "marked": {"frodo": 5}, "last_survivor": "yes"}, 0, "scene-caught"),
        ({"kept": "N . . . T", "marked": {"frodo": 5}, "out": ["sam"]}, 0, "scene-lost"),
    ],
)
def test_every_ending_has_its_scene(game, given, viewer, scene):
    turn = finish(active="frodo", seats=("frodo", "sam"), **given)
    assert turn.outcome is not None
    assert game.scene(seen(turn, viewer), turn.outcome.winners) == scene
    assert scene in pictures(game.art)


def test_whoever_stays_when_all_others_resign_goes_on_alone(game):
    turn = position(seats=("frodo", "sam"), shows="R G W N O")
    assert game.scene(seen(turn, 1), [1]) == "scene-survivor"
    assert game.scene(seen(turn, 0), [1]) == "scene-caught"
    assert game.scene(seen(turn, 0), []) == ""
