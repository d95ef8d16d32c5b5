"""The Confrontation in two browsers: a whole match, and neither window is ever sent a name that it may not know."""

import json
import re
from typing import Any

from playwright.sync_api import WebSocket, expect

from bagend.games import find
from bagend.games.confrontation.components import FIGURES, N_EACH, SEATS
from browser.serving import Server
from browser.visiting import MATCH_ADDRESS, Visit, Visitor

WORDS = find("confrontation").words()
AID = {"ground", *SEATS}
"""The regions of the board that name every figure of both sides to everybody: they say what each does."""


def listen(visitor: Visitor) -> list[str]:
    """All that the socket brings to a window from now on."""
    frames: list[str] = []

    def open_socket(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(frame if isinstance(frame, str) else frame.decode()))

    visitor.page.on("websocket", open_socket)
    return frames


def without_aid(sent: Any) -> Any:
    if isinstance(sent, dict):
        return {key: without_aid(value) for key, value in sent.items() if key not in AID}
    return [without_aid(value) for value in sent] if isinstance(sent, list) else sent


def names(side: int) -> set[str]:
    """All names of a side's figures, in words and in the code."""
    figures = FIGURES[side * N_EACH : side * N_EACH + N_EACH]
    return {form for name in figures for form in (WORDS.name("figure", name), WORDS.name("short", name), f"-{name}")}


def begin(anna: Visitor, bert: Visitor) -> None:
    """Anna is Light, Bert is Dark."""
    anna.page.goto("/")
    anna.page.get_by_label("Light", exact=True).select_option("me")
    anna.page.get_by_label("Dark", exact=True).select_option("friend")
    form = anna.page.locator("form", has=anna.page.get_by_label("Dark", exact=True))
    form.get_by_role("button", name="Play").click()
    expect(anna.page).to_have_url(MATCH_ADDRESS)
    bert.page.goto(anna.page.get_by_label("The link for Dark").input_value())


def test_two_people_play_a_whole_match_and_learn_only_what_they_may(server: Server, visit: Visit) -> None:
    anna, bert = visit(server), visit(server, scheme="dark")
    heard = listen(anna), listen(bert)
    begin(anna, bert)
    answers = 0
    while True:
        anna.wait(lambda: anna.is_asked or bert.is_asked or (anna.is_over and bert.is_over))
        asked = anna if anna.is_asked else bert
        if not asked.is_asked:
            break
        asked.choose_with_mouse()
        answers += 1
        assert answers < 500
    assert answers > 10
    for side, frames in enumerate(heard):
        check(side, frames)
    assert anna.complaints == bert.complaints == []


def check(side: int, frames: list[str]) -> None:
    """Before the first battle no name of the other side at all; and never what only its owner is told."""
    assert len(frames) > 3
    text = [json.dumps(without_aid(json.loads(frame)), ensure_ascii=False) for frame in frames]
    peaceful = text[: next((i for i, frame in enumerate(text) if "Battle in" in frame), len(text))]
    assert any(name in frame for frame in peaceful for name in names(side)), "one's own figures are named"
    for frame in peaceful:
        assert not [name for name in names(1 - side) if name in frame]
    over = next((i for i, frame in enumerate(text) if re.search("wins", frame)), len(text))
    for frame in text[:over]:
        for name in FIGURES[(1 - side) * N_EACH : (1 - side) * N_EACH + N_EACH]:
            assert f"figure-{name}" not in frame
            assert f"Only you see: {WORDS.name('figure', name)}" not in frame
