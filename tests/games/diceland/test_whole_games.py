"""Recorded games, one for each way in which a game can end, and one told from its first lot to its end."""

from pathlib import Path

import pytest

import dicehall

FOLDER = Path(__file__).parent / "games"


@pytest.mark.parametrize(
    ("file", "ending", "winners"),
    [
        ("together.txt", "goal reached while crossing off", 2),
        ("crossing-off.txt", "goal reached while crossing off", 1),
        ("treasure-throw.txt", "goal reached in a treasure throw", 1),
    ],
)
def test_a_recorded_game_ends_as_it_did(file: str, ending: str, winners: int):
    """The record replays to the same end."""
    state = dicehall.read_record((FOLDER / file).read_text("utf-8")).replay()
    assert (state.ending, len(state.winners)) == (ending, winners)


def test_a_recorded_game_is_told_as_before():
    """The whole log of a game, line by line."""
    match = dicehall.resume(dicehall.read_record((FOLDER / "treasure-throw.txt").read_text("utf-8")))
    log = "".join(f"{line.text}\n" for line in match.log(dicehall.SPECTATOR))
    assert log == (FOLDER / "treasure-throw.log.txt").read_text("utf-8")
