"""Where the points come from: what a game lists for a seat adds up to its score."""

import pytest

import dicehall


@pytest.mark.parametrize("name", dicehall.games())
def test_the_sources_of_a_seat_add_up_to_its_score(name: str):
    """Over whole games, for every number of seats that can compete; Diceland's are words, as its score is no sum."""
    for seats in dicehall.game(name).seats:
        if seats == 1:
            continue
        state = dicehall.play(name, bots=["random"] * seats, seed=seats).state
        values = [[fact.value for fact in state.tally(seat)] for seat in range(seats)]
        sums = [sum(int(value) for value in row if value.isdecimal()) for row in values]
        assert sums in ([0] * seats, list(state.scores))


def test_nothing_is_added_up_while_the_game_runs():
    """Before the end there is no score to explain."""
    assert dicehall.game("dicetopia").start(seats=2).tally(0) == []
