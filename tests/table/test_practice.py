"""Practice: playing on from a position of a match that is over, without touching it."""

import re
from typing import Any

import pytest

from bagend import verify
from bagend.engine import journal
from bagend.lab.audit import audit
from table.guests import AGAINST_BOT, Guest, wait_for


@pytest.fixture
def over(host: Guest) -> str:
    """A match of some turns that is over; its path."""
    path = host.make({"seat-frodo": "me", "seat-sam": "me"}, **{"option-first": "frodo"})
    host.http.get(path)
    host.http.post(f"{path}/number")
    for _ in range(12):
        question = host.question(path)
        action = str(question["choices"][0]["id"])
        host.http.post(f"{path}/answer", data={"action": action, "ply": str(question["ply"])})
    host.http.post(f"{path}/resign", data={"seat": "frodo"})
    assert host.question(path)["over"]
    return path


def play_on(guest: Guest, path: str, **fields: str) -> Any:
    return guest.http.post(f"{path}/practice", data={"at": "9", "side": "frodo", "level": "uniform", **fields})


def lines(guest: Guest, path: str) -> list[str]:
    return [str(line) for line in journal.parse(guest.http.get(f"{path}/journal").text).lines]


def test_a_new_match_begins_with_all_that_had_happened(host: Guest, over: str):
    before = lines(host, over)
    path = str(play_on(host, over).headers["location"])
    host.http.get(path)
    host.http.post(f"{path}/number")
    wait_for(lambda: host.question(path)["yours"])
    after = lines(host, path)
    given = int(re.findall(r"^given (\d+)$", host.http.get(f"{path}/journal").text, re.MULTILINE)[0])
    shared = next(at for at, line in enumerate(after) if sum("chance" in each for each in after[: at + 1]) == given)
    assert after[: shared + 1] == before[: shared + 1]
    assert path != over
    assert lines(host, over) == before


def test_what_came_with_the_match_cannot_be_taken_back(host: Guest, over: str):
    path = str(play_on(host, over).headers["location"])
    host.http.get(path)
    host.http.post(f"{path}/number")
    wait_for(lambda: host.question(path)["yours"])
    assert host.question(path)["undo"] == ""


def test_the_whole_story_so_far_is_told(host: Guest, over: str):
    path = str(play_on(host, over).headers["location"])
    host.http.get(path)
    host.http.post(f"{path}/number")
    assert "Frodo goes first." in host.http.get(path).text


def finish(guest: Guest, path: str) -> str:
    """Play a match on, and give it up; its journal."""
    for _ in range(3):
        wait_for(lambda: guest.question(path)["yours"])
        question = guest.question(path)
        guest.http.post(
            f"{path}/answer", data={"action": str(question["choices"][0]["id"]), "ply": str(question["ply"])}
        )
    guest.http.post(f"{path}/resign")
    return guest.http.get(f"{path}/journal").text


def test_the_journal_says_which_draws_were_given_and_the_others_can_be_checked(host: Guest, over: str):
    path = str(play_on(host, over).headers["location"])
    host.http.get(path)
    host.http.post(f"{path}/number")
    text = finish(host, path)
    draws, problems = verify.problems(text)
    given = verify.given_draws(text)
    assert (problems, given > 0, draws > 0) == ([], True, True)
    assert given + draws == text.count("\nchance ")
    assert [finding.problems for finding in audit(text)] == [(), ()]
    told = host.http.get(f"{path}/verify").json()
    assert (told["fair"], told["draws"], told["given"]) == (True, draws, given)


def test_without_its_mark_the_journal_is_found_out(host: Guest, over: str):
    """Nobody can pass given draws off as drawn."""
    path = str(play_on(host, over).headers["location"])
    host.http.get(path)
    host.http.post(f"{path}/number")
    text = re.sub(r"\ngiven \d+", "", finish(host, path))
    assert verify.problems(text)[1]


def test_from_the_last_position_of_a_match_that_was_given_up_one_may_play_on(host: Guest, over: str):
    assert play_on(host, over, at="").status_code == 303


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"side": "merry"}, "There is no seat"),
        ({"side": ""}, "There is no seat"),
        ({"level": "nobody"}, "There is no bot"),
    ],
)
def test_a_side_or_a_bot_that_is_not_there_is_refused(host: Guest, over: str, fields: dict[str, str], sentence: str):
    answer = play_on(host, over, **fields)
    assert answer.status_code == 409
    assert sentence in answer.text


def sentence_in(page: str) -> str:
    """What a page with an error says."""
    return re.sub(r"<[^>]+>", " ", page.partition("<main")[2].partition("</main>")[0])


def test_while_a_match_goes_on_nobody_plays_on_from_it(host: Guest, spectator: Guest):
    path = host.make(AGAINST_BOT)
    host.http.get(path)
    host.http.post(f"{path}/number")
    for guest in (host, spectator):
        answer = play_on(guest, path)
        assert answer.status_code == 409
        assert "over" in sentence_in(answer.text)
    assert "Play on from here" not in host.http.get(f"{path}/replay").text


def test_the_replay_of_a_match_that_is_over_offers_it(host: Guest, over: str):
    page = host.http.get(f"{over}/replay?at=5").text
    assert "Play on from here" in page
    assert f'formaction="{over}/practice"' in page


def test_nobody_plays_on_from_the_middle_of_a_secret_setup(host: Guest):
    path = host.make({"seat-light": "me", "seat-dark": "bot:uniform"}, game="confrontation")
    host.http.get(path)
    host.http.post(f"{path}/number")
    wait_for(lambda: host.question(path)["yours"])
    host.http.post(f"{path}/resign")
    answer = play_on(host, path, at="0", side="light")
    assert answer.status_code == 409
    assert "secret set-up" in answer.text


def test_nobody_plays_on_from_the_end(host: Guest):
    path = host.make({"seat-north": "bot:uniform"}, game="mountdoom")
    wait_for(lambda: host.question(path)["over"] or host.http.get(path).status_code != 200, 60)
    answer = play_on(host, path, at="", side="north")
    assert answer.status_code == 409
    assert "Choose an earlier position" in answer.text
