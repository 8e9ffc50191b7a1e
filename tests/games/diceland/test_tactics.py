"""What a position looks worth to a bot."""

import pytest

import dicehall
from dicehall.bots.levels import bot
from dicehall.bots.selfplay import one_game
from dicehall.games.diceland.flow import Diceland
from tests.games.diceland.table import SIX_COLOURS, play, stopped, table, throw


def worth(s: Diceland, seat: int = 0) -> float:
    """The value of a position."""
    return s.game.value(s, seat)


def test_before_the_boards_lie_all_are_equal():
    """With four players each has one chance in four."""
    assert worth(dicehall.game("diceland").start(4)) == 0.25


def test_equal_boards_are_worth_a_half():
    """Nobody is ahead."""
    s = table(SIX_COLOURS)
    assert worth(s, 0) == worth(s, 1) == 0.5


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("()  rx  r.  r.\n  y.  g.  b.\n  o.  a.", SIX_COLOURS),
        ("()  rx  rx  r.\n  y.  y.  g.  b.\n  o.  a.", "()  rx  r.  r.\n  yx  y.  g.  b.\n  o.  a."),
        ("()  r+  r.  r.\n  y.  g.  b.\n  o.  a.", "()  rx  r*  r.\n  y.  g.  b.\n  o.  a."),
    ],
)
def test_what_is_better(better: str, worse: str):
    """A cross, crosses in one colour, a treasure found."""
    s = table(better, worse)
    assert worth(s, 0) > 0.5 > worth(s, 1)


def test_a_finished_game_is_won_or_lost():
    """One or nothing."""
    s = table("()  rx  r.\n  y.  g.  b.\n  o.  a.", SIX_COLOURS)
    s.treasures[0] = 9
    stopped(s, "1 red 5 blue", "red")
    play(s, "cross c1", seat=0)
    assert (worth(s, 0), worth(s, 1)) == (1.0, 0.0)


def test_dice_that_fit_are_worth_more():
    """Three red dice set aside are good where three spaces are free, and nothing where two are."""
    roomy, narrow = table(SIX_COLOURS), table("()  r.  r.  y.\n  y.  g.  b.\n  y.  o.  a.  a.", SIX_COLOURS)
    for s in (roomy, narrow):
        throw(s, "3 red 3 blue")
        before = worth(s)
        play(s, "red")
        gained = worth(s) - before
        assert (gained > 0) == (s is roomy)


def test_the_greedy_bot_beats_chance():
    """Four games out of four against random play."""
    game = dicehall.game("diceland")
    players = [bot("greedy"), bot("random")]
    assert [one_game(game, 2, {}, players, seed).winners for seed in range(4)] == [[0]] * 4
