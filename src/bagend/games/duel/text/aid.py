"""Aid: what the box's player aid says (D-15): all tokens, landmarks and bonus spaces, from the components."""

from collections.abc import Iterator, Sequence

from bagend.engine.game import Section
from bagend.engine.words import Words

from ..actions import TILE, TOKEN
from ..components import BONUS, COPIES, N_TILES, QUEST_STEPS, RACES, TILE_ROW, Op
from .costs import cost_of
from .effects import effects_of, phrase


def aid(words: Words) -> Sequence[Section]:
    """The tokens race by race, the landmarks, and the bonus spaces."""
    return [
        *(Section(words.name("race", name), tuple(tokens(race, words))) for race, name in enumerate(RACES)),
        Section(words("heading-landmarks"), tuple(landmarks(words))),
        Section(words("heading-quest"), (words("state-bonus", spaces=words.listing(bonus_spaces(words))),)),
    ]


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
