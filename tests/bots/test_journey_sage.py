"""Journey's sage: its chances within a turn are those of an exact expectimax over the rules themselves."""

from itertools import pairwise

import numpy as np
import pytest

from bagend.bots import roster
from bagend.bots.judges import journey_values
from bagend.bots.judges.journey_sheets import (
    N_PATHS,
    N_SHEETS,
    OUT,
    after_hits,
    crossed_on,
    left_on,
    sheet_of,
)
from bagend.bots.judges.journey_turn import build_turn
from bagend.bots.levels import Kind, Level
from bagend.engine.film import Film
from bagend.engine.kernel import Mode, preferred_mode
from bagend.engine.loops import MOST_LEGAL, doors
from bagend.engine.records import Records
from bagend.engine.seats import CHANCE, NOBODY
from bagend.engine.sets import size
from bagend.games import find
from bagend.games.journey.actions import ANSWERS
from bagend.games.journey.components import Place
from bagend.games.journey.facts.paths import splittable
from bagend.lab import batch
from games.journey.positions import position
from proof import some

GAME = find("journey")
SAGE = Level("sage", Kind.SAGE)
FILM = Film.blank(GAME.State, 0)


def sheet(state, seat):
    return sheet_of(state.crossed[seat], state.length[seat] - state.marked[seat], size(splittable(state, seat)))


def chance_between_turns(state, seat):
    """What the table says of a hobbit whose turn has just ended, in a match of two."""
    chances = journey_values.load()
    if state.seat == NOBODY:
        return (state.winners >> seat & 1) / max(1, int(state.winners).bit_count())
    if state.out >> seat & 1:
        return 0.0
    other = 1 - seat
    if state.out >> other & 1:
        return chances.alone[state.advanced, sheet(state, seat)]
    ends_round = int(state.active != state.first)
    return chances.waiting[state.advanced, ends_round, sheet(state, other), sheet(state, seat)]


def exact(states: Records, seat: int, turn: int) -> float:
    """The chance of the active hobbit by trying every roll and every answer through the rules."""
    state = states[0]
    if state.turns != turn or state.seat == NOBODY:
        return chance_between_turns(state, seat)
    rules = doors(GAME, preferred_mode())
    if state.seat == CHANCE:
        outcomes = rules.chance_outcomes(states)
        return sum(exact(after(states, rules.draw(states, k)), seat, turn) for k in range(outcomes)) / outcomes
    out = np.zeros(MOST_LEGAL, np.int64)
    n = rules.legal(states, out)
    return max(exact(after(states, action), seat, turn) for action in out[:n].tolist())


def after(states: Records, action: int) -> Records:
    copy = states.copy()
    doors(GAME, preferred_mode()).apply(copy, action, FILM)
    return copy


def weighed(states: Records, mode: Mode) -> dict[int, float]:
    """What the sage says of each answer."""
    rules = doors(GAME, mode)
    out, views = np.zeros(MOST_LEGAL, np.int64), GAME.View.blank()
    legal = out[: rules.legal(states, out)].tolist()
    rules.view(states, int(states[0].seat), views)
    return dict(zip(legal, roster.Bot(GAME, SAGE, mode).estimate(views, legal).tolist(), strict=True))


TWO = ("frodo", "sam")
POSITIONS = {
    "bag-end": position(seats=TWO, kept="R O W . .", shows=". . . N T"),
    "second-in-the-round": position("sam", first="frodo", seats=TWO, kept="N . W . O", shows=". R . O ."),
    "nearly-there": position(
        seats=TWO, at={"frodo": "minas-tirith", "sam": "gondor"}, kept="R W . . G", shows=". . R N ."
    ),
    "the-other-has-arrived": position(
        "sam", first="frodo", seats=TWO, at={"sam": "gondor", "frodo": "mordor"}, kept=". R R . W", shows="W . . O ."
    ),
    "nearly-caught": position(seats=TWO, marked={"frodo": 5, "sam": 4}, kept=". . G R .", shows="N N . . O"),
    "alone": position(seats=TWO, out=["sam"], kept="R . G O .", shows=". N . . R"),
    "last-survivor": position(
        seats=TWO, marked={"sam": 5}, kept="G . R W .", shows=". N . . G", last_survivor="yes"
    ),
    **{
        place: position(
            seats=TWO,
            at={"frodo": place, "sam": "rohan"},
            marked={"frodo": 2, "sam": 3},
            split={"frodo": [3]},
            kept="W . O R .",
            shows=". R . . N",
            side="advanced",
        )
        for place in (
            "rivendell", "moria", "lothlorien", "rohan", "helms-deep", "gondor", "minas-tirith", "shelobs-lair"
        )
    },
}  # fmt: skip


