"""PostgreSQL: one database for any number of servers.

Any server takes any answer.  The key of a row settles who was faster, NOTIFY tells the others of every row that was
written, and an advisory lock keeps two servers from thinking about the same answer.
"""

import asyncio
import contextlib
import hashlib
import json
import logging
import re
import secrets
import threading
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import psycopg

from bagend.table.errors import CannotServe, NotSaved, Unreachable
from bagend.table.store.rows import Listener, News
from bagend.table.store.sql import ADD_ENTRY, FORMAT, SCHEMA, UPGRADES, SqlStore
from bagend.table.store.writer import Statement, Writer

log = logging.getLogger(__name__)

FORMAT_TABLE = "CREATE TABLE IF NOT EXISTS format (number INTEGER NOT NULL)"

CHANNEL = "bagend"
TELL = f"SELECT pg_notify('{CHANNEL}', ?)"

READERS = 4
CONNECT_SECONDS = 5
LOCK_SECONDS = 5
"""How long a row waits for a row that somebody else holds."""

KEEPALIVE: dict[str, Any] = {
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
EXPECTED = "postgresql://USER@HOST/NAME"
LISTEN_SECONDS = 0.5
"""How soon the listener notices that the server stops."""

AGAIN_SECONDS = 0.5
"""How long to wait before a line that was cut is laid again."""

Line = psycopg.Connection[Any]


class PostgresLine:
    """A line that speaks our statements: `?` stands for a value."""

    def __init__(self, url: str, *first: str) -> None:
        self.line: Line = connect(url)
        for statement in first:
            self.line.execute(statement.encode())

    def execute(self, sql: str, values: Sequence[Any] = ()) -> Any:
        return self.line.execute(sql.replace("?", "%s").encode(), values or None)

    def close(self) -> None:
        self.line.close()


class PostgresStore(SqlStore):
    """A Store in a PostgreSQL database."""

    joining = "string_agg"
    is_shared = True

    def __init__(self, url: str) -> None:
        self.name = secrets.token_hex(4)
        """Who this server is among those that share the database."""

        self._url = url
        self._local = threading.local()
        self._lines: list[PostgresLine] = []
        self._is_closed = threading.Event()
        self._listening: threading.Thread | None = None
        try:
            self._here = _open(url)
            self.is_first = _stand_up(self._here)
            self._writer = Writer(
                lambda: PostgresLine(url, f"SET lock_timeout = '{LOCK_SECONDS}s'"),
                lambda wrong: isinstance(wrong, psycopg.errors.UniqueViolation),
                entangled=psycopg.errors.DeadlockDetected,
            )
        except psycopg.ProgrammingError:
            # What it says holds parts of the address, and the address may hold a password.
            raise CannotServe("error-database-address", known=EXPECTED) from None
        except psycopg.Error as wrong:
            raise CannotServe("error-postgres", reason=reason(wrong)) from None
        self._readers = ThreadPoolExecutor(READERS, "store-read")
        # Locks belong to a line, so they are taken and given back on the same one.
        self._locks = ThreadPoolExecutor(1, "store-locks")

    def close(self) -> None:
        """Write what is waiting, and stop."""
        self._is_closed.set()
        self._writer.close()
        for threads in (self._readers, self._locks):
            threads.shutdown()
        if self._listening is not None:
            self._listening.join()
        for line in self._lines:
            line.close()
        self._here.close()

    async def _write(self, statements: Sequence[Statement]) -> None:
        written = {str(values[0]) for sql, values in statements if sql == ADD_ENTRY}
        await super()._write([*statements, *(self._told(match, "row") for match in written)])

    # Reading, and locks: in threads that each have a line of their own.

    async def _read(self, sql: str, values: tuple[object, ...]) -> list[Any]:
        return await self._in(self._readers, lambda line: line.execute(sql, values).fetchall())

    async def _in(self, threads: ThreadPoolExecutor, ask: Callable[[PostgresLine], Any]) -> Any:
        return await asyncio.get_running_loop().run_in_executor(threads, self._ask, ask)

    def _ask(self, ask: Callable[[PostgresLine], Any]) -> Any:
        """Ask on this thread's line; on a new one if it was cut since the last time."""
        for attempt in (1, 2):
            try:
                line = getattr(self._local, "line", None) or self._lay_line()
                return ask(line)
            except psycopg.OperationalError as wrong:
                self._drop_line()
                if attempt == 2:
                    log.error("the database cannot be reached: %s", reason(wrong))
                    raise Unreachable("refusal-unreachable") from None

    def _lay_line(self) -> PostgresLine:
        line = self._local.line = PostgresLine(self._url)
        self._lines.append(line)
        return line

    def _drop_line(self) -> None:
        line = getattr(self._local, "line", None)
        if line is not None:
            self._local.line = None
            self._lines.remove(line)
            line.close()

    @contextlib.asynccontextmanager
    async def alone(self, match: str) -> AsyncIterator[bool]:
        key = int.from_bytes(hashlib.sha256(match.encode()).digest()[:8], signed=True)

        def take(line: PostgresLine) -> bool:
            return bool(line.execute("SELECT pg_try_advisory_lock(?)", (key,)).fetchone()[0])

        def give(line: PostgresLine) -> None:
            # A line that was cut has given its locks back already.
            line.execute("SELECT pg_advisory_unlock(?)", (key,))

        taking = asyncio.ensure_future(self._in(self._locks, take))
        try:
            is_alone = await asyncio.shield(taking)
        except Unreachable:
            is_alone = False
        except asyncio.CancelledError:
            # Whoever goes away in the middle may still get the lock, a moment later.
            taking.add_done_callback(lambda taken: self._give_back(taken, give))
            raise
        try:
            yield is_alone
        finally:
            if is_alone:
                # If the server has stopped, its lines are closed and so are its locks.
                with contextlib.suppress(Unreachable, RuntimeError):
                    await asyncio.shield(self._in(self._locks, give))

    def _give_back(self, taken: "asyncio.Future[bool]", give: Callable[[PostgresLine], None]) -> None:
        if not taken.cancelled() and taken.exception() is None and taken.result():
            with contextlib.suppress(RuntimeError):
                self._locks.submit(self._ask, give)

    # What the servers say to each other.

    def _told(self, match: str, kind: str, said: Any = None) -> Statement:
        return TELL, (json.dumps([self.name, match, kind, said]),)

    async def tell(self, match: str, kind: str, said: Any = None) -> None:
        with contextlib.suppress(NotSaved):
            await super()._write([self._told(match, kind, said)])

    def hear(self, listener: Listener) -> None:
        loop = asyncio.get_running_loop()

        def pass_on(news: News) -> None:
            # If the server has stopped, nobody listens any more.
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(listener, news)

        # Whatever is written from now on is heard: the channel is open before this returns.
        first = self._open_channel()
        self._listening = threading.Thread(target=self._listen, args=(first, pass_on), name="store-hear", daemon=True)
        self._listening.start()

    def _open_channel(self) -> Line:
        line = connect(self._url)
        line.execute(f"LISTEN {CHANNEL}".encode())
        return line

    def _listen(self, first: Line, pass_on: Listener) -> None:
        line: Line | None = first
        while not self._is_closed.is_set():
            try:
                if line is None:
                    line = self._open_channel()
                    pass_on(News("", "", "row"))
                for note in line.notifies(timeout=LISTEN_SECONDS):
                    news = read_news(note.payload)
                    if news is not None and news.by != self.name:
                        pass_on(news)
            except psycopg.Error as wrong:
                log.warning("the line to the database was cut and is laid again: %s", reason(wrong))
                if line is not None:
                    line.close()
                line = None
                self._is_closed.wait(AGAIN_SECONDS)
        if line is not None:
            line.close()


def read_news(payload: str) -> News | None:
    """What another server says; nothing if it is of another mind than ours."""
    try:
        by, match, kind, said = json.loads(payload)
        return News(str(by), str(match), str(kind), said)
    except (TypeError, ValueError):
        log.warning("another program uses the channel %s of the database", CHANNEL)
        return None


def connect(url: str) -> Line:
    """A line whose two ends soon notice that the other is gone, also if its machine has lost power."""
    line = psycopg.connect(url, autocommit=True, connect_timeout=CONNECT_SECONDS, **KEEPALIVE)
    for name in ("idle", "interval", "count"):
        line.execute(f"SET tcp_keepalives_{name} = {KEEPALIVE[f'keepalives_{name}']}".encode())
    return line


class Snapshot:
    """All tables as they are at one moment, read a few rows at a time."""

    def __init__(self, url: str) -> None:
        self._line = connect(url)
        self._cursor: Any = None

    def __enter__(self) -> "Snapshot":
        self._line.execute("BEGIN ISOLATION LEVEL REPEATABLE READ")
        return self

    def __exit__(self, *wrong: object) -> None:
        self.close()

    def execute(self, sql: str, values: Sequence[Any] = ()) -> Any:
        self._end_cursor()
        self._cursor = self._line.cursor("copy")
        return self._cursor.execute(sql.encode(), values or None)

    def _end_cursor(self) -> None:
        if self._cursor is not None:
            self._cursor.close()

    def close(self) -> None:
        self._end_cursor()
        self._line.close()


@contextlib.contextmanager
def said_plainly() -> Iterator[None]:
    """Whatever goes wrong with the database is one sentence."""
    try:
        yield
    except psycopg.Error as wrong:
        raise CannotServe("error-postgres", reason=reason(wrong)) from None


def _stand_up(line: Line) -> bool:
    """Show the other servers that this one is there, as long as the line is; whether it is the first."""
    (is_first,) = line.execute("SELECT pg_try_advisory_lock(hashtext('bagend servers'))").fetchone() or (False,)
    line.execute("SELECT pg_advisory_lock_shared(hashtext('bagend servers'))")
    if is_first:
        line.execute("SELECT pg_advisory_unlock(hashtext('bagend servers'))")
    return bool(is_first)


def _open(url: str) -> Line:
    """A line to a database whose tables are ready."""
    line = connect(url)
    try:
        _prepare(line)
    except BaseException:
        line.close()
        raise
    return line


def _prepare(line: Line) -> None:
    """Make the tables, or have those of an older format changed: all at once or not at all."""
    with line.transaction():
        # Several servers may start at the same time.
        line.execute("SELECT pg_advisory_xact_lock(hashtext('bagend'))")
        line.execute(FORMAT_TABLE.encode())
        found = line.execute("SELECT number FROM format").fetchone()
        format = found[0] if found else FORMAT
        if format not in (*UPGRADES, FORMAT):
            raise CannotServe("error-postgres-format", found=format, own=FORMAT)
        line.execute(SCHEMA.encode())
        for old in range(format, FORMAT):
            line.execute(UPGRADES[old].encode())
        line.execute("DELETE FROM format")
        line.execute(b"INSERT INTO format VALUES (%s)", (FORMAT,))


def reason(wrong: psycopg.Error) -> str:
    """The first line of what the driver says, from where it comes to the point, without any name that it quotes."""
    first = (str(wrong).strip().splitlines() or [type(wrong).__name__])[0]
    return re.sub(r"""'[^']*'|"[^"]*\"""", "…", first.rpartition(" failed: ")[2]).strip().removesuffix(".")
