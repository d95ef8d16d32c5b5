"""Pieces: what everything on the board is and does, for whoever points at it."""

from collections.abc import Callable, Iterator

from bagend.engine.clauses import sentence
from bagend.engine.game import Piece
from bagend.engine.sets import has, size
from bagend.engine.words import Words

from ..actions import DIE, PLACE, SEAT, SYMBOL, Phase, Verb, counted
from ..components import ALL_DICE, DICE, HOBBITS, N_DICE, PLACES, SYMBOLS, Place, Symbol
from ..facts.dice import is_idle
from ..facts.paths import segments, spaces_crossed, splittable, square_key
from ..facts.places import BENT, grants_reroll
from ..view import View
from .sections import aim_of, path_line, place_line, sheet_lines

RULES_OF_SYMBOLS = {
    Symbol.RING: ("J-16",),
    Symbol.GANDALF: ("J-21",),
    Symbol.WEAPON: ("J-18",),
    Symbol.ORC: ("J-17",),
    Symbol.NAZGUL: ("J-19", "J-20"),
    Symbol.TREE: ("J-11", "J-12"),
}
RULES_OF_PLACES: dict[int, str] = {
    Place.RIVENDELL: "J-36",
    Place.MORIA: "J-37",
    Place.LOTHLORIEN: "J-38",
    Place.ROHAN: "J-39",
    Place.HELMS_DEEP: "J-40",
    Place.GONDOR: "J-41",
    Place.MINAS_TIRITH: "J-42",
    Place.SHELOBS_LAIR: "J-43",
}


def piece(view: View, key: str, words: Words) -> Piece | None:
    """What is drawn under a key; None if nothing is."""
    kind, _, rest = key.partition("-")
    if kind in WHOLE:
        return WHOLE[kind](view, words) if key == kind and view.active >= 0 else None
    if kind == "die":
        return die_piece(view, DICE.index(rest), words) if rest in DICE else None
    name, _, part = rest.partition("-")
    if name not in HOBBITS or not has(view.seated, HOBBITS.index(name)):
        return None
    seat = HOBBITS.index(name)
    if kind == "place":
        return place_piece(view, seat, PLACES.index(part), words) if part in PLACES else None
    if kind == "square":
        return square_piece(view, seat, key, words)
    return FIGURES[kind](view, seat, words) if kind in FIGURES and not part else None


def rules(words: Words, *clauses: str) -> Iterator[str]:
    """What these clauses say."""
    return (sentence(clause, words) for clause in clauses)


def die_piece(view: View, die: int, words: Words) -> Piece:
    named = words.nouns(die=(DIE, die))
    faces = words.listing(words.name("symbol", SYMBOLS[symbol]) for symbol in view.symbol[die])
    about_die = words("piece-die-faces", faces=faces)
    if not view.face[die]:
        return Piece(words("piece-die-unrolled", **named), (words("state-no-dice"), about_die, *rules(words, "J-15")))
    symbol = Symbol(view.shows[die])
    lines = [*rules(words, *RULES_OF_SYMBOLS[symbol])]
    if symbol == Symbol.NAZGUL and view.phase != Phase.OVER:
        lines.append(aim_of(view, die, words))
    elif BENT.get(Place(view.place)) == symbol:
        lines += rules(words, RULES_OF_PLACES[view.place])
    lines += [words(f"piece-die-{standing(view, die)}", **words.nouns(seat=(SEAT, int(view.active)))), about_die]
    name = words("piece-die", symbol=words.name("symbol", SYMBOLS[symbol]), **named)
    return Piece(name, tuple(lines), keeps_of(die))


def keeps_of(die: int) -> tuple[int, ...]:
    """All answers that keep a die: first the die alone, then with others."""
    return tuple(sorted((Verb.KEEP + dice for dice in range(ALL_DICE + 1) if has(dice, die)), key=size))


def standing(view: View, die: int) -> str:
    """How a die that was rolled stands now."""
    if has(view.kept, die):
        return "kept"
    if is_idle(view, die):
        return "idle"
    return "loose" if view.phase == Phase.KEEP else "again"


