"""The app: all routes of the table, and what surrounds them."""

import asyncio
import contextlib
import logging
import threading
from collections import Counter
from collections.abc import AsyncIterator, Mapping

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from bagend.engine.errors import BagendError
from bagend.table.errors import NoSuchMatch
from bagend.table.guard.limits import Buckets, Shares
from bagend.table.guard.packing import Packing
from bagend.table.guard.requests import HEADERS, Guard
from bagend.table.languages import read_all
from bagend.table.live.clock import Timepiece
from bagend.table.live.messages import sentence
from bagend.table.settings import Settings
from bagend.table.store.rows import Store
from bagend.table.thinking.workers import compile_in_background
from bagend.table.web import (
    api_routes,
    begin_routes,
    file_routes,
    learn_routes,
    page_routes,
    replay_routes,
    review_routes,
    share_routes,
    socket_routes,
)
from bagend.table.web import form_routes as play_routes
from bagend.table.web.metrics import Requests, registry_of
from bagend.table.web.services import Services, services_of, status_of, words_for

TITLE = "bagend: the table"

log = logging.getLogger(__name__)


def make_app(settings: Settings, store: Store, timepiece: Timepiece | None = None) -> FastAPI:
    """The table as an ASGI app.  It closes the store when it stops."""
    requests = Buckets(settings.requests_at_once, settings.requests_a_second, spares_here=True)
    shares = Shares(settings.time_at_once, settings.time_a_second, settings.longest_delay)

    @contextlib.asynccontextmanager
    async def live(app: FastAPI) -> AsyncIterator[None]:
        services = Services(settings, store, timepiece, requests, shares)
        app.state.services = services
        app.state.registry = registry_of(services, app.state.answered)
        is_over = threading.Event()
        # A server that stops waits for no thread of this kind.
        threading.Thread(target=read_all, args=(is_over.is_set,), name="texts", daemon=True).start()
        tasks = [
            asyncio.create_task(services.workers.warm_up()),
            asyncio.create_task(compile_in_background(services.tables)),
            asyncio.create_task(services.tables.keep_in_touch()),
        ]
        try:
            yield
        finally:
            is_over.set()
            for task in tasks:
                task.cancel()
            for wrong in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(wrong, Exception):
                    log.error("a task of the table failed", exc_info=wrong)
            services.stop()

    # The usual pages for an API load their scripts from elsewhere, which this table's headers forbid.
    app = FastAPI(title=TITLE, lifespan=live, docs_url=None, redoc_url=None)
    app.state.answered = Counter()
    app.add_middleware(Packing)
    patience = settings.form_patience
    app.add_middleware(Guard, longest_form=settings.longest_form, patience=patience, requests=requests, shares=shares)
    app.add_middleware(Requests)
    # What begins a match stands before the forms of one, whose address would fit it too.
    pages = (page_routes, begin_routes, play_routes, replay_routes, review_routes, learn_routes, share_routes)
    for routes in (*pages, socket_routes, api_routes, file_routes):
        app.include_router(routes.router)
    add_errors(app)
    return app


def add_errors(app: FastAPI) -> None:
    """Whatever goes wrong, a person reads one sentence and a program a small object."""

    def tell(request: Request, status: int, code: str, told: str, headers: Mapping[str, str] | None = None) -> Response:
        if request.scope["path"].startswith("/api/"):
            answer: Response = JSONResponse({"code": code, "sentence": told}, status)
        else:
            answer = services_of(request).pages.error(request, status, told)
        answer.headers.update(headers or {})
        return answer

    @app.exception_handler(BagendError)
    async def refused(request: Request, wrong: BagendError) -> Response:
        words = words_for(request)
        if isinstance(wrong, NoSuchMatch):
            return tell(request, 404, wrong.code, words("error-no-such-match"))
        return tell(request, status_of(wrong), wrong.code, sentence(wrong, None, words))

    @app.exception_handler(HTTPException)
    async def not_found(request: Request, wrong: HTTPException) -> Response:
        words = words_for(request)
        message = {404: "error-no-such-page", 405: "error-method"}.get(wrong.status_code)
        told = words(message) if message else str(wrong.detail)
        # A refused method comes with those that are allowed.
        return tell(request, wrong.status_code, "http", told, wrong.headers)

    @app.exception_handler(RequestValidationError)
    async def unreadable(request: Request, wrong: RequestValidationError) -> Response:
        return tell(request, 400, "bad-message", words_for(request)("refusal-bad-message"))

    @app.exception_handler(Exception)
    async def failed(request: Request, wrong: Exception) -> Response:
        # This is answered outside the guard.
        return tell(request, 500, "server", words_for(request)("error-server"), HEADERS)
