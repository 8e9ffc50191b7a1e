"""Drawings of any game's scene: SVG, PNG and text for a terminal. No rule of any game lives here."""

from dicehall.draw.svg import svg
from dicehall.draw.terminal import terminal

__all__ = ["svg", "terminal"]
