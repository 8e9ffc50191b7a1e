"""Ctrl-C and closed windows: heeded, but never in the middle of a move."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from dicehall.cli.screen import Screen

HANG_UPS = ("SIGHUP", "SIGTERM")


def heed_hang_up(screen: Screen) -> None:
    """When the window is closed, or the process told to end: to the screen it is as if the input had ended."""

    def hang_up(_number: int, _frame: FrameType | None) -> None:
        screen.is_gone = True
        if screen.is_listening:
            raise EOFError

    for name in HANG_UPS:
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), hang_up)


@contextmanager
def unhurried() -> Iterator[None]:
    """What is done inside is done whole: a Ctrl-C that comes meanwhile is heeded at its end."""
    came: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _frame: came.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if came:
        raise KeyboardInterrupt
