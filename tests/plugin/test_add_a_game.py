"""Pig, as `docs/add-a-game.md` tells it: a plug-in that gets everything for nothing."""

import io
import re
import sys
import tomllib
from pathlib import Path

import pytest

import dicehall
from dicehall.cli import main as cli
from dicehall.conformance import settings
from dicehall.conformance.__main__ import main as conformance
from dicehall.lab.simulate import Plan, simulate

PAGE = Path(__file__).parents[2] / "docs" / "add-a-game.md"


def block(language: str) -> str:
    """The first block of code of that language on the page."""
    found = re.search(rf"^```{language}\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


def install(folder: Path) -> None:
    """What `pip install` would leave there: the module, and the entry points of its pyproject.toml."""
    (folder / "dicehall_pig.py").write_text(block("python"), "utf-8")
    project = tomllib.loads(block("toml"))["project"]
    info = folder / "dicehall_pig-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: 1.0\n", "utf-8")
    entries = "".join(f"{name} = {where}\n" for name, where in project["entry-points"]["dicehall.games"].items())
    (info / "entry_points.txt").write_text(f"[dicehall.games]\n{entries}", "utf-8")


@pytest.fixture(autouse=True)
def pig(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The plug-in is installed for the length of a test."""
    install(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr("dicehall.core.registry._games", {})
    monkeypatch.delitem(sys.modules, "dicehall_pig", raising=False)


def test_the_game_is_short() -> None:
    """The whole game has fewer than 150 lines."""
    assert len(block("python").splitlines()) < 150


def test_it_is_found_after_our_own() -> None:
    """An installed plug-in is listed with the games."""
    assert dicehall.games()[-1] == "pig"
    assert dicehall.game("pig").rules.startswith("# Pig")


def test_it_keeps_the_contract(capsys: pytest.CaptureFixture[str]) -> None:
    """All checks, for 2 to 8 seats and both goals."""
    assert conformance(["pig"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(settings(dicehall.game("pig"))) == 14


def test_bots_play_it_and_the_record_verifies() -> None:
    """A match between bots ends, and its record replays to the same end."""
    match = dicehall.play("pig", bots=["greedy", "random"], seed=1)
    record = dicehall.read_record(str(match.record))
    assert record.verify() == []
    assert record.replay().winners == match.state.winners


def test_it_is_simulated() -> None:
    """A simulation adds up whole games; the greedy bot, which goes by the game's own value, beats the random one."""
    report = simulate(Plan("pig", 2, games=40, bots=("greedy", "random"), seed=1))
    assert report.endings == {"goal reached": 40}
    assert report.wins[0] > 30


def test_it_is_played_in_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person against a bot: the position is drawn, the choices are listed, an ended input keeps the record."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("roll\n"))
    assert cli(["play", "pig", "--bots", "greedy", "--seed", "1"]) == 1
    shown = capsys.readouterr()
    assert "Throw the die." in shown.out
    assert "throws a" in shown.out


def test_its_rules_can_be_looked_up(capsys: pytest.CaptureFixture[str]) -> None:
    """By their number."""
    assert cli(["rules", "pig", "1.3"]) == 0
    assert "A 1 ends the turn" in capsys.readouterr().out


def test_it_is_drawn() -> None:
    """A scene of words becomes an SVG."""
    assert "This turn: 0" in (dicehall.game("pig").start(2)._repr_svg_() or "")


def test_one_game_by_hand() -> None:
    """Roll 6 and 5 and hold; a 1 costs the other player the turn."""
    state = dicehall.game("pig").start(2)
    for move in ("roll", 5, "roll", 4, "hold", "roll", 0):
        if isinstance(move, int):
            state.resolve(move)
        else:
            state.apply(state.parse(move))
    assert (state.score(0), state.score(1), state.actor) == (11, 0, 0)


def test_holding_before_the_first_throw_is_refused() -> None:
    """The refusal names the rule."""
    with pytest.raises(dicehall.IllegalAction, match=r"throw the die first\. \(rule 1\.4\)"):
        dicehall.game("pig").start(2).apply(1)


def test_an_unknown_game_is_a_clear_line(capsys: pytest.CaptureFixture[str]) -> None:
    """The checks of a game that is not there end with what there is."""
    assert conformance(["chess"]) == 2
    assert "pig" in capsys.readouterr().err
