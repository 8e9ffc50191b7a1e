"""Play-throughs and recorded games: what was played once is played the same way again.

When a change of the rules is meant, `python -m dicehall.conformance.golden NAME` writes these texts anew.
"""

from pathlib import Path

import pytest

import dicehall
from dicehall.conformance.golden import endings, file_name, main, playthrough
from dicehall.core.game import Game
from tests.conformance.toys import DuelGame, duel

FOLDER = Path(__file__).parents[1] / "games"
GAMES = list(dicehall.games())
RECORDS = [file for name in GAMES for file in sorted((FOLDER / name / "records").glob("*.txt"))]


def words(file: Path) -> str:
    """A record's name in the name of its test."""
    return f"{file.parents[1].name}-{file.stem}"


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_reads_as_before(name: str) -> None:
    """Prompts, choices, descriptions, log and scores of a whole game, line by line."""
    kept = (FOLDER / name / "playthrough.txt").read_text("utf-8")
    assert playthrough(dicehall.game(name)).splitlines() == kept.splitlines()


@pytest.mark.parametrize("file", RECORDS, ids=words)
def test_a_recorded_game_replays(file: Path) -> None:
    """A recorded game comes to the same end, and its chance outcomes follow from its seed."""
    assert dicehall.read_record(file.read_text("utf-8")).verify() == []


@pytest.mark.parametrize("name", GAMES)
def test_every_ending_has_a_recorded_game(name: str) -> None:
    """For each way in which a game can end there is a record that ends so."""
    kept = {
        dicehall.read_record(file.read_text("utf-8")).tail["end"] for file in RECORDS if file.parents[1].name == name
    }
    assert kept == set(dicehall.game(name).endings)


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Duel is registered for a while."""
    monkeypatch.setattr("dicehall.core.registry._plugins", {})
    monkeypatch.setattr("dicehall.core.registry._games", {})
    dicehall.register("duel", DuelGame, duel().rules)
    return dicehall.game("duel")


def test_the_texts_are_written(tmp_path: Path, toy: Game) -> None:
    """The command writes a play-through, and a record for each ending."""
    assert main([toy.name, "--folder", str(tmp_path)]) == 0
    record = (tmp_path / "duel" / "records" / "two-rounds-are-over.txt").read_text("utf-8")
    assert dicehall.read_record(record).verify() == []
    assert "> look: Look at your neighbour's hand." in (tmp_path / "duel" / "playthrough.txt").read_text("utf-8")


def test_a_sound_record_is_kept_and_another_is_replaced(tmp_path: Path, toy: Game) -> None:
    """Under whatever name; one that does not replay any more goes."""
    records = tmp_path / "duel" / "records"
    main([toy.name, "--folder", str(tmp_path)])
    mine = (records / "two-rounds-are-over.txt").rename(records / "mine.txt")
    main([toy.name, "--folder", str(tmp_path)])
    assert list(records.iterdir()) == [mine]
    toy.version = 2
    main([toy.name, "--folder", str(tmp_path)])
    assert [file.name for file in records.iterdir()] == ["two-rounds-are-over.txt"]


def test_an_ending_that_never_comes_is_told(
    tmp_path: Path, toy: Game, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """An ending for which no game is found is named."""
    monkeypatch.setattr("dicehall.conformance.golden.SEARCHED", 2)
    toy.endings.append("the roof falls in")
    assert main(["duel", "--folder", str(tmp_path)]) == 1
    assert "duel: the roof falls in" in capsys.readouterr().out
    assert file_name(*endings(toy, set())) == "two-rounds-are-over.txt"
