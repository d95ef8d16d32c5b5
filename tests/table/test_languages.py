"""Languages: every page, message and refusal in the language of whoever reads it, and no word from elsewhere."""

import json
import re

import pytest

from bagend.engine.pseudo import CLOSE, OPEN, PSEUDO
from bagend.engine.words import LANGUAGES
from bagend.games import KEYS, find
from bagend.table.teaching.guide import guide
from bagend.table.thinking.review_parts import Found, Part
from bagend.table.words import table_words
from bare import bare
from table.guessing import guess
from table.guests import AGAINST_BOT, SHARED, TWO, Guest, House, answer_first, begin, begin_two, wait_for

FOREIGN = LANGUAGES[1:]


def speaking(guest: Guest, language: str) -> Guest:
    guest.http.cookies.set("language", language)
    return guest


@pytest.mark.parametrize(
    ("header", "expected"),
    [
        ("pl-PL,pl;q=0.9,en;q=0.5", "pl"),
        ("de,fi;q=0.4,ru;q=0.6", "ru"),
        ("de-DE,de;q=0.9", "en"),
        ("ru;q=0, fi", "fi"),
        ("PL-pl", "pl"),
        ("EN-US,EN;q=0.9", "en"),
        ("de, FI;Q=0.3", "fi"),
        ("en;q=0.1, pl; q = 1", "pl"),
        ("ru;q=nan, fi;q=inf, pl;q=0.2", "pl"),
        ("", "en"),
        (";;q=,*,;q=x," * 50, "en"),
    ],
)
def test_the_browser_says_which_language(host: Guest, header: str, expected: str):
    page = host.http.get("/", headers={"accept-language": header}).text
    assert f'<html lang="{expected}"' in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_chosen_in_the_settings_counts_more(host: Guest, language: str):
    host.http.post("/looks", data={"language": language})
    page = host.http.get("/", headers={"accept-language": "fi"}).text
    assert f'<html lang="{language}"' in page
    assert table_words(language)("page-home-heading") in page


def test_a_language_that_there_is_not_counts_for_nothing(host: Guest):
    speaking(host, "tlh")
    assert '<html lang="en"' in host.http.get("/").text


def test_two_people_at_one_match_read_different_languages(host: Guest, friend: Guest):
    speaking(host, "pl")
    speaking(friend, "ru")
    path = begin_two(host, friend, TWO)
    words = {language: find("journey").words(language) for language in ("pl", "ru")}
    for guest, language in ((host, "pl"), (friend, "ru")):
        state = guest.state(path)
        assert words[language]("title") in guest.http.get(path).text
        assert words[language].name("seat", "frodo") in [seat["name"] for seat in state["question"]["seats"]]
    assert host.question(path)["prompt"] != friend.question(path)["prompt"]


@pytest.mark.parametrize("language", FOREIGN)
def test_what_happened_before_is_told_in_the_language_of_now(host: Guest, language: str):
    path = host.make(SHARED)
    question = begin(host, path)
    for _ in range(4):
        answer_first(host, path, question)
        question = host.question(path)
    speaking(host, language)
    words = find("journey").words(language)
    begun = re.escape(words("event-began", seat="@")).replace("@", ".*")
    assert re.search(begun, host.http.get(path).text)
    assert re.search(begun, host.http.get(f"{path}/replay").text)
    frames = host.http.get(f"{path}/frames").json()["frames"]
    assert any(re.search(begun, frame["caption"]) for frame in frames)


@pytest.mark.parametrize("language", FOREIGN)
def test_a_refusal_is_in_the_readers_language(host: Guest, spectator: Guest, language: str):
    path = host.make(AGAINST_BOT)
    begin(host, path)
    speaking(spectator, language)
    told = spectator.tell(path, "answer", action=0, ply=0)
    assert table_words(language)("refusal-not-seated") in told.text
    assert table_words(language)("error-no-such-match") in spectator.http.get("/match/000000000000").text


def test_a_greeting_is_heard_in_the_language_of_whoever_hears_it(host: Guest, friend: Guest):
    speaking(friend, "fi")
    path = begin_two(host, friend, TWO)
    with friend.line(path) as line, host.line(path) as own:
        line.hear()
        own.hear()
        own.say("react", kind="hello")
        told = line.until_type("reaction")
    assert told["words"] == table_words("fi")("reaction-hello")
    assert told["name"] == find("journey").words("fi").name("seat", told["seat"])


