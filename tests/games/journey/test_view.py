"""View: what is said of a Nazgûl's aim must agree with what the rules do."""

from bagend.engine.loops import doors
from bagend.games.journey.components import N_DICE
from bagend.games.journey.rules.applying import target_of as hit_by_the_rules
from bagend.games.journey.view import target_of as seen_by_everybody
from games.journey.positions import GAME
from laws.walks import repeats, variants, walk


def test_j20_the_aim_that_is_shown_is_the_aim_that_hits(mode):
    rules = doors(GAME, mode)
    views = GAME.View.blank()
    for variant in variants(GAME):
        for states, _ in list(walk(GAME, rules, variant, seed=1))[:: repeats(mode, 9, 1)]:
            if states[0].active < 0:
                continue
            rules.view(states, 0, views)
            for die in range(N_DICE):
                assert seen_by_everybody(views[0], die) == hit_by_the_rules(states[0], die)
