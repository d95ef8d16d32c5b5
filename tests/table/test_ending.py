"""The title of an ending: who reads that they win, lose or share the victory."""

import pytest

from bagend.engine.seats import NOBODY
from bagend.games.journey.actions import Phase
from bagend.games.journey.components import Ending
from bagend.table.live.desk import Screen
from bagend.table.live.ending import ending
from table.lone_table import FRODO, SAM, a_table, run

BOTH = 1 << FRODO | 1 << SAM


@pytest.mark.parametrize(
    ("winners", "held", "title"),
    [
        (1 << FRODO, [FRODO], "You win!"),
        (1 << FRODO, [SAM], "You lose"),
        (BOTH, [FRODO], "You share the victory!"),
        (BOTH, [SAM], "You share the victory!"),
        (BOTH, [FRODO, SAM], "You share the victory!"),
        (BOTH, [], "Frodo and Sam win"),
        (1 << FRODO, [FRODO, SAM], "Frodo wins"),
        (0, [FRODO], "Nobody wins"),
    ],
)
def test_whoever_shares_a_victory_reads_so(winners, held, title):
    table = a_table("me", "me")
    run(lambda: table.number({FRODO, SAM}, "7"))
    assert table.match
    state = table.match.state[0]
    state.winners, state.seat, state.phase = winners, NOBODY, Phase.OVER
    state.ending = Ending.MOST_LEFT if winners else Ending.LOST
    shown = ending(Screen(table, held).desk(), "")
    assert shown
    assert shown["title"] == title
