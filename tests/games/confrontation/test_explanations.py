"""What an answer will do, and the clause that allows it: true in every position, whoever is hidden."""

from itertools import pairwise

import numpy as np
import pytest

from bagend.engine.film import ALL, Film, moments
from bagend.engine.foretell import UNDECIDED, Happening, explain, foretell
from bagend.engine.loops import MOST_LEGAL
from bagend.games.confrontation.actions import Event
from bagend.games.confrontation.components import DARK, FIGURES, LIGHT
from games.confrontation.explaining import battle, effect, explained
from games.confrontation.positions import GAME, Turn, position
from laws.walks import repeats, roomy, variants, walk


def test_what_is_foretold_happens(rules, mode):
    """Events are foretold in order; if they are said to be all, nothing else is told, and the question is the same."""
    out, film, views = np.zeros(MOST_LEGAL, np.int64), roomy(GAME), GAME.View.blank()
    tried = whole = 0
    for number, variant in enumerate(variants(GAME)):
        for states, _ in list(walk(GAME, rules, variant, seed=number))[number :: repeats(mode, 40, 3)]:
            seat = int(states[0].seat)
            if seat < 0:
                continue
            rules.view(states, seat, views)
            answers = out[: rules.legal(states, out)].tolist()
            for answer, told in zip(answers, foretell(GAME, views, answers, mode), strict=True):
                events, asked = what_happens(rules, states, answer, seat, film)
                assert events[: len(told.events)] == told.events
                assert told.events == events or not told.is_whole
                assert asked == (told.seat, told.phase) or not told.is_whole or told.seat == UNDECIDED
                tried += 1
                whole += told.is_whole
    assert tried > whole > 50


def what_happens(rules, states, answer: int, seat: int, film: Film):
    """What a seat is really told of an answer, and who is asked what then."""
    after = states.copy()
    film.told["kind"][0] = 0
    rules.apply(after, answer, film)
    told = [moment for moment in moments(film) if moment.audience == ALL or moment.audience >> seat & 1]
    events = tuple(Happening(moment.kind, moment.nouns) for moment in told)
    return events, (int(after[0].seat), int(after[0].phase))


@pytest.mark.parametrize("supposed", [1, 24])
def test_c74_whoever_is_unlikely_is_not_overlooked(monkeypatch, supposed):
    """The stand in Gondor is the Warg in one case of nine: only if the Balrog is in Mirkwood."""
    monkeypatch.setattr("bagend.engine.foretell.SUPPOSED", supposed)
    names = ["balrog", "shelob", "witch-king", "flying-nazgul", "black-rider", "saruman", "orcs", "warg", "cave-troll"]
    where = ["gondor", "mirkwood", *["mordor"] * 4, "dagorlad", "dagorlad", "rohan"]
    turn = position("light", sam="fangorn", **{n.replace("-", "_"): r for n, r in zip(names, where, strict=True)})
    everybody = sum(1 << FIGURES.index(name) for name in names)
    balrog, warg = (1 << FIGURES.index(name) for name in ("balrog", "warg"))
    for stand in range(9, 18):
        turn.state.could[:, stand] = everybody & ~balrog
    turn.state.could[:, 9] = balrog | warg
    turn.state.could[:, 10] = everybody
    told = effect(turn, "move sam gondor")
    assert told == (
        "The defender is the Balrog or the Warg. Light attacks Gondor from Fangorn. "
        "What happens then depends on what you cannot see."
    )


def test_c74_what_cannot_be_is_not_supposed():
    """The Warg is in Mirkwood, because nobody else is left for that stand: so the Balrog is in Gondor."""
    turn = position("light", sam="fangorn", balrog="gondor", warg="mirkwood", orcs="mordor", saruman="mordor")
    bits = {name: 1 << FIGURES.index(name) for name in FIGURES}
    for stand, names in {9: ("balrog", "warg"), 16: ("warg", "orcs"), 15: ("orcs",), 14: ("saruman", "warg")}.items():
        turn.state.could[:, stand] = sum(bits[name] for name in names)
    told = effect(turn, "move sam gondor")
    assert told.startswith("Light attacks Gondor from Fangorn. Battle in Gondor: Sam against the Balrog.")


# Before the cards.


