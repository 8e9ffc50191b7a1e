"""Dicehall: five modern dice games for people, bots and programs."""

from dicehall import _build as _build  # settles compiled or interpreted; stays before every other import
from dicehall import games as _folder  # noqa: F401 (imported before the function `games`, not to take its place)
from dicehall.core.errors import DicehallError, IllegalAction
from dicehall.core.match import Match, resume
from dicehall.core.record import read_record
from dicehall.core.registry import game, games, register
from dicehall.core.scene import paint_with
from dicehall.core.state import CHANCE, OVER, SPECTATOR, UNKNOWN
from dicehall.draw.svg import lit_svg
from dicehall.lab.simulate import play

paint_with(lit_svg)

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "OVER",
    "SPECTATOR",
    "UNKNOWN",
    "DicehallError",
    "IllegalAction",
    "Match",
    "game",
    "games",
    "play",
    "read_record",
    "register",
    "resume",
]
