"""`dicehall sim`."""

import csv
import json
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from tests.cli.conftest import Outcome

Run = Callable[..., Outcome]

SERIES = ("sim", "hush", "--seats", "2", "--games", "60", "--bots", "greedy,random", "--seed", "4")


def test_sim_shows_who_wins(run: Run):
    """Share of wins, mean score, endings."""
    done = run(*SERIES)
    assert done.code == 0
    assert "60 games of Hush, 2 seats, seed 4" in done.out
    assert "100.0%  three rounds were played" in done.out


def test_sim_json_is_json(run: Run):
    """`--json` prints the figures and nothing else."""
    figures = json.loads(run(*SERIES, "--json").out)
    assert figures["games"] == 60
    assert sum(figures["win_share"]) == pytest.approx(1, abs=0.001)


def test_jobs_change_nothing_but_time(process: Run):
    """One process or two: the same figures."""
    assert process(*SERIES, "--json").out == process(*SERIES, "--json", "--jobs", "2").out


def test_out_writes_a_line_for_each_game(run: Run, folder: Path):
    """report.json and games.csv lie in the folder, which is made."""
    assert run(*SERIES, "--out", "deep/results").code == 0
    with open(folder / "deep/results/games.csv", encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["game"] for row in rows] == [str(i) for i in range(60)]
    assert json.loads((folder / "deep/results/report.json").read_text("utf-8"))["games"] == 60


def test_out_that_is_a_file_is_refused(run: Run, folder: Path):
    """A folder cannot be made where a file lies."""
    (folder / "results").write_text("", "utf-8")
    done = run(*SERIES, "--out", "results")
    assert done.code == 1
    assert "cannot be used as a folder" in done.err


def test_ray_that_is_missing_says_how_to_install_it(run: Run, monkeypatch: pytest.MonkeyPatch):
    """Without the package: one line with the command."""
    monkeypatch.setitem(sys.modules, "ray", None)
    done = run(*SERIES, "--ray", "local")
    assert (done.code, done.err.count("\n")) == (1, 1)
    assert "pip install" in done.err


def test_a_ray_cluster_that_does_not_answer_is_told(run: Run, monkeypatch: pytest.MonkeyPatch):
    """A wrong address: one line that says how to start a cluster, or do without."""
    monkeypatch.setitem(sys.modules, "ray", ModuleType("ray"))
    done = run(*SERIES, "--ray", "127.0.0.1:1")
    assert (done.code, done.err.count("\n")) == (1, 1)
    assert "no Ray cluster answers at 127.0.0.1:1" in done.err


def test_a_pipe_shows_no_progress(process: Run):
    """Nothing on standard error."""
    assert process(*SERIES).err == ""


def test_a_terminal_shows_progress_and_wipes_it(terminal):
    """The bar counts the games."""
    window = terminal(*SERIES)
    assert window.leave() == 0
    assert "60/60" in window.text
