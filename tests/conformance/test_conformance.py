"""Every game, with every number of seats and every set of options, keeps what the contract promises."""

import os

import pytest

import dicehall
from dicehall.conformance import AT_POSITIONS, OF_SETTINGS, Setting, sample, settings
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


def in_this_run(found: list[Setting]) -> list[Setting]:
    """All settings; `make test` tries them all compiled, and interpreted, which is for coverage, each value once."""
    return each_value_once(found) if os.environ.get("DICEHALL_EXPECT") == "interpreted" else found


GAMES = [*map(dicehall.game, dicehall.games()), duel()]
SETTINGS = [setting for game in GAMES for setting in in_this_run(settings(game))]


def words(check: PositionCheck | SettingCheck) -> str:
    """The name of a check, for the name of its test."""
    return check.__name__


@pytest.mark.parametrize("check", OF_SETTINGS, ids=words)
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_setting_keeps(setting: Setting, check: SettingCheck) -> None:
    """The promise that the check is named after, over whole games."""
    check(setting)


@pytest.mark.parametrize("check", AT_POSITIONS, ids=words)
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_positions_keep(setting: Setting, check: PositionCheck) -> None:
    """The promise that the check is named after, at positions of every kind."""
    for position in sample(setting):
        at(position, check)
