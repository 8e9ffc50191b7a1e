"""What the tests of the command line share: running it, in this process, as a process of its own, or in a terminal."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import dicehall
from dicehall.cli import main
from tests.cli.terminal import Terminal

PLUGIN = Path(__file__).parent / "plugin"
SOURCE = Path(dicehall.__file__).parents[1]


class Outcome:
    """What a command left behind: its exit code, and what it printed."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to be in, and the game Hush installed as a plug-in."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(PLUGIN)
    monkeypatch.setenv("PYTHONPATH", f"{SOURCE}{os.pathsep}{PLUGIN}")
    monkeypatch.setenv("PYTHONWARNINGS", "error")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    for name in ("NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE", "COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Callable[..., Outcome]:
    """Run a command in this process: `run("rules", "hush", "2.1")`."""

    def run_here(*words: str) -> Outcome:
        code = main(words)
        out, err = capsys.readouterr()
        return Outcome(code, out, err)

    return run_here


@pytest.fixture
def process() -> Callable[..., Outcome]:
    """Run a command as a process of its own, its input and output in pipes."""

    def run_apart(*words: str, typed: str = "") -> Outcome:
        command = [sys.executable, "-m", "dicehall", *words]
        done = subprocess.run(command, input=typed, capture_output=True, text=True, timeout=300, check=False)
        return Outcome(done.returncode, done.stdout, done.stderr)

    return run_apart


@pytest.fixture
def terminal() -> Iterator[Callable[..., Terminal]]:
    """Open a terminal of some size with a command running in it; it is closed after the test."""
    opened: list[Terminal] = []

    def open_one(*words: str, columns: int = 100, lines: int = 35) -> Terminal:
        opened.append(Terminal([sys.executable, "-m", "dicehall", *words], columns, lines))
        return opened[-1]

    yield open_one
    for one in opened:
        one.close()
