"""Progress: a bar on the terminal for work that takes a while; nothing where nobody watches."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)


@contextmanager
def told_progress(what: str, total: int | None) -> Iterator[Callable[[int], None]]:
    """Gives a function to be told how much more was done.  A total of None is not known beforehand."""
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()]
    if total is not None:
        columns.append(TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task(what, total=total)

        def advance(more: int) -> None:
            progress.update(task, advance=more)

        yield advance
