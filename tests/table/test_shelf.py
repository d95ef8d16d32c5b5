"""The shelf: a browser sees its own matches on the first page, and nobody else's."""

import asyncio
import re
import threading
from pathlib import Path
from typing import Any

import pytest

from bagend.table.live import tables as tables_module
from bagend.table.store.opening import database_file
from bagend.table.web import shelf as shelf_module
from bagend.table.web.shelf import ago
from bagend.table.words import table_words
from table.guests import AGAINST_BOT, SHARED, TWO, Guest, House, answer_first, begin, begin_two, open_house

LIGHT = {"game": "confrontation", "seat-light": "me", "seat-dark": "friend"}


def shelf(guest: Guest, address: str = "/") -> list[str]:
    """The paths of the matches on the first page."""
    return re.findall(r'class="mine-link" href="(.*?)"', guest.http.get(address).text)


def line(guest: Guest, path: str) -> str:
    """What the first page says of a match."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", card(guest, path)))


def card(guest: Guest, path: str) -> str:
    """All that the first page holds of a match, what nobody reads included."""
    return guest.http.get("/").text.partition(f'href="{path}"')[2].partition("</li>")[0]


def look(guest: Guest, path: str) -> str:
    assert guest.http.get(path).status_code == 200
    return path


def test_a_match_comes_onto_the_shelf_of_whoever_plays_it_and_nobody_else(
    house: House, host: Guest, friend: Guest, spectator: Guest
):
    assert shelf(host) == []
    path = begin_two(host, friend, TWO)
    for guest in (host, friend, spectator):
        look(guest, path)
    assert shelf(host) == shelf(friend) == [path]
    assert shelf(spectator) == []
    own = look(spectator, spectator.make(SHARED))
    assert shelf(spectator) == [own]


def test_it_says_whose_turn_it_is_and_against_whom(host: Guest, friend: Guest):
    path = begin_two(host, friend, TWO)
    for guest in (host, friend):
        look(guest, path)
    asked = host if host.question(path)["yours"] else friend
    waiting = friend if asked is host else host
    assert "Your turn" in line(asked, path)
    assert "Your turn" not in line(waiting, path)
    assert "Waiting for" in line(waiting, path)
    assert "Frodo against Sam (a friend) · just now" in line(host, path)
    assert "Sam against Frodo (a friend) · just now" in line(friend, path)


def test_whoever_has_a_name_is_called_by_it_and_it_is_only_a_name(host: Guest, friend: Guest):
    path = begin_two(host, friend, TWO)
    look(host, path)
    assert friend.tell(path, "name", name="<b>Bea</b>").status_code == 303
    assert "&lt;b&gt;Bea&lt;/b&gt;" in line(host, path)


def test_a_finished_match_tells_how_it_ended_and_leads_to_its_replay(host: Guest, friend: Guest):
    path = begin_two(host, friend, TWO)
    for guest in (host, friend):
        look(guest, path)
    host.tell(path, "resign", nonce="1")
    assert "You lose" in line(host, path)
    assert "You win!" in line(friend, path)
    assert f'href="{path}/replay"' in host.http.get("/").text
    running = look(host, host.make(AGAINST_BOT))
    host.http.get("/")
    # What is over stands behind what goes on, whatever happened last.
    assert shelf(host) == [running, path]


def test_the_line_changes_with_the_match(host: Guest):
    path = look(host, host.make(SHARED))
    assert "The game begins" in line(host, path)
    question = begin(host, path)
    assert question["prompt"] in line(host, path)
    answer_first(host, path, question)
    assert host.question(path)["prompt"] in line(host, path)


def test_a_match_can_be_taken_off_the_shelf_and_is_still_there(host: Guest, friend: Guest):
    path = begin_two(host, friend, TWO)
    for guest in (host, friend):
        look(guest, path)
    assert host.http.post("/forget", data={"match": path.removeprefix("/match/")}).headers["location"] == "/"
    assert shelf(host) == []
    assert shelf(friend) == [path]
    assert host.question(path)["seats"][0]["you"]
    look(host, path)
    assert shelf(host) == [path]


@pytest.mark.parametrize("cookie", ["", "x", "0" * 32, "' OR 1=1 --"])
def test_a_key_that_is_no_browsers_opens_no_shelf(host: Guest, spectator: Guest, cookie: str):
    look(host, host.make(SHARED))
    spectator.http.cookies.set("browser", cookie)
    assert shelf(spectator) == []
    assert spectator.http.post("/forget", data={"match": "x"}).status_code == 303
    assert spectator.http.post("/forget").status_code == 303


def test_the_browsers_key_is_not_for_scripts_and_not_stored(house: House, host: Guest):
    answer = host.http.get(host.make(SHARED))
    (cookie,) = [each for each in answer.headers.get_list("set-cookie") if each.startswith("browser=")]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    key = cookie.partition("=")[2].partition(";")[0]
    files = [
        file
        for file in database_file(house.services.settings.database).parent.iterdir()
        if file.name.startswith("table.db")
    ]
    assert files
    assert all(key.encode() not in file.read_bytes() for file in files)


def test_the_shelf_tells_nothing_of_a_secret_set_up(host: Guest, friend: Guest):
    """While both set up in secret, neither learns when the other does what."""
    path = host.make(LIGHT)
    friend.http.get(host.links(path)[0])
    friend.tell(path, "number", number="2")
    begin(host, path)
    look(friend, path)
    look(host, path)
    before = card(friend, path)
    assert "ago" not in line(friend, path)
    assert "just now" not in line(friend, path)
    question = host.question(path)
    assert question["yours"]
    answer_first(host, path, question)
    assert card(friend, path) == before


def test_a_shared_screen_with_secrets_shows_what_a_spectator_sees(host: Guest, spectator: Guest):
    path = host.make({"game": "confrontation", "seat-light": "me", "seat-dark": "me"})
    begin(host, path)
    look(host, path)
    assert "Light is next." in line(host, path)
    assert host.http.get(f"{path}/picture.svg").text == spectator.http.get(f"{path}/picture.svg").text


def test_only_some_are_shown_at_first(host: Guest):
    paths = [look(host, host.make(SHARED)) for _ in range(shelf_module.FEW + 1)]
    assert shelf(host) == list(reversed(paths))[: shelf_module.FEW]
    assert 'href="/?matches=all"' in host.http.get("/").text
    assert shelf(host, "/?matches=all") == list(reversed(paths))
    assert "matches=all" not in host.http.get("/?matches=all").text


def test_after_a_restart_a_page_plays_again_only_what_it_shows_and_only_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("BAGEND_MODE", "interpreted")
    with open_house(tmp_path, matches_at_once=100) as house, Guest(house.base) as guest:
        for _ in range(20):
            path = guest.make(SHARED)
            begin(guest, path)
            look(guest, path)
        browser = {cookie.name: cookie.value for cookie in guest.http.cookies.jar}["browser"]
    loops: list[bool] = []
    plain = tables_module.replay

    def replay(*given: Any) -> None:
        loops.append(threading.current_thread().name.startswith("asyncio"))
        plain(*given)

    monkeypatch.setattr(tables_module, "replay", replay)
    with open_house(tmp_path, tables_kept=3) as house, Guest(house.base) as guest:
        guest.http.cookies.set("browser", str(browser))
        house.services.shelf._patience = 60
        assert len(shelf(guest)) == shelf_module.FEW
        assert loops == [True] * shelf_module.FEW
        assert len(house.services.tables.in_memory()) <= 3
        # What it learned is remembered, although the tables are gone.
        assert len(shelf(guest)) == shelf_module.FEW
        assert len(loops) == shelf_module.FEW


def test_a_page_does_not_wait_for_matches_that_take_long(house: House, host: Guest, monkeypatch: pytest.MonkeyPatch):
    path = look(host, host.make(SHARED))
    other = look(host, host.make(SHARED))
    monkeypatch.setattr(house.services.shelf, "_patience", 0.1)
    house.services.shelf._known.clear()
    begun: list[str] = []

    async def forever(id: str) -> Any:
        begun.append(f"/match/{id}")
        await asyncio.Event().wait()

    monkeypatch.setattr(house.services.tables, "table", forever)
    page = host.http.get("/").text
    assert page.count("Open it to see how it stands.") == 2
    assert shelf(host) == [other, path]
    # When the time is up, nothing more is begun.
    assert path not in begun


@pytest.mark.parametrize(
    ("seconds", "told"),
    [
        (-5, "just now"),
        (59, "just now"),
        (60, "a minute ago"),
        (3599, "59 minutes ago"),
        (3600, "an hour ago"),
        (86399, "23 hours ago"),
        (86400, "yesterday"),
        (86400 * 9.9, "9 days ago"),
    ],
)
def test_how_long_ago_it_was(seconds: float, told: str):
    assert ago(seconds, table_words()) == told
