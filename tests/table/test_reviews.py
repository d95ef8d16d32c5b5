"""Reviews at the table: none before the end, made beside the bots, kept with the match, open to all with the link."""

import asyncio
import json
import re
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from bagend.bots.review.review import VERSION, Review
from bagend.table.errors import NotOver, ReviewFailed, TooManyReviews
from bagend.table.live.thinker import Asker
from bagend.table.store.sql import FORMAT
from bagend.table.store.sqlite import SqliteStore
from bagend.table.thinking import reviews as reviews_module
from bagend.table.thinking.review_parts import OPENING, Found, Part, find_out
from bagend.table.thinking.reviews import Progress, Reviews
from bagend.table.thinking.turns import Turns
from proof import some
from table.guessing import guess
from table.guests import SHARED, TWO, Guest, House, answer_first, begin, begin_two, wait_for
from table.lone_table import Rows, a_table


@pytest.fixture(autouse=True)
def guessing(house: House) -> None:
    async def find_out(part: Part) -> Found:
        return guess(part)

    house.services.reviews._find_out = find_out


def finish(guest: Guest, path: str, answers: int = 3) -> None:
    """Play a little and resign: the shorter the match, the sooner its review."""
    question = begin(guest, path)
    for _ in range(answers):
        answer_first(guest, path, question)
        question = guest.question(path)
    guest.tell(path, "resign")


def test_there_is_no_review_while_a_match_goes_on(host: Guest, friend: Guest, spectator: Guest):
    """Neither for a seat nor for a spectator, and no worker begins to think about it."""
    path = begin_two(host, friend, TWO)
    for guest in (host, friend, spectator):
        for address in ("review", "review.json", "review/0.svg"):
            told = guest.http.get(f"{path}/{address}")
            assert told.status_code == 409
            assert "You can only do that when the game is over." in told.text


def test_a_review_is_made_kept_and_shown_to_whoever_has_the_link(host: Guest, spectator: Guest, house):
    path = host.make(SHARED)
    finish(host, path)
    first = spectator.http.get(f"{path}/review")
    assert first.status_code == 202
    assert first.headers["refresh"]
    assert "The bots are looking at your game." in first.text
    wait_for(lambda: spectator.http.get(f"{path}/review.json").status_code == 200)
    told = spectator.http.get(f"{path}/review.json").json()
    found = Review.from_json(told)
    assert found.steps[-1].kind == "resigned"
    page = spectator.http.get(f"{path}/review")
    assert page.status_code == 200
    assert "refresh" not in page.headers
    assert "Turning points" in page.text
    assert page.text.count('class="card review-seat"') == len(found.seats)
    assert f"{path}/replay?at=" in page.text
    for language, whole in (("en", "100%"), ("pl", "100%"), ("fi", "100\u00a0%"), ("ru", "100\u00a0%")):
        curve = spectator.http.get(f"{path}/review", headers={"accept-language": language}).text
        assert re.findall(r'class="curve-number"[^>]*>(1[^<]*)<', curve) == [whole, whole]
    kept = asyncio.run(house.services.store.review(path.rpartition("/")[2]))
    assert json.loads(kept) == told


def test_the_better_move_is_drawn(host: Guest, house):
    path = host.make(SHARED)
    finish(host, path)
    wait_for(lambda: host.http.get(f"{path}/review.json").status_code == 200)
    steps = host.http.get(f"{path}/review.json").json()["steps"]
    mistakes = [number for number, step in enumerate(steps) if step["best"] != step["given"]]
    page = host.http.get(f"{path}/review").text
    for number in some(mistakes):
        assert f"{path}/review/{number}.svg" in page
        drawn = host.http.get(f"{path}/review/{number}.svg?palette=dark")
        assert drawn.headers["content-type"] == "image/svg+xml"
        assert "data-action" in drawn.text or "data-part" in drawn.text
    assert host.http.get(f"{path}/review/{len(steps) - 1}.svg").status_code == 404
    assert host.http.get(f"{path}/review/999.svg").status_code == 404


def test_from_a_turning_point_one_plays_on_and_chooses_again(host: Guest):
    path = host.make(SHARED)
    finish(host, path)
    wait_for(lambda: host.http.get(f"{path}/review.json").status_code == 200)
    steps = host.http.get(f"{path}/review.json").json()["steps"]
    page = host.http.get(f"{path}/review").text
    offered = re.findall(r'name="at" value="(\d+)">\s*<input type="hidden" name="side" value="(\w+)"', page)
    found = Review.from_json(host.http.get(f"{path}/review.json").json())
    chosen = [steps[number] for number in found.turning_points if steps[number]["kind"] == "choice"]
    assert [side for _, side in offered] == [step["seat"] for step in some(chosen)]
    at, side = offered[0]
    answer = host.http.post(f"{path}/practice", data={"at": at, "side": side})
    assert answer.status_code == 303
    again = str(answer.headers["location"])
    assert again != path
    assert len(begin(host, again)["choices"]) > 1


def test_the_end_and_the_shelf_lead_to_the_review(host: Guest):
    path = host.make(SHARED)
    begin(host, path)
    host.http.get(path)
    host.tell(path, "resign")
    assert f'href="{path}/review"' in host.http.get(path).text
    assert f'href="{path}/review"' in host.http.get(f"{path}/replay").text
    assert f'href="{path}/review"' in host.http.get("/").text


# By itself.


