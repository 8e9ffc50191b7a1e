"""Which games there are, and where their texts come from."""

import importlib

import dicehall


def test_games_stays_a_function() -> None:
    """The folder of the games, once it is imported, does not take the place of the function of that name."""
    importlib.import_module("dicehall.games")
    assert callable(dicehall.games)
