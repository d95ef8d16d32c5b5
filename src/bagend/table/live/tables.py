"""The tables: all tables of this server.  A table is made from its rows when somebody first asks for it."""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple
from weakref import WeakValueDictionary

from bagend.engine.chance import Committed
from bagend.engine.errors import BagendError, OtherVersion
from bagend.engine.game import Game
from bagend.engine.kernel import Mode
from bagend.games import find
from bagend.table.errors import NoSuchMatch
from bagend.table.guard import keys as seats
from bagend.table.live import series
from bagend.table.live.clock import Timepiece
from bagend.table.live.match import LiveMatch
from bagend.table.live.players import FRIEND, HEIR, ME, rotated
from bagend.table.live.table import PRESENT_SECONDS, Table
from bagend.table.live.thinker import Think
from bagend.table.settings import Settings
from bagend.table.store.rows import EntryRow, KeyRow, MatchRow, News, Store

log = logging.getLogger(__name__)

MOST_COUNTED = 20
"""How many matches before a rematch are read, to count what was won and to find who is called what."""


def replay(playing: LiveMatch, entries: Sequence[EntryRow]) -> None:
    """Do what the rows of a match say."""
    for entry in entries:
        try:
            playing.enact(entry)
        except BagendError as wrong:
            about = {"match": playing.row.id, "row": entry.seq}
            log.error("row %d of match %s cannot be played again: %s", entry.seq, playing.row.id, wrong, extra=about)
            raise OtherVersion("error-older-rules") from wrong


class Opened(NamedTuple):
    """A match that was just made."""

    match: str
    host: str
    """The host's key, from which the invitations are made."""

    keys: dict[str, str]
    """The keys of the host's own seats."""


class Begun(NamedTuple):
    """How a match begins that does not begin at the beginning."""

    version: int
    given: str
    """The answers that come with it, as a journal writes them."""

    guide: str = ""
    """What teaches the game here; then these answers are a script."""