def tray_piece(view: View, words: Words) -> Piece:
    lines = [*rules(words, "J-6", "J-8", "J-10", "J-11")]
    if view.place != Place.BAG_END and Place(view.place) not in BENT:
        lines += rules(words, RULES_OF_PLACES[view.place])
    return Piece(words("piece-tray"), tuple(lines), (Verb.REROLL,) if grants_reroll(view.place) else ())


def slots_piece(view: View, words: Words) -> Piece:
    seat = words.nouns(seat=(SEAT, int(view.active)))
    lines = [*rules(words, "J-14")]
    if not view.kept:
        return Piece(words("piece-slots"), (*lines, words("piece-slots-empty", **seat)))
    kept = [(DICE[die], SYMBOL.token(int(view.shows[die]))) for die in range(N_DICE) if has(view.kept, die)]
    shown = words.listing(words.name("face", face) for face in counted(kept))
    spaces = spaces_crossed(view, view.count[Symbol.RING], view.count[Symbol.ORC], view.count[Symbol.WEAPON])
    lines += [words("piece-slots-kept", shown=shown, **seat)]
    if view.phase in (Phase.ROLL, Phase.KEEP):
        lines += [words("piece-slots-worth", spaces=int(spaces), **seat)]
    return Piece(words("piece-slots"), tuple(lines))


def sheet_piece(view: View, seat: int, words: Words) -> Piece:
    named = words.nouns(seat=(SEAT, seat))
    return Piece(words("piece-sheet", **named), (words("piece-sheet-does"), *sheet_lines(view, seat, words)))


def hobbit_piece(view: View, seat: int, words: Words) -> Piece:
    named = words.nouns(seat=(SEAT, seat), die=(DIE, seat))
    return Piece(str(named["seat"]), (words("piece-hobbit-does", **named), place_line(view, seat, words)))


def nazgul_piece(view: View, seat: int, words: Words) -> Piece:
    named = words.nouns(seat=(SEAT, seat))
    return Piece(words("piece-nazgul", **named), (*rules(words, "J-19", "J-25"), path_line(view, seat, words)))


def place_piece(view: View, seat: int, place: int, words: Words) -> Piece:
    named = words.nouns(seat=(SEAT, seat), place=(PLACE, place))
    if place == Place.BAG_END:
        lines = [words("piece-start")]
    elif place == Place.MORDOR:
        lines = [*rules(words, "J-33")]
    elif view.advanced:
        lines = [*rules(words, RULES_OF_PLACES[place], "J-35")]
    else:
        lines = [*rules(words, "J-16")]
    lines.append(words("piece-place-reached", ahead=max(-1, place - int(view.crossed[seat])), **named))
    return Piece(str(named["place"]), tuple(lines))


def square_piece(view: View, seat: int, key: str, words: Words) -> Piece | None:
    path = segments(int(view.split[seat]), int(view.squares))
    keys = [square_key(seat, *segment) for segment in path]
    if key not in keys:
        return None
    at = keys.index(key)
    square, half = path[at]
    named = words.nouns(seat=(SEAT, seat))
    hits = max(0, at + 1 - int(view.marked[seat]))
    lines = [words("piece-square-reached", hits=hits, **named)]
    if at == len(path) - 1:
        lines += rules(words, "J-25")
    if has(splittable(view, seat), square):
        lines += rules(words, "J-21")
    actions = (Verb.SPLIT + square,) if view.choose_split and view.active == seat else ()
    return Piece(words("piece-square", square=square + 1, half=half, **named), tuple(lines), actions)


WHOLE: dict[str, Callable[[View, Words], Piece]] = {"tray": tray_piece, "slots": slots_piece}
"""What there is only once."""

FIGURES: dict[str, Callable[[View, int, Words], Piece]] = {
    "sheet": sheet_piece,
    "hobbit": hobbit_piece,
    "nazgul": nazgul_piece,
}
"""What each hobbit has one of."""
