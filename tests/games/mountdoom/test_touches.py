"""Touches: what lights up before an answer is confirmed."""

import pytest

from bagend.games.mountdoom.actions import ANSWERS
from games.mountdoom.positions import GAME, Turn, doom, meet, position, walk


def touched(turn: Turn, notation: str) -> list[str]:
    assert turn.may(notation)
    return list(GAME.text.touches(turn.view(), ANSWERS.parse(notation)))


def rolled(marks: str, stage: str = "gondor", **given) -> Turn:
    """Orange and red are rolled with both black dice."""
    return position(stage, **given).play("roll orange+red").roll(marks)


def test_a_roll_touches_the_figures_that_its_dice_may_move():
    assert touched(position(), "roll orange+red") == ["figure-ring-bearers", "figure-gimli"]


@pytest.mark.parametrize(
    ("card", "keys"),
    [
        ("gondor-grond", ["courage-10"]),
        ("gondor-eye-of-sauron", ["courage-5"]),
        ("gondor-nazgul", ["nazgul-1"]),
        ("gondor-faramir", []),
        ("gondor-orc-hordes", ["figure-merry-pippin", "figure-aragorn", "figure-legolas", "figure-gimli"]),
        ("lothlorien-saruman", ["uruk-1", "uruk-2"]),
        ("down", []),
    ],
)
def test_a_black_die_touches_its_slot_and_what_the_card_acts_on(card, keys):
    assert touched(rolled("2611", slots={2: card}), "place first red") == ["slot-2", *keys, "space-25"]


def test_m78_m79_an_empty_slot_touches_its_figure_or_brings_a_nazgul():
    assert touched(rolled("1311"), "place first red") == ["slot-1", "nazgul-1", "space-25"]
    assert touched(rolled("3311"), "place first red") == ["slot-3", "figure-aragorn", "space-25"]


@pytest.mark.parametrize(
    ("at", "pips", "keys"),
    [
        (24, 3, ["space-27", "courage-12"]),
        (24, 6, ["space-30", "nazgul-1"]),
        (26, 6, ["space-32", "courage-14"]),
        (39, 2, ["waiting"]),
        ("waiting", 2, ["figure-gimli"]),
    ],
)
def test_a_coloured_die_touches_where_its_figure_lands_and_what_happens_there(at, pips, keys):
    turn = rolled(f"221{pips}", at={"gimli": at}, slots={2: "gondor-faramir"})
    assert touched(turn, "place first red") == ["slot-2", *keys]


def test_what_happens_twice_is_shown_twice():
    turn = rolled("2216", slots={2: "gondor-nazgul"}, fields={"nazgul": 3})
    assert touched(turn, "place first red") == ["slot-2", "nazgul-4", "space-30", "nazgul-5"]
    last = rolled("2216", slots={2: "gondor-nazgul"}, fields={"nazgul": 7})
    assert touched(last, "place first red") == ["slot-2", "nazgul-8", "space-30"]


def test_m102_an_exact_arrival_of_the_ring_bearers_touches_the_stack():
    assert touched(rolled("2251", slots={2: "gondor-faramir"}, at={"ring-bearers": 27}), "place first orange") == [
        "slot-2",
        "space-32",
        "stack",
    ]


def test_m65_of_a_slot_met_by_side_1_nothing_else_is_certain():
    turn = rolled("2211", slots={2: "gondor-grond"}).play("place first orange", "add blue").roll("-212")
    assert touched(turn, "place second blue") == ["slot-2", "space-25"]


def test_m94_on_side_2_somebody_of_side_1_may_cover_the_symbol():
    turn = rolled("2233", slots={2: "gondor-faramir"}).play("place first orange", "add blue").roll("-431")
    assert touched(turn, "place second blue") == ["slot-4", "figure-legolas", "space-27"]


@pytest.mark.parametrize(
    ("turn", "notation", "keys"),
    [
        (lambda: meet("empty", slot=2, at={"merry-pippin": 25}), "stride 2", ["space-27", "courage-12"]),
        (lambda: meet("empty", slot=2, at={"merry-pippin": 25}), "stride 0", ["figure-merry-pippin"]),
        (lambda: meet("empty", slot=2, at={"merry-pippin": 31}), "stride 1", ["space-32"]),
        (lambda: position("gondor", hand=["faramir"]), "faramir 3", ["space-27", "courage-12"]),
        (lambda: position("gondor", hand=["theoden"], at={"gimli": 20}), "theoden gimli", ["space-24"]),
        (lambda: position("gondor", hand=["treebeard"]), "treebeard courage", ["courage-15"]),
        (lambda: position("gondor", hand=["treebeard"]), "treebeard token", ["isengard"]),
        (lambda: rolled("2634", hand=["elrond"]), "elrond second-black", ["black-1"]),
        (lambda: rolled("2634", hand=["trick"]), "trick red 2", ["die-red", "space-26"]),
        (
            lambda: rolled("2634", hand=["power"], slots={4: "gondor-grond"}),
            "power first 4",
            ["black-0", "slot-4", "courage-10"],
        ),
        (
            lambda: meet(
                "minas-morgul-army-of-the-dead",
                stage="minas-morgul",
                slots={1: "minas-morgul-haradrim", 4: "minas-morgul-mumakil"},
            ),
            "march left",
            ["slot-1"],
        ),
        (lambda: walk("aragorn", 1, at={"aragorn": 6}, hand=["arwen"]), "pass", ["courage-12"]),
        (lambda: walk("aragorn", 1, at={"aragorn": 6}, hand=["arwen"]), "use arwen", ["figure-aragorn"]),
        (lambda: walk("aragorn", 1, at={"aragorn": 2}, hand=["arwen"]), "pass", ["nazgul-1"]),
        (lambda: meet("gondor-orc-hordes", hand=["eomer"], at={"aragorn": 20}), "pass", ["figure-merry-pippin"]),
        (lambda: meet("gondor-orc-hordes", hand=["eomer"]), "use eomer", ["slot-3"]),
        (
            lambda: meet("gondor-orc-hordes", hand=["galadriel"], fields={"courage": 3}),
            "use galadriel",
            ["courage-10"],
        ),
        (lambda: meet("gondor-grond", hand=["treebeard"], fields={"courage": 3}), "pass", ["courage-0"]),
        (
            lambda: doom(2, "mount-doom-gollums-deceit", hand=["power"], at={"ring-bearers": 42}),
            "pass",
            ["slot-2", "courage-11", "space-43"],
        ),
        (lambda: doom(2, "mount-doom-shelob", hand=["power"]), "pass", ["slot-2", "courage-12"]),
    ],
)
def test_an_answer_touches_what_it_acts_on(turn, notation, keys):
    assert touched(turn(), notation) == keys
