"""Invitations: whoever sits down gets a key that nobody else has, and the invitation is void."""

import asyncio
import json
from pathlib import Path

import httpx
import pytest

from bagend.engine.words import LANGUAGES
from bagend.table.guard import keys
from bagend.table.store.rows import EntryRow, KeyRow, MatchRow
from bagend.table.store.sql import FORMAT
from bagend.table.store.sqlite import SqliteStore
from table import old_databases
from table.guests import TWO, Guest, House, begin, begin_two, open_house

HIDDEN = {"game": "confrontation", "seat-light": "me", "seat-dark": "friend"}


def seats_of(guest: Guest, path: str) -> list[str]:
    return [seat["key"] for seat in guest.question(path)["seats"] if seat["you"]]


def test_the_host_cannot_open_a_seat_once_it_is_taken(house: House, host: Guest, friend: Guest, spectator: Guest):
    path = host.make(HIDDEN)
    (link,) = host.links(path)
    friend.http.get(link)
    assert seats_of(friend, path) == ["dark"]
    friend.tell(path, "number", number="2")
    begin(host, path)
    for guest in (host, spectator):
        assert guest.http.get(link).headers["location"] == path
    assert seats_of(host, path) == ["light"]
    assert seats_of(spectator, path) == []
    assert spectator.tell(path, "resign").status_code == 409
    assert link not in host.http.get(path).text


def test_an_option_of_the_command_is_not_broken_between_its_hyphens(host: Guest):
    path = host.make(TWO)
    for language in LANGUAGES:
        page = host.http.get(path, headers={"accept-language": language}).text
        assert f'<html lang="{language}"' in page
        assert "<code class=option>--host 0.0.0.0</code>" in page


def test_an_invitation_kept_in_a_cookie_opens_nothing_later(house: House, host: Guest, friend: Guest, spectator: Guest):
    """Two browsers open the same link; the first to show the match sits there, the other watches."""
    path = host.make(TWO)
    (link,) = host.links(path)
    spectator.http.get(link)
    friend.http.get(link)
    assert seats_of(friend, path) == ["sam"]
    assert seats_of(spectator, path) == []
    assert seats_of(friend, path) == ["sam"]


def test_the_fairness_of_hints_cannot_be_passed_with_a_void_invitation(host: Guest, friend: Guest):
    path = host.make(HIDDEN)
    (link,) = host.links(path)
    host.http.get(link)
    friend.http.get(link)
    # The friend's page is shown first: the host's second key is void.
    friend.tell(path, "number", number="2")
    begin(host, path)
    assert host.http.get(f"/api{path}/hint").json()["code"] == "no-hint"


def test_opening_the_link_again_keeps_the_seat(host: Guest, friend: Guest):
    path = host.make(TWO)
    (link,) = host.links(path)
    for _ in range(2):
        friend.http.get(link)
    assert seats_of(friend, path) == ["sam"]
    friend.http.get(link)
    assert seats_of(friend, path) == ["sam"]


def test_a_page_that_never_came_is_loaded_again(house: House, host: Guest, friend: Guest):
    """The seat is taken, but the answer is lost on its way: the browser holds its key already."""
    path = host.make(TWO)
    (link,) = host.links(path)
    friend.http.get(link)
    before = {cookie.value for cookie in friend.http.cookies.jar}
    httpx.get(f"{house.base}{path}", headers={"cookie": friend.cookies(path)})
    assert {cookie.value for cookie in friend.http.cookies.jar} == before
    assert seats_of(friend, path) == ["sam"]


def test_a_program_that_previews_a_link_takes_no_seat(house: House, host: Guest, friend: Guest):
    path = host.make(TWO)
    (link,) = host.links(path)
    for _ in range(3):
        httpx.get(f"{house.base}{link}", follow_redirects=False)
    assert [seat["player"] for seat in host.question(path)["seats"]] == ["person", "open"]
    assert host.links(path) == [link]
    friend.http.get(link)
    assert seats_of(friend, path) == ["sam"]


def test_the_seat_moves_to_another_device_by_its_own_link(house: House, host: Guest, friend: Guest):
    path = begin_two(host, friend, TWO)
    (own,) = friend.links_on_page(path)
    with Guest(house.base) as phone:
        assert phone.http.get(own).headers["location"] == path
        assert seats_of(phone, path) == ["sam"]


