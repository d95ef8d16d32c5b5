"""Reference: docs/python.md, made from the signatures and docstrings of what is public.

python scripts/reference.py
"""

import ast
import enum
import inspect
import re
import textwrap
from collections.abc import Iterator
from dataclasses import is_dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from bagend.engine.seats import SPECTATOR

PAGE = Path(__file__).parents[1] / "docs" / "python.md"

PUBLIC = {
    "Matches": ("bagend.matches:Match", "bagend.engine.match:Answer", "bagend.engine.kernel:Mode"),
    "Games": ("bagend.games:find", "bagend.games:all_games", "bagend.engine.game:Outcome"),
    "Bots": ("bagend.bots.own:Move", "bagend.bots.hints:Hint"),
    "Environments": (
        "bagend.envs.gymnasium:make",
        "bagend.envs.gymnasium:make_vec",
        "bagend.envs.gymnasium:BagendVectorEnv",
        "bagend.envs.pettingzoo:env",
        "bagend.envs.batch:Batch",
        "bagend.envs.batch:Step",
        "bagend.envs.encoding:describe",
        "bagend.envs.encoding:vector",
        "bagend.engine.crowd:Crowd",
    ),
    "Simulations": (
        "bagend.lab.batch:Plan",
        "bagend.lab.batch:play",
        "bagend.lab.batch:tally",
        "bagend.lab.measures:rate",
    ),
    "Errors": ("bagend.engine.errors:BagendError",),
}

OPENING = """# The Python API

Made by `python scripts/reference.py` from signatures and docstrings; a test compares it with the code. Most programs
need no more than `from bagend import Match` ([how to use it](command.md#from-python)). What is not listed here may
change without notice.
"""


def page() -> str:
    parts = [OPENING]
    for heading, names in PUBLIC.items():
        parts.append(f"## {heading}\n")
        for name in names:
            module, _, thing = name.partition(":")
            parts += entry(module, getattr(import_module(module), thing))
    return "\n".join(parts)


def entry(module: str, thing: Any) -> Iterator[str]:
    yield f"### `{module}.{thing.__name__}`\n"
    if not inspect.isclass(thing):
        yield f"```python\n{thing.__name__}{signature(thing)}\n```\n\n{told(thing)}\n"
        return
    if is_dataclass(thing) or issubclass(thing, tuple | enum.Enum):
        members = list(fields(thing))
    else:
        yield f"```python\n{thing.__name__}{signature(thing)}\n```\n"
        members = [line for name in dir(thing) if not name.startswith("_") for line in member(thing, name)]
    yield f"{told(thing)}\n"
    yield "\n".join(members) + "\n"


def member(thing: type, name: str) -> Iterator[str]:
    """A method or property that is ours; not what a class inherits from elsewhere."""
    owner = next(base for base in thing.__mro__ if name in vars(base))
    if not owner.__module__.startswith("bagend."):
        return
    found = inspect.getattr_static(owner, name)
    if isinstance(found, property):
        yield f"- `{name}`: {told(found)}".rstrip(": ")
    elif callable(found) or isinstance(found, classmethod | staticmethod):
        call = getattr(thing, name)
        yield f"- `{name}{signature(call)}`: {told(call)}".rstrip(": ")


def signature(thing: Any) -> str:
    """As it is called: without `self`, and names without the modules they come from."""
    found = inspect.signature(thing)
    parameters = [each for each in found.parameters.values() if each.name != "self"]
    text = str(found.replace(parameters=parameters))
    for pattern, instead in SHORTER.items():
        text = re.sub(pattern, instead, text)
    return text


SHORTER = {
    r"<(\w+\.\w+): [^>]*>": r"\1",  # a member of an enumeration
    r"<function .*? at 0x[0-9a-f]+>": "...",
    r"(: |-> )'([^']*)'": r"\1\2",  # a type that is named before it is there
    r"\b(?:[a-z_]+\.)+(?=[A-Z])": "",  # the modules that a type comes from
    r"numpy\.ndarray\[tuple\[Any, \.\.\.\], numpy\.dtype\[(?:numpy\.)?(\w+)\]\]": r"NDArray[\1]",
    rf"= {SPECTATOR}\b": "= SPECTATOR",
}


def told(thing: Any) -> str:
    """The docstring in one paragraph, without its examples."""
    return " ".join((thing.__doc__ or "").partition(">>>")[0].split())


def fields(thing: type) -> Iterator[str]:
    """The fields of a tuple or a dataclass, or the members of an enumeration, with what is said under them."""
    (body,) = ast.parse(textwrap.dedent(inspect.getsource(thing))).body
    assert isinstance(body, ast.ClassDef)
    for line, below in zip(body.body, [*body.body[1:], ast.Pass()], strict=True):
        if isinstance(line, ast.AnnAssign):
            name = f"{ast.unparse(line.target)}: {ast.unparse(line.annotation)}"
        elif isinstance(line, ast.Assign) and issubclass(thing, enum.Enum):
            name = f"{thing.__name__}.{ast.unparse(line.targets[0])}"
        else:
            continue
        is_said = isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant)
        yield f"- `{name}`" + (f": {' '.join(below.value.value.split())}" if is_said else "")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
