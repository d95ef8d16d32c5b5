"""Modes: interpreted and compiled rules play the same matches, and the hot loops do what single steps do."""

import numpy as np
import pytest

from bagend.engine.chance import Stream, below, seeds
from bagend.engine.film import Film
from bagend.engine.game import Game
from bagend.engine.kernel import Mode, has_numba
from bagend.engine.loops import MOST_LEGAL, Doors, doors, play_out
from bagend.engine.match import Entry
from bagend.engine.records import Records
from bagend.engine.seats import CHANCE, NOBODY
from laws.walks import Variant, play, played, repeats, variants


def step_through(game: Game, plain: Doors, variant: Variant, seed: int) -> tuple[Records, int, int]:
    """A match with uniform answers, one interpreted step at a time: the final state, its answers and decisions."""
    states, streams = variant.first(game), Stream.blank()
    streams["x"] = seed
    film, out = Film.blank(game.State, 0), np.zeros(MOST_LEGAL, np.int64)
    answers = decisions = 0
    while states[0].seat != NOBODY and answers < game.longest:
        if states[0].seat == CHANCE:
            action = int(plain.draw(states, below(streams[0], plain.chance_outcomes(states))))
        else:
            action = int(out[below(streams[0], plain.legal(states, out))])
            decisions += 1
        plain.apply(states, action, film)
        answers += 1
    return states, answers, decisions


def test_playouts_end_as_interpreted_steps_do(game, rules, mode):
    plain = doors(game, Mode.INTERPRETED)
    n = 3
    for variant in variants(game):
        starts = seeds(11, 0, n)
        states, lengths, decided = play_out(game, rules.playouts, variant.first(game), starts)
        stepped = [step_through(game, plain, variant, int(seed)) for seed in starts]
        assert states.tobytes() == b"".join(final.tobytes() for final, _, _ in stepped)
        assert lengths.tolist() == [answers for _, answers, _ in stepped]
        assert decided == sum(decisions for _, _, decisions in stepped)


@pytest.fixture
def other(mode) -> Mode:
    """A mode to compare with: compiled where the rules now run interpreted, and the other way round."""
    return Mode.COMPILED if mode is Mode.INTERPRETED and has_numba() else Mode.INTERPRETED


def test_a_match_is_the_same_in_every_mode(game, mode, other):
    """State for state and event for event."""
    for match, variant in zip(played(game, mode)[:: repeats(mode, 1, 4)], variants(game), strict=True):
        theirs = play(game, variant, 1, other)
        assert str(theirs.journal()) == str(match.journal())
        for entry, their_entry in zip(match.entries, theirs.entries, strict=True):
            assert entry.before.tobytes() == their_entry.before.tobytes()
            assert told(entry) == told(their_entry)


def told(entry: Entry) -> list[tuple[object, ...]]:
    return [(m.kind, m.audience, m.nouns, m.state.tobytes()) for m in entry.moments]


def test_a_match_may_change_its_mode_half_way(game, mode, other):
    variant = variants(game)[-1]
    match = play(game, variant, 3, other, most=40)
    match.use(mode)
    while not match.is_over:
        match.play(match.legal_actions()[0])
    unchanged = play(game, variant, 3, other, most=40)
    while not unchanged.is_over:
        unchanged.play(unchanged.legal_actions()[0])
    assert match.state.tobytes() == unchanged.state.tobytes()


def test_a_batch_of_matches_steps_as_single_matches_do(game, rules):
    """Forty decisions in three matches at once; a match that ends begins again."""
    first = variants(game)[0].first(game)
    n = 3
    states, streams = game.State.blank(n), Stream.blank(n)
    states[:], streams["x"] = first[0], seeds(12, 0, n)
    listed, mask = np.zeros((n, len(game.answers)), np.int64), np.zeros((n, len(game.answers)), np.int8)
    counts, ended, winners = (np.zeros(n, np.int64) for _ in range(3))
    views, seen = game.View.blank(n), game.View.blank()
    out, film = np.zeros(MOST_LEGAL, np.int64), Film.blank(game.State, 0)
    single, luck = [first.copy() for _ in range(n)], streams.copy()
    choice = np.random.default_rng(1)
    actions = np.full(n, -1)
    endings = 0
    for _ in range(repeats(rules.mode, 120, 400)):
        rules.batch_step(first, states, streams, actions, listed, counts, mask, views, ended, winners, film)
        endings += int(ended.sum())
        for i in range(n):
            single[i], has_ended, won = step_alone(rules, first, single[i], luck[i], int(actions[i]), film)
            assert single[i].tobytes() == states[i : i + 1].tobytes()
            assert (ended[i], winners[i]) == (has_ended, won)
            legal = out[: rules.legal(single[i], out)].tolist()
            assert listed[i, : counts[i]].tolist() == legal
            assert sorted(legal) == np.flatnonzero(mask[i]).tolist()
            rules.view(single[i], int(single[i][0].seat), seen)
            assert seen.tobytes() == views[i : i + 1].tobytes()
        actions = np.array([choice.choice(np.flatnonzero(row)) for row in mask])
    assert endings > 0


def step_alone(rules, first, states, luck, action, film):
    has_ended, won = False, 0
    if action >= 0:
        rules.apply(states, action, film)
    while states[0].seat < 0:
        if states[0].seat == NOBODY:
            states, has_ended, won = first.copy(), True, int(states[0].winners)
        else:
            rules.apply(states, int(rules.draw(states, below(luck, rules.chance_outcomes(states)))), film)
    return states, has_ended, won


def test_leaves_are_counted_as_a_plain_recursion_counts_them(game, rules):
    script = np.array([3, 1, 4, 1, 5, 9, 2, 6])
    depth = repeats(rules.mode, 2, 3)
    for variant in variants(game)[::3]:
        states = game.State.blank(depth + 1)
        states[0] = variant.first(game)[0]
        rows, room = np.zeros((depth + 1, MOST_LEGAL), np.int64), np.zeros(depth + 1, np.int64)
        film = Film.blank(game.State, 0)
        counted = rules.count_leaves(states, rows, room.copy(), room.copy(), script, film)
        assert counted == leaves(rules, variant.first(game), 0, depth, script, film)


def leaves(rules, states, level, depth, script, film) -> int:
    drawn = level
    while states[0].seat == CHANCE:
        pick = int(script[drawn % len(script)]) % int(rules.chance_outcomes(states))
        rules.apply(states, int(rules.draw(states, pick)), film)
        drawn += 1
    if level == depth or states[0].seat == NOBODY:
        return 1
    out = np.zeros(MOST_LEGAL, np.int64)
    total = 0
    for action in out[: rules.legal(states, out)].tolist():
        following = states.copy()
        rules.apply(following, action, film)
        total += leaves(rules, following, level + 1, depth, script, film)
    return total
