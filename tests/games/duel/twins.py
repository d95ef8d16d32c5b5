"""Twins: two matches that differ only in what one seat may not know.

After a look through the discard pile, cards set aside and cards that still lie face down may change places: nothing
that the other seat has seen tells which is which.
"""

from collections.abc import Iterator

from bagend.engine.kernel import Mode
from bagend.engine.records import Records
from games.duel.positions import DOWN, Turn, position


def pairs() -> Iterator[tuple[Turn, Turn, int]]:
    """Two turns, and the seat that cannot tell them apart."""
    hidden = ["c1-20", "c1-21", "c1-22", "c1-23", "c1-19"]
    seen = [f"aside {card}" for card in hidden]
    for one, other in ((seen[:3], seen[1:4]), (seen[:3], [seen[0], seen[3], seen[4]]), (seen[1:4], seen[2:5])):
        yield looked(hidden, one), looked(hidden, other), 0


def looked(hidden: list[str], seen: list[str]) -> Turn:
    """Sauron has looked and played a card that both know."""
    turn = position(
        "sauron",
        display={1: "c1-01", 3: DOWN, 4: DOWN, 6: "c1-02", 7: "c1-09", 8: "c1-03"},
        hidden=hidden,
        coins={"sauron": 20, "fellowship": 20},
        tiles=["barad-dur", "bree"],
    )
    return turn.play("take barad-dur").draw(*seen).play("revive c1-10")


def asked_twins(mode: Mode) -> Iterator[tuple[Records, Records, int]]:
    """Pairs of states in which the seat that cannot tell them apart is asked."""
    for one, other, seat in pairs():
        assert one.states[0].seat == other.states[0].seat == seat
        yield one.states, other.states, seat
