"""The rules in words: in the order of play, each decision once."""

from bagend.engine import clauses
from games.duel.positions import GAME


def test_the_chapters_come_in_the_order_of_play():
    sections = [clauses.section(clause, GAME.words()) for clause in clauses.load(GAME.folder).values()]
    assert list(dict.fromkeys(sections)) == [
        "Aim of the game",
        "Publisher’s note",
        "Contents",
        "Colour-blind marks",
        "Chapter set-up",
        "Turn",
        "Taking a chapter card",
        "Taking a landmark tile",
        "End of a chapter",
        "Cost: coins",
        "Cost: skills",
        "Cost: chaining",
        "Effects",
        "Quest of the Ring",
        "Alliances",
        "Conquering Middle-earth",
        "End of the game",
    ]
    assert len([i for i in range(1, len(sections)) if sections[i] != sections[i - 1]]) == 16, "each of them once"


def test_no_option_is_ruled_twice():
    options = [ruling.option for ruling in clauses.rulings(GAME.folder).values() if ruling.option]
    assert sorted(options) == ["coin_cap", "free_order", "landmarks", "stack_turns"]


def test_no_ruling_repeats_the_book():
    """What the book says is a clause; a ruling needs a reason of its own."""
    reasons = [GAME.words().attribute(f"ruling-{key}", "reason") for key in clauses.rulings(GAME.folder)]
    assert len(reasons) > 30
    assert "The book says so." not in reasons
