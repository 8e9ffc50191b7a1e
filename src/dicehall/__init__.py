"""Dicehall: five modern dice games for people, bots and programs."""

from dicehall.core.registry import game, games, register
from dicehall.core.state import CHANCE, OVER, SPECTATOR, UNKNOWN

__version__ = "0.1.0"

__all__ = ["CHANCE", "OVER", "SPECTATOR", "UNKNOWN", "game", "games", "register"]
