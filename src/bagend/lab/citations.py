"""Citations: what a clause, a ruling or an example says, which code carries it out, and which tests hold it.

A clause is cited by the docstring or a comment of a rule function, or by a row of data.  A test cites it by the
start of its name (`test_j36_…`) or of a parametrised id (`id="J-36 …"`).  Only source files are read; nothing is run.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

from bagend.engine import clauses
from bagend.engine.errors import UnknownClause
from bagend.engine.game import LEARN, Game
from bagend.engine.words import LANGUAGES, Words
from bagend.games import all_games
from bagend.lab.words import lab_words

ROOMS = ("rules", "facts", "facts.py", "state", "state.py")
"""Where clauses are carried out: by rules, or by what is a fact already."""

ID = re.compile(r"\b[A-Z]{1,2}-\d+[a-z]?\b")
TEST_NAME = re.compile(r"^test((?:_[a-z]{1,2}\d+[a-z]?)+)(?:_|$)")


class Site(NamedTuple):
    """One place in the sources."""

    file: Path
    line: int
    name: str

    def __str__(self) -> str:
        """As an editor understands it."""
        here = Path.cwd()
        file = self.file.relative_to(here) if self.file.is_relative_to(here) else self.file
        return f"{file}:{self.line} {self.name}"


@dataclass(frozen=True)
class Citation:
    """A clause, a ruling or an example, with the code that carries it out and the tests that hold it."""

    id: str
    game: Game
    heading: str
    """What it is and where it stands."""

    text: tuple[tuple[str, str], ...]
    """What it says: labels, which are the ends of messages `where-<label>`, and sentences."""

    rules: tuple[Site, ...]
    tests: tuple[Site, ...]
    language: str = LANGUAGES[0]

    def __str__(self) -> str:
        words = lab_words(self.language)
        code = [("code", str(site)) for site in self.rules]
        tests = [("test", str(site)) for site in self.tests]
        rows = [(words(f"where-{label}"), text) for label, text in (*self.text, *code, *tests)]
        width = max(len(label) for label, _ in rows)
        title = self.game.words(self.language)("title")
        heading = words("where-heading", number=self.id, title=title, what=self.heading)
        return "\n".join([heading, *(f"  {label:{width}}  {text}" for label, text in rows)])


def find(wanted: str, language: str = LANGUAGES[0]) -> list[Citation]:
    """Everything that has this number: a clause, a ruling or an example; rulings of two games may share one."""
    by_upper = {key.upper(): key for game in all_games() for key in known(game)}
    key = by_upper.get(wanted.upper())
    if key is None:
        some = tuple(next(iter(clauses.load(game.folder))) for game in all_games())
        raise UnknownClause("error-unknown-clause", clause=wanted, some=some)
    return [cite(game, key, language) for game in all_games() if key in known(game)]


def known(game: Game) -> set[str]:
    return {key for part in clauses.read(game.folder).values() for key in part}


def cite(game: Game, key: str, language: str = LANGUAGES[0]) -> Citation:
    """Where one of a game's clauses, rulings or examples is carried out and tested; tests only if they are at hand."""
    if key in clauses.load(game.folder):
        return cite_clause(game, key, game.words(language))
    made = cite_ruling if key in clauses.rulings(game.folder) else cite_example
    return made(game, key, game.words(language))


def cite_clause(game: Game, key: str, words: Words) -> Citation:
    clause = clauses.load(game.folder)[key]
    rulings = [f"{other}: {words.attribute(f'ruling-{other}', 'question')}" for other in rulings_on(game, key)]
    elsewhere = [("elsewhere", words.attribute(f"clause-{key}", "honoured"))] if clause.honoured else []
    text = [("rule", clauses.sentence(key, words)), *(("ruling", line) for line in rulings), *elsewhere]
    heading = lab_words(words.language)("where-chapter", section=clauses.section(clause, words))
    return Citation(key, game, heading, tuple(text), code_of(game, key), tests_on(game, key), words.language)


def rulings_on(game: Game, clause: str) -> list[str]:
    return [key for key, ruling in clauses.rulings(game.folder).items() if ruling.clause == clause]


def cite_ruling(game: Game, key: str, words: Words) -> Citation:
    """A ruling that no code cites is carried out and tested with its clause."""
    ruling, message = clauses.rulings(game.folder)[key], f"ruling-{key}"
    clause = ruling.clause
    question, reason = (words.attribute(message, part) for part in ("question", "reason"))
    text = [("question", question), ("ruling", words(message)), ("reason", reason)]
    text += [("option", ruling.option)] if ruling.option else []
    text += [("clause", clauses.cite(game.folder, clause).in_words(words.language))]
    rules = code_of(game, key) or code_of(game, clause)
    tests = tests_on(game, key) or tests_on(game, clause)
    heading = lab_words(words.language)("where-our-ruling")
    return Citation(key, game, heading, tuple(text), rules, tests, words.language)


