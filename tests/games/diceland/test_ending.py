"""§6 Turns and the end."""

import pytest

import dicehall
from dicehall.core.state import OVER
from tests.games.diceland.table import SIX_COLOURS, play, refused, stopped, table, throw

ALL_BUT_ONE_RED = """
    ()  rx  rx  r.
      y.  g*  b.
    y.  o.  a.  a.
"""
ALL_BUT_A_TREASURE = """
    ()  rx  rx  rx
      y.  g*  b*
    y.  o.  a.  a.
"""


def test_6_1_the_next_player_clockwise_is_active():
    """After the last player comes the first again."""
    s = table(SIX_COLOURS, SIX_COLOURS, SIX_COLOURS, active=2)
    stopped(s, "6 orange", "orange")
    assert (s.active, s.falling) == (0, 6)


def test_6_2_nine_treasures_and_a_whole_colour():
    """The last red space with nine treasures found is the end."""
    s = table(ALL_BUT_ONE_RED, SIX_COLOURS)
    s.treasures[0] = 9
    stopped(s, "1 red 5 orange", "red")
    play(s, "cross d1", seat=0)
    assert (s.actor, s.winners) == (OVER, (0,))


@pytest.mark.parametrize("treasures", [0, 8])
def test_6_2_a_whole_colour_is_not_enough(treasures: int):
    """Eight treasures are too few."""
    s = table(ALL_BUT_ONE_RED, SIX_COLOURS)
    s.treasures[0] = treasures
    stopped(s, "1 red 5 orange", "red")
    play(s, "cross d1", seat=0)
    assert s.actor != OVER


def test_6_2_all_treasures_are_not_enough():
    """Twelve treasures without a whole colour win nothing."""
    s = table(ALL_BUT_ONE_RED, SIX_COLOURS)
    s.treasures[0] = 12
    stopped(s, "1 yellow 5 orange", "yellow")
    play(s, "cross a2", seat=0)
    assert s.actor != OVER


def test_6_2_it_does_not_matter_what_comes_first():
    """The ninth treasure with a colour complete before."""
    s = table(ALL_BUT_A_TREASURE, SIX_COLOURS)
    s.treasures[0] = 8
    stopped(s, "1 green 5 orange", "green")
    play(s, "cross b2", seat=0)
    assert s.winners == (0,)


def test_6_2_when_the_game_is_over_nobody_decides():
    """Any further action is refused."""
    s = table(ALL_BUT_ONE_RED, SIX_COLOURS)
    s.treasures[0] = 9
    stopped(s, "1 red 5 orange", "red")
    play(s, "cross d1", seat=0)
    assert refused(s, "pass", seat=1) == "6.2"


def test_6_3_several_may_win_together():
    """Both reach the goal in the same phase 2; the one who is first to be ready does not end it."""
    s = table(ALL_BUT_ONE_RED, ALL_BUT_A_TREASURE)
    s.treasures[0], s.treasures[1] = 9, 8
    stopped(s, "1 red 1 green 4 orange", "red")
    play(s, "cross d1", seat=0)
    assert s.pending == (1,)
    play(s, "green", "cross b2", seat=1)
    assert (s.winners, s.ending) == ((0, 1), "goal reached while crossing off")


def test_6_3_no_treasure_throws_after_the_goal():
    """The second player has found a treasure, but the first has reached the goal."""
    s = table(ALL_BUT_ONE_RED, ALL_BUT_A_TREASURE)
    s.treasures[0] = 9
    stopped(s, "1 red 1 green 4 orange", "red")
    play(s, "green", "cross b2", seat=1)
    play(s, "cross d1", seat=0)
    assert (s.actor, s.winners, s.throws[1]) == (OVER, (0,), 1)


def test_6_3_a_player_who_is_not_active_can_win():
    """Whose turn it is does not matter."""
    s = table(SIX_COLOURS, ALL_BUT_ONE_RED)
    s.treasures[1] = 9
    stopped(s, "5 orange 1 red", "orange")
    play(s, "red", "cross d1", seat=1)
    assert s.winners == (1,)


def test_6_4_reached_in_a_treasure_throw():
    """Both found a treasure in phase 2; the first reaches the goal with the throw for it, the second gets none."""
    s = table(ALL_BUT_A_TREASURE, ALL_BUT_A_TREASURE)
    s.treasures[0] = 7
    stopped(s, "1 green 1 blue 4 orange", "green")
    play(s, "cross b2", seat=0)
    play(s, "blue", "cross c2", seat=1)
    throw(s, "1 blue 4 red")
    play(s, "blue", "cross c2")
    assert (s.winners, s.ending) == ((0,), "goal reached in a treasure throw")
    assert s.throws[1] == 1


def test_6_4_somebody_later_in_line_may_win_too():
    """The first throws in vain, the second reaches the goal."""
    s = table(ALL_BUT_A_TREASURE, ALL_BUT_A_TREASURE)
    s.treasures[1] = 7
    stopped(s, "1 green 1 blue 4 orange", "green")
    play(s, "cross b2", seat=0)
    play(s, "blue", "cross c2", seat=1)
    throw(s, "5 red")
    throw(s, "1 green 4 red")
    play(s, "green", "cross b2")
    assert s.winners == (1,)


def test_6_5_a_winner_has_a_hundred_percent():
    """And nobody else has."""
    s = table(ALL_BUT_ONE_RED, SIX_COLOURS)
    s.treasures[0] = 9
    stopped(s, "1 red 5 orange", "red")
    play(s, "cross d1", seat=0)
    assert s.scores[0] == 100
    assert s.scores[1] < 100


def test_6_5_treasures_and_the_fullest_colour_count():
    """Three treasures and two of three red spaces are 5 of 12: 41 percent."""
    s = table(ALL_BUT_ONE_RED, SIX_COLOURS)
    s.treasures[0] = 3
    assert s.score(0) == 41


def test_6_5_more_than_nine_treasures_count_as_nine():
    """Twelve treasures do not make up for the last red space."""
    s = table(ALL_BUT_ONE_RED, SIX_COLOURS)
    s.treasures[0] = 12
    assert s.score(0) == 100 * 11 // 12


def test_6_5_before_the_boards_lie_there_is_no_progress():
    """The score can be asked at any time."""
    assert dicehall.game("diceland").start(2).score(0) == 0


def test_6_5_the_tally_names_treasures_and_the_fullest_colour():
    """What the percentage is made of, in words."""
    s = table(ALL_BUT_ONE_RED, SIX_COLOURS)
    s.treasures[0] = 9
    stopped(s, "1 red 5 orange", "red")
    play(s, "cross d1", seat=0)
    assert [f"{fact.name}: {fact.value}" for fact in s.tally(0)] == ["treasures: 9 of 9", "fullest colour: red, 3 of 3"]
