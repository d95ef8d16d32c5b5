"""Bundles: the modules that a page's script imports, in one file: a slow line asks once and not thirty times.

Every module becomes a function that is run once, after those it imports, and gives what it exports.  The sources stay
modules of their own: editors and type checkers read those.  Only the forms that the table's scripts use are understood;
anything else is refused when the server starts.
"""

import re
from collections.abc import Callable

IMPORT = re.compile(r"^import (?:\{([^}]*)\} from )?'\./([\w-]+)\.js';\n", re.MULTILINE)
IMPORT_LATER = re.compile(r"\bimport\('\./([\w-]+)\.js'\)")
EXPORT = re.compile(r"^export (?=(?:async function|function|class|const) (\w+))", re.MULTILINE)
LEFT_OVER = re.compile(r"^(?:import|export)\b.*", re.MULTILINE)
COMMENT = re.compile(r"/\*\*(?:(?!\*/).)*\*/\n?|^ *//[^\n]*\n", re.MULTILINE | re.DOTALL)
"""What is written for whoever reads the source, types included."""

Read = Callable[[str], str]
"""(name of a module) -> its source."""


def bundle(entry: str, read: Read) -> str:
    """One module that does what this one and all that it imports do; it exports each of them under its name."""
    found: dict[str, str] = {}
    _collect(entry, read, found, ())
    # The last stands as it is: it may wait for something, which a function could not.
    *modules, main = found.items()
    names = ", ".join(f"{variable(name)} as {variable(name)[1:]}" for name, _ in modules)
    return "".join(_wrapped(name, source) for name, source in modules) + _plain(*main) + f"export {{{names}}};\n"


def variable(module: str) -> str:
    """Where the bundle keeps what a module exports."""
    return "$" + module.replace("-", "_")


def _collect(name: str, read: Read, found: dict[str, str], path: tuple[str, ...]) -> None:
    if name in found:
        return
    if name in path:
        raise ValueError(f"The modules {' and '.join((*path, name))} import each other.")
    source = COMMENT.sub("", read(name))
    for pattern, group in ((IMPORT, 2), (IMPORT_LATER, 1)):
        for needed in pattern.finditer(source):
            _collect(needed[group], read, found, (*path, name))
    found[name] = source


def _wrapped(name: str, source: str) -> str:
    exports = ", ".join(EXPORT.findall(source))
    return f"const {variable(name)} = (() => {{\n{_plain(name, source)}return {{{exports}}};\n}})();\n"


def _plain(name: str, source: str) -> str:
    """A module's source without imports and exports."""
    source = EXPORT.sub("", IMPORT.sub(_taken, source))
    source = IMPORT_LATER.sub(lambda later: f"Promise.resolve({variable(later[1])})", source)
    unknown = LEFT_OVER.search(source)
    if unknown:
        raise ValueError(f"The script {name} has a line that cannot be bundled: {unknown[0]}")
    return source


def _taken(needed: re.Match[str]) -> str:
    if not needed[1]:
        return ""
    names = [name.strip().replace(" as ", ": ") for name in needed[1].split(",")]
    return f"const {{{', '.join(names)}}} = {variable(needed[2])};\n"
