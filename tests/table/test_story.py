"""The story: what happens in a turn is told as the doing of the seat whose turn it is."""

from itertools import pairwise

import pytest

from bagend.engine.game import Game
from bagend.engine.kernel import Mode
from bagend.engine.match import Match
from bagend.table.live.story import events_of, turn_of, with_turns
from proof import some


@pytest.mark.parametrize("seed", range(3))
def test_from_its_beginning_a_turn_belongs_to_its_seat(game: Game, mode: Mode, seed: int):
    """Rolls and draws included, whoever's answer led to them."""
    match = Match(game, seed=seed, mode=mode)
    while not match.is_over and len(match.entries) < 60:
        match.play(match.legal_actions()[0])
    told = with_turns([event for entry in match.entries for event in events_of(game, entry)])
    begun = [at for at, event in enumerate(told) if event.kind == turn_of(game)]
    for at in some(begun):
        assert told[at].seat == told[at].nouns[0]
    answered = {id(entry.moments[0].state): entry.seat for entry in match.entries if entry.moments and entry.seat >= 0}
    for event, after in some(pairwise(told)):
        is_answer = id(after.state) in answered
        assert after.seat == event.seat or is_answer or after.kind == turn_of(game)
