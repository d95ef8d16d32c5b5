"""Logs: what goes wrong, on standard error, as text or as lines of JSON.  No secret, and nothing without end."""

import json
import logging
import re
import time
from collections.abc import Callable
from datetime import UTC, datetime

FIELDS = ("match", "row")
"""What a record may say besides its message."""

SECRET = re.compile(r"[0-9a-f]{32,}|(?<=://)[^\s/@]+:[^\s/@]+(?=@)")
"""A seat's key, the secret of the dice, or the password in an address: none of them is ever logged by intention."""

MOST_A_MINUTE = 10
"""How often the same thing is said in a minute: somebody may have it happen as often as they like."""


def plain(text: str) -> str:
    """Without secrets."""
    return SECRET.sub("…", text)


class Seldom(logging.Filter):
    """Lets the same thing be said only so often, and then says how often it was left out."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._minutes: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        key = record.name, str(record.msg)
        began, count = self._minutes.get(key, (self._now(), 0))
        if self._now() >= began + 60:
            record.left_out = max(count - MOST_A_MINUTE, 0)
            began, count = self._now(), 0
        self._minutes[key] = began, count + 1
        return count < MOST_A_MINUTE


class TextLines(logging.Formatter):
    """For people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        left_out = getattr(record, "left_out", 0)
        return plain(super().format(record)) + (f" (left out before: {left_out})" if left_out else "")


class JsonLines(logging.Formatter):
    """For programs: one object a line."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        told: dict[str, object] = {
            "time": at,
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "message": plain(record.getMessage()),
        }
        told |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if getattr(record, "left_out", 0):
            told["left_out"] = record.left_out  # type: ignore[attr-defined]
        if record.exc_info:
            told["trace"] = plain(self.formatException(record.exc_info))
        return json.dumps(told, ensure_ascii=False)


def set_up(as_json: bool) -> None:
    """Have everything logged."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if as_json else TextLines())
    handler.addFilter(Seldom())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    # Python's own warnings, too.
    logging.captureWarnings(capture=True)
    # It warns of every form that it cannot read; whoever sent it is told.
    logging.getLogger("python_multipart").setLevel(logging.ERROR)
