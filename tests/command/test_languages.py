"""The command's language: chosen with --lang, or that of the system; nothing it says comes from anywhere else."""

import argparse
import ast
import builtins
import inspect
import re

import pytest

from bagend import arguments
from bagend.arguments import language_of, language_of_system
from bagend.cli import build_parser, main
from bagend.completion import commands_of
from bagend.engine.errors import UnknownLanguage
from bagend.engine.pseudo import CLOSE, OPEN, PSEUDO
from bagend.engine.words import LANGUAGES
from bagend.games import find

COMMANDS = ("", *commands_of(build_parser()))


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "fi"}, "fi"),
        ({"LANG": "ru_RU.UTF-8@euro"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "fi_FI.UTF-8"}, "fi"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "fi_FI.UTF-8", "LC_ALL": "ru_RU"}, "ru"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": ""}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "C"}, "en"),
    ],
)
def test_the_system_says_which_language(environment, language):
    assert language_of_system(environment) == language


@pytest.mark.parametrize(
    ("given", "language"),
    [
        (["--lang", "fi", "play", "journey"], "fi"),
        (["play", "journey", "--lang", "fi"], "fi"),
        (["play", "journey", "--lang=fi"], "fi"),
        (["play", "journey", "--lan", "fi"], "fi"),
        (["play", "journey"], "pl"),
        (["play", "journey", "--lang"], "pl"),
        (["play", "--", "--lang", "fi"], "pl"),
        (["--lang", PSEUDO], PSEUDO),
    ],
)
def test_who_names_a_language_gets_it(given, language):
    assert language_of(given, {"LANG": "pl_PL.UTF-8"}) == language


def test_a_language_that_there_is_not_is_refused():
    with pytest.raises(UnknownLanguage):
        language_of(["--lang", "qya"], {})


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "bagend: There is no language “qya”; expected en, pl, fi or ru."),
        ("pl", "bagend: Nie ma języka „qya”; oczekiwano: en, pl, fi lub ru."),
    ],
)
def test_it_is_refused_in_the_language_of_the_system(monkeypatch, capsys, language, sentence):
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    assert main(["games", "--lang", "qya"]) == 2
    assert capsys.readouterr().err == f"{sentence}\n"


def test_help_and_errors_are_in_the_language_of_the_system(monkeypatch, capsys):
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    with pytest.raises(SystemExit):
        main(["where", "--help"])
    assert "użycie: bagend where" in capsys.readouterr().out
    assert main(["where", "Z-99"]) == 2
    assert "W żadnej grze nie ma" in capsys.readouterr().err


def help_of(command: str, capsys: pytest.CaptureFixture[str], language: str) -> str:
    with pytest.raises(SystemExit):
        main([*filter(None, (command, "--lang", language)), "--help"])
    return capsys.readouterr().out


def without_messages(told: str) -> str:
    """What stands outside all brackets; one message may quote another."""
    while (rest := re.sub(rf"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}", "", told)) != told:
        told = rest
    return told


@pytest.mark.parametrize("command", COMMANDS)
def test_all_help_comes_from_messages(command, capsys, monkeypatch):
    """Outside the brackets of the pseudo-language stand only names that are typed as they are."""
    monkeypatch.setenv("COLUMNS", "200")
    told = help_of(command, capsys, PSEUDO)
    bare = without_messages(told)
    typed = re.sub(r"--?[a-z][a-z-]*|\{[a-z,]+\}", "", bare)
    assert set(re.findall(r"\w+", typed)) <= {"bagend", *COMMANDS}
    assert OPEN in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_there_is_help_in_every_language(command, capsys, language):
    assert f"bagend {command}".strip() in help_of(command, capsys, language)


