"""The figures of scenarios that `python -m benchmarks.scenarios` prints."""

from collections import Counter

from benchmarks.scenarios import one_game, row


def played(scenario: str) -> Counter[str]:
    """The sums of one game of two."""
    sums: Counter[str] = Counter()
    one_game(2, scenario, 1, sums)
    return sums


def test_without_a_scenario_nothing_is_otherwise() -> None:
    """There is nothing to compare with; twelve agents are sent, and the shares of the win add up."""
    sums = played("none")
    assert (sums["compared"], sums["sent"]) == (0, 12)
    assert sum(sums[f"place {place}"] for place in (1, 2)) == 60


def test_decisions_are_compared_with_those_of_a_plain_game() -> None:
    """A Gold Rush makes a bot do other things, but not all of them."""
    sums = played("gold-rush")
    assert 0 < sums["otherwise"] < sums["compared"]


def test_the_ground_shakes_after_every_turn() -> None:
    """Twelve turns, twelve dice, and those that were rerolled besides."""
    assert played("shaky-ground")["rerolls"] >= 12


def test_a_row_names_what_a_reader_wants_to_know() -> None:
    """Means for a game or a player, and shares."""
    assert row(played("none"), 2)["otherwise"] == "0.0%"
