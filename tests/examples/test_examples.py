"""The examples: each runs, in a short form."""

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import matplotlib.pyplot as plt
import pytest
from statsmodels.stats.proportion import confint_proportions_2indep

from bagend.lab.measures import rate
from table.guests import Guest, open_house

EXAMPLES = Path(__file__).parents[2] / "examples"

SHORT = {
    "house_rule.py": (("60",), "nobody wins"),
    "reinforce.py": (("20",), "won"),
    "q_learning.py": (("8",), "it won"),
    "endgame.py": (("4", "3"), "against the solution: Light wins"),
}
"""The examples that are programs, with arguments that make them short, and what they say."""


@pytest.mark.parametrize("name", SHORT)
def test_an_example_runs(name):
    arguments, said = SHORT[name]
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ})
    assert (done.returncode, done.stderr) == (0, "")
    assert said in done.stdout


def test_the_notebook_runs_from_top_to_bottom():
    """Its cells are plain Python, so no notebook program is needed."""
    cells = json.loads((EXAMPLES / "pictures.ipynb").read_text(encoding="utf-8"))["cells"]
    programs = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    short = [program.replace("GAMES = 4000", "GAMES = 40") for program in programs]
    assert short != programs
    names: dict[str, Any] = {}
    with plt.rc_context({"backend": "agg"}):
        for program in short:
            exec(program, names)
        pictures = [plt.figure(number) for number in plt.get_fignums()]
    assert len(pictures) == 2
    assert all(picture.axes[0].has_data() for picture in pictures)
    plt.close("all")
    assert "<svg" in names["match"]._repr_html_()


def test_the_interval_of_a_difference():
    difference = load("house_rule").difference
    middle, low, high = difference(rate(500, 1000), rate(600, 1000))
    assert middle == pytest.approx(0.1)
    # Newcombe's, as statsmodels computes it.
    assert (low, high) == pytest.approx(confint_proportions_2indep(600, 1000, 500, 1000, method="newcomb"))


def test_a_program_plays_a_seat_by_its_link(tmp_path, capsys):
    with open_house(tmp_path) as house, Guest(house.base) as host:
        path = host.make({"seat-frodo": "friend", "seat-sam": "bot:uniform"})
        (link,) = host.links(path)
        state = load("api_client").play(f"{house.base}{link}", pause=0.02)
        assert state["question"]["over"]
        assert not state["spectator"]
        assert capsys.readouterr().out
        # Whoever comes later by the same link only watches.
        assert load("api_client").Seat(f"{house.base}{link}").state()["spectator"]


def test_what_curl_does_in_the_document_works(tmp_path):
    """The commands of docs/api.md, one after the other, as they stand there."""
    curl = shutil.which("curl")
    if curl is None:
        pytest.skip("There is no curl here.")
    text = (EXAMPLES.parent / "docs" / "api.md").read_text(encoding="utf-8")
    (script,) = re.findall(r"```sh\n(.*?)```", text, re.DOTALL)
    with open_house(tmp_path) as house:
        port = house.base.rpartition(":")[2]
        done = subprocess.run(
            ["sh", "-eu", "-c", script.replace("8710", port)],
            capture_output=True, text=True, check=False, cwd=tmp_path, timeout=60,
        )  # fmt: skip
    assert done.returncode == 0, done.stderr
    before, after = (json.loads(line) for line in done.stdout.splitlines() if line.startswith("{"))
    assert before["question"]["yours"]
    assert after["question"]["ply"] > before["question"]["ply"]


def load(name: str) -> ModuleType:
    """An example as a module."""
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_example_is_tested():
    tested = {*SHORT, "own_bot.py", "api_client.py"}
    assert {path.name for path in EXAMPLES.glob("*.py")} == tested
