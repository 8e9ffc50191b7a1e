"""Recorded games, one for each way in which a game can end, and one told from its first lot to its end."""

from pathlib import Path

import pytest

import dicehall

FOLDER = Path(__file__).parent / "records"


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
    assert log == (FOLDER / "treasure-throw.log").read_text("utf-8")


def at_crossing() -> dicehall.Match:
    """Boards A and C; the first player has thrown 1 red and 5 blue and stopped with red: both are to cross off."""
    match = dicehall.Match("diceland", seats=2, chance=[0, 0, 0, 0, 3, 3, 3, 3, 4])
    match.play("side a", 0)
    match.play("side c", 1)
    match.play("red")
    match.play("stop")
    return match


def test_a_cross_can_be_taken_back():
    """As long as nobody else has decided; the space is free again."""
    match = at_crossing()
    before = match.state.key()
    match.play(match.state.legal(1)[0], 1)
    match.undo(1)
    assert match.state.key() == before


def test_a_cross_stays_when_another_has_decided_since():
    """The table is shared: what others have built on is not taken away."""
    match = at_crossing()
    match.play(match.state.legal(1)[0], 1)
    match.play(match.state.legal(0)[0], 0)
    with pytest.raises(dicehall.DicehallError):
        match.undo(1)
