"""The server: what `bagend table` starts."""

import asyncio
import contextlib
import resource
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable

import uvicorn
from starlette.types import ASGIApp

from bagend.engine.errors import reason
from bagend.engine.words import LANGUAGES
from bagend.table.errors import CannotServe
from bagend.table.settings import Settings
from bagend.table.store.opening import is_shareable, open_store
from bagend.table.store.rows import Store
from bagend.table.web import logs
from bagend.table.web.app import make_app
from bagend.table.web.lines import Lines, SocketLine, protocol
from bagend.table.web.processes import serve_together
from bagend.table.web.sweeping import leave_old_things_alone, sweep
from bagend.table.words import table_words

LONGEST_SOCKET_MESSAGE = 64 * 1024
"""Beyond this a line is cut while the message still arrives; the table's own limit is lower and says why."""

LINES_A_PAGE = 4
"""How many lines a page may need at once: its own, and those on which the browser asks for files."""

LAST_PORT = 65535

TURN_SECONDS = 0.0005

MOST_FILES = 65536
FILES_OF_ITS_OWN = 100
"""For the database, the bots and the pages' files."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8710,
    database: str = "",
    open_browser: bool = True,
    bot_workers: int = 1,
    processes: int = 1,
    language: str = LANGUAGES[0],
    log_json: bool = False,
) -> None:
    """Serve the table until Ctrl-C."""
    logs.set_up(log_json)
    if processes > 1 and not is_shareable(database):
        raise CannotServe("error-processes")
    settings = Settings(database=database, bot_workers=max(1, bot_workers // processes), log_json=log_json)
    with contextlib.closing(listen(host, port)) as listener:
        # What is wrong with the database is said once, before anything is started.
        store = open_store(database)
        address = address_of(host, listener.getsockname()[1])

        def ready() -> None:
            print(table_words(language)("server-open", address=address), flush=True)
            if open_browser:
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        if processes == 1:
            run(settings, store, listener, ready)
        else:
            store.close()
            serve_together(serve_one, settings, listener, processes, ready)


def serve_one(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    """One of several servers."""
    logs.set_up(settings.log_json)
    run(settings, open_store(settings.database), listener, ready)


def run(settings: Settings, store: Store, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve on an address that is taken already, until told to stop."""
    # An answer is shown when the thread that writes it to the disk has had its turn; so turns are short.
    sys.setswitchinterval(TURN_SECONDS)
    server = Server(config_of(make_app(settings, store), settings), ready)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])


def config_of(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    """How an app is served."""
    # Beyond this a visitor is told to come again; without files left nobody could be told anything.
    most = most_files() - FILES_OF_ITS_OWN
    lines = Lines(most, LINES_A_PAGE * settings.lines_per_visitor, settings.line_patience)
    return uvicorn.Config(
        app,
        http=protocol(lines),
        ws=SocketLine,
        # What a visitor sends that cannot be read is no news.
        log_config=None,
        log_level="error",
        # The address of a seat is its secret: requests are not logged.
        access_log=False,
        server_header=False,
        ws_max_size=LONGEST_SOCKET_MESSAGE,
        timeout_graceful_shutdown=2,
    )


def most_files() -> int:
    """Have as many files open as this machine allows, for every line is one; how many that are."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


class Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            leave_old_things_alone()
            self._sweeping = asyncio.create_task(sweep())
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._sweeping.cancel()
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """Take the address before anything else, so that a taken port is one clear sentence."""
    if port > LAST_PORT:
        raise CannotServe("error-port", port=port, last=str(LAST_PORT))
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except socket.gaierror:
        raise CannotServe("error-host", host=host) from None
    listener = socket.socket(family, kind, protocol)
    # A port left a moment ago may be taken again, one in use may not.
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(address)
        listener.listen(2048)
    except OSError as wrong:
        listener.close()
        raise CannotServe("error-listen", host=host, port=port, reason=reason(wrong)) from None
    return listener


def address_of(host: str, port: int) -> str:
    """Where a browser on this machine finds the table."""
    reachable = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, host)
    return f"http://{f'[{reachable}]' if ':' in reachable and '[' not in reachable else reachable}:{port}/"
