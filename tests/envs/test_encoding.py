"""The vector that an environment shows: every number of a View, every set bit by bit, and nothing else."""

import random

import numpy as np

from bagend.engine.match import Match
from bagend.engine.records import fields
from bagend.engine.seats import HIDDEN
from bagend.envs.encoding import MOST, bounds, describe, size_of, vector
from bagend.envs.sets import SETS
from proof import some


def positions(game, seed: int = 5, most: int = 150) -> list[np.ndarray]:
    """The views of all seats along a random match."""
    match, source = Match(game, seed=seed), random.Random(seed)
    found: list[np.ndarray] = []
    while not match.is_over and len(found) < most:
        match.play(source.choice(match.legal_actions()))
        found += [match.view(seat).reshape(1).copy() for seat in match.taken]
    return found


def is_there(found: list[float], number: int) -> bool:
    """Whether these are a number, or a set of things bit by bit."""
    if len(found) == 1:
        return found == [number]
    return found == [HIDDEN] * len(found) if number == HIDDEN else sum(found) == number.bit_count()


def test_every_number_stands_where_it_is_described(game):
    for views in some(positions(game)):
        made = vector(game, views)
        parts = zip(describe(game), views.view(np.int64).tolist(), strict=True)
        wrong = [
            part.name
            for part, number in parts
            if not is_there(made[part.first : part.first + part.size].tolist(), number)
        ]
        assert wrong == []


def test_a_set_is_written_bit_by_bit(game):
    for part in some(part for part in describe(game) if part.size > 1):
        views = game.View.blank()
        at = [each.name for each in describe(game)].index(part.name)
        last = part.size - 1 + (9 if game.key == "confrontation" and part.size == 9 and at_dark(part.name) else 0)
        views.view(np.int64)[at] = 1 << last
        found = vector(game, views)[part.first : part.first + part.size]
        assert found.tolist() == [0.0] * (part.size - 1) + [1.0], part.name


def at_dark(name: str) -> bool:
    """Whether this is a stand of the dark side, whose figures are the higher ones."""
    return int(name.partition("[")[2].rstrip("]")) >= 9


def test_no_set_is_larger_than_its_room_and_no_number_is_a_large_set(game):
    for views in some(positions(game, seed=8)):
        for name in views.dtype.names or ():
            most = int(views[name].max())
            assert most < 1 << 20 or name in SETS[game.key], name
            assert int(views[name].min()) >= HIDDEN, name
        low, high = bounds(game)
        made = vector(game, views)
        assert (low <= made).all()
        assert (made <= high).all()


def test_only_fields_that_exist_are_called_sets(game):
    assert set(SETS[game.key]) <= {field.name for field in fields(game.View)}


def test_a_description_covers_the_vector_without_a_gap(game):
    end = 0
    for part in some(describe(game)):
        assert part.first == end
        assert part.about, part.name
        end += part.size
    assert end == size_of(game)
    assert MOST == 2**24
