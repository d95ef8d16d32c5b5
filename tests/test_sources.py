"""Sources: a name at the top of a module means one thing."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import bagend
from proof import some

SOURCES = sorted(Path(bagend.__file__).parent.rglob("*.py"))


def bound_in(path: Path) -> Iterator[str]:
    """The names that a module gives to its constants, functions and classes, each as often as it does."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        match node:
            case ast.Assign(targets=[ast.Name(name)]) | ast.AnnAssign(target=ast.Name(name)):
                yield name
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                yield name


def test_no_name_of_a_module_is_given_twice():
    """The second would replace the first wherever it is asked for."""
    given = {path.name: Counter(bound_in(path)) for path in some(SOURCES)}
    assert [(path, name) for path, names in given.items() for name, times in names.items() if times > 1] == []
