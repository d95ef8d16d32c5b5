"""The seeded hand: the same land every time, borders that fit, and room where room is needed."""

import math

import pytest

from bagend.drawing.ink import (
    all_stamps,
    is_inside,
    landscape,
    outline,
    river,
    scatter,
    sheet,
    shore,
    track,
    tree,
    wander,
    wash,
)
from bagend.drawing.ink.scatter import overlap
from bagend.drawing.ink.stamps import KINDS
from bagend.drawing.library import SHARED, read_folder, read_symbol
from proof import some

SQUARE = [(0.0, 0.0), (200.0, 0.0), (200.0, 160.0), (0.0, 160.0)]


def test_the_same_seed_draws_the_same_line_and_another_seed_another():
    line = wander(((0, 0), (100, 0)), 0.1, "a")
    assert line == wander(((0, 0), (100, 0)), 0.1, "a")
    assert line != wander(((0, 0), (100, 0)), 0.1, "b")
    assert (line[0], line[-1]) == ((0, 0), (100, 0))
    assert len(line) == 17


def test_neighbours_share_their_border():
    beside = [(200.0, 0.0), (400.0, 0.0), (400.0, 160.0), (200.0, 160.0)]
    one, other = outline(SQUARE, 0.08, 1), outline(beside, 0.08, 1)
    shared = set(one) & set(other)
    assert len(shared) == 17
    assert any(abs(x - 200) > 1 for x, _ in shared)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_stamps_stand_apart_inside_the_border_and_keep_room(kind):
    room = (70.0, 60.0, 60.0, 50.0)
    placed = scatter(kind, SQUARE, 18, "here", keep=[room])
    assert len(placed) > 8
    for each in placed:
        assert is_inside(SQUARE, each.x, each.y)
        box = (each.x - each.stamp.width / 2, each.y - each.stamp.height, each.stamp.width, each.stamp.height)
        assert not overlap(box, room)
    near = [math.dist(a[:2], b[:2]) for i, a in enumerate(placed) for b in placed[:i]]
    assert min(near) >= 18 / 1.3 - 1e-9


def test_what_is_near_is_painted_over_what_is_far():
    placed = scatter(tree, SQUARE, 20, "wood")
    drawn = landscape(placed)
    feet = [drawn.index(each.stamp.at(each.x, each.y)) for each in sorted(placed, key=lambda each: each.y)]
    assert feet == sorted(feet)


def test_all_that_the_hand_draws_can_be_read_as_a_picture():
    border = outline(SQUARE, 0.08, 1)
    drawn = [
        sheet(300, 200, 1),
        wash(border, "wash-wood"),
        shore(border, 1),
        river(((10, 10), (90, 60), (190, 150)), 12, 1),
        track(((10, 10), (190, 150)), 1),
        *(stamp.at(50, 50) for stamp in all_stamps()),
    ]
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200">{"".join(drawn)}</svg>'
    assert read_symbol("ground-trial", text).is_picture


def test_the_files_of_the_stamps_are_what_the_hand_draws():
    files = read_folder(SHARED)
    for stamp in some(all_stamps()):
        assert files[stamp.name].markup == stamp.drawn()
