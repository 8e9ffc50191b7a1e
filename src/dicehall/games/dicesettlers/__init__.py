"""Dice Settlers: an unclaimed land, and settlers that are dice."""

from dicehall.games.dicesettlers.game import make as make
