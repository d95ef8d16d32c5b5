"""Seats: each has a link that opens it on any device, and can be given up."""

import re

import pytest

from bagend.games import KEYS, find
from table.guests import SHARED, TWO, Guest, House, begin


def seats_behind(base: str, path: str, links: list[str]) -> list[list[str]]:
    """Which seats each of these links opens in a browser that knows nothing yet."""
    opened = []
    for link in links:
        with Guest(base) as stranger:
            assert stranger.http.get(link).headers["location"] == path
            opened.append([seat["key"] for seat in stranger.question(path)["seats"] if seat["you"]])
    return sorted(opened)


def test_everybody_finds_the_link_of_their_own_seat_and_nobody_elses(
    house: House, host: Guest, friend: Guest, spectator: Guest
):
    path = host.make(TWO)
    friend.http.get(host.links(path)[0])
    friend.tell(path, "number")
    begin(host, path)
    assert seats_behind(house.base, path, host.links_on_page(path)) == [["frodo"]]
    assert seats_behind(house.base, path, friend.links_on_page(path)) == [["sam"]]
    assert spectator.links_on_page(path) == []
    for guest in (host, friend, spectator):
        # What is asked goes to every page again and again: no link of a taken seat is in it.
        assert "/seat/" not in guest.http.get(f"/api{path}").text
        with guest.line(path) as line:
            assert "/seat/" not in str(line.hear()["question"])


def test_a_seat_of_a_rematch_has_a_link_too(house: House, host: Guest, friend: Guest, spectator: Guest):
    path = host.make(TWO)
    friend.http.get(host.links(path)[0])
    friend.tell(path, "number")
    begin(host, path)
    host.tell(path, "resign")
    host.tell(path, "rematch")
    (new,) = {guest.http.get(f"{path}/rematch").headers["location"] for guest in (host, friend, spectator)}
    assert seats_behind(house.base, new, host.links_on_page(new)) == [["sam"]]
    assert seats_behind(house.base, new, friend.links_on_page(new)) == [["frodo"]]
    assert spectator.links_on_page(new) == []


def test_the_seat_that_resigns_is_named(host: Guest):
    path = host.make(SHARED, **{"seat-merry": "me", "seat-pippin": "bot:uniform"})
    begin(host, path)
    page = host.http.get(path).text
    for seat, name in (("frodo", "Frodo"), ("sam", "Sam"), ("merry", "Merry")):
        assert re.search(rf'name="seat" value="{seat}">Yes, {name} resigns</button>', page)
    assert host.tell(path, "resign", seat="merry").status_code == 303
    seats = {seat["key"]: seat["player"] for seat in host.question(path)["seats"]}
    assert seats == {"frodo": "person", "sam": "person", "merry": "bot", "pippin": "bot"}
    for seat in ("merry", "pippin", "gollum"):
        assert host.tell(path, "resign", seat=seat).status_code == 409
    with host.line(path) as line:
        line.say("resign", nonce="r", seat="pippin")
        assert line.until_type("refusal")["code"] == "not-seated"
        line.say("resign", nonce="r", seat="sam")
        line.until(lambda told: [seat["key"] for seat in told["seats"] if seat["you"]] == ["frodo"])
    assert "Yes, resign</button>" in host.http.get(path).text


def test_nobody_is_on_turn_after_a_resignation(host: Guest):
    path = host.make(SHARED)
    begin(host, path)
    pictures = [host.http.get(f"{path}/picture.svg").text]
    host.tell(path, "resign")
    pictures += [host.http.get(f"{path}/{picture}").text for picture in ("picture.svg", "picture.svg?at=999")]
    assert ['class="pennant' in picture for picture in pictures] == [True, False, False]


def test_resigning_of_two_ends_the_match(host: Guest, friend: Guest):
    path = host.make(TWO)
    friend.http.get(host.links(path)[0])
    friend.tell(path, "number")
    begin(host, path)
    assert friend.tell(path, "resign").status_code == 303
    question = host.question(path)
    assert question["over"]
    assert "Sam resigned: Frodo wins." in question["prompt"]


def test_resigning_of_three_leaves_the_seat_to_a_bot(host: Guest):
    path = host.make(SHARED, **{"seat-merry": "me"})
    question = begin(host, path)
    host.tell(path, "resign")
    question = host.question(path)
    assert not question["over"]
    assert [seat["player"] for seat in question["seats"]].count("bot") == 1


def test_after_a_resignation_all_is_open(host: Guest, friend: Guest):
    path = host.make({"game": "confrontation", "seat-light": "me", "seat-dark": "friend"})
    friend.http.get(host.links(path)[0])
    friend.tell(path, "number", number="2")
    begin(host, path)
    for guest in (host, friend):
        for verb in ("arrange", "ready"):
            asked = guest.question(path)
            action = next(choice["id"] for choice in asked["choices"] if choice["verb"] == verb)
            guest.tell(path, "answer", action=action, ply=asked["ply"])
    assert 'data-side="back"' in host.http.get(path).text
    host.tell(path, "resign")
    assert 'data-side="back"' not in host.http.get(path).text


@pytest.mark.parametrize("key", KEYS)
def test_a_match_that_was_resigned_can_be_drawn_and_told(key: str, host: Guest):
    seats = find(key).seats[:2]
    path = host.make({"game": key, **{f"seat-{seat}": "me" for seat in seats}})
    begin(host, path)
    for seat in seats:
        # Where all play together the other plays on with a bot until nobody is left.
        host.tell(path, "resign", seat=seat)
    assert host.http.get(path).status_code == 200
    assert host.http.get(f"{path}/replay").status_code == 200
    assert host.question(path)["over"]


def test_bots_alone_begin_by_themselves(host: Guest):
    path = host.make({"game": "journey", "seat-frodo": "bot:uniform", "seat-sam": "bot:uniform"})
    with host.line(path) as line:
        line.until(lambda asked: asked["over"])
    assert host.state(path)["log"]
