"""A new match: three buttons, and everything that can be chosen besides."""

import re
from typing import Any

import pytest

from bagend.bots import characters
from bagend.engine.errors import BagendError, UnknownBot
from bagend.games import all_games
from bagend.table.web.home import OFFERED, read_form
from proof import some
from table.guests import Guest


def players(game: str, **fields: str) -> dict[str, str]:
    form = {"game": game} | {key.replace("_", "-"): value for key, value in fields.items()}
    return read_form({key: [value] for key, value in form.items()}).players


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"with": "bot"}, {"light": "me", "dark": "bot:greedy"}),
        ({"with": "bot", "level": "wizard", "side": "dark"}, {"light": "bot:wizard", "dark": "me"}),
        ({"with": "friend", "level": "wizard"}, {"light": "me", "dark": "friend"}),
        ({"with": "friend", "side": "dark"}, {"light": "friend", "dark": "me"}),
        ({"with": "screen"}, {"light": "me", "dark": "me"}),
        ({"with": "bot", "seat_dark": "bot:ranger"}, {"light": "me", "dark": "bot:ranger"}),
        ({"with": "bot", "seat_light": "bot:scout"}, {"light": "bot:scout", "dark": "bot:greedy"}),
        ({"seat_light": "bot:scout", "seat_dark": "me"}, {"light": "bot:scout", "dark": "me"}),
    ],
)
def test_a_button_fills_the_seats_that_nobody_was_chosen_for(fields: dict[str, str], expected: dict[str, str]):
    assert players("confrontation", **fields) == expected


@pytest.mark.parametrize(
    ("game", "fields", "expected"),
    [
        ("journey", {"with": "bot"}, "me bot:greedy - -"),
        ("journey", {"with": "bot", "players": "4", "side": "merry"}, "bot:greedy bot:greedy me bot:greedy"),
        ("journey", {"with": "screen", "players": "3"}, "me me me -"),
        ("journey", {"with": "bot", "side": "pippin"}, "bot:greedy - - me"),
        ("journey", {"with": "bot", "seat_sam": "empty"}, "me - bot:greedy -"),
        ("mountdoom", {"with": "bot", "level": "wizard"}, "me - - -"),
        ("mountdoom", {"with": "bot", "level": "scout", "players": "2"}, "me bot:scout - -"),
        ("mountdoom", {"with": "friend"}, "me friend - -"),
        ("mountdoom", {"with": "screen", "players": "4"}, "me me me me"),
    ],
)
def test_as_many_play_as_were_asked_for(game: str, fields: dict[str, str], expected: str):
    seated = players(game, **fields)
    (found,) = [found for found in all_games() if found.key == game]
    assert " ".join(seated.get(seat, "-") for seat in found.seats) == expected


def test_a_random_side_is_now_this_and_now_that():
    sides = {tuple(players("duel", **{"with": "bot", "side": "random"}).items()) for _ in range(64)}
    assert sides == {
        (("fellowship", "me"), ("sauron", "bot:greedy")),
        (("fellowship", "bot:greedy"), ("sauron", "me")),
    }


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"with": "dog"}, "Unknown way to play “dog”; expected bot, friend or screen."),
        ({"with": "bot", "side": "sam"}, "There is no seat “sam”; expected fellowship, sauron or random."),
        ({"with": "bot", "players": "3"}, "There is no game for “3” players; expected 2."),
        ({"with": "bot", "players": "²"}, "There is no game for “²” players; expected 2."),
        ({"with": "bot", "level": "troll"}, "There is no bot “troll” for duel"),
    ],
)
def test_what_cannot_be_had_is_refused_in_a_sentence(fields: dict[str, str], sentence: str):
    with pytest.raises(BagendError, match=re.escape(sentence)):
        players("duel", **fields)


def test_a_wrong_form_comes_back_with_every_choice(host: Guest):
    chosen: dict[str, Any] = {
        "game": "journey",
        "with": "bot",
        "level": "wizard",
        "side": "random",
        "players": "3",
        "seat-sam": "friend",
        "box": "squares = 99",
    }
    answer = host.http.post("/matches", data=chosen)
    assert answer.status_code == 400
    card = answer.text.partition('aria-labelledby="game-journey"')[2].partition("</section>")[0]
    assert re.search(r'value="wizard" checked', card)
    for value in ("random", "3", "friend"):
        assert f'value="{value}" selected' in card
    assert "squares = 99" in card
    assert card.count('<details class="extra" open>') == 2


def test_every_game_offers_four_strengths_and_lists_them_all(host: Guest):
    page = host.http.get("/").text
    for game in all_games():
        card = page.partition(f'aria-labelledby="game-{game.key}"')[2].partition("</section>")[0]
        assert re.findall(r'name="level" value="(\w+)"', card) == list(OFFERED)
        assert "checked" in card
        for bot in ("uniform", "ranger"):
            assert f'value="bot:{bot}"' in card


def test_every_game_offers_its_characters_each_with_a_sentence(host: Guest):
    for game in some(all_games()):
        card = card_of(host, game.key)
        for name in some(characters.names(game)):
            assert re.search(rf'<option value="{name}">[^<]+: [^<]+\.</option>', card), name


def test_a_character_comes_instead_of_the_level():
    form = {"game": ["duel"], "with": ["bot"], "level": ["wizard"], "character": ["ring"], "side": ["sauron"]}
    assert read_form(form).players == {"fellowship": "bot:ring", "sauron": "me"}
    assert read_form({**form, "character": [""]}).players["fellowship"] == "bot:wizard"
    with pytest.raises(UnknownBot):
        read_form({**form, "character": ["hunter"]})


def card_of(host: Guest, game: str) -> str:
    return host.http.get("/").text.partition(f'aria-labelledby="game-{game}"')[2].partition("</section>")[0]


def test_the_first_page_offers_what_was_chosen_the_last_time(host: Guest):
    fields = {"game": "journey", "with": "bot", "level": "wizard", "side": "random", "players": "3"}
    assert host.http.post("/matches", data=fields).status_code == 303
    card = card_of(host, "journey")
    assert 'value="wizard" checked' in card
    assert [value in card for value in ('value="random" selected', 'value="3" selected')] == [True, True]
    assert 'value="wizard" checked' not in card_of(host, "duel"), "each game has its own"


@pytest.mark.parametrize("cookie", ["troll.nobody.99", "....", '"><script>', "wizard"])
def test_a_habit_that_cannot_be_had_is_forgotten(host: Guest, cookie: str):
    host.http.cookies.set("play-duel", cookie)
    card = card_of(host, "duel")
    assert "<script" not in card
    assert 'value="fellowship" selected' in card
    assert re.findall(r'value="(\w+)" checked', card) == ["wizard" if cookie == "wizard" else "greedy"]
