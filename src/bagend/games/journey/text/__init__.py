"""Text: how the game speaks.  What each question asks, what an answer is called and would do, the view in words."""

from collections.abc import Sequence
from pathlib import Path

from bagend.engine.game import Meaning, Section, Text
from bagend.engine.seats import NOBODY
from bagend.engine.words import Words

from ..actions import ANSWERS, DICE_SET, PLACE, SEAT, SQUARE, SYMBOL, Phase, Verb
from ..components import BLACK, DICE, N_DICE, N_SEATS, PLACES, Ending, Place, Symbol
from ..view import View, target_of


def prompt(view: View, words: Words) -> str:
    """What is asked, in one sentence."""
    if view.seat == NOBODY:
        ending = Ending(view.ending).name.lower().replace("_", "-")
        return words(f"prompt-over-{ending}", winners=winners(view, words), count=int(view.winners).bit_count())
    phase = Phase(view.phase).name.lower()
    if view.phase == Phase.BEGIN:
        return words(f"prompt-{phase}")
    return words(f"prompt-{phase}", **words.nouns(seat=(SEAT, int(view.active))), **reminder(view, words))


def reminder(view: View, words: Words) -> dict[str, str]:
    """The rule of the place that holds this turn; nothing on the basic side."""
    if view.place == Place.BAG_END:
        return {"rule": "", "ruled": "no"}
    return {"rule": words(f"rule-{PLACES[view.place]}"), "ruled": "yes"}


def winners(view: View, words: Words) -> str:
    seats = [seat for seat in range(N_SEATS) if view.winners >> seat & 1]
    return words.listing(words.name("seat", SEAT.token(seat)) for seat in seats)


def answer(view: View, action: int, words: Words) -> str:
    """An answer as it stands on its button."""
    verb, nouns = ANSWERS.split(action)
    if verb == Verb.KEEP:
        kept = [die for die in range(N_DICE) if nouns[0] >> die & 1]
        return words("answer-keep", shown=words.listing(die_in_words(view, die, words) for die in kept))
    if verb == Verb.SPLIT:
        return words("answer-split", **words.nouns(square=(SQUARE, nouns[0])))
    return words(f"answer-{verb.name.lower()}")


def die_in_words(view: View, die: int, words: Words) -> str:
    """What a die shows, with its colour where that matters: for a Nazgûl, and if another die shows the same."""
    symbol = SYMBOL.token(int(view.shows[die]))
    if symbol == "nazgul":
        return words.name("face", f"{symbol}-{DICE[die]}")
    if sum(view.loose >> other & 1 and view.shows[other] == view.shows[die] for other in range(N_DICE)) > 1:
        return words("face-of-die", symbol=words.name("symbol", symbol), die=words.name("die", DICE[die]))
    return words.name("face", symbol)


def meaning(view: View, action: int, words: Words) -> Meaning:
    """What an answer would do, and the clause behind it."""
    verb, nouns = ANSWERS.split(action)
    if verb == Verb.KEEP:
        return meaning_of_keep(view, nouns[0], words)
    if verb == Verb.REROLL:
        return Meaning(words("meaning-reroll"), "J-39")
    if verb == Verb.SPLIT:
        return Meaning(words("meaning-split"), "J-21")
    return Meaning(words("meaning-refrain"), "J-21")


def meaning_of_keep(view: View, dice: int, words: Words) -> Meaning:
    left = int(view.loose) & ~dice
    aimed = aim_of_nazgul(view, dice, words)
    if dice >> BLACK & 1 and view.shows[BLACK] == Symbol.TREE:
        return Meaning(" ".join(filter(None, (words("meaning-tree"), aimed))), "J-12")
    if left == 0:
        return Meaning(" ".join(filter(None, (words("meaning-all"), aimed))), "J-11")
    again = words("meaning-keep", count=left.bit_count(), **words.nouns(dice=(DICE_SET, left)))
    return Meaning(" ".join(filter(None, (again, aimed))), "J-10")


def aim_of_nazgul(view: View, dice: int, words: Words) -> str:
    """Whom the Nazgûl among these dice come after; in Gondor nobody can be hit in his own turn."""
    hits = [target_of(view, die) for die in range(N_DICE) if dice >> die & 1 and view.shows[die] == Symbol.NAZGUL]
    if view.place == Place.GONDOR:
        hits = [seat for seat in hits if seat != view.active]
    names = dict.fromkeys(words.name("seat", SEAT.token(int(seat))) for seat in hits)
    return words("meaning-nazgul", targets=words.listing(names)) if names else ""


def sections(view: View, words: Words) -> Sequence[Section]:
    """The whole view in words: the dice, then each hobbit's sheet."""
    seats = [seat for seat in range(N_SEATS) if view.seated >> seat & 1]
    return [dice_section(view, words), *(sheet_section(view, seat, words) for seat in seats)]


def dice_section(view: View, words: Words) -> Section:
    lines = []
    for die, name in enumerate(DICE):
        if view.face[die] == 0:
            continue
        symbol = words.name("symbol", Symbol(view.shows[die]).name.lower())
        state = "kept" if view.kept >> die & 1 else "loose"
        lines.append(words(f"state-die-{state}", die=words.name("die", name), symbol=symbol))
    return Section(words("heading-dice"), tuple(lines) or (words("state-no-dice"),))


def sheet_section(view: View, seat: int, words: Words) -> Section:
    name = words.name("seat", SEAT.token(seat))
    halves = int(view.split[seat]).bit_count()
    left = int(view.length[seat] - view.marked[seat])
    lines = [
        words(
            "state-place",
            crossed=int(view.crossed[seat]),
            **words.nouns(place=(PLACE, int(view.crossed[seat]))),
        ),
        words("state-path", left=left, length=int(view.length[seat]), halves=halves),
    ]
    if view.out >> seat & 1:
        lines.append(words("state-out"))
    elif view.winners >> seat & 1:
        lines.append(words("state-won"))
    elif view.active == seat and view.seat != NOBODY:
        lines.append(words("state-active"))
    return Section(name, tuple(lines))


TEXT = Text(Path(__file__).parent, prompt, answer, meaning, sections)
