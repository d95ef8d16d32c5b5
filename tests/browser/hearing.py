"""Hearing: everything that one window is sent, and when; and whether a name was in it that was not to be known yet."""

import json
import re
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Error, Response, WebSocket

from browser.visiting import Visitor

SEE_OTHER = 303
PLY = re.compile(r'id="ply" value="(\d+)"')


@dataclass
class Heard:
    """Bytes that arrived as text, and how often the table had been told something when they were sent."""

    source: str
    text: str
    ply: int


@dataclass
class Hearing:
    """Listens to a window from now on: bodies of answers over HTTP, frames of the socket, and what the log shows."""

    visitor: Visitor
    heard: list[Heard] = field(default_factory=list)
    ply: int = 0
    """The last one that the socket spoke of."""

    _responses: list[Response] = field(default_factory=list)
    _is_there: bool = False

    def __post_init__(self) -> None:
        # What a browser has kept from another page it would not be sent again, and so not be searched.
        line = self.visitor.context.new_cdp_session(self.visitor.page)
        line.send("Network.enable")
        line.send("Network.setCacheDisabled", {"cacheDisabled": True})
        self.visitor.page.on("websocket", self._open)
        self.visitor.page.on("response", self._answer)

    def _answer(self, response: Response) -> None:
        """A match begins for a window when it is sent there; what it was shown before is no part of it."""
        self._is_there |= response.status == SEE_OTHER
        if self._is_there and response.status != SEE_OTHER:
            self._responses.append(response)

    def _open(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._frame)

    def _frame(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        message = json.loads(text)
        self.ply = max(self.ply, int(message.get("question", {}).get("ply", 0)))
        self.heard.append(Heard(f"socket: {message['type']}", text, self.ply))

    def listen(self) -> None:
        """What the log shows now, and what came over HTTP: a browser does not keep it for ever."""
        self._read_bodies()
        self.heard.append(Heard("log", self.visitor.page.locator("#log-lines").inner_text(), self.ply))

    def finish(self) -> list[Heard]:
        """All of it."""
        self.listen()
        return self.heard

    def _body(self, response: Response) -> bytes:
        """What was sent.  A browser lets go of some files of the page before: only those are asked for again."""
        try:
            return response.body()
        except Error:
            assert "/match/" not in response.url, f"what came from {response.url} is lost"
            return self.visitor.page.request.get(response.url).body()

    def _read_bodies(self) -> None:
        """A page says at which ply it was made; a script or a stylesheet may never name anybody."""
        for response in self._responses:
            text = self._body(response).decode(errors="replace")
            made_at = PLY.search(text)
            self.heard.append(Heard(f"HTTP: {response.url}", text, int(made_at[1]) if made_at else 0))
        self._responses = []


def without(text: str, *known: str) -> str:
    """The text less what everybody is sent: exactly these bytes, in markup or inside JSON."""
    for markup in known:
        for form in (markup, *(json.dumps(markup, ensure_ascii=escaped)[1:-1] for escaped in (False, True))):
            text = text.replace(form, "")
    return text


METERS = re.compile(r'"(?:meters|dangers)": ?\[[^\]]*\]|<ul class="meters">.*?</ul>| data-tip="[^"]*"', re.DOTALL)


def without_meters(text: str) -> str:
    """The text less what everybody is told of how near victory is."""
    return METERS.sub("", text)


def names_in(text: str, names: dict[str, set[str]]) -> set[str]:
    """Whose names, in any of their forms, stand in a text as words of their own."""
    return {whose for whose, forms in names.items() if pattern(frozenset(forms)).search(text)}


_patterns: dict[frozenset[str], re.Pattern[str]] = {}


def pattern(forms: frozenset[str]) -> re.Pattern[str]:
    if forms not in _patterns:
        escaped = {form for name in forms for form in (name, json.dumps(name)[1:-1])}
        _patterns[forms] = re.compile(
            rf"(?<![a-z])(?:{'|'.join(sorted(map(re.escape, escaped)))})(?![a-z])", re.IGNORECASE
        )
    return _patterns[forms]


def leaks(heard: list[Heard], names: dict[str, set[str]], may_know: Any, exempt: tuple[str, ...]) -> list[str]:
    """What was sent too early: where, at which ply, and whose name.  `may_know(ply)` are those that may be named."""
    found = []
    for one in heard:
        text = without(one.text, *exempt)
        hidden = {whose: forms for whose, forms in names.items() if whose not in may_know(one.ply)}
        found += [f"{one.source} at ply {one.ply} names {whose}" for whose in sorted(names_in(text, hidden))]
    return found
