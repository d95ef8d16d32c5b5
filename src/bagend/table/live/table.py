"""Tables: a match being played, and everybody who is looking.  Only a Table writes to its Match."""

import asyncio
import contextlib
import hmac
import logging
from collections.abc import Awaitable, Callable

from bagend.bots import roster
from bagend.drawing.regions import Memory
from bagend.engine import clauses
from bagend.engine.errors import IllegalAction, NothingToUndo, NotYourTurn
from bagend.engine.game import Game
from bagend.engine.kernel import Mode
from bagend.table.errors import (
    AnotherStep,
    BadMessage,
    EnoughSaid,
    NotBegun,
    NotOver,
    NotSeated,
    Overtaken,
    Stale,
    StoreFailed,
)
from bagend.table.live.clock import Timepiece
from bagend.table.live.match import Seats
from bagend.table.live.names import MOST_RENAMED
from bagend.table.live.reactions import Reactions, Said
from bagend.table.live.stages import stages
from bagend.table.live.suggestions import Suggestions
from bagend.table.live.thinker import Asker, Reply, Slots, Think, Thinker
from bagend.table.live.written import LOOK_AGAIN, WrittenMatch
from bagend.table.store.rows import KeyRow, MatchRow, News, Store
from bagend.table.teaching.guide import scripted

ANSWERS_A_LOOK = 30
"""How many answers bots alone give after a page was loaded that keeps no line open."""

SHORTEST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""How many seconds until a bot's answer is written again that could not be: twice as long every time."""

NO_NUMBER = "0"
"""The number of a seat whose page sends none.  It is always the same: could the table choose, it could choose the dice,
whose secret it knows."""

PRESENT_SECONDS = 60.0
"""How long what another server says of who is there is believed."""

log = logging.getLogger(__name__)


