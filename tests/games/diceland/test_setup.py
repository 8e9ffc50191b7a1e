"""§2 Before the game."""

import pytest

import dicehall
from dicehall.core.errors import IllegalAction
from dicehall.core.state import CHANCE
from dicehall.games.diceland.flow import Diceland
from tests.games.diceland.table import choices, crossed, play, refused


def dealt(*outcomes: int, seats: int = 3) -> Diceland:
    """A game whose boards are dealt like this."""
    s = dicehall.game("diceland").start(seats)
    for outcome in outcomes:
        s.resolve(outcome)
    assert isinstance(s, Diceland)
    return s


def test_2_1_each_board_is_dealt_once():
    """The first gets one of four, the next one of three: of what is left, in order."""
    s = dealt(1, 1)
    assert s.chances == 2
    s.resolve(0)
    assert [s.double[seat] for seat in range(3)] == [1, 2, 0]


def test_2_1_the_last_of_four_boards_needs_no_lot():
    """With four players the fourth gets what is left."""
    s = dealt(0, 0, 0, seats=4)
    assert s.double[3] == 3
    assert s.pending == (0, 1, 2, 3)


def test_2_2_everybody_chooses_between_two_sides():
    """All are asked at once, each for the sides of the own board."""
    s = dealt(2, 0, 0)
    assert s.pending == (0, 1, 2)
    assert choices(s, seat=0) == ["side e", "side f"]


def test_2_2_somebody_elses_board_is_no_choice():
    """A side of another board is refused."""
    s = dealt(2, 0, 0)
    assert refused(s, "side a", seat=0) == "2.2"
    with pytest.raises(IllegalAction, match="E or F"):
        play(s, "side a", seat=0)


def test_2_2_nobody_sees_a_side_before_all_have_chosen():
    """Others see that one has chosen, not what."""
    first, second = dealt(2, 0, 0), dealt(2, 0, 0)
    play(first, "side e", seat=0)
    play(second, "side f", seat=0)
    assert first.seen_by(1).key() == second.seen_by(1).key()
    assert first.seen_by(0).key() != second.seen_by(0).key()


def test_2_2_with_the_last_choice_all_sides_are_shown():
    """Then everybody has a board, and what was hidden counts as revealed."""
    s = dealt(2, 0, 0)
    for seat, side in enumerate(["side f", "side a", "side d"]):
        play(s, side, seat=seat)
    assert [board.name for board in s.boards] == ["F", "A", "D"]
    assert s.reveals == 1


def test_2_2_an_unseen_side_is_dealt_again_at_random():
    """A redeal gives somebody who has chosen either side, and somebody who has not none."""
    s = dealt(2, 0, 0)
    play(s, "side e", seat=1 - 1)
    sides = set()
    for seed in range(20):
        world = s.clone()
        world.redeal(1, seed)
        assert isinstance(world, Diceland)
        sides.add(world.side[0])
        assert world.side[2] == -1
    assert sides == {0, 1}


def test_2_3_the_first_cross_is_on_the_white_space():
    """Nothing else is crossed off, and the neighbours of the white space are near."""
    s = dealt(0, 0, 0)
    for seat in range(3):
        play(s, choices(s, seat)[0], seat=seat)
    assert crossed(s, 0) == []
    assert s.is_crossed(0, s.boards[0].start)
    assert not s.is_crossed(0, 0)


def test_2_4_lots_are_drawn_for_who_begins():
    """Every seat is as likely; then all six dice are in the air."""
    s = dealt(0, 0, 0)
    for seat in range(3):
        play(s, choices(s, seat)[0], seat=seat)
    assert (s.actor, s.chances) == (CHANCE, 3)
    s.resolve(2)
    assert (s.active, s.falling) == (2, 6)
