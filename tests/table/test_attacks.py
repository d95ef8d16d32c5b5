"""Attacks: what one visitor does beside an honest pair; every answer of the pair is heard, and no more is done for the
attacker than for anybody.

The short form, in counts; `python scripts/attack_test.py` is the long one, in milliseconds.
"""

import asyncio
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from table.guests import TWO, Guest, House, answer_first, asked_first, begin_two, open_house

sys.path.insert(0, str(Path(__file__).parents[2] / "scripts"))
attacks = import_module("attack_test")


LONG = 120
"""Seconds after which an attack gives up."""

ENDLESS = ["forms", "option-files", "replays", "qr-codes", "static-names", "languages", "reviews"]
"""Those that ask and ask: beyond so many requests they are refused."""

FEW: dict[str, Any] = {"requests_at_once": 12, "requests_a_second": 1.0, "matches_at_once": 3, "matches_a_second": 0.5}


@pytest.fixture
def strict(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server of its own for each attack: what one visitor may still ask for must not depend on the attack before."""
    monkeypatch.setenv("BAGEND_MODE", "interpreted")
    with open_house(tmp_path, **FEW) as house:
        yield house


SHORT = [name for name in attacks.ATTACKS if name != "backups"]
"""Those that any visitor can try."""


@pytest.mark.parametrize(("number", "name"), [*enumerate(SHORT)])
def test_an_attack_beside_an_honest_pair(strict: House, number: int, name: str):
    with Guest(strict.base) as host, Guest(strict.base) as friend:
        path = begin_two(host, friend, TWO)

        by = attacks.Attacker(strict.base, f"203.0.113.{number}")

        async def go() -> int:
            pair = asyncio.create_task(asyncio.to_thread(play, host, friend, path))

            def is_enough() -> bool:
                return pair.done() and (name not in ENDLESS or by.done["refused"] > by.done["answered"])

            await attacks.attack(by, name, LONG, is_enough)
            assert is_enough()
            return await pair

        assert asyncio.run(go()) == 4
        assert strict.services.tables.in_memory()
        assert host.http.get("/healthz").status_code == 200


def play(host: Guest, friend: Guest, path: str) -> int:
    """How many answers of the pair were taken."""
    taken = 0
    while taken < 4 and not host.question(path)["over"]:
        first, second = asked_first(path, host, friend)
        asked = first.question(path)
        assert answer_first(first, path, asked).status_code == 303
        assert second.question(path)["ply"] > asked["ply"]
        taken += 1
    return taken
