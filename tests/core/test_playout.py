"""Random play at full speed, and its count."""

import pytest

from dicehall.core.errors import DicehallError
from dicehall.core.playout import Tally, buffer, clone_many, counted_playout, playout
from dicehall.core.rng import Rng
from tests.conformance.toys import duel


def test_a_playout_ends() -> None:
    """It returns how many decisions and outcomes it took: four cards dealt, four laid down, up to two looks."""
    state = duel().start(2)
    assert 8 <= playout(state, Rng(1), buffer(state)) <= 10
    assert state.is_over


def test_a_counted_playout_is_the_same_game() -> None:
    """Same seed, same end; decisions, outcomes and branches are counted."""
    first, second, tally = duel().start(2), duel().start(2), Tally()
    events = playout(first, Rng(5), buffer(first))
    counted_playout(second, Rng(5), buffer(second), tally)
    assert first.key() == second.key()
    assert (tally.games, tally.chances, tally.decisions) == (1, 4, events - 4)
    assert tally.decisions <= tally.branches <= 3 * tally.decisions


def test_other_games_have_other_hashes() -> None:
    """The hash stands for every action and outcome."""
    hashes = set()
    for seed in range(20):
        state, tally = duel().start(2), Tally()
        counted_playout(state, Rng(seed), buffer(state), tally)
        hashes.add(int(tally.hash))
    assert len(hashes) == 20


def test_a_game_without_end_is_stopped() -> None:
    """After `longest` events the game is given up, with its name."""
    game = duel()
    game.longest = 3
    state = game.start(2)
    with pytest.raises(DicehallError, match="Duel: a game did not end after 3 events"):
        counted_playout(state, Rng(1), buffer(state), Tally())


def test_many_clones_are_all_alike() -> None:
    """The last of a hundred clones is the first position still."""
    state = duel().start(2)
    assert clone_many(state, 100).key() == state.key()
