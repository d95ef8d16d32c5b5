"""Settings: what the table is started with."""

from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Settings:
    """What `bagend table` was asked for, and the limits of the house."""

    database: str = ""
    """`sqlite:///FILE` or `postgresql://…`; the default lies in the user's data folder."""

    log_json: bool = False
    """Whether what goes wrong is logged as lines of JSON instead of text."""

    bot_workers: int = 1
    pages: Path = HERE / "web" / "pages"
    static: Path = HERE / "web" / "static"
    longest_message: int = 8 * 1024
    longest_form: int = 64 * 1024
    form_patience: float = 30.0
    """How many seconds a form may take to arrive."""

    line_patience: float = 60.0
    """How many seconds a line may be open without a whole request, and how many an answer may take: longer than a form
    and a hint together."""

    requests_a_second: float = 30
    requests_at_once: int = 300
    """How much one visitor from elsewhere may ask for.  A page with all its files is about five requests; the first
    page asks for a picture of each of your games besides."""

    time_a_second: float = 0.2
    time_at_once: float = 0.4
    longest_delay: float = 3.0
    """How many seconds of the server's time one visitor from elsewhere may take, and how long who took more waits at$
    most.  A page takes about thirty milliseconds."""

    lines_per_visitor: int = 50
    """How many pages one visitor from elsewhere may keep open."""

    messages_a_second: float = 20
    messages_at_once: int = 40
    """How much one page may say, and PAGES times as much one visitor from elsewhere."""

    patience: float = 2.0
    """How many seconds a page has to send its number before the table makes one."""

    bot_patience: float = 60.0
    """How many seconds a bot may think before its worker is replaced."""

    short_slot: float = 0.25
    long_slot: float = 1.0
    """After how many seconds the answer of a bot is shown in a game that hides things: longer than a search takes on
    a machine that has time for it."""

    hint_patience: float = 20.0
    """How many seconds somebody waits for a hint, the bots before it included."""

    review_seconds: float = 30.0
    """How long the workers think about a review, about, if nobody else wants them."""

    matches_a_second: float = 2
    matches_at_once: int = 20
    """How many matches one visitor may make here."""

    tables_kept: int = 500
    """How many tables stay in memory when nobody is looking."""
