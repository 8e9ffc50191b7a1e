"""What a command is, and a parser whose complaints are one line that says what to do."""

import argparse
import difflib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NoReturn

from dicehall.cli.screen import Screen

DONE = 0
FAILED = 1
MISUSED = 2
INTERRUPTED = 130


class UsageError(Exception):
    """The command line cannot be carried out as written; the message says what to write instead."""


class Failure(Exception):
    """What was asked for did not work; the message says why and what to do."""


class Parser(argparse.ArgumentParser):
    """A parser that raises UsageError instead of printing its usage and leaving."""

    def error(self, message: str) -> NoReturn:
        """Raise what is wrong, with the way to the help."""
        raise UsageError(f"{message}; see: {self.prog} --help")


Arguments = argparse.Namespace


@dataclass(frozen=True)
class Command:
    """One word after `dicehall`: what it does, how it is called, and the function that does it."""

    name: str
    summary: str
    examples: tuple[str, ...]
    arguments: Callable[[argparse.ArgumentParser], None]
    run: Callable[[Arguments, Screen], int]
    more: str = ""

    def add_to(self, commands: "argparse._SubParsersAction[Parser]") -> None:
        """Teach the parser this command."""
        sentence = f"{self.summary[0].upper()}{self.summary[1:]}."
        text = f"{sentence}\n\n{self.more}" if self.more else sentence
        parser = commands.add_parser(
            self.name,
            help=self.summary,
            description=text,
            epilog="\n  ".join((f"example{'s' * (len(self.examples) > 1)}:", *self.examples)),
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        self.arguments(parser)
        parser.set_defaults(command=self)


def nothing(_parser: argparse.ArgumentParser) -> None:
    """The arguments of a command that has none."""


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A guess at what was meant: ` Did you mean 'play'?`, or nothing."""
    close = difflib.get_close_matches(word.lower(), list(known), n=1, cutoff=0.6)
    return f" Did you mean {close[0]!r}?" if close else ""


def at_least_one(text: str) -> int:
    """A whole number from 1 up, for argparse."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 up")
    return int(text)


def natural(text: str) -> int:
    """A whole number from 0 up, for argparse."""
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 up")
    return int(text)


def whole(text: str) -> int:
    """A whole number, for argparse."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None
