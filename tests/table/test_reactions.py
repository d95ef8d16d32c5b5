"""Reactions: a fixed set, seen by everybody for a moment, limited, and never written down."""

import pytest

from bagend.table.errors import EnoughSaid, TooSoon
from bagend.table.live.reactions import EVERY, KINDS, MOST, Reactions
from bagend.table.words import table_words
from proof import some
from table.fake_time import FakeTime
from table.guests import Guest, House, begin, snapshot

CONFRONTATION = {"game": "confrontation", "seat-light": "me", "seat-dark": "me"}


@pytest.mark.parametrize("kind", KINDS)
def test_everybody_sees_it_and_nothing_is_written(
    two: str, host: Guest, friend: Guest, spectator: Guest, house: House, kind: str
):
    host.tell(two, "name", name="Anna")
    before = snapshot(house, two)
    with host.line(two) as own, friend.line(two) as other, spectator.line(two) as watching:
        for line in (own, other, watching):
            line.hear()
        own.say("react", kind=kind)
        for line in some((own, other, watching)):
            told = line.until_type("reaction")
            words = table_words()(f"reaction-{kind}")
            assert told == {"type": "reaction", "seat": "frodo", "name": "Anna", "kind": kind, "words": words}
    assert snapshot(house, two) == before


def test_a_seat_says_one_thing_at_a_time():
    time = FakeTime()
    said = Reactions(time.now)
    said.check(0)
    with pytest.raises(TooSoon):
        said.check(0)
    said.check(1)
    time.pass_by(EVERY - 0.1)
    with pytest.raises(TooSoon):
        said.check(0)
    time.pass_by(0.1)
    said.check(0)


def test_a_seat_has_so_many_in_a_match():
    time = FakeTime()
    said = Reactions(time.now)
    for _ in range(MOST):
        said.check(0)
        time.pass_by(EVERY)
    with pytest.raises(EnoughSaid):
        said.check(0)
    said.check(1)


def test_too_much_is_refused_in_a_sentence_and_the_line_stays_open(two: str, host: Guest):
    with host.line(two) as line:
        line.hear()
        for _ in range(2):
            line.say("react", kind="hello")
        assert line.until_type("refusal")["sentence"] == "One moment: you have just said something."
        line.say("why", notation="keep nothing")
        line.until_type("why")


def test_spectators_say_nothing(two: str, spectator: Guest, host: Guest):
    with spectator.line(two) as line, host.line(two) as other:
        other.hear()
        line.say("react", kind="hello")
        assert line.until_type("refusal")["code"] == "not-seated"
        other.say("why", notation="keep nothing")
        assert other.until_type("why")


@pytest.mark.parametrize("kind", ["", "free text", "HELLO", None, 1, ["hello"]])
def test_there_is_no_free_text(two: str, host: Guest, kind: object):
    with host.line(two) as line:
        line.hear()
        line.say("react", kind=kind)
        assert line.until_type("refusal")["code"] == "bad-message"


def test_behind_the_curtain_nobody_speaks(host: Guest):
    """Nobody looks, so nobody knows who it would be."""
    path = host.make(CONFRONTATION)
    begin(host, path)
    with host.line(path) as line:
        line.hear()
        line.say("react", kind="hello")
        assert line.until_type("refusal")["code"] in ("not-your-turn", "not-seated")
        line.say("lift", seat="light")
        line.until(lambda asked: asked["yours"])
        line.say("react", kind="hello")
        assert line.until_type("reaction")["seat"] == "light"
