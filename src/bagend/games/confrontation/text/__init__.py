"""Text: how the game speaks.  What each question asks, what an answer is called and would do, the view in words."""

from collections.abc import Sequence
from pathlib import Path

from bagend.engine.game import Meaning, Section, Text
from bagend.engine.seats import CHANCE, NOBODY
from bagend.engine.words import Words

from ..actions import ANSWERS, CARD, FIGURE, REGION, SEAT, Phase, Verb
from ..components import (
    CARDS,
    DARK,
    FIGURES,
    FULL_HAND,
    LIGHT,
    N_EACH,
    N_FIGURES,
    N_HOME,
    N_REGIONS,
    REGIONS,
    SEATS,
    STRENGTH,
    Ending,
    Figure,
    Special,
)
from ..view import View

CLAUSES = {
    Verb.PLACE: "C-2",
    Verb.ARRANGE: "C-2",
    Verb.SCATTER: "C-2",
    Verb.READY: "C-3",
    Verb.MOVE: "C-6",
    Verb.RIDE: "C-68",
    Verb.RETURN: "C-70",
    Verb.LOOK: "C-71",
    Verb.RECALL: "C-72",
    Verb.STRIKE: "C-13",
    Verb.SPARE: "C-13",
    Verb.NAME: "C-17",
    Verb.POINT: "C-17",
    Verb.ANY: "C-17",
    Verb.STAY: "C-25",
    Verb.FLEE: "C-30",
    Verb.SUBSTITUTE: "C-25",
    Verb.UNITE: "C-25",
    Verb.FORBID: "C-41",
    Verb.ALLOW: "C-41",
    Verb.PLAY: "C-43",
    Verb.FETCH: "C-46",
    Verb.FORGO: "C-46",
}
"""The clause that allows an answer."""

FIGURE_CLAUSES = {
    Figure.ARAGORN: "C-34",
    Figure.WITCH_KING: "C-35",
    Figure.BLACK_RIDER: "C-36",
    Figure.FLYING_NAZGUL: "C-40",
}
"""The clause behind an attack that only one figure may make."""

SPECIAL_NAMES = {
    Special.SHADOWFAX: "shadowfax",
    Special.GANDALF: "gandalf",
    Special.PALANTIR: "palantir",
    Special.RECALL: "recall",
}


def prompt(view: View, words: Words) -> str:
    """What is asked, in one sentence."""
    if view.seat == NOBODY:
        return words(f"prompt-over-{Ending(view.ending).name.lower()}")
    phase = Phase(view.phase).name.lower()
    if view.seat == CHANCE:
        return words(f"prompt-{phase}")
    if view.phase == Phase.TURN and view.rider >= 0:
        phase = "turn-on"
    nouns = {"seat": (SEAT, int(view.seat))}
    if view.phase in (Phase.TEXT, Phase.SARUMAN, Phase.CARD, Phase.MAGIC, Phase.RETREAT):
        nouns["light"] = (FIGURE, fighter(view, LIGHT))
        nouns["dark"] = (FIGURE, fighter(view, DARK))
    if view.phase == Phase.ARRANGE and view.viewer != view.seat:
        return words("prompt-arrange", **words.nouns(**nouns))
    if view.phase == Phase.ARRANGE:
        empty = empty_regions(view)
        message = "prompt-place" if empty else "prompt-ready"
        return words(message, count=empty, **words.nouns(**nouns))
    if view.phase == Phase.TUNNEL and view.viewer != view.seat:
        phase = "tunnel-watched"
    if view.phase == Phase.CHALLENGE:
        nouns["region"] = (REGION, int(view.field))
    return words(f"prompt-{phase}", **words.nouns(**nouns))


def empty_regions(view: View) -> int:
    """How many outer regions of whoever sets up are still empty, as far as the viewer can see."""
    first = int(view.seat) * N_EACH
    return sum(int(view.at[stand]) < 0 for stand in range(first + N_HOME, first + N_EACH))


def fighter(view: View, side: int) -> int:
    """Who fights for a side; both are shown."""
    return int(view.who[view.fighter[side]])


def answer(view: View, action: int, words: Words) -> str:
    """An answer as it stands on its button."""
    verb, values = ANSWERS.split(action)
    nouns = {noun.kind: (noun, value) for noun, value in zip(ANSWERS.nouns(verb), values, strict=True)}
    message = f"answer-{verb.name.lower()}"
    if verb == Verb.MOVE and is_attack(view, values[1]):
        message = "answer-attack"
    return words(message, **words.nouns(**nouns))


def is_attack(view: View, region: int) -> bool:
    return bool(view.count[1 - view.active, region] > 0)


