"""Shares: nobody takes more than their share of the server's time, however they ask for it."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from bagend.table.guard.limits import GUESS, Shares, Timed
from table.guests import PATIENCE, SHARED, TWO, Guest, open_house

ANNA, BERT = "203.0.113.9", "203.0.113.10"


class Clock:
    """A clock that goes on when somebody works."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


def test_only_what_keeps_others_waiting_is_counted():
    clock = Clock()

    async def work() -> str:
        for _ in range(3):
            clock.time += 1
            waiting = asyncio.get_running_loop().create_future()
            asyncio.get_running_loop().call_soon(waiting.set_result, 7)
            # Whoever waits keeps nobody waiting.
            asyncio.get_running_loop().call_soon(pass_time)
            assert await waiting == 7
        return "done"

    def pass_time() -> None:
        clock.time += 100

    async def go() -> None:
        timed = Timed(work(), clock)
        assert await timed == "done"
        assert timed.spent == 3

    asyncio.run(go())


def test_what_is_thrown_and_cancelled_gets_through():
    async def work() -> str:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            return "cancelled"
        raise AssertionError

    async def fail() -> None:
        raise ValueError("wrong")

    async def wait(timed: Timed) -> object:
        return await timed

    async def go() -> None:
        task = asyncio.create_task(wait(Timed(work())))
        await asyncio.sleep(0)
        task.cancel()
        assert await task == "cancelled"
        with pytest.raises(ValueError, match="wrong"):
            await Timed(fail())

    asyncio.run(go())


def test_whoever_takes_more_waits_and_others_do_not():
    clock = Clock()
    shares = Shares(0.5, 0.25, 3.0, clock)
    shares._take(ANNA, 0.5)
    assert shares.delay(ANNA) == 0
    shares._take(ANNA, 0.5)
    assert shares.delay(ANNA) == 2
    assert shares.delay(BERT) == 0
    clock.time += 1
    assert shares.delay(ANNA) == 1
    shares._take(ANNA, 5)
    assert shares.delay(ANNA) is None
    clock.time += 1000
    assert shares.delay(ANNA) == 0
    shares._take("127.0.0.1", 1000)
    assert shares.delay("127.0.0.1") == 0


def test_what_is_under_way_is_not_free():
    shares = Shares(GUESS, 0.0, 3.0)

    async def go() -> None:
        may_end = asyncio.Event()

        async def work() -> None:
            await may_end.wait()

        tasks = [asyncio.create_task(shares.charge(ANNA, work())) for _ in range(2)]
        await asyncio.sleep(0)
        assert shares.delay(ANNA) is None
        may_end.set()
        await asyncio.gather(*tasks)

    asyncio.run(go())


def test_what_is_done_beside_the_loop_is_charged_and_done_one_at_a_time():
    shares = Shares(0.0, 0.0, 3.0)
    running: list[int] = []
    most: list[int] = []

    def work() -> int:
        running.append(1)
        most.append(len(running))
        total = sum(range(200_000))
        running.pop()
        return total

    async def go() -> None:
        made = await asyncio.gather(*(shares.beside(ANNA, work) for _ in range(6)))
        assert made == [sum(range(200_000))] * 6

    asyncio.run(go())
    assert most == [1] * 6
    assert shares.delay(ANNA) is None
    assert shares.delay(BERT) == 0


def test_a_visitor_who_has_used_up_their_time_is_refused_and_others_are_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("BAGEND_MODE", "interpreted")
    with open_house(tmp_path, time_at_once=0.001, time_a_second=0.0) as house, Guest(house.base) as guest:

        def status(visitor: str) -> int:
            return httpx.get(f"{house.base}/", headers={"x-forwarded-for": visitor}, timeout=60).status_code

        assert [status(ANNA) for _ in range(3)] == [200, 429, 429]
        assert status(BERT) == 200
        assert [status("127.0.0.1") for _ in range(3)] == [200] * 3
        assert guest.http.get(guest.make(TWO)).status_code == 200


def test_coming_again_brings_no_visitor_more_messages_and_no_visitor_more_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """What a page may say is counted by page and by visitor, and every line it opens is a request."""
    monkeypatch.setenv("BAGEND_MODE", "interpreted")
    few: dict[str, Any] = {
        "messages_at_once": 4,
        "messages_a_second": 0.0,
        "requests_at_once": 9,
        "requests_a_second": 0.0,
    }
    with open_house(tmp_path, **few) as house, Guest(house.base) as guest:
        address = f"{house.base.replace('http', 'ws')}{guest.make(SHARED)}/socket"

        def say_until_cut(visitor: str) -> int:
            """How many messages are answered before the line is cut."""
            heard = 0
            with connect(address, additional_headers={"x-forwarded-for": visitor}) as line:
                try:
                    line.recv(PATIENCE)
                    while True:
                        line.send('{"type": "why", "notation": "keep nothing"}')
                        heard += "refusal" not in str(line.recv(PATIENCE))
                except ConnectionClosed:
                    return heard

        assert [say_until_cut(ANNA) for _ in range(10)] == [4] * 5 + [0] * 5
        assert say_until_cut(BERT) == 4
