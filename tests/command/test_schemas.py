"""Schemas: what commands write as JSON is what their schemas say, and every such command has one."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from bagend import Match
from bagend.bots.review.review import review
from bagend.cli import build_parser, main
from bagend.lab import bench
from bagend.reporting import schemas
from proof import some


def strict(schema: Any) -> Any:
    """The same schema, which also refuses what it does not name: nothing may be written that is not documented."""
    schema = copy.deepcopy(schema)
    todo = [schema]
    while todo:
        each = todo.pop()
        if isinstance(each, dict):
            if "properties" in each:
                each.setdefault("additionalProperties", False)
            todo += each.values()
        elif isinstance(each, list):
            todo += each
    return schema


def schema_of(name: str) -> Any:
    return json.loads(schemas()[name].read_text(encoding="utf-8"))


def check(name: str, written: Any) -> None:
    Draft202012Validator(strict(schema_of(name))).validate(written)


def written(path: Path, *arguments: str) -> Any:
    assert main([*arguments, "--json", str(path)]) == 0
    return json.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", schemas())
def test_a_schema_is_one(name):
    Draft202012Validator.check_schema(schema_of(name))


def test_every_command_that_writes_json_has_a_schema():
    commands = next(action for action in build_parser()._actions if action.choices)
    with_json = {
        name
        for name, command in some(dict(commands.choices or {}).items())
        if any("--json" in action.option_strings for action in command._actions)
    }
    assert set(schemas()) == with_json


def test_the_command_prints_a_schema(capsys):
    assert main(["schema", "simulate"]) == 0
    assert json.loads(capsys.readouterr().out) == schema_of("simulate")


def test_there_is_no_schema_of_what_writes_no_json(capsys):
    with pytest.raises(SystemExit) as ended:
        main(["schema", "play"])
    assert ended.value.code == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


def test_games(capsys):
    assert main(["games", "--json"]) == 0
    check("games", json.loads(capsys.readouterr().out))
    assert main(["games", "duel", "--json"]) == 0
    one = json.loads(capsys.readouterr().out)
    check("games", one)
    assert "view" in one


@pytest.mark.parametrize("key", ["journey", "mountdoom"])
def test_simulate(key, tmp_path):
    check("simulate", written(tmp_path / "x.json", "simulate", key, "-n", "20", "--bots", "greedy"))


@pytest.mark.parametrize("key", ["journey", "mountdoom"])
def test_arena(key, tmp_path):
    check("arena", written(tmp_path / "x.json", "arena", key, "-n", "4", "--bots", "uniform,novice,greedy"))


def test_the_ratings_that_come_with_the_bots():
    from bagend.bots import strength

    for file in some((Path(strength.__file__).parent / "ratings").glob("*.json")):
        check("arena", json.loads(file.read_text(encoding="utf-8")))


def test_report(tmp_path):
    out = str(tmp_path / "x.html")
    check("report", written(tmp_path / "x.json", "report", "journey", "-n", "20", "--out", out))


@pytest.mark.parametrize("key", ["journey", "mountdoom"])
def test_review(key):
    match = Match(key, seed=5, seats=["frodo", "sam"] if key == "journey" else ["north"])
    while not match.is_over:
        match.play(match.legal_actions()[-1])
    check("review", json.loads(json.dumps(review(match, 0.01).as_json())))


def test_bench():
    from bagend.engine.errors import Phrase
    from bagend.lab.bench_gpu import GpuSpeed
    from bagend.lab.bench_levels import Thinking
    from bagend.lab.bench_starts import Start

    what = Phrase("bench-env")
    figures = bench.Figures(
        [bench.Speed("duel", what, 1.5, 1.0, 0.5)],
        [Thinking("duel", "scout", 16, 10, 1.5, 2.5)],
        [Start(what, 0.5)],
        [GpuSpeed("duel", what, 4, 2.5, "00ff", True)],
    )
    check("bench", json.loads(json.dumps(bench.as_json(figures))))
    check("bench", json.loads(json.dumps(bench.as_json(bench.Figures()))))


@pytest.mark.parametrize(("name", "wrong"), [("simulate", {"game": 3}), ("arena", {}), ("games", {"key": "duel"})])
def test_what_is_wrong_is_refused(name, wrong):
    assert not Draft202012Validator(schema_of(name)).is_valid(wrong)