def meaning(view: View, action: int, words: Words) -> Meaning:
    """What an answer would do, and the clause behind it."""
    verb, values = ANSWERS.split(action)
    nouns = {noun.kind: (noun, value) for noun, value in zip(ANSWERS.nouns(verb), values, strict=True)}
    message, clause = f"meaning-{verb.name.lower()}", CLAUSES[Verb(verb)]
    if verb == Verb.MOVE:
        message, clause = meaning_of_move(view, values[0], values[1])
    elif verb in (Verb.STAY, Verb.FLEE) and view.phase == Phase.RETREAT:
        message, clause = f"{message}-card", "C-52"
    elif verb in (Verb.PLAY, Verb.FETCH):
        nouns["text"] = nouns["card"]
        message = f"{message}-number" if values[0] < 6 else f"card-{CARDS[values[0]]}-text"
    count = {"count": int(view.count[1 - view.active, values[1]])} if verb == Verb.MOVE else {}
    return Meaning(words(message, **count, **words.nouns(**nouns)), clause)


def meaning_of_move(view: View, figure: int, region: int) -> tuple[str, str]:
    if figure == Figure.FRODO and REGIONS[region] == "mordor":
        return "meaning-win", "C-57"
    if is_attack(view, region):
        return "meaning-attack", FIGURE_CLAUSES.get(Figure(figure), "C-15")
    return "meaning-move", "C-6"


def sections(view: View, words: Words) -> Sequence[Section]:
    """The whole view in words: the battle, the board, then each side's cards and losses."""
    return [
        *([battle_section(view, words)] if view.fighter[LIGHT] >= 0 and view.fighter[DARK] >= 0 else []),
        board_section(view, words),
        *(side_section(view, side, words) for side in range(2)),
    ]


def battle_section(view: View, words: Words) -> Section:
    lines = []
    for side in range(2):
        figure = fighter(view, side)
        variables = words.nouns(seat=(SEAT, side), figure=(FIGURE, figure))
        strength = 5 if side == LIGHT and view.united else int(STRENGTH[figure])
        lines.append(words("state-fighter", strength=strength, **variables))
        if view.card[side] >= 0:
            lines.append(words("state-played", **words.nouns(seat=(SEAT, side), card=(CARD, int(view.card[side])))))
        elif view.card[side] != -1:
            lines.append(words("state-laid", **words.nouns(seat=(SEAT, side))))
    heading = words("heading-battle", **words.nouns(region=(REGION, int(view.field))))
    return Section(heading, tuple(lines))


def board_section(view: View, words: Words) -> Section:
    lines = []
    for region in range(N_REGIONS):
        here = [name_of(view, stand, words) for stand in range(N_FIGURES) if view.at[stand] == region]
        if here:
            lines.append(words("state-region", here=words.listing(here), **words.nouns(region=(REGION, region))))
    return Section(words("heading-board"), tuple(lines) or (words("state-empty"),))


def name_of(view: View, stand: int, words: Words) -> str:
    """A figure by its name where the viewer can tell it, else its side."""
    if view.who[stand] >= 0:
        name = words.name("figure", FIGURES[view.who[stand]])
        is_seen = stand // N_EACH == view.viewer and int(view.could[stand]).bit_count() == 1
        return words("state-seen", figure=name) if is_seen else name
    return words("state-hidden", side=words.name("seat", SEATS[stand // N_EACH]))


def side_section(view: View, side: int, words: Words) -> Section:
    lost = [words.name("figure", FIGURES[figure]) for figure in range(N_FIGURES) if view.defeated >> figure & 1]
    own = [name for name, figure in zip(lost, lost_figures(view), strict=True) if figure // N_EACH == side]
    hand, pile = int(view.hand[side]), int(FULL_HAND[side] & ~view.hand[side])
    lines = [words("state-hand", cards=card_names(hand, words))]
    if pile:
        lines.append(words("state-pile", cards=card_names(pile, words)))
    lines.append(words("state-lost", figures=words.listing(own)) if own else words("state-none-lost"))
    special = [name for card, name in SPECIAL_NAMES.items() if view.special & card and (card > 2) == (side == DARK)]
    if special:
        lines.append(words("state-special", cards=words.listing(words.name("special", name) for name in special)))
    if view.winners >> side & 1:
        lines.append(words("state-won"))
    elif view.active == side and view.turns and view.seat != NOBODY:
        lines.append(words("state-active"))
    return Section(words.name("seat", SEATS[side]), tuple(lines))


def lost_figures(view: View) -> list[int]:
    return [figure for figure in range(N_FIGURES) if view.defeated >> figure & 1]


def card_names(cards: int, words: Words) -> str:
    return words.listing(words.name("card", name) for card, name in enumerate(CARDS) if cards >> card & 1)


TEXT = Text(Path(__file__).parent, prompt, answer, meaning, sections)
