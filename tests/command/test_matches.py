"""`from bagend import Match`: names everywhere, and matches that travel."""

import pickle

import pytest

import bagend
from bagend import Match
from bagend.engine.errors import BadOption, BadSetting, NothingToUndo, NotYourTurn, UnknownNotation, UnknownSeat
from bagend.engine.kernel import Mode


def test_a_pickled_match_goes_on_as_the_other():
    match = Match("confrontation", seed=3)
    for _ in range(25):
        match.play(match.legal_actions()[0])
    again = pickle.loads(pickle.dumps(match))
    for each in (match, again):
        each.play(each.legal_actions()[-1])
    assert again.state.tobytes() == match.state.tobytes()
    assert str(again.journal()) == str(match.journal())
    assert again.game is match.game


def test_seats_are_named():
    match = Match("journey", seed=7, seats=["frodo", "sam"], options={"first": "sam"})
    assert match.to_move == "sam"
    assert match.winners == ()
    match.play(match.legal()[0], "sam")
    match.take_back("sam")
    with pytest.raises(NothingToUndo):
        match.undo("sam")
    while not match.is_over:
        match.play(match.legal_actions()[-1])
    assert match.to_move == ""
    assert match.outcome is not None
    assert match.winners == tuple(match.game.seats[seat] for seat in match.outcome.winners)


@pytest.mark.parametrize(("key", "winners"), [("duel", ("sauron",)), ("mountdoom", ())])
def test_whoever_resigned_has_lost(key, winners):
    match = Match(key, seed=1)
    match.resigned = match.game.seats[0]
    assert match.winners == winners


def test_what_is_wrong_is_said_in_a_sentence():
    match = Match("journey", seed=7, options={"first": "sam"})
    with pytest.raises(UnknownSeat, match="journey has no seat number 17"):
        match.play(match.legal()[0], seat=17)
    with pytest.raises(UnknownNotation, match="Cannot read “None”"):
        match.play(None)  # type: ignore[arg-type]
    with pytest.raises(NotYourTurn, match="It is not the turn of frodo, but of sam"):
        match.play(match.legal()[0], "frodo")


@pytest.mark.parametrize("seed", ["7", 7.0, True, [7]])
def test_a_seed_is_a_whole_number(seed):
    with pytest.raises(BadOption, match="A seed must be a whole number, not"):
        Match("journey", seed=seed)


def test_a_phase_is_shown_by_its_name():
    match = Match("journey", seed=7, seats=["frodo", "sam"])
    assert repr(match.phase) == "<Phase.KEEP: 2>"
    assert repr(match).endswith(f"{match.to_move} is asked KEEP>")


def test_a_match_may_be_compiled_from_the_start(mode):
    plain, other = Match("journey", seed=7), Match("journey", seed=7, mode=mode)
    for match in (plain, other):
        match.play(match.legal_actions()[0])
    assert plain.state.tobytes() == other.state.tobytes()
    assert mode in Mode


def test_the_package_knows_its_version():
    assert bagend.__version__.count(".") == 2


def test_a_mode_may_be_named():
    assert Match("journey", seed=7, mode="interpreted")._mode is Mode.INTERPRETED
    with pytest.raises(BadSetting, match="mode of a match is interpreted, compiled or checked, not “quick”"):
        Match("journey", mode="quick")
    with pytest.raises(BadSetting, match="not “cuda”"):
        Match("journey", mode=Mode.CUDA)
