"""`dicehall content` with boards for Diceland."""

from collections.abc import Callable
from pathlib import Path

import dicehall
from tests.cli.conftest import Outcome

Run = Callable[..., Outcome]


def test_an_unusual_board_is_sound_with_remarks(folder: Path, run: Run):
    """A board with a red space instead of an obstacle can be played on; what is unusual is said."""
    text = dicehall.game("diceland").content.files["boards.toml"]
    head, _, boards = text.partition("[[board]]")
    (folder / "boards.toml").write_text(f"{head}[[board]]{boards.replace('##', 'r.', 1)}", "utf-8")
    (folder / "pack.toml").write_text('game = "diceland"\ntitle = "Mine"\n', "utf-8")
    done = run("content", "check", ".")
    assert done.code == 0
    assert "Worth a second look: board A has 2 obstacles instead of 3." in done.out


def test_a_new_board_is_printed_with_its_figures(run: Run):
    """As a table for boards.toml, the same for the same seed."""
    first, second = (run("content", "new", "diceland-board", "--seed", "4") for _ in range(2))
    assert first.code == 0
    assert first.out == second.out
    assert "[[board]]" in first.out
    assert "Fair to each colour" in first.out
