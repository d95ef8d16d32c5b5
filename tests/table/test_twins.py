"""Twins on the wire: what a seat may not know changes no byte of what it is sent."""

import json

import pytest

from bagend.engine.kernel import Mode
from bagend.engine.seats import SPECTATOR
from table import wire_twins
from table.wire_twins import PAIRS, DuelTwins, compare, confrontation_pair, lay, sent

PAIRS_EACH = 60
"""In the long form, `python -m table.wire_twin_run`, there are many more."""


@pytest.mark.parametrize("game", list(PAIRS))
def test_what_a_seat_may_not_know_changes_no_byte_that_it_is_sent(game: str):
    found = [compare(game, number, Mode.COMPILED) for number in range(PAIRS_EACH)]
    assert sum(each.is_pair for each in found) > PAIRS_EACH / 2
    assert sum(each.bytes for each in found) > 1_000_000


def test_whoever_may_know_is_sent_something_else():
    """The pairs really differ: the other side of The Confrontation, and who looked in Duel, can tell them apart."""
    for number in range(20):
        pair = confrontation_pair(number, Mode.COMPILED)
        if pair is not None and pair[2] != SPECTATOR:
            one, other, seat = pair
            assert sent(lay(one), 1 - seat) != sent(lay(other), 1 - seat)
            break
    twins = DuelTwins(1, Mode.COMPILED)
    while not twins.is_different():
        assert twins.play_on()
    (looker,) = {0, 1} - set(twins.eyes)
    assert sent(lay(twins.matches[0]), looker) != sent(lay(twins.matches[1]), looker)


def test_a_leak_of_one_letter_is_found(monkeypatch: pytest.MonkeyPatch):
    plain = wire_twins.lay

    def leak(match: object, secret: str = "aa") -> object:
        table = plain(match, secret)  # type: ignore[arg-type]
        table.players[0].name = secret[:1]
        return table

    monkeypatch.setattr(wire_twins, "lay", leak)
    number = next(number for number in range(9) if PAIRS["mountdoom"](number, Mode.COMPILED))
    with pytest.raises(AssertionError, match="is not"):
        compare("mountdoom", number, Mode.COMPILED)


def test_what_is_sent_is_what_a_page_needs():
    pair = PAIRS["duel"](1, Mode.COMPILED)
    assert pair is not None
    whole = json.loads(sent(lay(pair[0]), SPECTATOR)[0])
    assert {"frames", "question", "board"} <= set(whole)
    assert whole["frames"][-1]["regions"]
