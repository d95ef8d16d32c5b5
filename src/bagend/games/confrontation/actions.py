"""Actions: the questions of the game, the answers to them, and what is told."""

from enum import IntEnum

from bagend.engine.actions import Actions, Name, Noun, Number

from .components import ARRANGEMENTS, CARDS, ENDINGS, FIGURES, N_CARDS, N_EACH, N_FIGURES, N_REGIONS, REGIONS, SEATS


class Phase(IntEnum):
    """What is asked."""

    ARRANGE = 0
    """Who stands where at the start?"""

    SCATTER = 1
    """CHANCE: who stands in the next empty region?"""

    TURN = 2
    """Which figure moves where, or which special card is used?"""

    TUNNEL = 3
    """Dark: does the Balrog strike who walks through Moria?"""

    CHALLENGE = 4
    """Which of the enemies is fought?"""

    OPPONENT = 5
    """CHANCE: which of those nobody can tell apart?"""

    TEXT = 6
    """Light: does a figure use its text before the cards?"""

    SARUMAN = 7
    """Dark: does Saruman forbid the cards?"""

    CARD = 8
    """Which card is played?"""

    MAGIC = 9
    """Which discarded card does Magic fetch?"""

    RETREAT = 10
    """Where does the figure whose side played Retreat go?"""

    OVER = 11


class Step(IntEnum):
    """What the rules do next by themselves, until somebody must be asked."""

    ASK = 0
    ENTER = 1
    CHALLENGE = 2
    TEXT = 3
    INSTANT = 4
    SARUMAN = 5
    CARD_OF_DARK = 6
    CARD_OF_LIGHT = 7
    MAGIC_OF_DARK = 8
    EARLY_RETREAT = 9
    MAGIC_OF_LIGHT = 10
    LATE_RETREAT = 11
    TEXT_OF_LIGHT = 12
    COMPARE = 13
    FINISH = 14
    END_TURN = 15


SEAT = Name("seat", SEATS)
REGION = Name("region", REGIONS)
FIGURE = Name("figure", FIGURES)
LIGHT_FIGURE = Name("figure", FIGURES[:N_EACH])
DARK_FIGURE = Name("figure", FIGURES[N_EACH:])
CARD = Name("card", CARDS)
ARRANGEMENT = Name("arrangement", ARRANGEMENTS)
STAND = Number("stand", 1, N_EACH)
STRENGTH = Number("strength", 0, 20)
ENDING = Name("ending", ENDINGS)


class Verb(IntEnum):
    """The answers of a seat: a verb plus its nouns."""

    PLACE = 0
    ARRANGE = N_FIGURES * N_REGIONS
    SCATTER = ARRANGE + len(ARRANGEMENTS)
    READY = SCATTER + 1
    MOVE = READY + 1
    RIDE = MOVE + N_FIGURES * N_REGIONS
    RETURN = RIDE + N_EACH * N_REGIONS
    LOOK = RETURN + 1
    RECALL = LOOK + N_REGIONS
    STRIKE = RECALL + N_EACH
    SPARE = STRIKE + 1
    NAME = SPARE + 1
    POINT = NAME + N_FIGURES
    ANY = POINT + N_EACH
    STAY = ANY + 1
    FLEE = STAY + 1
    SUBSTITUTE = FLEE + N_REGIONS
    UNITE = SUBSTITUTE + 1
    FORBID = UNITE + 1
    ALLOW = FORBID + 1
    PLAY = ALLOW + 1
    FETCH = PLAY + N_CARDS
    FORGO = FETCH + N_CARDS


class Draw(IntEnum):
    """The answers of CHANCE."""

    PLACE = 0
    OPPONENT = N_FIGURES * N_REGIONS


ANSWERS = Actions(
    {
        Verb.PLACE: (FIGURE, REGION),
        Verb.ARRANGE: (ARRANGEMENT,),
        Verb.SCATTER: (),
        Verb.READY: (),
        Verb.MOVE: (FIGURE, REGION),
        Verb.RIDE: (LIGHT_FIGURE, REGION),
        Verb.RETURN: (),
        Verb.LOOK: (REGION,),
        Verb.RECALL: (DARK_FIGURE,),
        Verb.STRIKE: (),
        Verb.SPARE: (),
        Verb.NAME: (FIGURE,),
        Verb.POINT: (STAND,),
        Verb.ANY: (),
        Verb.STAY: (),
        Verb.FLEE: (REGION,),
        Verb.SUBSTITUTE: (),
        Verb.UNITE: (),
        Verb.FORBID: (),
        Verb.ALLOW: (),
        Verb.PLAY: (CARD,),
        Verb.FETCH: (CARD,),
        Verb.FORGO: (),
    },
    carried=(Verb.PLACE, Verb.MOVE, Verb.RIDE),
)
DRAWS = Actions({Draw.PLACE: (FIGURE, REGION), Draw.OPPONENT: (FIGURE,)})


