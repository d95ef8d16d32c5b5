"""How long an honest pair waits for each other's answers while one visitor does their worst.

    python scripts/attack_test.py --seconds 6
    python scripts/attack_test.py --only replays,reviews

One pair plays Journey against a real server on this machine; the time from sending an answer until the other page has
it is measured, first without and then beside each attack.  The attacks come from a process of their own and, as a
proxy would tell, from another address.  They are bounded: so many lines, so many seconds, only this machine.
"""

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import httpx
from kill_test import PATIENCE, Server
from latency_test import PAIR, Tally, answer_once, make_match, next_question, page_at, take_seat
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

AWAY = "203.0.113.66"
"""Where the attacks seem to come from."""

LINES = 8
"""How many lines an attack keeps busy at once."""

ALONE = {"game": "journey", "seat-frodo": "me", "seat-sam": "me"}
WIZARDS = {"game": "duel", "seat-fellowship": "bot:wizard", "seat-sauron": "bot:wizard"}
REFUSED = 400


class Attacker:
    """One visitor, who counts what they did and how it was answered."""

    def __init__(self, base: str, address: str = AWAY) -> None:
        self.base = base
        self.address = {"x-forwarded-for": address}
        self.done: Counter[str] = Counter()
        self.http = httpx.AsyncClient(base_url=base, headers={**self.address, "origin": base}, timeout=PATIENCE)

    def note(self, how: str) -> None:
        self.done[how] += 1

    async def ask(self, method: str, path: str, **more: object) -> httpx.Response | None:
        try:
            answer = await self.http.request(method, path, **more)  # type: ignore[arg-type]
        except httpx.TransportError:
            self.note("cut off")
            return None
        self.note("refused" if answer.status_code >= REFUSED else "answered")
        assert answer.status_code != httpx.codes.INTERNAL_SERVER_ERROR, answer.text
        return answer

    async def make(self, form: dict[str, str]) -> str:
        """A match of the attacker's own; its path."""
        while True:
            answer = await self.ask("POST", "/matches", data=form)
            if answer is not None and "location" in answer.headers:
                return str(answer.headers["location"])
            await asyncio.sleep(0.2)

    async def finish(self, path: str) -> None:
        """Play a match of Journey a while and give it up."""
        await self.ask("POST", f"{path}/number", data={"number": "7"})
        for _ in range(20):
            state = await self.ask("GET", f"/api{path}")
            asked = state.json()["question"] if state is not None and state.is_success else {}
            if asked.get("choices"):
                first = {"action": asked["choices"][0]["id"], "ply": asked["ply"]}
                await self.ask("POST", f"{path}/answer", data=first)
        await self.ask("POST", f"{path}/resign", data={"seat": "frodo"})

    @contextlib.asynccontextmanager
    async def line(self, path: str) -> AsyncIterator[ClientConnection]:
        """A socket with the seats of the match."""
        cookies = [cookie for cookie in self.http.cookies.jar if cookie.path == path]
        headers = {**self.address, "cookie": "; ".join(f"{cookie.name}={cookie.value}" for cookie in cookies)}
        address = f"{self.base.replace('http', 'ws')}{path}/socket?since=0&shape=wide"
        async with connect(address, additional_headers=headers, max_size=None, close_timeout=0.5) as line:
            yield line

    async def raw(self, head: bytes, parts: AsyncIterator[bytes]) -> None:
        """Write a request as no browser would."""
        place = httpx.URL(self.base)
        reader, writer = await asyncio.open_connection(place.host, place.port)
        try:
            writer.write(head.replace(b"AWAY", self.address["x-forwarded-for"].encode()))
            async for part in parts:
                writer.write(part)
                await writer.drain()
            answer = await reader.read(12)
            self.note("refused" if answer[9:10] in (b"4", b"5") else "answered")
        except OSError:
            self.note("cut off")
        finally:
            writer.close()


async def flood_of_forms(by: Attacker) -> None:
    while True:
        await by.ask("POST", "/matches", data=ALONE)


