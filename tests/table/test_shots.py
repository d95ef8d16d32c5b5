"""Shots and frames: each viewer is sent what he may see, and what is alike is drawn once."""

from bagend.engine.film import ALL
from bagend.engine.records import Records
from bagend.table.live.curtain import Screen
from bagend.table.live.frames import Pen, Projector
from bagend.table.live.story import Reel, Shot
from bagend.table.web.templating import table_words
from table.lone_table import FRODO, GAME, SAM, a_table


def a_state(turn: int) -> Records:
    state = GAME.setup(GAME.options.read({}), (FRODO, SAM))
    state["turns"] = turn
    return state


def test_a_private_shot_is_for_its_audience_and_leaves_no_gap():
    reel = Reel()
    reel.add([Shot(a_state(1), ALL, 1, (0,)), Shot(a_state(2), 1 << SAM, 1, (1,))], a_state(3))
    reel.add([Shot(a_state(4), 1 << SAM, 1, (1,)), Shot(a_state(5), ALL, 1, (0,))], a_state(6))

    def turns(*seats: int) -> list[int]:
        return [int(shot.state["turns"][0]) for shot in reel.seen_by(set(seats))]

    assert turns(SAM) == [1, 2, 3, 4, 6]
    assert turns(FRODO) == turns() == [1, 3, 6]
    assert turns(FRODO, SAM) == turns(SAM)


def test_what_one_may_not_see_changes_nothing_he_is_sent():
    """Two tables that differ only in a private event send everybody else the same bytes."""
    sent = []
    for private in (0, 3):
        table = a_table("me", "me")
        hidden = [Shot(a_state(1), 1 << SAM, 1, (1,)) for _ in range(private)]
        table.reel.add([*hidden, Shot(a_state(1), ALL, 1, (0,))], a_state(2))
        projector = Projector(Pen(), Screen(table, {FRODO}), table, GAME.words(), table_words())
        sent.append((projector.begin(0, "wide"), projector.more()))
    assert sent[0] == sent[1]


def test_a_drawing_is_made_once():
    table = a_table("me", "me")
    pen = Pen(room=1)
    words = GAME.words()
    first = pen.now(table, {FRODO}, "wide", words)
    assert pen.now(table, {FRODO}, "wide", words) is first
    assert (pen.hits, pen.misses) == (1, 1)
    for shape in ("tall", "wide"):
        pen.now(table, {SAM}, shape, words)
    # There was room for one drawing only; and that one Frodo shares, because Sam sees the same.
    assert pen.misses == 3
    pen.now(table, {FRODO}, "wide", words)
    assert (pen.hits, pen.misses) == (2, 3)
