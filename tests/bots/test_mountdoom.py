"""Mount Doom's quick players: what they do with a card where it matters."""

import numpy as np
import pytest

from bagend.bots.judges.mountdoom import choose_greedy, choose_planned
from bagend.engine.chance import stream
from bagend.games.mountdoom.actions import ANSWERS, Phase
from games.mountdoom.positions import GAME, Turn, meet, position


def chosen(turn: Turn, choose) -> str:
    """The answer of a quick player, who sees the view of the seat that is asked."""
    views = GAME.View.blank()
    turn.rules.view(turn.states, int(turn.state.seat), views)
    legal = np.array(sorted(ANSWERS.parse(answer) for answer in turn.answers()))
    return ANSWERS.notation(int(choose(views[0], legal, len(legal), stream(1)[0])))


@pytest.mark.parametrize("choose", [choose_greedy, choose_planned])
def test_mq18_theoden_brings_the_nearest_help_before_the_last_stage(choose):
    """He is of no use later.  Where any arrival counts he might also bring Gimli, who then gives no step."""
    at: dict[str, str | int] = {
        "ring-bearers": 38,
        "aragorn": 36,
        "gimli": 20,
        "legolas": "waiting",
        "merry-pippin": "waiting",
    }
    turn = position("minas-morgul", hand=["theoden", "faramir"], at=at, any_exact=True).play("faramir 2")
    assert turn.phase == Phase.THEODEN
    assert chosen(turn, choose) == "theoden aragorn"


def test_the_army_goes_where_it_covers_the_worse_card():
    slots = {2: "minas-morgul-haradrim", 4: "minas-morgul-denethor"}
    turn = meet("minas-morgul-army-of-the-dead", stage="minas-morgul", slots=slots)
    assert chosen(turn, choose_greedy) == "march left"


def test_m65_a_slot_below_the_army_is_worth_what_the_army_is():
    slots = {2: "minas-morgul-haradrim", 3: "minas-morgul-haradrim"}
    turn = position("minas-morgul", slots=slots, fields={"army": 1}).play("roll orange+red").roll("3211")
    assert chosen(turn, choose_greedy).startswith("place second")
