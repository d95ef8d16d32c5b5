"""Records: annotated fields become one NumPy record."""

from typing import Annotated

import numpy as np
import pytest

from bagend.engine.kernel import copy_front
from bagend.engine.records import Field, Record, Row, diff, fields


class Pack(Record):
    mules: int
    """How many."""

    loads: Annotated[Row, 3]
    straps: Annotated[Row, 2, 4]


class Laden(Pack):
    weight: int


class Tired(Pack):
    rest: Annotated[Row, 2]


def test_fields_have_their_shapes():
    pack = Pack.blank()[0]
    assert (pack.mules.shape, pack.loads.shape, pack.straps.shape) == ((), (3,), (2, 4))


def test_every_field_is_an_int64():
    assert {Pack.dtype[name].base for name in Pack.dtype.names or ()} == {np.dtype(np.int64)}


def test_blank_records_are_zero_and_as_many_as_wanted():
    packs = Pack.blank(5)
    assert len(packs) == 5
    assert not packs.tobytes().strip(b"\0")


def test_a_row_of_an_array_is_the_array_itself():
    packs = Pack.blank(2)
    packs[1].loads[2] = 7
    assert packs["loads"].tolist() == [[0, 0, 0], [0, 0, 7]]


def test_records_that_grew_from_one_begin_alike():
    fields = [dict(kind.dtype.fields or {}) for kind in (Pack, Laden, Tired)]
    assert all(fields[0].items() <= longer.items() for longer in fields[1:])


def test_only_what_two_records_begin_with_is_copied():
    laden, tired = Laden.blank(), Tired.blank()
    laden[0].mules, laden[0].weight = 2, 40
    laden[0].straps[1, 3] = 8
    tired[0].rest[0] = 6
    copy_front(laden[0], tired[0], Pack.dtype.itemsize)
    assert (tired[0].mules, tired[0].straps[1, 3], tired[0].rest.tolist()) == (2, 8, [6, 0])


def test_diff_names_the_fields_that_changed():
    old = Pack.blank()
    new = old.copy()
    new[0].mules = 2
    new[0].loads[1] = 9
    assert diff(old, new) == {"mules": (0, 2), "loads": ([0, 0, 0], [0, 9, 0])}
    assert diff(old, old.copy()) == {}


def test_another_kind_of_field_is_refused():
    with pytest.raises(TypeError, match=r"Wrong\.name: expected int or Annotated\[Row, n\]"):

        class Wrong(Record):
            name: str


def test_every_field_says_what_it_means():
    class Base(Record):
        seat: int
        """Who is
        asked."""

    class Wider(Base):
        row: Annotated[Row, 2, 3]
        plain: int

    assert fields(Wider) == [Field("seat", (), "Who is asked."), Field("row", (2, 3), ""), Field("plain", (), "")]
