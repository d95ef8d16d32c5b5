"""Set-up: how a match begins."""

import pytest

from bagend import Match
from bagend.engine.errors import BadOption
from bagend.engine.seats import CHANCE
from bagend.games.mountdoom.actions import Event, Phase
from bagend.games.mountdoom.components import CARDS, FACE_DOWN, PER_STAGE
from games.mountdoom.positions import GAME, Turn


def begin(*seats: str, **options: object) -> Turn:
    names = list(seats) or list(GAME.seats)
    return Turn(GAME.setup(GAME.options.read(options), GAME.take_seats(names)))


def laid_out(**options: object) -> Turn:
    """The first stage laid out: a Gandalf card is drawn and four cards are turned up."""
    turn = begin(**options).chance(Phase.BEGIN, "begin north").draw("power")
    return turn.turn_up(*(CARDS[i] for i in range(4)))


def test_m21_m22_m23_m25_m26_figures_and_enemies_stand_where_they_start():
    state = begin().state
    assert state.at.tolist() == [0] * 5
    assert (state.chief, state.warriors) == (1, 0)
    assert (state.witch_king, state.nazgul) == (1, 0)


def test_m38_m39_m40_dice_ring_and_tokens_are_ready():
    state = begin().state
    assert state.face.tolist() == [0] * 5
    assert state.black.tolist() == state.top.tolist() == [0, 0]
    assert state.courage == 13
    assert (state.treebeard, state.shadow) == (0, 0)


def test_m28_m29_m30_the_oldest_draws_an_open_gandalf_card_and_goes_first():
    turn = begin(oldest="east").chance(Phase.BEGIN, "begin east")
    assert turn.asks == (CHANCE, Phase.GANDALF)
    assert turn.rules.chance_outcomes(turn.states) == 5
    turn.draw("vision").turn_up(*(CARDS[i] for i in range(4)))
    assert turn.holder("vision") == "east"
    assert turn.state.stack == 4
    assert turn.asks == (1, Phase.PAIR)


def test_mq60_chance_may_say_who_is_the_oldest():
    turn = begin("north", "south", oldest="random")
    assert turn.rules.chance_outcomes(turn.states) == 2
    assert turn.chance(Phase.BEGIN, "begin south").state.active == 2


def test_mq60_an_oldest_who_does_not_play_is_refused():
    with pytest.raises(BadOption, match="that seat is not taken"):
        begin("north", "south", oldest="west")


def test_m31_mq62_boromir_lies_before_the_youngest():
    assert laid_out().holder("boromir") == "west"
    assert laid_out(youngest="south").holder("boromir") == "south"


def test_m32_m33_a_face_down_card_may_be_any_of_its_stage_that_nobody_has_seen():
    turn = laid_out()
    assert int(turn.state.unseen).bit_count() == 3
    assert turn.state.unseen == 0b1110000


def test_m34_m35_m36_six_cards_are_laid_out_the_outer_two_face_down():
    turn = laid_out()
    assert [turn.slot(number) for number in range(1, 7)] == ["down", *CARDS[:4], "down"]
    assert turn.state.down == 0b100001
    assert all(card != -1 for card in turn.state.slot)


def test_m37_the_seventh_card_is_never_seen():
    turn = laid_out()
    hidden = [card for card in turn.state.slot if card == FACE_DOWN]
    assert int(turn.state.unseen).bit_count() == len(hidden) + 1


def test_mq1_one_may_play_alone_as_oldest_and_youngest():
    match = Match("mountdoom", seats=["south"], seed=1)
    assert (match.state[0].active, match.state[0].holder[8]) == (2, 2)


def test_the_beginning_is_told():
    assert laid_out().events()[:3] == [Event.BEGAN, Event.STAGE, Event.DREW]


def test_every_card_of_a_stage_may_be_dealt():
    turn = begin().chance(Phase.BEGIN, "begin north").draw("power")
    drawn = {int(turn.rules.draw(turn.states, k)) for k in range(PER_STAGE)}
    assert len(drawn) == PER_STAGE
