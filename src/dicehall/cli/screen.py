"""The terminal: what is printed on it, how wide it is, and what somebody types."""

import contextlib
import shutil
import sys
from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

PIPE_WIDTH = 160
MARKS = (("●", "#3b9fdc"), ("■", "#ee7a2a"), ("▲", "#1fbd90"), ("◆", "#e69f00"), ("★", "#cf79ba"))
ACCENT = "bold #e69f00"
QUIET = "dim"


def mark_of(seat: int) -> tuple[str, str]:
    """The shape and the colour of a seat; the printed opponent takes those after the last seat."""
    return MARKS[seat % len(MARKS)]


class Screen:
    """Where a command prints: colour and size on a terminal, plain unbroken lines in a pipe."""

    def __init__(self) -> None:
        for stream in (sys.stdout, sys.stderr):
            with contextlib.suppress(AttributeError, ValueError):
                stream.reconfigure(errors="replace")  # type: ignore[union-attr]
        self.is_terminal = sys.stdout.isatty()
        self.hears_a_person = sys.stdin is not None and not sys.stdin.closed and sys.stdin.isatty()
        self.is_listening = False
        self.is_gone = False
        width = None if self.is_terminal else PIPE_WIDTH
        self.out = Console(highlight=False, markup=False, emoji=False, width=width)
        self.err = Console(highlight=False, markup=False, emoji=False, stderr=True, soft_wrap=True)

    @property
    def can_clear(self) -> bool:
        """Whether the screen can be wiped and drawn again."""
        return self.is_terminal and not self.out.is_dumb_terminal

    @property
    def size(self) -> tuple[int, int]:
        """Columns and lines as they are now; the window may have been resized."""
        if not self.is_terminal:
            return PIPE_WIDTH, 10_000
        size = shutil.get_terminal_size((80, 24))
        return size.columns, size.lines

    def show(self, *what: RenderableType) -> None:
        """Print things below one another."""
        for thing in what:
            self.out.print(thing, soft_wrap=not self.is_terminal)

    def say(self, text: str = "", style: str = "") -> None:
        """Print a line of text, as it is."""
        self.out.print(Text(text, style=style), soft_wrap=not self.is_terminal)

    def complain(self, text: str) -> None:
        """Print one line on standard error, if there still is one."""
        with contextlib.suppress(OSError, ValueError):
            self.err.print(Text(text))

    def clear(self) -> None:
        """Wipe the screen and what had scrolled off it; in a pipe, leave an empty line."""
        if self.can_clear:
            self.out.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.out.file.flush()
        else:
            self.say()

    def ask(self, prompt: str) -> str:
        """What somebody types; EOFError when there is nobody any more."""
        self.must_be_there()
        try:
            self.is_listening = True
            line = input(prompt)
        except UnicodeDecodeError:
            return "\ufffd"
        finally:
            self.is_listening = False
        if not self.hears_a_person:
            self.say(line)
        return line.strip()

    def must_be_there(self) -> None:
        """Raise EOFError when nobody can answer any more."""
        if self.is_gone or sys.stdin is None or sys.stdin.closed:
            raise EOFError

    def table(self, headings: Sequence[str], rows: Sequence[Sequence[str | Text]], right: Sequence[int] = ()) -> None:
        """Print a table without lines: headings quiet, the columns of `right` flush right."""
        if not self.is_terminal:
            self.plain_table([headings, *rows], right)
            return
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        for i, heading in enumerate(headings):
            table.add_column(heading, justify="right" if i in right else "left", overflow="fold")
        for row in rows:
            table.add_row(*(cell if isinstance(cell, Text) else Text(cell) for cell in row))
        self.show(table)

    def plain_table(self, rows: Sequence[Sequence[str | Text]], right: Sequence[int]) -> None:
        """Print a table into a pipe: columns apart by two spaces, nothing broken, nothing at the ends of lines."""
        cells = [[str(cell) for cell in row] for row in rows]
        widths = [max(cell_len(row[i]) for row in cells) for i in range(len(cells[0]))]
        for row in cells:
            padded = [
                pad(cell, width, to_the_right=i in right)
                for i, (cell, width) in enumerate(zip(row, widths, strict=True))
            ]
            if any(row):
                self.say("  ".join(padded).rstrip())


def pad(cell: str, width: int, *, to_the_right: bool) -> str:
    """A cell as wide as its column."""
    blank = " " * (width - cell_len(cell))
    return blank + cell if to_the_right else cell + blank
