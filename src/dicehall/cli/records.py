"""Looking at games that are over, or saved: `replay` and `verify`."""

import argparse
from pathlib import Path

from dicehall.cli.command import DONE, FAILED, Arguments, Command, Failure, UsageError, natural
from dicehall.cli.keep import record_in, resumed
from dicehall.cli.library import content_folder, game_called
from dicehall.cli.picture import picture
from dicehall.cli.screen import QUIET, Screen
from dicehall.cli.table import show_result
from dicehall.core.match import Match
from dicehall.core.record import Record
from dicehall.core.state import SPECTATOR


def replay(arguments: Arguments, screen: Screen) -> int:
    """Show a recorded game: its end, or the position after some decisions, as text or as a picture."""
    record = record_in(arguments.file)
    match = replayed(record, arguments)
    viewer = viewer_of(arguments.seat, record.seats)
    if arguments.svg or arguments.png:
        path = Path(arguments.svg or arguments.png)
        write_picture(match, viewer, path, as_png=bool(arguments.png))
        screen.say(f"Drawn in {path}.")
        return DONE
    show(match, viewer, screen)
    screen.say(f"{match.ply} of {record.plies} decisions.", QUIET)
    return DONE


def replayed(record: Record, arguments: Arguments) -> Match:
    """The match as the record tells it, as far as is asked for."""
    if arguments.to is not None and arguments.to > record.plies:
        raise UsageError(f"{arguments.file} has {record.plies} decisions; say --to 0 to --to {record.plies}")
    match = resumed(record, arguments.file, content_folder(arguments.content))
    if arguments.to is not None and arguments.to < match.ply:
        match.take_back(arguments.to)
    return match


def viewer_of(seat: int | None, seats: int) -> int:
    """The seat through whose eyes the game is shown, or a spectator's."""
    if seat is None:
        return SPECTATOR
    if seat >= seats:
        raise UsageError(f"this game has seats 0 to {seats - 1}, not {seat}")
    return seat


def show(match: Match, viewer: int, screen: Screen) -> None:
    """Print the log and the board."""
    width = screen.size[0]
    view = match.state.seen_by(viewer)
    shown = picture(match, viewer, view, -1, width)
    screen.show(*shown.log)
    screen.say()
    if shown.board and shown.board_size[0] <= width:
        screen.show(shown.board)
        screen.say()
    screen.show(*shown.seats)
    if match.state.is_over:
        show_result(match, screen)


def write_picture(match: Match, viewer: int, path: Path, *, as_png: bool) -> None:
    """Draw the position into a file."""
    from dicehall.draw.names import with_names
    from dicehall.draw.svg import svg

    scene = with_names(match.state.scene(viewer), match.names)
    if as_png:
        from dicehall.draw.png import png

        data = png(scene)
    else:
        data = svg(scene).encode()
    try:
        path.write_bytes(data)
    except OSError as wrong:
        raise Failure(f"{path} cannot be written: {wrong.strerror}") from None


def replay_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `replay`."""
    parser.add_argument("file", metavar="FILE", help="a record")
    parser.add_argument("--to", type=natural, metavar="PLY", help="stop after so many decisions")
    parser.add_argument("--seat", type=natural, metavar="S", help="through the eyes of this seat, counted from 0")
    parser.add_argument("--content", metavar="DIR", help="the content pack that the game was played with")
    drawing = parser.add_mutually_exclusive_group()
    drawing.add_argument("--svg", metavar="OUT", help="draw the position into this SVG file")
    drawing.add_argument("--png", metavar="OUT", help="draw the position into this PNG file")


def verify(arguments: Arguments, screen: Screen) -> int:
    """Replay a record and recompute its luck; print what is wrong, or that all is well."""
    record = record_in(arguments.file)
    game = game_called(record.game, content_folder(arguments.content))
    wrong = record.verify(game)
    for line in wrong:
        screen.complain(f"dicehall: {arguments.file}: {line}")
    if wrong:
        return FAILED
    how = "finished" if record.finished else "unfinished"
    source = f"seed {record.head['seed']}" if "seed" in record.head else "the secret that the table had committed to"
    screen.say(f"{arguments.file} is sound: {game.title}, {record.seats} seats, {record.plies} decisions, {how}.")
    screen.say(f"All {record.drawn} outcomes of chance follow from {source}.")
    return DONE


def verify_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `verify`."""
    parser.add_argument("file", metavar="FILE", help="a record")
    parser.add_argument("--content", metavar="DIR", help="the content pack that the game was played with")


COMMANDS = (
    Command(
        "replay",
        "show a recorded game, or one position of it",
        ("dicehall replay game.dicehall", "dicehall replay game.dicehall --to 12 --seat 0 --svg board.svg"),
        replay_arguments,
        replay,
    ),
    Command(
        "verify",
        "check that a record keeps the rules and that its luck was fair",
        ("dicehall verify game.dicehall",),
        verify_arguments,
        verify,
    ),
)
