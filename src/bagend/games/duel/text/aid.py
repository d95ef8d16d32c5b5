"""Aid: what the box's player aid says (D-15): all tokens, landmarks and bonus spaces, from the components; and what
every newcomer looks up: the ways to win, the colours of cards, costs, and which regions touch."""

from collections.abc import Iterator, Sequence
from typing import Any

from bagend.engine.game import Section
from bagend.engine.sets import has
from bagend.engine.words import Words

from ..actions import TILE, TOKEN
from ..components import (
    BONUS,
    COLOURS,
    COPIES,
    N_REGIONS,
    N_TILES,
    NEIGHBOURS,
    QUEST_STEPS,
    RACES,
    REGIONS,
    SKILLS,
    TILE_ROW,
    Op,
)
from .costs import cost_of
from .effects import effects_of, phrase

WAYS = ("quest", "races", "regions", "last")
COSTS = ("piece-skill-use", "aid-chain", "aid-discard")


def aid(view: Any, words: Words) -> Sequence[Section]:
    """The ways to win, the cards, the land, then the tokens race by race, the landmarks, and the bonus spaces."""
    return [
        Section(words("aid-ways"), tuple(words(f"aid-way-{way}") for way in WAYS), "ways"),
        Section(words("aid-cards"), tuple(colour_line(name, words) for name in COLOURS), "cards"),
        Section(words("aid-skills"), tuple(skill_lines(words)), "skills", tuple(f"skill-{name}" for name in SKILLS)),
        Section(words("aid-costs"), tuple(map(words, COSTS)), "costs"),
        Section(words("heading-map"), tuple(region_line(region, words) for region in range(N_REGIONS)), "land"),
        Section(words("aid-alliances"), (words("piece-pair-alliance"), words("piece-three-alliance")), "alliances"),
        *(Section(words.name("race", name), tuple(tokens(race, words)), name) for race, name in enumerate(RACES)),
        Section(words("heading-landmarks"), tuple(landmarks(words)), "landmarks"),
        Section(words("heading-quest"), (words("state-bonus", spaces=words.listing(bonus_spaces(words))),), "quest"),
    ]


def colour_line(name: str, words: Words) -> str:
    return words("aid-colour", colour=words.name("colour", name), does=words(f"piece-cards-{name}"))


def skill_lines(words: Words) -> Iterator[str]:
    return (words.name("skill", name) for name in SKILLS)


def region_line(region: int, words: Words) -> str:
    near = [words.name("region", REGIONS[other]) for other in range(N_REGIONS) if has(int(NEIGHBOURS[region]), other)]
    return words("aid-region", region=words.name("region", REGIONS[region]), neighbours=words.listing(near))


def tokens(race: int, words: Words) -> Iterator[str]:
    return (token_line(token, words) for token in range(COPIES * race, COPIES * (race + 1)))


def token_line(token: int, words: Words) -> str:
    nouns = words.nouns(token=(TOKEN, token))
    return words("aid-token", token=nouns["token_short"], does=nouns["token_does"])


def landmarks(words: Words) -> Iterator[str]:
    for tile in range(N_TILES):
        row = TILE_ROW + tile
        nouns = words.nouns(tile=(TILE, tile))
        yield words("aid-tile", cost=cost_of(row, words), effects=effects_of(row, words), **nouns)
    yield words("aid-surcharge")


def bonus_spaces(words: Words) -> Iterator[str]:
    """Each bonus space in a sentence's middle: "take 1 coin at step 3"."""
    for step in range(QUEST_STEPS):
        if BONUS[step, 0] != Op.NONE:
            yield words("aid-bonus", step=step, effect=bonus_of(step, words))


def bonus_of(step: int, words: Words) -> str:
    """What a bonus space lets a side do, in a sentence's middle."""
    op, a, b = (int(part) for part in BONUS[step])
    return phrase((op, a, b), 1, words)
