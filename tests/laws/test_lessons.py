"""Lessons: what teaches a game agrees with its rules, in every game."""

import re

import numpy as np
import pytest

from bagend.drawing import defs
from bagend.engine import clauses
from bagend.engine.game import LEARN
from bagend.engine.kernel import Mode
from bagend.engine.loops import MOST_LEGAL, doors
from bagend.engine.seats import SPECTATOR
from bagend.table.teaching.lessons import event_of, give, lessons, stand, view_of, work_out
from bagend.table.teaching.pictures import AFTER, BEFORE, picture
from proof import some

FEWEST_EXAMPLES = 6


def test_how_to_play_speaks_of_the_aim_a_turn_the_end_and_more(game):
    keys = [part.key for part in lessons(game).parts]
    assert (keys[:2], keys[-1]) == (["aim", "turn"], "tips")
    assert {"end", "stages"} & set(keys)
    assert len(keys) == len(set(keys)) > 6


def test_every_part_has_a_heading_and_sentences(game):
    words = game.words()
    for part in some(lessons(game).parts):
        assert words(f"how-{part.key}")
        assert all(paragraph.endswith((".", "!", "?")) for paragraph in some(part.paragraphs(words)))


def test_every_part_names_clauses_that_there_are(game):
    for part in some(lessons(game).parts):
        assert part.clauses
        assert set(part.clauses) <= set(clauses.load(game.folder))


def test_every_picture_is_shown_and_has_its_caption(game):
    shown = [name for part in lessons(game).parts for name in part.pictures]
    assert sorted(shown) == sorted(lessons(game).pictures)
    assert all(game.words()(f"picture-{name}").endswith(".") for name in some(shown))


def test_every_part_of_the_aid_that_is_asked_for_is_there(game):
    first = game.first_state(game.options.read({}), game.take_seats(None), game.version)
    known = {section.key for section in game.text.aid(view_of(game, first, SPECTATOR)[0], game.words())}
    assert {key for part in lessons(game).parts for key in part.aid} <= known


def test_the_aid_has_a_symbol_for_every_line_or_none(game):
    first = game.first_state(game.options.read({}), game.take_seats(None), game.version)
    drawn = defs(game.art)
    for section in some(game.text.aid(view_of(game, first, SPECTATOR)[0], game.words())):
        assert section.lines
        assert len(section.symbols) in (0, len(section.lines))
        assert all(f'id="{symbol}"' in drawn for symbol in section.symbols), section.symbols


def test_every_picture_can_be_drawn_and_shows_what_it_points_at(game):
    for name, shown in some(lessons(game).pictures.items()):
        drawn = picture(game, name, game.words())
        assert drawn is not None
        assert all(f'data-about="{key}"' in drawn for key in shown.show), name
        assert picture(game, name, game.words(), is_dark=True) != drawn


def test_there_are_enough_worked_examples_and_each_is_one_of_the_book(game):
    assert len(lessons(game).examples) >= FEWEST_EXAMPLES
    assert set(lessons(game).examples) <= set(clauses.examples(game.folder))


def test_every_worked_example_comes_out_as_it_says(game):
    """The rules give the answer; what must be told is told, and what is refused is refused by its clause."""
    for key, example in some(lessons(game).examples.items()):
        _, _, told = work_out(game, example, game.words())
        assert set(example.tells) <= {event_of(game, moment) for moment in told}, key
        assert bool(example.tells) is not example.is_refused, key
        if example.is_refused:
            states = stand(game, example.before)
            asked = view_of(game, states, int(states["seat"][0]))[0]
            assert game.refuse(asked, game.answers.parse(example.answers[-1])) == example.clause


def test_every_worked_example_has_its_words_and_its_boards(game):
    for key, example in some(lessons(game).examples.items()):
        assert game.words()(f"example-{key}")
        assert example.paragraphs(game.words())
        assert example.clause in clauses.load(game.folder)
        drawn = {picture(game, f"{key}-{when}", game.words()) for when in (BEFORE, AFTER)}
        assert None not in drawn
        assert len(drawn) == 1 + (not example.is_refused), key


def test_no_message_of_the_lessons_is_left_over(game):
    """Whoever takes a part away takes its words too."""
    source = (game.folder / LEARN / "en.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^((?:how|picture|example)-[\w-]+) =", source, re.MULTILINE))
    learned = lessons(game)
    stems = [f"how-{part.key}" for part in learned.parts] + [f"picture-{name}" for name in learned.pictures]
    stems += [f"example-{key}" for key in learned.examples]
    known = {message for message in written if re.sub(r"-\d$", "", message) in stems or message in stems}
    assert written - known == set()


def test_a_picture_that_is_not_there_is_none(game):
    assert picture(game, "nothing", game.words()) is None
    assert picture(game, "nothing-before", game.words()) is None


def test_an_impossible_answer_in_a_lesson_is_a_fault(game):
    example = next(example for example in lessons(game).examples.values() if not example.is_refused)
    states = stand(game, example.before)
    with pytest.raises(ValueError, match="is not possible in this lesson"):
        give(game, states, game.answers.notation(impossible(game, states)))


def impossible(game, states) -> int:
    """Some answer that the rules forbid here."""
    out = np.zeros(MOST_LEGAL, np.int64)
    allowed = set(out[: doors(game, Mode.INTERPRETED).legal(states, out)].tolist())
    return next(action for action in range(len(game.answers)) if action not in allowed)
