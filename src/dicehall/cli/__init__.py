"""The command line: `dicehall games`, `dicehall play diceland`, and so on."""

from dicehall.cli.app import main

__all__ = ["main"]
