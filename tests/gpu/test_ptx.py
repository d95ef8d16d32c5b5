"""Every game can be compiled for a GPU, on a machine that has none.

The shortest game is compiled here, and the one with the largest tables.  `python -m tests.gpu` compiles all doors of
all games, which takes some minutes.
"""

import pytest

from bagend.bots import roster
from bagend.engine.kernel import has_numba_cuda
from bagend.games import find
from gpu import ptx


def test_the_compiler_for_gpus_is_installed_with_the_tests():
    assert has_numba_cuda()


@pytest.mark.parametrize("name", ["playouts", "batch_step", "batch_choose"])
def test_journey_can_be_compiled_for_a_gpu(name):
    ptx.check(roster.grids(find("journey"), is_uniform=True), name)


def test_duel_and_its_judge_can_be_compiled_for_a_gpu():
    ptx.check(roster.grids(find("duel"), is_uniform=False), "playouts")


def test_numba_cuda_is_left_as_it_was():
    """Another library in the same process may use it."""
    from numba.cuda import config, dispatcher, target
    from numba.cuda.cudadrv import libs, nvvm

    def now():
        return (
            config.FORCE_CUDA_CC,
            dispatcher.get_current_device,
            libs.get_cuda_paths,
            nvvm.compile_ir,
            target.CUDATargetContext.make_constant_array,
        )

    before = now()
    ptx.check(roster.grids(find("duel"), is_uniform=True), "batch_choose")
    assert now() == before
