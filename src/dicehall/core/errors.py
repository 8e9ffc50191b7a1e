"""What can go wrong, each with a sentence that says what to do.

DicehallError
├── UnknownGame, UnknownBot, BadSeats, BadOption     a wrong word on the way in
├── IllegalAction, UnknownAction, BadOutcome         a decision the rules do not allow, a text nobody understands
├── RecordError                                      a record that is damaged, foreign or does not replay
└── ContentError                                     a content pack that does not hold together
"""

from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=False)
class DicehallError(Exception):
    """Anything that Dicehall refuses; the message is written for the person who sees it."""


@mypyc_attr(native_class=False)
class UnknownGame(DicehallError):
    """No game of that name is installed."""


@mypyc_attr(native_class=False)
class UnknownBot(DicehallError):
    """No bot of that name exists."""


@mypyc_attr(native_class=False)
class BadSeats(DicehallError):
    """The game is not for that many seats, or there is no such seat."""


@mypyc_attr(native_class=False)
class BadOption(DicehallError):
    """The game has no such option, or the option no such value."""


@mypyc_attr(native_class=False)
class UnknownAction(DicehallError):
    """A text that names no action of the game."""


@mypyc_attr(native_class=False)
class BadOutcome(DicehallError):
    """Chance was not due, or cannot bring this."""


@mypyc_attr(native_class=False)
class IllegalAction(DicehallError):
    """The rules do not allow this action now; `rule` is the number of the rule that says so."""

    def __init__(self, text: str, rule: str) -> None:
        super().__init__(f"{text} (rule {rule})" if rule else text)
        self.rule = rule


@mypyc_attr(native_class=False)
class UndoRefused(DicehallError):
    """Something was drawn, shown or decided since: it cannot be taken back."""


@mypyc_attr(native_class=False)
class RecordError(DicehallError):
    """A record that cannot be read or does not replay; `line` is where, counted from 1."""

    def __init__(self, text: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {text}" if line else text)
        self.line = line


@mypyc_attr(native_class=False)
class ContentError(DicehallError):
    """A content pack that does not hold together; `where` is the file, and the line or key in it."""

    def __init__(self, text: str, where: str) -> None:
        super().__init__(f"{where}: {text}")
        self.where = where
