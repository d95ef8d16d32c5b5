"""Restarts: the same link continues the same match, whatever happened to the server."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from bagend.table.errors import CannotServe
from bagend.table.web.server import address_of, listen
from table.guests import AGAINST_BOT, SHARED, TWO, Guest, answer_first, begin, open_house, wait_for

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BAGEND_MODE", "interpreted")


def test_a_match_goes_on_after_a_restart(tmp_path: Path):
    with open_house(tmp_path) as house, Guest(house.base) as guest:
        path = guest.make(AGAINST_BOT)
        begin(guest, path)
        for _ in range(4):
            wait_for(lambda: guest.question(path)["yours"])
            last = guest.question(path)
            answer_first(guest, path, last, f"n{last['ply']}")
        wait_for(lambda: guest.question(path)["yours"] or guest.question(path)["over"])
        before = guest.state(path)
        journal = guest.http.get(f"{path}/journal").text
        cookies = guest.http.cookies
    with open_house(tmp_path) as house, Guest(house.base) as guest:
        guest.http.cookies = cookies
        after = guest.state(path)
        for seat in (*before["question"]["seats"], *after["question"]["seats"]):
            seat.pop("present")
        assert after == before
        assert guest.http.get(f"{path}/journal").text == journal
        # What was said before the restart is known after it.
        assert answer_first(guest, path, last, f"n{last['ply']}").status_code == 303
        assert guest.question(path)["ply"] == before["question"]["ply"]
        with guest.line(path, since=before["seq"]) as line:
            assert line.hear()["frames"] == []


def test_an_open_seat_and_its_link_survive(tmp_path: Path):
    with open_house(tmp_path) as house, Guest(house.base) as host:
        path = host.make(TWO)
        links = host.links(path)
        cookies = host.http.cookies
    with open_house(tmp_path) as house, Guest(house.base) as host, Guest(house.base) as friend:
        host.http.cookies = cookies
        assert host.links(path) == links
        assert friend.http.get(links[0]).headers["location"] == path
        friend.tell(path, "number")
        begin(host, path)


def test_no_key_is_in_the_file(tmp_path: Path):
    with open_house(tmp_path) as house, Guest(house.base) as host:
        path = host.make(TWO)
        keys = [link.rpartition("/")[2] for link in host.links(path)]
        keys += [cookie.value or "" for cookie in host.http.cookies.jar]
    assert len(set(keys)) == 3
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for key in keys:
        assert key.encode() not in stored
        assert bytes.fromhex(key) not in stored


def test_killed_in_mid_match_nothing_is_lost_or_doubled():
    """The short form; `scripts/kill_test.py --times 200` is the long one."""
    done = subprocess.run(
        [sys.executable, ROOT / "scripts" / "kill_test.py", "--times", "5", "--seed", "3"],
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert " 0 problems" in done.stdout


def start(*arguments: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "bagend", "table", "--no-browser", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def refused(*arguments: str) -> str:
    """What the command says when it cannot start."""
    server = start(*arguments)
    out, err = server.communicate(timeout=60)
    assert server.returncode == 2
    assert out == ""
    assert len(err.splitlines()) == 1
    return err


def test_a_taken_port_is_one_sentence(tmp_path: Path):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        said = refused("--port", str(port), "--database", f"sqlite:///{tmp_path}/table.db")
    assert f"Cannot listen on 127.0.0.1 port {port}" in said


def test_a_database_that_cannot_be_written_is_one_sentence(tmp_path: Path):
    (tmp_path / "file").write_text("")
    assert "Cannot use the database" in refused("--port", "0", "--database", f"sqlite:///{tmp_path}/file/table.db")


def test_a_bad_database_address_is_one_sentence():
    assert "expected sqlite:///FILE" in refused("--port", "0", "--database", "mysql://localhost")


@pytest.mark.parametrize(("host", "port"), [("no such host", 0), ("127.0.0.1", 99_999), ("203.0.113.7", 0)])
def test_an_address_that_is_not_ours_is_one_sentence(host: str, port: int):
    with pytest.raises(CannotServe):
        listen(host, port)


def test_the_address_a_browser_can_open():
    assert address_of("127.0.0.1", 80) == "http://127.0.0.1:80/"
    assert address_of("0.0.0.0", 80) == "http://127.0.0.1:80/"
    assert address_of("::", 80) == address_of("::1", 80) == "http://[::1]:80/"


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_the_command_serves_says_where_and_stops_quietly(tmp_path: Path, stop: signal.Signals):
    server = start("--port", "0", "--database", f"sqlite:///{tmp_path}/table.db")
    try:
        assert server.stdout is not None
        said = server.stdout.readline()
        assert "http://127.0.0.1:" in said
        base = said.partition("at ")[2].split()[0].rstrip("/")
        with Guest(base) as guest:
            assert guest.http.get("/").status_code == 200
            path = guest.make(SHARED)
            secret_link = guest.http.get("/seat/" + "0" * 32)
            assert secret_link.status_code == 404
            with guest.line(path) as line:
                line.hear()
                os.kill(server.pid, stop)
                assert line.is_cut()
        _, err = server.communicate(timeout=30)
        assert err == ""
    finally:
        server.kill()
        server.wait()


def test_the_first_page_does_not_wait_for_a_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """With an empty cache the first page is there at once, and the match can be played."""
    monkeypatch.setenv("BAGEND_MODE", "")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    server = start("--port", "0", "--database", f"sqlite:///{tmp_path}/table.db")
    try:
        assert server.stdout is not None
        base = server.stdout.readline().partition("at ")[2].split()[0].rstrip("/")
        with Guest(base) as guest:
            assert guest.http.get("/").status_code == 200
            path = guest.make(SHARED)
            question = begin(guest, path)
            assert answer_first(guest, path, question).status_code == 303
        assert not list((tmp_path / "cache").rglob("ready"))
    finally:
        server.kill()
        server.communicate()


def test_requests_are_not_logged(tmp_path: Path):
    server = start("--port", "0", "--database", f"sqlite:///{tmp_path}/table.db")
    try:
        assert server.stdout is not None
        base = server.stdout.readline().partition("at ")[2].split()[0].rstrip("/")
        key = "abcdef0123456789" * 2
        assert httpx.get(f"{base}/seat/{key}").status_code == 404
    finally:
        server.terminate()
        out, err = server.communicate(timeout=30)
    assert key not in out + err
