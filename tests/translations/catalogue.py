"""The Fluent files of the house and of the games, message by message."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import bagend
from bagend.engine.words import LANGUAGES

PACKAGE = Path(bagend.__file__).parent
FIRST, *OTHERS = LANGUAGES

PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})


@dataclass(frozen=True)
class Folder:
    """One folder of words."""

    path: Path

    @property
    def name(self) -> str:
        return str(self.path.relative_to(PACKAGE))

    @property
    def subject(self) -> str:
        """Which words of a glossary hold here: those of a game, or of the table."""
        parts = self.path.relative_to(PACKAGE).parts
        return parts[1] if parts[0] == "games" else "table"

    def file(self, language: str) -> Path:
        return self.path / f"{language}.ftl"


def folders() -> list[Folder]:
    return [Folder(file.parent) for file in sorted(PACKAGE.rglob(f"{FIRST}.ftl"))]


@cache
def messages(file: Path) -> dict[str, ast.Message]:
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body if file.exists() else []
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def faults(file: Path) -> Iterator[str]:
    """What cannot be read, and what is said twice."""
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    yield from ((entry.content or "").strip() for entry in body if isinstance(entry, ast.Junk))
    names = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    yield from sorted({f"{name} is said twice" for name in names if names.count(name) > 1})


def patterns(message: ast.Message) -> dict[str, ast.Pattern]:
    """The message itself and its attributes, by the name of the attribute."""
    found = {"": message.value} if message.value else {}
    return {**found, **{attribute.id.name: attribute.value for attribute in message.attributes}}


class _Gatherer(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.quoted: set[str] = set()
        self.choices: list[ast.SelectExpression] = []
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.quoted.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.choices.append(node)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)


def gather(node: ast.BaseNode) -> _Gatherer:
    found = _Gatherer()
    found.visit(node)
    return found


def variables(node: ast.BaseNode) -> set[str]:
    return gather(node).variables


def text(node: ast.BaseNode) -> str:
    """All that is written in a message, whichever branch is taken, without what is put in."""
    return re.sub(r"\s+", " ", " ".join(gather(node).texts)).strip()


def keys(choice: ast.SelectExpression) -> list[str]:
    named = (variant.key for variant in choice.variants)
    return [key.name if isinstance(key, ast.Identifier) else key.value for key in named]


def default(choice: ast.SelectExpression) -> str:
    return next(key for key, variant in zip(keys(choice), choice.variants, strict=True) if variant.default)


def is_plural(choice: ast.SelectExpression) -> bool:
    """Whether a number decides by its plural category."""
    named = {key for key in keys(choice) if not key.lstrip("-").isdigit()}
    return named <= PLURALS and named != {"other"}
