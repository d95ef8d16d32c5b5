"""Pieces: everything that is drawn, by its key: what it is, what it does, and how it stands now."""

from collections.abc import Callable, Iterator

from bagend.engine.game import Piece
from bagend.engine.sets import has
from bagend.engine.words import Words

from ..actions import CARD, DIE, FIGURE, HELPER, SEAT, SLOT_SYMBOL, STAGE, Phase, Verb
from ..components import (
    ARMY,
    DICE,
    EFFECTS,
    EMPTY,
    FACE_DOWN,
    FIGURES,
    FIRST_GANDALF,
    HELPERS,
    KINDS,
    MORGUL,
    MOST_NAZGUL,
    MOST_WARRIORS,
    N_BLACK,
    N_FIGURES,
    N_SIDES,
    N_SLOTS,
    PER_STAGE,
    PLAIN_HELPERS,
    SPACES,
    Figure,
    Op,
    Space,
    Stage,
)
from ..facts.cards import numbers
from ..facts.dangers import is_nazgul_there, is_uruk_there
from ..facts.hand import usable
from ..facts.path import is_destination, stage_of, step_of, supports
from ..view import View
from .about import about_fight, met, moving, support
from .sections import courage_line, isengard_line, nazgul_line, place, side_line, slot_line
from .touches import FOUGHT

MOST_DIGITS = 2


def piece(view: View, key: str, words: Words) -> Piece | None:
    """What is drawn under a key; None if nothing is."""
    if key in ALONE:
        return ALONE[key](view, words)
    kind, _, which = key.partition("-")
    number = number_of(kind, which, view)
    return NUMBERED[kind](view, number, words) if number is not None else None


def number_of(kind: str, which: str, view: View) -> int | None:
    """The number of a thing of some kind, given by its number or its name; None if there is none."""
    if kind in NAMES:
        return NAMES[kind].index(which) if which in NAMES[kind] else None
    if kind not in NUMBERED or not which.isascii() or not which.isdigit() or len(which) > MOST_DIGITS:
        return None
    number = int(which)
    return number if which == str(number) and number in numbers_of(kind, view) else None


def numbers_of(kind: str, view: View) -> range:
    return {
        "space": range(view.crater + 1),
        "courage": range(view.top_courage + 1),
        "nazgul": range(MOST_NAZGUL + 1),
        "uruk": range(MOST_WARRIORS + 1),
        "slot": range(1, N_SLOTS + 1),
        "side": range(1, N_SIDES + 1),
        "black": range(N_BLACK),
    }[kind]


# The path and the figures on it.


def space(view: View, at: int, words: Words) -> Piece:
    lines = [*about_space(view, at, words)]
    here = [words.name("figure", FIGURES[figure]) for figure in range(N_FIGURES) if view.at[figure] == at]
    if here:
        lines.append(words("piece-here", who=words.listing(here)))
    ahead = at - int(view.at[Figure.RING_BEARERS])
    if ahead > 0:
        lines.append(words("piece-ahead", ahead=ahead))
    return Piece(words("piece-space", **where(view, at, words)), tuple(lines))


def where(view: View, at: int, words: Words) -> dict[str, str | int]:
    """The words for a space: `step` is -1 in Rivendell, 0 at a destination."""
    return {"step": int(step_of(view, at)) if at else -1} | words.nouns(stage=(STAGE, int(stage_of(at))))


def about_space(view: View, at: int, words: Words) -> Iterator[str]:
    if at == 0:
        yield words("piece-rivendell")
    elif at == view.crater:
        yield words("rule-crater")
    elif is_destination(at):
        yield words("piece-destination")
        yield words("piece-morgul" if at == MORGUL else "piece-gift")
        yield words("piece-exact")
    elif SPACES[at] == Space.PLAIN:
        yield words("piece-plain")
    else:
        yield words("piece-heart" if SPACES[at] == Space.HEART else "piece-nazgul-space")
        yield words("piece-unsafe" if view.no_protection else "piece-safe")


def figure(view: View, number: int, words: Words) -> Piece:
    named = words.nouns(figure=(FIGURE, number), die=(DIE, number))
    lines = [words("piece-bearers")] if number == Figure.RING_BEARERS else []
    is_last = view.stage == Stage.MOUNT_DOOM
    lines.append(words("piece-last-stage") if is_last else words("piece-moved-by", **named))
    if number != Figure.RING_BEARERS and not is_last:
        lines.append(words("piece-supporter"))
        is_near = supports(view, number, view.at[Figure.RING_BEARERS])
        lines.append(words("piece-supports" if is_near else "piece-supports-not", **named))
    if number == Figure.RING_BEARERS:
        lines.append(words("rule-crater"))
    lines.append(words("state-figure", where=place(view, int(view.at[number]), words), **named))
    return Piece(words("piece-figure", **named), tuple(lines))


def waiting(view: View, words: Words) -> Piece:
    return Piece(words("piece-waiting"), (words("piece-waiting-does"),))


# Courage and the dangers.


