"""Hints: a hint for the seat that is asked, from its own View, thought where the bots think.

A hint changes nothing.  The same question gives the same hint, and is thought about once, however often it is asked.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence

from bagend.bots import hints, roster
from bagend.engine import kernel
from bagend.engine.errors import NotYourTurn
from bagend.engine.game import Game
from bagend.engine.kernel import Mode
from bagend.engine.records import Records
from bagend.table.errors import HintTooSlow, NoHint
from bagend.table.live.desk import Desk
from bagend.table.live.thinker import Asker
from bagend.table.live.wire import Hint, HintAnswer

MOST = 3
"""How many answers a hint names."""

KEPT = 200
"""How many hints are remembered."""

Weighed = list[tuple[int, float | None]]
"""The best answers, best first, each with the chance to win after it; without chances it is only a quick guess."""

Weigh = Callable[[Game, Records, Sequence[int], int, Asker], Awaitable[Weighed | None]]
"""(game, views, legal, seed, asker) -> the best answers, or nothing if whoever thought about them failed."""


def weigh(game: Game, views: Records, legal: Sequence[int], seed: int, is_warm: bool) -> Weighed:
    """The best answers.  Until the search is compiled, the one that somebody quick would give."""
    if not is_warm:
        return [(roster.choose(game, roster.rival(game), views, legal, seed, Mode.INTERPRETED), None)]
    found = hints.find(game, views, legal, seed, MOST, kernel.preferred_mode())
    return [(hint.action, hint.chance) for hint in found]


class Hints:
    """Gives hints, and remembers those it gave."""

    def __init__(self, weigh: Weigh, patience: float) -> None:
        self._weigh = weigh
        self._patience = patience
        self._thoughts: OrderedDict[tuple[str, int, int], asyncio.Task[Weighed | None]] = OrderedDict()

    async def hint(self, desk: Desk, ply: int) -> Hint:
        """The best answers, in words.  Raises and changes nothing if there is no hint at this desk now."""
        check(desk, ply)
        table, scene = desk.table, desk.scene
        key = (table.id, ply, desk.viewer)
        weighed = await self._think(key, table.game, scene.views, scene.answers, table.asker)
        return in_words(desk, weighed, ply)

    async def _think(
        self, key: tuple[str, int, int], game: Game, views: Records, legal: Sequence[int], asker: Asker
    ) -> Weighed:
        thought = self._thoughts.get(key)
        if thought is None:
            # The question's own number is the seed: it is no secret, and asking again gives the same.
            thought = asyncio.ensure_future(self._weigh(game, views, legal, key[1], asker))
            self._thoughts[key] = thought
            while len(self._thoughts) > KEPT:
                self._thoughts.popitem(last=False)
        # Whoever waits may go away; the thought goes on, and its worker stays taken until it ends.
        done, _ = await asyncio.wait([thought], timeout=self._patience)
        weighed = thought.result() if done else None
        if done and (weighed is None or is_rough(weighed)):
            self._thoughts.pop(key, None)
        if weighed is None:
            raise HintTooSlow("refusal-hint-too-slow")
        return weighed


def check(desk: Desk, ply: int) -> None:
    desk.check_open()
    desk.table.check_ply(desk.seats, ply)
    if desk.acting is None:
        raise NotYourTurn("refusal-not-your-turn")
    if not desk.is_hint_fair:
        raise NoHint("refusal-no-hint")


def is_rough(weighed: Weighed) -> bool:
    return any(chance is None for _, chance in weighed)


def in_words(desk: Desk, weighed: Weighed, ply: int) -> Hint:
    table_words = desk.table_words
    answers = []
    for place, (action, chance) in enumerate(weighed, 1):
        likely = "" if chance is None else table_words("hint-chance", percent=round(100 * chance))
        answers.append(HintAnswer(id=action, place=place, label=desk.scene.label(action), chance=likely))
    if is_rough(weighed):
        sentence = table_words("hint-rough", answer=answers[0]["label"])
    else:
        named = [
            table_words("hint-answer", place=answer["place"], answer=answer["label"], chance=answer["chance"])
            for answer in answers
        ]
        sentence = " ".join([table_words("hint-words"), *named])
    return Hint(type="hint", ply=ply, rough=is_rough(weighed), sentence=sentence, answers=answers)