async def slow_forms(by: Attacker) -> None:
    async def drops() -> AsyncIterator[bytes]:
        for _ in range(50):
            yield b"a"
            await asyncio.sleep(0.2)

    head = b"POST /matches HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: AWAY\r\nContent-Length: 60000\r\n\r\n"
    await asyncio.gather(*(by.raw(head, drops()) for _ in range(40)))


async def forms_in_chunks(by: Attacker) -> None:
    async def chunks() -> AsyncIterator[bytes]:
        for _ in range(1600):
            yield b"10000\r\n" + b"a" * 65536 + b"\r\n"

    while True:
        await by.raw(
            b"POST /matches HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: AWAY\r\nTransfer-Encoding: chunked\r\n"
            b"Content-Length: 10\r\n\r\n",
            chunks(),
        )


async def option_files(by: Attacker) -> None:
    for box in itertools.cycle([".".join("a" * 29_000) + " = 1", "squares = " + "[" * 50_000, "a = 1\n" * 9_000]):
        await by.ask("POST", "/matches", data={**ALONE, "box": box})


async def many_sockets(by: Attacker) -> None:
    path = await by.make(ALONE)
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(300):
            try:
                await stack.enter_async_context(by.line(path))
                by.note("answered")
            except (OSError, InvalidHandshake, InvalidMessage):
                by.note("cut off")
        await asyncio.sleep(PATIENCE)


async def silent_lines(by: Attacker) -> None:
    async def nothing() -> AsyncIterator[bytes]:
        yield b"GET / HTTP/1.1\r\nHost: "
        await asyncio.sleep(PATIENCE)

    await asyncio.gather(*(by.raw(b"", nothing()) for _ in range(400)))


async def many_bots(by: Attacker) -> None:
    async def watch() -> None:
        path = await by.make(WIZARDS)
        while True:
            with contextlib.suppress(ConnectionClosed, InvalidHandshake, InvalidMessage, OSError):
                async with by.line(path) as line:
                    async for _ in line:
                        by.note("answered")
            by.note("cut off")
            await asyncio.sleep(0.2)

    await asyncio.gather(*(watch() for _ in range(2)))


async def reviews(by: Attacker) -> None:
    while True:
        path = await by.make(ALONE)
        await by.finish(path)
        for _ in range(20):
            await by.ask("GET", f"{path}/review")


async def replays(by: Attacker) -> None:
    path = await by.make(ALONE)
    await by.finish(path)
    while True:
        for place in ("frames?shape=tall", "frames?shape=wide", "replay", "picture.svg", "verify", "journal"):
            await by.ask("GET", f"{path}/{place}")


async def talk(by: Attacker, say: Callable[[dict[str, object]], list[dict[str, object]]]) -> None:
    """Say something over a socket again and again, about as often as is allowed."""
    path = await by.make(ALONE)
    await by.ask("POST", f"{path}/number", data={"number": "7"})
    while True:
        with contextlib.suppress(ConnectionClosed, InvalidHandshake, InvalidMessage, OSError):
            async with by.line(path) as line:
                question = await next_question(line)
                while True:
                    for message in say(question):
                        await line.send(json.dumps(message))
                        told = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
                        by.note("refused" if told["type"] == "refusal" else "answered")
                        question = {**question, **told.get("question", {})}
        by.note("cut off")
        await asyncio.sleep(0.2)


async def looks_and_explanations(by: Attacker) -> None:
    await talk(
        by,
        lambda question: [
            {"type": "look", "seq": 1},
            {"type": "explain", "ply": question["ply"]},
            {"type": "about", "keys": ["board"]},
            {"type": "shape", "shape": "tall"},
            {"type": "shape", "shape": "wide"},
        ],
    )


