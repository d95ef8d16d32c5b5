"""The Confrontation's judge: set-ups from the book, and cards as a mixed strategy."""

import numpy as np

from bagend import Match
from bagend.bots import roster
from bagend.bots.judges import confrontation, confrontation_battles, confrontation_book, confrontation_cards
from bagend.bots.levels import Effort, Kind, Level
from bagend.engine.chance import stream
from bagend.engine.kernel import Mode, preferred_mode
from bagend.engine.loops import MOST_LEGAL
from bagend.games.confrontation.actions import Phase, Verb
from bagend.games.confrontation.components import DARK, FORWARD, LIGHT, N_REGIONS, NONE, Figure, Region
from games.confrontation.positions import GAME, Turn, position

LEVEL = Level("quick", Kind.TREE, Effort(4, prior_weight=1.0))


def set_up(seed: int) -> Match:
    """A match in which both sides were set up from the book."""
    match = Match("confrontation", seed=seed)
    bot = roster.Bot(match.game, LEVEL, Mode.INTERPRETED)
    while match.phase == Phase.ARRANGE:
        match.play(bot.choose(match.view(match.seat).reshape(1), match.legal_actions(), seed + len(match.entries)))
    return match


def places(match: Match) -> dict[int, int]:
    state = match.state[0]
    return {int(state.who[stand]): int(state.at[stand]) for stand in range(18)}


def test_the_book_knows_many_set_ups():
    found = [places(set_up(seed)) for seed in range(12)]
    assert len({tuple(sorted(place.items())) for place in found}) == len(found)
    assert len({place[Figure.FRODO] for place in found}) > 1


def test_the_book_prefers_what_won_more_often():
    weights = confrontation_book.WEIGHTS
    assert weights[Figure.GANDALF, Region.EREGION] > 5 * weights[Figure.BOROMIR, Region.EREGION]
    assert weights.min() >= 0


def test_the_book_is_silent_once_the_figures_stand():
    match = set_up(1)
    legal = np.array(match.legal_actions(), np.int64)
    assert confrontation_book.opening(match.view(match.seat), legal, len(legal), stream(1)[0]) == NONE


def test_the_book_serves_any_order_of_regions():
    """All figures for all empty regions: it fills the first of them."""
    match = Match("confrontation", seed=1)
    regions = [region for region in range(N_REGIONS) if FORWARD[LIGHT, Region.SHIRE] >> region & 1]
    legal = np.array([Verb.PLACE + figure * N_REGIONS + region for region in regions for figure in range(9)], np.int64)
    for seed in range(10):
        answer = confrontation_book.opening(match.view(match.seat), legal, len(legal), stream(seed)[0])
        assert answer % N_REGIONS == min(regions)


def battle(light: int, dark: int) -> Match:
    """Any battle between two figures in which both sides choose a card."""
    for seed in range(400):
        match = set_up(seed)
        bot = roster.Bot(match.game, roster.level(match.game, "greedy"), preferred_mode())
        while not match.is_over:
            state = match.state[0]
            fighting = [int(state.who[state.fighter[side]]) for side in (LIGHT, DARK)]
            if match.phase == Phase.CARD and state.seat == DARK and fighting == [light, dark]:
                return match
            match.play(bot.choose(match.view(match.seat).reshape(1), match.legal_actions(), len(match.entries)))
    raise AssertionError("no such battle")


def test_cards_are_mixed_where_both_choose_at_once():
    match = battle(Figure.ARAGORN, Figure.BLACK_RIDER)
    view, legal = match.view(DARK), np.array(match.legal_actions(), np.int64)
    looks = np.zeros(MOST_LEGAL)
    assert confrontation.mixes(view)
    confrontation_cards.appraise_cards(view, legal, len(legal), looks)
    shares = 1.0 / looks[: len(legal)] ** 2 - confrontation_cards.SELDOM
    assert abs(shares.sum() - 1.0) < 1e-6
    assert (shares > 0.05).sum() > 1


def test_against_gandalf_the_card_is_shown_so_nothing_is_mixed():
    assert not confrontation.mixes(battle(Figure.GANDALF, Figure.BLACK_RIDER).view(DARK))


def test_a_hidden_enemy_is_any_that_it_could_be():
    pair = confrontation_battles.worth_of_battle
    meetings = confrontation_battles.MEETINGS
    awaited = (Figure.FRODO, Figure.GANDALF, Figure.GIMLI)
    could = sum(1 << figure for figure in awaited)
    mean = sum(-pair(figure, Figure.ORCS, DARK, False, True) for figure in awaited) / 3
    assert meetings[0, 1, Figure.ORCS, could] == mean
    # Attacking, the Orcs defeat the first figure they meet; Frodo slips away sideways.
    assert meetings[1, 0, Figure.ORCS, 1 << Figure.GANDALF] == confrontation_cards.WORTH[Figure.GANDALF]
    assert meetings[1, 1, Figure.ORCS, 1 << Figure.FRODO] < meetings[1, 0, Figure.ORCS, 1 << Figure.FRODO]


def test_c40_the_nazgul_does_not_fear_its_own_balrog():
    """From Eregion to Fangorn it flies: whether the Balrog is in Moria makes no difference."""
    worth = [
        confrontation.worth_of(turn.view(DARK), GAME.answers.parse("move flying-nazgul fangorn"))
        for turn in (nazgul_beside("balrog"), nazgul_beside("orcs"))
    ]
    assert worth[0] == worth[1]


def test_c13_light_fears_the_balrog_in_the_tunnel():
    worth = [
        confrontation.worth_of(turn.view(LIGHT), GAME.answers.parse("move sam fangorn"))
        for turn in (position("light", sam="eregion", **{figure: "moria"}) for figure in ("balrog", "orcs"))
    ]
    assert worth[0] < worth[1]


def test_in_version_1_the_balrog_spares_the_nazgul():
    turn = nazgul_beside("balrog")
    turn.states["version"] = 1
    view = turn.play("move flying-nazgul fangorn").view(DARK)
    assert confrontation.worth_of(view, GAME.answers.parse("strike")) < confrontation.worth_of(
        view, GAME.answers.parse("spare")
    )


def test_c13_the_balrog_strikes_light():
    turn = position("light", sam="eregion", balrog="moria").play("move sam fangorn")
    view = turn.view(DARK)
    assert confrontation.worth_of(view, GAME.answers.parse("strike")) > confrontation.worth_of(
        view, GAME.answers.parse("spare")
    )


def nazgul_beside(figure: str) -> Turn:
    return position(flying_nazgul="eregion", sam="fangorn", **{figure: "moria"})


def test_c8_a_retreat_into_a_full_region_is_worth_nothing():
    """Dagorlad, the only region beside Gondor, holds two Dark figures already."""
    where = {"balrog": "mordor", "aragorn": "gondor", "orcs": "dagorlad"}
    for also, flees in (({}, True), ({"warg": "dagorlad"}, False)):
        view = position(**where, **also).play("move balrog gondor").view(DARK)
        assert confrontation_cards.fray_of(view).dark_flees == flees
