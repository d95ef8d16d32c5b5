"""Shots and frames: each viewer is sent what he may see, and what is alike is drawn once."""

import json
import re
from dataclasses import replace
from pathlib import Path

import bagend.table.web
from bagend.drawing.regions import Memory
from bagend.engine.film import ALL
from bagend.engine.match import Match
from bagend.engine.records import Records
from bagend.engine.seats import CHANCE
from bagend.games import find
from bagend.table.live.desk import Screen
from bagend.table.live.drawings import Drawings
from bagend.table.live.scene import Scene
from bagend.table.live.story import Event, Story, events_of_each
from bagend.table.live.tallies import tallies
from bagend.table.live.updates import DRAWN, Feed, Page
from table.lone_table import FRODO, GAME, SAM, a_table, run

QUEUE = Path(bagend.table.web.__file__).parent / "static" / "queue.js"


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


def test_a_roll_is_the_doing_of_whoever_asked_for_it():
    """To choose the dice tells nothing by itself: without the asker, the roll would belong to the turn before."""
    game = find("mountdoom")
    match = Match(game, seats=("north", "east"))
    asker = match.seat
    choice, roll = match.play(match.legal_actions()[0])
    assert (choice.moments, roll.seat) == ((), CHANCE)
    assert {event.seat for events in events_of_each(game, [choice, roll]) for event in events} == {asker}


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


def test_pages_that_see_the_same_are_told_the_same_once():
    """A hundred spectators cost one, whenever each of them came; whoever sees something else is told something else."""
    table = a_table("me", "me")
    feed = Feed(Drawings())

    async def go() -> None:
        spectators = [Screen(table, set()) for _ in range(3)]
        pages = [feed.begin(screen.desk(), Page(), 0, True).page for screen in spectators[:2]]
        await table.number({FRODO, SAM}, "7")
        pages = [feed.more(screen.desk(), page).page for screen, page in zip(spectators, pages, strict=False)]
        pages.append(feed.begin(spectators[2].desk(), Page(), pages[0].seq, True).page)
        assert table.asked is not None
        player = Screen(table, {table.asked})
        own = feed.begin(player.desk(), Page(), 0, True).page
        await table.answer({table.asked}, table.legal(table.asked)[0], table.ply, "")
        first, second, third = (feed.more(screen.desk(), page) for screen, page in zip(spectators, pages, strict=True))
        assert first is second is third
        assert first.text != feed.more(player.desk(), own).text

    run(go)


def test_a_page_that_stands_nowhere_is_told_the_same_whatever_number_it_made_up():
    """What was made for it stays in memory: there must not be one for every number."""
    desk, feed = Screen(a_table("me", "me"), {FRODO}).desk(), Feed(Drawings())
    told = feed.begin(desk, Page(), 0, True)
    for since in (7, 10**8):
        assert feed.begin(desk, Page(), since, True) is told


def test_only_what_is_new_is_sent():
    table = a_table("me", "me")
    feed, screen = Feed(Drawings()), Screen(table, {FRODO, SAM})

    async def go() -> None:
        await table.number({FRODO, SAM}, "7")
        begun = feed.begin(screen.desk(), Page(), 0, True)
        assert json.loads(begun.text)["question"]["sections"] == [], "nobody reads the board in words here"
        assert feed.more(screen.desk(), begun.page).text == ""
        reading = feed.more(screen.desk(), replace(begun.page, has_sections=True))
        assert list(json.loads(reading.text)["question"]) == ["sections"]
        await table.answer({FRODO, SAM}, screen.desk().answers[0], table.ply, "")
        told = json.loads(feed.more(screen.desk(), reading.page).text)["question"]
        assert {"ply", "sections"} <= set(told)
        assert not {"commitment", "over"} & set(told)

    run(go)


def test_every_frame_brings_the_numbers_of_its_moment_if_they_changed():
    """What is shown beside the board belongs to the frame that is shown, not to the end of the story."""
    table = a_table("me", "me")
    feed, screen = Feed(Drawings()), Screen(table, {FRODO, SAM})

    async def go() -> None:
        await table.number({FRODO, SAM}, "7")
        page = feed.begin(screen.desk(), Page(), 0, True).page
        told = 0
        for _ in range(12):
            await table.answer({FRODO, SAM}, screen.desk().answers[0], table.ply, "")
            news = feed.more(screen.desk(), page)
            shown, frames = page.tallies, json.loads(news.text)["frames"]
            for each in frames:
                event = table.story.events[each["seq"] - 1]
                views = table.view_of(screen.desk().viewer, event.state)
                counted = tallies(Scene(GAME, views, (), GAME.words(), Memory()), table.taken)
                assert each.get("tallies") == (counted if counted != shown else None)
                shown = counted
                told += "tallies" in each
            page = news.page
        assert told

    run(go)


def test_every_frame_of_a_long_story_is_drawn_as_it_stood():
    """What the page shows one by one is seen when it is told, and not only how it ends."""
    one_by_one = int(re.findall(r"^const BACKLOG = (\d+);", QUEUE.read_text("utf-8"), re.MULTILINE)[0])
    table, drawings = a_table("me", "me"), Drawings()
    feed, screen = Feed(drawings), Screen(table, {FRODO, SAM})

    async def go() -> None:
        await table.number({FRODO, SAM}, "7")
        begun = feed.begin(screen.desk(), Page(), 0, True).page
        while len(table.story.events) <= begun.seq + one_by_one:
            await table.answer({FRODO, SAM}, screen.desk().answers[0], table.ply, "")
        desk, shown = screen.desk(), dict(begun.regions)
        frames = json.loads(feed.more(desk, begun).text)["frames"]
        assert len(frames) > one_by_one
        assert not any(each["regions"] for each in frames[:-DRAWN])
        for each in frames[-one_by_one:-1]:
            shown |= each["regions"]
            views = table.view_of(desk.viewer, table.story.events[each["seq"] - 1].state)
            stood = drawings.draw(table, views, begun.shape, desk.words).regions
            assert {**shown, "answers": ""} == {**stood, "answers": ""}, each["caption"]

    run(go)
