"""Explanations: what each answer will do, found when somebody first asks, and once for everybody who sees the same."""

import asyncio
from collections import OrderedDict
from collections.abc import Hashable

from bagend.engine.foretell import explain
from bagend.engine.game import Meaning
from bagend.engine.kernel import Mode
from bagend.engine.words import Words
from bagend.table.live.desk import Desk
from bagend.table.live.question import title_of
from bagend.table.live.scene import Scene
from bagend.table.live.wire import Explanation, Explanations

KEPT = 200
"""How many questions stay explained."""


def meanings(scene: Scene, mode: Mode) -> list[Meaning]:
    return explain(scene.game, scene.views, scene.answers, scene.words, mode)


def as_sentence(title: str, table_words: Words) -> str:
    """The title of a clause where it stands beside sentences."""
    return title if not title or title.endswith((".", "!", "?")) else table_words("clause-sentence", title=title)


class Explainer:
    """Explains answers, and remembers what it explained."""

    def __init__(self) -> None:
        self._found: OrderedDict[Hashable, asyncio.Task[list[Meaning]]] = OrderedDict()

    async def explain(self, desk: Desk) -> Explanations:
        """What each answer that can be chosen at a desk will do."""
        scene, game = desk.scene, desk.table.game
        found = await asyncio.shield(self._task(scene, desk.table.mode)) if scene.answers else []
        answers = [
            Explanation(
                id=action,
                effect=meaning.effect,
                clause=meaning.clause,
                title=as_sentence(title_of(game, meaning.clause, desk.words), desk.table_words),
                touches=list(game.text.touches(scene.view, action)),
            )
            for action, meaning in zip(scene.answers, found, strict=True)
        ]
        return Explanations(type="explanations", ply=desk.ply, answers=answers)

    def _task(self, scene: Scene, mode: Mode) -> asyncio.Task[list[Meaning]]:
        key = (scene.game.key, scene.views.tobytes(), scene.answers, scene.words.language)
        if key not in self._found:
            # Many answers in many supposed states take a while: nobody else should wait for them.
            self._found[key] = asyncio.create_task(asyncio.to_thread(meanings, scene, mode))
            while len(self._found) > KEPT:
                self._found.popitem(last=False)
        return self._found[key]
