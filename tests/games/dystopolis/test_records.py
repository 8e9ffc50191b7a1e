"""Recorded games: there is one way to end; for two, for three and for five, with every option in one of them."""

from pathlib import Path

import pytest

import dicehall

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


def test_there_is_a_record_for_few_and_many() -> None:
    """The auction, the bidding, written conditions and two intrigue cards are all in them."""
    assert [file.stem for file in RECORDS] == ["five_conditions_two_cards", "three_plain", "two_players"]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_recorded_games_replay(file: Path) -> None:
    """Every decision is still legal, every outcome possible, and the end is the same."""
    assert dicehall.read_record(file.read_text("utf-8")).replay().ending == "Four years are over."
