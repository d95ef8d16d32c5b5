"""The story: what happens in a turn is told as the doing of the seat whose turn it is."""

from itertools import chain, pairwise

import pytest

from bagend.engine.game import Game
from bagend.engine.kernel import Mode
from bagend.engine.match import Match
from bagend.engine.seats import CHANCE
from bagend.table.live.story import events_of_each, turn_of
from proof import some


@pytest.mark.parametrize("seed", range(3))
def test_from_its_beginning_a_turn_belongs_to_its_seat(game: Game, mode: Mode, seed: int):
    """Rolls and draws included, whoever's answer led to them."""
    match = Match(game, seed=seed, mode=mode)
    while not match.is_over and len(match.entries) < 60:
        match.play(match.legal_actions()[0])
    told = list(events_of_each(game, match.entries))
    for event in some(event for event in chain(*told) if event.kind == turn_of(game)):
        assert event.seat == event.nouns[0]
    rolled = [
        (events[-1], later[0])
        for (events, later), entry in zip(pairwise(told), match.entries[1:], strict=True)
        if entry.seat == CHANCE and events and later
    ]
    for before, roll in some(rolled):
        assert roll.seat == before.seat or roll.kind == turn_of(game)
