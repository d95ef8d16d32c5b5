"""Series: two games with sides exchanged are counted together, and rematches of other games by their wins."""

from pathlib import Path

import pytest

from bagend.games import all_games
from table.guests import TWO, Guest, begin, open_house

CONFRONTATION = {"game": "confrontation", "seat-light": "me", "seat-dark": "friend"}
ALL = 9
"""The figures of a side, all of which are on the board after the set-up."""


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BAGEND_MODE", "interpreted")


def open_match(host: Guest, friend: Guest, form: dict[str, str]) -> str:
    path = host.make(form)
    friend.http.get(host.links(path)[0])
    friend.tell(path, "number", number="2")
    begin(host, path)
    return path


def set_up(guest: Guest, path: str) -> None:
    for verb in ("arrange", "ready"):
        asked = guest.question(path)
        action = next(choice["id"] for choice in asked["choices"] if choice["verb"] == verb)
        assert guest.tell(path, "answer", action=action, ply=asked["ply"]).status_code == 303


def rematch(path: str, *guests: Guest) -> str:
    """Everybody goes to the rematch, and it begins; its path."""
    guests[0].tell(path, "rematch")
    paths = {str(guest.http.get(f"{path}/rematch").headers["location"]) for guest in guests}
    (new,) = paths
    for guest in guests:
        guest.http.get(new)
    for guest in guests:
        guest.tell(new, "number", number="3")
    return new


def test_two_games_count_together(host: Guest, friend: Guest, spectator: Guest):
    path = open_match(host, friend, CONFRONTATION)
    assert host.question(path)["series"].startswith("First of two games")
    set_up(host, path)
    friend.tell(path, "resign")
    assert host.question(path)["series"] == f"Points after the first of two games: you {ALL}, your opponent 0."
    assert spectator.question(path)["series"] == f"Points after the first of two games: Light {ALL}, Dark 0."
    page = host.http.get(path).text
    assert "Second game, swap sides" in page
    assert f"you {ALL}, your opponent 0" in page

    second = rematch(path, host, friend)
    told = "Second of two games, sides swapped. Points so far: {}."
    assert host.question(second)["series"] == told.format("you 9, your opponent 0")
    assert friend.question(second)["series"] == told.format("you 0, your opponent 9")
    assert spectator.question(second)["series"] == told.format("Light’s player 0, Dark’s player 9")
    set_up(friend, second)
    set_up(host, second)
    friend.tell(second, "resign")
    won = host.question(second)["series"]
    assert "you 18, your opponent 0." in won
    assert won.endswith("You win the series.")
    assert friend.question(second)["series"].endswith("Your opponent wins the series.")
    assert "wins the series" in spectator.http.get(f"{second}/replay").text
    page = host.http.get(second).text
    assert "Second game, swap sides" not in page
    assert "Rematch" in page

    third = rematch(second, host, friend)
    assert host.question(third)["series"].startswith("First of two games")
    set_up(host, third)
    host.tell(third, "resign")
    assert host.question(third)["series"].endswith(f": you 0, your opponent {ALL}.")


def test_resigning_before_the_figures_stand_concedes_all_of_them(host: Guest, friend: Guest):
    path = open_match(host, friend, CONFRONTATION)
    host.tell(path, "resign")
    assert friend.question(path)["series"] == f"Points after the first of two games: you {ALL}, your opponent 0."


def test_equal_sums_are_a_draw_and_survive_a_restart(tmp_path: Path):
    with open_house(tmp_path) as house, Guest(house.base) as host, Guest(house.base) as friend:
        path = open_match(host, friend, CONFRONTATION)
        set_up(host, path)
        friend.tell(path, "resign")
        second = rematch(path, host, friend)
        before = host.question(second)["series"]
        kept = host.http.cookies, friend.http.cookies
    with open_house(tmp_path) as house, Guest(house.base) as host, Guest(house.base) as friend:
        host.http.cookies, friend.http.cookies = kept
        assert host.question(second)["series"] == before
        set_up(friend, second)
        host.tell(second, "resign")
        drawn = friend.question(second)["series"]
    with open_house(tmp_path) as house, Guest(house.base) as friend:
        friend.http.cookies = kept[1]
        assert friend.question(second)["series"] == drawn
    assert drawn.endswith("you 9, your opponent 9. The series is a draw.")


def test_other_games_count_wins(host: Guest, friend: Guest):
    path = open_match(host, friend, TWO)
    assert host.question(path)["series"] == ""
    friend.tell(path, "resign")
    for wins in (1, 2):
        path = rematch(path, host, friend)
        series = host.question(path)["series"]
        assert series.startswith("Games won: ")
        assert f"you {wins}" in series
        assert "your opponent 0" in series
        friend.tell(path, "resign")
    assert "you 3" in host.question(path)["series"]


def test_only_the_confrontation_has_rules_for_it():
    assert [game.key for game in all_games() if game.series] == ["confrontation"]