def test_c28_frodo_who_stays_is_overrun():
    turn = position(orcs="high-pass", frodo="rhudaur", sam="rhudaur").play("move orcs rhudaur", "draw frodo")
    told = effect(turn, "stay")
    assert told == "Frodo stays. The Orcs overrun Frodo. The Ring-bearer is lost. Dark wins."


@pytest.mark.parametrize(("drawn", "answer"), [("frodo", "substitute"), ("sam", "unite")])
def test_c25_c28_sam_simply_falls_to_the_orcs(drawn, answer):
    turn = position(orcs="high-pass", frodo="rhudaur", sam="rhudaur").play("move orcs rhudaur", f"draw {drawn}")
    told = effect(turn, answer)
    assert "The Orcs overrun Sam." in told
    assert "5" not in told + GAME.text.answer(turn.view(LIGHT), GAME.answers.parse(answer), GAME.words())


@pytest.mark.parametrize(("drawn", "answer"), [("frodo", "substitute"), ("sam", "unite")])
def test_c25_else_sam_has_strength_5(drawn, answer):
    turn = position(balrog="high-pass", frodo="rhudaur", sam="rhudaur").play("move balrog rhudaur", f"draw {drawn}")
    assert "With Frodo beside him, Sam has strength 5." in effect(turn, answer)


def test_c27_against_a_hidden_enemy_it_says_who_would_end_it_at_once():
    turn = position(orcs="high-pass", sam="rhudaur", merry="shire", gimli="shire", boromir="shire", frodo="moria")
    told = effect(turn, "move orcs rhudaur")
    assert "The defender is one of 5 figures." in told
    assert "A win before any card against Sam or Merry." in told
    assert "A loss before any card against Gimli." in told
    assert "Both fall before any card against Boromir." in told


def test_c27_boromir_falls_with_nearly_everybody():
    dark = dict.fromkeys(("balrog", "shelob", "witch_king", "saruman"), "mordor") | {
        "orcs": "gondor",
        "warg": "dagorlad",
    }
    told = effect(position("light", boromir="fangorn", **dark), "move boromir gondor")
    assert "Both fall before any card, except against the Warg." in told


def test_c27_or_with_everybody():
    dark = dict.fromkeys(("balrog", "shelob", "witch_king", "saruman"), "mordor") | {"orcs": "gondor"}
    told = effect(position("light", boromir="fangorn", **dark), "move boromir gondor")
    assert "Both fall before any card, whoever it is." in told


def test_c16_several_defenders_are_counted():
    turn = position("light", sam="moria", orcs="fangorn", warg="fangorn").play()
    assert effect(turn, "move sam fangorn") == (
        "2 defenders, out of the Orcs and the Warg, fought one after the other. Light attacks Fangorn from Moria. "
        "Chance then picks one of the unknown defenders."
    )


def test_c16_several_defenders_who_could_be_many_are_counted_twice():
    dark = dict.fromkeys(("orcs", "warg"), "fangorn") | dict.fromkeys(("balrog", "saruman", "shelob"), "mordor")
    assert effect(position("light", sam="moria", **dark), "move sam fangorn").startswith(
        "2 defenders, out of 5 figures, fought one after the other. Light attacks Fangorn from Moria."
    )


def test_c17_an_unknown_defender_is_one_of_those_who_are_left():
    turn = position(warg="arthedain", sam="shire", merry="shire", gimli="shire", retreat_stops_sacrifice="yes")
    turn.play("move warg shire", "draw sam").cards("retreat", "sacrifice")
    assert effect(turn, "any") == (
        "The defender is Frodo, Merry or Gimli. Chance then picks one of the unknown defenders."
    )


def test_c18_a_known_defender_is_named_by_what_happens():
    turn = position("light", gimli="moria", orcs="fangorn").play()
    assert effect(turn, "move gimli fangorn").startswith(
        "Light attacks Fangorn from Moria. Battle in Fangorn: Gimli against the Orcs. Gimli defeats the Orcs at once."
    )


