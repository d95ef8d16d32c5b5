"""Book: who begins where.  Many sensible set-ups, drawn at random, so that nobody can learn where Frodo is.

Random set-ups played each other; how often a side won with a figure in a place gave the figure's weight there.  The
file is made by

    python -m bagend.bots.judges.confrontation_book
"""

import json
from pathlib import Path
from typing import Any

import numpy as np

from bagend.engine.chance import Stream, below
from bagend.engine.kernel import hot
from bagend.engine.records import Records, Row
from bagend.games.confrontation.actions import Phase, Verb
from bagend.games.confrontation.components import N_EACH, N_FIGURES, N_HOME, N_OUTER, N_REGIONS, NONE, START
from bagend.games.confrontation.view import View

PATH = Path(__file__).with_name("confrontation_book.json")
KEEN = 0.025
"""The share of victories that makes a place about three times as likely."""

MOST = 100_000


def load() -> Row:
    """For each figure and region, how often it is to begin there, compared with the other figures."""
    kept: dict[str, Any] = json.loads(PATH.read_text(encoding="utf-8"))
    return np.array(kept["weights"], np.int64)


WEIGHTS = load() if PATH.exists() else np.ones((N_FIGURES, N_REGIONS), np.int64)


@hot
def opening(view: View, legal: Row, n: int, stream: Stream) -> int:
    """While the figures are set up: one for the first region that is still empty.  NONE at any other time."""
    if view.phase != Phase.ARRANGE:
        return NONE
    region = -1
    for i in range(n):
        if legal[i] == Verb.READY:
            return legal[i]
        if legal[i] < Verb.ARRANGE and (region < 0 or legal[i] % N_REGIONS < region):
            region = legal[i] % N_REGIONS
    total = 0
    chosen = legal[0]
    for i in range(n):
        if legal[i] < Verb.ARRANGE and legal[i] % N_REGIONS == region:
            weight = WEIGHTS[legal[i] // N_REGIONS, region]
            total += weight
            # The last of a growing crowd takes the place with its share of the whole: in the end each has its own.
            if below(stream, total) < weight:
                chosen = legal[i]
    return chosen


def write(setups: int, each: int) -> None:
    """Let random set-ups play each other, greedily, and keep what came of it."""
    places, shares = play_setups(setups, each)
    weights = np.zeros((N_FIGURES, N_REGIONS), np.int64)
    for side in range(2):
        # One column for each figure in each outer region; at home is what they are compared with.
        columns = np.zeros((setups, N_EACH * N_OUTER))
        for outer in range(N_OUTER):
            figures = places[:, side * N_EACH + N_HOME + outer] - side * N_EACH
            columns[np.arange(setups), figures * N_OUTER + outer] = 1.0
        won = shares if side == 0 else 1.0 - shares
        worth, *_ = np.linalg.lstsq(np.vstack([columns, np.eye(columns.shape[1])]), padded(won, columns), rcond=None)
        for figure in range(N_EACH):
            for outer in range(N_OUTER):
                share = np.exp(worth[figure * N_OUTER + outer] / KEEN)
                region = START[side * N_EACH + N_HOME + outer]
                weights[side * N_EACH + figure, region] = min(MOST, max(1, round(1000 * float(share))))
    text = json.dumps({"setups": setups, "each": each, "weights": weights.tolist()})
    PATH.write_text(text + "\n", encoding="utf-8")


def padded(won: Any, columns: Any) -> Any:
    """The shares around their mean, with a row for each column that draws it towards nothing."""
    return np.concatenate([won - won.mean(), np.zeros(columns.shape[1])])


def play_setups(setups: int, each: int) -> tuple[Any, Any]:
    """Who stood where in each set-up, and the share of the matches that Light won from there."""
    from bagend.bots import roster
    from bagend.engine import kernel
    from bagend.engine.chance import seeds, stream
    from bagend.engine.film import Film
    from bagend.engine.loops import MOST_LEGAL, doors, play_out
    from bagend.games import find

    game, mode = find("confrontation"), kernel.preferred_mode()
    rules, playouts = doors(game, mode), roster.bot_doors(game, mode).playouts
    first = game.setup(game.options.read({}), (0, 1))
    out, film = np.zeros(MOST_LEGAL, np.int64), Film.blank(game.State, 0)
    places, shares = np.zeros((setups, N_FIGURES), np.int64), np.zeros(setups)
    for number in range(setups):
        state: Records = first.copy()
        dice = stream(number)
        while state[0].phase <= Phase.SCATTER:
            n = int(rules.legal(state, out)) if state[0].seat >= 0 else 0
            if n:
                action = int(Verb.READY if out[0] == Verb.READY else Verb.SCATTER)
            else:
                action = int(rules.draw(state, below(dice[0], int(rules.chance_outcomes(state)))))
            rules.apply(state, action, film)
        places[number] = state[0].who
        ended = play_out(game, playouts, state, seeds(3, number * each, each), uniform=(0, 0)).states
        shares[number] = float((ended["winners"] == 1).mean())
    return places, shares


if __name__ == "__main__":
    write(setups=6000, each=12)
