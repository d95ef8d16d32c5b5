"""Replays: a match stepped through, its pictures, and its journal."""

from pathlib import Path

from bagend import Match, verify
from table.guests import AGAINST_BOT, SHARED, Guest, answer_first, begin


def test_replay_steps_through_the_match(host: Guest, spectator: Guest):
    path = host.make(AGAINST_BOT)
    question = begin(host, path)
    while not question["over"]:
        if host.state(path)["seq"] > 120:
            # More than 200 frames are not sent at once.
            host.tell(path, "resign")
        elif question["yours"]:
            answer_first(host, path, question)
        question = host.question(path)
    told = spectator.http.get(f"{path}/frames", params={"from": 0, "to": 10_000, "seat": "sam"}).json()
    assert told["first"] == 0
    assert [frame["seq"] for frame in told["frames"]] == list(range(len(told["frames"])))
    assert set(told["frames"][0]["regions"]) == set(told["board"]["regions"])
    captions = [frame["caption"] for frame in told["frames"][1:]]
    assert captions == spectator.state(path)["log"]
    with spectator.line(path) as line:
        final = line.hear()["frames"][-1]["regions"]
    drawn: dict[str, str] = {}
    for frame in told["frames"]:
        drawn |= frame["regions"]
    seats = [name for name in drawn if name != "answers"]
    assert {name: drawn[name] for name in seats} == {name: final[name] for name in seats}
    for address in ("replay", "replay?at=3", "replay?at=99999&seat=frodo&shape=tall", "replay?at=-1"):
        assert spectator.http.get(f"{path}/{address}").status_code == 200


def test_nobody_looks_through_the_eyes_of_others_before_the_end(host: Guest, spectator: Guest):
    path = host.make(SHARED)
    begin(host, path)
    assert spectator.http.get(f"{path}/replay?seat=sam").status_code == 409
    assert spectator.http.get(f"{path}/frames?seat=sam").status_code == 409
    assert spectator.http.get(f"{path}/picture.svg?seat=sam").status_code == 409
    assert host.http.get(f"{path}/replay?seat=sam").status_code == 200
    assert host.http.get(f"{path}/replay?seat=gollum").status_code == 409


def test_a_picture_stands_alone(host: Guest):
    path = host.make(SHARED)
    begin(host, path)
    for address in ("picture.svg", "picture.svg?at=1&shape=tall"):
        picture = host.http.get(f"{path}/{address}")
        assert picture.headers["content-type"] == "image/svg+xml"
        assert picture.text.startswith("<svg")
        assert "data-action" not in picture.text
        assert "script" not in picture.headers["content-security-policy"]


def test_the_journal_can_be_checked_at_home(host: Guest):
    path = host.make(SHARED)
    begin(host, path)
    host.tell(path, "resign")
    text = host.http.get(f"{path}/journal").text
    assert Match.parse(text).game.key == "journey"
    served = host.http.get("/verify.py").text
    assert served == Path(verify.__file__).read_text(encoding="utf-8")
    assert verify.problems(text)[1] == []
