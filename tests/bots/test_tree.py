"""The search: the same answer in every mode, victories shared as they should be, secrets kept inside the tree."""

from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

from bagend import Match
from bagend.bots import roster, tree
from bagend.bots.judge import WHOLE, Judge, judge_of
from bagend.bots.levels import Effort, Kind, Level
from bagend.engine.chance import stream
from bagend.engine.film import ALL, Film
from bagend.engine.game import Game
from bagend.engine.kernel import Mode, preferred_mode
from bagend.engine.loops import choose_uniformly
from bagend.engine.records import Record
from bagend.engine.seats import NOBODY
from bagend.games import KEYS, find
from proof import some

GAMES = pytest.mark.parametrize("key", KEYS)
EFFORTS = (
    Effort(40, greedy=30, judged=20, depth=30),
    Effort(40),
    Effort(40, greedy=100, depth=1, past_chance=0),
    Effort(40, judged=100, prior_weight=1.0),
)


def positions(key: str) -> list[Match]:
    """A few moments of a match."""
    match = Match(key, seed=11)
    found: list[Match] = []
    while not match.is_over and len(found) < 4:
        legal = match.legal_actions()
        if len(legal) > 1 and len(match.entries) % 3 == 0:
            found.append(Match.parse(str(match.journal())))
        match.play(legal[len(legal) // 2])
    return found


@GAMES
def test_a_search_thinks_the_same_in_every_mode(key):
    game = find(key)
    for match, effort in some(zip(positions(key), EFFORTS, strict=True)):
        level = Level("test", Kind.TREE, effort)
        views = match.view(match.seat).reshape(1)
        thoughts = [roster.Bot(game, level, mode).estimates(views, 5) for mode in (preferred_mode(), Mode.INTERPRETED)]
        assert thoughts[0] == thoughts[1]
        assert sum(estimate.visits for estimate in thoughts[0]) == effort.simulations
        assert {estimate.action for estimate in thoughts[0]} <= set(match.legal_actions())


@GAMES
def test_a_settled_search_ends_early_with_the_same_answer(key):
    game = find(key)
    saved = 0
    for match in positions(key):
        effort = Effort(400, greedy=100, prior_weight=1.0)
        bot = roster.Bot(game, Level("test", Kind.TREE, effort), preferred_mode())
        views = match.view(match.seat).reshape(1)
        root = tree.root_of(tree.trees_of(game, bot.judge), match.seat)
        answers = []
        for makes_all in (0, 1):
            answers.append(bot.search_once(views, 5, effort._replace(makes_all=makes_all)))
            saved += effort.simulations - int(bot.mind.nodes[root].visits)
            assert makes_all == 0 or bot.mind.nodes[root].visits == effort.simulations
        assert answers[0] == answers[1]
    assert saved > 0


@pytest.mark.parametrize(("visits", "left", "settled"), [([9, 4], 4, True), ([9, 4], 5, False), ([4, 9, 8], 0, True)])
def test_a_search_is_settled_when_what_is_left_cannot_change_it(visits, left, settled):
    nodes = tree.Node.blank(1 + len(visits))
    used = np.zeros(1, np.int64)
    tree.plant(nodes, used, 1)
    for number, count in enumerate(visits, 1):
        tree.add_node(nodes, used, 0, 0, number)
        nodes[number].visits = count
    assert tree.is_settled(nodes, 0, left) == settled


@GAMES
def test_a_search_that_runs_out_of_room_still_answers(key):
    game = find(key)
    match = positions(key)[0]
    judge = judge_of(game)
    room = tree.mind(game, judge, 4)
    views = match.view(match.seat).reshape(1)
    search = tree.make_search(game, judge)
    assert search(views, room, judge.tables(), stream(1), Effort(30)) in match.legal_actions()


def test_a_victory_is_shared_unless_one_plays_together():
    values = np.zeros(3, np.int64)
    tree.share_victory(0b101, False, values)
    assert values.tolist() == [WHOLE // 2, 0, WHOLE // 2]
    tree.share_victory(0b111, True, values)
    assert values.tolist() == [WHOLE] * 3
    tree.share_victory(0, True, values)
    assert values.tolist() == [0, 0, 0]


class Hands(Record):
    """Stone, paper, scissors: both choose, neither sees the other's choice before it is made."""

    viewer: int
    seat: int
    first: int
    winners: int


def stone_paper_scissors(audience: int) -> Any:
    def apply(state: Any, action: int, film: Film) -> None:
        if state.seat == 0:
            state.first, state.seat = action, 1
            return
        lead = (state.first - action) % 3
        state.winners = (0b11, 0b01, 0b10)[lead]
        state.seat = NOBODY

    def legal(state: Any, out: Any) -> int:
        out[:3] = range(3)
        return 3

    def suppose(view: Any, stream: Any, out: Any) -> None:
        for name in Hands.dtype.names or ():
            out[name] = view[name]

    return SimpleNamespace(
        key="hands",
        seats=("left", "right"),
        answers=range(3),
        State=Hands,
        View=Hands,
        legal=legal,
        apply=apply,
        chance_outcomes=None,
        draw=None,
        audience=lambda state, action: audience,
        suppose=suppose,
        view=None,
        cooperative=False,
    )


@pytest.mark.parametrize(("audience", "low", "high"), [(0b01, 0.4, 0.6), (ALL, 0.0, 0.25)])
def test_nobody_reacts_to_what_he_may_not_read(audience, low, high):
    """Chosen secretly each hand is worth a half; shown beforehand it loses."""
    game = cast(Game, stone_paper_scissors(audience))
    judge = Judge(greedy=choose_uniformly)
    room = tree.mind(game, judge, 600)
    tree.make_search(game, judge)(Hands.blank(), room, judge.tables(), stream(3), Effort(600))
    thoughts = tree.estimates(room.nodes, 0)
    assert len(thoughts) == 3
    assert all(low <= thought.chance <= high for thought in thoughts)
