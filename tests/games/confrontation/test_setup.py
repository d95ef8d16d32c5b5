"""Set-up: who plays which side, and how the figures come on the board (C-1 to C-4)."""

from math import factorial

import pytest

from bagend import Match
from bagend.engine.errors import IllegalAction, NotYourTurn, UnknownNotation, UnknownSeat
from bagend.engine.seats import SPECTATOR
from bagend.games.confrontation.components import ARRANGEMENTS, FIGURES, N_EACH, REGIONS, SEATS, START
from games.confrontation.positions import GAME, position
from proof import some

OUTER = {side: [REGIONS[START[side * 9 + 4 + i]] for i in range(5)] for side in range(2)}


def arranged(mode, **options) -> Match:
    """A match at the first turn, both sides set up as a ready-made set-up says."""
    match = Match(GAME, options=options, seed=1, mode=mode)
    match.play("arrange vanguard", "light")
    match.play("ready", "light")
    match.play("arrange gatekeepers", "dark")
    match.play("ready", "dark")
    return match


def test_c1_nine_hidden_figures_and_nine_cards_each(mode):
    match = arranged(mode)
    state = match.state[0]
    assert sorted(int(who) for who in state.who) == list(range(len(FIGURES)))
    assert [int(hand).bit_count() for hand in state.hand] == [9, 9]
    light = match.view("light")
    assert all(light.who[stand] >= 0 for stand in range(N_EACH))
    assert all(light.who[stand] < 0 for stand in range(N_EACH, 2 * N_EACH))


def test_c1_both_seats_must_be_taken():
    with pytest.raises(UnknownSeat, match="needs at least 2 seats"):
        Match(GAME, seats=["light"])


def test_c2_four_at_home_and_one_in_each_outer_region(mode):
    state = arranged(mode).state[0]
    assert {REGIONS[r]: int(n) for r, n in enumerate(state.count[0]) if n} == {"shire": 4, **dict.fromkeys(OUTER[0], 1)}
    assert {REGIONS[r]: int(n) for r, n in enumerate(state.count[1]) if n} == {
        "mordor": 4,
        **dict.fromkeys(OUTER[1], 1),
    }


def test_c2_any_figure_may_go_to_any_empty_outer_region_in_any_order(mode):
    match = Match(GAME, seed=1, mode=mode)
    left, empty = list(FIGURES[:N_EACH]), list(OUTER[0])
    for figure, region in (("merry", "eregion"), ("frodo", "arthedain"), ("boromir", "enedwaith"), ("sam", "rhudaur")):
        placings = [answer.notation for answer in match.legal() if answer.notation.startswith("place ")]
        assert placings == [f"place {name} {where}" for name in left for where in empty]
        match.play(f"place {figure} {region}", "light")
        left.remove(figure)
        empty.remove(region)
    state = match.state[0]
    assert {FIGURES[who]: REGIONS[at] for who, at in zip(state.who, state.at, strict=True) if at >= 0} == {
        "merry": "eregion",
        "frodo": "arthedain",
        "boromir": "enedwaith",
        "sam": "rhudaur",
    }


def test_c2_the_order_of_placing_changes_nothing(mode):
    placings = [f"place {figure} {region}" for figure, region in zip(FIGURES[3:8], OUTER[0], strict=True)]
    ends = set()
    for order in (placings, placings[::-1], placings[2:] + placings[:2]):
        match = Match(GAME, seed=1, mode=mode)
        for answer in (*order, "ready"):
            match.play(answer, "light")
        ends.add(match.state.tobytes())
    assert len(ends) == 1


def test_c2_chance_fills_the_regions_that_are_left(mode):
    match = Match(GAME, seed=5, mode=mode)
    match.play("place gandalf eregion", "light")
    match.play("scatter", "light")
    gandalf = [int(who) for who in match.state[0].who].index(FIGURES.index("gandalf"))
    assert REGIONS[match.state[0].at[gandalf]] == "eregion"
    assert sorted(int(region) for region in match.state[0].at[:N_EACH]) == sorted(int(r) for r in START[:N_EACH])


def test_c2_the_figures_left_over_go_home(mode):
    match = Match(GAME, seed=1, mode=mode)
    for figure, region in zip(("merry", "sam", "frodo", "gimli", "boromir"), OUTER[0], strict=True):
        match.play(f"place {figure} {region}", "light")
    at_home = {FIGURES[match.state[0].who[stand]] for stand in range(4)}
    assert at_home == {"pippin", "gandalf", "aragorn", "legolas"}
    assert [answer.notation for answer in match.legal()] == ["ready"]


@pytest.mark.parametrize(
    ("before", "answer", "clause"),
    [
        ("place frodo arthedain", "place frodo cardolan", "C-2"),
        ("place frodo arthedain", "place sam arthedain", "C-2"),
        ("place frodo arthedain", "place sam moria", "C-2"),
        ("place frodo arthedain", "place balrog cardolan", "C-1"),
        ("place frodo arthedain", "place sam shire", "C-2"),
        ("place frodo arthedain", "place sam mordor", "C-2"),
        ("place frodo arthedain", "ready", "C-2"),
        ("place frodo arthedain", "move frodo moria", "C-2"),
        ("place frodo arthedain", "arrange vanguard", "C-2"),
        ("arrange vanguard", "place frodo eregion", "C-2"),
    ],
)
def test_c2_a_wrong_set_up_is_refused(mode, before, answer, clause):
    match = Match(GAME, seed=1, mode=mode)
    match.play(before, "light")
    with pytest.raises(IllegalAction) as refused:
        match.play(answer, "light")
    assert refused.value.facts["clause"] == clause


