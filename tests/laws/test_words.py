"""Words: everything a person reads is there, in every language."""

from itertools import product

import pytest

from bagend.engine.match import Match
from bagend.engine.options import Choice, Listing
from bagend.engine.seats import SPECTATOR
from bagend.engine.words import LANGUAGES
from laws.walks import played, repeats, variants
from proof import some


@pytest.fixture(scope="module", params=LANGUAGES)
def language(request):
    return request.param


@pytest.fixture
def words(game, language):
    return game.words(language)


def slug(member) -> str:
    return str(member.name).lower().replace("_", "-")


def test_the_game_has_its_words(game, words):
    wanted = ["title", "aim", "about"]
    wanted += [f"seat-{seat}" for seat in game.seats]
    wanted += [f"verb-{slug(verb)}" for verb in game.answers.verbs]
    wanted += [f"event-{slug(event)}" for event in game.events]
    wanted += [f"option-{option.key}" for option in game.options]
    wanted += [
        f"option-{option.key}-{name}"
        for option in game.options
        if isinstance(option, Choice | Listing)
        for name in option.names
    ]
    assert [message for message in wanted if not words.has(message)] == []


def test_every_option_has_its_help(game, words):
    assert all(words.attribute(f"option-{option.key}", "help").strip() for option in game.options)


def test_every_ending_has_its_words(game, mode, words):
    endings = {match.outcome.ending for match in played(game, mode) if match.outcome}
    assert endings
    assert [ending for ending in endings if not words.has(f"ending-{ending}")] == []


def test_every_event_can_be_told_of_everything_it_may_speak_of(game, words):
    """With the first and the last value of each of its nouns."""
    for event, nouns in some(game.events.items()):
        for values in some(product(*((0, noun.size - 1) for noun in nouns.values()))):
            assert game.caption(event, values, words).strip()


def test_every_question_answer_and_event_of_random_matches_is_said(game, mode, language, words):
    for match in played(game, mode)[:: repeats(mode, 1, 4)]:
        for entry in match.entries:
            view = match.view(SPECTATOR, entry.before)
            assert game.text.prompt(view, words).strip()
            if entry.seat >= 0:
                assert game.text.answer(view, entry.action, words).strip()
            for moment in entry.moments:
                assert game.caption(moment.kind, moment.nouns, words).strip()
        assert game.text.prompt(match.view(), words).strip()


def test_a_view_is_read_out_whole(game, mode, words):
    for match in played(game, mode):
        for state in (match.entries[0].before, match.entries[len(match.entries) // 2].before, match.state):
            sections = game.text.sections(match.view(SPECTATOR, state), words)
            assert sections
            assert all(section.heading and section.lines for section in sections)


def test_a_match_lists_its_answers_in_words(game, mode, language):
    answers = Match(game, seed=1, mode=mode).legal(language)
    assert len({answer.words for answer in answers}) > 1
    assert all(answer.words and game.answers.parse(answer.notation) == answer.action for answer in answers)


def test_no_two_answers_to_a_question_read_the_same(game, mode, language, words):
    """Whoever cannot see the board tells them apart by their words alone."""
    for variant in variants(game):
        match = Match(game, seats=variant.seats, options=variant.options, seed=1, mode=mode)
        questions = []
        while not match.is_over and len(match.entries) < repeats(mode, 30, 200):
            view = match.view(match.seat)
            questions.append([game.text.answer(view, action, words) for action in match.legal_actions()])
            match.play(match.legal_actions()[len(match.entries) % len(questions[-1])])
        assert questions
        assert [said for said in questions if len(set(said)) < len(said)] == []
