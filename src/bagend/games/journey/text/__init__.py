"""Text: how the game speaks.  What each question asks, what an answer is called, the view in words."""

from collections.abc import Sequence
from pathlib import Path

from bagend.engine.game import Text
from bagend.engine.seats import NOBODY
from bagend.engine.sets import has, size
from bagend.engine.words import Words

from ..actions import ANSWERS, SEAT, SQUARE, SYMBOL, Phase, Verb
from ..components import DICE, N_DICE, N_SEATS, N_SYMBOLS, PLACES, Ending, Place, Symbol
from ..facts.dice import ends_rolling, keeps_tree, must_keep_nazgul
from ..facts.paths import squares_split
from ..view import View
from .aid import aid
from .chart import chart
from .meters import figures, meters
from .pieces import piece
from .sections import aim_of, sections
from .touches import touches


def prompt(view: View, words: Words) -> str:
    """What is asked, in one sentence."""
    if view.seat == NOBODY:
        ending = Ending(view.ending).name.lower().replace("_", "-")
        return words(f"prompt-over-{ending}", winners=winners(view, words), count=int(size(view.winners)))
    phase = Phase(view.phase).name.lower()
    if view.phase == Phase.BEGIN:
        return words(f"prompt-{phase}")
    asked = words(f"prompt-{phase}", gandalfs=int(view.gandalfs), **words.nouns(seat=(SEAT, int(view.active))))
    return " ".join(filter(None, (asked, reminder(view, words) if view.phase == Phase.KEEP else "")))


def reminder(view: View, words: Words) -> str:
    """The rule of the place that holds this turn; where there is none, or no more, what must be kept."""
    if view.place != Place.BAG_END and not view.rerolled:
        return words(f"reminder-{PLACES[view.place]}")
    return words("reminder-nazgul") if must_keep_nazgul(view) else ""


def winners(view: View, words: Words) -> str:
    seats = [seat for seat in range(N_SEATS) if has(view.winners, seat)]
    return words.listing(words.name("seat", SEAT.token(seat)) for seat in seats)


def answer(view: View, action: int, words: Words) -> str:
    """An answer as it stands on its button."""
    verb, nouns = ANSWERS.split(action)
    if verb == Verb.KEEP:
        shown = (die_in_words(view, die, words) for die in kept_by(view, nouns[0]))
        return words("answer-keep", shown=words.listing(shown))
    if verb == Verb.SPLIT:
        return words("answer-split", **words.nouns(square=(SQUARE, nouns[0])))
    return words(f"answer-{verb.name.lower()}", split=int(squares_split(view)))


def kept_by(view: View, dice: int) -> list[int]:
    """The dice of a set, those with the same symbol together."""
    return sorted((die for die in range(N_DICE) if has(dice, die)), key=lambda die: rank(view, die))


def rank(view: View, die: int) -> int:
    """The place of what a die shows among the symbols.  Nobody chooses a Nazgûl for its own sake, so it comes last."""
    return int(view.shows[die] - Symbol.RING) % N_SYMBOLS


def order(view: View, answers: Sequence[int]) -> Sequence[int]:
    """Sets of dice by their first symbol, the smaller ones first; other answers after them, as they are."""

    def place(action: int) -> tuple[int, int, list[int]]:
        if ANSWERS.split(action)[0] != Verb.KEEP:
            return N_SYMBOLS, 0, []
        symbols = [rank(view, die) for die in kept_by(view, action - Verb.KEEP)]
        return symbols[0], len(symbols), symbols

    return sorted(answers, key=place)


def die_in_words(view: View, die: int, words: Words) -> str:
    """What a die shows, with its colour where that matters: for a Nazgûl, and if another die shows the same."""
    symbol = SYMBOL.token(int(view.shows[die]))
    if symbol == "nazgul":
        return words.name("face", f"{symbol}-{DICE[die]}")
    if sum(has(view.loose, other) and view.shows[other] == view.shows[die] for other in range(N_DICE)) > 1:
        return words.named("face-of-die", symbol=words.name("symbol", symbol), die=words.name("die", DICE[die]))
    return words.name("face", symbol)


def about(view: View, action: int, words: Words) -> str:
    """Whom the Nazgûl that are kept now will hit later; at the end of rolling the events say it."""
    verb, nouns = ANSWERS.split(action)
    if verb != Verb.KEEP or ends_rolling(view, nouns[0]):
        return ""
    riders = [die for die in range(N_DICE) if has(nouns[0], die) and view.shows[die] == Symbol.NAZGUL]
    return " ".join(aim_of(view, die, words) for die in riders)


def clause(view: View, action: int) -> str:
    """The clause that allows an answer."""
    verb, nouns = ANSWERS.split(action)
    if verb == Verb.KEEP:
        return clause_of_keep(view, nouns[0])
    return "J-39" if verb == Verb.REROLL else "J-21"


def clause_of_keep(view: View, dice: int) -> str:
    shown = [view.shows[die] for die in range(N_DICE) if has(dice, die)]
    if len(set(shown)) < len(shown):
        return "J-36"
    if keeps_tree(view, dice):
        return "J-13" if dice == view.loose else "J-12"
    if ends_rolling(view, dice):
        return "J-11"
    if len(shown) > 1:
        return "J-7"
    return "J-8" if Symbol.NAZGUL in shown else "J-6"


TEXT = Text(
    Path(__file__).parent,
    prompt,
    answer,
    sections,
    about,
    clause,
    order=order,
    aid=aid,
    piece=piece,
    touches=touches,
    meters=meters,
    figures=figures,
    chart=chart,
)
