"""Scene: a match as it stands, seen by one seat, in words; made once for everybody who sees just this."""

from collections.abc import Callable, Sequence
from functools import cache, cached_property
from typing import Any, NamedTuple, TypeVar

from bagend.drawing.regions import Fields, Memory
from bagend.engine.game import Figure, Game, Holding, Meter
from bagend.engine.records import Records, plain
from bagend.engine.words import Words
from bagend.table.live.wire import Choice, Section

Told = TypeVar("Told")


class Spelled(NamedTuple):
    """What can be said of an answer whatever the position."""

    notation: str
    verb: str
    parts: tuple[str, ...]
    thing: str
    place: str


@cache
def spelled(game: Game, action: int) -> Spelled:
    verb = game.answers.split(action)[0].name.lower()
    return Spelled(game.answers.notation(action), verb, tuple(game.answers.parts(action)), *game.answers.carry(action))


class Scene:
    """A view, and what may be chosen there."""

    def __init__(self, game: Game, views: Records, answers: tuple[int, ...], words: Words, memory: Memory) -> None:
        self.game = game
        self.views = views
        self.answers = answers
        self.words = words
        self._memory = memory

    @cached_property
    def view(self) -> Any:
        return plain(self.views)

    @cached_property
    def prompt(self) -> str:
        return self.game.text.prompt(self.view, self.words)

    @cached_property
    def choices(self) -> list[Choice]:
        return [self._choice(action) for action in self.game.text.order(self.view, self.answers)]

    @cached_property
    def sections(self) -> list[Section]:
        found = self.game.text.sections(self.view, self.words)
        return [(section.heading, list(section.lines)) for section in found]

    @cached_property
    def meters(self) -> list[Meter]:
        return self._remembered("meters", self.game.text.meters)

    @cached_property
    def holdings(self) -> list[Holding]:
        return self._remembered("holdings", self.game.text.holdings)

    def _remembered(self, what: str, tell: Callable[[Any, Words], Sequence[Told]]) -> list[Told]:
        """What most answers do not change."""
        return list(self._memory.make(what, tell, self.view, self._fields, (self.view, self.words)))

    @cached_property
    def _fields(self) -> Fields:
        return Fields(self.view)

    @cached_property
    def figures(self) -> list[Figure]:
        return list(self.game.text.figures(self.view, self.words))

    def label(self, action: int) -> str:
        return self.game.text.answer(self.view, action, self.words)

    def _choice(self, action: int) -> Choice:
        spelling = spelled(self.game, action)
        return Choice(
            id=action,
            notation=spelling.notation,
            label=self.label(action),
            verb=spelling.verb,
            verb_label=self.words(f"verb-{spelling.verb.replace('_', '-')}"),
            parts=list(spelling.parts),
            thing=spelling.thing,
            place=spelling.place,
        )
