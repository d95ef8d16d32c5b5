"""Chance: streams, committed luck and scripted luck."""

import numpy as np
import pytest

from bagend import verify
from bagend.engine.chance import SEEDS, Committed, Scripted, Stream, below, seeds, stream


def test_a_stream_gives_the_numbers_it_always_gave():
    """Written down: a change here changes every simulation that names a seed."""
    source = stream(1)[0]
    assert [int(below(source, 100)) for _ in range(8)] == [95, 32, 55, 12, 65, 72, 2, 38]


def test_a_stream_stays_within_its_period():
    source = Stream.blank()
    source["x"] = SEEDS - 1
    for _ in range(1000):
        below(source[0], 6)
        assert 0 < source[0].x < SEEDS


@pytest.mark.parametrize("n", [1, 2, 6, 7776, 2**31])
def test_below_is_below(n):
    source = stream(2)[0]
    assert all(0 <= below(source, n) < n for _ in range(500))


def test_seeds_are_the_same_whoever_asks_for_which_part():
    whole = seeds(3, 0, 3000)
    parts = [seeds(3, 0, 1000), seeds(3, 1000, 30), seeds(3, 1030, 1970)]
    assert np.concatenate(parts).tolist() == whole.tolist()


def test_seeds_differ_and_are_in_range():
    made = seeds(3, 0, 3000)
    assert len(set(made.tolist())) == 3000
    assert made.min() >= 1
    assert made.max() < SEEDS
    assert made.tolist() != seeds(4, 0, 3000).tolist()


def test_negative_and_very_large_seeds_are_seeds_too():
    made = [tuple(seeds(seed, 0, 3)) for seed in (-1, -2, 1, 2**63, 2**63 + 1, 2**64 - 3)]
    assert len(set(made)) == len(made)


def test_committed_luck_depends_on_secret_numbers_and_index():
    luck = Committed(b"secret", ["1", "2"])
    picks = [luck.pick(index, 10**9) for index in range(5)]
    assert picks == [Committed(b"secret", ["1", "2"]).pick(index, 10**9) for index in range(5)]
    assert len(set(picks)) == 5
    assert luck.pick(0, 10**9) != Committed(b"secret", ["1", "3"]).pick(0, 10**9)
    assert luck.pick(0, 10**9) != Committed(b"Secret", ["1", "2"]).pick(0, 10**9)


def test_a_commitment_is_the_hash_of_the_secret():
    assert Committed(b"secret").commitment == verify.commitment(b"secret")
    assert Committed(b"secret").commitment == "2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b"


def test_fresh_luck_has_a_new_secret_of_32_bytes():
    one, other = Committed.fresh(), Committed.fresh(["7"])
    assert one.secret != other.secret
    assert (len(one.secret), other.numbers) == (32, ("7",))


def test_scripted_luck_follows_its_script_then_a_seed():
    luck = Scripted([4, 0], seed=5)
    assert [luck.pick(index, 6) for index in range(2)] == [4, 0]
    assert luck.pick(2, 6) == Committed.seeded(5).pick(2, 6)
