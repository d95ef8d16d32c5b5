"""The same plan on Ray: two worker processes, one of them killed in the middle, and the same rows."""

import logging
import os
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
import ray

from bagend.cli import main
from bagend.lab import cluster
from bagend.lab.batch import Plan

DEADLY = """
import os, pathlib, signal

DIED = pathlib.Path(__file__).with_name("died")

class Deadly:
    def choose(self, view, moves, rng):
        if os.environ.get("BAGEND_TEST_MAY_DIE") and not DIED.exists() and view.turns > 2:
            DIED.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return rng.choice(moves)
"""


def start(attempts: int = 3) -> None:
    """Start Ray; it gives up after half a minute, which a busy machine may need more than."""
    try:
        ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    except Exception:
        ray.shutdown()
        if attempts == 1:
            raise
        start(attempts - 1)


@pytest.fixture
def two_workers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A cluster of two processes, on this machine."""
    monkeypatch.setenv("BAGEND_TEST_MAY_DIE", "1")
    monkeypatch.setenv("BAGEND_MODE", "interpreted")
    monkeypatch.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    # Where all cores are busy with other tests, Ray's own processes take their time.
    monkeypatch.setenv("RAY_agent_register_timeout_ms", "300000")
    start()
    # Only in the workers.
    monkeypatch.delenv("BAGEND_TEST_MAY_DIE")
    yield
    ray.shutdown()


@pytest.mark.filterwarnings("ignore::ResourceWarning")  # Ray's own pipes
def test_a_killed_worker_changes_no_row(two_workers, tmp_path, capsys):
    path = tmp_path / "deadly.py"
    path.write_text(DEADLY)
    words = [
        "simulate",
        "journey",
        "-n",
        "20",
        "--seats",
        "frodo,sam",
        "--bots",
        f"{path}:Deadly,uniform",
        "--seed",
        "2",
    ]
    assert main([*words, "--cluster", "auto", "--rows", str(tmp_path / "there.csv")]) == 0
    assert (tmp_path / "died").exists()
    there = capsys.readouterr().out
    assert main([*words, "--rows", str(tmp_path / "here.csv")]) == 0
    assert capsys.readouterr().out == there
    assert (tmp_path / "there.csv").read_bytes() == (tmp_path / "here.csv").read_bytes()


def test_a_cluster_that_cannot_be_reached_is_named(monkeypatch):
    def fail(**settings: object) -> None:
        warnings.warn("Ray Client connection timed out.", stacklevel=1)
        raise ConnectionError("Could not find any running Ray instance.\nPlease start one.")

    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    monkeypatch.setattr(ray, "init", fail)
    with pytest.raises(
        cluster.NoCluster, match=r"^Cannot reach the Ray cluster “auto”: Could not find any running Ray in"
    ):
        next(cluster.play(Plan("journey", 2, (0, 1), ("uniform", "uniform"), {}, 1), "auto"))


def test_blocks_are_played_in_the_folder_of_the_command(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    plan = Plan("journey", 1, (0, 1), ("uniform", "uniform"), {}, 1)
    assert len(cluster.play_there(plan, 0, "/").states) == 1
    assert Path(os.getcwd()) == Path("/")
