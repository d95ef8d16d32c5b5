"""The documents: what they name exists, what they show runs, what they count is right."""

import doctest
import importlib.util
import re
from pathlib import Path

import pytest

from bagend.cli import build_parser
from bagend.engine.match import Match
from bagend.games import KEYS, find
from proof import some

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")])
LINK = re.compile(r"\]\((?!https?:)([^)#]+)\)")
FILE = re.compile(r"`((?:src|tests|scripts|docs|examples|envs|engine|drawing|games|bots|table|lab)/[\w./-]+)`")
SCRIPT = re.compile(r"python (\w+/[\w/]+\.py)")


def found(pattern: re.Pattern[str]) -> list[tuple[Path, str]]:
    """What the pattern finds in all documents."""
    named = [(path, name) for path in DOCUMENTS for name in pattern.findall(path.read_text(encoding="utf-8"))]
    assert named
    return named


def test_every_link_leads_somewhere():
    assert [each for each in found(LINK) if not (each[0].parent / each[1]).exists()] == []


def test_every_file_that_is_named_exists():
    folders = (ROOT, ROOT / "src" / "bagend")
    named = found(FILE) + found(SCRIPT)
    assert [each for each in named if not any((folder / each[1]).exists() for folder in folders)] == []


def test_the_readme_runs():
    assert doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8").failed == 0


def test_the_python_reference_is_as_the_code_is():
    spec = importlib.util.spec_from_file_location("reference", ROOT / "scripts" / "reference.py")
    assert spec is not None
    assert spec.loader is not None
    reference = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(reference)
    text = reference.PAGE.read_text(encoding="utf-8")
    assert text == reference.page(), "write it again: python scripts/reference.py"
    assert " at 0x" not in text


def test_every_command_is_documented():
    page = (ROOT / "docs" / "command.md").read_text(encoding="utf-8")
    chores = next(action for action in build_parser()._actions if action.choices)
    for name, chore in some(dict(chores.choices or {}).items()):
        assert f"`bagend {name}" in page, name
        for action in chore._actions:
            option = max(action.option_strings, key=len, default="--help")
            assert option == "--help" or option in page or f"{action.option_strings[0]} " in page, f"{name} {option}"


def test_the_python_example_of_the_command_page_runs(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    page = (ROOT / "docs" / "command.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    names: dict[str, object] = {}
    exec(example, names)
    assert isinstance(names["match"], Match)


def test_the_box_file_of_the_command_page_is_valid():
    page = (ROOT / "docs" / "command.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    assert find("journey").options.read_text(example, "command.md")["squares"] == 7


@pytest.mark.parametrize("key", KEYS)
def test_every_game_is_in_the_readme_and_explains_itself(key):
    assert f"(src/bagend/games/{key}/README.md)" in (ROOT / "README.md").read_text(encoding="utf-8")
    about = (find(key).folder / "README.md").read_text(encoding="utf-8")
    for option in find(key).options:
        assert f"`{option.key}`" in about, option.key


@pytest.mark.parametrize("page", ["environments.md", "your-own-bot.md"])
def test_the_python_examples_of_a_page_run(page):
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    for example in some(re.findall(r"```python\n(.*?)```", text, re.DOTALL)):
        names: dict[str, object] = {}
        exec(example, names)
        assert names


def test_every_test_that_the_threat_model_names_exists():
    page = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    for file, name in some(re.findall(r"`(test_\w+\.py)::(test_\w+)`", page)):
        assert f"def {name}(" in (ROOT / "tests" / "table" / file).read_text(encoding="utf-8"), f"{file}::{name}"
    model, _, costs = page.partition("## What an attack costs the others")
    assert costs
    rows = [line for line in model.splitlines() if line.startswith("|") and not line.startswith(("| attempt", "| ---"))]
    assert [row for row in rows if "::" not in row] == []
