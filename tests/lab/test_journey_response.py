"""Points against Journey's greedy bot: its turns are as the rules give them; a small piece is worked out by hand."""

from collections import Counter, defaultdict
from itertools import pairwise

import numpy as np
import pytest

from bagend.bots import roster
from bagend.bots.judges.journey_sheets import N_SHEETS, OUT, crossed_on, left_on, sheet_of
from bagend.bots.judges.journey_values import BLACK_DIE, COLOURED, PATHS
from bagend.bots.levels import GREEDY
from bagend.engine.chance import below, stream
from bagend.engine.film import Film
from bagend.engine.kernel import preferred_mode
from bagend.engine.loops import MOST_LEGAL, doors
from bagend.engine.seats import CHANCE
from bagend.games import find
from bagend.games.journey.components import N_FACES, Place, Symbol
from bagend.lab.journey_greedy import GreedyTurns, layout_after, put_aside
from bagend.lab.journey_response import Meeting, Side, after_others_turn, after_own_turn
from games.journey.positions import position
from proof import some

GAME = find("journey")
Ending = tuple[int, ...]
WEAPONS = (int(Symbol.WEAPON),) * N_FACES
ONE_RING = (int(Symbol.RING), *WEAPONS[1:])


def test_every_layout_is_found_again_and_its_rolls_are_counted_once():
    greedy = GreedyTurns(False, False, COLOURED, BLACK_DIE)
    view, layouts = greedy.views[0], greedy.layouts
    for number, kept in enumerate(some(layouts.kept)):
        put_aside(view, kept)
        assert layout_after(view, 0, layouts.number) == number
    for first, last in some(pairwise(layouts.first)):
        assert layouts.weight[first:last].sum() == pytest.approx(1.0)


def test_greedys_turns_end_as_often_as_the_rules_make_them():
    turns = 3000
    met = Counter(played_turn(seed) for seed in range(turns))
    computed = computed_turn(advanced=True, crossed=4, left=5, other_crossed=6, other_left=4)
    assert sum(computed.values()) == pytest.approx(1.0)
    assert set(met) <= set(computed)
    for end, chance in computed.items():
        assert abs(met[end] - turns * chance) < 5 * (turns * chance * (1 - chance)) ** 0.5 + 1, end


def played_turn(seed: int) -> Ending:
    """What a turn from Rohan does: spaces crossed and segments left, and segments left to the other."""
    at = {"frodo": "rohan", "sam": "gondor"}
    states = position(seats=("frodo", "sam"), at=at, marked={"frodo": 1, "sam": 2}, side="advanced").states.copy()
    rules, bot, dice = doors(GAME, preferred_mode()), roster.Bot(GAME, GREEDY, preferred_mode()), stream(seed)[0]
    out, views, film = np.zeros(MOST_LEGAL, np.int64), GAME.View.blank(), Film.blank(GAME.State, 0)
    state = states[0]
    turn = int(state.turns)
    while state.turns == turn and state.seat >= CHANCE:
        if state.seat == CHANCE:
            action = int(rules.draw(states, below(dice, int(rules.chance_outcomes(states)))))
        else:
            rules.view(states, int(state.seat), views)
            action = bot.choose(views, out[: rules.legal(states, out)].tolist(), seed)
        rules.apply(states, action, film)
    return int(state.crossed[0]), *(int(state.length[seat] - state.marked[seat]) for seat in (0, 1))


def computed_turn(advanced: bool, crossed: int, left: int, other_crossed: int, other_left: int) -> dict[Ending, float]:
    """How likely such an end of a turn is."""
    paths = np.array(PATHS, np.int64)
    own, other = sheet_of(crossed, left, left), sheet_of(other_crossed, other_left, other_left)
    place = crossed if advanced else Place.BAG_END
    greedy = GreedyTurns(advanced, False, COLOURED, BLACK_DIE)
    chances = greedy.ends(place, own, other)
    turn = greedy.books[place].turn
    found: dict[Ending, float] = defaultdict(float)
    for end, chance in enumerate(chances):
        mine = after_own_turn(turn, end, place, own, paths)
        his = after_others_turn(turn, end, place, other, paths)
        if chance > 0:
            there = crossed if mine == OUT else crossed_on(mine)
            found[there, *(0 if sheet == OUT else left_on(sheet) for sheet in (mine, his))] += chance
    return found


@pytest.fixture(scope="module")
def side() -> Side:
    """All faces are Weapons but one of the black die's, a Ring."""
    return Side(advanced=False, coloured=WEAPONS, black=ONE_RING)


MORDOR, BEFORE = sheet_of(9, 5, 5), sheet_of(8, 6, 6)


def test_the_best_response_is_what_one_works_out_by_hand(side):
    """Greedy is in Mordor with five segments left, I need one Ring and have six.

    Of equal symbols one is kept from each roll; who leaves the black die for the last sees it five times.
    """
    meeting = Meeting(side)
    meeting.i_move(1, MORDOR, BEFORE)
    assert meeting.moving[1, MORDOR, BEFORE] == pytest.approx(1 - (5 / 6) ** 5)


def test_greedys_turn_is_what_one_works_out_by_hand(side):
    """The same the other way round; greedy takes the first of the answers it likes as much: the black die, at once."""
    meeting = Meeting(side)
    meeting.he_moves(1, BEFORE, MORDOR)
    assert meeting.waiting[1, BEFORE, MORDOR] == pytest.approx(5 / 6)


def test_rounds_in_which_nothing_changes_are_what_one_works_out_by_hand(side):
    """Both need one Ring and have six segments; I begin.  If both arrive in the same round they share."""
    meeting = Meeting(side)
    meeting.he_moves(1, BEFORE, sheet_of(9, 6, 6))
    meeting.settle(BEFORE, BEFORE, i_begin=True)
    mine, his = 1 - (5 / 6) ** 5, 1 / 6
    expected = mine * (1 - his / 2) / (1 - (1 - mine) * (1 - his))
    assert meeting.moving[0, BEFORE, BEFORE] == pytest.approx(expected, abs=1e-4)


def test_who_wishes_for_nothing_takes_fewer_points(side):
    """I begin the round; arrived, I would still be beaten one time in ten."""
    best, careless = Meeting(side), Meeting(side, np.zeros((2, N_SHEETS, N_SHEETS)))
    for meeting in (best, careless):
        meeting.waiting[1, BEFORE, sheet_of(9, 6, 6)] = 0.9
        meeting.i_move(0, BEFORE, BEFORE)
    assert best.moving[0, BEFORE, BEFORE] == pytest.approx(0.9 * (1 - (5 / 6) ** 5))
    assert careless.moving[0, BEFORE, BEFORE] < best.moving[0, BEFORE, BEFORE]


def test_alone_one_arrives_in_the_end_where_there_is_no_nazgul(side):
    assert side.known.his_chance[sheet_of(0, 6, 6)] == pytest.approx(1.0)
    assert side.known.my_chance[sheet_of(0, 6, 6)] == pytest.approx(1.0, abs=0.01)
