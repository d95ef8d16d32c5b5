"""The bench: rows that can be asked for one by one, and positions from everywhere in a match."""

import numpy as np
import pytest
from rich.console import Console

from bagend.bots import roster
from bagend.engine.errors import BadOption, Phrase
from bagend.engine.kernel import preferred_mode
from bagend.games import KEYS, find
from bagend.lab import bench, bench_levels, bench_peers, bench_search
from bagend.lab.bench_peers import Peer
from bagend.lab.bench_server import Served, as_table
from bagend.lab.bench_starts import Start, cpu_seconds

JOURNEY = find("journey")


def test_all_rows_that_need_no_gpu_are_measured_unless_some_are_named():
    assert bench.read_rows("") == bench.USUAL_ROWS
    assert bench.read_rows("gpu") == ("gpu",)
    assert bench.read_rows("search,levels") == ("search", "levels")


def test_rows_that_do_not_exist_are_refused():
    known = "steps, envs, search, levels, starts, server or gpu"
    with pytest.raises(BadOption, match=f"There is no benchmark “all”; expected {known}"):
        bench.read_rows("levels,all")


def test_only_the_rows_asked_for_are_measured(monkeypatch):
    monkeypatch.setattr(bench, "starts", lambda: [Start(Phrase("bench-start-import", {"cache": "cold"}), 0.01)])
    told: list[Phrase] = []
    figures = bench.measure(("starts",), 1, told.append, lambda game, seconds: (0.0, 0.0))
    assert list(map(str, told)) == ["Measuring start-up: about three minutes"]
    ((_, table),) = bench.as_tables(figures)
    assert table.row_count == 1
    made = bench.as_json(figures)
    assert made["start"] == [{"name": "import bagend, cold", "seconds": 0.01}]
    assert made["speed"] == made["levels"] == []
    assert made["processor"]


def test_every_level_of_a_game_is_timed():
    found = bench_levels.levels(JOURNEY, seconds=0.001)
    assert [row.level for row in found] == list(roster.names(JOURNEY))
    assert all(0 < row.mean <= row.slowest for row in found)
    assert all(1 <= row.positions <= bench_levels.POSITIONS for row in found)
    budget = {row.level: row.simulations for row in found}
    assert budget["ranger"] == roster.level(JOURNEY, "ranger").effort.simulations
    assert budget["greedy"] == budget["wizard"] == 0


def test_the_positions_of_a_level_are_taken_from_everywhere():
    places = [number * bench_levels.STRIDE % bench_levels.POSITIONS for number in range(bench_levels.POSITIONS)]
    assert sorted(places) == list(range(bench_levels.POSITIONS))
    quarter = bench_levels.POSITIONS // 4
    assert {place // quarter for place in places[:5]} == {0, 1, 2, 3}


def test_positions_come_evenly_from_whole_matches():
    asked = list(bench_search.questions(JOURNEY, preferred_mode()))
    ends = [question for question in asked if question.left == 1]
    assert len(ends) == bench_search.MATCHES
    assert all(question.legal and question.views[0].viewer == question.views[0].seat for question in asked)
    taken = bench_search.evenly(asked)
    assert len(taken) == bench_search.POSITIONS
    assert taken[0] is asked[0]


@pytest.mark.parametrize("many", [3, 64, 127, 1000])
def test_positions_are_taken_from_the_first_to_the_last(many):
    taken = bench_search.evenly(range(many))
    steps = np.diff(taken)
    assert len(taken) == min(many, bench_search.POSITIONS)
    assert taken[0] == 0
    assert many - 1 - taken[-1] <= steps.max()
    assert steps.max() - steps.min() <= 1


def test_a_fresh_process_is_timed_without_its_own_start():
    """Its clock is replaced after the start: it tells 3 seconds, then 5."""
    ticking = "ticks = iter([5.0]); time.process_time = lambda: next(ticks); begun = 3.0"
    assert cpu_seconds(ticking, {}) == 2.0


def test_environments_are_measured_for_every_game(monkeypatch):
    monkeypatch.setattr(bench, "installed", lambda seconds: [])
    figures = bench.measure(("envs",), 2, lambda what: None, lambda game, seconds: (seconds * 1e6, seconds * 2e6))
    assert [(row.name, row.decisions, row.answers) for row in figures.envs] == [(key, 2e6, 4e6) for key in KEYS]
    ((_, table),) = bench.as_tables(figures)
    assert table.row_count == len(KEYS)


def test_environments_stand_beside_the_peers_that_are_installed(monkeypatch):
    monkeypatch.setattr(bench, "installed", lambda seconds: [Peer("OpenSpiel", "backgammon", 50_000.0)])
    speeds = {"journey": 4e6, "confrontation": 1e6, "mountdoom": 2e6, "duel": 2e6}
    figures = bench.measure(
        ("envs",), 1, lambda what: None, lambda game, seconds: (speeds[game.key], 2 * speeds[game.key])
    )
    ((name, table),) = bench.as_tables(figures)
    assert name == "envs"
    written = bench.as_markdown(table)
    assert written.splitlines()[1] == "| --- | --- | ---: | ---: | ---: |"
    assert written.splitlines()[-1].endswith("|  | 50,000 | 20.0–80.0 × |")


def test_a_peer_is_measured_and_one_that_is_not_installed_is_left_out(monkeypatch):
    def missing() -> tuple[str, bench_peers.Steps]:
        raise ImportError

    monkeypatch.setattr(bench_peers, "PEERS", {"OpenSpiel": bench_peers.openspiel, "Elsewhere": missing})
    (peer,) = bench_peers.installed(1e-4)
    assert (peer.library, peer.game) == ("OpenSpiel", "backgammon")
    assert peer.moves > 0


def test_tables_are_written_into_a_document_and_nothing_else_changes():
    figures = bench.Figures(starts=[Start(Phrase("bench-start-import", {"cache": "cold"}), 0.01)])
    tables = dict(bench.as_tables(figures))
    before = "# Speed\n\n<!-- bench starts -->\nold\n<!-- end -->\n\nAfter.\n"
    after = bench.write_into(before, tables)
    assert after.startswith(
        "# Speed\n\n<!-- bench starts -->\n| what | s |\n| --- | ---: |\n| import bagend, cold | 0.01 |\n"
    )
    assert after.endswith("<!-- end -->\n\nAfter.\n")
    assert bench.write_into(after, tables) == after
    assert bench.write_into("# New\n", tables).startswith("# New\n\n<!-- bench starts -->\n")


def test_what_a_server_carries_says_which_stage_held_people_up(capsys):
    people = Phrase("bench-server-people")
    row = Served(people, 2, 4, 9, 0, 0, 5, 9, 9, 9, 3, 4, 1, 6, 400, 2, {"store": 4.75, "draw": 1.0}, {"store": 3})
    Console(width=100).print(as_table([row], "en"))
    told = capsys.readouterr().out
    assert "4.75 (3 × at least 50 ms)" in told
    assert "at least" not in next(line for line in told.splitlines() if "drawing" in line)
