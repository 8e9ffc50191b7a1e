"""The terminal pictures of three beginnings, to the letter.

After a wanted change: `python -m tests.draw.test_golden` writes them anew; read them before committing.
"""

from pathlib import Path

import pytest

import dicehall
from dicehall.core.scene import TERMINAL
from dicehall.draw.terminal import terminal

FOLDER = Path(__file__).parent / "golden"
BEGINNINGS = {
    "deckodice": (),
    "diceland": ("side", "side"),
    "dicetopia": ("discard", "discard"),
    "dystopolis": ("keep", "keep"),
    "dicesettlers": ("tile", "tile"),
}


def beginning(name: str) -> str:
    """What the seat that decides first sees; before that, everybody takes the first of their choices."""
    match = dicehall.Match(name, seats=2, seed=1)
    for _ in BEGINNINGS[name]:
        seat = match.state.pending[0]
        match.play(match.state.legal(seat)[0], seat)
    seat = match.state.pending[0]
    return terminal(match.state.scene(seat, TERMINAL), lit=match.state.legal(seat)).plain + "\n"


@pytest.mark.parametrize("name", sorted(BEGINNINGS))
def test_the_beginning_looks_as_it_should(name: str) -> None:
    """Every sign stands where it stood when somebody looked at it."""
    assert beginning(name) == (FOLDER / f"{name}.txt").read_text("utf-8")


if __name__ == "__main__":
    for game in BEGINNINGS:
        (FOLDER / f"{game}.txt").write_text(beginning(game), "utf-8")
