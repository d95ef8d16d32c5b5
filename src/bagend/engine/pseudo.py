"""Pseudo: a language made from English for tests and translators: longer, accented, every message in brackets.

Text that stands outside brackets did not come from a message; text that does not fit would not fit in Finnish either.
"""

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

PSEUDO = "en-XA"
"""The code that is usual for it."""

OPEN, CLOSE = "⟦", "⟧"

_ACCENTS = str.maketrans("AEIOUYaeiouycnsz", "ÅÉÎÖÛÝåéîöûýçñšž")

_LONGER = 0.4
"""By how much a text grows; short labels grow most in real languages, so each gets one letter at least."""


class _Disguise(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement("\n".join(map(_lengthen, node.value.split("\n"))))

    def visit_Message(self, node: ast.Message) -> ast.Message:
        self.generic_visit(node)
        for pattern in (node.value, *(attribute.value for attribute in node.attributes)):
            if pattern is not None and not _is_empty(pattern):
                pattern.elements = [ast.TextElement(OPEN), *pattern.elements, ast.TextElement(CLOSE)]
        return node


def disguise(source: str) -> str:
    """A Fluent file in the pseudo-language."""
    resource = FluentParser().parse(source)
    _Disguise().visit(resource)
    return FluentSerializer().serialize(resource)


def _lengthen(line: str) -> str:
    letters = sum(character.isalpha() for character in line)
    text = line.translate(_ACCENTS)
    if not letters:
        return text
    end = text.rstrip()
    return end + "~" * max(1, round(letters * _LONGER)) + text[len(end) :]


def _is_empty(pattern: ast.Pattern) -> bool:
    """Whether a message says nothing on purpose: {""}."""
    return all(
        isinstance(element, ast.Placeable)
        and isinstance(element.expression, ast.StringLiteral)
        and not element.expression.value
        for element in pattern.elements
    )
