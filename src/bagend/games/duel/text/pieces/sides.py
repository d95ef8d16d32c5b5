"""Sides: what lies before each player, as it is explained."""

from bagend.engine.game import Piece
from bagend.engine.sets import has
from bagend.engine.words import Words

from ...actions import SEAT
from ...components import CHAINS, COLOURS, SIDES, SKILLS
from ...facts.display import income
from ...facts.keys import Thing
from ...facts.piles import own_cards
from ...view import View
from ..about import chained_by
from ..effects import skills_in
from ..standing import meters


def side(view: View, thing: Thing, words: Words) -> Piece:
    """How near a side is to winning."""
    lines = tuple(meter.line for meter in meters(view, words) if meter.seat == thing.seat)
    return Piece(words.name("seat", SIDES[thing.seat]), lines)


def coins(view: View, thing: Thing, words: Words) -> Piece:
    nouns = words.nouns(seat=(SEAT, thing.seat))
    has_coins = words("piece-coins", coins=words("coins", count=int(view.coins[thing.seat])), **nouns)
    brings = words("piece-income", coins=words("coins", count=int(income(view, thing.seat))))
    return Piece(words("piece-purse"), (has_coins, brings))


def supply(view: View, thing: Thing, words: Words) -> Piece:
    nouns = words.nouns(seat=(SEAT, thing.seat))
    left = words("piece-supply-left", count=int(view.supply[thing.seat]), **nouns)
    return Piece(words("piece-supply"), (left, words("piece-supply-back")))


def skill(view: View, thing: Thing, words: Words) -> Piece:
    name = words.name("skill", SKILLS[thing.number])
    count = int(view.skills[thing.seat, thing.number])
    has_skill = words("piece-skill", count=count, skill=name, **words.nouns(seat=(SEAT, thing.seat)))
    return Piece(name, (has_skill, words("piece-skill-use")))


def choice(view: View, thing: Thing, words: Words) -> Piece | None:
    """Skills of which one may be used each turn."""
    group = int(view.groups[thing.seat, thing.number])
    if not group:
        return None
    skills = skills_in(group, words)
    return Piece(skills, (words("piece-choice", **words.nouns(seat=(SEAT, thing.seat))), words("piece-skill-use")))


def cards(view: View, thing: Thing, words: Words) -> Piece:
    """The cards of one colour."""
    colour = COLOURS[thing.number]
    count = len(own_cards(view, thing.seat, thing.number))
    has_cards = words("piece-cards-count", count=count, colour=colour, **words.nouns(seat=(SEAT, thing.seat)))
    return Piece(words("piece-cards", colour=words.name("colour", colour)), (words(f"piece-cards-{colour}"), has_cards))


def chain(view: View, thing: Thing, words: Words) -> Piece | None:
    if not has(view.chains[thing.seat], thing.number):
        return None
    nouns = words.nouns(seat=(SEAT, thing.seat))
    plays = words("piece-chain-plays", cards=chained_by(thing.number, words), **nouns)
    name = words("piece-chain", chain=words.name("chain", CHAINS[thing.number]))
    return Piece(name, (plays, words("piece-chain-stays")))
