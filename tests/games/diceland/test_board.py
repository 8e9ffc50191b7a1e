"""§1 The board."""

import dicehall
from dicehall.games.diceland.board import COLOURS
from dicehall.games.diceland.drawing import Drawing, space_name
from tests.games.diceland.table import board_of, drawing_of

RED, YELLOW, GREEN, BLUE, ORANGE, GREY = range(COLOURS)


def names(drawing: Drawing, spaces: list[int]) -> list[str]:
    """Spaces by name, in order."""
    return [space_name(space, drawing.columns) for space in sorted(spaces)]


def around(picture: str, space: str) -> list[str]:
    """The neighbours of a space that belong to the board."""
    drawing, _ = drawing_of(picture)
    at = next(i for i in range(len(drawing.colour)) if space_name(i, drawing.columns) == space)
    return [name for name in names(drawing, drawing.neighbours(at)) if drawing.colour[index(drawing, name)] != -3]


def index(drawing: Drawing, name: str) -> int:
    """The number of a space."""
    return next(i for i in range(len(drawing.colour)) if space_name(i, drawing.columns) == name)


def test_1_1_spaces_of_a_colour_that_touch_are_one_territory():
    """Three red spaces that touch are one territory, the fourth beyond the blue one another."""
    drawing, _ = drawing_of("()  r.  r.  r.  b.  r.")
    assert [names(drawing, land) for land in drawing.territories(RED)] == [["b1", "c1", "d1"], ["f1"]]


def test_1_1_capitals_tell_touching_territories_apart():
    """Two red territories may touch, when one of them is drawn in capitals."""
    drawing, _ = drawing_of("()  r.  r.  R.  R*  r.")
    assert [names(drawing, land) for land in drawing.territories(RED)] == [["b1", "c1"], ["d1", "e1"], ["f1"]]


def test_1_1_every_space_knows_its_territory():
    """The tables of the board agree with the drawing."""
    board = board_of("()  r.  r.  b.  r.")
    assert [board.land_number[space] for space in range(5)] == [-1, 0, 0, 2, 1]
    assert [board.land_size[space] for space in range(5)] == [0, 2, 2, 1, 1]


def test_1_2_six_neighbours_in_a_row_that_lies_further_right():
    """In row 2 a space touches the one above it and the one to the right of that."""
    picture = """
        r.  r.  r.
          r.  ()  r.
        r.  r.  r.
    """
    assert around(picture, "b2") == ["b1", "c1", "a2", "c2", "b3", "c3"]


def test_1_2_six_neighbours_in_a_row_that_lies_further_left():
    """In row 3 a space touches the one above it and the one to the left of that."""
    picture = """
        --  --  --
          r.  r.  r.
        r.  ()  r.
          r.  r.  r.
    """
    assert around(picture, "b3") == ["a2", "b2", "a3", "c3", "a4", "b4"]


def test_1_2_fewer_neighbours_in_a_corner():
    """The top left corner touches two spaces only: rows do not run on into each other."""
    assert around("r.  r.\n r.  r.", "a1") == ["b1", "a2"]


def test_1_3_the_boards_in_the_box_have_twelve_treasures():
    """All eight sides, two treasures in each colour."""
    for board in dicehall.game("diceland").box.boards:
        spaces = range(len(board.drawing.colour))
        found = [board.colour[space] for space in spaces if board.treasure[space] == 1]
        assert sorted(found) == [colour for colour in range(COLOURS) for _ in range(2)]


def test_1_4_start_and_obstacles_are_not_crossed_off():
    """Only coloured spaces can be crossed off."""
    drawing, _ = drawing_of("##  r.  ()  b.  --")
    assert names(drawing, drawing.crossable()) == ["b1", "d1"]
    assert space_name(drawing.start(), drawing.columns) == "c1"


def test_1_5_an_obstacle_cuts_off():
    """What lies behind an obstacle is not within reach."""
    drawing, _ = drawing_of("()  r.  ##  b.  b.")
    assert names(drawing, drawing.unreachable()) == ["d1", "e1"]


def test_1_5_everything_is_within_reach_in_the_box():
    """No side in the box has a space cut off."""
    assert [board.drawing.unreachable() for board in dicehall.game("diceland").box.boards] == [[]] * 8


def test_each_space_of_a_colour_has_a_bit_of_its_own():
    """Also where a colour has more than 32 spaces."""
    board = board_of("()  " + "r.  " * 9 + ("\n" + "r.  " * 10) * 3)
    assert board.whole[RED] == (1 << 39) - 1
