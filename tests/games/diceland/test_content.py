"""Boards as somebody types them in: what is accepted, what is refused, and with which words."""

from pathlib import Path

import pytest

import dicehall
from dicehall.core.content import Content
from dicehall.core.errors import ContentError
from dicehall.core.playout import buffer, playout
from dicehall.core.rng import Rng
from dicehall.games.diceland.game import DicelandGame

GOOD = """
    b.  ()  r*  r.  y*  y.  y*
      g*  r*  r.  y.  y*  y.  ##
    g.  g.  b*  a*  a.  o.  o*
      g.  b*  b.  a*  o.  o*  --
"""


def boards_file(first: str, others: str = GOOD, count: int = 8) -> str:
    """A boards.toml whose first side looks like this, and all others like that."""
    pictures = [first] + [others] * (count - 1)
    tables = [
        f'[[board]]\nname = "{chr(65 + i)}"\norigin = "rulebook"\npicture = """{picture}"""\n'
        for i, picture in enumerate(pictures)
    ]
    return "\n".join(tables)


def made(text: str) -> DicelandGame:
    """Diceland with that boards.toml."""
    return DicelandGame(Content({"boards.toml": text}, ""))


def wrong(text: str) -> str:
    """What is said about a boards.toml that cannot be played with."""
    with pytest.raises(ContentError) as caught:
        made(text)
    return str(caught.value)


def test_the_boards_in_the_box_have_nothing_unusual():
    """Sides A to H keep all conditions of the house."""
    game = dicehall.game("diceland")
    assert [board.name for board in game.box.boards] == list("ABCDEFGH")
    assert game.remarks == []


def test_a_board_of_another_size_is_accepted_with_remarks():
    """Connected, with twelve treasures: it can be played on; what is unusual is told."""
    remarks = made(boards_file(GOOD)).remarks
    assert "board A has 27 spaces instead of 112" in remarks
    assert "board A has 1 obstacle instead of 3" in remarks
    assert "board A has red territories of 4 spaces instead of 3, 4, 5, 6" in remarks
    assert "board A has both red treasures in one territory" in remarks
    assert "board A has 3 yellow treasures instead of 2" in remarks


def test_a_game_on_other_boards_can_be_played():
    """Boards of another size work from the first lot to the end."""
    state = made(boards_file(GOOD)).start(3)
    playout(state, Rng(1), buffer(state))
    assert state.winners


def test_a_large_board_can_be_typed_in():
    """More than 127 spaces: 12 rows of 12."""
    plain = "r.  y.  g.  b.  o.  a.  " * 2
    first = plain.replace(".", "*").replace("r*", "()", 1).replace("a*", "##", 1)
    rows = [first, "a*  r*" + plain[6:]] + [plain] * 10
    game = made(boards_file("\n".join(rows)))
    assert game.box.boards[0].rows == 12
    assert game.vocabulary.name(game.vocabulary.parse("cross l12")) == "cross l12"


def test_more_boards_than_players_can_be_in_the_box():
    """Ten sides are five boards: the first player gets one of five, and with four players one stays in the box."""
    state = made(boards_file(GOOD, count=10)).start(4)
    chances = []
    while state.chances:
        chances.append(state.chances)
        state.resolve(0)
    assert chances == [5, 4, 3, 2]


def test_a_content_pack_replaces_the_boards(tmp_path: Path):
    """A folder with pack.toml and boards.toml is all it takes."""
    (tmp_path / "pack.toml").write_text('game = "diceland"\ntitle = "My box"\n', "utf-8")
    (tmp_path / "boards.toml").write_text(boards_file(GOOD), "utf-8")
    assert dicehall.game("diceland", tmp_path).box.boards[0].origin == "rulebook"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "boards.toml: This table missing required field 'board'"),
        (
            boards_file(GOOD).replace("origin", "orgin"),
            "boards.toml, at board[0]: This table contains unknown field 'orgin'",
        ),
        (boards_file(GOOD).replace('"rulebook"', '"memory"'), "Invalid enum value 'memory'"),
        (boards_file(GOOD) + "colour = 3\n", "unknown field 'colour'"),
        (boards_file(GOOD, count=6), "8, 10, 12 ... [[board]] tables; found 6"),
        (boards_file(GOOD, count=9), "found 9"),
        (boards_file(GOOD).replace('name = "C"', 'name = "cc"'), "board 3: name is a capital letter A to Z, not 'cc'"),
        (boards_file(GOOD).replace('name = "C"', 'name = "A"'), "board 3: there are two boards A"),
        (boards_file("\n"), "board A: the picture is empty"),
        (boards_file(GOOD.replace("r*  r.  y*  y.  y*", "r*")), "row 2: expected 3 spaces as in row 1, found 7"),
        (boards_file("  ".join(["r."] * 27)), "a row has at most 26 spaces; found 27"),
        (boards_file("r.\n" * 61), "a board has at most 60 rows; found 61"),
        (boards_file(GOOD.replace("##", "#")), "row 2, space 7: '#' is no space; the words are r. y."),
        (boards_file(GOOD.replace("##", "x.")), "'x.' is no space"),
        (boards_file(GOOD.replace("##", "r?")), "'r?' is no space"),
        (boards_file(GOOD.replace("()", "r.")), "expected one start, written (); found 0"),
        (boards_file(GOOD.replace("##", "()")), "expected one start, written (); found 2"),
        (boards_file(GOOD.replace("a*", "a.")), "expected 12 treasures, written r* y* g* ...; found 10"),
        (boards_file(GOOD.replace("a*", "o*").replace("a.", "o.")), "expected grey spaces; found none"),
        (boards_file(GOOD + "r.  " * 7 + ("\n" + "r.  " * 7) * 9), "expected at most 62 red spaces; found 74"),
        (boards_file(GOOD + "--  " * 7 + "\nr.  r." + "  --" * 5), "within reach of the start; cut off: a6, b6"),
    ],
)
def test_what_cannot_be_played_on_is_told(text: str, said: str):
    """File, board, row or key, and what was expected."""
    assert said in wrong(text)
