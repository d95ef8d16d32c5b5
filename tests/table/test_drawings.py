"""The drawings: whoever sees the same gets the same drawing, drawn once; and nobody ever gets another's."""

import random

import pytest

from bagend.engine.kernel import Mode
from bagend.engine.match import Match
from bagend.engine.records import plain
from bagend.engine.seats import SPECTATOR
from bagend.games import KEYS, find
from bagend.table.live.drawings import Drawings
from bagend.table.live.table import Table
from bagend.table.store.rows import MatchRow
from proof import some
from table.lone_table import Rows, think_first

STEPS = 12


def a_table(key: str) -> Table:
    game = find(key)
    row = MatchRow("m" * 12, key, game.version, {}, dict.fromkeys(game.seats[:2], "me"), "", "aa" * 32, "", 0.0)
    return Table(game, row, Rows(), think_first, Mode.INTERPRETED, patience=60)


def positions(key: str) -> list[Match]:
    """Moments of a random match."""
    choose = random.Random(7)
    match = Match(find(key), seats=list(find(key).seats[:2]), seed=7)
    found = []
    for step in range(4 * STEPS):
        if match.is_over:
            break
        if step % 4 == 0:
            found.append(Match.from_journal(match.game, match.journal()))
        match.play(choose.choice(match.legal_actions()))
    return found


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("comes_first", [0, SPECTATOR])
def test_every_viewer_gets_the_drawing_of_his_own_view(key: str, comes_first: int):
    table, drawings = a_table(key), Drawings()
    words = table.game.words()
    viewers = sorted({*table.taken, SPECTATOR}, key=lambda viewer: (viewer != comes_first, viewer))
    for match in some(positions(key)):
        for viewer in some(viewers):
            answers = match.legal_actions() if viewer == match.seat else []
            drawn = drawings.draw(table, table.view_of(viewer, match.state), "wide", words, answers)
            assert drawn == table.game.board(match.view(viewer), words, "wide", answers)
            again = drawings.draw(table, table.view_of(viewer, match.state), "wide", words, answers)
            assert again is drawn


@pytest.mark.parametrize(("key", "is_open"), [("journey", True), ("mountdoom", True), ("confrontation", False)])
def test_where_all_is_open_a_board_is_drawn_once_for_everybody(key: str, is_open: bool):
    table, drawings = a_table(key), Drawings()
    (match, *_) = positions(key)
    for viewer in (*table.taken, SPECTATOR):
        drawings.draw(table, table.view_of(viewer, match.state), "wide", table.game.words())
    assert drawings.misses == (1 if is_open else 3)


@pytest.mark.parametrize("key", KEYS)
def test_a_plain_view_is_told_like_the_record_itself(key: str):
    game = find(key)
    words = game.words()
    for match in some(positions(key)):
        record = match.view(match.seat)
        seen = plain(record.reshape(1))
        assert game.text.prompt(seen, words) == game.text.prompt(record, words)
        assert game.text.sections(seen, words) == game.text.sections(record, words)
        for action in match.legal_actions()[:10]:
            assert game.text.answer(seen, action, words) == game.text.answer(record, action, words)
            assert game.text.about(seen, action, words) == game.text.about(record, action, words)
            assert game.text.clause(seen, action) == game.text.clause(record, action)
