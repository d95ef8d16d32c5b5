"""Bad messages: whatever is sent, nothing changes, nothing leaks, and the line stays open."""

import json
import random
from typing import Any

from bagend.games import find
from table.guests import Guest, House, Line, asked_first, say_answer, snapshot

FUZZ = 2000
"""How many bad messages are sent; in a long run, `python -m table.hostile_run`, a hundred thousand."""

# Every bad message is of one of these kinds; each takes a chooser, the question that is asked, and gives a message.

GAME = find("journey")


def illegal(choose: random.Random, question: dict[str, Any]) -> object:
    legal = {choice["id"] for choice in question["choices"]}
    action = choose.choice([action for action in range(len(GAME.answers)) if action not in legal])
    return {"type": "answer", "action": action, "ply": question["ply"], "nonce": f"n{choose.random()}"[2:]}


def stale(choose: random.Random, question: dict[str, Any]) -> object:
    ply = choose.choice([*range(question["ply"]), question["ply"] + choose.randint(1, 10**6)])
    action = choose.choice(question["choices"])["id"]
    return {"type": choose.choice(["answer", "undo"]), "action": action, "ply": ply, "nonce": "s"}


def out_of_turn(choose: random.Random, question: dict[str, Any]) -> object:
    kind = choose.choice(["undo", "rematch"])
    return {"type": kind, "ply": question["ply"], "nonce": "t"}


def malformed(choose: random.Random, question: dict[str, Any]) -> object:
    good = {"type": "answer", "action": question["choices"][0]["id"], "ply": question["ply"], "nonce": "m"}
    rubbish: list[object] = [
        None,
        -1,
        1.5,
        "",
        "x" * 100,
        [],
        {},
        [[]],
        True,
        2**63,
        -(2**70),
        "\x00",
        "\ud800",
        {"type": "answer"},
    ]
    good[choose.choice(list(good))] = choose.choice(rubbish)
    if choose.random() < 0.3:
        good[choose.choice(["seat", "secret", "state", "", "__class__"])] = choose.choice(rubbish)
    if choose.random() < 0.3:
        del good[choose.choice(list(good)[:4])]
    else:
        good["nonce"] = choose.choice(["", " ", "ä", 7, None])
    return good


def noise(choose: random.Random, question: dict[str, Any]) -> object:
    return bytes(choose.randrange(256) for _ in range(choose.randrange(200)))


def cut_short(choose: random.Random, question: dict[str, Any]) -> object:
    whole = json.dumps({"type": "answer", "action": 3, "ply": question["ply"], "nonce": "c"})
    return whole[: choose.randrange(len(whole))].encode()


def nested(choose: random.Random, question: dict[str, Any]) -> object:
    return (choose.choice(["[", '{"type":', '{"a":[']) * choose.randrange(1, 1000)).encode()


def bad_name(choose: random.Random, question: dict[str, Any]) -> object:
    names: list[object] = [
        "x" * 25,
        "x" * 300,
        "bot",
        "You",
        "A\u202eB",
        "\n",
        "\u200b",
        "Frodo",
        "Sam",
        None,
        7,
        ["Anna"],
    ]
    seat = choose.choice(["frodo", "sam", "", "nobody"])
    # Each of the two may be called by their own seat.
    name = choose.choice(names[:7] + names[9:]) if seat in ("frodo", "sam", "") else choose.choice(names)
    return {"type": "name", "name": name, "seat": seat}


def bad_reaction(choose: random.Random, question: dict[str, Any]) -> object:
    kinds: list[object] = ["", "hi", "Hello", "<b>", None, 1, {}, ["hello"], "hello\n"]
    message = {"type": "react", "kind": choose.choice(kinds)}
    if choose.random() < 0.3:
        message = {"type": "react", "kind": "hello", choose.choice(["text", "seat", "name"]): "Anna"}
    return message


KINDS = [illegal, stale, out_of_turn, malformed, bad_name, bad_reaction, noise, cut_short, nested]


def send_bad_messages(lines: list[Line], question: dict[str, Any], count: int, seed: int = 1954) -> None:
    """Through the lines of the seat that is asked and of others: every one is answered, none is followed."""
    choose = random.Random(seed)
    good = {"type": "answer", "action": question["choices"][0]["id"], "ply": question["ply"], "nonce": "g"}
    for line in lines:
        line.say("why", notation="keep nothing")
        line.until_type("why")
    for number in range(count):
        line = choose.choice(lines)
        message = choose.choice(KINDS)(choose, question)
        if line is not lines[0] and choose.random() < 0.2:
            message = {**good, "nonce": f"g{number}"}
        line.socket.send(message if isinstance(message, bytes) else json.dumps(message))
        heard = line.hear()
        assert heard["type"] == "refusal", (message, heard)


def test_bad_messages_change_nothing(two: str, host: Guest, friend: Guest, spectator: Guest, house: House):
    """From the seat that is asked, the seat that is not, and a spectator."""
    first, second = asked_first(two, host, friend)
    question = first.question(two)
    before = snapshot(house, two)
    with first.line(two) as asked, second.line(two) as other, spectator.line(two) as watching:
        send_bad_messages([asked, other, watching], question, FUZZ)
        assert snapshot(house, two) == before
        watching.say("react", kind="hello")
        watching.say("name", name="Eve")
        assert [watching.hear()["code"] for _ in range(2)] == ["not-seated", "not-seated"]
        assert [seat["person"] for seat in first.question(two)["seats"]] == ["", ""]
        say_answer(asked, question, "at-last")
        for line in (asked, other, watching):
            line.until(lambda told: told["ply"] == question["ply"] + 1)
