"""Pseudo: a language made from English for tests and translators: longer, accented, every message in brackets.

Text that stands outside brackets did not come from a message; text that does not fit would not fit in Finnish either.
"""

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

PSEUDO = "en-XA"
"""The code that is usual for it."""

OPEN, CLOSE = "⟦", "⟧"

_ACCENTS = str.maketrans(
    {plain: 2 * accented for plain, accented in zip("AEIOUYaeiouy", "ÅÉÎÖÛÝåéîöûý", strict=True)}
    | dict(zip("cnsz", "çñšž", strict=True))
)
"""A vowel counts twice, which makes a text about 40 % longer, as a translation may be, and each of its words."""


class _Disguise(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(node.value.translate(_ACCENTS))

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


def _is_empty(pattern: ast.Pattern) -> bool:
    """Whether a message says nothing on purpose: {""}."""
    return all(
        isinstance(element, ast.Placeable)
        and isinstance(element.expression, ast.StringLiteral)
        and not element.expression.value
        for element in pattern.elements
    )