def test_a_spare_worker_is_one_that_no_bot_waits_for():
    async def go() -> list[str]:
        turns = Turns(["worker"])
        worker = await turns.take(Asker(), 0.0)
        order: list[str] = []

        async def spare() -> None:
            taken = await turns.take_spare()
            order.append("review")
            turns.give(taken)

        async def bot(name: str) -> None:
            taken = await turns.take(Asker(name, name), 1.0)
            order.append(name)
            await asyncio.sleep(0)
            turns.give(taken)

        waiting = [asyncio.create_task(each) for each in (spare(), bot("one"), bot("two"))]
        await asyncio.sleep(0)
        turns.give(worker)
        await asyncio.gather(*waiting)
        assert list(turns.free) == ["worker"]
        return order

    assert asyncio.run(go()) == ["one", "two", "review"]


class OneReview(Rows):
    """A store with room for one review."""

    text = ""

    async def review(self, match: str) -> str:
        return self.text

    async def keep_review(self, match: str, text: str) -> None:
        self.text = text


async def ended(reviews: Reviews, table) -> Review | Progress:
    """What a reader sees in the end."""
    await reviews.look(table)
    await asyncio.gather(*reviews._making.values())
    return await reviews.look(table)


def a_finished_table():
    table = a_table("me", "me")
    for number, seat in enumerate(table.taken):
        table.players[seat].number = f"number{number}"
    table._begin_if_all_are_here()
    table._end(table.taken[0])
    return table


def of_part(part: Part) -> Found:
    return find_out(part, is_warm=True, is_compiling=True)


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BAGEND_MODE", "interpreted")
    monkeypatch.setattr(reviews_module, "COLD", 0.0)


def test_a_worker_that_dies_or_is_cold_is_asked_again(interpreted):
    asked: list[int] = []

    async def find(part: Part) -> Found | None:
        asked.append(part.number)
        return {1: None, 2: Found(is_cold=True)}.get(len(asked)) or of_part(part) if len(asked) > 1 else None

    async def go() -> None:
        found = await ended(Reviews(find, OneReview(), 0.0), a_finished_table())
        assert isinstance(found, Review)

    asyncio.run(go())
    assert asked[:3] == [OPENING, OPENING, OPENING]
    assert len(asked) > 3


def test_a_review_that_always_fails_is_not_begun_again(interpreted):
    async def find(part: Part) -> Found | None:
        return None

    async def go() -> None:
        store = OneReview()
        reviews = Reviews(find, store, 0.0)
        with pytest.raises(ReviewFailed):
            await ended(reviews, a_finished_table())
        assert store.text == ""
        assert reviews._making == {}

    asyncio.run(go())


def test_a_review_of_an_older_kind_is_made_again(interpreted):
    async def find(part: Part) -> Found | None:
        return of_part(part)

    async def go() -> None:
        store = OneReview()
        store.text = json.dumps({"review": VERSION - 1})
        assert isinstance(await ended(Reviews(find, store, 0.0), a_finished_table()), Review)
        assert json.loads(store.text)["review"] == VERSION

    asyncio.run(go())


def test_only_so_many_reviews_wait(interpreted, monkeypatch):
    monkeypatch.setattr(reviews_module, "MOST_AT_ONCE", 0)

    async def go() -> None:
        reviews = Reviews(lambda part: asyncio.sleep(0, None), OneReview(), 0.0)
        with pytest.raises(TooManyReviews):
            await reviews.look(a_finished_table())
        with pytest.raises(NotOver):
            await reviews.look(a_table("me", "me"))

    asyncio.run(go())


def test_one_visitor_does_not_use_up_the_reviews_of_another(interpreted, monkeypatch):
    monkeypatch.setattr(reviews_module, "MOST_OF_ONE", 1)

    async def go() -> None:
        async def think_for_ever(part: Part) -> None:
            await asyncio.Event().wait()

        reviews = Reviews(think_for_ever, OneReview(), 0.0)
        tables = [a_finished_table() for _ in range(3)]
        for number, table in enumerate(tables):
            table.row = replace(table.row, id=f"{number:012}")
        await reviews.look(tables[0], "198.51.100.1")
        with pytest.raises(TooManyReviews):
            await reviews.look(tables[1], "198.51.100.1")
        assert await reviews.look(tables[2], "198.51.100.2") == Progress()
        reviews.stop()

    asyncio.run(go())


def test_progress_is_a_share_of_the_whole():
    assert Progress().percent == 0
    assert Progress(3, 12).percent == 25


THIRD_FORMAT = """
CREATE TABLE match (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, version INTEGER NOT NULL, options TEXT NOT NULL, players TEXT NOT NULL,
    commitment TEXT NOT NULL, secret TEXT NOT NULL, after TEXT NOT NULL, at REAL NOT NULL,
    clock TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;
INSERT INTO match VALUES ('m', 'journey', 1, '{}', '{"frodo": "me"}', 'hash', 'secret', '', 1.5, '');
PRAGMA user_version = 3;
"""


def test_a_database_of_the_third_format_is_taken_over(tmp_path: Path):
    """It has no reviews, and can keep some; the newer takes the place of the older."""
    file = tmp_path / "table.db"
    old = sqlite3.connect(file)
    old.executescript(THIRD_FORMAT)
    old.close()

    async def go() -> None:
        store = SqliteStore(file)
        try:
            assert await store.review("m") == ""
            for text in ("first", "second"):
                await store.keep_review("m", text)
            assert await store.review("m") == "second"
        finally:
            store.close()

    asyncio.run(go())
    again = sqlite3.connect(file)
    assert again.execute("PRAGMA user_version").fetchone() == (FORMAT,)
    again.close()
