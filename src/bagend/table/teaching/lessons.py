"""Lessons: how a game is played, in parts with pictures, and its worked examples.

They are data: `learn/lessons.toml` in the folder of a game names positions, answers and clauses, `learn/en.ftl` has the
words.  What an answer does is found by giving it, so no example can disagree with the rules.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import count, takewhile
from typing import Any

import numpy as np

from bagend.engine.film import ALL, FILM_ROOM, Film, Moment, moments
from bagend.engine.game import LEARN, Game
from bagend.engine.kernel import Mode
from bagend.engine.loops import MOST_LEGAL, doors
from bagend.engine.records import Records
from bagend.engine.seats import CHANCE, SPECTATOR
from bagend.engine.words import Words
from bagend.games import position

Position = Mapping[str, Any]
"""What a game's module `positions` builds a state from."""


@dataclass(frozen=True)
class Picture:
    """A position to be drawn."""

    position: Position
    answers: tuple[str, ...] = ()
    """What is answered there first."""

    eyes: str = ""
    """Whose view is drawn; empty for a spectator's."""

    pane: str = ""
    """The pane of the tall board that is shown; empty for the whole of it."""

    shape: str = "tall"
    show: tuple[str, ...] = ()
    """What stands out: see `data-about` in the board."""


@dataclass(frozen=True)
class Example:
    """A worked example: a position, an answer, and what comes of it."""

    key: str
    clause: str
    before: Picture
    answers: tuple[str, ...]
    """What is answered, CHANCE's draws included; only the last, if it is refused."""

    is_refused: bool = False
    """Whether the rules forbid the answer, by the clause."""

    tells: tuple[str, ...] = ()
    """The events that must be told in the end, by name."""

    lines: tuple[str, ...] = ()
    """The events whose lines are shown; all if none are named."""

    def paragraphs(self, words: Words) -> list[str]:
        return numbered(f"example-{self.key}", words)


@dataclass(frozen=True)
class Part:
    """One chapter of how to play.  Its words are `how-<key>` and `how-<key>-1`, `-2` …"""

    key: str
    pictures: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    aid: tuple[str, ...] = ()
    """The parts of the player aid that belong here."""

    def paragraphs(self, words: Words) -> list[str]:
        return numbered(f"how-{self.key}", words)


@dataclass(frozen=True)
class Lessons:
    """All that a game's lessons hold."""

    parts: tuple[Part, ...]
    pictures: dict[str, Picture]
    examples: dict[str, Example]


def numbered(message: str, words: Words) -> list[str]:
    """The messages `<message>-1`, `-2` …, as many as there are."""
    return [words(name) for name in takewhile(words.has, (f"{message}-{number}" for number in count(1)))]


@cache
def lessons(game: Game) -> Lessons:
    """The lessons in the folder of a game."""
    read = tomllib.loads((game.folder / LEARN / "lessons.toml").read_text(encoding="utf-8"))
    return Lessons(
        tuple(_part(**part) for part in read["part"]),
        {name: _picture(**picture) for name, picture in read["picture"].items()},
        {key: _example(key, **example) for key, example in read["example"].items()},
    )


def _part(key: str, **lists: list[str]) -> Part:
    return Part(key, **{name: tuple(values) for name, values in lists.items()})


def _picture(
    position: Position, answers: list[str] | None = None, show: list[str] | None = None, **rest: str
) -> Picture:
    return Picture(with_numbers(position), tuple(answers or ()), show=tuple(show or ()), **rest)


def _example(key: str, clause: str, refused: bool = False, **rest: Any) -> Example:
    lists = {name: tuple(rest.pop(name, ())) for name in ("answers", "tells", "lines")}
    return Example(key, clause, _picture(**rest), is_refused=refused, **lists)


def with_numbers(given: Any) -> Any:
    """As TOML gives it, but a key that is written as a number is one."""
    if not isinstance(given, dict):
        return given
    return {int(key) if key.isdecimal() else key: with_numbers(value) for key, value in given.items()}


def stand(game: Game, picture: Picture) -> Records:
    """The state that a picture shows."""
    states = position(game, **picture.position)
    for answer in picture.answers:
        give(game, states, answer)
    return states


def give(game: Game, states: Records, notation: str) -> tuple[int, list[Moment]]:
    """Give an answer, or have CHANCE draw this: the action and what it told.  What the rules forbid raises."""
    rules, is_drawn = doors(game, Mode.INTERPRETED), states["seat"][0] == CHANCE
    action = (game.draws if is_drawn else game.answers).parse(notation)
    out = np.zeros(MOST_LEGAL, np.int64)
    if is_drawn:
        allowed = {int(rules.draw(states, pick)) for pick in range(int(rules.chance_outcomes(states)))}
    else:
        allowed = set(out[: rules.legal(states, out)].tolist())
    if action not in allowed:
        raise ValueError(f"{notation!r} is not possible in this lesson of {game.key}.")
    film = Film.blank(game.State, FILM_ROOM)
    rules.apply(states, action, film)
    return action, list(moments(film))


def view_of(game: Game, states: Records, seat: int) -> Records:
    """What a seat sees of a state."""
    views = game.View.blank()
    doors(game, Mode.INTERPRETED).view(states, seat, views)
    return views


def seat_of(game: Game, name: str) -> int:
    return game.seat(name) if name else SPECTATOR


@dataclass(frozen=True)
class Worked:
    """An example worked out, in words."""

    answers: list[str]
    """What is answered, as it stands on the buttons."""

    told: list[str]
    """What came of it, line by line."""


def work_out(game: Game, example: Example, words: Words) -> tuple[Worked, Records, list[Moment]]:
    """Give the answers of an example: what is said, the state in the end, and what was told."""
    states = stand(game, example.before)
    said: list[str] = []
    told: list[Moment] = []
    for answer in example.answers:
        asked = int(states["seat"][0])
        view = view_of(game, states, asked)[0] if asked >= 0 else None
        if view is not None:
            said.append(game.text.answer(view, game.answers.parse(answer), words))
        if example.is_refused:
            break
        told += give(game, states, answer)[1]
    shown = [moment for moment in told if moment.audience == ALL and is_shown(game, example, moment)]
    return Worked(said, [game.caption(moment.kind, moment.nouns, words) for moment in shown]), states, told


def is_shown(game: Game, example: Example, moment: Moment) -> bool:
    return not example.lines or event_of(game, moment) in example.lines


def event_of(game: Game, moment: Moment) -> str:
    """What an event is called."""
    return next(event.name for event in game.events if event == moment.kind)
