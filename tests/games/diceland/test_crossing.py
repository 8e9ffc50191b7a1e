"""§4 Phase 2: crossing off."""

import pytest

from dicehall.core.errors import IllegalAction
from dicehall.core.state import CHANCE
from dicehall.games.diceland.flow import Diceland
from tests.games.diceland.table import choices, crossed, lying, play, refused, stopped, table

ROOMY = "()  r.  r.  r.  r.  r.  r.\n  g.  g.  g.  g.  g.  g."


def test_4_1_everybody_crosses_off_at_once():
    """After a stop all three players owe decisions."""
    s = stopped(table(ROOMY, ROOMY, ROOMY), "2 red 4 green", "red")
    assert s.pending == (0, 1, 2)


def test_4_1_whoever_can_use_nothing_is_not_asked():
    """The second player has no green space left; nobody waits for that."""
    s = stopped(table(ROOMY, "()  r.  r.", ROOMY), "2 red 4 green", "red")
    assert s.pending == (0, 2)
    assert refused(s, "pass", seat=1) == "4.1"


def test_4_1_nobody_can_use_anything():
    """Then the next turn begins."""
    s = stopped(table("()  r."), "2 red 4 green", "red")
    assert (s.active, s.actor, s.falling) == (1, CHANCE, 6)


def test_4_1_the_order_of_answers_changes_nothing():
    """Whether the active player or the other crosses off first, the tables are equal afterwards."""
    first, second = (stopped(table(ROOMY), "2 red 1 green 3 blue", "red") for _ in range(2))
    play(first, "cross b1", "cross c1", seat=0)
    play(first, "green", "cross a2", seat=1)
    play(second, "green", seat=1)
    play(second, "cross b1", seat=0)
    play(second, "cross a2", seat=1)
    play(second, "cross c1", seat=0)
    assert first.key() == second.key()


def test_4_1_crosses_are_seen_by_all():
    """Phase 2 is open: another player sees a cross before everybody is ready."""
    s = stopped(table(ROOMY), "2 red 4 green", "red")
    play(s, "cross b1", seat=0)
    assert s.game.decides_openly(s)
    assert s.seen_by(1).key() == s.key()


def test_4_2_the_active_player_has_to_use_the_dice():
    """There is no passing; the colour is settled already."""
    s = stopped(table(ROOMY), "2 red 4 green", "red")
    assert choices(s, seat=0) == ["cross b1"]
    assert refused(s, "pass", seat=0) == "4.2"


def test_4_2_the_active_player_who_cannot_does_nothing():
    """Three red dice and two red spaces: only the other player is asked."""
    s = stopped(table("()  r.  r.", "()  g.  g.  g."), "3 red 3 green", "red")
    assert s.pending == (1,)


def test_4_2_the_active_player_is_forced_into_the_territory_that_fits():
    """Two red dice do not fit the single space at b1, so they have to be used in the other territory."""
    s = stopped(table("r.  ()  R.  R."), "2 red 4 blue", "red")
    assert choices(s, seat=0) == ["cross c1"]


def test_4_3_the_others_choose_a_colour_left_over_or_pass():
    """Not red, which is the active player's; blue is not on the board."""
    s = stopped(table(ROOMY), "2 red 3 green 1 blue", "red")
    assert choices(s, seat=1) == ["green", "pass"]
    assert refused(s, "red", seat=1) == "4.3"


def test_4_3_no_die_of_that_colour():
    """Orange was not thrown, and a space comes after the colour."""
    s = stopped(table(ROOMY), "2 red 3 green 1 blue", "red")
    assert refused(s, "orange", seat=1) == "4.3"
    assert refused(s, "cross a2", seat=1) == "4.3"


def test_4_3_passing_leaves_the_board_alone():
    """Whoever passes is ready."""
    s = stopped(table(ROOMY), "2 red 4 green", "red")
    play(s, "pass", seat=1)
    assert (s.pending, crossed(s, 1)) == ((0,), [])


