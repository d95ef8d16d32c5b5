"""How long one waits for the compiler, cold and from the cache."""

import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from bagend.engine.errors import Phrase
from bagend.games import all_games


@dataclass(frozen=True)
class Start:
    """How long one waits before the first answer, in CPU seconds of a fresh process."""

    name: Phrase
    seconds: float


STARTS = {
    "bench-start-import": "import bagend",
    "bench-start-table": (
        "from bagend.games import find; from bagend.engine import loops, kernel;"
        "loops.compile_ahead(find({key!r}), kernel.preferred_mode())"
    ),
    "bench-start-bots": (
        "from bagend.games import find; from bagend.bots import roster; roster.try_out(find({key!r}))"
    ),
    "bench-start-playouts": (
        "from bagend.games import find; from bagend.lab.bench import uniform_playouts;"
        "uniform_playouts(find({key!r}))(1)"
    ),
}
"""What is started, by its message; each cold and then from the cache."""


def starts() -> list[Start]:
    """Fresh processes with an empty cache of their own, then the same again."""
    rows = []
    with tempfile.TemporaryDirectory() as cache:
        for message, code in STARTS.items():
            keys = [game.key for game in all_games()] if "{key" in code else [""]
            for key in keys:
                for how in ("cold", "warm"):
                    spent = cpu_seconds(code.format(key=key), {**os.environ, "XDG_CACHE_HOME": cache})
                    rows.append(Start(Phrase(message, {"game": key, "cache": how}), spent))
                # What one start left in the cache would help the next.
                shutil.rmtree(Path(cache) / "bagend", ignore_errors=True)
    return rows


def cpu_seconds(code: str, environment: dict[str, str]) -> float:
    """What a fresh process spends on this, its own start left out."""
    measured = f"import time; begun = time.process_time()\n{code}\nprint(time.process_time() - begun)"
    done = subprocess.run([sys.executable, "-c", measured], env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout)
