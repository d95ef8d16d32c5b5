"""Effects in words: what a card, a tile or a bonus space lets a side do, read off the same rows that the rules read."""

from collections.abc import Iterator
from itertools import groupby

from bagend.engine.sets import has
from bagend.engine.words import Words

from ..components import ALL_REGIONS, EFFECT_COUNT, EFFECTS, RACES, REGIONS, SKILLS, Op

Effect = tuple[int, int, int]


def effects_of(row: int, words: Words) -> str:
    """All effects of a row in a sentence's middle: "build a fortress in Arnor and make 2 moves"."""
    return words.listing(_phrases(row, words))


def _phrases(row: int, words: Words) -> Iterator[str]:
    effects = [(int(op), int(a), int(b)) for op, a, b in EFFECTS[row, : EFFECT_COUNT[row]]]
    for effect, equals in groupby(effects):
        yield phrase(effect, len(list(equals)), words)


def phrase(effect: Effect, times: int, words: Words) -> str:
    """One effect, or several alike."""
    op, a, b = effect
    kind = Op(op)
    message = f"does-{kind.name.lower().replace('_', '-')}"
    if kind == Op.SKILL:
        return words(message, skill=words.name("skill", SKILLS[a]), count=b)
    if kind == Op.ONE_OF:
        return words(message, skills=skills_in(a, words))
    if kind == Op.RACE:
        return words(message, race=words.name("race", RACES[a]))
    if kind == Op.COINS:
        return words(message, coins=words.named("coins", count=a))
    if kind == Op.QUEST:
        return words(message, count=a)
    if kind in (Op.UNITS, Op.MUSTER, Op.BONUS_UNIT):
        return words("does-units", count=a * times, regions=regions_in(b, words))
    if kind == Op.FORTRESS:
        return words(message, region=words.name("region", REGIONS[a]))
    return words(message, count=times)


def skills_in(members: int, words: Words) -> str:
    """A set of skills, as a choice."""
    return words.either(words.name("skill", name) for i, name in enumerate(SKILLS) if has(members, i))


def regions_in(members: int, words: Words) -> str:
    """A set of regions, as a choice."""
    if members == ALL_REGIONS:
        return words.named("does-anywhere")
    names = [words.name("region", name) for i, name in enumerate(REGIONS) if has(members, i)]
    return words.either(names)
