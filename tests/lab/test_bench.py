"""What `dicehall bench` measures, on a small game; how fast that is, is nobody's business here."""

import json

import pytest

from dicehall import _build
from dicehall.core.game import Game
from dicehall.core.playout import Tally as Count
from dicehall.core.playout import buffer, counted_playout, playout
from dicehall.core.rng import Rng
from dicehall.lab import bench
from tests.conformance.toys import duel


@pytest.fixture
def game() -> Game:
    """A card game with hidden hands."""
    return duel()


def test_the_json_has_the_promised_fields(game: Game):
    """Other people's programs read these names."""
    figures = bench.measured(game, seats=2, windows=1, seconds=0.01)
    assert list(json.loads(bench.as_json([figures]))[0]) == [
        "game",
        "seats",
        "compiled",
        "games_per_s",
        "decisions_per_s",
        "events_per_s",
        "clone_ns",
    ]
    assert figures.compiled == _build.facts.compiled


def test_decisions_and_chance_outcomes_make_up_the_events(game: Game):
    """The share of decisions is that of the very games that were timed."""
    tally = Count()
    counted_playout(game.start(2).clone(), Rng(0), buffer(game.start(2)), tally)
    share = bench.decision_share(game.start(2), 1)
    assert share == tally.decisions / playout(game.start(2), Rng(0), buffer(game.start(2)))


def test_clones_are_measured_in_the_middle_of_a_game(game: Game):
    """Halfway through, the position is neither fresh nor over."""
    state = bench.middle(game.start(2))
    assert state.key() != game.start(2).key()
    assert not state.is_over


def test_without_names_every_game_is_measured(monkeypatch: pytest.MonkeyPatch, game: Game):
    """One line for each number of seats of each game."""
    monkeypatch.setattr(bench, "games", lambda: ("duel",))
    monkeypatch.setattr(bench, "named_game", lambda name: game)
    seats = [figures.seats for figures in bench.bench(windows=1, seconds=0.001)]
    assert seats == list(game.seats)
