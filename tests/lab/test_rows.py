"""A row per match: the same bytes however often the run was stopped; what cannot be written is found out beforehand."""

import csv
import errno
import json
from pathlib import Path

import pyarrow.parquet
import pytest

from bagend.bots.own import NAMED
from bagend.cli import main
from bagend.engine import journal
from bagend.engine.errors import BagendError
from bagend.engine.match import Match
from bagend.games import find
from bagend.lab import batch, journals
from bagend.lab import simulate as lab_simulate
from bagend.lab.batch import Plan
from bagend.lab.rows import RowFile, WrongRows, rows_of
from proof import some

QUICK = ("novice", "uniform")


def plan(matches: int = 24, seed: int = 3, bots: tuple[str, ...] = QUICK, game: str = "journey") -> Plan:
    return Plan(game, matches, (0, 1), bots, {}, seed)


class Quiet:
    """Hears everything and says nothing."""

    def __init__(self) -> None:
        self.done = 0

    def __call__(self, more: int) -> None:
        self.done += more

    def hear(self, forfeits: object) -> None:
        pass


def run(chosen: Plan, path: Path, **settings: str) -> batch.Tally:
    return lab_simulate.run(chosen, Quiet(), rows=str(path), **settings)  # type: ignore[arg-type]


@pytest.fixture
def small_blocks(monkeypatch):
    """Blocks of a few matches, so that there are several."""
    monkeypatch.setattr(batch, "block_size", lambda plan: 5)


@pytest.mark.parametrize("ending", ["csv", "jsonl", "parquet"])
def test_a_stopped_run_goes_on_to_the_same_bytes(tmp_path, small_blocks, ending):
    whole, stopped = tmp_path / f"whole.{ending}", tmp_path / f"stopped.{ending}"
    total = run(plan(), whole)
    written = tmp_path / ("stopped.parquet.part" if ending == "parquet" else stopped.name)
    file = RowFile(plan(), str(stopped))
    for block, _ in zip(batch.play(plan(), 1), range(2), strict=False):
        file.add(block)
    file.close()
    # Killed in the middle of a row.
    written.write_bytes(written.read_bytes()[:-7])
    again = run(plan(), stopped)
    assert stopped.read_bytes() == whole.read_bytes()
    assert vars(again) == vars(total)
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted([whole.name, stopped.name])


def test_a_row_says_who_played_how_it_ended_and_what_was_measured(tmp_path, game):
    path = tmp_path / "rows.jsonl"
    run(plan(3, game=game.key), path)
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert [row["match"] for row in rows] == [0, 1, 2]
    for row in some(rows):
        assert (row["game"], row["version"], row["seed"]) == (game.key, game.version, 3)
        assert (row[f"bot_{game.seats[0]}"], row[f"bot_{game.seats[1]}"]) == QUICK
        assert set(row["winners"].split("+")) <= {*game.seats[:2], ""}
        assert game.words().has(f"ending-{row['ending']}") or row["ending"] == "undecided"
        assert row["clause"] or row["ending"] == "undecided"
        assert {f"measure_{name}" for name in game.measures} <= set(row)
        assert {f"option_{option.key}" for option in game.options} <= set(row)


def test_all_kinds_of_files_hold_the_same_rows(tmp_path):
    for ending in ("csv", "jsonl", "parquet"):
        run(plan(6), tmp_path / f"rows.{ending}")
    lines = [json.loads(line) for line in (tmp_path / "rows.jsonl").read_text(encoding="utf-8").splitlines()]
    with (tmp_path / "rows.csv").open(encoding="utf-8") as file:
        assert [{name: str(value) for name, value in row.items()} for row in lines] == list(csv.DictReader(file))
    assert pyarrow.parquet.read_table(tmp_path / "rows.parquet").to_pylist() == lines


