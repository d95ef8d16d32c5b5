"""What a page may say, and what is made of it."""

import json

import pytest
from starlette.datastructures import Headers

from bagend.engine.errors import IllegalAction
from bagend.games import find
from bagend.table.errors import BadMessage, Stale
from bagend.table.guard.limits import Bucket
from bagend.table.guard.requests import is_from_here, is_socket_from_here
from bagend.table.live.messages import Undo, read, read_form, refusal
from bagend.table.live.players import rotated
from bagend.table.words import table_words


@pytest.mark.parametrize(
    "message",
    [
        {"type": "answer", "action": 3, "ply": 7, "nonce": "a1"},
        {"type": "undo", "ply": 7, "nonce": "a1"},
        {"type": "resign", "nonce": "a1", "seat": "dark"},
        {"type": "rematch"},
        {"type": "suggest", "ply": 7},
        {"type": "hint", "ply": 7},
        {"type": "explain", "ply": 7},
        {"type": "sections", "shown": True},
        {"type": "why", "notation": "keep yellow"},
        {"type": "shape", "shape": "tall"},
        {"type": "number", "number": "4711"},
        {"type": "hand"},
        {"type": "lift", "seat": "frodo"},
    ],
    ids=lambda message: message["type"],
)
def test_good_messages_are_read(message: dict[str, object]):
    assert read(json.dumps(message)).model_dump(exclude_unset=True) == message


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "[]",
        "null",
        "7",
        "{}",
        '{"type": "cheat"}',
        '{"type": ["answer"]}',
        '{"type": "answer"}',
        '{"type": "answer", "action": 1, "ply": 1}',
        '{"type": "answer", "action": "1", "ply": 1, "nonce": "a"}',
        '{"type": "answer", "action": true, "ply": 1, "nonce": "a"}',
        '{"type": "answer", "action": -1, "ply": 1, "nonce": "a"}',
        '{"type": "answer", "action": 1.0, "ply": 1, "nonce": "a"}',
        '{"type": "answer", "action": NaN, "ply": 1, "nonce": "a"}',
        '{"type": "answer", "action": 1e400, "ply": 1, "nonce": "a"}',
        '{"type": "answer", "action": 99999999999999999999, "ply": 1, "nonce": "a"}',
        '{"type": "answer", "action": ' + "9" * 5000 + ', "ply": 1, "nonce": "a"}',
        '{"type": "answer", "action": 1, "ply": 1, "nonce": ""}',
        '{"type": "answer", "action": 1, "ply": 1, "nonce": "\\ud800"}',
        '{"type": "answer", "action": 1, "ply": 1, "nonce": "a", "seat": "sam"}',
        '{"type": "why", "notation": "' + "x" * 300 + '"}',
        '{"type": "why", "notation": "a\\u0000b"}',
        '{"type": "shape", "shape": "round"}',
        '{"type": "number", "number": 7}',
        '{"type": "number", "number": "a b"}',
        '{"type": "lift", "seat": "' + "x" * 50 + '"}',
        '{"type": "rematch", "ply": 7}',
        "[" * 8000,
        '{"a":' * 1500,
    ],
)
def test_bad_messages_are_refused(text: str):
    with pytest.raises(BadMessage):
        read(text)


@pytest.mark.parametrize("given", ["", "-1", "1.5", "x", "٣", "9" * 20])
def test_a_form_holds_whole_numbers(given: str):
    with pytest.raises(BadMessage):
        read_form("answer", {"action": given, "ply": "1"}, 1)


@pytest.mark.parametrize("field", [{"nonce": "a b"}, {"seat": "sam"}, {"type": "resign"}])
def test_a_form_holds_nothing_else(field: dict[str, str]):
    assert read_form("answer", {"action": "3", "ply": "1"}, 7).type == "answer"
    with pytest.raises(BadMessage):
        read_form("answer", {"action": "3", "ply": "1", **field}, 7)


def test_a_form_that_names_no_question_is_about_the_present_one():
    said = read_form("undo", {"nonce": ""}, 7)
    assert isinstance(said, Undo)
    assert said.ply == 7
    assert said.nonce


@pytest.mark.parametrize("given", ["a b", "a,b", "ä", "x" * 65, "a\nb", "1\n"])
def test_a_number_is_letters_and_digits(given: str):
    with pytest.raises(BadMessage):
        read_form("number", {"number": given}, 0)


def test_a_refusal_says_the_clause_and_which_message_it_is_about():
    wrong = IllegalAction("no", clause="J-8")
    told = refusal(wrong, find("journey"), table_words(), Undo(type="undo", ply=1, nonce="n1"))
    assert told["nonce"] == "n1"
    assert "J-8" in told["sentence"]
    assert "nonce" not in refusal(Stale("refusal-stale"), find("journey"), table_words())


def test_a_rematch_moves_everybody_on_by_one():
    players = {"frodo": "me", "sam": "bot:greedy", "merry": "friend"}
    assert rotated(players) == {"frodo": "heir:merry", "sam": "heir:frodo", "merry": "bot:greedy"}
    assert rotated(rotated(players))["frodo"] == "bot:greedy"


HOST = "table.example:8710"


@pytest.mark.parametrize(
    ("headers", "form", "socket"),
    [
        ({"origin": f"http://{HOST}"}, True, True),
        ({"origin": f"https://{HOST}"}, True, True),
        ({"origin": "http://evil.example"}, False, False),
        ({"origin": f"http://{HOST}.evil.example"}, False, False),
        ({"origin": "null"}, True, False),
        ({"origin": "null", "sec-fetch-site": "same-origin"}, True, False),
        ({"origin": "null", "sec-fetch-site": "cross-site"}, False, False),
        ({"origin": "null", "sec-fetch-site": "same-site"}, False, False),
        ({}, True, True),
    ],
)
def test_where_a_request_comes_from(headers: dict[str, str], form: bool, socket: bool):
    seen = Headers({"host": HOST, **headers})
    assert is_from_here(seen) is form
    assert is_socket_from_here(seen) is socket


def test_a_bucket_runs_dry_and_fills_again(monkeypatch: pytest.MonkeyPatch):
    now = 100.0
    monkeypatch.setattr("bagend.table.guard.limits.time.monotonic", lambda: now)
    bucket = Bucket(at_once=3, a_second=2)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
