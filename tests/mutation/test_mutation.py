"""The mutation run finds what a test notices and what none does; the long form is a command."""

import ast
import json
import subprocess
import sys

from bagend import games
from mutation.mutants import changes
from mutation.run import equivalents, every_mutant, sample
from mutation.trial import REPOSITORY


def changed(source: str) -> list[str]:
    return [ast.unparse(other) for other in changes(ast.parse(source).body[0])]


def test_a_few_mutants_of_a_game_are_tried(tmp_path):
    """The tests of rolling notice some faults in the rules, and none in words that they do not read."""
    out = tmp_path / "mutants.jsonl"
    command = [sys.executable, "-m", "tests.mutation", "journey", "--sample", "16", "--jobs", "2", "--out", str(out)]
    ended = subprocess.run(
        [*command, "--tests", "tests/games/journey/test_rolling.py"],
        cwd=REPOSITORY,
        capture_output=True,
        text=True,
        timeout=300,
    )
    told = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert len(told) == 16, ended.stdout + ended.stderr
    assert {each["verdict"] for each in told} >= {"killed", "untested"}
    assert ended.returncode == 1
    assert "untested: journey/text/en.ftl" in ended.stdout


def test_a_sample_is_the_same_every_time_and_has_something_of_every_room():
    for key in games.KEYS:
        chosen = sample(key, 40, seed=3)
        assert chosen == sample(key, 40, seed=3) != sample(key, 40, seed=4)
        rooms = [mutants for mutants in every_mutant(key).values() if mutants]
        assert all(set(mutants) & set(chosen) for mutants in rooms)


def test_every_mutant_has_a_key_of_its_own():
    keys = [mutant.key for game in games.KEYS for mutants in every_mutant(game).values() for mutant in mutants]
    assert len(set(keys)) == len(keys) > 1000


def test_a_mutant_that_is_said_to_be_equivalent_is_still_there():
    keys = {mutant.key for game in games.KEYS for mutants in every_mutant(game).values() for mutant in mutants}
    assert equivalents().keys() - keys == set()


def test_what_is_changed():
    assert changed("return a") == ["return 0"]
    assert changed("state.x = 1") == ["pass"]
    assert changed("tell(film, state)") == ["pass"]
    assert changed("n += 1") == ["n -= 1", "pass"]
    assert changed("n = 1") == []
