"""Halls as processes of their own: started, killed and started again by trials and tests."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from threading import Thread
from typing import IO


class Hall:
    """One process of the hall on a port of 127.0.0.1, the same again after each start."""

    def __init__(self, folder: Path, *options: str, pin: tuple[str, ...] = ()) -> None:
        self.folder = folder
        self.options = options
        self.pin = pin
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def errors(self) -> Path:
        """What it has written to its error stream, over all its lives."""
        return self.folder / "hall.err"

    def start(self) -> None:
        """Start it and wait until it says where it listens."""
        hall = [sys.executable, "-m", "dicehall", "hall", "--port", str(self.port), "--no-browser", *self.options]
        with self.errors.open("a") as errors:
            self.process = subprocess.Popen(
                [*self.pin, *hall], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=errors, text=True
            )
        assert self.process.stdout is not None
        self.port = int(address(self.process.stdout, self.errors).rsplit(":", 1)[1])
        self.reader = Thread(target=self.process.stdout.read, daemon=True)
        self.reader.start()

    def kill(self) -> None:
        """End it without a word of warning (SIGKILL)."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end, and wait."""
        self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> None:
        """Send the signal, and wait until the process is gone."""
        if self.process is None:
            return
        os.kill(self.process.pid, how)
        self.process.wait(timeout=30)
        self.reader.join()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None


def address(lines: IO[str], errors: Path) -> str:
    """The first address in what a server prints."""
    for line in lines:
        for word in line.replace('"', " ").replace("}", " ").split():
            if word.startswith("http://127.0.0.1:"):
                return word.rstrip("/.,")
    raise RuntimeError(f"the server ended before it listened:\n{errors.read_text()[-2000:]}")
