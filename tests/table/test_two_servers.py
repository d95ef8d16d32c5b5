"""Two servers over one PostgreSQL database: players spread over both play one match, and one server may die."""

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from table.guests import PATIENCE, TWO, Guest, House, answer_first, begin, open_house, say_answer, wait_for
from table.test_restart import refused, start

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BAGEND_MODE", "interpreted")


@pytest.fixture
def houses(database: str, tmp_path: Path) -> Iterator[tuple[House, House]]:
    with open_house(tmp_path, database=database) as one, open_house(tmp_path, database=database) as other:
        yield one, other


def begin_apart(host: Guest, friend: Guest, form: dict[str, str]) -> str:
    path = host.make(form)
    friend.http.get(host.links(path)[0])
    friend.tell(path, "number", number="2")
    begin(host, path)
    return path


def test_players_at_different_servers_play_one_match_to_its_end(houses: tuple[House, House]):
    with Guest(houses[0].base) as host, Guest(houses[1].base) as friend:
        path = begin_apart(host, friend, TWO)
        with host.line(path) as one, friend.line(path) as other:
            answers = 0
            questions = [line.hear()["question"] for line in (one, other)]
            while not questions[0]["over"]:
                asked = next(n for n in (0, 1) if questions[n]["yours"])
                say_answer((one, other)[asked], questions[asked], f"n{answers}")
                answers += 1
                ply = questions[asked]["ply"]
                questions = [
                    line.until(lambda question, ply=ply: question["ply"] > ply)["question"] for line in (one, other)
                ]
            assert answers > 3
            assert questions[1]["over"]
        journals = {guest.http.get(f"{path}/journal").text for guest in (host, friend)}
        assert len(journals) == 1


def all_are_there(question: dict[str, Any]) -> bool:
    return all(seat["present"] for seat in question["seats"])


def test_everybody_sees_who_is_there_and_what_they_say(houses: tuple[House, House]):
    with Guest(houses[0].base) as host, Guest(houses[1].base) as friend:
        path = begin_apart(host, friend, TWO)
        with host.line(path) as one:
            with friend.line(path) as other:
                one.until(all_are_there)
                other.until(all_are_there)
                other.say("react", kind="hello")
                assert one.until_type("reaction")["kind"] == "hello"
            one.until(lambda question: not all_are_there(question))


def test_of_two_answers_to_one_question_one_is_played(houses: tuple[House, House]):
    """One person with a page at each server answers on both at once."""
    with Guest(houses[0].base) as host, Guest(houses[1].base) as twin:
        path = host.make({"seat-frodo": "me", "seat-sam": "me"})
        twin.http.cookies = host.http.cookies
        question = begin(host, path)
        with host.line(path) as one, twin.line(path) as other:
            one.hear()
            other.hear()
            say_answer(one, question, "one")
            say_answer(other, question, "two", 1)
            after = [line.until(lambda said: said["ply"] > question["ply"])["question"] for line in (one, other)]
        assert after[0]["ply"] == after[1]["ply"]
        assert host.state(path)["log"] == twin.state(path)["log"]


def test_bots_think_once(houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch):
    """Whoever looks on at another server does not have them think again."""
    thoughts: list[int] = []
    for house in houses:
        think = house.services.pace._think

        async def counted(*task: Any, think: Any = think) -> Any:
            thoughts.append(1)
            return await think(*task)

        monkeypatch.setattr(house.services.pace, "_think", counted)
    with Guest(houses[0].base) as guest, Guest(houses[1].base) as spectator:
        path = guest.make({"seat-frodo": "me", "seat-sam": "bot:uniform"})
        with spectator.line(path) as line:
            question = begin(guest, path)
            while not (question["yours"] or question["over"]):
                question = line.until(lambda _: True)["question"] and guest.question(path)
            for _ in range(6):
                answer_first(guest, path, question)
                wait_for(lambda: guest.question(path)["yours"] or guest.question(path)["over"])
                question = guest.question(path)
            wait_for(lambda: spectator.question(path)["ply"] == question["ply"])
        rows = sum("sam" in line for line in guest.http.get(f"{path}/journal").text.splitlines())
        assert 0 < len(thoughts) <= rows


def test_several_processes_need_a_database_that_can_be_shared(tmp_path: Path):
    said = refused("--port", "0", "--processes", "2", "--database", f"sqlite:///{tmp_path}/table.db")
    assert "Several processes need a database they can share" in said


@contextlib.contextmanager
def processes(database: str) -> "Iterator[tuple[subprocess.Popen[str], str]]":
    server = start("--port", "0", "--processes", "2", "--database", database)
    try:
        assert server.stdout is not None
        said = server.stdout.readline()
        yield server, said.partition("at ")[2].split()[0].rstrip("/")
    finally:
        server.terminate()
        server.communicate(timeout=30)


def children(pid: int) -> list[int]:
    """The processes that a process has started; a server's are those of the bots."""
    found = [child for tasks in Path(f"/proc/{pid}/task").glob("*/children") for child in tasks.read_text().split()]
    named = {int(child): Path(f"/proc/{child}/cmdline").read_bytes() for child in found}
    return [child for child, line in named.items() if b"resource_tracker" not in line]


def test_one_of_two_processes_is_killed_and_play_goes_on(database: str):
    with processes(database) as (server, base), Guest(base) as guest:
        path = guest.make({"seat-frodo": "me", "seat-sam": "me"})
        question = begin(guest, path)
        for turn in range(4):
            if turn % 2:
                os.kill(children(server.pid)[0], signal.SIGKILL)
            nonce = f"n{turn}"

            def is_answered(question: dict[str, Any] = question, nonce: str = nonce) -> bool:
                # The line may have been cut in the middle: said again with the same nonce, it is played once.
                with contextlib.suppress(httpx.TransportError):
                    return answer_first(guest, path, question, nonce).status_code == 303
                return False

            wait_for(is_answered, PATIENCE)
            after = guest.question(path)
            assert after["ply"] > question["ply"]
            question = after
        journal = guest.http.get(f"{path}/journal").text
        assert sum(line.startswith(("frodo", "sam")) for line in journal.splitlines()) >= 4


def test_the_kill_test_over_two_servers(database: str):
    """The short form; `scripts/kill_test.py --database postgresql://… --servers 2 --times 50` is the long one."""
    done = subprocess.run(
        [
            sys.executable,
            ROOT / "scripts" / "kill_test.py",
            "--times",
            "3",
            "--seed",
            "3",
            "--database",
            database,
            "--servers",
            "2",
        ],
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert " 0 problems" in done.stdout
