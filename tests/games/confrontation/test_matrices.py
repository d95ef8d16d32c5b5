"""The tables of the rules, cell by cell: every figure against every other, and every card against every other.

The tables are written as a person would fill them in by hand, and every cell is played through the rules.
"""

import pytest

from bagend.games.confrontation.actions import Event, Phase
from bagend.games.confrontation.components import FIGURES, N_EACH, STRENGTH
from games.confrontation.positions import Turn, position

LIGHT_FIGURES = FIGURES[:N_EACH]
DARK_FIGURES = FIGURES[N_EACH:]

LIGHT_ATTACKS = {
    "frodo": "C C C C C Cn C W Ct",
    "sam": "C C C C C Cn C W Ct",
    "pippin": "p+C p+C p+C p+C p+C p+Cn p+C W p+Ct",
    "merry": "C C D C C Cn C W Ct",
    "gandalf": "G G G G G Gn G W Gt",
    "aragorn": "C C C C C Cn C W Ct",
    "legolas": "C C C D C Cn C W Ct",
    "gimli": "C C C C C Cn D W Ct",
    "boromir": "B B B B B B B W B",
}
DARK_ATTACKS = {
    "frodo": "f+C f+C f+C f+C f+C f+Cn f+L f+C W f+Ct",
    "sam": "s+C s+C s+C s+C s+C s+Cn s+L s+C W s+Ct",
    "pippin": "C C C C C Cn L C W Ct",
    "merry": "C C D C C Cn L C W Ct",
    "gandalf": "G G G G G Gn L G W Gt",
    "aragorn": "C C C C C Cn L C W Ct",
    "legolas": "C C C D C Cn L C W Ct",
    "gimli": "C C C C C Cn D D W Ct",
    "boromir": "B B B B B B B B W B",
}
"""C cards together, G Dark first, n Saruman may forbid, t Dark's card void, p+ f+ s+ a text is asked first, W the Warg,
D L B who is defeated at once.  The seventh and eighth columns are the Orcs' first battle and a later one."""

COLUMNS = [*DARK_FIGURES[:7], "orcs later", *DARK_FIGURES[7:]]


def cells(table: dict[str, str], columns) -> list[tuple[str, str, str]]:
    return [
        (light, dark, cell) for light, row in table.items() for dark, cell in zip(columns, row.split(), strict=True)
    ]


@pytest.mark.parametrize(("light", "dark", "cell"), cells(LIGHT_ATTACKS, DARK_FIGURES))
def test_light_attacks(light, dark, cell):
    turn = position(
        "light", **{**({} if light == "frodo" else {"frodo": "shire"}), light: "high-pass", dark: "mirkwood"}
    )
    assert read_cell(turn.play(f"move {light} mirkwood"), light, dark) == cell


@pytest.mark.parametrize(("light", "dark", "cell"), cells(DARK_ATTACKS, COLUMNS))
def test_dark_attacks(light, dark, cell):
    """In Rhudaur, beside somebody else, from where Frodo may slip away; the later battle is the Orcs' second."""
    company = {"merry": "rhudaur"} if light != "merry" else {"pippin": "rhudaur"}
    figure = dark.removesuffix(" later")
    frodo = {} if light == "frodo" else {"frodo": "shire"}
    turn = position("dark", **{**frodo, **company, light: "rhudaur", figure: "high-pass"})
    turn.play(f"move {figure} rhudaur")
    if dark == "orcs later":
        turn.play(f"draw {next(iter(company))}")
        assert turn.asks[1] != Phase.OPPONENT
        # With one stand left the other is not drawn; Sam and Frodo are then alone.
        seen = read_cell(turn, light, figure)
        assert seen == ("C" if light == "sam" else cell)
        return
    assert read_cell(turn.play(f"draw {light}"), light, figure) == cell


