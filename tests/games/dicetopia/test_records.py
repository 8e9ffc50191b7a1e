"""Recorded games: one for each way to end, and some more corners. They hold the rules to what they were."""

from pathlib import Path

import pytest

import dicehall

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))
ENDINGS = {
    "highest_dice_value": "highest dice value",
    "most_dominated_neighbourhoods": "most dominated neighbourhoods",
    "most_stars": "most stars",
    "shared_by_two_of_four": "shared victory",
    "shared_victory": "shared victory",
    "without_factions": "most stars",
}


def test_there_is_a_record_for_each_ending() -> None:
    """The plain victory, two tie-breaks, and the victory that is shared."""
    assert [file.stem for file in RECORDS] == sorted(ENDINGS)
    assert set(ENDINGS.values()) == set(dicehall.game("dicetopia").endings)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_recorded_games_replay(file: Path) -> None:
    """Every decision is still legal, every outcome possible, and the end is the same."""
    state = dicehall.read_record(file.read_text("utf-8")).replay()
    assert state.ending == ENDINGS[file.stem]
