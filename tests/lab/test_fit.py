"""The fit: quick matches are seen in their quiet moments, and a network comes of them."""

import numpy as np
import pytest

from bagend.bots import network
from bagend.bots.judge import WHOLE
from bagend.bots.judges import mountdoom_hope
from bagend.games import find
from bagend.lab import fit, moments
from bagend.lab.moments import Moments, Watcher, first_state
from proof import some


@pytest.fixture(scope="module")
def seen() -> Moments:
    game = find("mountdoom")
    return Watcher(game, mountdoom_hope).watch(first_state(game), 40, 3)


def test_a_match_is_seen_stage_after_stage(seen):
    assert (np.diff(seen.rows)[np.diff(seen.match) == 0] >= 0).all()
    assert len(set(seen.match.tolist())) > 20
    # Only the last stage can be won.
    assert set(seen.rows[np.append(np.diff(seen.match) > 0, True) & (seen.won == 1)].tolist()) == {5}


@pytest.mark.parametrize(("astray", "is_whole"), [(0, True), (100, False)])
def test_what_comes_before_a_strange_answer_is_left_out(monkeypatch, astray, is_whole):
    """All answers strange in the beginning: what is left are a few moments of matches that got beyond it."""
    monkeypatch.setattr(moments, "ASTRAY", astray)
    monkeypatch.setenv("BAGEND_MODE", "interpreted")
    seen = Watcher(find("mountdoom"), mountdoom_hope).watch(first_state(find("mountdoom")), 10, 3)
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


def test_a_network_comes_of_a_few_matches(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(mountdoom_hope, "WEIGHTS", tmp_path / "network.npz")
    monkeypatch.setattr(fit, "MATCHES", 100)
    with pytest.raises(SystemExit, match="Usage"):
        fit.main("mountdoom", "0")
    assert not mountdoom_hope.WEIGHTS.exists()
    fit.main("mountdoom", "2")
    assert "log loss" in capsys.readouterr().out
    kept = network.load(mountdoom_hope.WEIGHTS)
    assert kept.inner.shape[:2] == (mountdoom_hope.N_ROWS, mountdoom_hope.N_FEATURES)
    values = np.zeros(4, np.int64)
    mountdoom_hope.evaluate(first_state(find("mountdoom"))[0], kept, values)
    assert 0 < values[0] < WHOLE
    assert len(set(values.tolist())) == 1
    with np.load(mountdoom_hope.WEIGHTS) as made:
        assert str(made["command"]) == "python -m bagend.lab.fit mountdoom 2"