@pytest.mark.parametrize(
    "given",
    [
        ["juggle"],
        ["play"],
        ["play", "journey", "--nonsense"],
        ["play", "journey", "--seed"],
        ["play", "journey", "--seed", "x"],
        ["simulate", "journey", "-n", "0"],
        ["simulate", "journey", "--device", "abacus"],
        ["play", "journey", "--watch=yes"],
        ["table", "--bo", "x"],
    ],
)
def test_all_that_is_wrong_is_said_in_messages(given, capsys):
    with pytest.raises(SystemExit):
        main([*given, "--lang", PSEUDO])
    told = capsys.readouterr().err
    assert told.count(OPEN) > 1
    within = re.sub(rf"[{OPEN}{CLOSE}]", "", told)
    english = ("argument", "expected", "invalid", "choose", "unrecognized", "required", "ignored", "ambiguous", "See")
    assert not any(word in within for word in english)


def said_by_argparse() -> set[str]:
    """Every sentence in this version's argparse that passes through gettext."""
    calls = (node for node in ast.walk(ast.parse(inspect.getsource(argparse))) if isinstance(node, ast.Call))
    named = (node for node in calls if isinstance(node.func, ast.Name) and node.func.id == "_")
    return {str(node.args[0].value) for node in named if isinstance(node.args[0], ast.Constant)}


def test_argparse_still_says_what_we_have_messages_for():
    assert set(arguments._SAID) <= said_by_argparse()


def test_argparse_speaks_for_itself_again_afterwards():
    before = vars(argparse)["_"]
    with arguments.speaking(arguments.command_words("fi")):
        assert vars(argparse)["_"] is not before
    assert vars(argparse)["_"] is before


def test_a_translator_may_write_a_percent_sign(monkeypatch):
    parser = build_parser()
    monkeypatch.setattr(type(parser.words), "__call__", lambda words, message, **facts: "100 %s")
    parser.take("--x", "argument-help")
    assert "100 %s" in parser.format_help()


def test_json_is_the_same_in_every_language(capsys):
    told = set()
    for language in (*LANGUAGES, PSEUDO):
        assert main(["games", "journey", "--json", "--lang", language]) == 0
        told.add(capsys.readouterr().out)
    assert len(told) == 1


def test_games_are_listed_in_the_language(capsys):
    assert main(["games", "journey", "--lang", PSEUDO]) == 0
    told = capsys.readouterr().out
    assert f"{OPEN}šééååtš" in told
    assert "(default " not in told


def test_a_table_of_figures_is_in_the_language(capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "300")
    assert main(["simulate", "journey", "-n", "1", "--lang", "fi"]) == 0
    told = capsys.readouterr().out
    assert re.search(r"0,00\s%|100,00\s%", told)
    assert "wins" not in told


def test_the_words_of_a_rule_are_looked_up_in_the_language(capsys):
    assert main(["where", "J-36", "--lang", PSEUDO]) == 0
    labels = [line.split()[0] for line in capsys.readouterr().out.splitlines()[1:]]
    assert all(label.startswith(OPEN) for label in labels)


@pytest.fixture
def typing(monkeypatch):
    """A person who always takes the first move."""
    monkeypatch.setattr(builtins, "input", lambda prompt="": "1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_played_in_the_terminal_in_every_language(typing, capsys, language):
    assert main(["play", "journey", "--seed", "1", "--lang", language]) == 0
    words = find("journey").words(language)
    told = capsys.readouterr().out
    assert told.startswith(words("title"))
    assert words.name("place", "rivendell") in told
    assert re.search(re.escape(words("event-began", seat="@")).replace("@", ".*"), told)


def test_no_word_in_the_terminal_comes_from_outside_the_catalogue(typing, capsys, monkeypatch):
    """The screen is wide enough for the board: a message that is broken into lines has lost its brackets."""
    monkeypatch.setenv("COLUMNS", "200")
    assert main(["play", "journey", "--seed", "1", "--lang", PSEUDO]) == 0
    told = re.sub(r"\[[a-z +]+\]", "", capsys.readouterr().out)
    assert re.findall(r"[^\W\d_]{2,}", without_messages(told)) == []
