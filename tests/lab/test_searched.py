"""Searched: matches in which every answer is searched for, and the chances that are learnt from them."""

import numpy as np
import pytest

from bagend.bots import network
from bagend.bots.judge import WHOLE, hope_of
from bagend.games import find
from bagend.lab import searched
from bagend.lab.moments import Moments
from bagend.lab.searched import Player, Searchers, Watched
from proof import some

FEW, SEED = 16, 3


def watch(key: str, matches: int, simulations: int = FEW, jobs: int = 1) -> Moments:
    game = find(key)
    with Searchers(game, simulations, jobs) as searchers:
        return searchers.watch(network.read(hope_of(game).WEIGHTS), matches, SEED)


def test_the_number_of_processes_changes_nothing(monkeypatch):
    monkeypatch.setattr(searched, "BLOCK", 2)
    alone, shared = watch("mountdoom", 5), watch("mountdoom", 5, jobs=2)
    for one, other in some(list(zip(alone, shared, strict=True))):
        assert one.tobytes() == other.tobytes()
    assert len(set(alone.match.tolist())) == 5


@pytest.mark.parametrize("key", ["confrontation", "duel", "mountdoom"])
def test_every_match_is_seen_to_its_end(monkeypatch, key):
    """If only the end counted, every moment of a match without strange answers would tell how it ended."""
    monkeypatch.setattr(searched, "ASTRAY", 0)
    monkeypatch.setattr(searched, "CARRIED", 1.0)
    seen = watch(key, 6)
    assert set(seen.match.tolist()) == set(range(6))
    assert set(seen.chance.tolist()) <= {0.0, 0.5, 1.0}
    monkeypatch.setattr(searched, "CARRIED", 0.5)
    mixed = watch(key, 6)
    last = np.append(np.diff(seen.match) > 0, True)
    assert (np.abs(mixed.chance[last] - seen.chance[last]) <= 0.5).all()
    assert ((mixed.chance >= 0) & (mixed.chance <= 1)).all()
    assert len(set(mixed.chance.tolist())) > 10


def match_of(*found: float, strays: tuple[int, ...] = (), seats: tuple[int, ...] = ()) -> Watched:
    module = hope_of(find("duel"))
    seen = Watched(len(found), module)
    seen.found = list(found)
    seen.is_kept = [number not in strays for number in range(len(found))]
    seen.about[:, 1] = seats or (0,) * len(found)
    return seen


def chances(seen: Watched, first: int, *, are_together: bool = False) -> list[float]:
    """With the first seat's share of the victory given in hundredths."""
    shares = np.array([WHOLE * first // 100, WHOLE - WHOLE * first // 100])
    return [float(chance) for chance in seen.moments(0, hope_of(find("duel")).N_FEATURES, shares, are_together).chance]


def test_half_of_a_moments_chance_is_that_of_the_next():
    assert chances(match_of(0.5, 0.5), 100) == [0.625, 0.75]


def test_what_is_good_for_one_seat_is_bad_for_the_other():
    assert chances(match_of(0.5, 0.5, seats=(0, 1)), 100) == [0.625, 0.25]


def test_who_wins_together_hopes_for_the_same():
    assert chances(match_of(0.5, 0.5, seats=(0, 1)), 100, are_together=True)[0] == 0.375


def test_what_follows_a_strange_answer_says_nothing_of_what_was_before():
    assert chances(match_of(0.25, 0.5, strays=(0,)), 100) == [0.25, 0.75]


def test_a_match_that_stays_undecided_is_left_out(monkeypatch):
    game = find("mountdoom")
    player = Player(game, FEW)
    monkeypatch.setattr(player, "longest", 3)
    assert not len(player.watch(network.read(hope_of(game).WEIGHTS), 0, np.array([1, 2])).rows)
