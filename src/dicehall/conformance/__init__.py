"""What every game must keep, checked: for our own games and for those of plug-ins.

    from dicehall.conformance import check_game
    check_game("pig")

plays each seat count and option set, and raises `Broken` with the promise that is not kept, and where.
"""

from dicehall.conformance.checks import AT_POSITIONS, OF_SETTINGS, check_game, check_position, check_setting
from dicehall.conformance.setting import Broken, Setting, settings
from dicehall.conformance.walk import Position, sample

__all__ = [
    "AT_POSITIONS",
    "OF_SETTINGS",
    "Broken",
    "Position",
    "Setting",
    "check_game",
    "check_position",
    "check_setting",
    "sample",
    "settings",
]
