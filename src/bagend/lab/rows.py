"""Rows: a row per match, for whoever counts on.  Written block by block, so a run that was stopped goes on.

The ending of the file's name says how: `.csv`, `.jsonl` (JSON lines) or `.parquet`.  A Parquet file cannot be added to,
so its rows wait beside it as JSON lines (`FILE.part`) until the last match is played.
"""

import csv
import io
import json
import os
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, BinaryIO

from bagend.engine.errors import BagendError, reason
from bagend.games import find
from bagend.lab.batch import Block, Plan, endings
from bagend.lab.measures import Missing

Row = Mapping[str, int | str]

UNDECIDED = "undecided"
FORFEIT = "forfeit"
"""Endings that are none of the game's: it took too long, or a bot of your own was at fault."""

AT_ONCE = 65536
"""Rows in one group of a Parquet file."""


class WrongRows(BagendError):
    code = "wrong-rows"


def columns(plan: Plan) -> dict[str, type]:
    """The names of the columns and what is in them."""
    game = find(plan.game)
    return {
        "match": int,
        **fixed_types(plan),
        "winners": str,
        "ending": str,
        "clause": str,
        "answers": int,
        **dict.fromkeys((f"measure_{name}" for name in game.measures), int),
        "fault": str,
    }


def fixed(plan: Plan) -> dict[str, int | str]:
    """What is the same in every row: by it a file is known again."""
    game = find(plan.game)
    bots = dict(zip(plan.seats, plan.bots, strict=True))
    options = game.options.write(game.options.read(plan.options))
    return {
        "game": game.key,
        "version": game.version,
        "seed": plan.seed,
        **{f"bot_{name}": bots.get(seat, "") for seat, name in enumerate(game.seats)},
        **{f"option_{key}": value for key, value in options.items()},
    }


def fixed_types(plan: Plan) -> dict[str, type]:
    return {name: type(value) for name, value in fixed(plan).items()}


def rows_of(plan: Plan, block: Block, first: int) -> Iterator[dict[str, int | str]]:
    """The rows of a block whose first match has this number."""
    game = find(plan.game)
    same = fixed(plan)
    ways = {}
    for state, _ in endings(block.states):
        ways[int(state.ending), int(state.winners)] = game.outcome(state)
    faults = {lost.match: lost.sentence for lost in block.forfeits}
    measured = {f"measure_{name}": measure(block.states).tolist() for name, measure in game.measures.items()}
    kinds = zip(block.states["ending"].tolist(), block.states["winners"].tolist(), strict=True)
    for i, kind in enumerate(kinds):
        outcome = None if i in faults else ways[kind]
        yield {
            "match": first + i,
            **same,
            "winners": "+".join(name for seat, name in enumerate(game.seats) if kind[1] >> seat & 1),
            "ending": FORFEIT if i in faults else outcome.ending if outcome else UNDECIDED,
            "clause": outcome.clause if outcome else "",
            "answers": int(block.answers[i]),
            **{name: int(values[i]) for name, values in measured.items()},
            "fault": faults.get(i, ""),
        }


class RowFile:
    """A file of rows, opened before the first match is played."""

    def __init__(self, plan: Plan, name: str) -> None:
        self.plan = plan
        self.path = Path(name)
        kind = self.path.suffix
        if kind not in KINDS:
            raise WrongRows("error-rows-kind", file=name, known=KINDS)
        self.is_csv = kind == ".csv"
        self.is_parquet = kind == ".parquet"
        if self.is_parquet:
            arrow()
            if self.path.exists():
                raise WrongRows("error-rows-complete", file=name)
        self.written = self.path.with_name(f"{self.path.name}.part") if self.is_parquet else self.path
        self.done = 0
        """How many matches are in the file."""

        self._file = self._open()

    def _open(self) -> BinaryIO:
        try:
            # Also finds out whether it can be written at all.
            with self.written.open("ab"):
                pass
            file = self.written.open("r+b")
        except OSError as wrong:
            raise WrongRows("error-cannot-write", file=self.written, reason=reason(wrong)) from None
        try:
            self._go_on(file)
        except BaseException:
            file.close()
            raise
        return file

    def _go_on(self, file: BinaryIO) -> None:
        """Keep the whole rows that are there, if they are of this plan; a row cut in the middle is played again."""
        end = 0
        for line in file:
            if not line.endswith(b"\n"):
                break
            end += len(line)
            if self.is_csv and end == len(line):
                if line != self._line(list(columns(self.plan))):
                    raise WrongRows("error-rows-columns", file=self.written)
                continue
            if self.done in (0, 1):
                self._check(line)
            self.done += 1
        if self.done > self.plan.matches:
            raise WrongRows("error-rows-too-many", file=self.written, done=self.done, matches=self.plan.matches)
        file.seek(end)
        file.truncate()
        if self.is_csv and end == 0:
            file.write(self._line(list(columns(self.plan))))

    def _check(self, line: bytes) -> None:
        row = self._read(line)
        if row is None or {name: str(row.get(name, "")) for name in fixed(self.plan)} != {
            name: str(value) for name, value in fixed(self.plan).items()
        }:
            raise WrongRows("error-rows-other", file=self.written)

    def _read(self, line: bytes) -> dict[str, Any] | None:
        try:
            text = line.decode()
            if not self.is_csv:
                found: dict[str, Any] = json.loads(text)
                return found
            (values,) = csv.reader([text])
            types = columns(self.plan)
            return {name: types[name](value) for name, value in zip(types, values, strict=True)}
        except (ValueError, TypeError):
            return None

    def _line(self, values: Sequence[int | str]) -> bytes:
        made = io.StringIO()
        csv.writer(made, lineterminator="\n").writerow(values)
        return made.getvalue().encode()

    def kept(self) -> Iterator[dict[str, Any]]:
        """The rows that were there already."""
        with self.written.open("rb") as file:
            for line in islice(file, int(self.is_csv), int(self.is_csv) + self.done):
                row = self._read(line)
                if row is None:
                    raise WrongRows("error-rows-unread", file=self.written)
                yield row

    def add(self, block: Block) -> None:
        rows = rows_of(self.plan, block, self.done)
        if self.is_csv:
            lines = b"".join(self._line(list(row.values())) for row in rows)
        else:
            lines = b"".join(json.dumps(row, ensure_ascii=False).encode() + b"\n" for row in rows)
        try:
            self._file.write(lines)
            self._file.flush()
        except OSError as wrong:
            raise WrongRows("error-rows-kept", file=self.written, reason=reason(wrong), done=self.done) from None
        self.done += len(block.states)

    def close(self) -> None:
        self._file.close()
        if self.is_parquet and self.done == self.plan.matches:
            self._turn_into_parquet()

    def _turn_into_parquet(self) -> None:
        """Group by group, so that it does not matter how many there are."""
        pa, parquet = arrow()
        kinds = {int: pa.int64(), str: pa.string()}
        schema = pa.schema([(name, kinds[kind]) for name, kind in columns(self.plan).items()])
        half_written = self.path.with_name(f"{self.path.name}.half")
        rows = self.kept()
        try:
            with parquet.ParquetWriter(half_written, schema, compression="zstd") as writer:
                while group := list(islice(rows, AT_ONCE)):
                    writer.write_table(pa.Table.from_pylist(group, schema))
            os.replace(half_written, self.path)
            self.written.unlink()
        except OSError as wrong:
            raise WrongRows("error-cannot-write", file=self.path, reason=reason(wrong)) from None


KINDS = (".csv", ".jsonl", ".parquet")


def arrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise Missing("error-no-pyarrow") from None
    return pyarrow, pyarrow.parquet
