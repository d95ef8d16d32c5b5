"""Tables: one match, who sits where, and everybody who is looking.  Only a Table writes to its Match.

What happens is a row of the store first, and happens then: `enact` is the same for a row just written and for one
read again after a restart.
"""

import asyncio
import hmac
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from collections.abc import Set as AbstractSet
from typing import Any, TypeVar

from bagend.bots import roster
from bagend.engine.chance import Committed
from bagend.engine.errors import IllegalAction, NothingToUndo, NotYourTurn
from bagend.engine.game import Game
from bagend.engine.kernel import Mode
from bagend.engine.loops import doors
from bagend.engine.match import Entry, Match
from bagend.engine.records import Records
from bagend.engine.seats import NOBODY, SPECTATOR
from bagend.table.errors import NotBegun, NotOver, NotSaved, NotSeated, OtherVersion, Overtaken, Stale
from bagend.table.marks import Marks
from bagend.table.players import read_number, read_player
from bagend.table.shots import Reel, Shot
from bagend.table.store import EntryRow, MatchRow, Store

Seats = AbstractSet[int]
"""The seats a browser holds; none for a spectator."""

Think = Callable[[Game, str, Records, Sequence[int], int], Awaitable[int]]
"""(game, bot, views, legal, seed) -> the bot's answer."""

Told = TypeVar("Told")

log = logging.getLogger(__name__)


