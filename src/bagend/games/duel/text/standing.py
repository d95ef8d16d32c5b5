"""Standing: how near each side is to winning, what it has, and the key figures of a match that is over."""

from collections.abc import Iterator, Sequence

from bagend.engine.game import Figure, Holding, Meter
from bagend.engine.sets import size
from bagend.engine.words import Words

from ..actions import SEAT
from ..components import (
    ALL_RACES,
    EFFECTS,
    FELLOWSHIP,
    N_CARDS,
    N_CHAPTERS,
    N_REGIONS,
    N_SEATS,
    N_SLOTS,
    QUEST_STEPS,
    SAURON,
    SKILLS,
    Ending,
    Op,
)
from ..facts.alliances import race_count
from ..facts.keys import choice_symbol
from ..facts.land import presence
from ..view import View
from .effects import skills_in

STRIDE = max(int(a) for op, a, _ in EFFECTS[:N_CARDS].reshape(-1, 3) if op == Op.QUEST)
"""The most steps of one card: so near the end of the quest a single turn may decide it."""

FEW_CARDS = 2
"""The last chapter may be over in a turn, or in two turns of one side."""


def meters(view: View, words: Words) -> Sequence[Meter]:
    """The Ring, the races and the regions, for each side; in chapter 3 also who wins if nobody does before."""
    return [meter for seat in range(N_SEATS) for meter in meters_of(view, seat, words)]


def meters_of(view: View, seat: int, words: Words) -> Iterator[Meter]:
    nouns = words.nouns(seat=(SEAT, seat))

    def meter(key: str, value: int, goal: int, near: int, line: str) -> Meter:
        is_near = goal - near <= value < goal and int(view.ending) == Ending.NONE
        return Meter(key, seat, words(f"meter-{key}-label", **nouns), value, goal, line, is_near)

    yield meter("ring", int(view.quest[seat]), QUEST_STEPS, STRIDE, quest_line(view, seat, words))
    races = min(int(race_count(view, seat)), ALL_RACES)
    yield meter("races", races, ALL_RACES, 1, words("meter-races", value=races, goal=ALL_RACES, **nouns))
    regions = size(presence(view, seat))
    yield meter("conquest", regions, N_REGIONS, 1, words("meter-conquest", value=regions, goal=N_REGIONS, **nouns))
    others = size(presence(view, 1 - seat))
    if regions >= others and is_counted(view):
        line = words(
            "meter-majority", regions=regions, others=others, lead=regions - others, left=size(view.left), **nouns
        )
        yield meter("majority", taken(view), N_SLOTS, FEW_CARDS, line)


def is_counted(view: View) -> bool:
    """Whether presence in more regions is about to decide, or has decided, the match."""
    return bool(view.chapter == N_CHAPTERS - 1 and view.ending in (Ending.NONE, Ending.MAJORITY, Ending.SHARED))


def taken(view: View) -> int:
    """Cards taken of the last chapter; the last of them counts once all it brought about is over."""
    cards = N_SLOTS - size(view.left)
    return cards if view.ending in (Ending.MAJORITY, Ending.SHARED) else min(cards, N_SLOTS - 1)


def quest_line(view: View, seat: int, words: Words) -> str:
    steps = int(view.quest[seat])
    return words(
        "meter-ring", value=steps, left=QUEST_STEPS - steps, goal=QUEST_STEPS, **words.nouns(seat=(SEAT, seat))
    )


def holdings(view: View, words: Words) -> Sequence[Holding]:
    """Coins and skills: what a side can pay with."""
    return [holding for seat in range(N_SEATS) for holding in holdings_of(view, seat, words)]


def holdings_of(view: View, seat: int, words: Words) -> Iterator[Holding]:
    coins = int(view.coins[seat])
    yield Holding(seat, "deed-coin", str(coins), words("coins", count=coins))
    for skill, name in enumerate(SKILLS):
        count = int(view.skills[seat, skill])
        if count:
            label = words("state-skill", count=count, skill=words.name("skill", name))
            yield Holding(seat, f"skill-{name}", str(count), label)
    for group in view.groups[seat]:
        if group:
            label = words("holding-choice", skills=skills_in(int(group), words))
            yield Holding(seat, choice_symbol(int(group)), "1", label)


def figures(view: View, words: Words) -> Sequence[Figure]:
    """How far each side came in every way, and how long it took."""
    counts = {
        "ring": [int(view.quest[seat]) for seat in range(N_SEATS)],
        "races": [int(race_count(view, seat)) for seat in range(N_SEATS)],
        "conquest": [size(presence(view, seat)) for seat in range(N_SEATS)],
    }
    return [
        *(
            Figure(words(f"figure-{key}"), words("figure-both", fellowship=both[FELLOWSHIP], sauron=both[SAURON]))
            for key, both in counts.items()
        ),
        Figure(words("figure-turns"), str(int(view.turns))),
    ]
