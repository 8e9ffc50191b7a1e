"""§5 Treasure throws."""

from dicehall.core.state import CHANCE
from tests.games.diceland.table import choices, crossed, lying, play, refused, stopped, table, throw

CHEST = "()  r*  r*  r.\n  g*  g*  g."


def found_one(*boards: str, active: int = 0):
    """The active player has crossed off the red treasure at b1, nobody else anything."""
    s = stopped(table(*boards, active=active), "1 red 5 blue", "red")
    play(s, "cross b1", seat=active)
    return s


def test_5_1_one_throw_for_a_treasure():
    """After phase 2 five dice are in the air, for the finder; afterwards the next turn begins."""
    s = found_one(CHEST)
    assert (s.actor, s.thrower, s.falling) == (CHANCE, 0, 5)
    throw(s, "5 blue")
    assert (s.active, s.falling) == (1, 6)


def test_5_1_two_treasures_are_two_throws():
    """Both treasures of one throw count."""
    s = stopped(table(CHEST), "2 red 4 blue", "red")
    play(s, "cross b1", "cross c1")
    throw(s, "5 blue")
    assert (s.thrower, s.falling, s.throws[0]) == (0, 5, 0)
    throw(s, "5 blue")
    assert s.active == 1


def test_5_1_only_after_everybody_is_ready():
    """The finder waits while the other still decides."""
    s = stopped(table(CHEST), "1 red 5 green", "red")
    assert s.pending == (0,)
    s = stopped(table(CHEST), "1 red 1 green 4 blue", "red")
    play(s, "cross b1", seat=0)
    assert s.pending == (1,)
    play(s, "pass", seat=1)
    assert (s.actor, s.thrower) == (CHANCE, 0)


def test_5_1_only_the_finder_profits():
    """Nobody else is asked about a treasure throw."""
    s = found_one(CHEST)
    throw(s, "1 green 4 blue")
    assert s.pending == (0,)


def test_5_2_the_active_player_first_then_clockwise():
    """Active is the second of three; all three found a treasure: second, third, first."""
    s = stopped(table(CHEST, CHEST, CHEST, active=1), "1 red 1 green 4 blue", "red")
    play(s, "green", "cross a2", seat=0)
    play(s, "green", "cross a2", seat=2)
    play(s, "cross b1", seat=1)
    order = []
    while s.falling == 5:
        order.append(s.thrower)
        throw(s, "5 orange")
    assert order == [1, 2, 0]


def test_5_3_five_dice_once():
    """The sixth die does not take part, and nobody throws again."""
    s = found_one(CHEST)
    assert s.falling == 5
    throw(s, "2 green 3 blue")
    assert s.dice[5] == -1
    assert "throw" not in choices(s)


def test_5_4_use_a_colour_or_pass():
    """All dice of one colour, or none."""
    s = found_one(CHEST)
    throw(s, "2 red 1 green 2 blue")
    assert choices(s) == ["red", "green", "pass"]
    assert [refused(s, "blue"), refused(s, "orange"), refused(s, "throw")] == ["4.4", "5.4", "5.4"]


def test_5_4_the_chosen_colour_of_the_turn_may_be_used_again():
    """The treasure throw has nothing to do with phase 1."""
    s = found_one(CHEST)
    throw(s, "1 red 4 blue")
    play(s, "red", "cross c1")
    assert crossed(s, 0) == ["b1", "c1"]


def test_5_4_passing_in_a_treasure_throw():
    """The throw is gone, the board as before."""
    s = found_one(CHEST)
    throw(s, "1 red 4 blue")
    play(s, "pass")
    assert (crossed(s, 0), s.active) == (["b1"], 1)


def test_5_4_too_many_dice_are_lost_here_too():
    """Three red dice for two free spaces, and nothing else of use: nobody is asked."""
    s = found_one(CHEST)
    throw(s, "3 red 2 blue")
    assert (s.active, s.falling) == (1, 6)


def test_5_4_begun_is_begun():
    """After a colour was chosen there is no passing any more."""
    s = found_one(CHEST)
    throw(s, "2 red 3 blue")
    play(s, "red")
    assert refused(s, "pass") == "4.4"


def test_5_5_a_treasure_in_a_treasure_throw_earns_another():
    """Taken at once, again and again."""
    s = found_one(CHEST)
    throw(s, "1 red 4 blue")
    play(s, "red", "cross c1")
    assert (s.thrower, s.falling, s.treasures[0]) == (0, 5, 2)
    throw(s, "1 green 4 blue")
    play(s, "green", "cross a2")
    assert (s.thrower, s.falling, s.treasures[0]) == (0, 5, 3)


def test_5_5_the_chain_comes_before_the_next_players_throw():
    """Both found a treasure; the second player waits until the first one's chain is over."""
    s = stopped(table(CHEST), "1 red 1 green 4 blue", "red")
    play(s, "cross b1", seat=0)
    play(s, "green", "cross a2", seat=1)
    throw(s, "1 green 4 blue")
    play(s, "green", "cross a2")
    assert s.thrower == 0
    throw(s, "5 blue")
    assert s.thrower == 1


def test_5_5_a_later_player_chains_before_an_earlier_one_again():
    """The second player's chain does not give the first another throw."""
    s = stopped(table(CHEST), "1 red 1 green 4 blue", "red")
    play(s, "cross b1", seat=0)
    play(s, "green", "cross a2", seat=1)
    throw(s, "5 blue")
    throw(s, "1 red 4 blue")
    play(s, "red", "cross b1")
    assert (s.thrower, lying(s), s.falling) == (1, "", 5)
