"""Aid: what there is to look up: the symbols, the dice, the places of the advanced side, the limits."""

from collections.abc import Sequence

from bagend.engine.clauses import sentence
from bagend.engine.game import Section
from bagend.engine.words import Words

from ..actions import DIE, SEAT
from ..components import DICE, HOBBITS, PLACES, SYMBOLS, Symbol
from ..view import View
from .pieces import RULES_OF_PLACES, RULES_OF_SYMBOLS, rules

LIMITS = ("J-6", "J-7", "J-8", "J-11")


def aid(view: View, words: Words) -> Sequence[Section]:
    squares = words("aid-squares", squares=int(view.squares))
    return [
        Section(words("aid-symbols"), tuple(symbol_line(symbol, words) for symbol in Symbol), "symbols", SYMBOL_IDS),
        Section(words("aid-colours"), (*colour_lines(words), *rules(words, "J-20")), "colours"),
        Section(words("aid-dice"), dice_lines(view, words), "dice"),
        Section(words("aid-limits"), (*rules(words, *LIMITS), squares), "limits"),
        Section(words("aid-places"), tuple(rules(words, *RULES_OF_PLACES.values())), "places", PLACE_IDS),
    ]


SYMBOL_IDS = tuple(f"symbol-{SYMBOLS[symbol]}" for symbol in Symbol)
PLACE_IDS = tuple(f"place-{PLACES[place]}" for place in RULES_OF_PLACES)


def symbol_line(symbol: Symbol, words: Words) -> str:
    """A symbol and what it does: all that its clauses say."""
    does = " ".join(sentence(clause, words) for clause in RULES_OF_SYMBOLS[symbol])
    return words("aid-symbol", symbol=words.name("symbol", SYMBOLS[symbol]), does=does)


def colour_lines(words: Words) -> tuple[str, ...]:
    return tuple(words("aid-colour", **words.nouns(seat=(SEAT, seat), die=(DIE, seat))) for seat in range(len(HOBBITS)))


def dice_lines(view: View, words: Words) -> tuple[str, ...]:
    def faces(die: int) -> str:
        return words.listing(words.name("symbol", SYMBOLS[symbol]) for symbol in view.symbol[die])

    return words("aid-coloured-die", faces=faces(0)), words("aid-black-die", faces=faces(DICE.index("black")))
