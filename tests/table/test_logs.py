"""Logs: lines that programs can read, no secret in them, and not without end."""

import json
import logging
import socket
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from bagend.table.web import logs
from bagend.table.web.logs import MOST_A_MINUTE, JsonLines, Seldom, TextLines
from table.guests import SHARED, Guest
from table.test_restart import start

KEY = "0123456789abcdef" * 2


def record(message: str, *facts: object, **extra: object) -> logging.LogRecord:
    return logging.getLogger("bagend.test").makeRecord(
        "bagend.test", logging.ERROR, "file", 1, message, facts, None, extra=extra
    )


def test_a_line_of_json_has_fields():
    told = json.loads(JsonLines().format(record("row %d of match %s", 7, "abc", match="abc", row=7)))
    assert (told["level"], told["logger"], told["message"]) == ("error", "bagend.test", "row 7 of match abc")
    assert (told["match"], told["row"]) == ("abc", 7)
    assert told["time"].endswith("+00:00")
    assert "trace" not in told


def test_a_trace_is_in_the_same_line():
    try:
        raise ValueError(f"key {KEY}")
    except ValueError as wrong:
        failed = record("it failed")
        failed.exc_info = type(wrong), wrong, wrong.__traceback__
    line = JsonLines().format(failed)
    assert "\n" not in line
    assert "ValueError" in json.loads(line)["trace"]
    assert KEY not in line


@pytest.mark.parametrize("lines", [TextLines(), JsonLines()])
@pytest.mark.parametrize("secret", [KEY, KEY * 2, "bilbo:mellon"])
def test_a_secret_that_got_into_a_message_is_left_out(lines: logging.Formatter, secret: str):
    line = lines.format(
        record("cannot open %s", f"postgresql://{secret}@host/seat/{secret if secret in KEY * 2 else ''}")
    )
    assert secret not in line
    assert "postgresql://…@host" in line or "…" in line


def test_the_same_is_said_so_often_and_what_was_left_out_is_counted():
    now = [0.0]
    seldom = Seldom(lambda: now[0])
    said = [seldom.filter(record("out of room")) for _ in range(50)]
    assert said == [True] * MOST_A_MINUTE + [False] * (50 - MOST_A_MINUTE)
    assert seldom.filter(record("something else"))
    now[0] += 61
    again = record("out of room")
    assert seldom.filter(again)
    assert TextLines().format(again).endswith(f"(left out before: {50 - MOST_A_MINUTE})")


def test_python_itself_logs_through_it(capsys: pytest.CaptureFixture[str]):
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    try:
        logs.set_up(as_json=True)
        logging.getLogger("bagend.anything").error("wrong")
        logging.getLogger("bagend.anything").info("right")
        assert [json.loads(line)["message"] for line in capsys.readouterr().err.splitlines()] == ["wrong"]
    finally:
        logging.captureWarnings(capture=False)
        root.handlers, root.level = before, level


def test_a_server_says_nothing_of_what_visitors_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Neither what cannot be read, nor who goes away in the middle, nor any key."""
    monkeypatch.setenv("BAGEND_MODE", "interpreted")
    server = start("--port", "0", "--log-json", "--database", f"sqlite:///{tmp_path}/table.db")
    try:
        assert server.stdout is not None
        base = server.stdout.readline().partition("at ")[2].split()[0].rstrip("/")
        place = urlsplit(base)
        for sent in (
            b"\x00\xff\r\n\r\n",
            b"GET / HTTP/1.1\r\n\xff",
            b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\n\r\n",
        ):
            with socket.create_connection((place.hostname, place.port), timeout=20) as line:
                line.sendall(sent)
        with Guest(base) as guest:
            path = guest.make(SHARED)
            with guest.line(path) as page:
                page.hear()
                page.socket.socket.close()
            with guest.line(path) as page:
                page.hear()
                page.socket.send(b"\xff\xfe", text=True)
                assert page.is_cut()
            assert guest.http.get(f"/seat/{KEY}").status_code == 404
            assert guest.http.get("/healthz").status_code == 200
    finally:
        server.terminate()
        _, said = server.communicate(timeout=60)
    assert KEY not in said
    # A message that is no text is the one thing that is said.
    assert {json.loads(line)["message"] for line in said.splitlines()} <= {
        "Invalid UTF-8 sequence received from client."
    }
