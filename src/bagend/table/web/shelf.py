"""The shelf: a browser's own matches, as its first page shows them.

A browser has a key of its own, in a cookie.  Whenever it shows a match with the key of a seat, the match comes onto its
shelf.  The key of the browser opens nothing but the shelf, and the shelf shows no more than the match's own page would.

To say whose turn it is, a match must be played again, unless it is in memory.  That is done beside the event loop, one
match after the other, and a page waits only so long; what it learned is remembered until the match goes on.
"""

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from bagend.engine.errors import BagendError
from bagend.engine.words import Words
from bagend.games import find
from bagend.table.errors import NotSaved
from bagend.table.guard.keys import hashed
from bagend.table.live.desk import Desk, Screen
from bagend.table.live.ending import ending
from bagend.table.live.match import Seats
from bagend.table.live.names import isolated
from bagend.table.live.players import BOT
from bagend.table.live.question import prompt, waiting
from bagend.table.live.seat_lines import bot_label
from bagend.table.live.table import Table
from bagend.table.live.tables import Tables
from bagend.table.store.rows import KeptRow, MatchRow, Store

BROWSER_COOKIE = "browser"

FEW = 12
MANY = 60
"""How many matches are shown, and how many at most to whoever asks for more."""

PATIENCE = 1.0
"""How many seconds a page waits for matches to be played again."""

REMEMBERED = 2000
"""Of how many matches it is remembered how they stand."""


class Standing(NamedTuple):
    """How a match stands for whoever holds some of its seats."""

    sentence: str
    is_yours: bool = False
    is_over: bool = False
    mood: str = ""
    has_time: bool = True
    """Whether it may be told when something last happened: not while others set up in secret."""

    names: Mapping[str, str] = MappingProxyType({})
    """What the people in some of the seats call themselves."""


class Line(NamedTuple):
    """A match on the shelf."""

    match: str
    title: str
    players: str
    standing: Standing
    ago: str


class Shelf:
    """Remembers how matches stand, and finds it out where it does not know."""

    def __init__(self, store: Store, tables: Tables, patience: float = PATIENCE) -> None:
        self._store = store
        self._tables = tables
        self._patience = patience
        self._known: OrderedDict[tuple[str, int, tuple[str, ...], str], Standing] = OrderedDict()

    async def keep(self, browser: str, table: Table, seats: Seats) -> None:
        """Put a match on a browser's shelf.  If that cannot be written, the match can be played all the same."""
        named = [table.game.seats[seat] for seat in sorted(seats)]
        with contextlib.suppress(NotSaved):
            await self._store.keep(hashed(browser), table.id, named)

    async def forget(self, browser: str, match: str) -> None:
        await self._store.forget(hashed(browser), match)

    async def lines(self, browser: str, most: int, words: Words) -> tuple[list[Line], bool]:
        """The first matches of a browser's shelf, and whether there are more."""
        rows = await self._store.kept(hashed(browser), most + 1)
        end = asyncio.get_running_loop().time() + self._patience
        shown = [await self._line(hashed(browser), row, end, words) for row in rows[:most]]
        return [line for line in shown if line], len(rows) > most

    async def _line(self, browser: str, row: KeptRow, end: float, words: Words) -> Line | None:
        match = await self._store.match(row.match)
        if match is None:
            return None
        standing = await self._standing(row, end, words.language)
        if standing.is_over and not row.is_over:
            with contextlib.suppress(NotSaved):
                await self._store.put_last(browser, row.match)
        when = ago(time.time() - row.at, words) if standing.has_time else ""
        title = find(match.game).words(words.language)("title")
        return Line(match.id, title, players(match, row.seats, words, standing.names), standing, when)

    async def _standing(self, row: KeptRow, end: float, language: str) -> Standing:
        key = (row.match, row.seq, row.seats, language)
        if key not in self._known:
            if asyncio.get_running_loop().time() >= end:
                # Not even begun: else all that are left would be played again at once, and for nobody.
                return Standing("")
            try:
                async with asyncio.timeout_at(end):
                    table = await self._tables.table(row.match)
            except TimeoutError:
                return Standing("")
            except BagendError:
                # It was begun with rules that are no longer played.
                return Standing("", is_over=row.is_over)
            seats = frozenset(table.game.seat(seat) for seat in row.seats)
            self._known[key] = standing(table, seats, language)
            # Whoever else waits comes first: a match takes as long as a page of it.
            await asyncio.sleep(0)
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return self._known[key]


def standing(table: Table, seats: frozenset[int], language: str) -> Standing:
    """How a match stands, as the page of whoever holds these seats would say it before anybody has lifted a curtain."""
    desk: Desk = Screen(table, seats, language=language).desk()
    sentence = waiting(desk) or prompt(desk)
    named = {table.game.seats[seat]: player.name for seat, player in table.players.items()}
    names = {seat: isolated(name) for seat, name in named.items() if name}
    end = ending(desk, sentence)
    if end is not None:
        return Standing(end["title"], is_over=True, mood=end["mood"], names=names)
    is_yours = desk.acting is not None or desk.hand_to is not None
    return Standing(sentence, is_yours, has_time=not table.is_in_secret_setup, names=names)


def players(match: MatchRow, own: tuple[str, ...], words: Words, names: Mapping[str, str]) -> str:
    """Who plays: one's own seats, and who sits in the others."""
    game = find(match.game)
    named = {seat: game.words(words.language).name("seat", seat) for seat in match.players}
    mine = words.listing(named[seat] for seat in match.players if seat in own)
    others = [seat for seat in match.players if seat not in own]
    if not others:
        return words("mine-alone" if len(own) == 1 else "mine-shared", seats=mine)
    told = [
        words("mine-other", seat=named[seat], player=names.get(seat) or player(match, seat, words)) for seat in others
    ]
    return words("mine-with" if game.cooperative else "mine-against", seats=mine, others=words.listing(told))


def player(match: MatchRow, seat: str, words: Words) -> str:
    """Who sits in a seat, of whom no name is known."""
    who = match.players[seat]
    return bot_label(who.removeprefix(BOT), words) if who.startswith(BOT) else words("mine-person")


STEPS = (("minutes", 60), ("hours", 3600), ("days", 86400))


def ago(seconds: float, words: Words) -> str:
    """How long ago something was, in words."""
    fitting = [(name, length) for name, length in STEPS if seconds >= length]
    if not fitting:
        return words("ago-now")
    name, length = fitting[-1]
    return words(f"ago-{name}", count=int(seconds // length))
