"""Versions: a match that was begun under older rules goes on by them; what is too old or too new is refused."""

from dataclasses import replace
from pathlib import Path

import pytest

from bagend import Match
from bagend.engine.errors import OtherVersion
from bagend.engine.journal import Journal, Line, parse
from laws.walks import played
from proof import some

GAMES = Path(__file__).parents[1] / "games"


@pytest.fixture
def kept(game) -> list[tuple[Path, Journal]]:
    """The journals that are kept beside the tests of a game."""
    paths = sorted((GAMES / game.key).rglob("*.journal"))
    return [(path, parse(path.read_text(encoding="utf-8"))) for path in paths]


def test_a_journal_of_every_version_that_can_still_be_played_is_kept(game, kept):
    assert {journal.version for _, journal in kept} == set(range(game.oldest_version, game.version + 1))


def test_every_journal_that_is_kept_is_played_again_as_it_was(mode, kept):
    for path, journal in some(kept):
        match = Match.load(path, mode)
        assert match.version == journal.version
        assert [answers(line) for line in match.journal().lines] == [answers(line) for line in journal.lines], path.name


def answers(line: Line) -> Line:
    """A line but for who may read it, which the rules of today say."""
    return replace(line, audience="")


@pytest.mark.parametrize("by", [-1, 1])
def test_a_journal_that_is_too_old_or_too_new_is_refused_in_one_sentence(game, mode, by):
    version = game.oldest_version - 1 if by < 0 else game.version + 1
    journal = replace(played(game, mode)[0].journal(), version=version)
    with pytest.raises(OtherVersion) as refused:
        Match.parse(str(journal), mode)
    assert str(refused.value) == (
        f"This match was played with version {version} of the rules of {game.key}; "
        f"this program plays versions {game.oldest_version} to {game.version}."
    )


def test_a_match_of_every_version_can_be_begun_and_says_which(game, mode):
    for version in some(range(game.oldest_version, game.version + 1)):
        states = game.first_state(game.options.read({}), game.take_seats(None), version)
        assert "version" not in game.State.dtype.names or states[0].version == version
    assert "version" in game.State.dtype.names or game.oldest_version == game.version