def test_4_3_several_players_use_the_same_dice():
    """The example: Maria and Lucas both cross off two yellow spaces, Katie an orange one."""
    board = "()  y.  y.  y.\n  o.  o.  o."
    s = stopped(table("()  g.  g.  g.", board, board, board), "3 green 2 yellow 1 orange", "green")
    play(s, "yellow", "cross b1", "cross c1", seat=1)
    play(s, "yellow", "cross b1", "cross c1", seat=2)
    play(s, "orange", "cross a2", seat=3)
    assert [crossed(s, seat) for seat in (1, 2, 3)] == [["b1", "c1"], ["b1", "c1"], ["a2"]]


def test_4_3_when_the_active_player_stops_at_once_all_other_dice_are_left_over():
    """The dice as they lie at the end, not only those of a second throw."""
    s = stopped(table(ROOMY), "1 red 3 green 2 blue", "red")
    assert lying(s) == "3 green 2 blue"


def test_4_4_one_cross_for_each_die():
    """Two dice are two crosses, no more and no less."""
    s = stopped(table(ROOMY), "2 red 4 blue", "red")
    play(s, "cross b1")
    assert s.pending == (0,)
    play(s, "cross c1")
    assert crossed(s, 0) == ["b1", "c1"]
    assert s.actor == CHANCE


def test_4_4_a_cross_is_next_to_a_cross():
    """At first only b1 is next to the white space; the cross there brings c1 within reach."""
    s = stopped(table(ROOMY), "2 red 4 blue", "red")
    assert refused(s, "cross c1") == "4.4"
    play(s, "cross b1")
    assert choices(s) == ["cross c1"]


def test_4_4_any_cross_will_do():
    """A red territory can be begun from a green cross."""
    s = stopped(table("()  gx  r.  r."), "1 red 5 blue", "red")
    assert choices(s) == ["cross c1"]


def test_4_4_all_crosses_in_one_territory():
    """Both red territories touch the white space; the first cross decides."""
    s = stopped(table("r.  r.  ()  R.  R."), "2 red 4 blue", "red")
    assert choices(s) == ["cross b1", "cross d1"]
    play(s, "cross d1")
    assert choices(s) == ["cross e1"]
    assert refused(s, "cross b1") == "4.6"


def test_4_4_a_space_is_crossed_off_once():
    """And only in the colour in use."""
    s = stopped(table("()  rx  r.  r.\n  g."), "1 red 5 blue", "red")
    assert [refused(s, "cross b1"), refused(s, "cross a2")] == ["4.4", "4.4"]


def test_4_4_neither_start_nor_obstacle():
    """The white space and black ones are no spaces to cross off."""
    s = stopped(table("()  r.  ##"), "1 red 5 blue", "red")
    assert [refused(s, "cross a1"), refused(s, "cross c1")] == ["1.4", "1.4"]


def test_4_4_whoever_has_begun_goes_on():
    """After choosing green, neither passing nor another colour."""
    s = stopped(table(ROOMY), "2 red 3 green 1 blue", "red")
    play(s, "green", seat=1)
    assert [refused(s, "pass", seat=1), refused(s, "red", seat=1)] == ["4.4", "4.4"]


def test_4_4_no_free_space_within_reach():
    """Green lies behind red, and the player has no cross there yet."""
    s = stopped(table(ROOMY, "()  r.  g.\n  b."), "1 red 1 green 1 blue 3 orange", "red")
    assert refused(s, "green", seat=1) == "4.4"


def test_4_5_marias_three_red_dice():
    """The example: two free spaces in her red territory, three red dice; she cannot cross off any red."""
    s = stopped(table(ROOMY, "()  rx  rx  r.  r.\n  g.  b.  b."), "3 red 1 green 2 blue", "green")
    assert choices(s, seat=1) == ["blue", "pass"]
    assert refused(s, "red", seat=1) == "4.5"


@pytest.mark.parametrize("red", [1, 2])
def test_4_5_marias_one_or_two_red_dice(red: int):
    """Fewer dice than free spaces, or as many, are fine."""
    s = stopped(table(ROOMY, "()  rx  rx  r.  r."), f"{red} red {6 - red} green", "green")
    assert choices(s, seat=1) == ["red", "pass"]


