"""Which games there are, and where their texts come from."""

import importlib
import shutil
import sys
from pathlib import Path

import pytest

import dicehall
from dicehall.core.content import Content
from dicehall.core.errors import ContentError, UnknownGame
from dicehall.core.registry import pack_game
from tests.conformance.toys import RULES, DuelGame, duel

MODULE = '''
from dicehall.core.game import Game

def make(content):
    """A game that shows what it was given."""
    made = Game("boxed", "Boxed", content)
    return made
'''


@pytest.fixture(autouse=True)
def clean(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is registered in a test is forgotten after it."""
    monkeypatch.setattr("dicehall.core.registry._plugins", {})
    monkeypatch.setattr("dicehall.core.registry._games", {})


@pytest.fixture
def boxed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game that is installed as a package, with rules and two content files; returns an empty folder for a pack."""
    site = tmp_path / "site"
    folder, info = site / "boxed_game", site / "boxed-1.0.dist-info"
    (folder / "content").mkdir(parents=True)
    info.mkdir()
    (folder / "__init__.py").write_text(MODULE, "utf-8")
    (folder / "RULES.md").write_text("# Boxed\n", "utf-8")
    (folder / "content" / "cards.toml").write_text("count = 24\n", "utf-8")
    (folder / "content" / "dice.toml").write_text("count = 6\n", "utf-8")
    (folder / "content" / "readme.txt").write_text("not content\n", "utf-8")
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: boxed\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text("[dicehall.games]\nboxed = boxed_game:make\n", "utf-8")
    monkeypatch.syspath_prepend(site)
    monkeypatch.delitem(sys.modules, "boxed_game", raising=False)
    pack = tmp_path / "my-pack"
    pack.mkdir()
    (pack / "pack.toml").write_text('game = "boxed"\ntitle = "My box"\n', "utf-8")
    return pack


def test_games_stays_a_function() -> None:
    """The folder of the games, once it is imported, does not take the place of the function of that name."""
    importlib.import_module("dicehall.games")
    assert callable(dicehall.games)


def test_our_own_games_come_first() -> None:
    """In the order of the hall; a plug-in after them."""
    ours = dicehall.games()
    dicehall.register("aaa", DuelGame)
    assert dicehall.games() == (*ours, "aaa")
    assert ours[:2] == ("deckodice", "diceland")


def test_a_game_is_made_once() -> None:
    """Asking again gives the same game, until it is registered anew."""
    dicehall.register("duel", DuelGame, RULES)
    first = dicehall.game("duel")
    assert dicehall.game("duel") is first
    dicehall.register("duel", DuelGame, RULES)
    assert dicehall.game("duel") is not first
    assert dicehall.game("duel").rules == duel().rules


def test_an_unknown_game_is_told_with_what_there_is() -> None:
    """The message lists the games."""
    with pytest.raises(UnknownGame, match=r"no game 'chess'; there are: deckodice, diceland"):
        dicehall.game("chess")


@pytest.mark.usefixtures("boxed")
def test_an_installed_package_brings_its_texts() -> None:
    """RULES.md and the content files, and nothing else."""
    game = dicehall.game("boxed")
    assert "boxed" in dicehall.games()
    assert game.rules == "# Boxed\n"
    assert game.content.tables == {"cards.toml": {"count": 24}, "dice.toml": {"count": 6}}


def test_a_package_need_not_have_content(boxed: Path) -> None:
    """Rules alone will do."""
    shutil.rmtree(boxed.parent / "site" / "boxed_game" / "content")
    assert (dicehall.game("boxed").rules, dicehall.game("boxed").content.tables) == ("# Boxed\n", {})


def test_a_pack_replaces_files(boxed: Path) -> None:
    """The pack's cards, the game's dice; another content hash; the game itself stays as it is."""
    (boxed / "cards.toml").write_text("count = 25\n", "utf-8")
    mine = dicehall.game("boxed", boxed)
    assert mine.content.tables == {"cards.toml": {"count": 25}, "dice.toml": {"count": 6}}
    assert (mine.content.pack, pack_game(boxed)) == ("My box", "boxed")
    assert mine.content_hash != dicehall.game("boxed").content_hash


@pytest.mark.parametrize(
    ("head", "told"),
    [
        (None, "pack.toml is missing"),
        ('game = "boxed"\n', r"pack\.toml: title is missing"),
        ('game = 3\ntitle = "x"\n', r"pack\.toml: game is missing, or not a text"),
        ('game = "boxed"\ntitle = "x"\nauthor = "me"\n', "unknown key author"),
        ('game = "pig"\ntitle = "x"\n', "this pack is for pig, not for boxed"),
        ("game = \n", "not valid TOML"),
    ],
)
def test_a_broken_pack_is_told(boxed: Path, head: str | None, told: str) -> None:
    """Its head is missing, or says too little, too much, or something else."""
    (boxed / "pack.toml").unlink()
    if head is not None:
        (boxed / "pack.toml").write_text(head, "utf-8")
    with pytest.raises(ContentError, match=told):
        dicehall.game("boxed", boxed)


def test_a_pack_that_is_not_there_is_told(tmp_path: Path) -> None:
    """No such folder."""
    with pytest.raises(ContentError, match="there is no such folder"):
        pack_game(tmp_path / "nothing")


def test_a_file_that_the_game_does_not_know_is_told(boxed: Path) -> None:
    """The message lists those that it has."""
    (boxed / "boards.toml").write_text("", "utf-8")
    with pytest.raises(ContentError, match=r"no such file; it has: cards\.toml, dice\.toml"):
        dicehall.game("boxed", boxed)


def test_a_file_that_is_no_text_is_told(boxed: Path) -> None:
    """Bytes that are not UTF-8."""
    (boxed / "cards.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(ContentError, match="cannot be read"):
        dicehall.game("boxed", boxed)


def test_a_single_module_brings_no_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A plug-in that is registered by hand has the rules that it is given, and no content."""
    given: list[Content] = []
    dicehall.register("bare", lambda content: given.append(content) or duel(), "# Rules\n")
    dicehall.game("bare")
    assert (given[0].files, given[0].rules) == ({}, "# Rules\n")
