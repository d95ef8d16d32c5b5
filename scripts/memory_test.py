"""Whether a server's memory stays the same, however many answers were given and however many matches have ended.

    python scripts/memory_test.py --matches 10000 --answers 10

Plays matches of the four games in turn, each for so many random answers, and then somebody gives up.  Everything that a
server does for two pages is done: rows are written to a SQLite file, the rules run, and each viewer is told the news.
Only the lines themselves are left out.  Every tenth of the way it prints how much memory the process has.
"""

import argparse
import asyncio
import gc
import random
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from bagend.engine.game import Game
from bagend.engine.kernel import preferred_mode
from bagend.engine.records import Records
from bagend.games import all_games
from bagend.table.live.desk import Screen
from bagend.table.live.drawings import Drawings
from bagend.table.live.players import ME
from bagend.table.live.tables import Tables
from bagend.table.live.thinker import Asker, Reply
from bagend.table.live.updates import Feed, Page
from bagend.table.settings import Settings
from bagend.table.store.opening import open_store
from bagend.table.web.sweeping import leave_old_things_alone

AT_ONCE = 20
"""How many matches are played beside each other; together they wait for the disk once."""


async def any_bot(game: Game, bot: str, views: Records, legal: Sequence[int], seed: int, asker: Asker) -> Reply:
    """Takes the seat of whoever left, where all play together."""
    return Reply(legal[0])


async def play(tables: Tables, feed: Feed, game: Game, answers: int, choose: random.Random) -> int:
    """One match with two pages, until somebody gives up; how many answers were given."""
    opened = await tables.open_match(game, dict.fromkeys(game.seats[:2], ME), {})
    table = await tables.table(opened.match)
    await table.number(set(table.taken), f"{choose.getrandbits(64):x}")
    screens = [Screen(table, {seat}) for seat in table.taken]
    pages = [feed.begin(screen.desk(), Page(), 0, True).page for screen in screens]
    given = 0
    while given < answers and (seat := table.asked) is not None:
        await table.answer({seat}, choose.choice(table.legal(seat)), table.ply_of({seat}), "")
        pages = [feed.more(screen.desk(), page).page for screen, page in zip(screens, pages, strict=True)]
        given += 1
    for seat in table.taken:
        if not table.is_over:
            await table.resign({seat}, "")
    assert table.is_over
    return given


def memory() -> float:
    """MiB of this process."""
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * 4096 / 2**20


async def run(chosen: argparse.Namespace, folder: Path) -> None:
    settings = Settings(database=f"sqlite:///{folder}/table.db")
    store = open_store(settings.database)
    tables = Tables(store, any_bot, settings)
    games = all_games()
    for game in games:
        tables.use(game, preferred_mode())
    feed, choose, given = Feed(Drawings()), random.Random(chosen.seed), 0
    leave_old_things_alone()
    print(
        "| matches ended | answers | memory | after a sweep | tables in memory |\n| ---: | ---: | ---: | ---: | ---: |"
    )
    for tenth in range(1, 11):
        for _ in range(chosen.matches // 10 // AT_ONCE):
            some = [games[number % len(games)] for number in range(AT_ONCE)]
            given += sum(await asyncio.gather(*(play(tables, feed, game, chosen.answers, choose) for game in some)))
        before, ended = memory(), tenth * (chosen.matches // 10 // AT_ONCE) * AT_ONCE
        gc.collect()
        kept = len(tables.in_memory())
        print(f"| {ended:,} | {given:,} | {before:.0f} MiB | {memory():.0f} MiB | {kept} |", flush=True)
    tables.stop()
    store.close()


def main() -> int:
    parser = argparse.ArgumentParser(description="Whether memory stays the same over many answers and matches.")
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--answers", type=int, default=10, help="answers in each match")
    parser.add_argument("--seed", type=int, default=1)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(parser.parse_args(), Path(folder)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