def courage(view: View, at: int, words: Words) -> Piece:
    marks = {int(view.eye): "eye", int(view.galadriel): "galadriel", 0: "end"}
    lines = [words("piece-ring")]
    if at in marks:
        lines.append(words(f"piece-{marks[at]}"))
    return Piece(words("piece-courage", at=at), (*lines, *courage_now(view, words)))


def courage_now(view: View, words: Words) -> list[str]:
    return [words("rule-courage"), courage_line(view, words)]


def track(view: View, words: Words) -> Piece:
    """The Ring, and the whole track."""
    lines = [words("piece-ring"), words("piece-eye"), words("piece-galadriel")]
    return Piece(words("piece-track"), (*lines, *courage_now(view, words)))


def nazgul(view: View, number: int, words: Words) -> Piece:
    is_there = is_nazgul_there(view, number)
    who = "free" if not is_there else "rider" if number else "king"
    return Piece(words("piece-nazgul", who=who), nazgul_lines(view, words))


def all_nazgul(view: View, words: Words) -> Piece:
    return Piece(words("piece-nazgul", who="all"), nazgul_lines(view, words))


def nazgul_lines(view: View, words: Words) -> tuple[str, ...]:
    if not view.witch_king:
        return (nazgul_line(view, words),)
    return words("piece-nazgul-come"), words("rule-nazgul"), nazgul_line(view, words)


def uruk(view: View, number: int, words: Words) -> Piece:
    is_there = is_uruk_there(view, number)
    who = "free" if not is_there else "warrior" if number else "chief"
    return Piece(words("piece-uruk", who=who), isengard_lines(view, words))


def isengard(view: View, words: Words) -> Piece:
    return Piece(words("board-isengard"), isengard_lines(view, words))


def isengard_lines(view: View, words: Words) -> tuple[str, ...]:
    now = isengard_line(view, words)
    return words("piece-isengard"), *([words("about-token")] if view.treebeard else []), now


def treebeard(view: View, words: Words) -> Piece | None:
    name = words("piece-treebeard")
    return Piece(name, (words("about-token"), words("state-treebeard"))) if view.treebeard else None


def gandalf(view: View, words: Words) -> Piece | None:
    name = words("piece-gandalf")
    return Piece(name, (words("does-shadow"), words("state-shadow"))) if view.shadow else None


# The encounter track.


def slot(view: View, number: int, words: Words) -> Piece:
    card = int(view.slot[number - 1])
    lines = [words("piece-slot-number", slot=number)]
    if card == EMPTY:
        symbol = words.nouns(figure=(SLOT_SYMBOL, int(view.symbol[number - 1])))
        name, lines = words("piece-slot-empty", slot=number), [words("piece-symbol", slot=number, **symbol)]
    elif card == FACE_DOWN:
        first = int(view.stage) * PER_STAGE
        maybe = [words.name("card", CARD.name(first + i)) for i in range(PER_STAGE) if has(view.unseen, i)]
        name = words("piece-slot-unseen", slot=number)
        lines += [words("piece-unseen", count=len(maybe), cards=words.listing(maybe))]
    else:
        name = words("piece-slot-card", slot=number, **words.nouns(card=(CARD, card)))
        lines = [*card_lines(view, card, words), *lines]
        if has(view.down, number - 1):
            lines.append(words("piece-known"))
    if view.army == number - 1:
        lines.append(words("piece-covered"))
    return Piece(name, tuple(lines))


def card_lines(view: View, card: int, words: Words) -> Iterator[str]:
    """What an encounter card does, row by row, and whether it stays."""
    rows = [(Op(op), a, b) for op, a, b in EFFECTS[card].tolist() if op != Op.NONE]
    for op, a, b in rows:
        yield does(view, op, a, b, words)
    if any(op in FOUGHT for op, _, _ in rows):
        yield words("piece-fight")
        yield support(view, words)
    if KINDS[card] != "ally":
        yield words("piece-leaves" if has(view.leaving, card) else "piece-stays")


def does(view: View, op: Op, a: int, b: int, words: Words) -> str:
    """One row of a card's effect in a sentence."""
    if op == Op.ALLY:
        return words("does-ally", helper=does_helper(view, a, words))
    if op == Op.CULL and view.treebeard:
        return words("about-token")
    if op == Op.MUMAKIL:
        return words("does-fight", a=int(view.mumakil_battles), b=int(view.mumakil_hearts))
    message = f"does-{op.name.lower().replace('_', '-')}"
    return words(f"{message}-{a}" if op == Op.TABLE else message, a=a, b=b, **numbers(view))


def army(view: View, words: Words) -> Piece | None:
    if view.army == EMPTY:
        return None
    named = words.nouns(card=(CARD, ARMY))
    lines = words("does-army"), words("piece-army"), slot_line(view, int(view.army), words)
    return Piece(words("piece-slot-card", slot=int(view.army) + 1, **named), lines)


# The dice.


