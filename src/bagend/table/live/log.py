"""The log: what happened, turn by turn."""

from collections.abc import Iterable
from itertools import groupby
from typing import TypedDict

from bagend.engine.words import Words
from bagend.table.live.match import LiveMatch
from bagend.table.live.story import Event, turn_of


class LogLine(TypedDict):
    """One event in words."""

    seq: int
    caption: str
    is_highlight: bool
    is_turn: bool
    """Whether it only says that a turn begins."""


class Turn(TypedDict):
    """What one seat did before another did something."""

    seat: str
    """Empty for what is nobody's doing."""

    name: str
    person: str
    """The name of whoever sits there; empty if they have given none."""

    hue: str
    lines: list[LogLine]


def turns(playing: LiveMatch, words: Words, told: Iterable[tuple[int, str, Event]]) -> list[Turn]:
    """The log of these events, each with its number and caption; what has no caption is not in it."""
    spoken = [each for each in told if each[1]]
    return [turn(playing, words, seat, list(lines)) for seat, lines in groupby(spoken, key=lambda each: each[2].seat)]


def turn(playing: LiveMatch, words: Words, seat: int, told: list[tuple[int, str, Event]]) -> Turn:
    game = playing.game
    key = game.seats[seat] if seat >= 0 else ""
    return Turn(
        seat=key,
        name=words.name("seat", key) if key else "",
        person=playing.players[seat].name if key else "",
        hue=game.art.hues[seat] if key else "",
        lines=[
            LogLine(
                seq=seq, caption=caption, is_highlight=event.is_highlight(game), is_turn=event.kind == turn_of(game)
            )
            for seq, caption, event in told
        ],
    )
