"""Every sentence with all that it names: questions, answers, what is told, what comes next."""

import pytest

from bagend.engine.seats import SPECTATOR
from bagend.games.confrontation.actions import EVENTS, Event, Verb
from bagend.games.confrontation.board.answers import thing_button
from bagend.games.confrontation.components import FIGURES
from games.confrontation.positions import GAME, Turn, position

TOLD = {
    Event.PLACED: ("balrog moria", "The Balrog in Moria."),
    Event.AT_HOME: ("shire", "The other four stay at home in the Shire."),
    Event.ARRANGED: ("dark", "Dark is ready."),
    Event.TURN: ("light", "Light’s turn."),
    Event.MOVED: ("light shire cardolan", "Light moves a figure from the Shire to Cardolan."),
    Event.MOVER: ("warg", "It is the Warg."),
    Event.TUNNEL: ("light", "Light sends a figure into the tunnel of Moria."),
    Event.QUIET: ("", "Nothing stirs in Moria."),
    Event.STRUCK: ("", "The Balrog rises in Moria and strikes the traveller down."),
    Event.ATTACKED: ("dark rohan fangorn", "Dark attacks Fangorn from Rohan."),
    Event.BATTLE: ("orcs sam eregion", "Battle in Eregion: the Orcs against Sam."),
    Event.SILENCED: ("pippin", "Against the Warg, the text of Pippin has no effect."),
    Event.STOOD: ("frodo", "Frodo stays."),
    Event.SLIPPED: ("frodo dagorlad gondor", "Frodo slips away from Dagorlad to Gondor."),
    Event.STEPPED_IN: ("", "Sam steps in front of Frodo and fights in his place."),
    Event.UNITED: ("", "Frodo shows himself at Sam’s side."),
    Event.SLEW: ("merry witch-king", "Merry defeats the Witch-king at once."),
    Event.BOTH_FELL: ("boromir shelob", "Boromir and Shelob fall together."),
    Event.OVERRAN: ("legolas", "The Orcs overrun Legolas."),
    Event.FORBADE: ("", "Saruman forbids the cards."),
    Event.ALLOWED: ("", "Saruman lets the cards decide."),
    Event.LAID: ("dark", "Dark lays a card face down."),
    Event.PLAYED: ("light cloak", "Light plays the Elven Cloak."),
    Event.FETCHED: ("dark 6", "Dark’s Magic becomes 6."),
    Event.WITHOUT_EFFECT: ("light retreat", "Light’s card, Retreat, has no effect."),
    Event.CANCELLED: ("magic", "The Eye of Sauron cancels Magic."),
    Event.RETREATED: ("saruman rohan fangorn", "Saruman retreats from Rohan to Fangorn."),
    Event.SACRIFICED: ("gimli cave-troll", "A noble sacrifice: Gimli and the Cave Troll fall."),
    Event.DEFEATED: ("aragorn warg 7 3", "Aragorn defeats the Warg, 7 to 3."),
    Event.TIED: ("aragorn warg 4", "Aragorn and the Warg fall together, 4 to 4."),
    Event.CLOAKED: ("6", "Under the Elven Cloak, Dark’s 6 does not count."),
    Event.FELL: ("shelob", "Shelob falls."),
    Event.TOOK_BACK: ("", "All nine cards are used: both sides take theirs back."),
    Event.WENT_HOME: ("", "Shelob creeps back to Gondor."),
    Event.NO_HOME: ("", "Shelob finds no room in Gondor."),
    Event.RODE: ("", "Shadowfax comes to Light’s aid."),
    Event.CAME_BACK: ("", "Gandalf returns as the White and stands in Fangorn."),
    Event.LOOKED: ("mirkwood", "Dark looks through the Palantír into Mirkwood."),
    Event.SAW: ("gandalf rhudaur", "The Palantír shows Gandalf in Rhudaur."),
    Event.RECALLED: ("arthedain", "Dark recalls a figure from Arthedain to Mordor."),
    Event.ENDED: ("dark frodo", "The Ring-bearer is lost. Dark wins."),
}


def caption(event: Event, nouns: str) -> str:
    values = [noun.value(token) for noun, token in zip(EVENTS[event].values(), nouns.split(), strict=True)]
    return GAME.caption(event, values, GAME.words())


@pytest.mark.parametrize("event", Event)
def test_every_event_is_told_with_all_that_it_names(event):
    nouns, told = TOLD[event]
    assert caption(event, nouns) == told


@pytest.mark.parametrize(
    ("nouns", "told"),
    [
        ("light mordor", "Frodo has reached Mordor. Light wins."),
        ("dark shire", "Three Dark figures stand in the Shire. Dark wins."),
        ("light stuck", "The other side cannot move. Light wins."),
        ("dark stuck", "The other side cannot move. Dark wins."),
    ],
)
def test_every_other_ending_is_told_with_its_winner(nouns, told):
    assert caption(Event.ENDED, nouns) == told


def fight(light: str = "aragorn", dark: str = "balrog", **given) -> Turn:
    """Dark attacks Gondor from Mordor."""
    where = {light: "gondor", dark.replace("-", "_"): "mordor"} | given
    return position("dark", **where).play(f"move {dark} gondor")