async def answers_and_undos(by: Attacker) -> None:
    def say(question: dict[str, object]) -> list[dict[str, object]]:
        choices = question["choices"]
        nonce = f"{random.getrandbits(64):x}"
        if not isinstance(choices, list) or not choices or random.random() < 0.5:
            return [{"type": "undo", "ply": question["ply"], "nonce": nonce}]
        return [{"type": "answer", "action": choices[0]["id"], "ply": question["ply"], "nonce": nonce}]

    await talk(by, say)


async def qr_codes(by: Attacker) -> None:
    path = await by.make(ALONE)
    for number in itertools.count():
        await by.ask("GET", f"{path}/qr/watch.svg", headers={"host": f"{number}.{'a' * 60}"})


async def static_names(by: Attacker) -> None:
    for number in itertools.count():
        await by.ask("GET", f"/static/{number}/../table.css")


async def languages(by: Attacker) -> None:
    for number in itertools.count():
        asked = ",".join(f"{a}{b}-{number};q=0.{number % 10}" for a in "abcdefghij" for b in "klmnopqrst")
        await by.ask(
            "GET", "/rules/duel", headers={"accept-language": f"{('pl', 'fi', 'ru', 'en')[number % 4]},{asked}"}
        )


async def pings(by: Attacker) -> None:
    path = await by.make(ALONE)
    while True:
        with contextlib.suppress(ConnectionClosed, InvalidHandshake, InvalidMessage, OSError):
            async with by.line(path) as line:
                while True:
                    await line.ping(os.urandom(100))
                    by.note("answered")
                    await asyncio.sleep(0)
        by.note("cut off")
        await asyncio.sleep(0.2)


async def backups(by: Attacker) -> None:
    """No attack, but whoever keeps the table may do it at any time."""
    for number in itertools.count():
        with tempfile.TemporaryDirectory() as folder:
            command = [sys.executable, "-m", "bagend", "backup", f"{folder}/{number}", "--database", DATABASE[0]]
            done = await asyncio.create_subprocess_exec(*command, stdout=subprocess.DEVNULL)
            by.note("answered" if await done.wait() == 0 else "refused")


DATABASE = [""]

Attack = Callable[[Attacker], Awaitable[None]]
ATTACKS: dict[str, tuple[Attack, int]] = {
    "forms": (flood_of_forms, LINES),
    "slow-forms": (slow_forms, 1),
    "chunks": (forms_in_chunks, LINES),
    "option-files": (option_files, LINES),
    "sockets": (many_sockets, 1),
    "silent-lines": (silent_lines, 1),
    "bots": (many_bots, 6),
    "reviews": (reviews, 2),
    "replays": (replays, LINES),
    "looks": (looks_and_explanations, 4),
    "undos": (answers_and_undos, 4),
    "qr-codes": (qr_codes, LINES),
    "static-names": (static_names, LINES),
    "languages": (languages, LINES),
    "pings": (pings, 2),
    "backups": (backups, 1),
}
"""Each attack, and how many of it at once."""


async def attack(
    by: Attacker, name: str, seconds: float, is_enough: Callable[[], bool] = lambda: False
) -> Counter[str]:
    """Attack for so many seconds, or until it is enough; how it was answered."""
    how, many = ATTACKS[name]
    tasks = [asyncio.create_task(_do(how, by)) for _ in range(many)]
    end = time.monotonic() + seconds
    while time.monotonic() < end and not is_enough():
        await asyncio.sleep(0.02)
    await end_all(tasks)
    await by.http.aclose()
    return by.done


async def end_all(tasks: list[asyncio.Task[None]]) -> None:
    """End tasks that never end by themselves.

    A single `cancel` may be lost: it can come just as a wait inside the task times out, and the attack then begins
    anew.  So they are told until all have ended.
    """
    running = set(tasks)
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=0.5)
    for task in tasks:
        if not task.cancelled() and (failed := task.exception()) is not None:
            raise failed


async def _do(how: Attack, by: Attacker) -> None:
    await how(by)


async def play_on(lines: list[ClientConnection], every: float, tally: Tally) -> bool:
    """A pair plays on until the match is over; whether there was somebody to answer."""
    choose = random.Random(1)
    questions = [await next_question(line) for line in lines]
    while not questions[0]["over"]:
        await asyncio.sleep(every)
        questions = await answer_once(lines, questions, tally, choose)
    return True


