"""Recorded games: one for each way a game can end. They hold the rules to what they were."""

from pathlib import Path

import pytest

import dicehall

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))
ENDINGS = {
    "alone_critical_hit": "a critical hit: twelve cards each, and the 20 of the d20",
    "alone_more_cards": "more cards",
    "dicey_critical_hit": "Dicey's critical hit: twelve cards each, and the 20 of the d20",
    "dicey_more_cards": "Dicey has more cards",
    "two_critical_hit": "a critical hit: twelve cards each, and the 20 of the d20",
    "two_more_cards": "more cards",
}


def test_there_is_a_record_for_each_ending() -> None:
    """Four endings, two of them for two seats and for one."""
    assert [file.stem for file in RECORDS] == sorted(ENDINGS)
    assert set(ENDINGS.values()) == set(dicehall.game("deckodice").endings)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_recorded_games_replay(file: Path) -> None:
    """Every decision is still legal, every outcome possible, and the end is the same."""
    state = dicehall.read_record(file.read_text("utf-8")).replay()
    assert state.ending == ENDINGS[file.stem]
