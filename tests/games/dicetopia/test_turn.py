"""§3: a turn."""

from dicehall.games.dicetopia import terms as t
from tests.games.dicetopia.table import at, choices, city, end, over, play, refused, turn

PLAIN = """
    A: w5 t2
    G: p1 w3
    N: t6
"""


def test_3_1_turns_go_clockwise_from_the_first_player() -> None:
    """With seat 2 first, seat 0 is next."""
    s = turn(city(PLAIN, seats=3, first=2))
    assert s.actor == 2
    play(s, "send N1")
    assert s.actor == 0


def test_3_2_an_agent_goes_where_a_die_lies() -> None:
    """An agent's space, and one that is out of play, cannot be had."""
    s = turn(city("A: w5 @1\n N: t6"))
    assert choices(s) == ["send A1", "send N1"]
    assert refused(s, "send A2") == "3.2"


def test_3_3_the_leftmost_agent_changes_places_with_the_die() -> None:
    """The die lies where the agent stood."""
    s = play(turn(city(PLAIN + "0: w1")), "send A2")
    assert at(s, "A2") == "@0"
    assert [at(s, f"0.{i}") for i in range(1, 7)] == ["w1", "t2", "@0", "@0", "@0", "@0"]


def test_3_4_abilities_fit_before_between_and_after() -> None:
    """Shakra is asked at all three points."""
    s = turn(city(PLAIN + "0: w1 w1\n 1: w2", factions={0: "Shakra"}))
    assert "exterminate G1" in choices(s)
    play(s, "send A1")
    assert s.step == t.BEFORE_ACTION
    play(s, "pass")
    s.resolve(0)
    play(s, s.name(s.legal()[0]))
    assert s.step == t.AFTER_ACTION
    play(s, "pass")
    assert s.actor == 1


def test_3_4_nobody_else_is_asked() -> None:
    """Without such an ability, or when it has been used, the action begins at once."""
    assert play(turn(city(PLAIN)), "send G1").step == t.FIRST_TARGET
    used = city(PLAIN, factions={0: "Shakra"})
    used.put(0, t.USES, 0)
    assert play(turn(used), "send G1").step == t.FIRST_TARGET


def test_3_5_an_action_may_not_be_refused() -> None:
    """There is no passing while a die can be rerolled."""
    s = play(turn(city(PLAIN)), "send G1")
    assert "pass" not in choices(s)
    assert refused(s, "pass") == "3.5"


def test_3_5_an_action_without_a_target_is_left_out() -> None:
    """The first die of the game finds no second one for the Syndicate."""
    s = play(turn(city(PLAIN)), "send N1")
    assert (s.step, s.actor) == (t.SEND, 1)


def test_3_6_the_game_ends_after_six_turns_each() -> None:
    """The last die is the twelfth of two players."""
    s = turn(city("N: w1 w2\n 0: w1 w1 w1 w1 w1 w1\n 1: w1 w1 w1 w1 w1"), 11)
    assert s.actor == 1
    play(s, "send N1", "take 0.1", "take 0.2")
    assert over(s)


def test_3_6_nothing_is_played_after_the_end() -> None:
    """Not even a pass."""
    s = end(city(PLAIN))
    assert refused(s, "pass") == "3.6"
