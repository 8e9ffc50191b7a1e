"""What can happen at a table, one kind a class: the lines of its log in the database.

A table is what its log makes of it: `table.Table.happen` takes in one event after the other. `key` is the sender's own
name for what he asked (with his id before it), so that asking twice does it once.
"""

import msgspec
from msgspec import Struct, field


class Event(Struct, omit_defaults=True, frozen=True, tag_field="e"):
    """One line of a table's log."""

    key: str = ""


class Opened(Event, tag="opened", kw_only=True, frozen=True):
    """The table begins: what is played, by which rules and boards, who opened it, where its dice come from.

    A table that continues or shows a recorded game brings it in `record`; `skip` is how many outcomes of its stream
    were used up elsewhere.
    """

    game: str
    version: int
    content_hash: str
    seats: int
    options: dict[str, str]
    host: str
    content: str = ""
    listed: bool = False
    commit: str = ""
    record: str = ""
    branch_of: str = ""
    skip: int = 0


class Sat(Event, tag="sat", kw_only=True, frozen=True):
    """A person takes a seat."""

    seat: int
    person: str
    name: str
    salt: str = ""


class Stood(Event, tag="stood", kw_only=True, frozen=True):
    """A seat is free again."""

    seat: int


class BotSat(Event, tag="bot", kw_only=True, frozen=True):
    """A bot takes a seat."""

    seat: int
    level: str


class Readied(Event, tag="ready", kw_only=True, frozen=True):
    """Somebody is ready to begin, or not yet."""

    seat: int
    ready: bool


class Started(Event, tag="started", frozen=True):
    """Play begins; `salts` are the seats' shares in the dice."""

    salts: list[str] = field(default_factory=list)


class Decided(Event, tag="move", kw_only=True, frozen=True):
    """A seat decides; `luck` is what chance brought after it, as in a record, for whoever checks the replay."""

    seat: int
    name: str
    luck: str = ""


class TookBack(Event, tag="back", kw_only=True, frozen=True):
    """Play goes back to just before a decision."""

    seat: int
    to: int


class Requested(Event, tag="request", kw_only=True, frozen=True):
    """A seat asks the others to go back."""

    seat: int
    to: int


class Answered(Event, tag="consent", kw_only=True, frozen=True):
    """A seat agrees, or does not."""

    seat: int
    yes: bool


class Left(Event, tag="left", kw_only=True, frozen=True):
    """A person leaves in mid-game; a bot of this level plays on."""

    seat: int
    level: str


class Returned(Event, tag="returned", kw_only=True, frozen=True):
    """A person takes the seat back."""

    seat: int


class Ordered(Event, tag="orders", kw_only=True, frozen=True):
    """A seat's standing orders: the moments that it lets go by."""

    seat: int
    let_go: list[str]


class Said(Event, tag="said", kw_only=True, frozen=True):
    """Somebody says something, to everybody (-1) or to one seat."""

    seat: int
    name: str
    text: str
    to: int = -1


class Rematched(Event, tag="rematch", kw_only=True, frozen=True):
    """They play again, at that table."""

    table: str


AnyEvent = (
    Opened
    | Sat
    | Stood
    | BotSat
    | Readied
    | Started
    | Decided
    | TookBack
    | Requested
    | Answered
    | Left
    | Returned
    | Ordered
    | Said
    | Rematched
)

ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(AnyEvent)
