"""Progress: a bar on the terminal for work that takes a while; elsewhere a line now and then."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import monotonic

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from bagend.engine.words import LANGUAGES, Words
from bagend.lab.batch import Forfeit
from bagend.lab.words import lab_words

EVERY = 10.0
"""Seconds between two lines where there is no terminal."""


class Told:
    """What is told while something takes a while: how much more was done, and what went wrong meanwhile."""

    def __init__(self, advance: Callable[[int], None], console: Console, words: Words) -> None:
        self._advance = advance
        self._console = console
        self._words = words
        self.faults: dict[str, int] = {}
        """What bots of your own did wrong, with how many matches it cost."""

    def __call__(self, more: int) -> None:
        self._advance(more)

    def say(self, sentence: str) -> None:
        self._console.print(f"bagend: {sentence}", highlight=False, markup=False, soft_wrap=True)

    def hear(self, forfeits: Sequence[Forfeit]) -> None:
        """Tell of each kind of fault when it happens first."""
        for lost in forfeits:
            if lost.sentence not in self.faults:
                self.say(self._words("progress-fault", fault=lost.fault.in_words(self._words.language)))
            self.faults[lost.sentence] = self.faults.get(lost.sentence, 0) + 1

    def sum_up(self) -> None:
        if self.faults:
            self.say(self._words("progress-forfeits", count=sum(self.faults.values())))


@contextmanager
def told_progress(what: str, total: int | None, language: str = LANGUAGES[0]) -> Iterator[Told]:
    """Gives what is to be told how much more was done.  A total of None is not known beforehand."""
    words = lab_words(language)
    console = Console(stderr=True)
    told = Told(lines(what, total, console, words), console, words)
    if not console.is_terminal:
        yield told
        told.sum_up()
        return
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()]
    if total is not None:
        columns.append(TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(what, total=total)
        told = Told(lambda more: progress.update(task, advance=more), console, words)
        yield told
    told.sum_up()


def lines(what: str, total: int | None, console: Console, words: Words) -> Callable[[int], None]:
    """Counts, and every few seconds writes a line: for a log, where a bar would be noise."""
    done = first = 0
    last = began = monotonic()

    def advance(more: int) -> None:
        nonlocal done, last, first, began
        done += more
        if not first:
            # What comes first waits for the compiler, and would make everything after it look slow.
            first, began = done, monotonic()
        if monotonic() - last >= EVERY:
            last = monotonic()
            if total is None:
                line = words("progress-done", what=what, done=done)
            elif first < done < total:
                minutes = round((last - began) / (done - first) * (total - done) / 60)
                line = words("progress-done-left", what=what, done=done, total=total, minutes=minutes)
            else:
                line = words("progress-done-of", what=what, done=done, total=total)
            console.print(line, highlight=False, markup=False, soft_wrap=True)

    return advance
