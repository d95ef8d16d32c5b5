"""Sections: the whole view in words."""

from collections.abc import Sequence

from bagend.engine.game import Section
from bagend.engine.seats import NOBODY
from bagend.engine.sets import has, size
from bagend.engine.words import Words

from ..actions import DIE, PLACE, SEAT, SYMBOL
from ..components import DICE, N_DICE, N_SEATS, Place
from ..facts.paths import is_sheltered, segments_left, target_of
from ..view import View


def sections(view: View, words: Words) -> Sequence[Section]:
    """The dice, then each hobbit's sheet."""
    found = [Section(words.name("seat", SEAT.token(seat)), sheet_lines(view, seat, words)) for seat in seated(view)]
    return [dice_section(view, words), *found]


def seated(view: View) -> list[int]:
    return [seat for seat in range(N_SEATS) if has(view.seated, seat)]


def dice_section(view: View, words: Words) -> Section:
    lines = [die_line(view, die, words) for die in range(N_DICE)] if view.rolls > 0 else [words("state-no-dice")]
    return Section(words("heading-dice"), tuple(lines))


def die_line(view: View, die: int, words: Words) -> str:
    state = "kept" if has(view.kept, die) else "loose"
    symbol = words.name("symbol", SYMBOL.token(int(view.shows[die])))
    return words(f"state-die-{state}", die=words.name("die", DICE[die]), symbol=symbol)


def sheet_lines(view: View, seat: int, words: Words) -> tuple[str, ...]:
    lines = [place_line(view, seat, words), path_line(view, seat, words)]
    if has(view.winners, seat):
        lines.append(words("state-won"))
    elif view.active == seat and view.seat != NOBODY:
        lines.append(words("state-active", **words.nouns(seat=(SEAT, seat))))
    return tuple(lines)


def place_line(view: View, seat: int, words: Words) -> str:
    """How far a hobbit has come."""
    crossed = int(view.crossed[seat])
    named = words.nouns(seat=(SEAT, seat), place=(PLACE, crossed))
    return words("state-place", spaces=Place.MORDOR - crossed, **named)


def path_line(view: View, seat: int, words: Words) -> str:
    """How near the Nazgûl are to him."""
    numbers = {"left": int(segments_left(view, seat)), "out": int(has(view.out, seat))}
    return words("state-path", **numbers, halves=int(size(view.split[seat])), **words.nouns(seat=(SEAT, seat)))


def aim_of(view: View, die: int, words: Words) -> str:
    target = int(target_of(view, die))
    message = "about-sheltered" if is_sheltered(view, target) else "about-nazgul"
    return words(message, **words.nouns(die=(DIE, die), seat=(SEAT, target)))