def test_a_rematch_is_inherited_by_keys_alone(host: Guest, friend: Guest):
    path = host.make(TWO)
    (link,) = host.links(path)
    friend.http.get(link)
    friend.tell(path, "number", number="2")
    begin(host, path)
    host.http.get(link)
    host.tell(path, "resign")
    host.tell(path, "rematch")
    new = str(host.http.get(f"{path}/rematch").headers["location"])
    friend.http.get(f"{path}/rematch")
    assert seats_of(host, new) == ["sam"]
    assert seats_of(friend, new) == ["frodo"]


def test_seats_outlive_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("BAGEND_MODE", "interpreted")
    three = {**TWO, "seat-merry": "friend"}
    with open_house(tmp_path) as house, Guest(house.base) as host, Guest(house.base) as sam, Guest(house.base) as merry:
        path = host.make(three)
        for guest, link in zip((sam, merry), host.links(path), strict=True):
            guest.http.get(link)
        assert seats_of(sam, path) == ["sam"]
        kept = [guest.cookies(path) for guest in (host, sam, merry)]
        (link,) = host.links(path)
    with open_house(tmp_path) as house:
        for cookie, seat in zip(kept, ("frodo", "sam", "merry"), strict=True):
            seats = httpx.get(f"{house.base}/api{path}", headers={"cookie": cookie}).json()["question"]["seats"]
            assert [line["key"] for line in seats if line["you"]] == [seat]
        # Merry's browser went through the link before the restart, and showed the match only now.
        assert httpx.get(f"{house.base}{link}").headers.get_list("set-cookie") == []


def test_keys_are_stored_hashed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("BAGEND_MODE", "interpreted")
    with open_house(tmp_path) as house, Guest(house.base) as host, Guest(house.base) as friend:
        begin_two(host, friend, TWO)
        held = {
            part
            for guest in (host, friend)
            for cookie in guest.http.cookies.jar
            for part in str(cookie.value).split(".")
        }
    assert len(held) == 4
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert not [key for key in held if key.encode() in stored]


def test_a_database_of_the_first_format_is_taken_over(tmp_path: Path):
    """Keys of those who sit stay theirs; what nobody used yet is an invitation."""
    file = tmp_path / "table.db"
    players = {"frodo": "me", "sam": "friend", "merry": "friend", "pippin": "heir:merry"}
    host = keys.fresh_key()
    hashes = {seat: keys.hashed(keys.invitation(host, seat)) for seat in players}
    match = ("m" * 12, "journey", 1, "{}", json.dumps(players), "", "aa" * 32, "", 0.0)
    claim = ("m" * 12, 1, "claim", "sam", "", "", 0.0)
    old_databases.write(file, 1, match, claim, [(hash, "m" * 12, seat) for seat, hash in hashes.items()])

    async def look() -> tuple[list[str], list[str]]:
        store = SqliteStore(file)
        try:
            return (
                [seat for seat, hash in hashes.items() if await store.key(hash)],
                [seat for seat, hash in hashes.items() if await store.invitation(hash)],
            )
        finally:
            store.close()

    for _ in range(2):
        assert asyncio.run(look()) == (["frodo", "sam", "pippin"], ["merry"])
    assert old_databases.format_of(file) == FORMAT


def test_a_claim_and_its_key_are_written_together(tmp_path: Path):
    """If somebody else took the row, the key opens nothing."""

    async def go() -> None:
        store = SqliteStore(tmp_path / "table.db")
        try:
            await store.add_match(MatchRow("m", "journey", 1, {}, {"frodo": "friend"}, "", "", "", 0.0), [])
            claim = EntryRow("m", 1, "claim", "frodo", "", "", 0.0)
            results = await asyncio.gather(
                *(store.append(claim, KeyRow(hash, "m", "frodo")) for hash in ("first", "second")),
                return_exceptions=True,
            )
            assert [type(result).__name__ for result in results] == ["NoneType", "Overtaken"]
            assert [bool(await store.key(hash)) for hash in ("first", "second")] == [True, False]
        finally:
            store.close()

    asyncio.run(go())
