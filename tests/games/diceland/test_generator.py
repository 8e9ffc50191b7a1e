"""New boards: valid, fair, and the same for the same seed."""

import re

import pytest

import dicehall
from dicehall.core.content import Content
from dicehall.core.errors import ContentError
from dicehall.core.rng import Rng
from dicehall.games.diceland.game import DicelandGame
from dicehall.games.diceland.generator import Judgement, Sketch, generate, path_to, sketched
from tests.games.diceland.table import drawing_of

WINDING = """
    ()  r*  g.  r*  b.  b*  b*
      y*  y.  y*  g*  g*  o*  o*  a*  a*
"""


def in_the_box(table: str) -> DicelandGame:
    """Diceland with a new board instead of side A."""
    text = dicehall.game("diceland").content.files["boards.toml"]
    first = text.index("[[board]]")
    return DicelandGame(Content({"boards.toml": table + text[text.index("[[board]]", first + 1) :]}, ""))


@pytest.mark.parametrize("seed", [4, 9, 5])
def test_a_new_board_is_valid_and_usual(seed: int):
    """It can be read back, keeps all conditions of the house, and is what its figures say."""
    game = in_the_box(generate(seed))
    assert game.remarks == []
    judgement = Judgement(game.box.boards[0].drawing)
    assert judgement.is_good
    assert judgement.spread <= 3


def test_the_figures_stand_above_the_board():
    """The detours in the text are those of the board."""
    text = generate(4)
    judgement = Judgement(in_the_box(text).box.boards[0].drawing)
    told = re.search(r"of other colours: red (\d+), .* grey (\d+)\.", text)
    assert told is not None
    assert [int(told[1]), int(told[2])] == [judgement.detours[0], judgement.detours[5]]
    assert f"found after {judgement.treasures} spaces" in text


def test_the_same_seed_makes_the_same_board():
    """And another seed another one."""
    assert generate(4) == generate(4)
    assert generate(4) != generate(9)


def test_detours_are_spaces_of_other_colours_on_the_way():
    """Red needs one green space in between, yellow none, and the far orange ones the whole way."""
    judgement = Judgement(drawing_of(WINDING)[0])
    assert judgement.detours[:2] == [1, 0]
    assert judgement.at_start == 2
    assert not judgement.is_good


def test_nine_treasures_by_the_nearest_first():
    """Yellow and red beside the white space, and then along the row."""
    drawing, _ = drawing_of("()  r*  y*  g*  b*  o*  a*  r*  y*  g.  b*  o*")
    assert Judgement(drawing).treasures == 10


def test_no_path_to_what_is_cut_off():
    """An obstacle in between: there is no way."""
    drawing, _ = drawing_of("()  r.  ##  b.")
    assert path_to(drawing, [0], [3]) == []


def test_a_territory_that_does_not_fit_is_taken_back():
    """Five free spaces in a dead end: a territory of six does not fit, one of five does."""
    sketch = Sketch(Rng(1))
    for space in range(5, 112):
        sketch.owner[space] = 0
    assert not sketch.grow(6)
    assert [sketch.is_free(space) for space in range(5)] == [True] * 5
    assert sketch.grow(5)


def test_a_territory_that_leaves_too_little_is_taken_back():
    """Of five free spaces a territory of three leaves two, which is no territory."""
    sketch = Sketch(Rng(1))
    for space in range(5, 112):
        sketch.owner[space] = 0
    assert not sketch.grow(3)


def test_two_free_spaces_cannot_be_filled():
    """No territory is that small: the attempt is given up."""
    sketch = Sketch(Rng(1))
    for space in range(2, 112):
        sketch.owner[space] = 0
    assert not sketch.fill()


def test_what_does_not_come_out_is_drawn_anew():
    """Some attempts fail; they are told apart from boards."""
    rng = Rng(3)
    assert {sketched(rng) is None for _ in range(12)} == {True, False}


def test_only_boards_are_made():
    """Another kind is refused with what there is."""
    game = dicehall.game("diceland")
    assert isinstance(game, DicelandGame)
    assert game.new_content("board", 4) == generate(4)
    with pytest.raises(ContentError, match="Diceland: it makes board, not 'die'"):
        game.new_content("die", 4)
