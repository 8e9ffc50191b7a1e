"""The players' own names in a drawing."""

from dicehall.core.scene import Piece, Scene
from dicehall.draw.names import with_names


def drawing(*words: str) -> Scene:
    """A drawing with these words, the last of them on a part of the first piece."""
    part = Piece("part", "text", 0, 0, 1, "part", text=words[-1])
    pieces = [Piece(f"p{i}", "text", 0, i, 1, word, text=word, parts=(part,)) for i, word in enumerate(words)]
    return Scene(10, 10, pieces, "Player 1 to move")


def words_of(scene: Scene) -> list[str]:
    """All texts of a drawing, parts included."""
    return [piece.text for piece in scene.all_pieces()]


def test_names_stand_for_numbers_everywhere():
    """In texts, labels, parts and the title."""
    scene = with_names(drawing("■ Player 2", "Player 1’s throw"), ["Anna", "Bob"])
    assert words_of(scene) == ["■ Bob", "Anna’s throw", "Anna’s throw", "Anna’s throw"]
    assert scene.pieces[0].label == "■ Bob"
    assert scene.title == "Anna to move"


def test_a_number_nobody_has_stays():
    """Player 7 of two is left alone, and so is Player 12."""
    assert words_of(with_names(drawing("Player 7", "Player 12"), ["Anna", "Bob"]))[0] == "Player 7"


def test_a_long_name_is_cut():
    """A column has its width."""
    assert words_of(with_names(drawing("Player 1"), ["Bartholomew"], 9))[0] == "Bartholo…"
