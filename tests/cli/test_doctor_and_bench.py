"""`dicehall doctor` and `dicehall bench`."""

import json
from collections.abc import Callable

import pytest

import dicehall
from dicehall import _build
from dicehall.cli import doctor
from dicehall.core.errors import ContentError
from tests.cli.conftest import Outcome
from tests.cli.terminal import Terminal

Run = Callable[..., Outcome]


def test_doctor_says_which_engine_runs(run: Run):
    """Compiled, or interpreted and why."""
    done = run("doctor")
    assert done.code == 0
    assert f"engine: {'compiled' if _build.facts.compiled else 'interpreted, because'}" in done.out


def test_doctor_lists_the_games_with_their_versions(run: Run):
    """A plug-in too."""
    assert f"hush: rules version 1, content {dicehall.game('hush').content_hash[:12]}" in run("doctor").out


def test_doctor_fails_when_a_game_does_not_load(run: Run, monkeypatch: pytest.MonkeyPatch):
    """A broken game is named, with what to do, and the exit code is 1."""

    def broken(name: str) -> None:
        raise ContentError("something is wrong", "boards.toml")

    monkeypatch.setattr(doctor.dicehall, "game", broken)
    done = run("doctor")
    assert done.code == 1
    assert "hush: cannot be loaded: boards.toml: something is wrong" in done.out


def test_doctor_tells_how_to_get_what_is_missing(run: Run, monkeypatch: pytest.MonkeyPatch):
    """An extra that is not installed comes with its command."""
    monkeypatch.setattr(doctor, "find_spec", lambda _: None)
    assert "resvg_py: not installed; only needed for PNG pictures" in run("doctor").out


def test_doctor_finds_a_window_too_small(terminal: Callable[..., Terminal]):
    """In a small window it says how large it should be."""
    window = terminal("doctor", columns=60, lines=20)
    assert window.leave() == 0
    assert "enlarge the window" in window.text


def test_bench_json_has_the_promised_fields(run: Run):
    """One entry for each number of seats."""
    figures = json.loads(run("bench", "hush", "--seconds", "0.02", "--json").out)
    assert [entry["seats"] for entry in figures] == [2, 3]
    fields = {"game", "seats", "compiled", "games_per_s", "decisions_per_s", "events_per_s", "clone_ns"}
    assert all(fields <= set(entry) for entry in figures)


def test_bench_prints_a_table(run: Run):
    """The same for people."""
    done = run("bench", "hush", "--seconds", "0.02")
    assert done.code == 0
    assert done.out.splitlines()[0].split() == ["game", "seats", "games/s", "decisions/s", "events/s", "clone", "ns"]


def test_bench_takes_no_nonsense_for_a_time(run: Run):
    """Zero seconds measure nothing."""
    assert run("bench", "hush", "--seconds", "0").code == 2