def read_cell(turn: Turn, light: str, dark: str) -> str:
    """What happens before cards, as the tables write it."""
    found = ""
    if turn.asks == ("light", Phase.TEXT):
        found = {"pippin": "p+", "frodo": "f+", "sam": "s+"}[light]
        turn.play("stay")
    fates = (turn.where(light) == "defeated", turn.where(dark) == "defeated")
    if any(fates):
        assert Event.PLAYED not in turn.events()
        return found + {(True, True): "B", (True, False): "L", (False, True): "D"}[fates]
    if dark == "warg":
        assert Event.SILENCED in turn.events()
        assert turn.asks == ("dark", Phase.CARD)
        assert Event.LAID in turn.play("play 1").events()
        return found + "W"
    forbids = ""
    if turn.asks == ("dark", Phase.SARUMAN):
        forbids = "n"
        turn.play("allow")
    turn.play("play 2")
    order = "G" if Event.PLAYED in turn.events() else "C"
    turn.play("play 1")
    assert turn.totals
    void = "t" if turn.totals[1] == STRENGTH[FIGURES.index(dark)] else ""
    return found + order + forbids + void


BARE = {
    "frodo": "-4 -4 -4 -2 -2 -3 -1 -1 -8",
    "sam": "-3 -3 -3 -1 -1 -2 0 0 -7",
    "pippin": "-4 -4 -4 -2 -2 -3 -1 -1 -8",
    "merry": "-3 -3 x -1 -1 -2 0 0 -7",
    "gandalf": "0 0 0 2 2 1 3 3 -4",
    "aragorn": "-1 -1 -1 1 1 0 2 2 -5",
    "legolas": "-2 -2 -2 x 0 -1 1 1 -6",
    "gimli": "-2 -2 -2 0 0 -1 x 1 -6",
    "boromir": "x x x x x x x -2 x",
}
"""Light's strength less Dark's; x where the battle never comes to that."""


@pytest.mark.parametrize(("light", "dark", "cell"), cells(BARE, DARK_FIGURES))
def test_c54_bare_strengths(light, dark, cell):
    """Both cards without value: Magic with an empty pile."""
    turn = position(
        "light", **{**({} if light == "frodo" else {"frodo": "shire"}), light: "high-pass", dark: "mirkwood"}
    )
    turn.play(f"move {light} mirkwood")
    if light == "pippin" and dark != "warg":
        turn.play("stay")
    if cell == "x":
        assert turn.totals is None
        return
    if dark == "saruman":
        turn.play("forbid")
    else:
        turn.cards("magic", "magic")
    difference = int(cell)
    assert turn.totals
    assert turn.totals[0] - turn.totals[1] == difference
    assert (turn.where(light) == "defeated", turn.where(dark) == "defeated") == (difference <= 0, difference >= 0)


@pytest.mark.parametrize(
    ("dark", "difference"),
    [
        ("balrog", 0),
        ("shelob", 0),
        ("witch-king", 0),
        ("flying-nazgul", 2),
        ("black-rider", 2),
        ("saruman", 1),
        ("cave-troll", -4),
    ],
)
def test_c25_bare_strengths_of_sam_with_frodo(dark, difference):
    turn = position(frodo="rhudaur", sam="rhudaur", **{dark: "high-pass"})
    turn.play(f"move {dark} rhudaur", "draw sam", "unite")
    if dark == "saruman":
        turn.play("forbid")
    else:
        turn.cards("magic", "magic")
    assert turn.totals
    assert turn.totals[0] - turn.totals[1] == difference


# Cards.  Light's figure is Aragorn (4), Dark's is the Balrog (5); n = 3 and m = 4.

CARDS = {
    "3": "7:9 7:5 D 7:5 7:5",
    "sacrifice": "both 4:5 D both both",
    "cloak": "4:5 4:5 D 4:5 4:5",
    "retreat ok": "L 4:5 DL L L",
    "retreat no": "4:9 4:5 D 4:5 4:5",
    "void": "4:9 4:5 D 4:5 4:5",
}
"""a:b the totals compared, D or L whose figure leaves, `both` both defeated."""

DARK_CARDS = ["4", "eye", "retreat ok", "retreat no", "void"]


