"""Keeping a game: where its record is written, and how it is read back."""

import tempfile
from datetime import datetime
from pathlib import Path

from dicehall.cli.command import Failure, UsageError
from dicehall.cli.library import game_called
from dicehall.core.errors import DicehallError, RecordError
from dicehall.core.match import Match, resume
from dicehall.core.record import Record, read_record

SUFFIX = ".dicehall"


def free_path(game: str) -> Path:
    """A file name that is not taken, in the present folder, or in the temporary one where this cannot be written."""
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    here = Path.cwd()
    for folder in (here, Path(tempfile.gettempdir())):
        path = folder / f"{game}-{stamp}{SUFFIX}"
        number = 2
        while path.exists():
            path = folder / f"{game}-{stamp}-{number}{SUFFIX}"
            number += 1
        if can_write(path):
            return path.relative_to(here) if folder == here else path
    raise Failure("the record could not be written, neither here nor in the temporary folder")


def can_write(path: Path) -> bool:
    """Whether a new file can be made there."""
    try:
        path.touch(exist_ok=False)
        path.unlink()
    except OSError:
        return False
    return True


def write_record(match: Match, path: Path) -> None:
    """Write the record, whole or not at all."""
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(str(match.record), "utf-8")
        part.replace(path)
    except OSError as wrong:
        raise Failure(f"{path} cannot be written ({wrong.strerror}); try another file name") from None


def record_in(file: str) -> Record:
    """The record that a file holds."""
    path = Path(file)
    if not path.is_file():
        raise UsageError(f"there is no file {file!r}; name a record that play, sim or the hall has saved")
    try:
        text = path.read_text("utf-8")
    except UnicodeDecodeError:
        raise Failure(f"{file}: this is no Dicehall record: it is not even text") from None
    except OSError as wrong:
        raise Failure(f"{file} cannot be read: {wrong.strerror}") from None
    try:
        return read_record(text)
    except RecordError as wrong:
        raise Failure(f"{file}: {wrong}") from None


def resumed(record: Record, file: str, content: str | None) -> Match:
    """The match as the record tells it; Failure where the record breaks the rules."""
    game = game_called(record.game, content)
    try:
        return resume(record, game)
    except DicehallError as wrong:
        raise Failure(f"{file}: {wrong}") from None
