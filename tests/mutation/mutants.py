"""Mutants: small faults put into a game's rules, facts and texts, to see whether a test notices.

A mutant of Python lives in one function.  Only the code of that function is exchanged, so everything that has
imported the function meets the fault, and no file is touched.
"""

import ast
import copy
import sys
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

GAMES = Path(__file__).parents[2] / "src" / "bagend" / "games"


@dataclass(frozen=True)
class Mutant:
    """One fault."""

    path: str
    """The file, below the folder of the games."""

    place: str
    """The function, or the message, that it is in."""

    line: int
    change: str
    """What is exchanged, readably: `a < b -> a <= b`."""

    nth: int
    """Which of the equal changes in this place it is."""

    @property
    def key(self) -> str:
        """Stays the same while other lines of the file change."""
        return f"{self.path}:{self.place}:{self.nth}:{self.change}"

    @property
    def is_text(self) -> bool:
        return self.path.endswith(".ftl")


COMPARED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
COMPUTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


def changes(node: ast.AST) -> Iterator[ast.AST]:
    """What may stand in the place of a node."""
    match node:
        case ast.Compare(ops=[operator]):
            yield from (_with(node, ops=[other()]) for other in COMPARED[type(operator)])
        case ast.BinOp(op=operator) | ast.AugAssign(op=operator) if type(operator) in COMPUTED:
            yield _with(node, op=COMPUTED[type(operator)]())
        case ast.BoolOp(op=operator):
            yield _with(node, op=ast.Or() if isinstance(operator, ast.And) else ast.And())
        case ast.UnaryOp(operand=operand) if not isinstance(operand, ast.Constant):
            yield operand
        case ast.IfExp(body=body, orelse=other):
            yield _with(node, body=other, orelse=body)
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield from (ast.Constant(value + 1), ast.Constant(value - 1))
        case ast.Constant(value=str(value)) if value:
            yield ast.Constant(value + "-x")
        case ast.Call(args=[first, second, *rest]) if ast.dump(first) != ast.dump(second):
            yield _with(node, args=[second, first, *rest])
    match node:
        case ast.Return(value=ast.expr() as returned) if ast.unparse(returned) not in ("0", "False", "None"):
            yield ast.Return(ast.Constant(0))
        case ast.Return(value=None) | ast.Break():
            yield ast.Pass()
        case ast.Continue():
            yield ast.Break()
        case ast.Expr(value=ast.Call()) | ast.AugAssign():
            yield ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()


def _with(node: ast.AST, **fields: Any) -> ast.AST:
    changed = copy.copy(node)
    for name, value in fields.items():
        setattr(changed, name, value)
    return changed


def _functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions of a module and the methods of its classes, by their qualified names."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from ((f"{node.name}.{each.name}", each) for each in node.body if isinstance(each, ast.FunctionDef))


def _spots(function: ast.FunctionDef) -> Iterator[tuple[ast.AST, str, int | None, ast.AST]]:
    """All nodes in the body of a function, each with the node, field and place in the list that hold it."""
    waiting: list[ast.AST] = [statement for statement in function.body if not _is_docstring(statement)]
    yield from ((function, "body", i, node) for i, node in enumerate(function.body) if not _is_docstring(node))
    while waiting:
        holder = waiting.pop(0)
        for field, value in ast.iter_fields(holder):
            if field == "annotation":
                continue
            for i, node in enumerate(value) if isinstance(value, list) else [(None, value)]:
                if isinstance(node, ast.AST):
                    yield holder, field, i, node
                    waiting.append(node)


def _is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _faults(source: str, path: str) -> Iterator[tuple[Mutant, ast.Module]]:
    """Every mutant of a module with its tree, which is only true until the next is asked for."""
    tree = ast.parse(source)
    met: dict[tuple[str, str], int] = {}
    for place, function in _functions(tree):
        for holder, field, i, node in list(_spots(function)):
            for other in changes(node):
                other = ast.fix_missing_locations(ast.copy_location(other, node))
                change = f"{_said(node)} -> {_said(other)}"
                nth = met[place, change] = met.get((place, change), 0) + 1
                _put(holder, field, i, other)
                yield Mutant(path, place, getattr(node, "lineno", 0), change, nth), tree
                _put(holder, field, i, node)


def _put(holder: ast.AST, field: str, i: int | None, node: ast.AST) -> None:
    if i is None:
        setattr(holder, field, node)
    else:
        getattr(holder, field)[i] = node


def _said(node: ast.AST) -> str:
    return " ".join(ast.unparse(node).split())


def of_module(path: Path) -> list[Mutant]:
    """All mutants of a Python file."""
    name = path.relative_to(GAMES).as_posix()
    return [mutant for mutant, _ in _faults(path.read_text(encoding="utf-8"), name)]


def put_into_code(mutant: Mutant) -> None:
    """Exchange the code of the function, in the module that is already imported."""
    source = (GAMES / mutant.path).read_text(encoding="utf-8")
    tree = next(tree for each, tree in _faults(source, mutant.path) if each == mutant)
    function_at(mutant.path, mutant.place).__code__ = _codes(tree, mutant.path, [mutant.place])[mutant.place]


def with_tripwires(path: str, places: Collection[str]) -> dict[str, CodeType]:
    """The code of these functions of a file, each of which first calls `__met__` with its path and name."""
    tree = ast.parse((GAMES / path).read_text(encoding="utf-8"))
    for place, function in _functions(tree):
        if place in places:
            function.body.insert(0, ast.parse(f"__met__({path!r}, {place!r})").body[0])
    return _codes(tree, path, places)


def _codes(tree: ast.Module, path: str, places: Collection[str]) -> dict[str, CodeType]:
    """The code of some functions of a changed module."""
    module: Any = compile(tree, str(GAMES / path), "exec")
    found = {}
    for place in places:
        code = module
        for name in place.split("."):
            code = next(each for each in code.co_consts if isinstance(each, CodeType) and each.co_name == name)
        found[place] = code
    return found


def function_at(path: str, place: str) -> FunctionType:
    found: Any = sys.modules[module_of(path)]
    for name in place.split("."):
        found = vars(found)[name]
    while not isinstance(found, FunctionType):
        # A property, a class method or a cached function.
        found = getattr(found, "fget", None) or getattr(found, "__func__", None) or found.__wrapped__
    return found


def module_of(path: str) -> str:
    parts = Path(path).with_suffix("").parts
    return ".".join(("bagend", "games", *parts[: -1 if parts[-1] == "__init__" else None]))
