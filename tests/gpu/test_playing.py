"""What a GPU is given plays the same games as a CPU; here the GPU is a stand-in that runs the same doors plainly."""

import json

import pytest

from bagend import cli
from bagend.bots import roster
from bagend.engine import gpu as gpus
from bagend.engine.chance import seeds
from bagend.engine.crowd import Crowd
from bagend.engine.errors import UnknownBot
from bagend.engine.grids import Playouts
from bagend.engine.kernel import Mode
from bagend.games import find
from bagend.lab import batch, bench, bench_gpu
from bagend.lab.batch import Plan


def all_bytes(blocks) -> bytes:
    made = list(blocks)
    parts = [block.states for block in made] + [block.answers for block in made]
    return b"".join(part.tobytes() for part in parts)


@pytest.mark.parametrize("bots", [("uniform", "uniform"), ("novice", "greedy")])
def test_a_gpu_plays_the_same_games_as_a_cpu(game, gpu, bots):
    seats = game.take_seats(game.seats[:2])
    plan = Plan(game.key, 5, seats, bots, {}, 7)
    assert all_bytes(batch.play_on_gpu(plan, gpu)) == all_bytes(batch.play(plan, 1))


def test_a_lane_takes_one_game_after_the_other(gpu):
    """Two multiprocessors with one block of two lanes each: four lanes for nine games."""
    game = find("journey")
    first = bench_gpu.first_of(game)
    playouts = Playouts(gpu, roster.grids(game, is_uniform=True))
    played = playouts.play_out(first, seeds(1, 0, 9))
    assert gpu.driver.launched == [("playout_grid", 4)]
    alone = [playouts.play_out(first, seeds(1, number, 1)) for number in range(9)]
    assert played.states.tobytes() == b"".join(each.states.tobytes() for each in alone)
    assert played.lengths.tolist() == [int(each.lengths[0]) for each in alone]
    assert played.decisions == sum(each.decisions for each in alone)


def test_games_that_do_not_fit_at_once_are_played_in_turn(gpu, monkeypatch):
    plan = Plan("journey", 5, (0, 1), ("uniform", "uniform"), {}, 7)
    monkeypatch.setattr(Playouts, "most_matches", lambda playouts: 2)
    blocks = list(batch.play_on_gpu(plan, gpu))
    assert [len(block.states) for block in blocks] == [2, 2, 1]
    assert all_bytes(blocks) == all_bytes(batch.play(plan, 1))


def test_half_of_the_free_memory_is_filled(gpu):
    game = find("journey")
    playouts = Playouts(gpu, roster.grids(game, is_uniform=True))
    each = game.State.dtype.itemsize + 24
    assert playouts.most_matches() == gpu.driver.free_memory() // 2 // each


def test_a_crowd_on_a_gpu_steps_as_one_on_a_cpu_does(game, gpu):
    first = bench_gpu.first_of(game)
    for is_uniform in (True, False):
        grids = roster.grids(game, is_uniform)
        ours = Crowd(grids, first, 3, 5, gpu)
        theirs = Crowd(grids, first, 3, 5, mode=Mode.INTERPRETED)
        for _ in range(40):
            for crowd in (ours, theirs):
                crowd.choose()
                crowd.step()
            for name in ("states", "streams", "views", "mask", "counts", "actions", "ended", "winners"):
                assert getattr(ours, name).get().tobytes() == getattr(theirs, name).tobytes()
            assert all(row.sum() == count for row, count in zip(theirs.mask, theirs.counts, strict=True))


def test_memory_is_given_back(gpu):
    held = len(gpu.driver.held)
    array = gpu.array((2, 3))
    words = gpu.array(4, find("journey").State.dtype).words
    assert len(gpu.driver.held) == held + 2
    del array, words
    assert len(gpu.driver.held) == held


def test_views_are_rows_of_words_for_a_network(gpu):
    game = find("duel")
    crowd = Crowd(roster.grids(game, is_uniform=True), bench_gpu.first_of(game), 2, 1, gpu)
    about = crowd.views.words.__cuda_array_interface__
    assert about["shape"] == (2, game.View.dtype.itemsize // 8)
    assert about["typestr"] == "<i8"
    assert about["data"] == (crowd.views.address, False)
    assert crowd.mask.__cuda_array_interface__["typestr"] == "|i1"
    assert crowd.views.words.get().tobytes() == crowd.views.get().tobytes()


def test_what_does_not_fit_is_not_written(gpu):
    array = gpu.array(3)
    with pytest.raises(ValueError, match=r"shape \(3,\) cannot hold one of shape \(4,\)"):
        array.put(seeds(1, 0, 4))


@pytest.fixture
def found(gpu, monkeypatch):
    monkeypatch.setattr(gpus, "find_gpu", lambda: gpu)
    monkeypatch.setattr(bench, "find_gpu", lambda: gpu)
    return gpu


def test_a_simulation_is_the_same_on_a_gpu(found, capsys):
    told = []
    for device in ("cpu", "cuda"):
        assert cli.main(["simulate", "journey", "-n", "6", "--seed", "3", "--device", device, "--json", "-"]) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert told[0] == told[1]
    assert found.driver.launched


def test_bots_that_think_do_not_play_on_a_gpu(found, capsys):
    assert cli.main(["simulate", "journey", "--device", "cuda", "--bots", "greedy,wizard,greedy,greedy"]) == 2
    said = capsys.readouterr().err
    assert said == "bagend: The bot “wizard” does not play on a GPU; expected uniform, novice or greedy.\n"
    with pytest.raises(UnknownBot):
        batch.check_gpu_bots(find("journey"), ["ranger"])


def test_the_bench_measures_a_gpu_and_compares_it_with_the_cpu(found, monkeypatch):
    monkeypatch.setattr(bench, "all_games", lambda: [find("journey")])
    monkeypatch.setattr(bench_gpu, "RUNS", 1)
    for name in ("MATCHES", "COMPARED", "COMPARED_INTERPRETED", "STEPS", "COMPARED_STEPS"):
        monkeypatch.setattr(bench_gpu, name, 2)
    monkeypatch.setattr(bench_gpu.gpu_speeds, "__defaults__", (2,))
    figures = bench.measure(("gpu",), 1, lambda sentence: None)
    assert [str(row.what) for row in figures.gpu] == ["uniform games", "greedy games", "one decision at a time"]
    assert all(row.is_same and row.answers > 0 for row in figures.gpu)
    ((_, table),) = bench.as_tables(figures)
    assert table.title == "Per second on one stand-in, median of five runs"
    assert bench.as_json(figures)["gpu"][0]["matches"] == 2


def test_fewer_lanes_than_fit_can_be_asked_for(gpu, monkeypatch):
    monkeypatch.setattr(gpu.driver, "blocks_at_once", lambda function, block: 5)
    assert gpu.kernel(".visible .entry door(").most_lanes == 2 * 5 * 2
    assert gpu.kernel(".visible .entry door(", most_blocks=3).most_lanes == 2 * 3 * 2
    assert gpu.kernel(".visible .entry door(", most_blocks=9, block=4).most_lanes == 2 * 5 * 4
