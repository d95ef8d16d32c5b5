"""Mount Doom's characters: a cautious and a bold Fellowship.  They are greedy, but by measures of their own."""

import numpy as np

from bagend.bots.judge import Numbers
from bagend.bots.judges.mountdoom import worth_of_answer
from bagend.bots.judges.mountdoom_measures import HEART, LEAD, NAZGUL, RULE_OF_THUMB, SCARE, STEP, SUPPORT
from bagend.engine.chance import Stream
from bagend.engine.kernel import hot
from bagend.engine.records import Row
from bagend.games.mountdoom.components import MOST_NAZGUL, N_STAGES
from bagend.games.mountdoom.view import View

from . import NEWCOMER, notices

NAMES = ("newcomer", "cautious", "bold")
CAUTIOUS, BOLD = range(NEWCOMER + 1, len(NAMES))


def measures(step: float, support: float, heart: float, scare: float, nazgul: float) -> Numbers:
    """The rule of thumb, with some things counting more or less."""
    made = RULE_OF_THUMB.copy()
    made[STEP : STEP + N_STAGES] *= step
    made[SUPPORT : LEAD + 1] *= support
    made[HEART : HEART + N_STAGES] += heart
    made[SCARE] += scare
    # The last of the Nazgûl ends the match, whoever counts.
    made[NAZGUL : NAZGUL + MOST_NAZGUL - 1] *= nazgul
    return np.asarray(made, np.float64)


MEASURES = np.array(
    [
        measures(step=2.0, support=0.3, heart=-0.4, scare=0.0, nazgul=0.3),
        measures(step=0.7, support=1.5, heart=0.4, scare=1.5, nazgul=1.6),
        measures(step=1.6, support=0.8, heart=-0.2, scare=0.0, nazgul=0.6),
    ]
)
"""What counts for each: the newcomer looks at the way ahead and little else."""


@hot
def choose(which: int, view: View, legal: Row, n: int, stream: Stream) -> int:
    """The answer that looks best by the character's own measures."""
    best = legal[0]
    best_worth = -1000.0
    for i in range(n):
        if which == NEWCOMER and not notices(stream):
            continue
        worth = worth_of_answer(view, MEASURES[which], legal[i])
        if worth > best_worth:
            best, best_worth = legal[i], worth
    return best
