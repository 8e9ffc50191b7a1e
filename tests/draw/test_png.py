"""A scene as PNG."""

import sys

import pytest

from dicehall.core.errors import DicehallError
from dicehall.core.scene import Piece, Scene
from dicehall.draw.png import png

SCENE = Scene(60, 40, [Piece("a", "text", 30, 20, 12, "word", text="Dice")], "word")


def test_a_png_is_a_png() -> None:
    """The bytes begin as every PNG does, and the size is the scene's times the zoom."""
    pytest.importorskip("resvg_py")
    drawn = png(SCENE, zoom=2)
    assert drawn.startswith(b"\x89PNG\r\n\x1a\n")
    assert (int.from_bytes(drawn[16:20], "big"), int.from_bytes(drawn[20:24], "big")) == (120, 80)


def test_the_house_fonts_are_used() -> None:
    """Letters leave ink: the fonts of the package are found without any of the system's."""
    pytest.importorskip("resvg_py")
    blank = Scene(60, 40, [Piece("a", "text", 30, 20, 12, "word", text=" ")], "word")
    assert png(SCENE) != png(blank)


def test_without_the_extra_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """PNG is an extra; everything else works without it."""
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(DicehallError, match=r"pip install 'dicehall\[png\]'"):
        png(SCENE)