@pytest.mark.parametrize(
    ("where", "told"),
    [
        ({"balrog": "moria"}, "The Balrog is in Moria and may strike Sam down."),
        ({"balrog": "moria", "orcs": "mordor"}, "The figure in Moria may be the Balrog, who could strike Sam down."),
        ({"orcs": "moria"}, "The figure in Moria is not the Balrog."),
        ({"balrog": "mordor"}, "Light sends a figure into the tunnel of Moria. Light moves"),
    ],
)
def test_c13_the_tunnel_names_the_balrog(where, told):
    meaning = explained(position("light", sam="eregion", **where), "move sam fangorn")
    assert meaning.effect.startswith(told)
    assert meaning.clause == "C-12"
    assert ("decides what happens in Moria" in meaning.effect) == ("moria" in where.values())


@pytest.mark.parametrize(
    ("balrog", "orcs", "told"),
    [
        ("balrog orcs", "orcs", "The Balrog is in Moria and may strike Sam down."),
        ("balrog", "balrog orcs", "The Balrog is in Moria and may strike Sam down."),
        ("balrog orcs", "balrog orcs", "The figure in Moria may be the Balrog, who could strike Sam down."),
    ],
)
def test_c13_c74_the_balrog_can_be_worked_out(balrog, orcs, told):
    turn = position("light", sam="eregion", balrog="moria", orcs="mordor")
    for name, names in (("balrog", balrog), ("orcs", orcs)):
        turn.state.could[:, FIGURES.index(name)] = sum(1 << FIGURES.index(other) for other in names.split())
    assert effect(turn, "move sam fangorn").startswith(told)


def test_c13_c68_shadowfax_too_may_meet_the_balrog():
    turn = position("light", sam="eregion", balrog="moria", light_cards="both")
    assert effect(turn, "ride sam fangorn") == (
        "One step first; then the same figure makes its move. The card is used up. "
        "The Balrog is in Moria and may strike Sam down. Shadowfax comes to Light’s aid. "
        "Light sends a figure into the tunnel of Moria. Dark then decides what happens in Moria."
    )


def test_c13_who_strikes_is_told_who_the_walker_may_be():
    turn = position("light", sam="eregion", merry="shire", balrog="moria").play("move sam fangorn")
    assert effect(turn, "strike") == (
        "The traveller is Frodo, Sam or Merry. The Balrog rises in Moria and strikes the traveller down. "
        "What happens then depends on what you cannot see."
    )


def test_c13_or_who_it_is():
    turn = position("light", frodo="eregion", balrog="moria").play("move frodo fangorn")
    assert effect(turn, "strike") == (
        "The Balrog rises in Moria and strikes the traveller down. Frodo falls. The Ring-bearer is lost. Dark wins."
    )


@pytest.mark.parametrize(
    ("gondor", "told"),
    [
        ({}, "If she wins, she returns to Gondor."),
        ({"warg": "gondor"}, "If she wins, she returns to Gondor."),
        ({"warg": "gondor", "orcs": "gondor"}, "If she wins, she falls too: there is no room for her in Gondor."),
        ({"gimli": "gondor"}, "If she wins, she falls too: there is no room for her in Gondor."),
    ],
)
def test_c38_shelob_is_told_where_she_will_go(gondor, told):
    assert told in effect(position(shelob="moria", merry="eregion", **gondor), "move shelob eregion")


def test_c39_but_not_if_she_attacks_gondor():
    assert "If she wins" not in effect(position(shelob="mordor", merry="gondor"), "move shelob gondor")


def test_c38_the_aid_says_that_she_may_fall():
    assert "falls" in GAME.words().name("text", "shelob")


def test_c74_a_figure_that_everybody_knows_moves_openly_and_others_do_not():
    turn = position(cave_troll="high-pass", warg="gondor", orcs="mordor", sam="rhudaur", merry="shire")
    turn.play("move cave-troll rhudaur").cards("1", "1").play("move merry cardolan")
    assert who_hears_of_the_mover(turn, "move cave-troll arthedain") == [ALL]
    assert who_hears_of_the_mover(turn, "move orcs dagorlad") == [1 << DARK]
    assert "It is the Orcs." in effect(turn, "move orcs dagorlad")


def who_hears_of_the_mover(turn: Turn, answer: str) -> list[int]:
    film = roomy(GAME)
    turn.rules.apply(turn.states.copy(), GAME.answers.parse(answer), film)
    return [moment.audience for moment in moments(film) if moment.kind == Event.MOVER]


