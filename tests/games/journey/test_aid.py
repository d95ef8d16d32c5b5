"""The aid: what there is to look up, read off the components and the clauses."""

from games.journey.positions import GAME, position, seen, words


def aid(**given: str) -> dict[str, tuple[str, ...]]:
    return {section.heading: section.lines for section in GAME.text.aid(seen(position(**given)), words())}


def test_the_aid_has_a_section_for_each_kind_of_thing():
    assert list(aid()) == ["Symbols", "Colours", "Dice", "Limits", "Places, on the advanced side"]


def test_the_aid_says_of_every_symbol_what_it_does():
    lines = aid()["Symbols"]
    assert len(lines) == 6
    assert lines[1] == "Ring: Each Ring crosses the next round space; Rings left over after Mordor are lost."
    assert lines[4] == "Orc: If there are more Orcs than Weapons, no Ring counts."


def test_the_aid_lists_the_faces_of_the_dice():
    assert aid()["Dice"] == (
        "Each coloured die: Ring, Ring, Gandalf, Weapon, Orc and Nazgûl.",
        "The black die: Ring, Gandalf, Weapon, Orc, Nazgûl and White Tree.",
    )


def test_the_aid_says_whose_colour_is_whose_and_how_long_a_path_is():
    assert aid()["Colours"][:2] == ("Frodo is yellow.", "Sam is red.")
    assert aid()["Limits"][-1] == "A Nazgûl path has 6 squares."
    assert aid(squares="8")["Limits"][-1] == "A Nazgûl path has 8 squares."


def test_the_aid_lists_the_eight_places_that_change_a_rule():
    lines = aid()["Places, on the advanced side"]
    assert len(lines) == 8
    assert lines[1] == "Moria: Gandalf has no effect."
