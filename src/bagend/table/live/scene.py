"""Scene: a match as it stands, seen by one seat, in words; made once for everybody who sees just this."""

from functools import cache, cached_property
from typing import Any, NamedTuple

from bagend.engine.game import Figure, Game, Holding, Meter
from bagend.engine.records import Records, plain
from bagend.engine.words import Words
from bagend.table.live.wire import Choice, Section


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

    def __init__(self, game: Game, views: Records, answers: tuple[int, ...], words: Words) -> None:
        self.game = game
        self.views = views
        self.answers = answers
        self.words = words

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
        return list(self.game.text.meters(self.view, self.words))

    @cached_property
    def holdings(self) -> list[Holding]:
        return list(self.game.text.holdings(self.view, self.words))

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
