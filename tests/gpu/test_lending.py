"""Arrays are lent to other libraries where they lie; here NumPy stands for PyTorch and JAX."""

import gc

import numpy as np
import pytest

from bagend.engine import dlpack
from bagend.games import find


@pytest.mark.parametrize("dtype", [np.int64, np.int8, np.float32, np.uint16])
def test_another_library_reads_the_same_memory(gpu, dtype):
    ours = gpu.copy(np.arange(6, dtype=dtype).reshape(2, 3))
    theirs = np.from_dlpack(ours)
    assert theirs.tolist() == [[0, 1, 2], [3, 4, 5]]
    assert theirs.dtype == dtype
    assert theirs.ctypes.data == ours.address
    ours.put(np.ones((2, 3), dtype))
    assert theirs.sum() == 6


def test_memory_lives_until_it_is_given_back(gpu):
    ours = gpu.copy(np.arange(4))
    theirs = np.from_dlpack(ours)
    del ours
    gc.collect()
    assert len(gpu.driver.held) == len(dlpack._lent) == 1
    assert theirs.tolist() == [0, 1, 2, 3]
    del theirs
    gc.collect()
    assert gpu.driver.held == dlpack._lent == {}


def test_what_nobody_takes_is_given_back(gpu):
    ours = gpu.array(4)
    capsule = ours.__dlpack__()
    assert len(dlpack._lent) == 1
    del capsule
    gc.collect()
    assert dlpack._lent == {}


def test_records_are_lent_as_words(gpu):
    views = gpu.array(2, find("duel").View.dtype)
    with pytest.raises(BufferError, match="records cannot be lent; lend their words"):
        views.__dlpack__()
    assert np.from_dlpack(views.words).shape == (2, views.dtype.itemsize // 8)


def test_who_wants_a_copy_makes_it(gpu):
    with pytest.raises(BufferError, match="lent, not copied"):
        gpu.array(3).__dlpack__(copy=True)


@pytest.mark.parametrize(("stream", "waits"), [(None, 0), (1, 0), (-1, 0), (7, 1)])
def test_only_another_stream_must_wait(gpu, monkeypatch, stream, waits):
    waited: list[int] = []
    monkeypatch.setattr(gpu.driver, "wait", lambda: waited.append(1))
    assert gpu.array(3).__dlpack__(stream=stream)
    assert len(waited) == waits
