"""What one answer costs the table: the CPU time until two pages of a match have been told of it.

python scripts/update_cost.py duel --mode compiled

Plays whole matches of bots with fixed seeds, and after every answer does for two viewers what their sockets do: draw
and tell what happened, make the question, and write both as JSON.  The rules and the store are not counted.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from unittest import mock

from bagend.bots import roster
from bagend.engine.game import Game
from bagend.engine.kernel import Mode
from bagend.engine.records import Records
from bagend.engine.words import LANGUAGES
from bagend.games import KEYS, find
from bagend.table.live.desk import Screen
from bagend.table.live.drawings import Drawings
from bagend.table.live.players import ME
from bagend.table.live.table import Asker, Reply
from bagend.table.live.tables import Tables
from bagend.table.live.updates import Feed, Page
from bagend.table.settings import Settings
from bagend.table.store.sqlite import SqliteStore

WARM = 1
"""The seed of a match that is not counted."""


async def no_bot(game: Game, bot: str, views: Records, legal: Sequence[int], seed: int, asker: Asker) -> Reply:
    raise AssertionError("nobody here is a bot")


async def play(tables: Tables, game: Game, seed: int, copies: int, language: str) -> tuple[float, int, int]:
    """One match: the seconds spent on telling two viewers, how many answers there were, and how much was sent."""
    with mock.patch("bagend.table.live.tables.secrets.token_bytes", lambda n: seed.to_bytes(n, "big")):
        opened = await tables.open_match(game, dict.fromkeys(game.seats[:2], ME), {})
    table = await tables.table(opened.match)
    await table.number(set(table.taken), str(seed))
    feed = Feed(Drawings())
    screens = [Screen(table, {seat}, language=language) for seat in table.taken for _ in range(copies)]
    pages = [feed.begin(screen.desk(), Page(), 0, True).page for screen in screens]
    spent, count, sent = 0.0, 0, 0
    while (seat := table.asked) is not None:
        action = roster.choose(game, roster.rival(game), table.view(seat), table.legal(seat), count, Mode.INTERPRETED)
        await table.answer({seat}, action, table.ply_of({seat}), "")
        began = time.process_time()
        for at, screen in enumerate(screens):
            news = feed.more(screen.desk(), pages[at])
            pages[at] = news.page
            sent += len(news.text)
        spent += time.process_time() - began
        count += 1
    return spent, count, sent


async def run(chosen: argparse.Namespace, folder: Path) -> None:
    settings = Settings(database=f"sqlite:///{folder}/table.db")
    store = SqliteStore(folder / "table.db")
    tables = Tables(store, no_bot, settings)
    game = find(chosen.game)
    tables.use(game, Mode(chosen.mode))
    await play(tables, game, WARM, chosen.copies, chosen.lang)
    measured = [
        await play(tables, game, WARM + 1 + match, chosen.copies, chosen.lang) for match in range(chosen.matches)
    ]
    tables.stop()
    store.close()
    spent, count, sent = (sum(column) for column in zip(*measured, strict=True))
    print(
        f"{game.key}, {chosen.mode}, {chosen.lang}: {1000 * spent / count:.2f} ms of CPU for each of {count} answers, "
        f"{sent / count / 1000:.1f} KB sent"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="The CPU time of telling one answer to two viewers.")
    parser.add_argument("game", choices=KEYS)
    parser.add_argument("--matches", type=int, default=1)
    parser.add_argument("--copies", type=int, default=1, help="how many pages each viewer has open")
    parser.add_argument("--mode", default="compiled", choices=[mode.value for mode in Mode])
    parser.add_argument("--lang", default="en", choices=LANGUAGES, help="the language of both viewers")
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(parser.parse_args(), Path(folder)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
