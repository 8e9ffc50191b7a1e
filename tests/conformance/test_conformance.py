"""Every game, with every number of seats and every set of options, keeps what the contract promises.

Compiled, `make test` tries all of it. Interpreted, which is for coverage and some forty times slower, it tries each
value of an option once, every third position, and leaves out what plays many whole games.
"""

import os

import pytest

import dicehall
from dicehall.conformance import AT_POSITIONS, OF_SETTINGS, Setting, sample, settings, whole_games
from dicehall.conformance.checks import SettingCheck, at
from dicehall.conformance.walk import PositionCheck
from tests.conformance.toys import duel


def each_value_once(found: list[Setting]) -> list[Setting]:
    """So few of a game's settings that each number of seats and each value of an option still occurs."""
    kept: list[Setting] = []
    seen: set[tuple[str, object]] = set()
    for setting in found:
        values = {("seats", setting.seats), *setting.choices.items()}
        if not values <= seen:
            kept.append(setting)
            seen |= values
    return kept


GAMES = [*map(dicehall.game, dicehall.games()), duel()]
COVERED = os.environ.get("DICEHALL_EXPECT") == "interpreted"
SETTINGS = [setting for game in GAMES for setting in (each_value_once if COVERED else list)(settings(game))]
LONG = (whole_games.bots_play_it, whole_games.the_same_seed_plays_the_same)
WHOLE = [check for check in OF_SETTINGS if not (COVERED and check in LONG)]
EACH = 3 if COVERED else 1


def words(check: PositionCheck | SettingCheck) -> str:
    """The name of a check, for the name of its test."""
    return check.__name__


@pytest.mark.parametrize("check", WHOLE, ids=words)
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_setting_keeps(setting: Setting, check: SettingCheck) -> None:
    """The promise that the check is named after, over whole games."""
    check(setting)


@pytest.mark.parametrize("check", AT_POSITIONS, ids=words)
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_positions_keep(setting: Setting, check: PositionCheck) -> None:
    """The promise that the check is named after, at positions of every kind."""
    for position in sample(setting)[::EACH]:
        at(position, check)
