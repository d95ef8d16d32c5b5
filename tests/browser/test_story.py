"""The story: captions stand long enough to be read, and what decides something twice as long."""

import pytest
from playwright.sync_api import expect

from bagend import games
from browser.dwelling import TICK, captions
from browser.serving import Server
from browser.visiting import Visit


@pytest.mark.parametrize("game", games.KEYS)
def test_captions_can_be_read_and_what_decides_stands_two_seconds(server: Server, visit: Visit, game: str) -> None:
    found = captions(visit(server, speed=1), game, highlights=2)
    assert [each for each in found if each.is_highlight and each.time < 2000] == []
    assert any(each.is_highlight for each in found)
    # What one did oneself is known already; a caption that is followed by one's own is cut short by an answer.
    slow = [each for each in found if each.time >= 420 - TICK]
    assert len(slow) > len(found) / 2


@pytest.mark.parametrize("game", ["journey", "duel"])
def test_a_story_told_at_once_ends_with_what_happened_last(server: Server, visit: Visit, game: str) -> None:
    anna = visit(server)
    anna.begin(game=game)
    for _ in range(4):
        assert anna.wait_for_question()
        last = anna.page.locator("#log-lines li[data-seq]:not(.turn-begins)").last
        expect(anna.page.locator("#story")).to_have_text(last.inner_text())
        anna.choose_from_list()
