"""Tests: each has an assertion that is reached whenever it passes, and none waits for time to go by."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bagend import games
from bagend.engine.kernel import Mode
from bagend.engine.loops import doors
from laws import walks
from proof import some

HERE = Path(__file__).parent
FILES = sorted(HERE.rglob("test_*.py"))

NEVER_EMPTY = {"some", "variants", "walk", "played", "all_games"}
"""What these give is never empty."""

SAME_LENGTH = {"enumerate", "list", "tuple", "set", "sorted", "reversed", "zip", "product", "permutations", "range"}
"""What these give is empty only if what they are given is."""

CHECKS = ("assert", "check", "expect", "wait_for", "until")
"""How the names of functions begin that fail by themselves if something is not so."""

WAITING = re.compile(r"\bwait_for_timeout\(|\b(time|asyncio)\.sleep\((?!0[,)])")
"""`sleep(0)` only lets the others go on."""


def is_never_empty(things: ast.expr) -> bool:
    """Whether a loop over this runs at least once, as far as can be read from it: constants are never empty."""
    match things:
        case ast.List(elts=parts) | ast.Tuple(elts=parts) | ast.Set(elts=parts):
            return any(not isinstance(part, ast.Starred) or is_never_empty(part.value) for part in parts)
        case ast.Dict(keys=keys):
            return bool(keys)
        case ast.Constant(value=str() | int() as value):
            return bool(value)
        case ast.Call(func=ast.Name("range"), args=[ast.Constant(int(first)), ast.Constant(int(last)), *_]):
            return last > first
        case ast.Call(func=ast.Name(name) | ast.Attribute(attr=name), args=parts) if name in SAME_LENGTH:
            return all(is_never_empty(part) for part in parts)
        case ast.Call(func=ast.Name(name) | ast.Attribute(attr=name)) if name in NEVER_EMPTY:
            return True
        case ast.Call(func=ast.Attribute(value=mapping, attr="items" | "values" | "keys")):
            return is_never_empty(mapping)
        case ast.Name(name) | ast.Attribute(attr=name):
            # A constant, or an enumeration.
            return name[0].isupper()
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            return is_never_empty(left) or is_never_empty(right)
        case ast.Subscript(value=value, slice=ast.Slice(lower=None, upper=None)):
            return is_never_empty(value)
    return False


def is_assertion(node: ast.AST) -> bool:
    match node:
        case ast.Assert():
            return True
        case ast.With(items=items) | ast.AsyncWith(items=items):
            return any(ast.unparse(item.context_expr).startswith("pytest.raises(") for item in items)
        case ast.Call(func=ast.Name(name) | ast.Attribute(attr=name)):
            return name.startswith(CHECKS)
    return False


def is_sure(nodes: list[ast.stmt]) -> bool:
    """Whether one of these statements asserts something whenever they run to their end."""
    for node in nodes:
        match node:
            case ast.If(body=body, orelse=other):
                if is_sure(body) and is_sure(other):
                    return True
            case ast.For(iter=things, body=body) | ast.AsyncFor(iter=things, body=body):
                if is_never_empty(things) and is_sure(body):
                    return True
            case ast.While():
                pass
            case ast.Raise():
                # What is looked for was not found.
                return True
            case ast.FunctionDef(name=name, body=body) | ast.AsyncFunctionDef(name=name, body=body):
                # What is done in a loop of its own: `asyncio.run(main())`.
                called = {part.id for other in nodes for part in ast.walk(other) if isinstance(part, ast.Name)}
                if name in called and is_sure(body):
                    return True
            case ast.With(body=body) | ast.AsyncWith(body=body) | ast.Try(body=body):
                if is_assertion(node) or is_sure(body):
                    return True
            case _:
                if any(is_assertion(part) for part in ast.walk(node)):
                    return True
    return False


def functions_in(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            yield node


def test_every_test_asserts_something_whenever_it_passes():
    """Not only in a loop that may be empty, nor only under a condition that may never be true."""
    unsure = [
        f"{path.relative_to(HERE)}:{node.lineno}"
        for path in FILES
        for node in functions_in(path)
        if not is_sure(node.body)
    ]
    assert unsure == []


def test_no_test_waits_for_time_to_go_by():
    """What is long enough on a busy machine is too long on every other.  Only `wait_for` looks again and again."""
    sources = [path for path in HERE.rglob("*.py") if path.relative_to(HERE) != Path("table/guests.py")]
    waiting = [path.name for path in sources if WAITING.search(path.read_text(encoding="utf-8"))]
    assert sources
    assert waiting == []


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("assert a", True),
        ("for a in b:\n  assert a", False),
        ("for a in some(b):\n  assert a", True),
        ("for a in some(b):\n  if a:\n    assert a", False),
        ("for a in (1, 2):\n  assert a", True),
        ("for a in []:\n  assert a", False),
        ("for a, b in zip(SEATS, x):\n  assert a", False),
        ("if a:\n  assert a\nelse:\n  assert not a", True),
        ("if a:\n  assert a", False),
        ("while a:\n  assert a", False),
        ("with pytest.raises(ValueError):\n  f()", True),
        ("check(state)", True),
        ("f()", False),
    ],
)
def test_such_a_test_is_found(source, expected):
    assert is_sure(ast.parse(source).body) == expected


def test_what_is_said_never_to_be_empty_is_not():
    """What is played is a match of every variant."""
    for game in games.all_games():
        for variant in some(walks.variants(game)):
            assert next(walks.walk(game, doors(game, Mode.INTERPRETED), variant, 1))
    with pytest.raises(AssertionError, match="nothing to look at"):
        list(some([]))
