"""The greedy bot: it sees victories, threats and prices."""

import numpy as np
import pytest

from bagend.bots import roster
from bagend.bots.judges.duel import worth_of_race
from bagend.engine.kernel import Mode
from bagend.engine.loops import MOST_LEGAL
from bagend.games.duel.actions import ANSWERS
from bagend.games.duel.components import RACES
from games.duel.positions import GAME, Turn, position
from games.duel.twins import pairs
from laws.walks import variants, walk
from proof import some

RICH = {"sauron": 20, "fellowship": 20}


def choice(turn: Turn, mode: Mode, bot: str = "greedy") -> str:
    """What a bot answers in this position."""
    views, out = GAME.View.blank(), np.zeros(MOST_LEGAL, np.int64)
    turn.rules.view(turn.states, int(turn.state.seat), views)
    legal = [int(action) for action in out[: turn.rules.legal(turn.states, out)]]
    return ANSWERS.notation(roster.choose(GAME, bot, views, legal, seed=1, mode=mode))


WINS = {
    "ring": (
        lambda: position(chapter=3, display=["c3-06", "c3-18"], coins=RICH, quest={"sauron": 12}, last=True),
        "play 1",
    ),
    "races": (
        lambda: position(
            chapter=3,
            display=["c3-18", "c3-08"],
            last=True,
            coins=RICH,
            area={"sauron": ["c1-17", "c1-18", "c1-19", "c1-20", "c3-10"]},
            united=["sauron"],
        ),
        "play 2",
    ),
    "conquest": (
        lambda: position(
            chapter=3,
            display=["c3-18"],
            coins=RICH,
            tiles=["barad-dur"],
            units={"sauron": dict.fromkeys(("lindon", "arnor", "rhovanion", "enedwaith", "rohan", "gondor"), 1)},
        ),
        "take barad-dur",
    ),
}


@pytest.mark.parametrize("victory", WINS)
def test_greedy_sees_a_victory(victory, mode):
    build, answer = WINS[victory]
    turn = build()
    assert choice(turn, mode) == answer


def test_greedy_takes_away_what_would_win_for_the_opponent(mode):
    turn = position(
        chapter=3, display=["c3-07", "c3-18"], last=True, coins={"sauron": 2, "fellowship": 9}, quest={"fellowship": 11}
    )
    assert choice(turn, mode) == "discard 1"


def test_greedy_does_not_uncover_what_would_win_for_the_opponent(mode):
    turn = position(
        chapter=3,
        display={1: "c3-07", 3: "c3-06", 2: "c3-18"},
        coins={"sauron": 20, "fellowship": 9},
        quest={"fellowship": 11},
        tiles=(),
    )
    assert turn.answers() >= {"play 3", "discard 3", "play 2"}
    assert choice(turn, mode).endswith(" 2")


def test_greedy_minds_the_price(mode):
    """The same two steps: for nothing, or for three coins."""
    turn = position(chapter=3, display=["c3-04", "c3-06"], last=True, coins=RICH, area={"sauron": ["c2-12"]}, tiles=())
    assert choice(turn, mode) == "chain 1"


def test_greedy_knows_that_the_feather_makes_no_alliance():
    """With two races on cards and the feather, a third race on a card makes the alliance; with one it does not."""

    def worth(own: list[str]) -> float:
        turn = position(display=["c1-19"], coins=RICH, area={"sauron": own}, tokens={"sauron": ["hobbits-eagle"]})
        return float(worth_of_race(turn.state, 1, RACES.index("humans")))

    assert worth(["c1-17"]) < worth(["c1-17", "c1-18"]) - 4


def test_greedy_places_units_where_it_is_not_yet(mode):
    turn = position(display=["c1-21"], coins=RICH, units={"sauron": {"gondor": 2}}).play("play 1")
    assert choice(turn, mode) == "place rohan"


def test_greedy_knows_no_more_than_its_view(mode):
    """What the opponent saw in the discard pile changes nothing."""
    for one, other, seat in some(pairs()):
        assert int(one.state.seat) == seat
        assert choice(one, mode) == choice(other, mode)


@pytest.mark.parametrize("seed", range(4))
def test_greedy_answers_alike_in_every_mode(seed, mode, rules):
    asked = [Turn(states) for states, _ in walk(GAME, rules, variants(GAME)[-1], seed) if states[0].seat >= 0][::5]
    assert len(asked) > 3
    for turn in asked:
        assert choice(turn, mode) == choice(turn, Mode.INTERPRETED)
