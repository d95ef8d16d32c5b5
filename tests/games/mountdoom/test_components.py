"""Components: the tables of the box, and the values that an owner of it may correct."""

import pytest

from bagend.games.mountdoom.components import (
    CARDS,
    DATA,
    DICE,
    EFFECTS,
    FACES,
    FIGURES,
    FIRST_GANDALF,
    HELPERS,
    KINDS,
    LEAVING,
    MORGUL,
    MOST_NAZGUL,
    MOST_WARRIORS,
    N_GANDALF,
    PER_STAGE,
    SPACES,
    STAGES,
    STEPS,
    Face,
    Figure,
    Helper,
    Op,
    Space,
    Stage,
)
from bagend.games.mountdoom.facts.cards import numbers
from games.mountdoom.positions import GAME, position

VALUES = {key: row for key, row in DATA.items() if key != "card"}


@pytest.mark.parametrize("datum", VALUES)
def test_every_value_has_a_source_and_a_confidence(datum):
    row = VALUES[datum]
    assert row["about"]
    # What an option corrects says where it comes from beside the option's other words.
    assert row.get("source") or GAME.words().attribute(f"option-{row['option']}", "source")
    assert 0 < row["confidence"] <= 1


@pytest.mark.parametrize("name", CARDS)
def test_every_card_has_a_source_and_a_confidence(name):
    assert DATA["card"][name]["source"]
    assert 0 < DATA["card"][name]["confidence"] <= 1


def test_the_doubtful_values_and_only_they_can_be_corrected():
    corrected = {option.datum: option.key for option in GAME.options if option.datum}
    assert {key: row["option"] for key, row in VALUES.items() if "option" in row} == corrected
    assert all(VALUES[datum]["confidence"] <= 0.7 for datum in corrected)


def test_the_default_of_an_option_is_the_value_in_the_data():
    doubtful = [option for option in GAME.options if option.datum]
    assert len(doubtful) == 8
    for option in doubtful:
        value = VALUES[option.datum]["value"]
        assert option.default == (tuple(value) if isinstance(value, list) else value)


def names(enum) -> list[str]:
    return [member.name.lower().replace("_", "-") for member in enum]


def test_names_and_numbers_agree():
    assert names(Figure) == list(FIGURES)
    assert names(Face) == list(FACES)
    assert names(Stage) == list(STAGES)
    assert names(Helper) == list(HELPERS)


def test_m3_m4_six_stages_of_eight_steps():
    assert STAGES == ("lothlorien", "rohan", "helms-deep", "gondor", "minas-morgul", "mount-doom")
    assert (STEPS, MORGUL) == (8, 40)


def test_m6_seven_cards_for_each_stage():
    assert len(CARDS) == 42
    for number, stage in enumerate(STAGES):
        assert all(name.startswith(stage) for name in CARDS[number * PER_STAGE : (number + 1) * PER_STAGE])


def test_m7_m8_five_gandalf_cards_and_boromir():
    assert N_GANDALF == 5
    assert HELPERS[FIRST_GANDALF - 1] == "boromir"
    assert set(HELPERS[FIRST_GANDALF:]) == {"power", "trick", "support", "vision", "wrath"}


def test_m10_m11_m20_five_figures_each_with_its_die():
    assert dict(zip(FIGURES, DICE, strict=True)) == {
        "ring-bearers": "orange",
        "merry-pippin": "violet",
        "aragorn": "blue",
        "legolas": "green",
        "gimli": "red",
    }


def test_m12_m13_nine_nazgul_and_six_uruk_hai():
    assert (MOST_NAZGUL + 1, MOST_WARRIORS + 1) == (9, 6)


def test_m18_m19_two_sides_and_eight_dice():
    state = position().state
    assert (len(state.top), len(state.low)) == (2, 2)
    assert (len(state.face), len(state.black)) == (5, 2)
    assert len(FACES) == 6


def test_m15_event_spaces_lie_on_the_path_and_never_on_a_destination():
    hearts = [space for space in range(len(SPACES)) if SPACES[space] == Space.HEART]
    riders = [space for space in range(len(SPACES)) if SPACES[space] == Space.NAZGUL]
    assert (hearts, riders) == ([7, 10, 22, 27, 33], [3, 15, 20, 30, 35, 37])
    assert all(space % STEPS and space < MORGUL for space in (*hearts, *riders))


def test_m9_m14_m16_m17_what_has_no_rule_is_shown_in_words():
    words = GAME.words("en")
    turn = position(fields={"treebeard": 1, "shadow": 1})
    said = [line for section in GAME.text.sections(seen(turn), words) for line in section.lines]
    assert words("state-treebeard") in said
    assert words("state-shadow") in said


def seen(turn):
    views = GAME.View.blank()
    turn.rules.view(turn.states, 0, views)
    return views[0]


def of_stage(stage: str) -> list[str]:
    return [kind for name, kind in zip(CARDS, KINDS, strict=True) if name.startswith(stage)]


def test_m198_the_early_stages_have_two_allies_and_five_enemies():
    assert [sorted(of_stage(stage)) for stage in STAGES[:4]] == [["ally"] * 2 + ["enemy"] * 5] * 4


def test_m199_most_enemies_stay():
    enemies = [number for number, kind in enumerate(KINDS) if kind == "enemy"]
    leaving = [number for number in enemies if LEAVING >> number & 1]
    assert len(leaving) == 5
    assert len(leaving) < len(enemies) / 2


def test_m200_m201_m202_m203_the_cards_the_rulebook_speaks_of_are_in_their_stages():
    wanted = ["lothlorien-balrog", "lothlorien-elrond", "gondor-uruk-hai", "minas-morgul-uruk-hai", "mount-doom-shelob"]
    assert set(wanted) <= set(CARDS)
    fights = (Op.FIGHT, Op.URUK_HAI, Op.MOUTH, Op.MUMAKIL)
    assert all(EFFECTS[card, row, 0] not in fights for card in range(5 * PER_STAGE, 42) for row in range(2))


def test_m140_the_cards_of_doom_are_of_their_own_kind_and_never_leave():
    assert of_stage("mount-doom") == ["doom"] * 7
    assert LEAVING >> 5 * PER_STAGE == 0


@pytest.mark.parametrize("name", CARDS)
def test_every_card_has_its_words(name):
    words = GAME.words("en")
    short = next(name.removeprefix(f"{stage}-") for stage in STAGES if name.startswith(stage))
    assert words(f"card-{short}")
    assert words(f"effect-{short}", **numbers(position().state))
