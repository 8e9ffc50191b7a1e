"""The way in: which commands there are, and what becomes of whatever goes wrong in one."""

import argparse
import os
import sys
from collections.abc import Sequence

import dicehall
from dicehall.cli import arena, bench, doctor, hall, library, packs, play, records, sim
from dicehall.cli.command import (
    DONE,
    FAILED,
    INTERRUPTED,
    MISUSED,
    Command,
    Failure,
    Parser,
    UsageError,
    did_you_mean,
)
from dicehall.cli.screen import Screen
from dicehall.core.errors import BadOption, BadSeats, DicehallError, UnknownBot, UnknownGame

DEBUG = "DICEHALL_DEBUG"

COMMANDS: tuple[Command, ...] = (
    hall.COMMAND,
    *library.COMMANDS,
    play.COMMAND,
    sim.COMMAND,
    arena.COMMAND,
    *records.COMMANDS,
    bench.COMMAND,
    packs.COMMAND,
    doctor.COMMAND,
)


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out a command line; return 0 when done, 1 when it failed, 2 when it was written wrongly."""
    words = list(sys.argv[1:] if argv is None else argv)
    screen = Screen()
    try:
        return carried_out(words, screen)
    except (UsageError, UnknownGame, UnknownBot, BadSeats, BadOption) as wrong:
        screen.complain(f"dicehall: {wrong}")
        return MISUSED
    except (Failure, DicehallError) as wrong:
        screen.complain(f"dicehall: {wrong}")
        return FAILED
    except KeyboardInterrupt:
        screen.complain("\ndicehall: stopped")
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    except OSError as wrong:
        screen.complain(f"dicehall: {wrong.strerror or wrong}: {wrong.filename or 'this file'} cannot be used")
        return FAILED
    except Exception as wrong:
        if os.environ.get(DEBUG):
            raise
        screen.complain(
            f"dicehall: a fault in Dicehall itself: {type(wrong).__name__}: {wrong} (to see where: {DEBUG}=1)"
        )
        return FAILED


def carried_out(words: list[str], screen: Screen) -> int:
    """Read the words and run the command that they name."""
    parser = whole_parser()
    if not words:
        return at_a_loss(parser, screen)
    check_command(words[0])
    try:
        arguments = parser.parse_args(words)
    except SystemExit as left:
        return int(left.code or 0)
    command: Command = arguments.command
    result = command.run(arguments, screen)
    sys.stdout.flush()
    return result


def at_a_loss(parser: Parser, screen: Screen) -> int:
    """No command at all: in a terminal open the hall and the browser, in a pipe print the help."""
    if screen.is_terminal and screen.hears_a_person:
        return carried_out(["hall"], screen)
    screen.say(parser.format_help().rstrip())
    return DONE


def check_command(word: str) -> None:
    """Raise UsageError when the first word is no command and no option."""
    names = [command.name for command in COMMANDS]
    if word not in names and not word.startswith("-"):
        raise UsageError(f"there is no command {word!r}.{did_you_mean(word, names)} There are: {', '.join(names)}")


def whole_parser() -> Parser:
    """The parser of all commands."""
    parser = Parser(
        prog="dicehall",
        description="Five modern dice games for people, bots and programs.",
        epilog="example:\n  dicehall play diceland --bots greedy\n\n`dicehall COMMAND --help` tells more.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"dicehall {dicehall.__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add_to(commands)
    return parser
