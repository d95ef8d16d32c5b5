"""Guides: each can be played to its end by the rules, says something at every step, and meets all a beginner needs."""

import re

import pytest

from bagend.engine.chance import Given
from bagend.engine.game import LEARN, TALL, WIDE
from bagend.engine.match import Match
from bagend.table.teaching.guide import ANYTHING, Guide, guide, guide_of, picks, scripted, step_at
from bagend.table.teaching.lessons import event_of
from proof import some

MEETS = {
    "journey": {"KEPT", "CROSSED", "SPLIT", "MARKED", "HELD_UP", "STOPPED"},
    "confrontation": {"ARRANGED", "MOVED", "BATTLE", "SLEW", "PLAYED", "DEFEATED", "SLIPPED"},
    "mountdoom": {"MET", "JOINED", "FOUGHT", "BEATEN", "NAZGUL", "EMPTY", "SHIELDED", "LOST", "EXACT", "DREW", "STAGE"},
    "duel": {"PLAYED", "TURNED_UP", "ADVANCED", "PLACED", "FOUGHT", "UNITED", "KEPT", "DISCARDED", "GAINED"},
}
"""What a first match needs, in every game."""

LONGEST_LINE = 260
"""A few sentences at a time: more would not fit above a small board."""


def begun(game, found: Guide, mode) -> Match:
    """A match whose chance is the recorded one."""
    luck = Given(b"guide", (), picks(found.journal.lines))
    return Match(game, seats=found.journal.seats, options=found.journal.options, luck=luck, mode=mode)


def go_on(game, found: Guide, match: Match) -> None:
    """Let the other seats do what they did."""
    while match.seat >= 0 and game.seats[match.seat] != found.seat:
        action = scripted(found.journal.lines, match)
        if action is None:
            break
        match.play(action)


def walk(game, found: Guide, mode, chosen: dict[str, str] | None = None):
    """Every step with the match as it then stands; at the steps named here another answer is chosen."""
    match = begun(game, found, mode)
    for step in found.steps:
        go_on(game, found, match)
        yield step, match
        match.play((chosen or {}).get(step.key, step.answer))


def test_the_recorded_match_follows_the_rules(game, mode):
    found = guide(game)
    match = Match.from_journal(game, found.journal, mode)
    assert len(match.entries) == len(found.journal.lines)
    assert match.version == game.version


def test_every_step_is_reached_with_the_recorded_dice_and_rivals(game, mode):
    found = guide(game)
    for step, match in some(list_of(walk(game, found, mode))):
        assert step_at(found, match) is not None, step.key


def list_of(steps):
    """Each step with a match of its own, as it stood then."""
    return [(step, match.fork(len(match.entries), match.luck)) for step, match in steps]


def test_whatever_is_as_good_leads_to_the_end_too(game, mode):
    found = guide(game)
    others = [(step.key, other) for step in found.steps for other in step.also if other != ANYTHING]
    for key, other in [*others, (found.steps[0].key, found.steps[0].answer)]:
        *_, (last, match) = walk(game, found, mode, {key: other})
        assert last is found.steps[-1], (key, other)
        assert step_at(found, match) is None


def test_every_step_speaks_and_knows_what_to_say_to_whoever_strays(game):
    words = game.words()
    for step in some(guide(game).steps):
        lines = [*step.lines(words), str(step.objection(game))]
        assert len(lines) > 1
        assert all(line.endswith((".", "!", "?", ".)")) and len(line) <= LONGEST_LINE for line in lines), step.key
    assert words("guide-end-1")


@pytest.mark.parametrize("shape", [WIDE, TALL])
def test_what_a_step_points_at_is_on_the_board(game, mode, shape):
    found = guide(game)
    for step, match in some(list_of(walk(game, found, mode))):
        drawn = "".join(match.drawing(found.seat, shape).regions.values())
        missing = [key for key in step.show if f'data-about="{key}"' not in drawn]
        assert missing == [], step.key


def test_everything_a_first_match_needs_is_met(game, mode):
    found = guide(game)
    match = Match.from_journal(game, found.journal, mode)
    told = {event_of(game, moment) for entry in match.entries for moment in entry.moments}
    assert MEETS[game.key] <= set(found.meets) <= told


def test_the_guide_is_short(game):
    assert 5 <= len(guide(game).steps) <= 15


def test_a_script_that_was_changed_since_is_no_guide_any_more(game):
    found = guide(game)
    assert guide_of(game, "first", found.script) is found
    assert guide_of(game, "first", found.script + "chance all nothing = 1/1\n") is None
    assert guide_of(game, "", found.script) is None


def test_no_message_of_the_guide_is_left_over(game):
    source = (game.folder / LEARN / "en.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^guide-([\w-]+?)-(?:\d|wrong) =", source, re.MULTILINE))
    assert written == {"end", *(step.key for step in guide(game).steps)}