@pytest.mark.parametrize(("light", "dark", "cell"), cells(CARDS, DARK_CARDS))
def test_c45_card_against_card(light, dark, cell):
    """A battle in Gondor, which Dark may leave sideways and Light backwards, unless somebody is in the way.

    A card without effect is Magic with an empty pile, on either side.
    """
    ways = {"sam": "fangorn", "merry": "fangorn", "legolas": "rohan"} if light == "retreat no" else {}
    if light == "retreat no":
        ways["gimli"] = "rohan"
    blocks = {"pippin": "dagorlad"} if dark == "retreat no" else {}
    turn = position("dark", aragorn="gondor", balrog="mordor", **ways, **blocks).play("move balrog gondor")
    turn.play(f"play {'magic' if dark == 'void' else dark.split()[0]}")
    turn.play(f"play {'magic' if light == 'void' else light.split()[0]}")
    if turn.asks == ("light", Phase.RETREAT):
        turn.play("flee fangorn")
    assert read_outcome(turn) == cell


def read_outcome(turn: Turn) -> str:
    if turn.totals:
        return "{}:{}".format(*turn.totals)
    if (turn.where("aragorn"), turn.where("balrog")) == ("defeated", "defeated"):
        return "both"
    return ("D" if turn.where("balrog") == "dagorlad" else "") + ("L" if turn.where("aragorn") == "fangorn" else "")


TROLL = {"3": "7:9", "sacrifice": "both", "cloak": "4:9", "retreat": "L", "magic": "4:9"}


@pytest.mark.parametrize("dark", ["6", "eye", "retreat", "magic"])
@pytest.mark.parametrize("light", TROLL)
def test_c42_beside_the_troll_every_card_of_dark_is_void(light, dark):
    turn = position("dark", aragorn="gondor", cave_troll="mordor").play("move cave-troll gondor").cards(dark, light)
    if turn.asks == ("light", Phase.RETREAT):
        turn.play("flee fangorn")
    compared = ["{}:{}".format(*turn.totals)] if turn.totals else []
    both = ["both"] if turn.where("aragorn") == turn.where("cave-troll") == "defeated" else []
    left = ["L"] if turn.where("aragorn") == "fangorn" else []
    assert compared + both + left == [TROLL[light]]
    assert dark in turn.pile("dark")


MAGIC = [
    ("3", "magic", "4", "", "7:9"),
    ("3", "magic", "eye", "", "7:5"),
    ("3", "magic", "retreat", "", "D"),
    ("sacrifice", "magic", "4", "", "both"),
    ("sacrifice", "magic", "eye", "", "4:5"),
    ("sacrifice", "magic", "retreat", "", "D"),
    ("cloak", "magic", "4", "", "4:5"),
    ("cloak", "magic", "eye", "", "4:5"),
    ("retreat", "magic", "4", "", "L"),
    ("retreat", "magic", "eye", "", "4:5"),
    ("retreat", "magic", "retreat", "", "DL"),
    ("magic", "4", "", "3", "7:9"),
    ("magic", "4", "", "sacrifice", "both"),
    ("magic", "4", "", "cloak", "4:5"),
    ("magic", "4", "", "retreat", "L"),
    ("magic", "eye", "", "", "4:5"),
    ("magic", "retreat", "", "3", "D"),
    ("magic", "retreat", "", "retreat", "DL"),
    ("magic", "magic", "4", "cloak", "4:5"),
    ("magic", "magic", "eye", "", "4:5"),
    ("magic", "magic", "retreat", "sacrifice", "D"),
    ("magic", "magic", "retreat", "retreat", "DL"),
]
"""Light's card, Dark's card, what Dark fetches, what Light fetches, what happens."""


@pytest.mark.parametrize(("light", "dark", "dark_fetches", "light_fetches", "cell"), MAGIC)
def test_c46_magic_against_every_card(light, dark, dark_fetches, light_fetches, cell):
    piles = {"light": [light_fetches] if light_fetches else ["5"], "dark": [dark_fetches] if dark_fetches else ["6"]}
    turn = (
        position("dark", aragorn="gondor", balrog="mordor", discard=piles).play("move balrog gondor").cards(dark, light)
    )
    if dark_fetches:
        assert turn.asks == ("dark", Phase.MAGIC)
        turn.play(f"fetch {dark_fetches}")
    if light_fetches:
        assert turn.asks == ("light", Phase.MAGIC)
        turn.play(f"fetch {light_fetches}")
    if turn.asks == ("light", Phase.RETREAT):
        turn.play("flee fangorn")
    assert read_outcome(turn) == cell
    assert {light} <= turn.pile("light")
