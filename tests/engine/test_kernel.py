"""Kernel: modes, and where compiled code is kept."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from bagend.engine import compile_cache, kernel, loops
from bagend.engine.errors import BadSetting
from bagend.engine.kernel import Mode
from bagend.games import KEYS, find


@pytest.mark.parametrize("mode", kernel.ON_CPU)
def test_the_mode_is_chosen_by_the_environment(monkeypatch, mode):
    monkeypatch.setenv("BAGEND_MODE", mode.value)
    assert kernel.preferred_mode() is (mode if kernel.has_numba() else Mode.INTERPRETED)


def test_without_a_wish_rules_are_compiled_where_they_can_be(monkeypatch):
    monkeypatch.setenv("BAGEND_MODE", "")
    assert kernel.preferred_mode() is (Mode.COMPILED if kernel.has_numba() else Mode.INTERPRETED)


@pytest.mark.parametrize("chosen", ["fast", "cuda"])
def test_a_mode_that_a_cpu_does_not_know_is_refused(monkeypatch, chosen):
    monkeypatch.setenv("BAGEND_MODE", chosen)
    with pytest.raises(BadSetting, match=f"BAGEND_MODE must be interpreted, compiled or checked, not “{chosen}”"):
        kernel.preferred_mode()


def test_hot_leaves_a_function_as_it_is():
    def double(x: int) -> int:
        return 2 * x

    waiting = len(kernel._waiting)
    assert kernel.hot(double) is double
    kernel._waiting.remove(double)
    kernel._hot.remove(double)
    assert len(kernel._waiting) == waiting


@pytest.fixture
def source(tmp_path) -> Path:
    path = tmp_path / "rules.py"
    path.write_text("one")
    return path


def test_the_cache_of_changed_sources_is_another(source):
    before = compile_cache.cache_folder("journey", [source], Mode.COMPILED)
    assert compile_cache.cache_folder("journey", [source], Mode.COMPILED) == before
    source.write_text("two")
    assert compile_cache.cache_folder("journey", [source], Mode.COMPILED) != before


def test_code_for_a_gpu_serves_every_python(source, monkeypatch):
    folders = {mode: compile_cache.cache_folder("journey", [source], mode) for mode in Mode}
    monkeypatch.setattr("platform.python_version", lambda: "3.99")
    again = {mode: compile_cache.cache_folder("journey", [source], mode) for mode in Mode}
    assert [mode for mode in Mode if folders[mode] == again[mode]] == [Mode.CUDA]


def test_the_cache_of_another_mode_or_game_is_another(source):
    folders = {compile_cache.cache_folder(key, [source], mode) for key in ("journey", "duel") for mode in Mode}
    assert len(folders) == 2 * len(Mode)


def test_the_cache_falls_back_where_the_home_cannot_be_written(tmp_path):
    """A home that is a file stands for one that is read-only; root may write anywhere else."""
    home = tmp_path / "home"
    home.write_text("")
    program = "from bagend.engine import compile_cache; print(compile_cache._cache_root())"
    environment = {**os.environ, "XDG_CACHE_HOME": str(home), "TMPDIR": str(tmp_path)}
    ran = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, timeout=60, check=True
    )
    assert Path(ran.stdout.strip()).parent == tmp_path


def machine_code(folder: Path, days: float, size: int = 1000) -> None:
    """So much machine code, last used so many days ago."""
    (folder / "engine").mkdir(parents=True)
    (folder / "engine" / "code.nbc").write_bytes(bytes(size))
    used = folder.parent.stat().st_mtime - 24 * 3600 * days
    os.utime(folder, (used, used))


def test_machine_code_that_nobody_has_used_for_a_month_is_thrown_away(tmp_path):
    for days in (1, 29, 31, 300):
        machine_code(tmp_path / f"old{days}", days)
    machine_code(tmp_path / "new", 0)
    assert not compile_cache.is_ready(tmp_path / "new")
    compile_cache.mark_ready(tmp_path / "new")
    assert compile_cache.is_ready(tmp_path / "new")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["new", "old1", "old29"]


def test_many_checkouts_may_keep_their_machine_code(tmp_path):
    for number in range(30):
        machine_code(tmp_path / f"old{number}", days=number / 10)
    machine_code(tmp_path / "new", 0)
    compile_cache.mark_ready(tmp_path / "new")
    assert len(list(tmp_path.iterdir())) == 31


def test_of_too_much_machine_code_the_longest_unused_is_thrown_away(tmp_path, monkeypatch):
    monkeypatch.setattr(compile_cache, "KEPT_BYTES", 3500)
    for days in (1, 2, 3, 4):
        machine_code(tmp_path / f"old{days}", days)
    machine_code(tmp_path / "new", 0)
    compile_cache.mark_ready(tmp_path / "new")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["new", "old1", "old2"]


def test_what_was_just_made_is_kept_whatever_its_size(tmp_path, monkeypatch):
    monkeypatch.setattr(compile_cache, "KEPT_BYTES", 10)
    machine_code(tmp_path / "new", days=1)
    compile_cache.mark_ready(tmp_path / "new")
    assert compile_cache.is_ready(tmp_path / "new")


def test_whoever_uses_machine_code_keeps_it_young(tmp_path):
    machine_code(tmp_path / "old", days=100)
    kernel.compiled(lambda: None, tmp_path / "old", kernel.preferred_mode())
    machine_code(tmp_path / "new", 0)
    compile_cache.mark_ready(tmp_path / "new")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["new", "old"]


def test_importing_a_game_does_not_import_numba():
    program = "import sys; from bagend.games import find; find('journey'); print('numba' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=True)
    assert ran.stdout.strip() == "False"


@pytest.mark.parametrize("key", KEYS)
def test_all_doors_of_a_match_are_compiled_ahead(monkeypatch, key):
    game = find(key)
    plain = loops.doors(game, Mode.INTERPRETED)
    used = set()

    def watched(name):
        def door(*given):
            used.add(name)
            return getattr(plain, name)(*given)

        return door

    names = ("legal", "apply", "chance_outcomes", "draw", "audience", "view")
    monkeypatch.setattr(loops, "doors", lambda game, mode: replace(plain, **{name: watched(name) for name in names}))
    monkeypatch.setattr(compile_cache, "mark_ready", lambda folder: None)
    loops.compile_ahead(game, Mode.COMPILED)
    assert used == set(names)