def test_c2_a_refusal_does_not_tell_who_stands_where(mode):
    """The sentence repeats what was asked and names a clause."""
    match = Match(GAME, seed=1, mode=mode)
    match.play("place frodo arthedain", "light")
    with pytest.raises(IllegalAction) as refused:
        match.play("place sam arthedain", "light")
    assert str(refused.value).startswith("“place sam arthedain” is not allowed here. C-2: ")


def test_an_answer_for_the_other_seat_is_refused(mode):
    match = Match(GAME, seed=1, mode=mode)
    with pytest.raises(NotYourTurn, match="It is not the turn of dark, but of light"):
        match.play("arrange gatekeepers", "dark")


def test_what_cannot_be_read_is_refused(mode):
    with pytest.raises(UnknownNotation, match="Cannot read “sauron”"):
        Match(GAME, seed=1, mode=mode).play("place sauron eregion", "light")


def test_c3_the_other_side_and_spectators_see_nothing_of_an_unfinished_set_up(mode):
    """Not a stand, so no order of placing either: all nine appear at once, when the side is ready."""
    match = Match(GAME, seed=1, mode=mode)
    watchers = (1, SPECTATOR)
    before = [match.view(seat).tobytes() for seat in watchers]
    for figure, region in some(zip(("sam", "frodo", "merry", "gimli", "gandalf"), OUTER[0][::-1], strict=True)):
        match.play(f"place {figure} {region}", "light")
        assert [match.view(seat).tobytes() for seat in watchers] == before
    for seat in some(watchers):
        assert not any(name in str(match.journal(seat)) for name in (*FIGURES, *OUTER[0]))
        assert all(moment.audience == 1 for entry in match.entries for moment in entry.moments)


@pytest.mark.parametrize("first", [0, 4])
def test_c3_a_set_up_in_another_order_looks_the_same_to_the_others(mode, first):
    """After every answer: views, drawings, words and journals."""
    plain, turned = (Match(GAME, seed=1, mode=mode) for _ in range(2))
    placings = [f"place {figure} {region}" for figure, region in zip(FIGURES[2:7], OUTER[0], strict=True)]
    other = [f"place {figure} {region}" for figure, region in zip(FIGURES[:5], OUTER[0], strict=True)]
    other = other[first:] + other[:first]
    for one, two in zip([*placings, "ready"], [*reversed(other), "ready"], strict=True):
        plain.play(one, "light")
        turned.play(two, "light")
        for seat in (1, SPECTATOR):
            assert plain.view(seat).tobytes() == turned.view(seat).tobytes()
            assert plain.drawing(seat) == turned.drawing(seat)
            assert str(plain.journal(seat)) == str(turned.journal(seat))
    assert plain.state.tobytes() != turned.state.tobytes()


def test_c3_then_it_sees_stands_without_names(mode):
    match = Match(GAME, seed=1, mode=mode)
    match.play("scatter", "light")
    match.play("ready", "light")
    dark = match.view("dark")
    assert [int(region) for region in dark.at[:N_EACH]] == [int(region) for region in START[:N_EACH]]
    assert all(dark.who[stand] < 0 for stand in range(2 * N_EACH) if dark.at[stand] >= 0)
    assert not any(figure in str(match.journal(1)) for figure in FIGURES)


@pytest.mark.parametrize("name", ARRANGEMENTS)
def test_c2_every_ready_made_set_up_is_one_answer(mode, name):
    match = Match(GAME, seed=1, mode=mode)
    side = ARRANGEMENTS.index(name) // 3
    if side:
        match.play("arrange vanguard")
        match.play("ready")
    assert name in {answer.notation.split()[-1] for answer in match.legal()}
    match.play(f"arrange {name}", SEATS[side])
    assert [answer.notation for answer in match.legal()] == ["ready"]


def test_c2_chance_places_what_is_left(mode):
    match = Match(GAME, seed=5, mode=mode)
    match.play("place gandalf arthedain", "light")
    entries = match.play("scatter", "light")
    outcomes = [entry.outcomes for entry in entries if entry.seat < 0]
    assert outcomes == [8, 7, 6, 5]
    assert factorial(9) // factorial(4) == 9 * 8 * 7 * 6 * 5
    assert [answer.notation for answer in match.legal()] == ["ready"]


def test_c2_what_chance_placed_is_its_owners_secret(mode):
    match = Match(GAME, seed=5, mode=mode)
    match.play("scatter", "light")
    assert [line.seat for line in match.journal(0).lines] == ["light", *["chance"] * 5]
    assert match.journal(1).lines == (), "not even that chance was asked"


def test_a_placing_can_be_taken_back_until_one_is_ready(mode):
    match = Match(GAME, seed=5, mode=mode)
    match.play("place gandalf arthedain", "light")
    assert match.may_undo(0)
    match.undo(0)
    assert match.entries == []
    match.play("arrange vanguard", "light")
    match.play("ready", "light")
    assert not match.may_undo(0)


def test_c4_dark_moves_first(mode):
    assert arranged(mode).seat == 1


def test_c4_turns_alternate():
    turn = position(orcs="mordor", sam="shire")
    assert turn.play("move orcs gondor").turn == "light"
    assert turn.play("move sam arthedain").turn == "dark"
