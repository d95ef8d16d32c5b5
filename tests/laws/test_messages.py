"""Messages: what the program says outside its games is there, once, with everything it speaks of."""

import ast
import importlib
import pickle
import pkgutil
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import bagend
from bagend import verify
from bagend.engine.errors import BagendError, IllegalAction, Phrase, house
from bagend.engine.match import Match
from bagend.engine.words import HOUSE, LANGUAGES
from bagend.games import all_games, find
from proof import some
from translations.catalogue import messages, variables

PACKAGE = Path(bagend.__file__).parent

BESIDE_GAMES = ("engine", "text", "bots/review/text")
"""The folders of the house whose words are said together with a game's own."""


@cache
def english() -> dict[str, frozenset[str]]:
    """Every message of the house, with what it speaks of."""
    files = [folder / "en.ftl" for folder in (HOUSE, *house())]
    return {name: frozenset(variables(message)) for file in files for name, message in messages(file).items()}


def test_no_two_folders_of_the_house_share_a_message():
    counts = Counter(name for folder in (HOUSE, *house()) for name in messages(folder / "en.ftl"))
    assert [name for name, count in some(counts.items()) if count > 1] == []


def test_no_game_says_something_else_by_the_same_name():
    beside = [folder for folder in (HOUSE, *house()) if str(folder.relative_to(PACKAGE)).startswith(BESIDE_GAMES)]
    ours = {name for folder in some(beside) for name in messages(folder / "en.ftl")}
    for game in all_games():
        assert {name for file in some(game.folder.rglob("en.ftl")) for name in messages(file)} & ours == set()


class Said(NamedTuple):
    """One place in the sources where a message is named."""

    where: str
    message: str
    facts: frozenset[str] | None
    """What is given with it; None if that is not written there."""


def errors() -> set[type[BagendError]]:
    """All kinds of errors of the program."""
    for module in pkgutil.walk_packages([str(PACKAGE)], "bagend."):
        # Some packages are optional; what cannot be imported here raises nothing here.
        if not module.name.startswith("bagend.envs.") and not module.name.endswith("__main__"):
            try:
                importlib.import_module(module.name)
            except ImportError:
                continue
    found, new = set(), {BagendError}
    while new:
        found |= new
        new = {kind for each in new for kind in each.__subclasses__() if kind.__module__.startswith("bagend.")} - found
    return found


@cache
def said() -> tuple[Said, ...]:
    return tuple(each for file in sorted(PACKAGE.rglob("*.py")) for each in said_in(file))


def said_in(file: Path) -> Iterator[Said]:
    kinds = {kind.__name__ for kind in errors()}
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        first = node.args[0]
        if called not in {*kinds, "Phrase"} or not isinstance(first, ast.Constant) or not isinstance(first.value, str):
            continue
        given = facts_of_phrase(node) if called == "Phrase" else facts_of_error(node)
        yield Said(f"{file.relative_to(PACKAGE)}:{node.lineno}", first.value, given)


def facts_of_error(node: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in node.keywords]
    return None if None in names else frozenset(filter(None, names))


def facts_of_phrase(node: ast.Call) -> frozenset[str] | None:
    if len(node.args) == 1:
        return frozenset()
    given = node.args[1]
    if not isinstance(given, ast.Dict) or not all(isinstance(key, ast.Constant) for key in given.keys):
        return None
    return frozenset(str(key.value) for key in given.keys if isinstance(key, ast.Constant))


def test_every_error_names_a_message():
    assert len(said()) > 200
    assert [each for each in said() if each.message not in english()] == []


def test_every_message_is_given_all_that_it_speaks_of():
    lacking = [
        (each.where, sorted(english()[each.message] - each.facts))
        for each in said()
        if each.facts is not None and not english()[each.message] <= each.facts
    ]
    assert lacking == []


def test_whatever_is_wrong_with_dice_can_be_said_in_every_language():
    # This one only the stand-alone file says.
    for kind in some(set(verify.SENTENCES) - {"other-format"}):
        assert f"verify-{kind}" in english()


@pytest.mark.parametrize("kind", sorted(errors(), key=str))
def test_an_error_says_the_same_in_another_process(kind):
    wrong = kind("error-match-over")
    again = pickle.loads(pickle.dumps(wrong))
    assert (type(again), str(again), again.facts) == (kind, str(wrong), wrong.facts)
    assert len({again.in_words(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_refusal_says_the_same_in_another_process():
    match = Match(find("duel"), seed=1)
    with pytest.raises(IllegalAction) as refused:
        match.play("take bree")
    wrong = refused.value
    again = pickle.loads(pickle.dumps(wrong))
    assert [again.in_words(each) for each in LANGUAGES] == [wrong.in_words(each) for each in LANGUAGES]


def test_a_message_that_is_not_there_is_a_fault_of_the_program():
    with pytest.raises(KeyError):
        str(BagendError("Nobody wrote this down."))


def test_a_fact_is_one_line_that_no_terminal_obeys():
    assert str(Phrase("error-no-file", {"file": "a\nb\x1b[2J"})) == r"There is no file a\nb\x1b[2J."


def test_a_long_fact_is_cut():
    assert str(Phrase("error-no-file", {"file": "a" * 5000})).endswith("aaa….")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "There is no game “chess”; expected a, b or c."), ("pl", "Nie ma gry „chess”; oczekiwano: a, b lub c.")],
)
def test_one_of_several_is_listed_in_the_language(language, sentence):
    wrong = Phrase("error-unknown-game", {"game": "chess", "known": ("a", "b", "c")})
    assert wrong.in_words(language) == sentence


def test_numbers_that_count_nothing_are_written_without_separators():
    assert str(Phrase("error-journal-field", {"line": 12345, "field": "x"})).startswith("Line 12345:")
    assert "12,345" in str(Phrase("error-database-filled", {"count": 12345}))