@pytest.mark.parametrize(
    ("turn", "asked"),
    [
        (lambda: position("light", sam="shire"), "Light, which figure do you move?"),
        (lambda: position("dark", orcs="mordor"), "Dark, which figure do you move?"),
        (
            lambda: position("light", sam="shire", light_cards="shadowfax").play("ride sam cardolan"),
            "Light, where does the figure on Shadowfax go next?",
        ),
        (
            lambda: position("light", sam="eregion", orcs="moria").play("move sam fangorn"),
            "Dark, a Light figure is in the tunnel of Moria. Does it get through?",
        ),
        (
            lambda: position("light", sam="moria", orcs="fangorn", warg="fangorn", opponent_choice="named").play(
                "move sam fangorn"
            ),
            "Light, whom do you fight in Fangorn?",
        ),
        (
            lambda: position("light", sam="moria", orcs="fangorn", warg="fangorn").play("move sam fangorn"),
            "Chance draws one of the defenders.",
        ),
        (lambda: fight("frodo"), "Light, Frodo meets the Balrog. What does Frodo do before the cards?"),
        (lambda: fight(dark="saruman"), "Dark, does Saruman forbid the cards against Aragorn?"),
        (lambda: fight(), "Dark, which card do you play? Aragorn fights the Balrog."),
        (lambda: fight().play("play 1"), "Light, which card do you play? Aragorn fights the Balrog."),
        (
            lambda: fight(discard={"dark": ["4"]}).play("play magic", "play 1"),
            "Dark, which of your discarded cards does Magic become? Aragorn fights the Balrog.",
        ),
        (lambda: fight().play("play 1", "play retreat"), "Light, where does Aragorn retreat to?"),
        (
            lambda: fight(compulsory_retreat="no").play("play retreat", "play 1"),
            "Dark, where does the Balrog retreat to?",
        ),
        (
            lambda: position("light", frodo="gondor").play("move frodo mordor"),
            "Frodo has reached Mordor. Light wins.",
        ),
        (lambda: fight("frodo").play("stay").cards("6", "1"), "Frodo has fallen. Dark wins."),
        (
            lambda: position(orcs="shire", warg="shire", balrog="arthedain", frodo="moria").play("move balrog shire"),
            "Three Dark figures stand in the Shire. Dark wins.",
        ),
    ],
)
def test_every_question_is_asked_with_all_that_it_names(turn, asked):
    """Whoever is not asked reads the same."""
    assert GAME.text.prompt(turn().view(SPECTATOR), GAME.words()) == asked


def test_c75_dark_is_asked_about_the_balrog():
    turn = position("light", sam="eregion", orcs="moria").play("move sam fangorn")
    told = "Dark, a Light figure is in the tunnel of Moria. Does the Balrog strike?"
    assert GAME.text.prompt(turn.view(1), GAME.words()) == told


CALLED = {
    "place balrog moria": "The Balrog to Moria",
    "arrange quiet-road": "Ready-made set-up: Quiet road",
    "scatter": "Let chance place the rest",
    "ready": "Ready",
    "move warg rohan": "Move the Warg to Rohan",
    "ride sam cardolan": "Shadowfax carries Sam to Cardolan",
    "return": "Bring Gandalf back to Fangorn",
    "look rhudaur": "Look into Rhudaur",
    "recall orcs": "Recall the Orcs to Mordor",
    "strike": "The Balrog strikes",
    "spare": "Let the traveller pass",
    "name saruman": "Fight Saruman",
    "point 3": "Fight stand 3",
    "any": "Fight an unknown figure",
    "stay": "Stay",
    "flee gondor": "Go to Gondor",
    "substitute": "Sam fights in Frodo’s place",
    "unite": "Show Frodo beside Sam",
    "forbid": "No cards",
    "allow": "Cards may be played",
    "play sacrifice": "Play Noble Sacrifice",
    "fetch eye": "Magic becomes the Eye of Sauron",
    "forgo": "Magic stays without effect",
}


@pytest.mark.parametrize("verb", Verb)
def test_every_answer_is_called_by_all_that_it_names(verb):
    (answer,) = [each for each in CALLED if each.split()[0] == verb.name.lower()]
    assert GAME.text.answer(position().view(1), GAME.answers.parse(answer), GAME.words()) == CALLED[answer]


@pytest.mark.parametrize(
    ("phase", "told"),
    [
        ("arrange", "Dark sets up in secret too."),
        ("tunnel", "Dark then decides what happens in Moria."),
        ("challenge", "Dark then chooses whom to fight."),
        ("text", "Dark then decides whether to use its figure’s text."),
        ("saruman", "Dark then says whether cards are played."),
        ("card", "Dark then plays a card."),
        ("magic", "Dark then chooses what its Magic becomes."),
        ("retreat", "Dark then chooses where to retreat to."),
    ],
)
def test_it_is_told_who_decides_next(phase, told):
    assert GAME.words()(f"then-{phase}", seat="Dark") == told


@pytest.mark.parametrize(
    ("figure", "verb", "label"),
    [
        ("sam", Verb.MOVE, "Sam, in Cardolan"),
        ("sam", Verb.RIDE, "Shadowfax for Sam, in Cardolan"),
        ("balrog", Verb.PLACE, "The Balrog, not placed yet"),
    ],
)
def test_a_figure_that_can_be_carried_says_where_it_is(figure, verb, label):
    view = position("light", sam="cardolan").view(0)
    view.who[9] = -1
    button = str(thing_button(view, FIGURES.index(figure), verb, (0, 0, 1), GAME.words()))
    assert f'aria-label="{label}"' in button
