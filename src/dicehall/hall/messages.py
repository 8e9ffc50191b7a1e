"""What travels between the hall and a browser (or any other program): the one definition, for both sides.

A program opens `/ws/tables/TABLE`. The hall sends a `View` at once, and then a `Change` after whatever happened. Both
carry `seq`; a `Change` fits on the message with the `seq` before it; whoever misses one asks for a `View` by `Look`.
Each message is a JSON object whose `type` names it. Fields that have their default value are left out.

Whoever looks does so from a *side*: one of his own seats, or SPECTATOR (-3). Everything in a `View` is what that side
may know. Several people at one device hold several seats and `Look` from one after the other.
"""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

SPECTATOR: Final = -3

Id = Annotated[str, Meta(max_length=64)]
Word = Annotated[str, Meta(max_length=200)]
Whole = Annotated[int, Meta(ge=-(2**53) + 1, le=2**53 - 1)]


class Message(Struct, omit_defaults=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """One message; `type` is the name of its class in small letters."""


class Part(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A part of a message."""


# ---- the drawing: see `docs/drawing.md` ----


class PieceData(Part):
    """One piece of the drawing, as in a scene; a piece keeps its id as long as it is the same thing."""

    id: str
    picture: str = ""
    x: float = 0
    y: float = 0
    size: float = 0
    label: str = ""
    turn: float = 0
    tint: str = ""
    text: str = ""
    action: int = -1
    layer: int = 0
    house: bool = False
    anchor: str = "middle"
    style: str = "text"
    strength: float = 1
    scale: float = 1
    parts: "list[PieceData]" = field(default_factory=list)


class SceneData(Part):
    """The whole drawing, in the order in which it is painted."""

    width: float
    height: float
    title: str
    ground: str
    shape: str
    pieces: list[PieceData]


class Put(Part):
    """A piece that is new in a place: number `at` among the parts of `on`, or among all pieces when `on` is empty."""

    piece: PieceData
    at: int
    on: str = ""


class SceneChange(Part):
    """What is different in the drawing. Ids are unique in a scene, parts included. To be carried out in this order:

    `drop`, ids of pieces that leave the place where they lie (with their parts); `put`, one after the other (a piece
    that only moved in the order is dropped and put); `set`, pieces anywhere that are replaced where they lie, parts and
    all; `touch`, pieces anywhere that are replaced but keep the parts they have. Width, height, title and
    ground are given when they change.
    """

    drop: list[str] = field(default_factory=list)
    put: list[Put] = field(default_factory=list)
    set: list[PieceData] = field(default_factory=list)
    touch: list[PieceData] = field(default_factory=list)
    width: float = 0
    height: float = 0
    title: str = ""
    ground: str = ""


# ---- what a side sees ----


class Choice(Part):
    """One legal action: its number, its name as in a record, and what it means in a sentence.

    `final` when, as far as the seat can tell, it could not simply undo it: something is drawn or shown then, or others
    are asked.
    """

    action: int
    name: str
    text: str
    final: bool = False


class FactData(Part):
    """One line of what everybody may read off about a seat."""

    name: str
    value: str


class LogLine(Part):
    """A line of the log: after how many decisions it was written, by which seat (-1: nobody), and its words."""

    ply: int
    text: str
    seat: int = -1


class SeatData(Part):
    """Who sits there: a person, a bot of some level, or nobody yet; `away` while a person is not connected.

    `keeper` is the level of the bot that plays for a person who left and may take the seat back.
    """

    seat: int
    name: str = ""
    person: str = ""
    bot: str = ""
    keeper: str = ""
    ready: bool = False
    away: bool = False
    yours: bool = False


class Ending(Part):
    """How it ended: why, the scores (a printed opponent's last), who has won, and where the points come from.

    `counts` is what a score counts: stars, cards.
    """

    why: str
    scores: list[int]
    winners: list[int]
    sources: list[list[FactData]] = field(default_factory=list)
    counts: str = ""


class TableData(Part):
    """A table: what is played, by whom, and how far it has come (`open`, `playing` or `over`).

    `commit` is the SHA-256 of the secret that its dice will come from. `rematch` is the table at which they play again,
    `branch_of` the one from whose game this one branched off; at a table with `notes` seats may write to each other in
    private; `ending` is there when the game is over.
    """

    id: str
    game: str
    title: str
    state: str
    seats: list[SeatData]
    options: dict[str, str]
    listed: bool
    host: str
    ply: int = 0
    content: str = ""
    commit: str = ""
    created: str = ""
    your_turn: bool = False
    rematch: str = ""
    branch_of: str = ""
    notes: bool = False
    ending: Ending | None = None


class Request(Part):
    """Somebody asks the others to go back to just before a decision; `waits` are the seats that have not agreed yet."""

    seat: int
    ply: int
    waits: list[int]


class View(Message):
    """Everything that a side sees now.

    `note` says what its seat may want to write to another in private; `decided` that it has a decision of its own which
    the others can be asked to go back to.
    """

    seq: int
    ply: int
    side: int
    table: TableData
    scene: SceneData | None = None
    prompt: str = ""
    rule: str = ""
    note: str = ""
    pending: list[int] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)
    panels: list[list[FactData]] = field(default_factory=list)
    log: list[LogLine] = field(default_factory=list)
    chat: "list[Chat]" = field(default_factory=list)
    no_undo: str = ""
    turn_start: int = -1
    decided: bool = False
    request: Request | None = None
    ending: Ending | None = None
    orders: list[str] = field(default_factory=list)
    watchers: int = 0


class Change(Message):
    """What is different since the message with the `seq` before; what is None has not changed.

    `log` are lines to add, after the lines with a ply of `log_from` or more were taken away (-1: none were).
    `chat` is all that was said, when the game has ended and notes are open to everybody.
    `by` is the seat that decided, and `move` its action where that seat looks: what the motion explains.
    """

    seq: int
    ply: int
    scene: SceneChange | None = None
    table: TableData | None = None
    prompt: str | None = None
    rule: str | None = None
    note: str | None = None
    pending: list[int] | None = None
    choices: list[Choice] | None = None
    panels: list[list[FactData]] | None = None
    log: list[LogLine] = field(default_factory=list)
    log_from: int = -1
    chat: "list[Chat] | None" = None
    no_undo: str | None = None
    turn_start: int | None = None
    decided: bool | None = None
    request: Request | None = None
    request_over: bool = False
    ending: Ending | None = None
    orders: list[str] | None = None
    watchers: int | None = None
    by: int = -1
    move: int = -1


class Done(Message):
    """What was asked by the message `id` is committed; for a move, `ply` is its place in the log."""

    id: str
    ply: int = -1


class Refused(Message):
    """What was asked by the message `id` was not done: the rule against it, if it is one of the game, and why."""

    id: str
    text: str
    rule: str = ""
    stale: bool = False


class Why(Message):
    """Why an action, or a piece, is not to be had now; or, when it is legal, what it does."""

    id: str
    text: str
    rule: str = ""
    legal: bool = False


class Advice(Message):
    """A bot's advice: the action, its chance to win beside the next best, in words too."""

    id: str
    action: int
    text: str
    chance: float = 0
    next_action: int = -1
    next_chance: float = 0


class Chat(Message):
    """Somebody says something at the table; `seat` is -1 for who only watches.

    `to` is the one seat that a note is for, -1 for everybody. A note is sent to its two seats alone until the game is
    over.
    """

    name: str
    text: str
    at: str
    seat: int = -1
    to: int = -1


class Closed(Message):
    """The hall closes the connection, and says why; `again` when it is worth to come back at once."""

    text: str
    again: bool = False


ToBrowser = View | Change | Done | Refused | Why | Advice | Chat | Closed


# ---- what a browser asks ----


class Look(Message):
    """Look from a side, in a shape (`wide` or `tall`): answered by a View. May be the first message of all."""

    side: Whole = SPECTATOR
    shape: Literal["wide", "tall"] = "wide"


class Move(Message):
    """A seat decides. `ply` is the one it answers; `id` is the sender's own, and sending it twice is harmless."""

    id: Id
    ply: Whole
    seat: Whole
    action: Whole


class Undo(Message):
    """Take back the seat's last decision, or with `to` all down to just before that ply (restart of the turn)."""

    id: Id
    ply: Whole
    seat: Whole
    to: Whole = -1


class Takeback(Message):
    """Ask the others to go back to just before decision `to`, or without it, before the seat's own last one."""

    id: Id
    seat: Whole
    to: Whole = -1


class Consent(Message):
    """Agree to what another seat asked for, or not."""

    id: Id
    seat: Whole
    yes: bool


class Ask(Message):
    """Why can the seat not do this? `action`, or what stands behind the piece with that id."""

    id: Id
    seat: Whole
    action: Whole = -1
    piece: Word = ""


class Hint(Message):
    """What would a good player do?"""

    id: Id
    seat: Whole


class Orders(Message):
    """Standing orders of a seat: the game's reactions, by name, that it lets go by until it says otherwise."""

    id: Id
    seat: Whole
    let_go: Annotated[list[Word], Meta(max_length=50)]


class Say(Message):
    """Say something at the table, from a seat of one's own (-1: the first of them, or none).

    With `to` it is a note to that seat alone, at tables that have `notes`, while the game is played.
    """

    id: Id
    text: Annotated[str, Meta(max_length=2000)]
    seat: Whole = -1
    to: Whole = -1


class Hurry(Message):
    """Bots need not keep to the pace until the next decision of a person."""

    id: Id = ""


class Ping(Message):
    """Are you there? Answered by Done."""

    id: Id = ""


FromBrowser = Look | Move | Undo | Takeback | Consent | Ask | Hint | Orders | Say | Hurry | Ping
