"""The room: all that the routes of one server share, and who it is that asks."""

from dataclasses import dataclass

from starlette.requests import HTTPConnection
from starlette.responses import Response

from bagend.engine.words import Words
from bagend.table.guard import keys as seats
from bagend.table.guard.requests import Bucket
from bagend.table.live.frames import Pen
from bagend.table.live.table import Seats, Table
from bagend.table.live.tables import Hall
from bagend.table.settings import Settings
from bagend.table.store.sqlite import Store
from bagend.table.thinking.hints import Advisor
from bagend.table.thinking.workers import Workers
from bagend.table.web.templating import Pages, table_words


@dataclass(frozen=True)
class Visitor:
    """Somebody at a table: which seats he holds, and whether he made the match."""

    table: Table
    seats: Seats
    keys: dict[int, str]
    """The key of each of his seats."""

    host: str
    """The host's key; empty for everybody else."""

    @property
    def words(self) -> Words:
        return self.table.game.words()


class Room:
    """What the routes of one server share."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.workers = Workers(settings.bot_workers, settings.bot_patience)
        self.hall = Hall(store, self.workers.think, settings)
        self.advisor = Advisor(self.workers.weigh, settings.hint_patience)
        self.new_matches = Bucket(settings.matches_at_once, settings.matches_a_second)
        self.pen = Pen()
        self.pages = Pages(settings.pages)
        self.words = table_words()

    async def visitor(self, asking: HTTPConnection, match: str) -> Visitor:
        """Who asks, by the cookies of this match."""
        table = await self.hall.table(match)
        keys = await self.hall.keys_of(table, seats.read_keys(asking.cookies))
        host = asking.cookies.get(seats.HOST_COOKIE, "")
        for seat in keys:
            # Not at the link itself: programs that only preview a link would take the seat.
            await table.claim(seat)
        is_host = seats.KEY.fullmatch(host) and await self.hall.is_host(table, host)
        return Visitor(table, frozenset(keys), keys, host if is_host else "")

    def stop(self) -> None:
        self.hall.stop()
        self.workers.stop()
        self.store.close()


def room_of(asking: HTTPConnection) -> Room:
    room: Room = asking.app.state.room
    return room


def give_key(request: HTTPConnection, answer: Response, match: str, name: str, value: str) -> None:
    """Keep a key in the browser, for the pages of one match only."""
    is_safe = request.url.scheme == "https"
    for path in (f"/match/{match}", f"/api/match/{match}"):
        answer.set_cookie(name, value, seats.A_YEAR, path=path, secure=is_safe, httponly=True, samesite="lax")
