"""Every game, with every number of seats and every set of options, keeps what the contract promises."""

import pytest

import dicehall
from dicehall.conformance import AT_POSITIONS, OF_SETTINGS, Setting, sample, settings
from dicehall.conformance.checks import SettingCheck, at
from dicehall.conformance.walk import PositionCheck
from tests.conformance.toys import duel

SETTINGS = [setting for game in [*map(dicehall.game, dicehall.games()), duel()] for setting in settings(game)]


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