def test_4_5_no_new_territory_is_large_enough():
    """Three dice, territories of two spaces: the colour is no choice."""
    s = stopped(table(ROOMY, "r.  r.  ()  R.  R.\n  --  g."), "3 red 1 blue 1 green 1 grey", "blue")
    assert choices(s, seat=1) == ["green", "pass"]
    assert refused(s, "red", seat=1) == "4.5"


def test_4_5_only_territories_with_room_for_all_dice():
    """Of two red territories next to the white space, two dice fit one."""
    s = stopped(table("r.  ()  R.  R."), "2 red 4 blue", "red")
    assert refused(s, "cross a1") == "4.5"


def test_4_5_a_throw_never_runs_over_into_the_next_territory():
    """One space of the open territory is free, another territory lies right behind: two dice are too many."""
    s = stopped(table("()  rx  r.  R.  R.", ROOMY), "2 red 4 green", "red")
    assert s.pending == (1,)


def test_4_6_a_begun_territory_is_finished_first():
    """The other red territory touches the white space too, but one is open."""
    s = stopped(table("r.  r.  ()  Rx  R."), "1 red 5 blue", "red")
    assert choices(s) == ["cross e1"]
    assert refused(s, "cross b1") == "4.6"


def test_4_6_after_the_last_space_another_one_may_be_begun():
    """The open territory is finished by this turn's throw; in the next turn the other is free to begin."""
    s = stopped(table("r.  r.  ()  Rx  R."), "1 red 5 blue", "red")
    play(s, "cross e1")
    stopped(s, "1 blue 5 red", "blue")
    assert choices(s, seat=0) == []
    s = stopped(table("r.  r.  ()  Rx  Rx"), "1 red 5 blue", "red")
    assert choices(s) == ["cross b1"]


def test_4_6_territories_of_different_colours_may_be_open():
    """An open red territory does not hinder a green one."""
    s = stopped(table("()  rx  r.\n  g.  g."), "1 green 5 blue", "green")
    assert choices(s) == ["cross a2", "cross b2"]


def test_4_7_a_treasure_is_marked_and_earns_a_throw():
    """The treasure counts, and a treasure throw is due when all are ready."""
    s = stopped(table("()  r*  r.", ROOMY), "1 red 5 green", "red")
    play(s, "cross b1", seat=0)
    assert (s.treasures[0], s.throws[0]) == (1, 1)
    assert s.pending == (1,)


def told(s: Diceland, text: str, colour: str, space: str) -> list[str]:
    """The log of a throw that the first player uses for one space."""
    s.story = []
    stopped(s, text, colour)
    play(s, space, seat=0)
    return [s.game.say(s, event, ["Anna", "Ben"]) for event in s.story]


def test_4_8_a_whole_territory_is_announced():
    """One of two red territories is complete."""
    lines = told(table("()  r.  g.  r.", ROOMY), "1 red 5 yellow", "red", "cross b1")
    assert "Anna finishes a red territory." in lines


def test_4_8_a_whole_colour_is_announced():
    """All red spaces are crossed off with this one."""
    lines = told(table("()  rx  g.  rx  r.", ROOMY), "1 red 5 yellow", "red", "cross e1")
    assert "Anna has crossed off all of red!" in lines
    assert "Anna finishes a red territory." not in lines


def test_4_8_a_space_in_between_is_not_announced():
    """The territory has another free space."""
    lines = told(table("()  r.  r.", ROOMY), "1 red 5 yellow", "red", "cross b1")
    assert not [line for line in lines if "finishes" in line or "all of" in line]


def test_an_illegal_action_changes_nothing():
    """A refused cross leaves the table as it was, and says why."""
    s = stopped(table(ROOMY), "2 red 4 green", "red")
    before = s.key()
    with pytest.raises(IllegalAction, match="does not lie next to"):
        play(s, "cross d1", seat=0)
    assert s.key() == before
