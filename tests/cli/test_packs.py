"""`dicehall content`: packs that are sound, packs that are broken, and what a game is made of."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Outcome

Run = Callable[..., Outcome]


def a_pack(boards: str = "", head: str = 'game = "diceland"\ntitle = "Mine"\n') -> str:
    """A content pack for Diceland with that boards.toml, if any."""
    folder = Path("my-pack")
    folder.mkdir()
    (folder / "pack.toml").write_text(head, "utf-8")
    if boards:
        (folder / "boards.toml").write_text(boards, "utf-8")
    return str(folder.resolve())


def test_a_pack_begun_as_a_copy_is_sound(run: Run):
    """`content show GAME FILE` is where a pack begins."""
    boards = run("content", "show", "diceland", "boards.toml").out
    pack = a_pack(boards)
    done = run("content", "check", pack)
    assert done.code == 0
    assert f"{pack} is sound: 'Mine' for Diceland, with boards.toml.\n" in done.out


BROKEN = {
    "not TOML": (lambda boards: boards + "\n[[", "boards.toml: not valid TOML"),
    "unknown key": (lambda boards: boards.replace('name = "A"', 'name = "A"\ncolour = 1'), "'colour'"),
    "unknown origin": (lambda boards: boards.replace('"house"\n', '"attic"\n'), "attic"),
    "impossible board": (lambda boards: boards.replace("    g.  g.", "    zz  g.", 1), "'zz' is no space"),
}


@pytest.mark.parametrize("kind", list(BROKEN))
def test_a_broken_pack_is_told_in_one_line(kind: str, run: Run):
    """File, place, and what was expected; exit code 1, from check and from play alike."""
    change, complaint = BROKEN[kind]
    pack = a_pack(change(run("content", "show", "diceland", "boards.toml").out))
    for words in (("content", "check", pack), ("play", "diceland", "--content", pack)):
        done = run(*words)
        assert (done.code, done.out, done.err.count("\n")) == (1, "", 1)
        assert complaint in done.err


def test_a_pack_for_another_game_is_refused(run: Run):
    """Boards of Diceland do not play Deck-O-Dice."""
    done = run("play", "deckodice", "--content", a_pack())
    assert done.code == 1
    assert "this pack is for diceland, not for deckodice" in done.err


def test_a_folder_without_a_head_says_what_is_missing(run: Run, folder: Path):
    """pack.toml says which game it is for."""
    done = run("content", "check", str(folder))
    assert done.code == 1
    assert "pack.toml is missing" in done.err


def test_show_counts_origins(run: Run):
    """Every board of Diceland is ours."""
    out = run("content", "show", "diceland").out
    assert "boards.toml  board A  house\n" in out
    assert "8 elements: 0 rulebook, 0 inferred, 8 house." in out


def test_show_of_an_unknown_file_names_those_there_are(run: Run):
    """A near miss is guessed."""
    done = run("content", "show", "diceland", "board.toml")
    assert done.code == 2
    assert "Did you mean 'boards.toml'?" in done.err


def test_a_new_board_follows_from_its_seed(run: Run):
    """The same seed, the same board; another seed, another."""
    first, second, other = (run("content", "new", "diceland-board", "--seed", seed).out for seed in "556")
    assert first == second
    assert first != other


def test_new_content_is_not_written_over_a_file(run: Run, folder: Path):
    """What is there stays."""
    (folder / "board.toml").write_text("poems", "utf-8")
    done = run("content", "new", "diceland-board", "--seed", "5", "--out", "board.toml")
    assert done.code == 2
    assert (folder / "board.toml").read_text("utf-8") == "poems"
