"""The ending: who reads that they win, lose or share the victory, and whose colour its scene has."""

import pytest

from bagend.engine.kernel import Mode
from bagend.engine.seats import NOBODY
from bagend.games import find
from bagend.games.journey.actions import Phase as JourneyPhase
from bagend.games.journey.components import Ending as JourneyEnding
from bagend.games.mountdoom.actions import Phase as MountDoomPhase
from bagend.games.mountdoom.components import Ending as MountDoomEnding
from bagend.table.live.desk import Screen
from bagend.table.live.ending import ending
from bagend.table.live.table import Table
from bagend.table.store.rows import MatchRow
from table.lone_table import FRODO, GAME, SAM, Rows, a_table, run, think_first

BOTH = 1 << FRODO | 1 << SAM

ENDINGS = {
    "journey": (JourneyPhase.OVER, JourneyEnding.MOST_LEFT, JourneyEnding.LOST),
    "mountdoom": (MountDoomPhase.OVER, MountDoomEnding.CRATER, MountDoomEnding.NAZGUL),
}
"""Of each game the phase after the end, a victory and a defeat."""


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
    assert shown_at_the_end(a_table("me", "me"), winners, held)["title"] == title


@pytest.mark.parametrize(("winners", "hue"), [(1 << FRODO, 0), (1 << SAM, 1), (BOTH, 0), (0, None)])
def test_the_scene_has_the_colour_of_whoever_won(winners, hue):
    shown = shown_at_the_end(a_table("me", "me"), winners, [FRODO])
    assert shown["hue"] == ("" if hue is None else GAME.art.hues[hue])


@pytest.mark.parametrize("winners", [BOTH, 0])
def test_a_team_has_no_colour(winners):
    game = find("mountdoom")
    row = MatchRow("m" * 12, game.key, game.version, {}, {"north": "me", "east": "me"}, "", "aa" * 32, "", 0.0)
    table = Table(game, row, Rows(), think_first, Mode.INTERPRETED, patience=60)
    assert shown_at_the_end(table, winners, [0])["hue"] == ""


def shown_at_the_end(table, winners, held):
    """What these seats are shown when the match has ended so."""
    run(lambda: table.number({FRODO, SAM}, "7"))
    state = table.match.state[0]
    (over, won, lost) = ENDINGS[table.game.key]
    state.winners, state.seat, state.phase = winners, NOBODY, over
    state.ending = won if winners else lost
    return ending(Screen(table, held).desk(), "")
