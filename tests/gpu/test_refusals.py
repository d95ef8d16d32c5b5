"""Where there is no GPU to be had, one sentence says why."""

import ctypes
from types import SimpleNamespace

import pytest

from bagend import cli
from bagend.engine import compile_cache, kernel
from bagend.engine import gpu as gpus
from bagend.engine.gpu import Driver, Gpu, NoGpu
from bagend.engine.grids import Grids
from bagend.engine.kernel import Mode
from bagend.engine.loops import folder_of
from bagend.games import find


class Library:
    """A driver library in which everything succeeds, but for the functions named."""

    def __init__(self, **failing: int) -> None:
        self.failing = failing

    def __getattr__(self, name: str):
        return lambda *given: self.failing.get(name, 0)


@pytest.mark.parametrize(
    ("failing", "sentence"),
    [
        ({"cuInit": 100}, "The NVIDIA driver finds no GPU on this machine."),
        ({"cuDevicePrimaryCtxRetain": 2}, "The GPU has too little free memory for so many games at once."),
        ({"cuInit": 999}, "The NVIDIA driver fails in cuInit: error 999."),
    ],
)
def test_what_the_driver_reports_becomes_a_sentence(failing, sentence):
    with pytest.raises(NoGpu) as refused:
        Driver(Library(**failing))
    assert str(refused.value) == sentence


def test_too_little_memory_is_told():
    gpu = Gpu(Driver(Library(cuMemAlloc_v2=2)))
    with pytest.raises(NoGpu, match="too little free memory for so many games"):
        gpu.array(1 << 40)


def test_an_old_driver_is_told():
    gpu = Gpu(Driver(Library(cuModuleLoadDataEx=222)))
    with pytest.raises(NoGpu, match="driver is too old: version 580 or newer is needed"):
        gpu.kernel(".visible .entry door(")


def test_code_without_an_entry_is_told():
    with pytest.raises(NoGpu, match="has no entry: remove it from the compile cache"):
        Gpu(Driver(Library())).kernel("nothing")


@pytest.fixture
def fresh(monkeypatch):
    """The GPU is looked for anew."""
    monkeypatch.setattr(gpus, "find_gpu", gpus.find_gpu.__wrapped__)


def test_without_a_driver_the_command_says_so(fresh, monkeypatch, capsys):
    def missing(name):
        raise OSError(f"{name}: cannot open shared object file")

    monkeypatch.setattr(gpus, "ctypes", SimpleNamespace(CDLL=missing))
    assert cli.main(["simulate", "journey", "--device", "cuda"]) == 2
    assert capsys.readouterr().err == "bagend: There is no NVIDIA driver on this machine.\n"


def test_without_a_gpu_the_command_says_so(fresh, monkeypatch, capsys):
    monkeypatch.setattr(ctypes, "CDLL", lambda name: Library(cuInit=100))
    assert cli.main(["simulate", "journey", "--device", "cuda"]) == 2
    assert capsys.readouterr().err == "bagend: The NVIDIA driver finds no GPU on this machine.\n"


def test_without_numba_cuda_the_extra_is_named(monkeypatch, tmp_path):
    monkeypatch.setattr(kernel, "has_numba_cuda", lambda: False)
    monkeypatch.setattr(compile_cache, "_cache_root", lambda: tmp_path)
    with pytest.raises(NoGpu) as refused:
        Grids(find("journey")).ptx("playouts")
    assert str(refused.value) == "To play on a GPU, install numba-cuda: pip install 'bagend[gpu]'."


def test_kept_code_needs_no_compiler(monkeypatch, tmp_path):
    monkeypatch.setattr(kernel, "has_numba_cuda", lambda: False)
    monkeypatch.setattr(compile_cache, "_cache_root", lambda: tmp_path)
    grids = Grids(find("journey"))
    door, _ = grids.doors["playouts"]
    folder = folder_of(grids.game, Mode.CUDA)
    folder.mkdir(parents=True)
    (folder / f"{door.__name__}.ptx").write_text("kept")
    assert grids.ptx("playouts") == "kept"