def cite_example(game: Game, key: str, words: Words) -> Citation:
    """An example is worked out by its tests."""
    message = f"case-{key}"
    text = (("example", f"{words(message)}."), ("source", words.attribute(message, "source")))
    heading = lab_words(words.language)("where-worked-example")
    return Citation(key, game, heading, text, code_of(game, key), tests_on(game, key), words.language)


def code_of(game: Game, key: str) -> tuple[Site, ...]:
    return in_rules(game.folder).get(key, ())


def tests_on(game: Game, key: str) -> tuple[Site, ...]:
    return in_tests(game).get(key, ())


@cache
def in_rules(folder: Path) -> dict[str, tuple[Site, ...]]:
    """Every id that a game's rules and data cite."""
    found: dict[str, list[Site]] = {}
    for path in sorted(path for path in folder.rglob("*.py") if path.relative_to(folder).parts[0] in ROOMS):
        for clause, site in _in_code(path):
            found.setdefault(clause, []).append(site)
    for path in sorted(folder.rglob("*.toml")):
        # Lessons speak of clauses; they carry none out.
        if path.name != "clauses.toml" and path.parent.name != LEARN:
            for clause, site in _in_data(path):
                found.setdefault(clause, []).append(site)
    return {clause: tuple(dict.fromkeys(sites)) for clause, sites in found.items()}


def _in_code(path: Path) -> Iterator[tuple[str, Site]]:
    """The ids in the docstrings and comments of functions, and in the rows of tables."""
    source = path.read_text(encoding="utf-8")
    tree = ast.parse(source)
    comments = _comments(source)
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            text = [ast.get_docstring(node) or ""]
            text += [comment for line, comment in comments if node.lineno <= line <= (node.end_lineno or node.lineno)]
            for clause in ID.findall(" ".join(text)):
                yield clause, Site(path, node.lineno, node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            for row in ast.walk(node.value):
                if isinstance(row, ast.Constant) and isinstance(row.value, str) and ID.fullmatch(row.value):
                    yield row.value, Site(path, row.lineno, ast.unparse(target))


def _comments(source: str) -> list[tuple[int, str]]:
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return [(token.start[0], token.string) for token in tokens if token.type == tokenize.COMMENT]


CLAUSE_ROW = re.compile(r"""\bclauses?\s*=\s*\[?\s*["']""")


def _in_data(path: Path) -> Iterator[tuple[str, Site]]:
    """The ids after `clause =` in a table of data."""
    row = path.stem
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("["):
            row = line.strip("[] ")
        setting = CLAUSE_ROW.search(line)
        if setting:
            for clause in ID.findall(line[setting.start() :]):
                yield clause, Site(path, number, row)


def tests_of(game: Game) -> Path | None:
    """The folder of a game's tests, where the sources lie beside them."""
    folder = game.folder.parents[3] / "tests" / "games" / game.key
    return folder if folder.is_dir() else None


@cache
def in_tests(game: Game) -> dict[str, tuple[Site, ...]]:
    """Every id that a game's tests cite."""
    folder = tests_of(game)
    found: dict[str, list[Site]] = {}
    for path in sorted(folder.glob("test_*.py")) if folder else ():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for clause in dict.fromkeys((*ids_in_name(node.name), *_ids_of_parameters(node))):
                    found.setdefault(clause, []).append(Site(path, node.lineno, node.name))
    return {clause: tuple(sites) for clause, sites in found.items()}


def ids_in_name(name: str) -> Iterator[str]:
    """The ids at the start of a test's name: `test_j36_a12_…` cites J-36 and A-12."""
    start = TEST_NAME.match(name)
    for part in start[1].split("_")[1:] if start else ():
        letters = part.rstrip("abcdefghijklmnopqrstuvwxyz").rstrip("0123456789")
        yield f"{letters.upper()}-{part[len(letters) :]}"


def _ids_of_parameters(test: ast.FunctionDef) -> Iterator[str]:
    """The ids at the start of `id="…"` in the test's parameters."""
    for decorator in test.decorator_list:
        for node in ast.walk(decorator):
            if isinstance(node, ast.keyword) and node.arg == "id" and isinstance(node.value, ast.Constant):
                start = ID.match(str(node.value.value))
                if start:
                    yield start[0]