def test_rows_fit_the_tally(tmp_path):
    total = run(plan(40), tmp_path / "rows.jsonl")
    counted = batch.new_tally(plan(40))
    file = RowFile(plan(40), str(tmp_path / "rows.jsonl"))
    lab_simulate.add_rows(counted, file.kept())
    file.close()
    assert vars(counted) == vars(total)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("rows.xlsx", "its name should end in .csv, .jsonl or .parquet"),
        ("nowhere/rows.csv", "Cannot write .*nowhere/rows.csv: No such file or directory"),
    ],
)
def test_what_cannot_be_written_is_refused_before_the_first_match(tmp_path, monkeypatch, name, sentence):
    monkeypatch.setattr(batch, "play", lambda *asked: pytest.fail("something was played"))
    with pytest.raises(WrongRows, match=sentence):
        run(plan(), tmp_path / name)


@pytest.mark.parametrize("ending", ["csv", "jsonl"])
def test_rows_of_another_run_are_left_alone(tmp_path, ending):
    path = tmp_path / f"rows.{ending}"
    run(plan(4), path)
    before = path.read_bytes()
    with pytest.raises(WrongRows, match="rows of another run"):
        run(plan(4, seed=4), path)
    with pytest.raises(WrongRows, match="holds 4 games, more than the 3 asked for"):
        run(plan(3), path)
    with pytest.raises(WrongRows, match=r"other columns|rows of another run"):
        run(plan(4, game="duel"), path)
    assert path.read_bytes() == before


def test_a_complete_parquet_file_is_not_written_again(tmp_path):
    run(plan(2), tmp_path / "rows.parquet")
    with pytest.raises(WrongRows, match="is complete already"):
        run(plan(2), tmp_path / "rows.parquet")


def test_a_full_disk_keeps_what_was_played(tmp_path, small_blocks, monkeypatch):
    class Full:
        def write(self, lines: bytes) -> None:
            raise OSError(errno.ENOSPC, "No space left on device")

    file = RowFile(plan(), str(tmp_path / "rows.csv"))
    blocks = batch.play(plan(), 1)
    file.add(next(blocks))
    with monkeypatch.context() as patched:
        patched.setattr(file, "_file", Full())
        with pytest.raises(WrongRows, match=r"No space left on device. 5 games are kept; run the same command again"):
            file.add(next(blocks))
    file.close()


def test_a_fault_of_a_bot_of_your_own_is_in_its_row(tmp_path, monkeypatch):
    path = tmp_path / "bad.py"
    path.write_text("class Bad:\n    def choose(self, view, moves, rng):\n        return 'no'\n")
    monkeypatch.setenv(NAMED, f"bad={path}:Bad")
    chosen = plan(2, bots=("bad", "greedy"))
    (block,) = batch.play(chosen, 1)
    for row in some(rows_of(chosen, block, 0)):
        assert (row["ending"], row["winners"], row["clause"]) == ("forfeit", "sam", "")
        assert row["fault"] == "The bot bad answered 'no', which is not one of its moves."


@pytest.mark.parametrize("bots", [QUICK, ("greedy", "tree:2")])
def test_a_journal_tells_the_very_match(tmp_path, bots):
    chosen = plan(3, bots=bots)
    (block,) = batch.play(chosen, 1)
    journals.write(chosen, range(3), tmp_path / "journals")
    for number in range(3):
        saved = journal.parse((tmp_path / "journals" / f"{number:08}.journal").read_text(encoding="utf-8"))
        match = Match.from_journal(find("journey"), saved)
        assert match.state.tobytes() == block.states[number : number + 1].tobytes()
        assert len(saved.lines) == block.answers[number]


def test_the_command_writes_rows_and_journals(tmp_path, capsys):
    words = ["simulate", "journey", "-n", "3", "--seats", "frodo,sam", "--rows", str(tmp_path / "rows.csv")]
    assert main([*words, "--journals", str(tmp_path / "journals")]) == 0
    assert len((tmp_path / "rows.csv").read_text(encoding="utf-8").splitlines()) == 4
    assert len(list((tmp_path / "journals").iterdir())) == 3
    assert "Frodo (uniform) wins" in capsys.readouterr().out


def test_journals_that_cannot_be_written_are_refused_before_the_first_match(tmp_path, monkeypatch):
    (tmp_path / "file").touch()
    monkeypatch.setattr(batch, "play", lambda *asked: pytest.fail("something was played"))
    with pytest.raises(BagendError, match="Cannot write"):
        run(plan(), tmp_path / "rows.csv", folder=str(tmp_path / "file" / "journals"))
