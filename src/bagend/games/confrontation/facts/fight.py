"""The fight: the battle that is fought now, or else the last one, as everybody sees it.

It adds no rule: it gathers what strength and cards count, for whoever draws the battle or tells of it.
"""

from typing import Any, NamedTuple

from bagend.engine.sets import has

from ..actions import Event, Phase
from ..components import DARK, LIGHT, NONE, NOWHERE, STRENGTH, Card, Region
from .battle import silences
from .cards import is_text, number_on, strength_of, value_of

SUMMED = (Event.DEFEATED, Event.TIED)
"""The ends of a battle in which strength and cards decided."""

Told = tuple[int, tuple[int, ...]]
"""An event and what it names."""


class Fight(NamedTuple):
    """A battle, with what each side has in it."""

    region: int
    figures: tuple[int, int]
    strengths: tuple[int, int]
    cards: tuple[int, int]
    """The card that each side has played: NONE for none, HIDDEN for one face down."""

    counts: tuple[int, int]
    """The card that counts, NONE for one without effect."""

    values: tuple[int | None, int | None]
    """What each card adds; None while it is not open."""

    fallen: int
    """The sides whose figure fell, one bit each."""

    verdict: Told | None
    """How it ended."""

    is_over: bool
    """Whether it is the last battle, and none is fought now."""


def fight_of(seen: Any) -> Fight | None:
    """The battle that is fought, or else the last one; None before the first."""
    is_now = bool(seen.fighting[LIGHT] != NONE)
    if not is_now and seen.last_field == NOWHERE:
        return None
    verdict = (int(seen.verdict), tuple(int(noun) for noun in seen.verdict_nouns)) if seen.verdict else None
    if is_now:
        return Fight(
            region=int(seen.field) if seen.field != NOWHERE else Region.MORIA.value,
            figures=pair(seen.fighting),
            strengths=(int(strength_of(seen, LIGHT)), int(strength_of(seen, DARK))),
            cards=pair(seen.card),
            counts=pair(seen.counts),
            values=(added_now(seen, LIGHT), added_now(seen, DARK)),
            fallen=int(seen.fallen),
            verdict=verdict,
            is_over=False,
        )
    counts = pair(seen.last_counts)
    return Fight(
        region=int(seen.last_field),
        figures=pair(seen.last_fighting),
        strengths=pair(seen.last_strength),
        cards=pair(seen.last_card),
        counts=counts,
        values=(int(number_on(counts[LIGHT], False)), int(number_on(counts[DARK], counts[LIGHT] == Card.CLOAK))),
        fallen=int(seen.last_fallen),
        verdict=verdict,
        is_over=True,
    )


def added_now(seen: Any, side: int) -> int | None:
    """What a side's card adds to its strength; None while it is face down, and while Magic may become another card."""
    is_undecided = seen.counts[side] == Card.MAGIC or (seen.phase == Phase.MAGIC and seen.seat == side)
    return int(value_of(seen, side)) if has(int(seen.shown), side) and not is_undecided else None


def pair(row: Any) -> tuple[int, int]:
    return int(row[LIGHT]), int(row[DARK])


def is_summed(fight: Fight) -> bool:
    """Whether strength and cards decided it."""
    return fight.verdict is not None and fight.verdict[0] in SUMMED


def effects(fight: Fight) -> list[Told]:
    """What texts and cards did in a battle, as the events that told it."""
    found: list[Told] = []
    light, dark = fight.figures
    if silences(dark):
        found.append((Event.SILENCED, (light,)))
    if fight.strengths[LIGHT] != STRENGTH[light]:
        found.append((Event.UNITED, ()))
    for side in (DARK, LIGHT):
        card, counts = fight.cards[side], fight.counts[side]
        if card < 0 or fight.values[side] is None:
            continue
        if counts == NONE:
            if side == LIGHT and fight.counts[DARK] == Card.EYE:
                found.append((Event.CANCELLED, (card,)))
            elif card != Card.MAGIC or fight.verdict is not None:
                # Until then Magic may still become another card.
                found.append((Event.WITHOUT_EFFECT, (side, card)))
        elif counts != card:
            found.append((Event.FETCHED, (side, counts)))
    is_cloaked = fight.counts[LIGHT] == Card.CLOAK and fight.values[LIGHT] is not None
    if is_cloaked and fight.counts[DARK] >= 0 and not is_text(fight.counts[DARK]):
        found.append((Event.CLOAKED, (fight.counts[DARK],)))
    return found
