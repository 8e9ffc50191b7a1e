"""The fuzzer finds what is broken, and leaves a record that breaks again."""

from pathlib import Path

import pytest

import dicehall
from dicehall.conformance import Broken
from dicehall.conformance.fuzz import Figures, anything, fuzz, invariants_of, main, one_game, record_of, replay
from dicehall.conformance.setting import Setting
from dicehall.conformance.walk import Move, walk
from dicehall.core.content import Content
from dicehall.core.fair import digest
from dicehall.core.game import Game
from dicehall.core.rng import Rng
from dicehall.core.state import State
from tests.conformance.toys import Duel, DuelGame, duel


class Stumbles(Duel):
    """Breaks down in the middle of a move, when a five has scored."""

    def open_up(self) -> None:
        """The second round does not go well."""
        if self.age == 1 and sum(self.points) == 1:
            raise ZeroDivisionError("what now?")
        super().open_up()


def stumbling(content: Content) -> Game:
    """Duel that breaks down."""
    made = DuelGame(content)
    made.state_class = Stumbles  # type: ignore[misc]
    return made


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two toys are registered for a while."""
    monkeypatch.setattr("dicehall.core.registry._plugins", {})
    dicehall.register("duel", DuelGame, duel().rules)
    dicehall.register("stumbles", stumbling, duel().rules)


def test_sound_games_give_figures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Games that keep their promises are counted."""
    assert main(["duel", "--seconds", "0.3", "--out", str(tmp_path / "out")]) == 0
    assert "nothing broken" in capsys.readouterr().out
    assert not (tmp_path / "out").exists()


def test_a_crash_leaves_a_record_that_crashes_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The record ends with the move that breaks, and replaying it breaks in the same way."""
    figures = fuzz(["stumbles"], seconds=20, seed=1, out=tmp_path)
    assert "--replay" in capsys.readouterr().err
    text = figures.broken[0].read_text("utf-8").replace("game duel", "game stumbles")
    with pytest.raises(ZeroDivisionError):
        dicehall.read_record(resummed(text)).replay()


def resummed(text: str) -> str:
    """A record that was changed by hand, with a new sum."""
    body = text.rpartition("\nsum ")[0]
    return f"{body}\nsum {digest(body)}\n"


def test_a_broken_promise_leaves_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """An invariant that fails leaves the record of how the game came there."""

    def no_points(state: State) -> None:
        if any(state.score(seat) for seat in range(state.seats)):
            raise Broken("somebody has a point")

    figures, setting = Figures(), Setting(duel(), 2, {"table": "round"})
    for seed in range(5):
        one_game(setting, seed, no_points, figures, tmp_path)
    assert figures.broken
    assert "somebody has a point" in capsys.readouterr().err
    assert "nothing breaks" in replay(figures.broken[0])


def test_a_record_of_moves_replays() -> None:
    """The record of a whole random game is sound."""
    setting, moves = Setting(duel(), 3, {"table": "round"}), list[Move]()
    *_, last = walk(setting, Rng(3), moves)
    assert record_of(setting, moves).replay(game=setting.game).key() == last.state.key()


def test_replay_is_a_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`--replay` says when nothing breaks any more."""
    file = tmp_path / "duel.txt"
    file.write_text(str(record_of(Setting(duel(), 2, {"table": "round"}), [])), "utf-8")
    assert main(["--replay", str(file)]) == 0
    assert "0 moves" in capsys.readouterr().out


def test_invariants_come_from_the_tests_of_a_game(tmp_path: Path) -> None:
    """A game's own `invariants.py` is found; without one anything goes."""
    (tmp_path / "duel").mkdir()
    (tmp_path / "duel" / "invariants.py").write_text("def invariants(state):\n    assert state.seats == 3\n", "utf-8")
    holds = invariants_of("duel", tmp_path)
    with pytest.raises(AssertionError):
        holds(duel().start(2))
    assert invariants_of("pig", tmp_path) is anything
