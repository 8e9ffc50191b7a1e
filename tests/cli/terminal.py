"""A real pseudo-terminal with a process in it, for tests that type and read."""

import fcntl
import os
import re
import select
import signal
import struct
import subprocess
import termios
import time
from collections.abc import Sequence
from pathlib import Path

PATIENCE = 30.0
STYLING = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[=>]|\r|\x01|\x02")


def heed_the_keyboard() -> None:
    """In the new process: the terminal is its own, and Ctrl-C counts even where the tests run in the background."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A command in a window of so many columns and lines."""

    def __init__(self, command: Sequence[str], columns: int, lines: int) -> None:
        self.master, slave = os.openpty()
        self.resize(columns, lines)
        self.raw = ""
        self.process = subprocess.Popen(
            command,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**os.environ, "TERM": "xterm-256color"},
            start_new_session=True,
            preexec_fn=heed_the_keyboard,  # noqa: PLW1509 (without it Ctrl-C reaches nobody)
        )
        os.close(slave)

    def resize(self, columns: int, lines: int) -> None:
        """Make the window another size."""
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    @property
    def text(self) -> str:
        """Everything printed so far, without colours."""
        return STYLING.sub("", self.raw)

    @property
    def screen(self) -> str:
        """What was printed since the screen was last wiped."""
        return STYLING.sub("", self.raw.rpartition("\x1b[2J")[2])

    def receive(self, wait: float) -> bool:
        """Take in what is printed within a time; False when the process has closed its end."""
        ready, _, _ = select.select([self.master], [], [], wait)
        if not ready:
            return True
        try:
            data = os.read(self.master, 65536)
        except OSError:
            return False
        self.raw += data.decode("utf-8", "replace")
        return bool(data)

    def wait_for(self, text: str) -> str:
        """Read until the screen shows the text; return the screen."""
        limit = time.monotonic() + PATIENCE
        while text not in self.screen:
            alive = self.receive(0.1)
            if text not in self.screen and (not alive or time.monotonic() > limit):
                raise AssertionError(f"{text!r} did not appear; the terminal shows:\n{self.text}")
        return self.screen

    def keys(self, keys: str) -> None:
        """Type keys as they are."""
        os.write(self.master, keys.encode())

    def interrupt(self) -> None:
        """Type Ctrl-C while the prompt listens: readline overlooks one that comes just before."""
        self.keys("x")
        self.wait_for("> x")
        while self.is_busy():
            self.receive(0.01)
        self.keys("\x03")

    def hang_up(self) -> int:
        """Close the window; return the exit code of the process."""
        os.close(self.master)
        self.master = -1
        return self.process.wait(PATIENCE)

    def is_busy(self) -> bool:
        """Whether the process computes, rather than waits for a key."""
        stat = Path(f"/proc/{self.process.pid}/stat")
        return stat.exists() and stat.read_text("utf-8").rpartition(")")[2].split()[0] == "R"

    def type(self, words: str, until: str | tuple[str, ...] = "\n> ") -> str:
        """Type a line and read until one of some texts appears (the next prompt); return what came since."""
        signs = (until,) if isinstance(until, str) else until
        before = len(self.raw)
        self.keys(words + "\r")
        limit = time.monotonic() + PATIENCE
        while not any(sign in STYLING.sub("", self.raw[before:]) for sign in signs):
            alive = self.receive(0.1)
            if not alive or time.monotonic() > limit:
                break
        since = STYLING.sub("", self.raw[before:])
        assert any(sign in since for sign in signs), (
            f"{until!r} did not come after {words!r}; the terminal shows:\n{self.text}"
        )
        return since

    def leave(self) -> int:
        """Read until the process ends; return its exit code."""
        limit = time.monotonic() + PATIENCE
        while self.receive(0.1) and time.monotonic() < limit:
            pass
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        """End the process if it still runs, and let go of the terminal."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        if self.master >= 0:
            os.close(self.master)
