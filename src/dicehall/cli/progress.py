"""Progress of long work: a bar on a terminal, nothing in a pipe."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from dicehall.cli.screen import Screen


@contextmanager
def progress(screen: Screen, title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A function to be called with how much more is done; the bar stands on standard error and goes when all is."""
    if not screen.err.is_terminal or screen.err.is_dumb_terminal:
        yield lambda _: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen.err, transient=True) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.update(task, advance=done)
