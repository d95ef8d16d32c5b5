"""Option files that are made to hurt are refused before they are parsed."""

import tomllib
from typing import Any

import pytest

from bagend.engine.errors import BadOption
from bagend.engine.options import LONGEST_FILE, Listing, Options, Whole

OPTIONS = Options(Whole("squares", 1, 9, 6), Listing("faces", ("a.b", "c"), ("c", "c")))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (".".join("a" * 2000) + " = 1", "dot outside quotes"),
        (".".join(['"a"'] * 1000) + " = 1", "dot outside quotes"),
        ("x = {" + ".".join("a" * 1000) + " = 1}", "dot outside quotes"),
        ("[" + ".".join("a" * 1000) + "]", "dot outside quotes"),
        ("squares = " + "[" * 4000, "too deep"),
        ("squares = " + "{a=" * 2000, "too deep"),
        ("squares = " + "9" * 5000, "more than 19 digits"),
        ("squares = 0x" + "f" * 5000, "more than 19 digits"),
        ("faces = [" + "9" * 5000 + ", 1]", "more than 19 digits"),
        ("#" * (LONGEST_FILE + 1), "too long"),
    ],
)
def test_what_would_be_slow_or_fail_is_refused_unparsed(text: str, reason: str, monkeypatch: pytest.MonkeyPatch):
    def parse(text: str) -> dict[str, Any]:
        raise AssertionError("parsed")

    monkeypatch.setattr(tomllib, "loads", parse)
    with pytest.raises(BadOption, match=reason):
        OPTIONS.read_text(text, "The file")


@pytest.mark.parametrize(
    "text",
    [
        'faces = ["a.b", "c"]  # v1.2 [[[[[',
        "faces = ['a.b', 'c']",
        'faces = """a.b c"""',
        "faces = '''a.b, c'''",
        'faces = "a.b\\u002C c" # "',
    ],
)
def test_quotes_and_comments_may_hold_anything(text: str):
    assert OPTIONS.read_text(text, "The file") == {"faces": ("a.b", "c")}


@pytest.mark.parametrize("text", ['x = "a.a', "x = '''a.a\n[[[[", 'x = """a.a', 'x = "\\"a.a'])
def test_a_string_that_never_ends_is_named(text: str):
    with pytest.raises(BadOption, match="is not a TOML file"):
        OPTIONS.read_text(text, "The file")
