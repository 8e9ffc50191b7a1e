"""The project's own checks, for what no linter knows: `python -m tools.check`."""
