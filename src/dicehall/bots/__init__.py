"""Players that are programs. They know the contract of `core` and no game, and see what their seat sees."""
