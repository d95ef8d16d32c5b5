"""Messages: faults in what a game says, put into its Fluent file as it is read.

A variable is lost, or two variants change places.  Which words a message uses is for its readers to judge: a test that
pins them would only repeat the file.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from mutation.mutants import GAMES, Mutant


class _Patterns(Visitor):
    """All patterns and selectors within an entry, and the messages that it refers to."""

    def __init__(self) -> None:
        self.patterns: list[Any] = []
        self.selectors: list[Any] = []
        self.references: set[str] = set()

    def visit_Pattern(self, node: Any) -> None:
        self.patterns.append(node)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: Any) -> None:
        self.selectors.append(node)
        self.generic_visit(node)

    def visit_MessageReference(self, node: Any) -> None:
        self.references.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:
        self.references.add("-" + node.id.name)


def _within(entry: Any) -> _Patterns:
    found = _Patterns()
    found.visit(entry)
    return found


def _name(entry: Any) -> str:
    return ("-" if isinstance(entry, ast.Term) else "") + str(entry.id.name)


def _entries(resource: Any) -> list[Any]:
    return [entry for entry in resource.body if isinstance(entry, ast.Message | ast.Term)]


def _faults(source: str, path: str) -> Iterator[tuple[Mutant, Any]]:
    """Every mutant with its resource, which is only true until the next is asked for."""
    resource = FluentParser().parse(source)
    for entry in _entries(resource):
        place, line = _name(entry), source.count("\n", 0, entry.span.start) + 1
        met: dict[str, int] = {}

        def mutant(change: str, place: str = place, line: int = line, met: dict[str, int] = met) -> Mutant:
            met[change] = met.get(change, 0) + 1
            return Mutant(path, place, line, change, met[change])

        found = _within(entry)
        for pattern in found.patterns:
            elements = pattern.elements
            for i, element in enumerate(elements):
                is_variable = isinstance(element, ast.Placeable) and isinstance(
                    element.expression, ast.VariableReference
                )
                if len(elements) > 1 and is_variable:
                    pattern.elements = elements[:i] + elements[i + 1 :]
                    yield mutant(f"{{ ${element.expression.id.name} }} -> nothing"), resource
                    pattern.elements = elements
        for selector in found.selectors:
            one, other = selector.variants[0], selector.variants[-1]
            if one is not other:
                one.value, other.value = other.value, one.value
                yield mutant("first variant <-> last variant"), resource
                one.value, other.value = other.value, one.value


def of_file(path: Path) -> list[Mutant]:
    """All mutants of a Fluent file."""
    name = path.relative_to(GAMES).as_posix()
    return [mutant for mutant, _ in _faults(path.read_text(encoding="utf-8"), name)]


def put_into_text(mutant: Mutant) -> None:
    """Whoever reads the file from now on reads the fault."""
    path, read_text = GAMES / mutant.path, Path.read_text
    resources = (resource for each, resource in _faults(path.read_text("utf-8"), mutant.path) if each == mutant)
    changed = FluentSerializer().serialize(next(resources))

    def read(self: Path, *args: Any, **named: Any) -> str:
        return changed if self == path else read_text(self, *args, **named)

    patch.object(Path, "read_text", read).start()


def speaking_of(path: Path) -> dict[str, set[str]]:
    """For each message or term the messages in which it is heard: itself, and those that refer to it."""
    entries = {_name(entry): entry for entry in _entries(FluentParser().parse(path.read_text(encoding="utf-8")))}
    heard: dict[str, set[str]] = {name: {name} for name in entries}
    for _ in range(3):
        for name, entry in entries.items():
            for reference in _within(entry).references & heard.keys():
                heard[reference] |= heard[name]
    return heard
