"""How long people wait for each other's answers, while nobody else thinks and while bots do.

    python scripts/latency_test.py --pairs 20 --bots 8 --seconds 20

Pairs of pages play against a real server on this machine, each pair giving an answer every so often; the time from
sending an answer until the other page of the pair has it is measured.  Then as many matches as asked for are begun in
which a person who answers at once plays against the strongest bot of Duel, so that bots think without a pause, and the
same is measured again.  As many think at the same time as the table has workers; the others wait for one.  Everything
runs on the same cores: the pages, the server and the bots' workers.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from kill_test import Server, ask
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 60.0
WARM_UP = 600.0
"""How many seconds the bots have to be compiled."""


@dataclass
class Tally:
    """What was measured."""

    waits: list[float] = field(default_factory=list)
    bot_answers: int = 0
    answers_to_bots: int = 0
    cpu: float = 0.0
    """Seconds that the server itself computed, its bots' workers not counted."""

    def __str__(self) -> str:
        waits = sorted(self.waits)
        if not waits:
            return "nothing was answered"
        middle, late, latest = (1000 * waits[len(waits) * part // 100] for part in (50, 95, 99))
        each = 1000 * self.cpu / (len(waits) + self.bot_answers + self.answers_to_bots)
        return (
            f"{len(waits)} answers, median {middle:.1f} ms, p95 {late:.1f} ms, p99 {latest:.1f} ms, "
            f"slowest {1000 * waits[-1]:.1f} ms; bots answered {self.bot_answers} times; "
            f"the server computed {each:.1f} ms for an answer"
        )


def cpu_of(server: Server) -> float:
    """The CPU seconds of the server's process so far."""
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    user, system = fields[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def make_match(server: Server, form: dict[str, str]) -> tuple[str, str]:
    """Its path, and the cookies of whoever made it."""
    with ask(server, "/matches", form) as answer:
        cookies = [header.partition(";")[0] for header in answer.headers.get_all("set-cookie")]
        return str(answer.headers["location"]), "; ".join(sorted(set(cookies)))


def take_seat(server: Server, path: str, host: str) -> str:
    """Sit down at the open seat; the cookie of whoever does."""
    with ask(server, path, cookie=host) as page:
        link = re.search(r"/seat/[0-9a-f]{32}", page.read().decode().partition('id="invite-list"')[2])
    assert link is not None
    with ask(server, link[0]) as answer:
        return str(answer.headers["set-cookie"].partition(";")[0])


@contextlib.asynccontextmanager
async def page_at(server: Server, path: str, cookie: str) -> AsyncIterator[ClientConnection]:
    address = f"{server.base.replace('http', 'ws')}{path}/socket?since=0&shape=wide"
    async with connect(address, additional_headers={"cookie": cookie}, max_size=None) as line:
        await line.send(json.dumps({"type": "number", "number": "7"}))
        yield line


known: WeakKeyDictionary[ClientConnection, dict[str, Any]] = WeakKeyDictionary()
"""The question as each line knows it: only what is new about it is told."""


async def next_question(line: ClientConnection) -> dict[str, Any]:
    while True:
        told = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
        if told["type"] == "update":
            known[line] = {**known.get(line, {}), **told["question"]}
            return known[line]


async def play_pair(server: Server, every: float, tally: Tally, choose: random.Random) -> None:
    """Two people play on and on; what each answer takes to reach the other is counted."""
    while True:
        path, host = await asyncio.to_thread(make_match, server, PAIR)
        friend = await asyncio.to_thread(take_seat, server, path, host)
        async with page_at(server, path, host) as one, page_at(server, path, friend) as other:
            questions = [await next_question(line) for line in (one, other)]
            while not questions[0]["over"]:
                await asyncio.sleep(every * choose.uniform(0.5, 1.5))
                questions = await answer_once([one, other], questions, tally, choose)


async def answer_once(
    lines: list[ClientConnection], questions: list[dict[str, Any]], tally: Tally, choose: random.Random
) -> list[dict[str, Any]]:
    """Whoever is asked answers, and the other hears of it."""
    while not any(question["yours"] for question in questions):
        questions = [await newer(line, question) for line, question in zip(lines, questions, strict=True)]
    asked = 0 if questions[0]["yours"] else 1
    action = choose.choice(questions[asked]["choices"])["id"]
    ply = questions[asked]["ply"]
    said = {"type": "answer", "action": action, "ply": ply, "nonce": f"{choose.getrandbits(64):x}"}
    began = time.perf_counter()
    await lines[asked].send(json.dumps(said))
    heard = await past(lines[1 - asked], ply)
    tally.waits.append(time.perf_counter() - began)
    own = await past(lines[asked], ply)
    return [own, heard] if asked == 0 else [heard, own]


async def past(line: ClientConnection, ply: int) -> dict[str, Any]:
    while (question := await next_question(line))["ply"] <= ply:
        pass
    return question


async def newer(line: ClientConnection, question: dict[str, Any]) -> dict[str, Any]:
    """The question as it stands a moment later."""
    try:
        async with asyncio.timeout(0.2):
            return await next_question(line)
    except TimeoutError:
        return question


async def play_bot(server: Server, tally: Tally, choose: random.Random) -> None:
    """A person who answers at once keeps a bot thinking."""
    while True:
        path, cookie = await asyncio.to_thread(make_match, server, BOT)
        async with page_at(server, path, cookie) as line:
            question = await next_question(line)
            while not question["over"]:
                if question["yours"]:
                    action = choose.choice(question["choices"])["id"]
                    nonce = f"{choose.getrandbits(64):x}"
                    said = {"type": "answer", "action": action, "ply": question["ply"], "nonce": nonce}
                    await line.send(json.dumps(said))
                    question = await past(line, question["ply"])
                    tally.answers_to_bots += 1
                else:
                    question = await next_question(line)
                    tally.bot_answers += 1


PAIR = {"game": "journey", "seat-frodo": "me", "seat-sam": "friend"}
BOT = {"game": "duel", "seat-fellowship": "me", "seat-sauron": "bot:wizard"}


async def wait_until_warm(server: Server) -> None:
    """Until the search is compiled a quick bot answers for it; a hint says whether it is."""
    path, cookie = make_match(server, {**BOT, "seat-sauron": "me"})
    end = time.monotonic() + WARM_UP
    async with page_at(server, path, cookie) as line:
        while not (question := await next_question(line))["yours"]:
            pass
        while time.monotonic() < end:
            await line.send(json.dumps({"type": "hint", "ply": question["ply"]}))
            told = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
            if told["type"] == "hint" and not told["rough"]:
                return
            await asyncio.sleep(1)
    raise SystemExit("The bots were not compiled in time.")


async def measure(server: Server, chosen: argparse.Namespace, bots: int) -> Tally:
    """Play for so many seconds; what happens in the first quarter is not counted."""
    choose = random.Random(chosen.seed)
    tally = Tally()
    people = [play_pair(server, chosen.every, tally, choose) for _ in range(chosen.pairs)]
    tasks = [asyncio.create_task(game) for game in (*people, *(play_bot(server, tally, choose) for _ in range(bots)))]
    try:
        await asyncio.sleep(chosen.seconds / 4)
        tally.waits.clear()
        tally.bot_answers = tally.answers_to_bots = 0
        began = cpu_of(server)
        await asyncio.sleep(chosen.seconds)
        tally.cpu = cpu_of(server) - began
    finally:
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, ConnectionClosed):
                raise ended
    return tally


async def run(server: Server, chosen: argparse.Namespace) -> int:
    await wait_until_warm(server)
    quiet = await measure(server, chosen, 0)
    print(f"without bots: {quiet}")
    busy = await measure(server, chosen, chosen.bots)
    print(f"with {chosen.bots} bots that search in {chosen.workers} processes: {busy}")
    return 0 if quiet.waits and busy.waits and busy.bot_answers else 1


def main() -> int:
    parser = argparse.ArgumentParser(description="How long people wait for each other while bots think.")
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--bots", type=int, default=8)
    parser.add_argument("--workers", type=int, default=1, help="processes in which bots think")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--every", type=float, default=1.0, help="seconds between two answers of a pair")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/table.db", chosen.workers)
        server.start()
        try:
            return asyncio.run(run(server, chosen))
        finally:
            server.kill()


if __name__ == "__main__":
    sys.exit(main())