async def honest_pair(server: Server, every: float, tally: Tally) -> None:
    while True:
        path, host = await asyncio.to_thread(make_match, server, PAIR)
        friend = await asyncio.to_thread(take_seat, server, path, host)
        async with page_at(server, path, host) as one, page_at(server, path, friend) as other:
            await play_on([one, other], every, tally)


async def measure(server: Server, seconds: float, every: float, name: str = "") -> tuple[Tally, str]:
    """What the pair waits, beside an attack if one is named."""
    tally = Tally()
    pair = asyncio.create_task(honest_pair(server, every, tally))
    attacker = None
    if name:
        command = [sys.executable, __file__, "--seconds", str(seconds + 2), "--attack", name, server.base, DATABASE[0]]
        attacker = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
    await asyncio.sleep(2)
    tally.waits.clear()
    await asyncio.sleep(seconds)
    told = ""
    if attacker is not None:
        told = (await attacker.communicate())[0].decode().strip()
        if attacker.returncode:
            told = f"the attack failed with status {attacker.returncode}"
    await end_all([pair])
    return tally, told


def at(tally: Tally, share: float) -> float:
    waits = sorted(tally.waits)
    return 1000 * waits[min(int(len(waits) * share), len(waits) - 1)]


async def run(server: Server, names: list[str], seconds: float, every: float) -> int:
    quiet, _ = await measure(server, 2 * seconds, every)
    print("| attack | answers of the pair | median | p99 | p99 to quiet | what the attacker got |")
    print("| --- | ---: | ---: | ---: | ---: | --- |")
    print(f"| none | {len(quiet.waits)} | {at(quiet, 0.5):.1f} ms | {at(quiet, 0.99):.1f} ms | | |", flush=True)
    worst = 0.0
    for name in names:
        tally, told = await measure(server, seconds, every, name)
        ratio = at(tally, 0.99) / at(quiet, 0.99)
        worst = max(worst, ratio)
        figures = f"{at(tally, 0.5):.1f} ms | {at(tally, 0.99):.1f} ms | {ratio:.1f} × | {told}"
        print(f"| {name} | {len(tally.waits)} | {figures} |", flush=True)
    again, _ = await measure(server, seconds, every)
    print(f"| none | {len(again.waits)} | {at(again, 0.5):.1f} ms | {at(again, 0.99):.1f} ms | | |")
    return 0 if worst <= MOST_TIMES else 1


MOST_TIMES = 3.0
"""How many times longer others may wait for one visitor."""


def main() -> int:
    parser = argparse.ArgumentParser(description="How long an honest pair waits while one visitor attacks.")
    parser.add_argument("--seconds", type=float, default=6, help="how long each attack lasts")
    parser.add_argument("--every", type=float, default=0.05, help="seconds between two answers of the pair")
    parser.add_argument("--only", default=",".join(ATTACKS), help="the attacks, with commas")
    parser.add_argument("--mode", default="interpreted", help="how the rules run (default: interpreted)")
    parser.add_argument("--attack", nargs=3, metavar=("NAME", "ADDRESS", "DATABASE"), help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.attack:
        name, base, DATABASE[0] = chosen.attack
        done = asyncio.run(attack(Attacker(base), name, chosen.seconds))
        print(", ".join(f"{count} {what}" for what, count in sorted(done.items())))
        return 0
    os.environ["BAGEND_MODE"] = chosen.mode
    with tempfile.TemporaryDirectory() as folder:
        DATABASE[0] = f"sqlite:///{Path(folder)}/table.db"
        server = Server(DATABASE[0])
        server.start()
        try:
            time.sleep(2)
            return asyncio.run(run(server, re.findall(r"[\w-]+", chosen.only), chosen.seconds, chosen.every))
        finally:
            server.kill()


if __name__ == "__main__":
    sys.exit(main())
