"""The examples: each runs, in a short form."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"

SHORT = {"house_rule.py": ("60",)}
"""The examples that are programs, with arguments that make them short."""


@pytest.mark.parametrize("name", SHORT)
def test_an_example_runs(name):
    command = [sys.executable, str(EXAMPLES / name), *SHORT[name]]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ})
    assert (done.returncode, done.stderr) == (0, "")
    assert "nobody wins" in done.stdout


def test_every_example_is_tested():
    tested = {*SHORT, "own_bot.py"}
    assert {path.name for path in EXAMPLES.glob("*.py")} == tested
