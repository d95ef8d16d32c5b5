"""The pages that teach a game: how to play, the player aid, the rules by number."""

import html
import re

import pytest

from bagend.engine import clauses
from bagend.games import KEYS, find
from bagend.table.teaching.lessons import lessons
from bagend.table.web.learn_routes import taught
from proof import some
from table.guests import AGAINST_BOT, Guest


@pytest.mark.parametrize("game", KEYS)
def test_how_to_play_has_every_part_with_its_pictures_and_its_clauses(host: Guest, game: str):
    page = host.http.get(f"/how-to-play/{game}").text
    learned = lessons(find(game))
    for part in some(learned.parts):
        assert f'id="{part.key}"' in page
        assert all(f'/rules/{game}#{clause}"' in page for clause in part.clauses)
    for name in (*learned.pictures, *(f"{key}-before" for key in learned.examples)):
        assert f"/how-to-play/{game}/{name}.svg" in page


@pytest.mark.parametrize("game", KEYS)
def test_the_rules_lead_back_to_how_to_play_and_show_the_examples(host: Guest, game: str):
    page = html.unescape(host.http.get(f"/rules/{game}").text)
    learned, written = lessons(find(game)), clauses.load(find(game).folder)
    assert all(
        f'href="/how-to-play/{game}#{part}"' in page for part, _ in taught(find(game), find(game).words()).values()
    )
    assert all(clauses.sentence(clause, find(game).words()) in page for clause in written)
    assert any(f'class="example" id="{key}"' in page for key in learned.examples)


def test_a_picture_of_a_lesson_is_a_drawing_in_either_light(host: Guest):
    light = host.http.get("/how-to-play/journey/start.svg")
    dark = host.http.get("/how-to-play/journey/start.svg", params={"palette": "dark"})
    assert light.headers["content-type"] == dark.headers["content-type"] == "image/svg+xml"
    assert light.text != dark.text


@pytest.mark.parametrize("address", ["/how-to-play/chess", "/aid/chess", "/how-to-play/journey/no-such.svg"])
def test_what_is_not_taught_is_not_found(host: Guest, address: str):
    assert host.http.get(address).status_code == 404


@pytest.mark.parametrize("game", KEYS)
def test_the_player_aid_is_a_page(host: Guest, game: str):
    page = host.http.get(f"/aid/{game}").text
    assert page.count('class="aid-part"') > 4


def test_the_aid_of_a_match_knows_its_options(host: Guest):
    path = host.make(AGAINST_BOT, **{"option-squares": "7"})
    assert "A Nazgûl path has 7 squares." in host.http.get(f"{path}/aid").text
    assert "A Nazgûl path has 6 squares." in host.http.get("/aid/journey").text


@pytest.mark.parametrize("address", ["/how-to-play/duel", "/aid/duel"])
def test_the_drawer_gets_the_same_without_the_frame_of_a_page(host: Guest, address: str):
    page, drawer = host.http.get(address).text, host.http.get(address, params={"drawer": "yes"}).text
    assert "<html" in page
    assert "<html" not in drawer
    assert re.findall(r"<h2[^>]*>([^<]*)</h2>", drawer)[0] in page


def test_the_first_page_and_the_table_lead_to_how_to_play(host: Guest):
    home = host.http.get("/").text
    assert all(f'href="/how-to-play/{game}"' in home for game in KEYS)
    assert 'href="/how-to-play/journey"' in host.http.get(host.make(AGAINST_BOT)).text
