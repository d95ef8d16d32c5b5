"""Shots and frames: each viewer is sent what he may see, and what is alike is drawn once."""

from bagend.engine.film import ALL
from bagend.engine.records import Records
from bagend.table.live.desk import Screen
from bagend.table.live.drawings import Drawings
from bagend.table.live.story import Event, Story
from bagend.table.live.updates import Feed, Page
from table.lone_table import FRODO, GAME, SAM, a_table


def a_state(turn: int) -> Records:
    state = GAME.setup(GAME.options.read({}), (FRODO, SAM))
    state["turns"] = turn
    return state


def test_a_private_shot_is_for_its_audience_and_leaves_no_gap():
    story = Story()
    story.add([Event(a_state(1), ALL, 1, (0,)), Event(a_state(2), 1 << SAM, 1, (1,))], a_state(3))
    story.add([Event(a_state(4), 1 << SAM, 1, (1,)), Event(a_state(5), ALL, 1, (0,))], a_state(6))

    def turns(*seats: int) -> list[int]:
        return [int(event.state["turns"][0]) for event in story.seen_by(set(seats))]

    assert turns(SAM) == [1, 2, 3, 4, 6]
    assert turns(FRODO) == turns() == [1, 3, 6]
    assert turns(FRODO, SAM) == turns(SAM)


def test_what_one_may_not_see_changes_nothing_he_is_sent():
    """Two tables that differ only in a private event send everybody else the same bytes."""
    sent = []
    for private in (0, 3):
        table = a_table("me", "me")
        hidden = [Event(a_state(1), 1 << SAM, 1, (1,)) for _ in range(private)]
        table.story.add([*hidden, Event(a_state(1), ALL, 1, (0,))], a_state(2))
        feed, desk = Feed(Drawings()), Screen(table, {FRODO}).desk()
        first = feed.begin(desk, Page(), 0, True)
        sent.append((first, feed.more(desk, first.page)))
    assert sent[0] == sent[1]


def test_a_drawing_is_made_once():
    table = a_table("me", "me")
    drawings = Drawings(most=1)
    frodo, sam = (Screen(table, {seat}).desk() for seat in (FRODO, SAM))
    first = drawings.now(frodo, "wide")
    assert drawings.now(frodo, "wide") is first
    assert (drawings.hits, drawings.misses) == (1, 1)
    for shape in ("tall", "wide"):
        drawings.now(sam, shape)
    # There was room for one drawing only; and that one Frodo shares, because Sam sees the same.
    assert drawings.misses == 3
    drawings.now(frodo, "wide")
    assert (drawings.hits, drawings.misses) == (2, 3)
