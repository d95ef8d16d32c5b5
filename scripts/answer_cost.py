"""What one answer costs the table: the CPU time until two pages of a match have their frames and their question.

python scripts/answer_cost.py --game duel --answers 300 --mode compiled
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from bagend.engine.game import Game
from bagend.engine.kernel import Mode
from bagend.engine.records import Records
from bagend.games import find
from bagend.table.live.frames import Pen, Projector
from bagend.table.live.players import ME
from bagend.table.live.question import question
from bagend.table.live.tables import Hall
from bagend.table.settings import Settings
from bagend.table.store.sqlite import SqliteStore
from bagend.table.web.templating import table_words

WARM = 60
"""How many answers are not counted."""

Made = TypeVar("Made")


class Costs:
    """CPU seconds by what they were spent on."""

    def __init__(self) -> None:
        self.spent: Counter[str] = Counter()

    def of(self, name: str, work: Callable[[], Made]) -> Made:
        began = time.process_time()
        made = work()
        self.spent[name] += time.process_time() - began
        return made


async def no_bot(game: Game, bot: str, views: Records, legal: Sequence[int], seed: int) -> int:
    raise AssertionError("nobody here is a bot")


async def play(hall: Hall, game: Game, pen: Pen, costs: Costs, choose: random.Random, answers: int) -> int:
    """Play one match, at most so many answers; how many there were."""
    id, _ = await hall.open_match(game, dict.fromkeys(game.seats[:2], ME), {})
    table = await hall.table(id)
    await table.number(set(table.taken), f"{choose.getrandbits(32)}")
    words, table_says = game.words(), table_words()
    projectors = [Projector(pen, table, {seat}, words, table_says) for seat in table.taken]
    for projector in projectors:
        projector.whole()
    for count in range(answers):
        if (asked := table.asked) is None:
            return count
        action = choose.choice(table.answers({asked}))
        began = time.process_time()
        await table.answer({asked}, action, table.ply, "")
        costs.spent["rules and store"] += time.process_time() - began
        for page in projectors:
            frames = costs.of("drawings", page.more)
            asking = costs.of("question", lambda seats=page.seats: question(table, seats, words, table_says))
            costs.of("JSON", lambda told=(frames, asking): json.dumps(told, ensure_ascii=False))
    return answers


async def run(chosen: argparse.Namespace, folder: Path) -> None:
    settings = Settings(database=f"sqlite:///{folder}/table.db")
    store = SqliteStore(settings.file)
    hall = Hall(store, no_bot, settings)
    game, pen, choose = find(chosen.game), Pen(), random.Random(chosen.seed)
    hall.use(game, Mode(chosen.mode))
    for wanted in (WARM, chosen.answers):
        costs, count = Costs(), 0
        pen.hits = pen.misses = 0
        while count < wanted:
            count += await play(hall, game, pen, costs, choose, wanted - count)
    hall.stop()
    store.close()
    parts = ", ".join(f"{name} {1000 * spent / count:.2f}" for name, spent in costs.spent.items())
    total = 1000 * sum(costs.spent.values()) / count
    print(f"{chosen.game}, {chosen.mode}, {count} answers: {total:.1f} ms of CPU each ({parts});", end=" ")
    print(f"{pen.misses / count:.1f} boards drawn and {pen.hits / count:.1f} drawn before")


def main() -> int:
    parser = argparse.ArgumentParser(description="The CPU time of one answer with two viewers.")
    parser.add_argument("--game", default="journey")
    parser.add_argument("--answers", type=int, default=300)
    parser.add_argument("--mode", default="compiled", choices=[mode.value for mode in Mode])
    parser.add_argument("--seed", type=int, default=5)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(parser.parse_args(), Path(folder)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