@pytest.mark.parametrize(
    "address",
    ["/", "/no-such-page", "/match/000000000000", "/offline"]
    + [f"/{page}/{game}" for page in ("how-to-play", "aid", "rules", "learn") for game in KEYS],
)
def test_no_word_of_a_page_comes_from_outside_the_catalogue(host: Guest, address: str):
    speaking(host, PSEUDO)
    assert bare(host.http.get(address, follow_redirects=True).text) == []


@pytest.mark.parametrize("game", KEYS)
def test_no_word_of_a_match_comes_from_outside_the_catalogue(host: Guest, game: str):
    speaking(host, PSEUDO)
    seats = {f"seat-{seat}": "me" for seat in find(game).seats[:2]}
    path = host.make({"game": game, **seats})
    question = begin(host, path)
    assert bare(host.http.get(path).text) == []
    for _ in range(5):
        if question["hand"]:
            host.tell(path, "lift", seat=question["hand"]["seat"])
        elif question["choices"]:
            answer_first(host, path, question)
        question = host.question(path)
    for page in (path, f"{path}?explain=yes", f"{path}/replay", f"{path}/aid"):
        assert bare(host.http.get(page).text) == []


@pytest.mark.parametrize("game", KEYS)
def test_no_word_of_a_guide_comes_from_outside_the_catalogue(host: Guest, game: str):
    speaking(host, PSEUDO)
    path = str(host.http.post(f"/learn/{game}").headers["location"])
    host.http.get(path)
    host.http.post(f"{path}/number")
    wait_for(lambda: host.question(path)["yours"] and host.question(path)["guide"])
    question = host.question(path)
    assert all(line.startswith(OPEN) for line in question["guide"]["lines"])
    assert bare(host.http.get(path).text) == []
    step, notation = guide(find(game)).steps[0], find(game).answers.notation
    strays = [each["id"] for each in question["choices"] if notation(each["id"]) not in (step.answer, *step.also)]
    refused = host.tell(path, "answer", action=strays[-1], ply=question["ply"])
    assert refused.status_code == 409
    assert bare(refused.text) == []


@pytest.mark.parametrize("language", [PSEUDO, *FOREIGN])
def test_an_app_is_called_what_its_language_calls_it(host: Guest, language: str):
    speaking(host, language)
    manifest = host.http.get("/app.webmanifest").json()
    words = table_words(language)
    assert manifest["lang"] == language
    assert (manifest["name"], manifest["description"]) == (words("page-brand"), words("page-app-about"))


@pytest.mark.parametrize("language", [PSEUDO, *FOREIGN])
def test_a_review_is_told_in_the_readers_language(host: Guest, house: House, language: str):
    async def find_out(part: Part) -> Found:
        return guess(part)

    house.services.reviews._find_out = find_out
    path = host.make(SHARED)
    question = begin(host, path)
    for _ in range(3):
        answer_first(host, path, question)
        question = host.question(path)
    host.tell(path, "resign")
    speaking(host, language)
    assert table_words(language)("page-review-making") in host.http.get(f"{path}/review").text
    wait_for(lambda: host.http.get(f"{path}/review.json").status_code == 200)
    page = host.http.get(f"{path}/review").text
    assert table_words(language)("page-review-curve") in page
    if language == PSEUDO:
        assert bare(page) == []


def test_the_test_for_bare_words_can_fail():
    assert bare(f"<p>{OPEN}Hello{CLOSE} world</p>") == [f"{OPEN}Hello{CLOSE} world"]
    assert bare(f'<p aria-label="Hello">{OPEN}Hello{CLOSE} 12 %</p>') == ["Hello"]
    assert bare(f'<p>{OPEN}Hello{CLOSE} J-6 <span lang="pl">Polski</span></p>') == []


def test_what_a_page_s_script_says_comes_from_the_catalogue_too(host: Guest):
    speaking(host, PSEUDO)
    path = host.make(AGAINST_BOT)
    begin(host, path)
    page = host.http.get(path).text
    (start,) = re.findall(r'<script type="application/json" id="start">(.*?)</script>', page, re.DOTALL)
    said = json.loads(start)["words"]
    assert len(said) > 20
    assert [key for key, text in said.items() if OPEN not in text] == []