@pytest.mark.parametrize("name", POSITIONS)
def test_within_a_turn_the_sage_agrees_with_an_exact_expectimax(name):
    states = POSITIONS[name].states
    seat, turn = int(states[0].active), int(states[0].turns)
    truth = {action: exact(after(states, action), seat, turn) for action in weighed(states, preferred_mode())}
    assert weighed(states, preferred_mode()) == pytest.approx(truth, abs=1e-9)


@pytest.mark.parametrize("seats", [TWO, ("frodo", "sam", "pippin"), ("frodo", "sam", "merry", "pippin")])
def test_it_weighs_the_same_plain_and_compiled(seats):
    turn = position(seats=seats, at={"sam": "rohan"}, kept="W . O . .", shows=". R . R N", side="advanced")
    assert weighed(turn.states, Mode.INTERPRETED) == pytest.approx(weighed(turn.states, preferred_mode()), abs=1e-12)


def test_the_leftmost_square_is_split():
    turn = position(seats=TWO, kept="R G W O .", shows=". . . . N", choose_split="yes")
    turn.play("keep black")
    chances = weighed(turn.states, preferred_mode())
    assert ANSWERS.notation(max(chances, key=lambda action: (chances[action], -action))) == "split 1"


def test_every_roll_of_the_graph_is_counted_once():
    turn = build_turn(2, journey_values.COLOURED, journey_values.BLACK_DIE, False)
    for first, last in some(pairwise(turn.first_roll)):
        assert turn.weight[first:last].sum() == pytest.approx(1.0)


def test_sheets_are_numbered_without_gaps_and_only_go_down():
    numbers = set()
    for crossed in range(Place.MORDOR + 1):
        for left, whole in journey_values.PATHS:
            number = sheet_of(crossed, left, whole)
            numbers.add(number)
            assert (crossed_on(number), left_on(number)) == (crossed, left)
            hit = sheet_of(crossed, *after_hits(left, whole, 1))
            assert hit == OUT or hit < number
            assert crossed == Place.MORDOR or sheet_of(crossed + 1, left, whole) < number
            assert whole == 0 or sheet_of(crossed, left + 1, whole - 1) < number
    assert numbers == set(range(N_SHEETS))
    assert len(journey_values.PATHS) == N_PATHS


def test_the_chances_come_true():
    """Of two sages the one that waits first wins as often as the table says."""
    plan = batch.Plan("journey", 240, (0, 1), ("wizard", "wizard"), {"first": "frodo"}, 5)
    start = sheet_of(0, 6, 6)
    expected = journey_values.load().waiting[0, 0, start, start]
    total = batch.tally(plan, batch.play(plan, 1), lambda more: None)
    won = (total.wins["sam"] - total.shared / 2) / total.matches
    assert abs(won - expected) < 3 * (expected * (1 - expected) / total.matches) ** 0.5


def test_the_sage_beats_greedy():
    wins = 0.0
    for bots in (("wizard", "greedy"), ("greedy", "wizard")):
        plan = batch.Plan("journey", 100, (0, 1), bots, {}, 3)
        total = batch.tally(plan, batch.play(plan, 1), lambda more: None)
        wins += total.wins[("frodo", "sam")[bots.index("wizard")]] - total.shared / 2
    assert wins > 105
