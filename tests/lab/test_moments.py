"""Moments: quick matches are seen in their quiet moments."""

import numpy as np
import pytest

from bagend.bots import network
from bagend.bots.judges import confrontation_hope, duel_hope, mountdoom_hope
from bagend.games import find
from bagend.lab import moments
from bagend.lab.moments import Moments, Watcher, first_state
from proof import some

HOPES = {"confrontation": confrontation_hope, "duel": duel_hope, "mountdoom": mountdoom_hope}


def watch(key: str, matches: int, network: network.Network | None = None) -> Moments:
    game = find(key)
    return Watcher(game, HOPES[key]).watch(first_state(game), matches, 3, network)


@pytest.fixture(scope="module")
def seen() -> Moments:
    return watch("mountdoom", 40)


def test_a_match_is_seen_stage_after_stage(seen):
    assert (np.diff(seen.rows)[np.diff(seen.match) == 0] >= 0).all()
    assert len(set(seen.match.tolist())) > 20
    # Only the last stage can be won.
    assert set(seen.rows[np.append(np.diff(seen.match) > 0, True) & (seen.chance == 1)].tolist()) == {5}


@pytest.mark.parametrize(("astray", "is_whole"), [(0, True), (100, False)])
def test_what_comes_before_a_strange_answer_is_left_out(monkeypatch, astray, is_whole):
    """All answers strange in the beginning: what is left are a few moments of matches that got beyond it."""
    monkeypatch.setattr(moments, "ASTRAY", astray)
    monkeypatch.setenv("BAGEND_MODE", "interpreted")
    seen = watch("mountdoom", 10)
    is_first = np.append(True, seen.match[1:] != seen.match[:-1])
    starts = seen.rows[is_first].tolist()
    assert (len(starts) == 10 and set(starts) == {0}) == is_whole


def test_a_moment_has_one_of_each_feature_that_must_be_there(seen):
    """The steps left, the courage, where each companion is, and how many support the Ring-bearers."""
    hope = mountdoom_hope
    groups = [(hope.ALWAYS, hope.LEFT), (hope.LEFT, hope.LEFT_TO_FARAMIR), (hope.COURAGE, hope.NAZGUL)]
    groups += [(hope.NAZGUL, hope.WARRIORS), (hope.WARRIORS, hope.CHIEF), (hope.STACK, hope.EMPTIED)]
    groups += [(hope.PLACE + i * hope.N_PLACES, hope.PLACE + (i + 1) * hope.N_PLACES) for i in range(4)]
    groups += [(hope.SUPPORT, hope.ARRIVED)]
    for first, end in some(groups):
        assert ((seen.present >= first) & (seen.present < end)).sum(axis=1).tolist() == [1] * len(seen.rows)
    for row in some(seen.present.tolist()):
        there = [feature for feature in row if feature < hope.N_FEATURES]
        assert len(set(there)) == len(there) < hope.MOST_PRESENT


ONE_OF = {
    "confrontation": [
        (confrontation_hope.ALWAYS, confrontation_hope.PLACE),
        *(
            (confrontation_hope.PLACE + figure * 17, confrontation_hope.PLACE + (figure + 1) * 17)
            for figure in range(18)
        ),
        (confrontation_hope.CARDS, confrontation_hope.CARDS + 12),
        (confrontation_hope.CARDS + 12, confrontation_hope.SPECIAL),
        (confrontation_hope.THREAT, confrontation_hope.N_FEATURES),
    ],
    "duel": [
        (duel_hope.ALWAYS, duel_hope.EXTRA),
        (duel_hope.EXTRA, duel_hope.COINS),
        *((duel_hope.COINS + seat * 16, duel_hope.COINS + (seat + 1) * 16) for seat in range(2)),
        *((duel_hope.QUEST + seat * 15, duel_hope.QUEST + (seat + 1) * 15) for seat in range(2)),
        *((duel_hope.UNITS + place * 5, duel_hope.UNITS + (place + 1) * 5) for place in range(14)),
        *((duel_hope.SKILL + place * 4, duel_hope.SKILL + (place + 1) * 4) for place in range(10)),
        *((duel_hope.RACE + place * 3, duel_hope.RACE + (place + 1) * 3) for place in range(12)),
    ],
}


@pytest.mark.parametrize("key", ONE_OF)
def test_the_side_to_move_has_one_of_each_feature_that_must_be_there(key):
    seen, hope = watch(key, 20), HOPES[key]
    for first, end in ONE_OF[key]:
        assert ((seen.present >= first) & (seen.present < end)).sum(axis=1).tolist() == [1] * len(seen.rows)
    for row in some(seen.present.tolist()):
        there = [feature for feature in row if feature < hope.N_FEATURES]
        assert len(set(there)) == len(there) < hope.MOST_PRESENT
    assert set(seen.rows.tolist()) == set(range(hope.N_ROWS))


@pytest.mark.parametrize("key", ["confrontation", "duel"])
def test_what_one_side_wins_the_other_does_not(key):
    """In one match, the moments of both sides share one victory."""
    seen = watch(key, 20)
    side = seen.rows % 2
    checked = 0
    for match in set(seen.match.tolist()):
        ends = [set(seen.chance[(seen.match == match) & (side == each)].tolist()) for each in range(2)]
        if all(ends):
            checked += 1
            assert sum(ends[0]) + sum(ends[1]) == 1.0
            assert len(ends[0]) == len(ends[1]) == 1
    assert checked > 5


def test_a_match_that_looks_ahead_goes_where_the_network_hopes():
    """A network to which only coins count makes rich players of both."""
    hope = duel_hope
    greedy = network.blank(hope.N_ROWS, hope.N_FEATURES, hope.N_HIDDEN)
    for coins in range(hope.MOST_COINS + 1):
        # It is asked after the answer, when the other is to move: then what counts is at the second place.
        greedy.plain[:, hope.COINS + hope.MOST_COINS + 1 + coins] = -200 * coins
        greedy.plain[:, hope.COINS + coins] = 200 * coins

    def coins_of(seen: Moments) -> float:
        is_coins = (seen.present >= hope.COINS) & (seen.present <= hope.COINS + hope.MOST_COINS)
        return float((seen.present * is_coins).sum(axis=1).mean())

    assert coins_of(watch("duel", 20, greedy)) > coins_of(watch("duel", 20)) + 2
