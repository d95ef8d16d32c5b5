"""Bots beside people: while they think nobody waits, and a worker that dies in mid-thought stops no match."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from bagend.table.thinking.workers import Worker
from table.guests import (
    AGAINST_BOT,
    TWO,
    Guest,
    House,
    answer_first,
    asked_first,
    begin,
    open_house,
    say_answer,
    wait_for,
)


@pytest.fixture
def own_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A house whose only worker this test may stop and kill."""
    monkeypatch.setenv("BAGEND_MODE", "interpreted")
    with open_house(tmp_path, messages_a_second=1e9, messages_at_once=10**9) as house:
        yield house


def stop_worker(house: House) -> Worker:
    """Hold whatever the bots think from now on."""
    (worker,) = house.services.workers.workers
    wait_for(lambda: worker.process is not None and worker.process.pid)
    wait_for(lambda: len(house.services.workers.turns.free) == 1)
    send(worker, signal.SIGSTOP)
    return worker


def send(worker: Worker, number: signal.Signals) -> None:
    assert worker.process is not None
    assert worker.process.pid
    os.kill(worker.process.pid, number)


def play_until_a_bot_is_held(house: House, guest: Guest, path: str) -> int:
    """Give first answers until a bot has something to think about; the ply it is asked at."""
    free = house.services.workers.turns.free
    for _ in range(200):
        wait_for(lambda: not free or guest.question(path)["yours"])
        question = guest.question(path)
        if not free:
            return int(question["ply"])
        answer_first(guest, path, question)
    raise AssertionError("the bot was never asked")


def test_people_go_on_while_a_bot_thinks(own_house: House):
    """The worker is stopped, so that the bot of one match surely thinks all the time that another match goes on."""
    with Guest(own_house.base) as anna, Guest(own_house.base) as bert:
        path = anna.make(AGAINST_BOT)
        begin(anna, path)
        wait_for(lambda: anna.question(path)["yours"])
        worker = stop_worker(own_house)
        held_at = play_until_a_bot_is_held(own_house, anna, path)
        with anna.line(path) as line:
            beside = anna.make(TWO)
            bert.http.get(anna.links(beside)[0])
            bert.tell(beside, "number", number="2")
            begin(anna, beside)
            first, second = asked_first(beside, anna, bert)
            with first.line(beside) as mine, second.line(beside) as theirs:
                question = mine.hear()["question"]
                theirs.hear()
                say_answer(mine, question, "beside")
                for seen in (mine, theirs):
                    seen.until(lambda asked: asked["ply"] > question["ply"])
            assert anna.question(path)["ply"] == held_at
            send(worker, signal.SIGCONT)
            line.until(lambda asked: asked["ply"] > held_at)


def test_a_match_goes_on_when_the_worker_is_killed_in_mid_thought(own_house: House):
    with Guest(own_house.base) as anna:
        path = anna.make(AGAINST_BOT)
        begin(anna, path)
        wait_for(lambda: anna.question(path)["yours"])
        worker = stop_worker(own_house)
        killed = worker.process
        held_at = play_until_a_bot_is_held(own_house, anna, path)
        with anna.line(path) as line:
            send(worker, signal.SIGKILL)
            line.until(lambda asked: asked["ply"] > held_at and (asked["yours"] or asked["over"]))
        assert worker.process is not killed
