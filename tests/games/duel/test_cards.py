"""Cards: each of the 69 is played, and exactly what its face says changes.

`cards.txt` is a transcription of the faces of its own; the rules never read it.
"""

from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from games.duel.positions import Turn, position

ABBREVIATIONS = {"Ru": "ruse", "St": "strength", "Co": "courage", "Kn": "knowledge", "Le": "leadership"}


class Face(NamedTuple):
    id: str
    colour: str
    cost: str
    accepts: str
    effect: str
    gives: str

    @property
    def chapter(self) -> int:
        return int(self.id[1])

    @property
    def price(self) -> int:
        """Coins to be paid by a side without any skill."""
        words = self.cost.replace("+", " ").replace(" coin", "coin").split()
        return sum(int(word[0]) for word in words if word != "free")


LINES = (Path(__file__).parent / "cards.txt").read_text(encoding="utf-8").splitlines()
FACES = [Face(*line.split(" | ")) for line in LINES if line.startswith("c")]


def summary(turn: Turn) -> dict[str, Any]:
    """Everything that a card may change, by name."""
    found: dict[str, Any] = {}
    for side in ("sauron", "fellowship"):
        found[f"{side} coins"] = turn.coins(side)
        found[f"{side} steps"] = turn.steps(side)
        found[f"{side} area"] = sorted(turn.area(side))
        found[f"{side} chains"] = sorted(turn.chains(side))
        found[f"{side} races"] = turn.races(side)
        found[f"{side} skills"] = turn.skills(side)
        found[f"{side} choices"] = turn.state.groups[("fellowship", "sauron").index(side)].tolist()
        found[f"{side} supply"] = turn.supply(side)
        found[f"{side} forts"] = sorted(turn.forts(side))
        found[f"{side} tokens"] = sorted(turn.tokens(side))
        for region in ("lindon", "arnor", "rhovanion", "enedwaith", "rohan", "gondor", "mordor"):
            found[f"{side} {region}"] = turn.units(side, region)
    found["pile"] = sorted(turn.pile())
    return found


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, tuple[Any, Any]]:
    return {key: (before[key], after[key]) for key in before if before[key] != after[key]}


def expected(face: Face, before: dict[str, Any], coins: int) -> dict[str, tuple[Any, Any]]:
    """What the face says, for a choice that takes the first region offered and the only units there are."""
    wanted: dict[str, Any] = {"sauron area": [face.id], "sauron coins": before["sauron coins"] - coins}
    if face.gives != "-":
        wanted["sauron chains"] = [face.gives]
    words = face.effect.split()
    if face.effect.startswith("gives") and "/" in words[1]:
        members = sum(1 << list(ABBREVIATIONS).index(name) for name in words[1].split("/"))
        wanted["sauron choices"] = [members, 0, 0] if members.bit_count() == 2 else [0, members, 0]
    elif face.effect.startswith("gives"):
        wanted["sauron skills"] = {ABBREVIATIONS[words[1][1:]]: int(words[1][0])}
    elif words[-1] == "coins":
        wanted["sauron coins"] += int(words[0])
    elif words[0] == "quest":
        wanted["sauron steps"] = before["sauron steps"] + int(words[1])
    elif words[0] == "race:":
        wanted["sauron races"] = {words[1]: 1}
    elif "unit" in face.effect:
        units, region = int(words[0]), words[2].lower()
        wanted[f"sauron {region}"] = before[f"sauron {region}"] + units
        wanted["sauron supply"] = before["sauron supply"] - units
    else:
        symbols = Counter(symbol.strip() for symbol in face.effect.split(","))
        removed, moved = symbols["kill 1"], symbols["move 1"]
        wanted["fellowship arnor"] = 5 - removed
        wanted["fellowship supply"] = 10 + removed
        wanted["fellowship coins"] = before["fellowship coins"] - symbols["opp -1 coin"]
        wanted["sauron mordor"] = 5 - moved
        wanted["sauron gondor"] = moved
    return {key: (before[key], value) for key, value in wanted.items() if before[key] != value}


def play_out(turn: Turn) -> Turn:
    """Answer what a card asks: the first region offered, removals in Arnor, moves from Mordor to Gondor."""
    while turn.phase.name in ("REMOVE", "MOVE"):
        turn.play("remove arnor" if turn.phase.name == "REMOVE" else "move mordor gondor")
    return turn


UNITS: dict[str, Any] = {"sauron": {"mordor": 5}, "fellowship": {"arnor": 5}}


def before_playing(face: Face, coins: int, **given: Any) -> Turn:
    """The card lies there to be taken; a red one finds its region empty, a blue one no bonus that could act."""
    units = {"sauron": {}, "fellowship": {}} if face.colour == "red" else UNITS
    given = {"units": units, "quest": {"sauron": 9}, **given}
    return position(chapter=face.chapter, display=[face.id], coins={"sauron": coins}, **given)


def first_region(face: Face) -> str:
    return face.effect.split()[2].lower()


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.id)
def test_a_card_costs_and_does_what_its_face_says(face):
    turn = before_playing(face, face.price)
    before = summary(turn)
    turn.play("play 1")
    if face.colour == "red":
        regions = face.effect.partition(": ")[2].lower().split(" or ")
        assert turn.answers() == {f"place {region}" for region in regions}
        turn.play(f"place {first_region(face)}")
    after = summary(play_out(turn))
    assert changes(before, after) == expected(face, before, face.price)
    assert turn.active == "fellowship"


@pytest.mark.parametrize("face", [face for face in FACES if face.price], ids=lambda face: face.id)
def test_a_coin_less_does_not_buy_it(face):
    assert before_playing(face, face.price - 1).refusal("play 1") == "D-67"


@pytest.mark.parametrize("face", [face for face in FACES if face.accepts != "-"], ids=lambda face: face.id)
def test_its_chain_plays_it_free(face):
    giver = next(other.id for other in FACES if other.gives == face.accepts)
    turn = before_playing(face, 0, area={"sauron": [giver]})
    turn.play("chain 1")
    assert turn.area("sauron") == {giver, face.id}
    assert turn.coins("sauron") == (5 if face.id == "c3-01" else 0)


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.id)
def test_discarded_it_does_nothing(face):
    turn = before_playing(face, 0)
    before = summary(turn)
    after = summary(turn.play("discard 1"))
    assert changes(before, after) == {
        "sauron coins": (0, face.chapter),
        "pile": (before["pile"], sorted([*before["pile"], face.id])),
    }
