"""Dystopolis: companies, investments, votes and bribes in a growing city."""

from dicehall.games.dystopolis.game import make as make
