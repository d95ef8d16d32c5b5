"""Guided matches: played to their end through the server, left and resumed, and refused where one strays."""

from typing import Any

import pytest

from bagend.engine.words import LANGUAGES
from bagend.games import KEYS, find
from bagend.table.live.seat_lines import level_of
from bagend.table.teaching.guide import ANYTHING, BOT, guide
from bagend.table.teaching.lessons import numbered
from bagend.table.web.home import OFFERED
from bagend.table.words import table_words
from table.guests import PATIENCE, Guest, House, open_house, wait_for


def begin(guest: Guest, key: str) -> str:
    """Begin a guided match; its path."""
    answer = guest.http.post(f"/learn/{key}")
    assert answer.status_code == 303
    path = str(answer.headers["location"])
    guest.http.get(path)
    guest.http.post(f"{path}/number")
    return path


def asked(guest: Guest, path: str, step: int) -> dict[str, Any]:
    """The question at a step, once it is the learner's turn."""
    question: dict[str, Any] = {}

    def is_there() -> bool:
        question.update(guest.question(path))
        return bool(question["yours"] and question["guide"] and question["guide"]["step"] == step)

    wait_for(is_there)
    return question


def give(guest: Guest, path: str, question: dict[str, Any], notation: str) -> Any:
    (action,) = [choice["id"] for choice in question["choices"] if choice["notation"] == notation]
    return guest.http.post(f"{path}/answer", data={"action": str(action), "ply": str(question["ply"])})


@pytest.mark.parametrize("key", KEYS)
def test_a_guide_is_played_to_its_end_and_the_match_goes_on(host: Guest, key: str):
    found = guide(find(key))
    path = begin(host, key)
    for number, step in enumerate(found.steps, 1):
        question = asked(host, path, number)
        assert question["guide"]["lines"] == step.lines(find(key).words())
        assert question["guide"]["show"] == list(step.show)
        assert give(host, path, question, step.answer).status_code == 303
    wait_for(lambda: host.question(path)["yours"], PATIENCE * 3)
    last = host.question(path)
    assert (last["guide"]["is_over"], last["over"]) == (True, False)
    give(host, path, last, last["choices"][0]["notation"])
    assert host.question(path)["guide"] is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_the_guide_names_the_bot_that_plays_on_as_the_table_does(key: str, language: str):
    game = find(key)
    assert OFFERED[0] == BOT
    assert level_of(BOT, table_words(language)) in numbered("guide-end", game.words(language))[-1]


@pytest.mark.parametrize("key", KEYS)
def test_whoever_strays_is_told_why_and_nothing_happens(host: Guest, key: str):
    game = find(key)
    step = guide(game).steps[0]
    path = begin(host, key)
    question = asked(host, path, 1)
    other = next(each["notation"] for each in question["choices"] if not step.accepts(each["notation"]))
    answer = give(host, path, question, other)
    assert answer.status_code == 409
    assert str(step.objection(game)) in answer.text.replace("&#39;", "'")
    assert host.question(path)["ply"] == question["ply"]


def test_what_the_rules_forbid_is_refused_by_its_clause_in_a_guide_too(host: Guest):
    path = begin(host, "journey")
    question = asked(host, path, 1)
    action = find("journey").answers.parse("keep yellow")
    answer = host.http.post(f"{path}/answer", data={"action": str(action), "ply": str(question["ply"])})
    assert answer.status_code == 409
    assert "J-8" in answer.text


def test_at_the_last_step_the_learner_is_free(host: Guest):
    assert all(ANYTHING in guide(find(key)).steps[-1].also for key in KEYS if key != "mountdoom")


def test_an_answer_may_be_taken_back_and_the_step_comes_again(host: Guest):
    path = begin(host, "journey")
    give(host, path, asked(host, path, 1), "keep yellow+red+blue")
    asked(host, path, 2)
    host.http.post(f"{path}/undo")
    assert host.question(path)["guide"]["step"] == 1


def test_a_spectator_is_not_taught(host: Guest, spectator: Guest):
    path = begin(host, "journey")
    asked(host, path, 1)
    assert spectator.question(path)["guide"] is None


def test_a_guided_match_can_be_left_and_resumed(host: Guest):
    assert "Go on where you were" not in host.http.get("/learn/duel").text
    path = begin(host, "duel")
    page = host.http.get("/learn/duel").text
    assert "Go on where you were" in page
    assert path in page


def test_the_page_of_a_guide_forgets_a_match_that_is_not_there(host: Guest):
    host.http.cookies.set("guide-duel", "no-such-game", path="/learn")
    page = host.http.get("/learn/duel")
    assert page.status_code == 200
    assert "Go on where you were" not in page.text


def test_there_is_no_guide_for_a_game_that_is_not_here(host: Guest):
    assert host.http.get("/learn/chess").status_code == 404
    assert host.http.post("/learn/chess").status_code == 404


def test_a_guided_match_survives_a_restart(tmp_path, monkeypatch):
    monkeypatch.setenv("BAGEND_MODE", "interpreted")
    with open_house(tmp_path) as house, Guest(house.base) as guest:
        path = begin(guest, "journey")
        give(guest, path, asked(guest, path, 1), "keep yellow+red+blue")
        before = asked(guest, path, 2)
        cookies = guest.http.cookies
    with open_house(tmp_path) as house, again(house, cookies) as guest:
        question = asked(guest, path, 2)
        assert (question["guide"], question["choices"]) == (before["guide"], before["choices"])
        assert give(guest, path, question, "keep black").status_code == 303
        asked(guest, path, 3)


def again(house: House, cookies: Any) -> Guest:
    """The same browser, after the server has come back on another port."""
    guest = Guest(house.base)
    guest.http.cookies = cookies
    return guest


def test_a_page_without_script_shows_all_that_is_told(host: Guest):
    path = begin(host, "confrontation")
    asked(host, path, 1)
    page = host.http.get(path).text
    assert "Step 1 of 11" in page
    assert "Choose the Vanguard." in page
