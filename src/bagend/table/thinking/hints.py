"""Advice: a hint for the seat that is asked, from its own View, thought where the bots think.

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
from bagend.engine.words import Words
from bagend.table.errors import HintTooSlow, NoHint
from bagend.table.live.suggestions import plays_together
from bagend.table.live.table import Seats, Table
from bagend.table.live.wire import Hint, HintAnswer

MOST = 3
"""How many answers a hint names."""

KEPT = 200
"""How many hints are remembered."""

Weighed = list[tuple[int, float | None]]
"""The best answers, best first, each with the chance to win after it; without chances it is only a quick guess."""

Weigh = Callable[[Game, Records, Sequence[int], int], Awaitable[Weighed | None]]
"""(game, views, legal, seed) -> the best answers, or nothing if whoever thought about them failed."""


def weigh(game: Game, views: Records, legal: Sequence[int], seed: int, is_warm: bool) -> Weighed:
    """The best answers.  Until the search is compiled, the one that somebody quick would give."""
    if not is_warm:
        return [(roster.choose(game, roster.rival(game), views, legal, seed, Mode.INTERPRETED), None)]
    found = hints.find(game, views, legal, seed, MOST, kernel.preferred_mode())
    return [(hint.action, hint.chance) for hint in found]


def is_fair(table: Table, seats: Seats) -> bool:
    """Whether no person at another browser plays against these seats."""
    return plays_together(table.game) or set(table.persons(set(table.taken))) <= set(table.persons(seats))


def may_ask(table: Table, seats: Seats) -> bool:
    """Whether a hint is offered: to the seat that is asked, where that is fair and there is something to choose."""
    return is_fair(table, seats) and len(table.answers(seats)) > 1


class Advisor:
    """Gives hints, and remembers those it gave."""

    def __init__(self, weigh: Weigh, patience: float) -> None:
        self._weigh = weigh
        self._patience = patience
        self._thoughts: OrderedDict[tuple[str, int, int], asyncio.Task[Weighed | None]] = OrderedDict()

    async def hint(self, table: Table, seats: Seats, ply: int, words: Words, table_words: Words) -> Hint:
        """The best answers, in words.  Raises and changes nothing if there is no hint for these seats now."""
        check(table, seats, ply)
        viewer, legal = table.viewer(seats), table.answers(seats)
        views = table.view(viewer)
        weighed = await self._think((table.id, ply, viewer), table.game, views, legal)
        return in_words(table.game, views, weighed, ply, words, table_words)

    async def _think(self, key: tuple[str, int, int], game: Game, views: Records, legal: Sequence[int]) -> Weighed:
        thought = self._thoughts.get(key)
        if thought is None:
            # The question's own number is the seed: it is no secret, and asking again gives the same.
            thought = asyncio.ensure_future(self._weigh(game, views, legal, key[1]))
            self._thoughts[key] = thought
            while len(self._thoughts) > KEPT:
                self._thoughts.popitem(last=False)
        # Whoever waits may go away; the thought goes on, and its worker stays taken until it ends.
        done, _ = await asyncio.wait([thought], timeout=self._patience)
        weighed = thought.result() if done else None
        if done and (weighed is None or is_rough(weighed)):
            self._thoughts.pop(key, None)
        if weighed is None:
            raise HintTooSlow("No hint was found in time.")
        return weighed


def check(table: Table, seats: Seats, ply: int) -> None:
    table.check_ply(seats, ply)
    if not table.answers(seats):
        raise NotYourTurn("It is not your turn.")
    if not is_fair(table, seats):
        raise NoHint("A hint would be unfair to whoever plays against this seat.")


def is_rough(weighed: Weighed) -> bool:
    return any(chance is None for _, chance in weighed)


def in_words(game: Game, views: Records, weighed: Weighed, ply: int, words: Words, table_words: Words) -> Hint:
    answers = []
    for place, (action, chance) in enumerate(weighed, 1):
        likely = "" if chance is None else table_words("hint-chance", percent=round(100 * chance))
        label = game.text.answer(views[0], action, words)
        answers.append(HintAnswer(id=action, place=place, label=label, chance=likely))
    if is_rough(weighed):
        sentence = table_words("hint-rough", answer=answers[0]["label"])
    else:
        named = [
            table_words("hint-answer", place=answer["place"], answer=answer["label"], chance=answer["chance"])
            for answer in answers
        ]
        sentence = " ".join([table_words("hint-words"), *named])
    return Hint(type="hint", ply=ply, rough=is_rough(weighed), sentence=sentence, answers=answers)
