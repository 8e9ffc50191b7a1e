"""The gallery: pictures of every game."""

from pathlib import Path

import pytest

from dicehall.draw import gallery


def test_the_gallery_needs_a_folder(capsys: pytest.CaptureFixture[str]) -> None:
    """Without one it says what to give, and ends with 2."""
    assert gallery.main([]) == 2
    assert "usage" in capsys.readouterr().err


def test_the_gallery_has_three_moments_of_a_game() -> None:
    """The first position is at the start, the last one is over."""
    found = gallery.moments("deckodice")
    assert list(found) == ["start", "middle", "end"]
    assert found["end"].is_over
    assert not found["middle"].is_over


def test_the_gallery_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Four pictures of each moment (wide and tall, light and dark), four of its pieces, and a page with them all."""
    pytest.importorskip("resvg_py")
    monkeypatch.setattr(gallery, "games", lambda: ("deckodice",))
    start = gallery.moments("deckodice")["start"]
    monkeypatch.setattr(gallery, "moments", lambda name: {"start": start})
    files = gallery.gallery(tmp_path / "out")
    assert len(files) == 8
    assert gallery.page(tmp_path / "out").read_text("utf-8").count("<img") == 8
    assert all(file.read_bytes().startswith(b"\x89PNG") for file in files)


def test_every_card_is_met() -> None:
    """All twenty-four cards of Deck-O-Dice, each under its number."""
    names = [name for name in gallery.met("deckodice") if name.startswith("card ")]
    assert sorted(names, key=gallery.in_order) == [f"card Card {number}" for number in range(1, 25)]
