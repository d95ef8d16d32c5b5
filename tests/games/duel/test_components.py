"""Components: the tables of the box, and the values that an owner of it may correct (D-6 to D-20)."""

from collections import Counter

import numpy as np
import pytest

from bagend.games.duel.components import (
    ACCEPTS,
    CARD_ROWS,
    CHAINS,
    COLOUR,
    COLOURS,
    COST_COINS,
    COST_SKILLS,
    COVERED_BY,
    DATA,
    DECK,
    EFFECTS,
    EMPTY,
    FACE_UP,
    GIVES,
    INCOME,
    N_CARDS,
    N_CHAPTERS,
    N_SLOTS,
    NEIGHBOURS,
    QUEST_STEPS,
    RACES,
    REGIONS,
    SHAPES,
    SKILLS,
    SLOT_ROW,
    TILE_ROW,
    TILES,
    TOKEN_ROWS,
    TOKENS,
    Colour,
    Op,
)
from games.duel.positions import GAME, position
from proof import some

CHAPTER = [card // DECK + 1 for card in range(N_CARDS)]


@pytest.mark.parametrize("datum", DATA)
def test_every_value_has_a_source_and_a_confidence(datum):
    row = DATA[datum]
    assert row["about"]
    # What an option corrects says where it comes from beside the option's other words.
    assert row.get("source") or GAME.words().attribute(f"option-{row['option']}", "source")
    assert 0 < row["confidence"] <= 1


def test_the_doubtful_values_and_only_they_can_be_corrected():
    corrected = {option.datum: option.key for option in GAME.options if option.datum}
    assert corrected == {"DD-8": "fellowship_coins", "DD-9": "sauron_coins", "DD-10": "coin_cap"}
    assert {row["option"] for row in DATA.values() if "option" in row} == set(corrected.values())


def test_d6_69_chapter_cards():
    assert len(CARD_ROWS) == len({row["id"] for row in CARD_ROWS}) == 69
    assert Counter(CHAPTER) == {1: 23, 2: 23, 3: 23}


def test_d7_seven_landmark_tiles():
    assert len(set(TILES)) == 7


def test_d8_d9_one_board_of_seven_regions():
    assert REGIONS == ("lindon", "arnor", "rhovanion", "enedwaith", "rohan", "gondor", "mordor")


def test_d10_one_quest_track_the_same_for_both():
    assert QUEST_STEPS == 14
    assert [space.split()[0] for space in DATA["DD-18"]["value"]] == ["3", "6", "9", "12"]


def test_d11_thirty_coins():
    assert DATA["DD-10"]["value"] == 30


def test_d12_18_tokens_three_for_each_race():
    assert Counter(row["race"] for row in TOKEN_ROWS) == dict.fromkeys(RACES, 3)
    assert [row["race"] for row in TOKEN_ROWS] == [race for race in RACES for _ in range(3)]
    assert len(set(TOKENS)) == 18


@pytest.mark.parametrize("side", [0, 1], ids=["D-13", "D-14"])
def test_d13_d14_each_side_has_15_units_and_7_fortresses(side):
    state = position().state
    assert state.units[side].sum() + state.supply[side] == 15
    assert DATA["DD-13"]["value"] == len(TILES), "never more fortresses are needed than there are"


def test_d15_what_the_player_aid_holds_is_data():
    for row in some(range(TILE_ROW, len(EFFECTS))):
        bends = row >= TILE_ROW + len(TILES) and "bends" in TOKEN_ROWS[row - TILE_ROW - len(TILES)]
        assert bends == (EFFECTS[row, 0, 0] == Op.NONE)


def test_d16_six_colours():
    assert COLOURS == ("grey", "yellow", "blue", "green", "red", "purple")
    assert [colour.name.lower() for colour in Colour] == list(COLOURS)


def test_d17_each_colour_has_a_shape():
    assert dict(zip(COLOURS, SHAPES, strict=True)) == {
        "grey": "diamond",
        "yellow": "disc",
        "blue": "square",
        "green": "triangle",
        "red": "cross",
        "purple": "star",
    }


def test_d18_five_skills():
    assert SKILLS == ("ruse", "strength", "courage", "knowledge", "leadership")


def test_d19_six_races():
    assert set(RACES) == {"elves", "ents", "hobbits", "humans", "dwarves", "wizards"}


def linked(a: str, b: str) -> bool:
    return bool(NEIGHBOURS[REGIONS.index(a)] >> REGIONS.index(b) & 1)


def test_d20_enedwaith_rohan_and_mordor():
    assert linked("enedwaith", "rohan")
    assert linked("rohan", "mordor")
    assert not linked("enedwaith", "mordor")


def test_d20_links_go_both_ways_and_there_are_ten():
    links = [(a, b) for a in REGIONS for b in REGIONS if linked(a, b)]
    assert len(links) == 20
    assert all(linked(b, a) and a != b for a, b in links)


# The invariants of the card list.


def test_d73_each_chain_symbol_is_given_once_and_accepted_once_in_a_later_chapter():
    assert len(CHAINS) == len(set(CHAINS)) == 17
    ways: Counter[int] = Counter()
    for chain in range(17):
        (giver,), (taker,) = np.flatnonzero(chain == GIVES), np.flatnonzero(chain == ACCEPTS)
        assert CHAPTER[giver] < CHAPTER[taker]
        assert COLOUR[giver] not in (Colour.GREY, Colour.PURPLE)
        ways[CHAPTER[giver]] += 1
    assert ways == {1: 10, 2: 7}
    assert all(ACCEPTS[card] == EMPTY for card in range(DECK)), "no chapter 1 card is chained"


def test_d88_two_green_cards_for_each_race():
    found: dict[str, list[int]] = {race: [] for race in RACES}
    for card in np.flatnonzero(COLOUR == Colour.GREEN):
        found[RACES[EFFECTS[card, 0, 1]]].append(CHAPTER[card])
    assert found == {
        "elves": [1, 2],
        "ents": [3, 3],
        "hobbits": [1, 2],
        "humans": [1, 2],
        "dwarves": [1, 2],
        "wizards": [3, 3],
    }


def test_d90_each_region_is_on_four_red_cards_which_offer_two():
    red = np.flatnonzero(COLOUR == Colour.RED)
    assert len(red) == 14
    assert [int(EFFECTS[card, 0, 1]) for card in red] == [CHAPTER[card] for card in red]
    assert all(int(EFFECTS[card, 0, 2]).bit_count() == 2 for card in red)
    assert [sum(int(EFFECTS[card, 0, 2]) >> region & 1 for card in red) for region in range(7)] == [4] * 7


def test_d87_ring_symbols_of_each_chapter():
    blue = np.flatnonzero(COLOUR == Colour.BLUE)
    rings = [sum(int(EFFECTS[card, 0, 1]) for card in blue if CHAPTER[card] == chapter) for chapter in (1, 2, 3)]
    assert rings == [4, 7, 11]


def test_d81_skill_symbols_of_each_chapter():
    for chapter in (1, 2):
        rows = [EFFECTS[card, 0] for card in range(N_CARDS) if CHAPTER[card] == chapter]
        fixed = [sum(int(b) for op, a, b in rows if op == Op.SKILL and a == skill) for skill in range(5)]
        assert fixed == [2, 2, 2, 1, 1]
    grey = np.flatnonzero(COLOUR == Colour.GREY)
    assert {CHAPTER[card] for card in grey} == {1, 2}
    assert sum(EFFECTS[card, 0, 0] == Op.ONE_OF for card in grey) == 2


def test_d84_choices_are_nested_or_disjoint_so_that_taking_the_first_that_fits_is_the_best_use():
    groups = [int(row[0, 1]) for row in EFFECTS if row[0, 0] == Op.ONE_OF]
    places = [int(row[0, 2]) for row in EFFECTS if row[0, 0] == Op.ONE_OF]
    assert sorted(places) == [0, 1, 2]
    by_size = [group for _, group in sorted(zip(places, groups, strict=True))]
    assert sorted(by_size, key=int.bit_count) == by_size
    assert all(a & b in (0, a) for i, a in enumerate(by_size) for b in by_size[i + 1 :])


def test_d58_printed_coins_are_on_eight_cards():
    coins = {row["id"]: int(COST_COINS[i]) for i, row in enumerate(CARD_ROWS) if COST_COINS[i]}
    assert coins == {
        **dict.fromkeys(["c1-14", "c2-03", "c2-04", "c2-05", "c2-06", "c2-07", "c2-11"], 1),
        "c3-07": 3,
    }
    assert any(COST_COINS[card] and COST_SKILLS[card].any() for card in range(N_CARDS)), "some cost both"


def test_d62_tiles_and_most_cards_cost_skills():
    assert COST_SKILLS[TILE_ROW:].sum(axis=1).tolist() == [6] * 7
    assert (COST_COINS[TILE_ROW:] == 0).all()
    assert np.count_nonzero(COST_SKILLS[:N_CARDS].any(axis=1)) > N_CARDS / 2


def test_d92_purple_cards_are_in_chapter_3_only():
    assert {CHAPTER[card] for card in np.flatnonzero(COLOUR == Colour.PURPLE)} == {3}


def test_colours_of_each_chapter():
    counts = [Counter(COLOURS[COLOUR[c]] for c in range(N_CARDS) if CHAPTER[c] == chapter) for chapter in (1, 2, 3)]
    assert counts == [
        {"grey": 8, "yellow": 4, "blue": 4, "green": 4, "red": 3},
        {"grey": 7, "yellow": 2, "blue": 5, "green": 4, "red": 5},
        {"yellow": 2, "blue": 5, "green": 4, "red": 6, "purple": 6},
    ]


def test_d39_income_by_chapter_is_data():
    assert INCOME.tolist() == [1, 2, 3]


ROWS = {0: [2, 3, 4, 5, 6], 1: [6, 5, 4, 3, 2], 2: [2, 3, 4, 2, 4, 3, 2]}


@pytest.mark.parametrize("chapter", range(N_CHAPTERS))
def test_d22_d23_each_chapter_has_its_formation(chapter):
    sizes = Counter(SLOT_ROW[chapter].tolist())
    assert [sizes[row] for row in sorted(sizes)] == ROWS[chapter]
    for slot in range(N_SLOTS):
        row = int(SLOT_ROW[chapter, slot])
        assert bool(FACE_UP[chapter] >> slot & 1) == (row % 2 == 0), "rows lie face up and down in turn"
        covers = [on for on in range(N_SLOTS) if COVERED_BY[chapter, slot] >> on & 1]
        assert all(SLOT_ROW[chapter, on] == row + 1 for on in covers)
        assert bool(covers) == (row < max(sizes)), "only the last row lies free at the start"
