"""Alliances: stacks, tokens, and what is put in order, as they are explained."""

from collections.abc import Iterator

from bagend.engine.game import Piece
from bagend.engine.sets import has
from bagend.engine.words import Words

from ...actions import DIFFERENT_MATTER, PAIR_MATTER, SEAT, TOKEN, Verb
from ...components import COPIES, EMPTY, N_SEATS, N_TOKENS, RACES
from ...facts.alliances import hidden_in, stack_size
from ...facts.keys import Thing
from ...facts.labels import label
from ...facts.why_not import why_not_first
from ...view import View
from ..aid import token_line


def stack(view: View, thing: Thing, words: Words) -> Piece:
    """What brings a token of a race, who is near it, and what may still lie there."""
    race = words.name("race", RACES[thing.number])
    return Piece(race, tuple(stack_lines(view, thing.number, race, words)))


def stack_lines(view: View, race: int, name: str, words: Words) -> Iterator[str]:
    symbols = [int(view.races[seat, race]) for seat in range(N_SEATS)]
    yield words("piece-symbols", race=name, fellowship=symbols[0], sauron=symbols[1])
    yield words("piece-pair", race=name)
    yield words("piece-tokens-left", count=int(stack_size(view, race)))
    top = int(view.top[race])
    if top != EMPTY:
        yield words("piece-top", token=token_line(top, words))
    for number in range(COPIES * race, COPIES * (race + 1)):
        if has(hidden_in(view, race), number):
            yield token_line(number, words)


def token(view: View, thing: Thing, words: Words) -> Piece | None:
    """A token that somebody has, that is shown now, or that lies known on its stack."""
    number, race = thing.number, thing.number // COPIES
    nouns = words.nouns(token=(TOKEN, number))
    if view.top[race] == number:
        lies = words("piece-token-top")
    elif has(view.shown, number):
        lies = words("piece-token-shown")
    else:
        owner = [seat for seat in range(N_SEATS) if has(view.tokens[seat], number)]
        if not owner:
            return None
        lies = words("piece-token-owner", **words.nouns(seat=(SEAT, owner[0])))
    name = words("piece-token", race=words.name("race", RACES[race]), token=nouns["token_short"])
    return Piece(name, (str(nouns["token_does"]), lies))


def matter(view: View, thing: Thing, words: Words) -> Piece | None:
    """Something that is to be put in order."""
    if not view.matters or why_not_first(view, thing.number):
        return None
    lines = {PAIR_MATTER: "piece-pair-alliance", DIFFERENT_MATTER: "piece-three-alliance"}
    says = [words(lines[thing.number])] if thing.number in lines else []
    if thing.number < N_TOKENS:
        says = [str(words.nouns(token=(TOKEN, thing.number))["token_does"])]
    return Piece(label(view, Verb.FIRST + thing.number, words), (*says, words("about-first")))
