"""The ladder and the speed of search: what is measured; how strong and how fast, is nobody's business here."""

import pytest

from benchmarks.ladder import Rung, line, rungs, standing_of
from benchmarks.think_dicehall import Thinker
from benchmarks.thinking import YARDSTICK, rates
from dicehall.core.registry import game

ALL = [(rung.seats, rung.first, rung.second) for rung in rungs(game("diceland"), 1.0)]


@pytest.mark.parametrize("seats", [2, 4])
def test_each_level_meets_the_one_below(seats: int):
    """For two players, and for the largest number."""
    assert [pair for pair in ALL if pair[0] == seats and pair[2] != "greedy"] == [
        (seats, "easy", "random"),
        (seats, "normal@100", "easy"),
        (seats, "hard@1000", "normal@100"),
        (seats, "expert@10000", "hard@1000"),
    ]


def test_expert_meets_greedy_and_again_with_four_times_the_search():
    """For two players."""
    assert [pair for pair in ALL if pair[2] == "greedy"] == [
        (2, "expert@10000", "greedy"),
        (2, "expert@40000", "greedy"),
    ]


def test_where_there_is_a_printed_opponent_expert_meets_it():
    """Dicey, for a lone seat."""
    assert ("expert@10000", "Dicey", 1) in [
        (rung.first, rung.second, rung.seats) for rung in rungs(game("deckodice"), 1.0)
    ]


def test_a_line_tells_the_pairing_and_what_came_of_it():
    """Game, seats, bots, games, share."""
    rung = Rung("deckodice", 2, "greedy", "random", 4)
    cells = line(rung, standing_of(rung, seed=1, jobs=1)).split(" | ")
    assert cells[:5] == ["| deckodice", "2", "greedy", "random", "4"]
    assert cells[5].endswith("%")


def test_a_thinker_searches_one_decision_at_a_time():
    """Some playouts, one decision; the game goes on."""
    thinker = Thinker("deckodice", 5)
    before = thinker.state.key()
    played = thinker()
    assert 0 < played.games <= 1000
    assert played.decisions == 1
    assert thinker.state.key() != before


def test_a_contestant_is_one_word():
    """It is sent to its process on a line with the seconds."""
    assert len(YARDSTICK.split()) == 1


def test_rates_are_by_the_second():
    """A thousand playouts for two decisions in half a second."""
    row = rates(YARDSTICK, {"games": 1000, "decisions": 2, "chances": 0, "seconds": 0.5})
    assert (row["playouts_per_s"], row["decisions_per_s"]) == (2000, 4)
