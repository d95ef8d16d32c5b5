"""Dangers: where the Ring goes on the courage track, who comes to Minas Morgul and Isengard, what one blow may cost.

Clauses M-42, M-43, M-92, M-128, M-151, M-152, M-178, M-181, M-185 and M-190 to M-192.
"""

from bagend.engine.kernel import hot

from ..components import EFFECTS, FACE_DOWN, MOST_NAZGUL, MOST_WARRIORS, PER_STAGE, TABLES, Op
from . import Public

HEART = 1
"""M-92: what a black heart of the path costs."""

TREEBEARDS_COURAGE = 2
"""M-178: what Treebeard may give."""


@hot
def raised(seen: Public, amount: int) -> int:
    """M-43: what goes beyond the top is lost."""
    return min(seen.courage + amount, seen.top_courage)


@hot
def lowered(seen: Public, amount: int) -> int:
    """M-42: the Ring never leaves the track."""
    return max(seen.courage - amount, 0)


@hot
def under_the_eye(seen: Public) -> int:
    """M-190: the Eye draws the Ring down to its space; nothing happens if it is there or below."""
    return min(seen.courage, seen.eye)


@hot
def recruits(seen: Public, warriors: int) -> int:
    """M-191: no more come if all Uruk-hai are in Isengard already.  M-181: nor once their chief is gone."""
    return min(warriors, MOST_WARRIORS - seen.warriors) * seen.chief


@hot
def may_come(seen: Public) -> bool:
    """M-185: without the Witch-king no Nazgûl comes.  M-151: after the eighth there is no other."""
    return bool(seen.witch_king == 1 and seen.nazgul < MOST_NAZGUL)


@hot
def nazgul_there(seen: Public) -> int:
    """M-152: the Witch-king stands there from the start, and is one of them."""
    return seen.nazgul + seen.witch_king


@hot
def is_nazgul_there(seen: Public, number: int) -> bool:
    """Whether the Nazgûl of this number is there, of which the Witch-king is 0; M-185: he takes the others along."""
    return bool(seen.witch_king == 1 and number <= seen.nazgul)


@hot
def uruk_hai_there(seen: Public) -> int:
    """M-128 and M-192: the Uruk-hai in Isengard, the chief included."""
    return seen.warriors + seen.chief


@hot
def is_uruk_there(seen: Public, number: int) -> bool:
    """Whether the one of this number is there, of whom the chief is 0."""
    return bool(seen.chief == 1 if number == 0 else number <= seen.warriors)


def heaviest_blow(seen: Public) -> int:
    """The most courage that a single card of the track, or a black heart, may cost at once; the Eye aside."""
    cards = [int(card) for card in seen.slot if card >= 0]
    if FACE_DOWN in seen.slot:
        cards += [int(seen.stage) * PER_STAGE + i for i in range(PER_STAGE) if seen.unseen >> i & 1]
    return max([HEART, *(blow(seen, *(int(number) for number in row)) for card in cards for row in EFFECTS[card])])


def blow(seen: Public, op: int, a: int, b: int) -> int:
    """The courage that one row of a card's effect may cost at once."""
    if op == Op.LOSE:
        return a
    if op in (Op.FIGHT, Op.URUK_HAI, Op.MOUTH):
        return b
    if op == Op.MUMAKIL:
        return int(seen.mumakil_hearts)
    if op == Op.TABLE:
        return int(TABLES[a].max())
    return 1 if op == Op.WITCH_KING else 0
