"""Long work leaves room for others: the event loop turns while it is done."""

import asyncio
import threading
from typing import Any

import pytest

from bagend.engine.kernel import Mode
from bagend.table.live import tables as tables_module
from bagend.table.live.tables import Tables
from bagend.table.settings import Settings
from bagend.table.web import replay_routes
from table.guests import SHARED, Guest, answer_first, begin
from table.lone_table import GAME, Rows, run, think_first


def test_the_loop_turns_between_the_frames_of_a_replay(host: Guest, monkeypatch: pytest.MonkeyPatch):
    path = host.make(SHARED)
    begin(host, path)
    for _ in range(8):
        answer_first(host, path, host.question(path))
    turns: list[int] = []
    seen: list[int] = []
    draw = replay_routes.draw

    def note(*given: Any) -> Any:
        seen.append(len(turns))
        asyncio.get_running_loop().call_soon(turns.append, 1)
        return draw(*given)

    monkeypatch.setattr(replay_routes, "draw", note)
    frames = host.http.get(f"{path}/frames").json()["frames"]
    assert len(frames) > 5
    # Before the first frame one drawing more is made.
    assert seen[2:] == sorted(set(seen[2:]))


def test_a_match_is_played_again_beside_the_loop(monkeypatch: pytest.MonkeyPatch):
    """Meanwhile the rules may have been compiled: the table goes on in the mode of now."""
    used: list[object] = []
    rows = Rows()
    tables = Tables(rows, think_first, Settings())
    plain = tables_module.replay

    def replay(*given: Any) -> None:
        used.append(threading.current_thread() is threading.main_thread())
        tables.use(GAME, Mode.CHECKED)
        plain(*given)

    monkeypatch.setattr(tables_module, "replay", replay)

    async def go() -> None:
        table = await tables.table("m" * 12)
        assert used == [False]
        assert table.mode is Mode.CHECKED
        table.stop()

    run(go)
