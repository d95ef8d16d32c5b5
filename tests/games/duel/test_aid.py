"""The player aid: all tokens, landmarks and bonus spaces, read off the components (D-15)."""

from bagend.games.duel.components import RACES, REGIONS, TILES, TOKENS
from games.duel.positions import GAME, position
from proof import some


def aid() -> dict[str, tuple[str, ...]]:
    """What the aid of the box says; the table's tells more."""
    found = GAME.text.aid(position().view("sauron"), GAME.words())
    return {section.heading: section.lines for section in found if section.key in (*RACES, "landmarks", "quest")}


def test_d15_the_aid_lists_every_token_of_every_race():
    said = aid()
    assert list(said)[: len(RACES)] == ["Elves", "Ents", "Hobbits", "Humans", "Dwarves", "Wizards"]
    assert sum(len(lines) for lines in list(said.values())[: len(RACES)]) == len(TOKENS) == 18
    assert said["Hobbits"] == (
        "“eagle feather”: Counts as one of the six races.",
        "“unit for blue”: A unit in any region whenever you play a blue card.",
        "“coins for chains”: 3 coins whenever you play a card by its chain.",
    )


def test_d15_the_aid_lists_every_landmark():
    lines = aid()["Landmarks"]
    assert len(lines) == len(TILES) + 1 == 8
    assert lines[0] == (
        "Barad-dûr: build a fortress in Mordor and play a card from the discard pile for free. "
        "It costs 3 Courage, 1 Knowledge and 2 Leadership."
    )
    assert lines[-1] == "Every landmark costs 1 coin more for each fortress you have on the board."


def test_d15_the_aid_lists_the_bonus_spaces():
    assert aid()["Quest of the Ring"] == (
        "Bonus spaces: take 1 coin at step 3, place 1 unit in any region at step 6, take another turn at step 9 and "
        "remove an opposing fortress at step 12.",
    )


def test_d15_the_readme_shows_the_aid():
    readme = (GAME.folder / "README.md").read_text(encoding="utf-8")
    for line in some(line for lines in aid().values() for line in lines):
        assert f"- {line}" in readme


def test_whoever_looks_something_up_finds_the_ways_to_win_the_colours_and_the_land():
    found = {section.key: section.lines for section in GAME.text.aid(position().view("sauron"), GAME.words())}
    assert len(found["ways"]) == 4
    assert found["cards"][0] == "Grey cards: They give skills, which pay for cards and landmarks."
    assert found["land"][REGIONS.index("lindon")] == "Lindon touches Arnor."