class Event(IntEnum):
    """What is told."""

    PLACED = 1
    ARRANGED = 2
    TURN = 3
    MOVED = 4
    MOVER = 5
    TUNNEL = 6
    QUIET = 7
    STRUCK = 8
    ATTACKED = 9
    BATTLE = 10
    SILENCED = 11
    STOOD = 12
    SLIPPED = 13
    STEPPED_IN = 14
    UNITED = 15
    SLEW = 16
    BOTH_FELL = 17
    OVERRAN = 18
    FORBADE = 19
    LAID = 20
    PLAYED = 21
    FETCHED = 22
    WITHOUT_EFFECT = 23
    CANCELLED = 24
    RETREATED = 25
    SACRIFICED = 26
    DEFEATED = 27
    FELL = 28
    TOOK_BACK = 29
    WENT_HOME = 30
    NO_HOME = 31
    RODE = 32
    CAME_BACK = 33
    LOOKED = 34
    SAW = 35
    RECALLED = 36
    ENDED = 37
    AT_HOME = 38
    ALLOWED = 39
    TIED = 40
    CLOAKED = 41


EVENTS: dict[IntEnum, dict[str, Noun]] = {
    Event.PLACED: {"figure": FIGURE, "region": REGION},
    Event.ARRANGED: {"seat": SEAT},
    Event.TURN: {"seat": SEAT},
    Event.MOVED: {"seat": SEAT, "start": REGION, "to": REGION},
    Event.MOVER: {"figure": FIGURE},
    Event.TUNNEL: {"seat": SEAT},
    Event.QUIET: {},
    Event.STRUCK: {},
    Event.ATTACKED: {"seat": SEAT, "start": REGION, "region": REGION},
    Event.BATTLE: {"attacker": FIGURE, "defender": FIGURE, "region": REGION},
    Event.SILENCED: {"figure": FIGURE},
    Event.STOOD: {"figure": FIGURE},
    Event.SLIPPED: {"figure": FIGURE, "start": REGION, "to": REGION},
    Event.STEPPED_IN: {},
    Event.UNITED: {},
    Event.SLEW: {"figure": FIGURE, "victim": FIGURE},
    Event.BOTH_FELL: {"figure": FIGURE, "victim": FIGURE},
    Event.OVERRAN: {"victim": FIGURE},
    Event.FORBADE: {},
    Event.LAID: {"seat": SEAT},
    Event.PLAYED: {"seat": SEAT, "card": CARD},
    Event.FETCHED: {"seat": SEAT, "card": CARD},
    Event.WITHOUT_EFFECT: {"seat": SEAT, "card": CARD},
    Event.CANCELLED: {"card": CARD},
    Event.RETREATED: {"figure": FIGURE, "start": REGION, "to": REGION},
    Event.SACRIFICED: {"figure": FIGURE, "victim": FIGURE},
    Event.DEFEATED: {"figure": FIGURE, "victim": FIGURE, "more": STRENGTH, "less": STRENGTH},
    Event.FELL: {"figure": FIGURE},
    Event.TOOK_BACK: {},
    Event.WENT_HOME: {},
    Event.NO_HOME: {},
    Event.RODE: {},
    Event.CAME_BACK: {},
    Event.LOOKED: {"region": REGION},
    Event.SAW: {"figure": FIGURE, "region": REGION},
    Event.RECALLED: {"start": REGION},
    Event.ENDED: {"seat": SEAT, "ending": ENDING},
    Event.AT_HOME: {"region": REGION},
    Event.ALLOWED: {},
    Event.CLOAKED: {"card": CARD},
    Event.TIED: {"figure": FIGURE, "victim": FIGURE, "strength": STRENGTH},
}

HIGHLIGHTS: frozenset[IntEnum] = frozenset(
    {
        Event.SLIPPED,
        Event.SLEW,
        Event.BOTH_FELL,
        Event.OVERRAN,
        Event.RETREATED,
        Event.SACRIFICED,
        Event.DEFEATED,
        Event.TIED,
        Event.FELL,
        Event.ENDED,
    }
)
"""How a battle ends, that a figure falls, and the end of the game."""
