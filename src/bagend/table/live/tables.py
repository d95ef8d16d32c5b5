"""The hall: all tables of this server.  A table is made from its rows when somebody first asks for it."""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence

from bagend.engine.chance import Committed
from bagend.engine.errors import BagendError, OtherVersion
from bagend.engine.game import Game
from bagend.engine.kernel import Mode
from bagend.games import find
from bagend.table.errors import NoSuchMatch
from bagend.table.guard import keys as seats
from bagend.table.live import series
from bagend.table.live.players import FRIEND, HEIR, ME, rotated
from bagend.table.live.playing import Playing
from bagend.table.live.table import Table, Think
from bagend.table.settings import Settings
from bagend.table.store.sqlite import EntryRow, KeyRow, MatchRow, Store

log = logging.getLogger(__name__)

MOST_COUNTED = 20
"""How many matches before a rematch are played again to count what was won."""


def replay(playing: Playing, entries: Sequence[EntryRow]) -> None:
    """Do what the rows of a match say."""
    for entry in entries:
        try:
            playing.enact(entry)
        except BagendError as wrong:
            log.error("row %d of match %s cannot be played again: %s", entry.seq, playing.row.id, wrong)
            raise OtherVersion("This match cannot be played on with the rules as they are now.") from wrong


class Hall:
    """Finds tables, makes new ones, and lets go of those that nobody uses."""

    def __init__(self, store: Store, think: Think, settings: Settings) -> None:
        self.store = store
        self._think = think
        self._settings = settings
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self._modes: dict[str, Mode] = {}

    def tables(self) -> list[Table]:
        """The tables in memory."""
        return list(self._tables.values())

    async def table(self, id: str) -> Table:
        """The table of a match."""
        known = self._tables.get(id)
        if known is None or known.is_lost:
            self._tables.pop(id, None)
            known = await self._load(id)
        self._tables.move_to_end(id)
        return known

    async def _load(self, id: str) -> Table:
        row = await self.store.match(id) if seats.MATCH_ID.fullmatch(id) else None
        if row is None:
            raise NoSuchMatch("There is no such match.")
        try:
            async with self._loading.setdefault(id, asyncio.Lock()):
                if id not in self._tables:
                    table = await self._replay(row)
                    table.standing = await self._standing(table)
                    self._keep(table)
                    self._tables[id].changed()
        finally:
            self._loading.pop(id, None)
        return self._tables[id]

    async def _replay(self, row: MatchRow) -> Table:
        """A table as its rows tell it."""
        game = find(row.game)
        table = Table(game, row, self.store, self._think, self.mode(game), self._settings.patience)
        replay(table, await self.store.entries(row.id))
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

    async def _played(self, row: MatchRow) -> Playing:
        """A match that is only looked at.  Nobody else waits while it is played again."""
        known = self._tables.get(row.id)
        if known:
            return known
        game = find(row.game)
        playing = Playing(game, row, self.mode(game))
        await asyncio.to_thread(replay, playing, await self.store.entries(row.id))
        return playing

    def _keep(self, table: Table) -> None:
        self._tables[table.id] = table
        room = self._settings.tables_kept
        if len(self._tables) > room:
            idle = [old for old in self._tables.values() if old.is_idle and old is not table]
            for old in idle[: len(self._tables) - room]:
                del self._tables[old.id]

    # Making matches.

    async def open_match(self, game: Game, players: Mapping[str, str], options: Mapping[str, str]) -> tuple[str, str]:
        """A new match; its id, and the host's key, from which the keys of all seats are made."""
        host = seats.fresh_key()
        row = self._fresh_row(game, players, options)
        keys = [
            KeyRow(seats.hashed(seats.seat_key(host, seat)), row.id, seat)
            for seat, player in players.items()
            if player in (ME, FRIEND)
        ]
        await self.store.add_match(row, keys)
        return row.id, host

    def _fresh_row(
        self, game: Game, players: Mapping[str, str], options: Mapping[str, str], after: str = ""
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
            at=time.time(),
        )

    async def open_rematch(self, old: MatchRow) -> str:
        """The same players and options, everybody one seat further on."""
        row = self._fresh_row(find(old.game), rotated(old.players), old.options, after=old.id)
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

    async def keys_of(self, table: Table, keys: list[str]) -> dict[int, str]:
        """Those of these keys that open seats of a table, by seat."""
        rows = {key: await self.store.key(seats.hashed(key)) for key in keys}
        return {table.game.seat(row.seat): key for key, row in rows.items() if row and row.match == table.id}

    async def is_host(self, table: Table, key: str) -> bool:
        """Whether the keys of this match were made from this one."""
        made = [seat for seat, player in table.row.players.items() if player in (ME, FRIEND)]
        rows = [await self.store.key(seats.hashed(seats.seat_key(key, seat))) for seat in made[:1]]
        return any(row and row.match == table.id for row in rows)

    # How the rules are run.

    def mode(self, game: Game) -> Mode:
        return self._modes.get(game.key, Mode.INTERPRETED)

    def use(self, game: Game, mode: Mode) -> None:
        """Run the rules of a game in this mode from now on."""
        self._modes[game.key] = mode
        for table in self._tables.values():
            if table.game is game:
                table.use(mode)

    def stop(self) -> None:
        for table in self._tables.values():
            table.stop()
