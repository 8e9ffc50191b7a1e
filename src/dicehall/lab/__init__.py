"""Measuring games: simulation, statistics, speed."""
