"""The map and the quest: regions, units, fortresses, spaces and characters, as they are explained."""

from collections.abc import Iterator

from bagend.engine.game import Piece
from bagend.engine.sets import has
from bagend.engine.words import Words

from ...actions import REGION, SEAT, TILE
from ...components import BONUS, EFFECTS, N_SEATS, N_TILES, NEIGHBOURS, QUEST_STEPS, REGIONS, TILE_ROW, Op
from ...facts.keys import Thing
from ...facts.prices import surcharge
from ...view import View
from ..aid import bonus_of
from ..sections import held_by, named
from ..sections import quest as quest_lines
from ..standing import quest_line


def region(view: View, thing: Thing, words: Words) -> Piece:
    return Piece(words.name("region", REGIONS[thing.number]), tuple(region_lines(view, thing.number, words)))


def region_lines(view: View, number: int, words: Words) -> Iterator[str]:
    """Who is there, which landmark builds there, and where one gets from there."""
    held = [held_by(view, seat, number, words) for seat in range(N_SEATS)]
    for seat in range(N_SEATS):
        if held[seat]:
            yield words("piece-held", held=held[seat], **words.nouns(seat=(SEAT, seat)))
    if not any(held):
        yield words("piece-nobody")
    for tile in range(N_TILES):
        if has(view.tiles_open, tile) and EFFECTS[TILE_ROW + tile, 0, 1] == number:
            yield words("piece-region-tile", **words.nouns(tile=(TILE, tile)))
    yield words("piece-neighbours", neighbours=words.listing(named("region", REGIONS, int(NEIGHBOURS[number]), words)))


def units(view: View, thing: Thing, words: Words) -> Piece | None:
    """The units of one side in one region."""
    count = int(view.units[thing.seat, thing.number])
    if not count:
        return None
    nouns = words.nouns(seat=(SEAT, thing.seat), region=(REGION, thing.number))
    stand = words("piece-units-count", count=count, **nouns)
    return Piece(words("piece-units", **nouns), (stand, words("piece-conflict")))


def fortress(view: View, thing: Thing, words: Words) -> Piece | None:
    if not has(view.forts[thing.seat], thing.number):
        return None
    nouns = words.nouns(seat=(SEAT, thing.seat), region=(REGION, thing.number))
    lines = [words("piece-fortress-holds", **nouns)]
    if surcharge(view, thing.seat):
        lines.append(words("piece-fortress-price", **nouns))
    return Piece(words("piece-fortress", **nouns), tuple(lines))


def quest(view: View, thing: Thing, words: Words) -> Piece:
    return Piece(words("heading-quest"), (words("piece-quest"), *quest_lines(view, words)))


def space(view: View, thing: Thing, words: Words) -> Piece:
    """A space of a side's strip: what it does, and whether its character has been there."""
    step, seat = thing.number, thing.seat
    nouns = words.nouns(seat=(SEAT, seat))
    if step == QUEST_STEPS:
        does = words("piece-space-end", **nouns)
    elif BONUS[step, 0] != Op.NONE:
        does = words("piece-space-bonus", effect=bonus_of(step, words), **nouns)
    else:
        does = words("piece-space-plain" if step else "piece-space-start", **nouns)
    away = step - int(view.quest[seat])
    message = "piece-space-ahead" if away > 0 else "piece-space-behind" if away < 0 else "piece-space-here"
    return Piece(words("piece-space", step=step, **nouns), (does, words(message, count=away, **nouns)))


def character(view: View, thing: Thing, words: Words) -> Piece:
    """Frodo and Sam, or the Nazgûl: how far they are, and what comes next."""
    seat = thing.seat
    return Piece(words("character", **words.nouns(seat=(SEAT, seat))), tuple(character_lines(view, seat, words)))


def character_lines(view: View, seat: int, words: Words) -> Iterator[str]:
    here = int(view.quest[seat])
    yield quest_line(view, seat, words)
    for step in range(here + 1, QUEST_STEPS):
        if BONUS[step, 0] != Op.NONE:
            yield words("piece-next-bonus", count=step - here, effect=bonus_of(step, words))
            return
