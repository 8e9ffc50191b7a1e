"""Drawings of any game's scene: `svg`, `png`, `terminal`. No rule of any game lives here."""
