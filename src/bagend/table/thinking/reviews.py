"""Reviews of matches that are over: found out in the background, part by part, and kept with the match.

Nobody waits for a review but its readers: each part is thought only when no bot wants the worker.
"""

import asyncio
import contextlib
import json
import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from bagend.bots.review.review import VERSION, Review, put_together
from bagend.bots.review.weighing import Weighed
from bagend.engine.match import Match
from bagend.table.errors import NotOver, ReviewFailed, StoreFailed, TooManyReviews
from bagend.table.live.match import LiveMatch
from bagend.table.store.rows import Store
from bagend.table.thinking.review_parts import OPENING, Found, Part

log = logging.getLogger(__name__)

MOST_AT_ONCE = 20
"""How many reviews may be waiting."""

MOST_OF_ONE = 5
"""How many of them one visitor may have asked for."""

MOST_REMEMBERED = 1000
MOST_FAILURES = 3
COLD = 1.0
"""Seconds until a worker is asked again that was still compiling."""

FindOut = Callable[[Part], Awaitable[Found | None]]


class Progress(NamedTuple):
    """How far a review has come."""

    done: int = 0
    total: int = 0
    """0 as long as it is not known."""

    is_cold: bool = False
    """Whether the bots are still being compiled."""

    @property
    def percent(self) -> int:
        return 100 * self.done // self.total if self.total else 0


class StillCold(Exception):
    """The bots of this game are still being compiled."""


class Reviews:
    """Makes reviews, and remembers how far each has come."""

    def __init__(self, find_out: FindOut, store: Store, seconds: float) -> None:
        self._find_out = find_out
        self._store = store
        self._seconds = seconds
        self._making: dict[str, asyncio.Task[None]] = {}
        self._asked: dict[str, str] = {}
        """Which visitor asked for each first."""

        self._progress: dict[str, Progress] = {}
        self._turn = asyncio.Lock()
        """One after the other: a worker holds one match in its mind."""

        self._failed: dict[str, None] = {}
        """Those that could not be made, the newest last."""

    async def look(self, playing: LiveMatch, visitor: str = "") -> Review | Progress:
        """The review of a match, or how far it has come; whoever looks first begins it."""
        match = finished(playing)
        kept = await self._store.review(playing.id)
        told = json.loads(kept) if kept else {}
        if told.get("review") == VERSION:
            return Review.from_json(told)
        if playing.id in self._failed:
            raise ReviewFailed("refusal-review-failed")
        if playing.id not in self._making:
            asked = sum(asker == visitor for asker in self._asked.values()) if visitor else 0
            if len(self._making) >= MOST_AT_ONCE or asked >= MOST_OF_ONE:
                raise TooManyReviews("refusal-too-many-reviews")
            self._asked[playing.id] = visitor
            self._making[playing.id] = asyncio.create_task(self._make(playing.id, match))
        return self._progress.get(playing.id, Progress())

    async def _make(self, id: str, match: Match) -> None:
        try:
            # Another server over the same database may be at it already.
            async with self._store.alone(f"review {id}") as is_alone:
                if is_alone:
                    review = await self._when_warm(id, match)
                    await self._keep(id, json.dumps(review.as_json()))
        except StoreFailed as wrong:
            # Whoever looks again has it made again.
            log.error("%s", wrong)
        except Exception:
            log.exception("the review of a match could not be made")
            self._failed[id] = None
            if len(self._failed) > MOST_REMEMBERED:
                del self._failed[next(iter(self._failed))]
        finally:
            self._asked.pop(id, None)
            self._making.pop(id, None)
            self._progress.pop(id, None)

    async def _keep(self, id: str, text: str) -> None:
        """It took long to make, so a database that is away for a moment is waited for."""
        for _ in range(MOST_FAILURES):
            with contextlib.suppress(StoreFailed):
                return await self._store.keep_review(id, text)
            await asyncio.sleep(COLD)
        await self._store.keep_review(id, text)

    async def _when_warm(self, id: str, match: Match) -> Review:
        """A review, as soon as the bots of its game are compiled; those of other games need not wait for them."""
        while True:
            try:
                async with self._turn:
                    return await self._review(id, match)
            except StillCold:
                self._progress[id] = Progress(is_cold=True)
                await asyncio.sleep(COLD)
                self._progress[id] = Progress()

    async def _review(self, id: str, match: Match) -> Review:
        part = Part(match.game.key, str(match.journal()), self._seconds, OPENING)
        opening = await self._part(part)
        weighed: list[Weighed] = []
        for number in range(opening.spans):
            self._progress[id] = Progress(number, opening.spans)
            found = await self._part(part._replace(number=number))
            assert found.weighed is not None
            weighed.append(found.weighed)
        return put_together(match, opening.simulations, opening.start, weighed)

    async def _part(self, part: Part) -> Found:
        for _ in range(MOST_FAILURES):
            found = await self._find_out(part)
            if found is not None and found.is_cold:
                raise StillCold
            if found is not None:
                return found
        raise ReviewFailed("refusal-review-failed")

    def stop(self) -> None:
        for task in self._making.values():
            task.cancel()


def finished(playing: LiveMatch) -> Match:
    """The match, if it is over: before, a review would tell what somebody may not know."""
    if playing.match is None or not playing.is_over:
        raise NotOver("refusal-not-over")
    return playing.match