class Table:
    """Where one match is played."""

    def __init__(self, game: Game, row: MatchRow, store: Store, think: Think, mode: Mode, patience: float) -> None:
        if row.version != game.version:
            raise OtherVersion(f"This match was begun with version {row.version} of the rules; this is {game.version}.")
        self.game = game
        self.row = row
        self.mode = mode
        self.taken = game.take_seats(list(row.players))
        self.options = game.options.read(row.options)
        self.luck = Committed(bytes.fromhex(row.secret))
        self.players = {game.seat(seat): read_player(player) for seat, player in row.players.items()}
        self.first_state = game.setup(self.options, self.taken)
        self.match: Match | None = None
        self.ply = 0
        self.reel = Reel()
        self.resigned: int | None = None
        self.rematch = ""
        self.marks = Marks()
        self.is_lost = False
        """Somebody else wrote a row of this match: what is in memory here is out of date, and must be read again."""

        self.changes: set[Callable[[], None]] = set()
        """Called after every change, by everybody who is looking."""

        self.present: dict[int, int] = dict.fromkeys(self.taken, 0)
        self._nonces: set[tuple[str, str]] = set()
        self._store = store
        self._think = think
        self._patience = patience
        self._lock = asyncio.Lock()
        self._errands: dict[str, asyncio.Task[None]] = {}

    # What can be known.

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def is_over(self) -> bool:
        return self.resigned is not None or (self.match is not None and self.match.is_over)

    @property
    def asked(self) -> int | None:
        """The seat that is asked; nobody before the match begins and when it is over."""
        return None if self.match is None or self.is_over else self.match.seat

    @property
    def state(self) -> Records:
        state = self.first_state if self.match is None else self.match.state
        if self.resigned is not None:
            state = state.copy()
            state[0].seat = NOBODY  # The rules know no resigning: to them somebody is still on turn.
        return state

    def persons(self, seats: Seats) -> list[int]:
        """Those of these seats that are still played by a person, in order."""
        return [seat for seat in self.taken if seat in seats and not self.players[seat].is_bot]

    def viewer(self, seats: Seats) -> int:
        """Through whose eyes a browser looks: at a shared screen, the seat that is asked."""
        held = self.persons(seats)
        return self.asked if self.asked in held else held[0] if held else SPECTATOR

    def view(self, viewer: int, state: Records | None = None) -> Records:
        """What a seat may see, as an array of one."""
        views = self.game.View.blank()
        doors(self.game, self.mode).view(self.state if state is None else state, viewer, views)
        return views

    def answers(self, seats: Seats) -> list[int]:
        """What whoever holds these seats may answer now."""
        return self.match.legal_actions() if self.match and self.asked in self.persons(seats) else []

    def may_undo(self, seats: Seats) -> bool:
        asked = self.asked
        return self.match is not None and asked in self.persons(seats) and self.match.may_undo(asked)

    def may_take_back(self, seats: Seats) -> bool:
        """Only a person who plays against bots alone goes further back than an undo."""
        held = self.persons(seats)
        alone = held == self.persons(set(self.taken)) and len(held) == 1
        return self.match is not None and not self.is_over and alone and self.match.may_take_back(held[0])

    def may_resign(self, seats: Seats) -> bool:
        return self.match is not None and not self.is_over and bool(self.persons(seats))

    def owes_number(self, seats: Seats) -> bool:
        return any(not self.players[seat].number for seat in self.persons(seats))

    def use(self, mode: Mode) -> None:
        """Run the rules in this mode from now on."""
        self.mode = mode
        if self.match:
            self.match.use(mode)

    # What it can be told.  Each of these either changes the match, or raises and changes nothing.

    async def answer(self, seats: Seats, action: int, ply: int, nonce: str) -> None:
        async def tell() -> None:
            if self._was_told(seats, nonce):
                return
            seat = self._asked_of(seats, ply)
            assert self.match is not None
            notation = self.game.answers.notation(action)
            if action not in self.match.legal_actions():
                clause = self.game.refuse(self.view(seat)[0], action)
                raise IllegalAction(f"{notation!r} is not allowed here.", clause=clause, answer=notation)
            await self._write("answer", seat, notation, nonce)

        await self._one_at_a_time(tell())

    async def undo(self, seats: Seats, ply: int, nonce: str) -> None:
        async def tell() -> None:
            if self._was_told(seats, nonce):
                return
            seat = self._asked_of(seats, ply)
            if not self.may_undo(seats):
                raise NothingToUndo("There is nothing to undo.")
            await self._write("undo", seat, nonce=nonce)

        await self._one_at_a_time(tell())

    async def take_back(self, seats: Seats, ply: int, nonce: str) -> None:
        async def tell() -> None:
            if self._was_told(seats, nonce):
                return
            if ply != self.ply:
                raise Stale("The match has gone on since.")
            if not self.may_take_back(seats):
                raise NothingToUndo("There is nothing to take back.")
            await self._write("take_back", self.persons(seats)[0], nonce=nonce)

        await self._one_at_a_time(tell())

    async def resign(self, seats: Seats, nonce: str, named: str = "") -> None:
        async def tell() -> None:
            if self._was_told(seats, nonce):
                return
            held = {self.game.seats[seat]: seat for seat in self.persons(seats)}
            if not self.may_resign(seats) or (named and named not in held):
                raise NotSeated("Only who plays can resign.")
            await self._write("resign", held[named] if named else self.viewer(seats), nonce=nonce)

        await self._one_at_a_time(tell())

    async def claim(self, seat: int) -> None:
        """Somebody came in with the key of this seat."""
        if self.players[seat].claimed:
            return

        async def tell() -> None:
            if not self.players[seat].claimed:
                await self._write("claim", seat)

        await self._one_at_a_time(tell())

    async def number(self, seats: Seats, number: str) -> None:
        """What these seats mix into the luck; those that brought a number already keep it."""
        read_number(number)

        async def tell() -> None:
            for seat in self.persons(seats):
                if not self.players[seat].number:
                    await self._write("number", seat, number)

        await self._one_at_a_time(tell())

    async def offer_rematch(self, seats: Seats, make: Callable[[MatchRow], Awaitable[str]]) -> str:
        """Make a rematch, once; whoever asks again gets the same."""

        async def tell() -> str:
            if not self.is_over:
                raise NotOver("A rematch can be offered when the match is over.")
            if not self.rematch:
                held = sorted(seat for seat in self.taken if seat in seats)
                if not held:
                    raise NotSeated("Only who played can offer a rematch.")
                await self._write("rematch", held[0], await make(self.row))
            return self.rematch

        return await self._one_at_a_time(tell())

    def _was_told(self, seats: Seats, nonce: str) -> bool:
        return any((self.game.seats[seat], nonce) in self._nonces for seat in seats) if nonce else False

    def _asked_of(self, seats: Seats, ply: int) -> int:
        """The seat that answers, if it is these seats' turn and they have seen the question."""
        if self.match is None:
            raise NotBegun("The match has not begun.")
        if not self.persons(seats):
            raise NotSeated("Only who plays can answer.")
        if ply != self.ply:
            raise Stale("The match has gone on since.")
        asked = self.asked
        if asked is None or asked not in self.persons(seats):
            raise NotYourTurn("It is not your turn.")
        return asked

    async def _one_at_a_time(self, telling: Coroutine[Any, Any, Told]) -> Told:
        """A page that goes away must not stop half-way what is being written."""

        async def alone() -> Told:
            async with self._lock:
                return await telling

        return await asyncio.shield(asyncio.create_task(alone()))

    async def _write(self, kind: str, seat: int, notation: str = "", nonce: str = "") -> None:
        row = EntryRow(self.id, self.ply + 1, kind, self.game.seats[seat], notation, nonce, time.time())
        try:
            await self._store.append(row)
        except Overtaken:
            self.is_lost = True
            raise
        self.enact(row)
        self.changed()

    # What happens then.

    def enact(self, row: EntryRow) -> None:
        """Do what a row says."""
        seat = self.game.seat(row.seat)
        match row.kind:
            case "answer":
                assert self.match is not None
                self._film(self.match.play(row.notation, seat))
            case "claim":
                self.players[seat].claimed = True
            case "number":
                self.players[seat].number = row.notation
                self._begin_if_all_are_here()
            case "undo":
                assert self.match is not None
                self.match.undo(seat)
                self._tell("log-undone", seat)
            case "take_back":
                assert self.match is not None
                self.match.take_back(seat)
                self._tell("log-taken-back", seat)
            case "resign":
                self._resign(seat)
            case "rematch":
                self.rematch = row.notation
            case _:
                raise ValueError(f"A row of the unknown kind {row.kind!r}")
        self.ply = row.seq
        if row.nonce:
            self._nonces.add((row.seat, row.nonce))

    def _begin_if_all_are_here(self) -> None:
        numbers = [self.players[seat].number for seat in self.taken]
        if all(numbers):
            self.luck = Committed(self.luck.secret, numbers)
            named = [self.game.seats[seat] for seat in self.taken]
            self.match = Match(self.game, seats=named, options=self.options, luck=self.luck, mode=self.mode)
            self._film(self.match.entries)

    def _resign(self, seat: int) -> None:
        """Of two, the other wins; of more, a bot takes over the seat."""
        if len(self.taken) == 2:
            self.resigned = seat
            if self.match:
                self.match.resigned = self.game.seats[seat]
            self._tell("log-resigned", seat)
        else:
            self.players[seat].level = roster.rival(self.game)
            self._tell("log-taken-over", seat)

    def _film(self, entries: Sequence[Entry]) -> None:
        """One shot per event.  The last shows the state as it then stands, with the next question asked."""
        assert self.match is not None
        events = [event for entry in entries for event in entry.moments]
        shots = [Shot(event.state, event.audience, event.kind, event.nouns) for event in events]
        self.reel.add(shots, self.match.state.copy())

    def _tell(self, word: str, seat: int) -> None:
        self.reel.add([Shot(self.state, word=word, seat=seat)], self.state.copy())

    # Everybody who is looking, and the bots.

    def arrive(self, seats: Seats, change: Callable[[], None]) -> None:
        self.changes.add(change)
        self._count(seats, 1)

    def leave(self, seats: Seats, change: Callable[[], None]) -> None:
        self.changes.discard(change)
        self._count(seats, -1)

    def _count(self, seats: Seats, by: int) -> None:
        for seat in seats:
            self.present[seat] += by
        if seats:
            self.changed()

    @property
    def is_idle(self) -> bool:
        """Nobody looks and nothing is going on, so it need not stay in memory."""
        return not self.changes and not self._errands and not self._lock.locked()

    def changed(self) -> None:
        """Tell everybody who is looking, and see to what must happen next."""
        for change in list(self.changes):
            change()
        if self.asked is not None and self.players[self.asked].is_bot:
            self._run("bots", self._let_bots_answer)
        if self.match is not None:
            self._stop("numbers")
        elif all(player.claimed for player in self.players.values()):
            self._run("numbers", self._make_missing_numbers)

    def stop(self) -> None:
        for name in list(self._errands):
            self._stop(name)

    def _stop(self, name: str) -> None:
        if name in self._errands:
            self._errands[name].cancel()

    def _run(self, name: str, errand: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Run an errand of the table, unless it is running already."""
        if name in self._errands:
            return
        task = asyncio.create_task(errand())
        self._errands[name] = task

        def ended(task: asyncio.Task[None]) -> None:
            del self._errands[name]
            if not task.cancelled() and task.exception():
                log.error("an errand of table %s failed", self.id, exc_info=task.exception())

        task.add_done_callback(ended)

    async def _make_missing_numbers(self) -> None:
        await asyncio.sleep(self._patience)
        for seat in self.taken:
            await self.number({seat}, Committed.fresh().secret.hex()[:16])

    async def _let_bots_answer(self) -> None:
        while self.match is not None and (asked := self.asked) is not None and self.players[asked].is_bot:
            ply = self.ply
            legal = self.match.legal_actions()
            action = await self._think(self.game, self.players[asked].level, self.view(asked), legal, self._seed(ply))
            async with self._lock:
                if ply == self.ply:
                    try:
                        await self._write("answer", asked, self.game.answers.notation(action))
                    except NotSaved as wrong:
                        log.error("%s", wrong)
            if ply == self.ply:
                await asyncio.sleep(1)

    def _seed(self, ply: int) -> int:
        """A bot's luck: nobody can foresee it, and thinking again gives the same answer."""
        return int.from_bytes(hmac.digest(self.luck.secret, f"bot {ply}".encode(), "sha256")[:8])
