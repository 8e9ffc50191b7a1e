"""The hall under load, beside boardgame.io's server in the same run: `make load`."""
