"""The games, each a folder of its own: one rulebook, one folder."""
