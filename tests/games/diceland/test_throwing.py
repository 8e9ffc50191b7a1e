"""§3 Phase 1: throwing the dice."""

from dicehall.core.state import CHANCE
from tests.games.diceland.table import choices, lying, play, refused, stopped, table, throw

ROOMY = "()  r.  r.  r.  r.  r.  r.\n  g.  g.  g.  g.  g.  g."


def test_3_1_six_dice_are_thrown_and_each_shows_six_colours():
    """Each die is a chance of one in six; the throw is complete with the sixth."""
    s = table(ROOMY)
    assert (s.actor, s.chances, s.falling) == (CHANCE, 6, 6)
    throw(s, "3 red 2 green 1 yellow")
    assert lying(s) == "3 red 1 yellow 2 green"


def test_3_2_any_colour_thrown_may_be_chosen():
    """Yellow too, which is not even on this board."""
    s = table(ROOMY)
    throw(s, "3 red 2 green 1 yellow")
    assert choices(s) == ["red", "yellow", "green"]


def test_3_2_a_colour_not_thrown_is_refused():
    """No die shows blue; and stopping comes later."""
    s = table(ROOMY)
    throw(s, "3 red 2 green 1 yellow")
    assert [refused(s, "blue"), refused(s, "stop")] == ["3.2", "3.2"]


def test_3_2_the_colour_is_kept_for_the_turn():
    """After choosing red nobody changes to green."""
    s = table(ROOMY)
    throw(s, "3 red 2 green 1 yellow")
    play(s, "red")
    assert refused(s, "green") == "3.2"


def test_3_3_all_dice_of_the_colour_are_set_aside():
    """The others stay on the table."""
    s = table(ROOMY)
    throw(s, "3 red 2 green 1 yellow")
    play(s, "red")
    assert (s.aside, lying(s)) == (3, "1 yellow 2 green")


def test_3_3_dice_set_aside_are_not_thrown_again():
    """Only three dice go into the air; the dice aside keep their colour."""
    s = table(ROOMY)
    throw(s, "3 red 2 green 1 yellow")
    play(s, "red", "throw")
    assert s.falling == 3
    assert [s.dice[die] for die in range(6)] == [0, 0, 0, -1, -1, -1]


def test_3_4_stop_or_throw_again():
    """Both are allowed each time, and nothing else."""
    s = table(ROOMY)
    throw(s, "1 red 5 green")
    play(s, "red")
    assert choices(s) == ["stop", "throw"]
    play(s, "throw")
    throw(s, "1 red 4 blue")
    assert choices(s) == ["stop", "throw"]
    assert refused(s, "pass") == "3.4"


def test_3_5_no_die_of_the_colour_ends_the_throwing():
    """What was set aside before is kept and has to be used."""
    s = table(ROOMY)
    throw(s, "2 red 4 green")
    play(s, "red", "throw")
    throw(s, "2 yellow 2 orange")
    assert (s.aside, lying(s)) == (2, "2 yellow 2 orange")
    assert choices(s, seat=0) == ["cross b1"]


def test_3_5_billy_collects_three_green_dice():
    """The worked example: 3 red, 2 green, 1 yellow; 1 green, 3 blue; 2 yellow, 1 orange."""
    s = table("()  g.  g.  g.  r.", "()  y.  y.  y.  o.")
    throw(s, "3 red 2 green 1 yellow")
    play(s, "green", "throw")
    throw(s, "1 green 3 blue")
    play(s, "throw")
    throw(s, "2 yellow 1 orange")
    assert (s.aside, lying(s)) == (3, "2 yellow 1 orange")
    play(s, "cross b1", "cross c1", "cross d1", seat=0)
    assert s.pending == (1,)


def test_3_6_six_of_the_colour_end_the_throwing():
    """With the last two red dice phase 1 is over, and nothing is left over for the other."""
    s = table(ROOMY)
    throw(s, "4 red 2 green")
    play(s, "red", "throw")
    throw(s, "2 red")
    assert (s.aside, lying(s), s.pending) == (6, "", (0,))


def test_3_6_six_of_a_colour_at_once():
    """The same with the first throw, as soon as the colour is named."""
    s = stopped(table(ROOMY), "6 red", "red")
    assert (s.aside, s.pending) == (6, (0,))
