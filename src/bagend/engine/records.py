"""Records: a class of annotated fields becomes one NumPy record.

A field is `int`, or `Annotated[Row, n]` (a row of n) or `Annotated[Row, n, m]` (a table of n rows).
Every field is an int64, so compiled and interpreted arithmetic agree and nothing overflows unseen.
"""

import ast
import inspect
import textwrap
from types import SimpleNamespace
from typing import Annotated, Any, ClassVar, NamedTuple, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

Row = NDArray[np.int64]
"""One row of a record, or a caller's buffer of answers."""

Records = NDArray[Any]
"""An array of records.  A single state is an array of one: cheaper to hand to compiled code."""


class Record:
    """What a state, a view or a stream is made of; subclasses only declare fields."""

    dtype: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls) -> None:
        fields: list[tuple[Any, ...]] = []
        for name, hint in get_type_hints(cls, include_extras=True).items():
            if get_origin(hint) is ClassVar:
                continue
            if hint is int:
                fields.append((name, np.int64))
            elif get_origin(hint) is Annotated:
                fields.append((name, np.int64, get_args(hint)[1:]))
            else:
                raise TypeError(f"{cls.__name__}.{name}: expected int or Annotated[Row, n], got {hint!r}")
        # Built on np.record, so that `state.field` works in plain Python exactly as it does compiled.
        cls.dtype = np.dtype((np.record, np.dtype(fields, align=True)))

    @classmethod
    def blank(cls, n: int = 1) -> Records:
        """n records of zeros."""
        return np.zeros(n, cls.dtype)


def plain(records: Records) -> Any:
    """The first of some records as a plain object, for whoever only reads it.

    A field of an `np.record` is looked up by Python code in several microseconds, a hundred times as slow as here; the
    drawing and the words of one position read thousands.
    """
    return SimpleNamespace(**dict(zip(records.dtype.names or (), records[0].item(), strict=True)))


def diff(old: Records, new: Records) -> dict[str, tuple[Any, Any]]:
    """The fields in which the first records of two arrays differ, as (old, new)."""
    changed = {}
    for name in old.dtype.names or ():
        a, b = old[name][0], new[name][0]
        if np.any(a != b):
            changed[name] = (a.tolist(), b.tolist())
    return changed


class Field(NamedTuple):
    """One field of a record, for whoever reads about it."""

    name: str
    shape: tuple[int, ...]
    """Nothing for a number, (n,) for a row, (n, m) for a table."""

    about: str
    """What its class says below it."""


def fields(record: type[Record]) -> list[Field]:
    """The fields of a record in their order, each with what is said about it."""
    about: dict[str, str] = {}
    for owner in reversed(record.__mro__):
        if issubclass(owner, Record) and owner is not Record:
            about |= _sayings(owner)
    return [Field(name, record.dtype[name].shape, about.get(name, "")) for name in record.dtype.names or ()]


def _sayings(owner: type) -> dict[str, str]:
    """The strings that stand below the fields of a class."""
    (definition,) = ast.parse(textwrap.dedent(inspect.getsource(owner))).body
    assert isinstance(definition, ast.ClassDef)
    found = {}
    for line, below in zip(definition.body, definition.body[1:], strict=False):
        if not isinstance(line, ast.AnnAssign) or not isinstance(line.target, ast.Name):
            continue
        if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            found[line.target.id] = " ".join(str(below.value.value).split())
    return found
