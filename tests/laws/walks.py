"""Walks: random matches of any game, for the laws to look at."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from bagend.engine.chance import below, stream
from bagend.engine.film import FILM_ROOM, Film
from bagend.engine.game import Game
from bagend.engine.kernel import Mode
from bagend.engine.loops import MOST_LEGAL, Doors
from bagend.engine.match import Match
from bagend.engine.options import Choice, Flag
from bagend.engine.records import Records
from bagend.engine.seats import CHANCE, NOBODY


@dataclass(frozen=True)
class Variant:
    """How a match is set up."""

    seats: tuple[str, ...]
    options: Mapping[str, object]

    def first(self, game: Game) -> Records:
        return game.setup(game.options.read(self.options), game.take_seats(self.seats))


def variants(game: Game) -> list[Variant]:
    """The fewest seats and all of them, every option by itself, and all options at once."""
    others: dict[str, list[object]] = {}
    for option in game.options:
        if isinstance(option, Flag):
            others[option.key] = [not option.default]
        elif isinstance(option, Choice):
            others[option.key] = [name for name in option.names if name != option.default]
    found = [Variant(game.seats[: game.fewest], {}), Variant(game.seats, {})]
    found += [Variant(game.seats, {key: value}) for key, values in others.items() for value in values]
    together = {key: values[-1] for key, values in others.items()}
    return [*found, Variant(game.seats, together)]


def repeats(mode: Mode, interpreted: int, compiled: int) -> int:
    """How often a law tries something: plain Python is a hundred times slower."""
    return interpreted if mode is Mode.INTERPRETED else compiled


def walk(game: Game, rules: Doors, variant: Variant, seed: int) -> Iterator[tuple[Records, int]]:
    """A random match through the bare doors: at each question a copy of the state, and the answer it will get."""
    states = variant.first(game)
    choice = stream(seed)[0]
    film, out = Film.blank(game.State, 0), np.zeros(MOST_LEGAL, np.int64)
    for _ in range(game.longest):
        seat = int(states[0].seat)
        if seat == NOBODY:
            break
        if seat == CHANCE:
            action = int(rules.draw(states, below(choice, int(rules.chance_outcomes(states)))))
        else:
            action = int(out[below(choice, int(rules.legal(states, out)))])
        yield states.copy(), action
        rules.apply(states, action, film)
    yield states, -1


def questions(game: Game, rules: Doors, seed: int, most: int) -> Iterator[Records]:
    """States of a random match of every variant in which a seat is asked: at most so many, all along the match."""
    for number, variant in enumerate(variants(game)):
        asked = [states for states, _ in walk(game, rules, variant, seed + number) if states[0].seat >= 0]
        yield from asked[:: -(-len(asked) // most)]


def legal(rules: Doors, states: Records) -> list[int]:
    """The answers of the seat that is asked."""
    out = np.zeros(MOST_LEGAL, np.int64)
    answers: list[int] = out[: rules.legal(states, out)].tolist()
    return answers


@cache
def played(game: Game, mode: Mode) -> tuple[Match, ...]:
    """A finished match of every variant, or several; they must not be changed."""
    every = variants(game)
    return tuple(play(game, variant, seed, mode) for variant in every for seed in range(1, repeats(mode, 1, 4) + 1))


def play(game: Game, variant: Variant, seed: int, mode: Mode, most: int = 10**9) -> Match:
    """A match with random answers, to its end or until it has so many."""
    match = Match(game, seats=variant.seats, options=variant.options, seed=seed, mode=mode)
    choice = stream(seed)[0]
    while not match.is_over and len(match.entries) < most:
        answers = match.legal_actions()
        match.play(answers[below(choice, len(answers))])
    return match


def roomy(game: Game) -> Film:
    return Film.blank(game.State, FILM_ROOM)


def conservation(game: Game) -> Any:
    """What is always true of a state of this game: `tests/games/<game>/conservation.py`."""
    return import_module(f"games.{game.key}.conservation").check


def rare(game: Game) -> frozenset[str]:
    """Phases and verbs that random matches hardly meet; the game's own tests meet each of them."""
    found: frozenset[str] = getattr(import_module(f"games.{game.key}.conservation"), "RARE", frozenset())
    return found