def side(view: View, number: int, words: Words) -> Piece:
    now = side_line(view, number - 1, words)
    lines = (words("piece-side", side=number), now or words("piece-side-empty"))
    return Piece(words("piece-side-name", side=number), lines)


def die(view: View, number: int, words: Words) -> Piece:
    named = words.nouns(figure=(FIGURE, number), die=(DIE, number))
    if view.stage == Stage.MOUNT_DOOM:
        return Piece(words("piece-die", **named), (words("piece-last-stage"),))
    pips = int(view.face[number])
    what = words("about-trick", move=moving(view, number, pips, words)) if pips else ""
    now = words("piece-shows", pips=pips, what=what) if pips else words("piece-pool")
    return Piece(words("piece-die", **named), (words("piece-moved-by", **named), now), die_actions(view, number))


def die_actions(view: View, number: int) -> tuple[int, ...]:
    """What somebody who points at a die may want to do with it in this question."""
    if view.phase in (Phase.FIRST_SIDE, Phase.SECOND_SIDE):
        return tuple(Verb.PLACE + black * N_FIGURES + number for black in range(N_BLACK))
    verb = {Phase.THIRD: Verb.ADD, Phase.DENETHOR: Verb.REROLL}.get(Phase(view.phase))
    return (verb + number,) if verb else ()


def black(view: View, number: int, words: Words) -> Piece:
    """A black die: beside the tile, or on the side where it was placed."""
    placed = [int(pips) for pips in view.top if pips]
    beside = [int(pips) for pips in view.black]
    gone = [i for i in range(N_BLACK) if not beside[i]]
    pips = beside[number] or (placed[gone.index(number)] if gone.index(number) < len(placed) else 0)
    lines = [words("piece-meets")]
    if view.stage == Stage.MOUNT_DOOM:
        lines.append(words("piece-last-stage"))
    if pips:
        what = words("met-slot", slot=pips, met=met(view, pips - 1, words))
        lines.append(words("piece-shows", pips=pips, what=what))
    return Piece(words("piece-black"), tuple(lines))


# The cards before the seats.


def helper(view: View, number: int, words: Words) -> Piece | None:
    if view.holder[number] < 0:
        return None
    named = words.nouns(helper=(HELPER, number), seat=(SEAT, int(view.holder[number])))
    lines = [does_helper(view, number, words)]
    if number >= FIRST_GANDALF:
        lines.append(words("piece-staff"))
    lines.append(words("piece-holder", **named))
    if has(usable(view), number):
        lines.append(words("state-usable"))
    return Piece(words("piece-helper", **named), tuple(lines), helper_actions(number))


def does_helper(view: View, number: int, words: Words) -> str:
    return words(f"does-{HELPERS[number]}", **numbers(view))


USES = {
    "elrond": range(Verb.ELROND, Verb.POWER),
    "power": range(Verb.POWER, Verb.TRICK),
    "trick": range(Verb.TRICK, Verb.THEODEN),
    "theoden": range(Verb.THEODEN, Verb.FARAMIR),
    "faramir": range(Verb.FARAMIR, Verb.TREEBEARD),
    "treebeard": range(Verb.TREEBEARD, Verb.TREEBEARD + 2),
    **{name: range(Verb.USE + i, Verb.USE + i + 1) for i, name in enumerate(PLAIN_HELPERS)},
}
"""The answers that use each card."""


def helper_actions(number: int) -> tuple[int, ...]:
    """To use a card, or to part with it."""
    parting = Verb.GIVE + number - FIRST_GANDALF if number >= FIRST_GANDALF else Verb.BANISH + number
    return *USES[HELPERS[number]], parting, Verb.CONVERT + number


def cards(view: View, words: Words) -> Piece:
    lines = words("piece-cards-own" if view.own_allies else "piece-cards"), words("piece-once")
    return Piece(words("heading-cards"), lines)


def stack(view: View, words: Words) -> Piece:
    return Piece(words("piece-stack"), (words("piece-gift"), words("state-stack", count=int(view.stack))))


def combat(view: View, words: Words) -> Piece | None:
    """The faces of the combat die; there are none without a fight."""
    if not view.fights:
        return None
    return Piece(words("piece-combat"), (words("piece-fight"), about_fight(view, words)))


ALONE: dict[str, Callable[[View, Words], Piece | None]] = {
    "waiting": waiting,
    "courage": track,
    "ring": track,
    "nazgul": all_nazgul,
    "isengard": isengard,
    "treebeard": treebeard,
    "gandalf": gandalf,
    "army": army,
    "cards": cards,
    "combat": combat,
    "stack": stack,
}
NUMBERED: dict[str, Callable[[View, int, Words], Piece | None]] = {
    "space": space,
    "figure": figure,
    "courage": courage,
    "nazgul": nazgul,
    "uruk": uruk,
    "slot": slot,
    "side": side,
    "die": die,
    "black": black,
    "helper": helper,
}
NAMES = {"figure": FIGURES, "die": DICE, "helper": HELPERS}
"""What is known by its name."""