class Tables:
    """Finds tables, makes new ones, and lets go of those that nobody uses."""

    def __init__(self, store: Store, think: Think, settings: Settings, timepiece: Timepiece | None = None) -> None:
        self.store = store
        self.timepiece = timepiece or Timepiece()
        # A server that is down costs nobody time, unless others go on without it.
        self._since = self.timepiece.now() if store.is_first else 0.0
        self._think = think
        self._settings = settings
        self._kept: OrderedDict[str, Table] = OrderedDict()
        self._alive: WeakValueDictionary[str, Table] = WeakValueDictionary()
        """All tables that anybody still holds.  A match must never have two: one would not hear what the other is
        told."""

        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._modes: dict[str, Mode] = {}
        store.hear(self._hear)

    def _hear(self, news: News) -> None:
        """Another server over the same database says something."""
        for table in [self._alive.get(news.match)] if news.match else self.in_memory():
            if table is not None:
                table.hear(news)

    async def keep_in_touch(self) -> None:
        """Tell the other servers now and then who is here."""
        while self.store.is_shared:
            await asyncio.sleep(PRESENT_SECONDS / 3)
            for table in self.in_memory():
                if table.changes:
                    table.say_who_is_here()
                    table.forget_who_left()

    def in_memory(self) -> list[Table]:
        """The tables in memory."""
        return list(self._alive.values())

    async def table(self, id: str) -> Table:
        """The table of a match."""
        known = self._alive.get(id)
        if known is None:
            known = await self._load_once(id)
        elif self.store.is_shared:
            # Whoever was answered by another server sees here what came of it, even before this one hears of it.
            await known.read_on()
        if id in self._kept:
            self._kept.move_to_end(id)
        else:
            self._keep(known)
            known.changed()
        return known

    async def _load_once(self, id: str) -> Table:
        """Load a table; whoever asks meanwhile waits for the same, and hears of the same failure."""
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.create_task(self._load(id))
            loading.add_done_callback(lambda _: self._loading.pop(id))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> Table:
        row = await self.store.match(id) if seats.MATCH_ID.fullmatch(id) else None
        if row is None:
            raise NoSuchMatch("error-no-such-match")
        table = await self._replay(row)
        table.standing = await self._standing(table)
        await self._keep_names(table)
        if table.mode is not self.mode(table.game):
            # Meanwhile the rules were compiled.
            table.use(self.mode(table.game))
        self._alive[id] = table
        if self.store.is_shared:
            # What others wrote since the rows were read, nobody has told this table.
            table.hear(News("", table.id, "row"))
            table.tell_others("who")
        return table

    async def _replay(self, row: MatchRow) -> Table:
        """A table as its rows tell it."""
        game = find(row.game)
        settings = self._settings
        slots = (settings.short_slot, settings.long_slot)
        table = Table(game, row, self.store, self._think, self.mode(game), settings.patience, self.timepiece, slots)
        table.clocks.since = self._since
        # Nobody else waits while it is played again.
        await asyncio.to_thread(replay, table, await self.store.entries(row.id))
        return table

    async def _standing(self, table: Table) -> series.Standing:
        """What the players of a rematch have scored before."""
        rows: list[MatchRow] = []
        at = table.row
        while at.after and (before := await self.store.match(at.after)) is not None:
            rows.append(at := before)
        counting = rows[: min(series.counted(table.game, len(rows)), MOST_COUNTED)]
        try:
            return series.after([await self._played(row) for row in reversed(counting)])
        except OtherVersion:
            return series.Standing()

    async def _keep_names(self, table: Table) -> None:
        """Whoever played the match before and has not said otherwise is called the same in the rematch."""
        heirs = {player.heir_of: player for player in table.players.values() if player.heir_of and not player.renamed}
        before, read = table.row, 0
        while heirs and read < MOST_COUNTED and (earlier := await self.store.match(before.after)) is not None:
            before, read = earlier, read + 1
            said = {entry.seat: entry.notation for entry in await self.store.entries(before.id) if entry.kind == "name"}
            for seat in said.keys() & heirs.keys():
                heirs.pop(seat).name = said[seat]
            # Whoever said nothing there either had a name from the match before that.
            came_from = {seat: who.removeprefix(HEIR) for seat, who in before.players.items() if who.startswith(HEIR)}
            heirs = {came_from[seat]: player for seat, player in heirs.items() if seat in came_from}

    async def _played(self, row: MatchRow) -> LiveMatch:
        """A match that is only looked at.  Nobody else waits while it is played again."""
        known = self._alive.get(row.id)
        if known:
            return known
        game = find(row.game)
        playing = LiveMatch(game, row, self.mode(game))
        await asyncio.to_thread(replay, playing, await self.store.entries(row.id))
        return playing

    def _keep(self, table: Table) -> None:
        self._kept[table.id] = table
        spare = len(self._kept) - self._settings.tables_kept
        if spare > 0:
            idle = [old for old in self._kept.values() if old.is_idle and old is not table]
            for old in idle[:spare]:
                old.stop()
                del self._kept[old.id]

    # Making matches.

    async def open_match(
        self,
        game: Game,
        players: Mapping[str, str],
        options: Mapping[str, str],
        clock: str = "",
        begun: Begun | None = None,
    ) -> Opened:
        """A new match; from its beginning, or with answers that come with it."""
        row = self._fresh_row(game, players, options, clock)
        if begun:
            row = replace(row, version=begun.version, given=begun.given, guide=begun.guide)
        made = Opened(
            row.id, seats.fresh_key(), {seat: seats.fresh_key() for seat, who in players.items() if who == ME}
        )
        invitations = {seat: seats.invitation(made.host, seat) for seat, who in players.items() if who == FRIEND}
        rows = [
            [KeyRow(seats.hashed(key), row.id, seat) for seat, key in opening.items()]
            for opening in (made.keys, invitations)
        ]
        await self.store.add_match(row, *rows)
        return made

    def _fresh_row(
        self, game: Game, players: Mapping[str, str], options: Mapping[str, str], clock: str, after: str = ""
    ) -> MatchRow:
        secret = secrets.token_bytes(32)
        return MatchRow(
            id=seats.fresh_match_id(),
            game=game.key,
            version=game.version,
            options=dict(options),
            players=dict(players),
            commitment=Committed(secret).commitment,
            secret=secret.hex(),
            after=after,
            at=self.timepiece.now(),
            clock=clock,
        )

    async def open_rematch(self, old: MatchRow) -> str:
        """The same players and options, everybody one seat further on."""
        row = self._fresh_row(find(old.game), rotated(old.players), old.options, old.clock, after=old.id)
        await self.store.add_match(row, [])
        return row.id

    async def inherit(self, old: Table, keys: list[str]) -> dict[str, str]:
        """The keys of the rematch, by seat, for whoever holds these keys of the match before."""
        new = await self.table(old.rematch)
        heirs = {player.removeprefix(HEIR): seat for seat, player in new.row.players.items() if player.startswith(HEIR)}
        made = {}
        for key in keys:
            row = await self.store.key(seats.hashed(key))
            if row and row.match == old.id and row.seat in heirs:
                seat = heirs[row.seat]
                heir = seats.heir_key(key, new.id, seat)
                await self.store.add_key(KeyRow(seats.hashed(heir), new.id, seat))
                made[seat] = heir
        return made

    # Who is who.

    async def keys_of(self, table: Table, held: Sequence[seats.Held]) -> dict[int, str]:
        """Those of these keys that open seats of a table, by seat.  Whoever has one sits down, if they have not yet.

        Not at the link itself: programs that only preview a link would take the seat.
        """
        opening = {}
        for key, invitation in held:
            row = await self.store.key(seats.hashed(key)) or await self._sit_down(table, key, invitation)
            if row and row.match == table.id:
                seat = table.game.seat(row.seat)
                opening[seat] = key
                await table.claim(seat)
        return opening

    async def _sit_down(self, table: Table, key: str, invitation: str) -> KeyRow | None:
        """Take the seat that somebody was invited to, and have their key open it."""
        invited = await self.store.invitation(seats.hashed(invitation)) if invitation else None
        if invited is None or invited.match != table.id:
            return None
        row = KeyRow(seats.hashed(key), table.id, invited.seat)
        return row if await table.claim(table.game.seat(invited.seat), row) else None

    async def is_host(self, table: Table, key: str) -> bool:
        """Whether the invitations to this match were made from this key."""
        for seat, player in table.row.players.items():
            if player == FRIEND:
                row = await self.store.invitation(seats.hashed(seats.invitation(key, seat)))
                if row and row.match == table.id:
                    return True
        return False

    # How the rules are run.

    def mode(self, game: Game) -> Mode:
        return self._modes.get(game.key, Mode.INTERPRETED)

    @property
    def compiled(self) -> int:
        """How many games' rules run compiled by now."""
        return sum(mode is Mode.COMPILED for mode in self._modes.values())

    def use(self, game: Game, mode: Mode) -> None:
        """Run the rules of a game in this mode from now on."""
        self._modes[game.key] = mode
        for table in self.in_memory():
            if table.game is game:
                table.use(mode)

    def stop(self) -> None:
        for table in self.in_memory():
            table.stop()
