"""What the hall writes about itself: a line an event, for people or as JSON."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final

USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class Lines(logging.Formatter):
    """Lines for people: time, level, where, what, and the details behind it."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, and the trace of an exception under it."""
        details = " ".join(f"{name}={value}" for name, value in details_of(record).items())
        line = f"{stamp(record)} {record.levelname.lower():7} {record.name}: {record.getMessage()} {details}".rstrip()
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class Json(logging.Formatter):
    """Lines for programs."""

    def format(self, record: logging.LogRecord) -> str:
        """One JSON object."""
        line: dict[str, object] = {
            "at": stamp(record),
            "level": record.levelname.lower(),
            "where": record.name,
            "what": record.getMessage(),
            **details_of(record),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def stamp(record: logging.LogRecord) -> str:
    """When it was."""
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def details_of(record: logging.LogRecord) -> dict[str, object]:
    """What was given as `extra`."""
    return {name: value for name, value in vars(record).items() if name not in USUAL}


def set_up_logs(form: str, level: str) -> None:
    """Write to the error stream, in that form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if form == "json" else Lines())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    for name in ("alembic", "aiosqlite", "sqlalchemy", "uvicorn"):
        logging.getLogger(name).setLevel(max(logging.getLogger().level, logging.WARNING))
