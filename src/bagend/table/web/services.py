"""The services: all that the routes of one server share, and who it is that asks."""

from dataclasses import dataclass

from starlette.requests import HTTPConnection
from starlette.responses import Response

from bagend.engine.errors import BagendError
from bagend.engine.words import Words
from bagend.table.guard import keys as seats
from bagend.table.guard.limits import Buckets, OpenLines, Shares, visitor_of
from bagend.table.languages import language_of
from bagend.table.live.clock import Timepiece
from bagend.table.live.desk import Screen, read_eyes
from bagend.table.live.drawings import Drawings
from bagend.table.live.explanations import Explainer
from bagend.table.live.match import Seats
from bagend.table.live.table import Table
from bagend.table.live.tables import Tables
from bagend.table.live.updates import Feed
from bagend.table.settings import Settings
from bagend.table.store.rows import Store
from bagend.table.thinking.hints import Hints
from bagend.table.thinking.pace import Pace
from bagend.table.thinking.reviews import Reviews
from bagend.table.thinking.workers import Workers
from bagend.table.web.assets import Assets
from bagend.table.web.shelf import Shelf
from bagend.table.web.templating import Pages
from bagend.table.words import table_words

PAGES = 5
"""How many pages a visitor may have that all say as much as they may."""


@dataclass(frozen=True)
class Visitor:
    """Somebody at a table: which seats they hold, and whether they made the match."""

    table: Table
    seats: Seats
    keys: dict[int, str]
    """The key of each of their seats."""

    host: str
    """The host's key; empty for everybody else."""

    language: str

    @property
    def words(self) -> Words:
        return self.table.game.words(self.language)

    @property
    def table_words(self) -> Words:
        return table_words(self.language)

    def screen(self, eyes: str = "") -> Screen:
        """A page of this visitor, seen through the eyes of the seat of this name."""
        return Screen(self.table, self.seats, read_eyes(self.table, eyes), self.host, self.language)


class Services:
    """What the routes of one server share."""

    def __init__(
        self, settings: Settings, store: Store, timepiece: Timepiece | None, requests: Buckets, shares: Shares
    ) -> None:
        self.settings = settings
        self.store = store
        self.requests = requests
        self.shares = shares
        at_once, a_second = PAGES * settings.messages_at_once, PAGES * settings.messages_a_second
        self.messages = Buckets(at_once, a_second, spares_here=True)
        self.workers = Workers(settings.bot_workers, settings.bot_patience)
        self.pace = Pace(self.workers.think, settings.short_slot, settings.long_slot)
        self.tables = Tables(store, self.pace.think, settings, timepiece)
        self.hints = Hints(self.workers.weigh, settings.hint_patience)
        self.reviews = Reviews(self.workers.find_out, store, settings.review_seconds)
        self.open_lines = OpenLines(settings.lines_per_visitor)
        self.new_matches = Buckets(settings.matches_at_once, settings.matches_a_second)
        self.drawings = Drawings()
        self.feed = Feed(self.drawings)
        self.explainer = Explainer()
        self.assets = Assets(settings.static)
        self.pages = Pages(settings.pages, self.assets)
        self.shelf = Shelf(store, self.tables)

    async def visitor(self, asking: HTTPConnection, match: str) -> Visitor:
        """Who asks, by the cookies of this match."""
        table = await self.tables.table(match)
        keys = await self.tables.keys_of(table, seats.read_keys(asking.cookies))
        host = asking.cookies.get(seats.HOST_COOKIE, "")
        is_host = seats.KEY.fullmatch(host) and await self.tables.is_host(table, host)
        table.look(visitor_of(asking), frozenset(keys))
        return Visitor(table, frozenset(keys), keys, host if is_host else "", language_of(asking))

    def stop(self) -> None:
        self.tables.stop()
        self.reviews.stop()
        self.workers.stop()
        self.store.close()


STATUSES = {
    "no-such-match": 404,
    "bad-message": 400,
    "too-many-matches": 429,
    "too-many-reviews": 429,
    "not-saved": 503,
    "unreachable": 503,
    "lost": 503,
}


def status_of(wrong: BagendError, otherwise: int = 409) -> int:
    """The HTTP status of a refusal."""
    return STATUSES.get(wrong.code, otherwise)


def services_of(asking: HTTPConnection) -> Services:
    services: Services = asking.app.state.services
    return services


def words_for(asking: HTTPConnection) -> Words:
    """The table's words, in the language of whoever asks."""
    return table_words(language_of(asking))


def give_key(request: HTTPConnection, answer: Response, match: str, name: str, value: str) -> None:
    """Keep a key in the browser, for the pages of one match only."""
    is_safe = request.scope["scheme"] == "https"
    for path in (f"/match/{match}", f"/api/match/{match}"):
        answer.set_cookie(name, value, seats.A_YEAR, path=path, secure=is_safe, httponly=True, samesite="lax")


def give_seat(request: HTTPConnection, answer: Response, match: str, seat: str, held: seats.Held) -> None:
    """Keep the key of a seat in the browser."""
    give_key(request, answer, match, held.cookie(seat), str(held))