class Table(WrittenMatch):
    """Where one match is played."""

    def __init__(
        self,
        game: Game,
        row: MatchRow,
        store: Store,
        think: Think,
        mode: Mode,
        patience: float,
        timepiece: Timepiece | None = None,
        slots: Slots = (0.0, 0.0),
    ) -> None:
        super().__init__(game, row, store, mode, timepiece or Timepiece())
        self.slots = slots
        """At the end of which of them bots' answers are shown."""

        self.suggestions = Suggestions()
        self.reactions = Reactions(self.timepiece.now)
        self.memory = Memory()
        """The regions of the board as they were drawn last."""

        self.changes: set[Callable[[], None]] = set()
        """Called after every change, by everybody who is looking."""

        self._present: dict[int, int] = dict.fromkeys(self.taken, 0)
        self._elsewhere: dict[str, tuple[frozenset[int], float]] = {}
        """Who is looking at another server's pages, and when it said so."""

        self.unready: set[int] = set()
        """The seats of bots that were not ready when they were last to think."""

        self._visitor = ""
        self._unseen = ANSWERS_A_LOOK
        """How many answers bots gave since somebody last loaded a page."""

        self._think = think
        self._thought: tuple[int, Reply] | None = None
        """What a bot answers to the question with this number, if that could not be written yet."""

        self._patience = patience
        self._stop_bell: Callable[[], None] = lambda: None

    # What it can be told.  Each of these either changes the match, or raises and changes nothing.

    async def answer(self, seats: Seats, action: int, ply: int, nonce: str) -> None:
        async def tell() -> None:
            if self.was_told(seats, nonce):
                return
            with stages("rules"):
                self.check_ply(seats, ply)
                seat = self.acting(seats)
                if seat is None:
                    raise NotYourTurn("refusal-not-your-turn")
                self.check_legal(seat, action)
                notation = self.game.answers.notation(action)
                self.check_step(seats, notation)
                kind = "early" if self.early(seat) else "answer"
            await self._write(kind, seat, notation, nonce)

        await self._one_at_a_time(tell)

    async def undo(self, seats: Seats, ply: int, nonce: str) -> None:
        async def tell() -> None:
            if self.was_told(seats, nonce):
                return
            self.check_ply(seats, ply)
            undoing = self.to_undo(seats)
            if undoing is None and self.acting(seats) is None:
                raise NotYourTurn("refusal-not-your-turn")
            if undoing is None:
                raise NothingToUndo("refusal-nothing-to-undo")
            await self._write(undoing.kind, undoing.entry.seat, nonce=nonce)

        await self._one_at_a_time(tell)

    async def resign(self, seats: Seats, nonce: str, named: str = "") -> None:
        async def tell() -> None:
            if self.was_told(seats, nonce):
                return
            held = {self.game.seats[seat]: seat for seat in self.persons(seats)}
            if not self.may_resign(seats) or (named and named not in held):
                raise NotSeated("refusal-not-seated")
            if not named and self.needs_curtain(seats):
                # Who looks need not be who is asked.
                raise BadMessage("refusal-bad-message")
            seat = held[named] if named else self.viewer(seats)
            await self._write(self.how_to_resign(seat), seat, nonce=nonce)

        await self._one_at_a_time(tell)

    async def claim(self, seat: int, key: KeyRow | None = None) -> bool:
        """Somebody sits down here; whether the seat was still free.  Invited, they bring the key it opens to from
        now on."""
        if self.players[seat].claimed:
            return False

        async def tell() -> bool:
            is_free = not self.players[seat].claimed
            if is_free:
                await self._write("claim", seat, key=key)
            return is_free

        return await self._one_at_a_time(tell)

    async def rename(self, seat: int, name: str, check: Callable[[], None] = lambda: None) -> None:
        """Whoever sits here is called this from now on; an empty name is none.  It is checked when nobody else can take
        the same any more."""

        async def tell() -> None:
            check()
            player = self.players[seat]
            if name == player.name:
                return
            if player.renamed >= MOST_RENAMED:
                raise EnoughSaid("refusal-enough-renamed")
            await self._write("name", seat, name)

        await self._one_at_a_time(tell)

    async def number(self, seats: Seats, number: str) -> None:
        """What these seats mix into the luck; those that brought a number already keep it."""

        async def tell() -> None:
            for seat in self.persons(seats):
                if not self.players[seat].number:
                    await self._write("number", seat, number)

        await self._one_at_a_time(tell)

    async def offer_rematch(self, seats: Seats, make: Callable[[MatchRow], Awaitable[str]]) -> str:
        """Make a rematch, once; whoever asks again gets the same."""

        async def tell() -> str:
            if not self.is_over:
                raise NotOver("refusal-not-over")
            if not self.rematch:
                held = sorted(seat for seat in self.taken if seat in seats)
                if not held:
                    raise NotSeated("refusal-not-seated")
                await self._write("rematch", held[0], await make(self.row))
            return self.rematch

        return await self._one_at_a_time(tell)

    def check_legal(self, seat: int, action: int) -> None:
        """Whether a seat that is asked may give this answer."""
        notation = self.game.answers.notation(action)
        if action not in self.legal(seat):
            clause = self.why_not(seat, action)
            reason = clauses.cite(self.game.folder, clause)
            raise IllegalAction("error-illegal-action", clause=clause, answer=notation, reason=reason, lack="")

    def check_step(self, seats: Seats, notation: str) -> None:
        """Whether this is what the guide wants to show now."""
        step = self.step(seats)
        if step is not None and not step.accepts(notation):
            raise AnotherStep("error-another-step", objection=step.objection(self.game))

    def check_ply(self, seats: Seats, ply: int) -> None:
        """Whether these seats play here, and have seen the question."""
        if self.match is None:
            raise NotBegun("refusal-not-begun")
        if not self.persons(seats):
            raise NotSeated("refusal-not-seated")
        if ply != self.ply_of(seats):
            raise Stale("refusal-stale")

    # Other servers over the same database.

    def hear(self, news: News) -> None:
        """Another server says something of this match."""
        match news.kind:
            case "row":
                self.fall_behind()
            case "who":
                self.say_who_is_here()
            case "present":
                before = self._elsewhere.get(news.by, (frozenset(), 0.0))[0]
                self._elsewhere[news.by] = frozenset(news.said), self.timepiece.now()
                if before != frozenset(news.said):
                    self.changed()
            case "reaction":
                self.reactions.show(Said(*news.said))
            case "suggestion":
                self.suggestions.put(*news.said)
                self.changed()

    def say_who_is_here(self) -> None:
        self.tell_others("present", sorted(seat for seat, count in self._present.items() if count))

    # Everybody who is looking, and the bots.

    def look(self, visitor: str, seats: Seats) -> None:
        """Somebody loads a page."""
        if seats or not self.persons(set(self.taken)):
            self._visitor = visitor
        self._unseen = 0
        self._see_to_bots()

    @property
    def asker(self) -> Asker:
        """For whom bots and hints are thought here."""
        return Asker(self._visitor, self.id)

    @property
    def is_watched(self) -> bool:
        """Whether a person plays here or looks on.  Bots by themselves wait for somebody who does."""
        return bool(self.changes or self.persons(set(self.taken))) or self._unseen < ANSWERS_A_LOOK

    def arrive(self, seats: Seats, change: Callable[[], None]) -> None:
        self.changes.add(change)
        self._count(seats, 1)
        self._see_to_bots()

    def leave(self, seats: Seats, change: Callable[[], None]) -> None:
        self.changes.discard(change)
        self._count(seats, -1)

    def _count(self, seats: Seats, by: int) -> None:
        for seat in seats:
            self._present[seat] += by
        if seats:
            self.changed()
            self.say_who_is_here()

    def forget_who_left(self) -> None:
        """A server that has said nothing for a while is gone, and with it whoever looked at its pages."""
        soonest = self.timepiece.now() - PRESENT_SECONDS
        gone = [by for by, (_, at) in self._elsewhere.items() if at < soonest]
        for by in gone:
            del self._elsewhere[by]
        if gone:
            self.changed()

    def is_present(self, seat: int) -> bool:
        """Whether somebody of this seat is looking."""
        return self._present[seat] > 0 or any(seat in seats for seats, _ in self._elsewhere.values())

    @property
    def is_idle(self) -> bool:
        """Nobody looks and nothing is going on, so it need not stay in memory."""
        return not self.changes and not self._tasks and not self._lock.locked()

    def changed(self) -> None:
        """Tell everybody who is looking, and see to what must happen next."""
        self.forget()
        for change in list(self.changes):
            change()
        self._see_to_bots()
        self._set_bell()
        if self.match is not None:
            self._tasks.stop("numbers")
        elif all(player.claimed for player in self.players.values()):
            self._tasks.run("numbers", self._make_missing_numbers)

    def _see_to_bots(self) -> None:
        if self.asked is not None and self.players[self.asked].is_bot and self.is_watched:
            self._tasks.run("bots", self._let_bots_answer)

    def _set_bell(self) -> None:
        """Have it ring when the next clock runs out."""
        self._stop_bell()
        end = self.clocks.next_end()
        if end is not None:
            wait = max(0.0, end[0] - self.timepiece.now())
            self._stop_bell = self.timepiece.ring(wait, self._time_is_up)

    def stop(self) -> None:
        self._stop_bell()
        self._tasks.stop_all()
        # What is remembered holds the table itself, which would stay in memory for it.
        self.forget()

    def _time_is_up(self) -> None:
        self._tasks.run("clock", self._let_time_run_out)

    async def _let_time_run_out(self) -> None:
        """Somebody's time is up: a bot makes the move, or takes the seat."""
        while (end := self.clocks.next_end()) is not None and end[0] <= self.timepiece.now():
            try:
                await self._run_out(end[1])
            except StoreFailed as wrong:
                log.error("%s", wrong)
                self._stop_bell = self.timepiece.ring(1, self._time_is_up)
                return
        # The bell and the clock need not agree, and somebody may have set the clock back.
        self._set_bell()

    async def _run_out(self, seat: int) -> None:
        async with self._store.alone(self.id) as is_alone:
            if is_alone:
                await self._read_what_others_wrote()
                await self._run_out_here(seat)
            else:
                await asyncio.sleep(LOOK_AGAIN)

    async def _run_out_here(self, seat: int) -> None:
        rule, ply, reply = self.clocks.rule, self.ply_of({seat}), None
        if rule and rule.kind == "move":
            rival, legal = roster.rival(self.game), self.legal(seat)
            reply = await self._think(self.game, rival, self.view(seat), legal, self._seed(ply), self.asker)
        async with self._lock:
            # Meanwhile they may have answered after all.
            if ply != self.ply_of({seat}):
                return
            with contextlib.suppress(Overtaken):
                if reply is None:
                    await self._write("timeout", seat)
                else:
                    await self._write("late", seat, self.game.answers.notation(reply.action))

    async def _make_missing_numbers(self) -> None:
        await asyncio.sleep(self._patience)
        missing = list(self.taken)
        while missing:
            try:
                await self.number({missing[0]}, NO_NUMBER)
                del missing[0]
            except StoreFailed as wrong:
                log.error("%s", wrong)
                await asyncio.sleep(LOOK_AGAIN)

    async def _let_bots_answer(self) -> None:
        pause = SHORTEST_PAUSE
        while self.match and (asked := self.asked) is not None and self.players[asked].is_bot and self.is_watched:
            ply = self.ply_of({asked})
            async with self._store.alone(self.id) as is_alone:
                if is_alone:
                    await self._read_what_others_wrote()
                if is_alone and ply == self.ply_of({asked}):
                    await self._let_bot_answer(asked, ply)
            if not is_alone:
                await asyncio.sleep(LOOK_AGAIN)
            elif ply == self.ply_of({asked}):
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            else:
                pause = SHORTEST_PAUSE

    async def _read_what_others_wrote(self) -> None:
        """Whoever was alone before may just have answered.  What cannot be read now is found out when writing."""
        if self._store.is_shared:
            with contextlib.suppress(StoreFailed):
                await self.read_on()

    async def _let_bot_answer(self, asked: int, ply: int) -> None:
        assert self.match is not None
        legal, level = self.match.legal_actions(), self.players[asked].level
        script = scripted(self.given, self.match) if self.guide else None
        if script is not None:
            reply = Reply(script)
        elif self._thought is not None and self._thought[0] == ply:
            reply = self._thought[1]
        else:
            reply = await self._think(self.game, level, self.view(asked), legal, self._seed(ply), self.asker)
        self._thought = ply, reply
        self._unseen += 1
        async with self._lock:
            if ply != self.ply_of({asked}):
                return
            if reply.by is Thinker.STAND_IN:
                self.unready.add(asked)
            elif reply.by is Thinker.BOT:
                self.unready.discard(asked)
            try:
                await self._take(reply, asked)
            except Overtaken:
                # Another server was faster: what it wrote is read by now.
                pass
            except StoreFailed as wrong:
                log.error("%s", wrong)

    async def _take(self, reply: Reply, seat: int) -> None:
        """Give a bot's answer.  One that has none loses."""
        if reply.by is Thinker.AT_FAULT:
            await self._write("give_up" if self.game.cooperative else "resign", seat)
        else:
            await self._write("answer", seat, self.game.answers.notation(reply.action))

    def _seed(self, ply: int) -> int:
        """A bot's luck: nobody can foresee it, and thinking again gives the same answer."""
        return int.from_bytes(hmac.digest(self.luck.secret, f"bot {ply}".encode(), "sha256")[:8])