# Clauses.


@pytest.mark.parametrize(
    ("where", "answer", "clause"),
    [
        ({"aragorn": "fangorn", "orcs": "mirkwood", "turn": "light"}, "move aragorn mirkwood", "C-34"),
        ({"aragorn": "fangorn", "orcs": "gondor", "turn": "light"}, "move aragorn gondor", "C-15"),
        ({"aragorn": "fangorn", "turn": "light"}, "move aragorn gondor", "C-6"),
        ({"witch_king": "gondor", "sam": "dagorlad"}, "move witch-king dagorlad", "C-35"),
        ({"witch_king": "gondor", "sam": "rohan"}, "move witch-king rohan", "C-15"),
        ({"black_rider": "dagorlad", "sam": "arthedain"}, "move black-rider arthedain", "C-36"),
        ({"black_rider": "dagorlad", "sam": "mirkwood"}, "move black-rider mirkwood", "C-15"),
        ({"flying_nazgul": "rohan", "sam": "mordor"}, "move flying-nazgul mordor", "C-40"),
        ({"flying_nazgul": "eregion", "sam": "fangorn"}, "move flying-nazgul fangorn", "C-40"),
        ({"flying_nazgul": "rohan", "sam": "moria"}, "move flying-nazgul moria", "C-15"),
        ({"frodo": "dagorlad", "turn": "light"}, "move frodo mordor", "C-57"),
        ({"sam": "shire", "turn": "light"}, "move sam cardolan", "C-6"),
        ({"sam": "mirkwood", "turn": "light"}, "move sam fangorn", "C-10"),
        ({"sam": "fangorn", "orcs": "rohan", "turn": "light"}, "move sam rohan", "C-10"),
        ({"sam": "eregion", "orcs": "fangorn", "turn": "light"}, "move sam fangorn", "C-12"),
        ({"sam": "misty-mountains", "turn": "light"}, "move sam fangorn", "C-6"),
    ],
)
def test_a_move_names_the_clause_that_allows_it(where, answer, clause):
    given = dict(where)
    assert explained(position(given.pop("turn", "dark"), **given), answer).clause == clause


@pytest.mark.parametrize(
    ("turn", "answer", "clause"),
    [
        (lambda: battle("frodo"), "stay", "C-23"),
        (lambda: battle("frodo"), "flee dagorlad", "C-23"),
        (lambda: position("light", pippin="fangorn", orcs="gondor").play("move pippin gondor"), "stay", "C-24"),
        (lambda: battle("sam", merry="gondor").play("draw sam"), "stay", "C-25"),
        (lambda: battle().play("play 1", "play retreat"), "flee rohan", "C-52"),
        (lambda: battle(), "play 1", "C-43"),
        (lambda: battle("gandalf"), "play 1", "C-44"),
        (lambda: battle("gandalf").play("play 1"), "play 1", "C-44"),
        (lambda: battle(dark="cave-troll").play("play 1"), "play 1", "C-43"),
        (lambda: battle("gandalf", "cave-troll"), "play 1", "C-42"),
        (lambda: battle(dark="saruman"), "allow", "C-41"),
        (lambda: battle(discard={"dark": ["3"]}).play("play magic", "play 1"), "forgo", "C-46"),
    ],
)
def test_an_answer_in_battle_names_the_clause_that_allows_it(turn, answer, clause):
    assert explained(turn(), answer).clause == clause


def test_nothing_that_may_be_answered_is_left_without_a_word(rules, mode):
    """Nor is the same said twice, one sentence after the other."""
    out, views = np.zeros(MOST_LEGAL, np.int64), GAME.View.blank()
    said = 0
    for states, _ in list(walk(GAME, rules, variants(GAME)[-1], seed=4))[:: repeats(mode, 12, 2)]:
        seat = int(states[0].seat)
        if seat < 0:
            continue
        rules.view(states, seat, views)
        answers = out[: rules.legal(states, out)].tolist()
        for meaning in explain(GAME, views, answers, GAME.words(), mode):
            assert meaning.effect.endswith(".")
            sentences = meaning.effect.split(". ")
            assert all(one != other for one, other in pairwise(sentences))
            said += 1
    assert said > 20
