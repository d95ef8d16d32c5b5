"""Play: someone can always answer until the end, the end comes, and nothing is lost on the way."""

import numpy as np

from bagend import Match
from bagend.engine.chance import seeds
from bagend.engine.film import FILM_ROOM, Film
from bagend.engine.loops import MOST_LEGAL, play_out
from bagend.engine.seats import CHANCE, NOBODY
from games.golden import journal_of, recipes
from laws.walks import conservation, played, rare, repeats, roomy, variants, walk
from proof import some


def test_someone_can_always_answer_until_the_end(game, rules, mode):
    out = np.zeros(MOST_LEGAL, np.int64)
    for variant in variants(game):
        taken = game.take_seats(variant.seats)
        for states, _ in walk(game, rules, variant, seed=1):
            seat = int(states[0].seat)
            assert seat in (*taken, CHANCE, NOBODY)
            if seat >= 0:
                assert rules.legal(states, out) > 0
            elif seat == CHANCE:
                assert rules.chance_outcomes(states) > 0


def test_it_ends_within_the_longest_match_and_says_how(game, rules, mode):
    n = repeats(mode, 3, 2000)
    for variant in variants(game):
        states, lengths, _ = play_out(game, rules.playouts, variant.first(game), seeds(5, 0, n))
        assert lengths.max() < game.longest
        assert all(state.seat == NOBODY for state in states)
        assert all(game.outcome(state) is not None for state in states)


def test_nobody_has_won_before_the_end(game, mode):
    for match in played(game, mode):
        assert all(game.outcome(entry.before[0]) is None for entry in match.entries)


def test_winners_sit_at_the_table(game, mode):
    for match in played(game, mode):
        assert match.outcome is not None
        assert set(match.outcome.winners) <= set(match.taken)


def test_legal_answers_are_distinct_and_in_range(game, rules, mode):
    out = np.zeros(MOST_LEGAL, np.int64)
    for variant in variants(game):
        walked = [states for states, _ in walk(game, rules, variant, seed=2)]
        for states in some(states for states in walked if states[0].seat >= 0):
            answers = out[: rules.legal(states, out)].tolist()
            assert len(set(answers)) == len(answers)
            assert set(answers) <= set(range(len(game.answers)))


def test_asking_changes_nothing(game, rules, mode):
    out = np.zeros(MOST_LEGAL, np.int64)
    for states, action in walk(game, rules, variants(game)[-1], seed=3):
        before = states.tobytes()
        if states[0].seat >= 0:
            rules.legal(states, out)
        elif states[0].seat == CHANCE:
            rules.draw(states, rules.chance_outcomes(states) - 1)
        if action >= 0:
            rules.audience(states, action)
        assert states.tobytes() == before


def test_every_piece_is_somewhere_once(game, rules, mode):
    check = conservation(game)
    for variant in variants(game):
        for seed in some(range(repeats(mode, 1, 5))):
            for states, _ in walk(game, rules, variant, seed):
                check(states[0])


def test_a_film_never_overflows_and_telling_changes_nothing(game, rules, mode):
    film, empty = roomy(game), Film.blank(game.State, 0)
    for variant in variants(game):
        for states, action in walk(game, rules, variant, seed=4):
            if action < 0:
                continue
            told, untold = states.copy(), states.copy()
            film.told[0].kind = 0
            rules.apply(told, action, film)
            rules.apply(untold, action, empty)
            assert told.tobytes() == untold.tobytes()
            assert film.told[0].kind <= FILM_ROOM


def test_every_phase_and_every_verb_is_met(game, mode):
    """The random matches that the other laws look at, and the golden ones, leave nothing out."""
    matches = [*played(game, mode), *(Match.load(journal_of(recipe), mode) for recipe in recipes(game.key))]
    entries = [entry for match in matches for entry in match.entries]
    phases = {int(entry.before[0].phase) for entry in entries} | {int(match.phase) for match in matches}
    verbs = {game.answers.split(entry.action)[0] for entry in entries if entry.seat >= 0}
    assert {phase.name for phase in game.Phase if phase not in phases} <= rare(game)
    assert {verb.name for verb in game.answers.verbs if verb not in verbs} <= rare(game)
