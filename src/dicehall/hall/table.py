"""A table as its log makes it: who sits there, how far the game has come, what was said. No clock, no database.

`happen` takes in one event after the other; the same events make the same table in every process. What may happen is
decided elsewhere (`deeds`), before an event is written.
"""

from datetime import UTC, datetime
from typing import Final

from msgspec.structs import replace

from dicehall.core.errors import DicehallError, RecordError
from dicehall.core.fair import Stream
from dicehall.core.game import Game
from dicehall.core.match import Match, resume
from dicehall.core.record import Record, read_record
from dicehall.core.state import CHANCE, OVER, SPECTATOR
from dicehall.hall import events as ev
from dicehall.hall.chat import Conversation, is_for
from dicehall.hall.messages import Chat, Ending, FactData, Request, SeatData, TableData
from dicehall.hall.plies import Plies

OPEN: Final = "open"
PLAYING: Final = "playing"
FINISHED: Final = "over"


class Chair:
    """A seat: the person whose it is, the bot that sits there, the bot that keeps it for a person who left."""

    __slots__ = ("bot", "keeper", "let_go", "name", "person", "ready", "salt")

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Nobody sits there."""
        self.person = self.name = self.bot = self.keeper = self.salt = ""
        self.ready = False
        self.let_go: list[str] = []

    @property
    def is_free(self) -> bool:
        """Whether somebody may sit down."""
        return not self.person and not self.bot

    @property
    def player(self) -> str:
        """The level of the bot that decides for this seat now; empty for a person."""
        return self.bot or self.keeper


class Table:
    """One table. `count` is how many events it has taken in: the number that the next one will have."""

    def __init__(self, name: str, secret: str, game: Game, opened: ev.Opened, at: float, pack: str = "") -> None:
        self.id = name
        self.secret = secret
        self.game = game
        self.pack = pack
        self.opened = opened
        self.created = self.changed = at
        self.count = 1
        self.state = OPEN
        self.chairs = [Chair() for _ in range(opened.seats)]
        self.match: Match | None = None
        self.request: Request | None = None
        self.takes_notes = game.takes_notes(opened.options)
        self.chat = Conversation()
        self.rematch = ""
        self.done: dict[str, int] = {}
        self.asked_at = [0] * opened.seats
        self.plies = Plies(opened.seats)
        self.version = 0
        self.rewinds = 0
        if opened.record and not opened.branch_of:
            self.show(read_record(opened.record))

    def show(self, record: Record) -> None:
        """The table shows a finished game that was played elsewhere."""
        self.match = resume(record, self.game, stream_of(record))
        self.match.forget()
        self.state = FINISHED
        for seat, chair in enumerate(self.chairs):
            chair.name = self.match.names[seat]

    # ---- one event after the other ----

    def happen(self, event: ev.AnyEvent, at: float) -> None:
        """Take in the next event of the log."""
        ply = self.ply
        match event:
            case ev.Decided():
                self.replay(event)
            case ev.Started():
                self.start(event.salts)
            case ev.TookBack():
                self.take_back(event.to)
            case ev.Said():
                self.chat.add(Chat(event.name, event.text, moment(at), event.seat, event.to))
            case ev.Requested():
                self.request = Request(event.seat, event.to, self.others(event.seat))
            case ev.Answered():
                self.answer(event)
            case ev.Ordered():
                self.chairs[event.seat].let_go = event.let_go
            case ev.Rematched():
                self.rematch = event.table
                self.version += 1
            case ev.Opened():
                raise DicehallError(f"table {self.id} was opened twice")
            case _:
                self.seat_changes(event)
        self.noted(event.key, ply, at)

    def carry_out(self, event: ev.AnyEvent, at: float, action: int = -1) -> ev.AnyEvent:
        """Let something new happen; the answer is the event as it goes into the log, with its luck."""
        if not isinstance(event, ev.Decided):
            self.happen(event, at)
            return event
        ply = self.ply
        luck = self.decide(event.seat, self.playing.state.parse(event.name) if action < 0 else action)
        self.noted(event.key, ply, at)
        return replace(event, luck=luck) if luck else event

    def noted(self, key: str, ply: int, at: float) -> None:
        """One event more; who asks for it again by its key is told the ply at which it came."""
        self.count += 1
        self.changed = at
        if key:
            self.done[key] = ply

    def seat_changes(self, event: ev.AnyEvent) -> None:
        """Somebody sits down, stands up, leaves or comes back: everybody is told."""
        self.version += 1
        match event:
            case ev.Sat():
                chair = self.chairs[event.seat]
                chair.clear()
                chair.person, chair.name, chair.salt = event.person, event.name, event.salt
            case ev.BotSat():
                chair = self.chairs[event.seat]
                chair.clear()
                chair.name, chair.bot, chair.ready = self.bot_name(event.level), event.level, True
            case ev.Stood():
                self.chairs[event.seat].clear()
            case ev.Readied():
                self.chairs[event.seat].ready = event.ready
            case ev.Left():
                self.chairs[event.seat].keeper = event.level
                self.withdraw(event.seat)
            case ev.Returned():
                self.chairs[event.seat].keeper = ""

    def withdraw(self, seat: int) -> None:
        """Who has left is not waited for, and asks for nothing."""
        if self.request is not None:
            waits = [other for other in self.request.waits if other != seat]
            self.request = None if self.request.seat == seat else Request(self.request.seat, self.request.ply, waits)

    def start(self, salts: list[str]) -> None:
        """Play begins."""
        names = [chair.name for chair in self.chairs]
        stream = Stream(self.secret, salts, self.opened.skip)
        if self.opened.record:
            record = read_record(self.opened.record)
            self.match = resume(record, self.game, None if "seed" in record.head else stream)
            self.match.stream.index = self.opened.skip
            self.match.names = names
        else:
            self.match = Match(self.game, len(names), self.opened.options, chance=stream, names=names)
        self.match.forget()
        self.state = PLAYING
        self.version += 1
        self.asked_at = [self.match.ply] * len(names)

    def decide(self, seat: int, action: int) -> str:
        """A seat decides; the answer is what chance brought after it. Illegal: IllegalAction, nothing has changed."""
        match = self.playing
        asked = questions(match, seat)
        steps = len(match.steps)
        match.play(action, seat)
        luck = [f"{step.action}/{step.n}" for step in match.steps[steps:] if step.seat == CHANCE]
        self.plies.decided(match, seat)
        match.forget()
        still = questions(match, seat)
        for other in range(len(self.chairs)):
            if luck or other not in asked or asked[other] != still.get(other):
                self.asked_at[other] = match.ply
        self.request = None
        if match.state.actor == OVER:
            self.state = FINISHED
            self.version += 1
        return " ".join(luck)

    def replay(self, event: ev.Decided) -> None:
        """A decision of the log, whose luck has to be what it was."""
        luck = self.decide(event.seat, self.playing.state.parse(event.name))
        if luck != event.luck:
            raise RecordError(f"table {self.id}: after {event.name!r} came {event.luck!r}, the replay gives {luck!r}")

    def take_back(self, ply: int) -> None:
        """Back to just before that decision."""
        match = self.playing
        match.take_back(ply)
        self.plies.taken_back(match)
        self.rewinds += 1
        self.request = None
        self.asked_at = [ply] * len(self.chairs)

    def answer(self, event: ev.Answered) -> None:
        """A seat agrees to go back, or ends the matter."""
        if self.request is None:
            return
        waits = [seat for seat in self.request.waits if seat != event.seat]
        self.request = Request(self.request.seat, self.request.ply, waits) if event.yes else None

    # ---- what can be asked ----

    @property
    def playing(self) -> Match:
        """The game, which has to have begun."""
        if self.match is None:
            raise DicehallError("the game has not begun")
        return self.match

    @property
    def ply(self) -> int:
        """How many decisions were taken."""
        return self.match.ply if self.match is not None else 0

    @property
    def position(self) -> tuple[int, int]:
        """Changes whenever the game does, and not when somebody says something."""
        return self.ply, self.rewinds

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return self.match.state.pending if self.match is not None else ()

    def others(self, seat: int) -> list[int]:
        """The seats of other people, who would have to agree."""
        mine = self.chairs[seat].person
        return [
            other
            for other, chair in enumerate(self.chairs)
            if chair.person and not chair.keeper and chair.person != mine
        ]

    def turn_start(self, seat: int) -> int:
        """The first of the decisions that the seat may take back one by one now; -1 when it may take back none."""
        match = self.playing
        if match.no_undo(seat):
            return -1
        first = self.ply - 1
        while first > 0 and match.moments[first - 1].state is not None:
            first -= 1
        return first

    def last_decision(self, seat: int) -> int:
        """The seat's last decision; -1 when it has made none."""
        match = self.playing
        decisions = (ply for ply in reversed(range(match.ply)) if match.steps[match.moments[ply].steps].seat == seat)
        return next(decisions, -1)

    def may_read(self, line: Chat, side: int) -> bool:
        """Whether a side may read what was said: notes are open to everybody when the game is over."""
        return self.state == FINISHED or is_for(line, side)

    def heard(self, side: int) -> list[Chat]:
        """All that was said, as far as a side may read it."""
        return [line for line in self.chat.lines.values() if self.may_read(line, side)]

    def seats_of(self, person: str) -> list[int]:
        """The seats of a person."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person == person]

    def bot_name(self, level: str) -> str:
        """What a bot is called: `Greedy`, and `Greedy 2` when there is one already."""
        return unused(level.capitalize(), [chair.name for chair in self.chairs])

    def data(self, person: str, present: frozenset[str] = frozenset()) -> TableData:
        """What a person is told of the table; `present` are those who are connected."""
        seats = [self.seat_data(seat, person, present) for seat in range(len(self.chairs))]
        return TableData(
            id=self.id,
            game=self.game.name,
            title=self.game.title,
            state=self.state,
            seats=seats,
            options=self.opened.options,
            listed=self.opened.listed,
            host=self.opened.host,
            ply=self.plies.shown(SPECTATOR, self.ply),
            content=self.opened.content,
            commit=self.opened.commit,
            created=moment(self.created),
            your_turn=any(self.chairs[s].person == person and not self.chairs[s].keeper for s in self.pending),
            rematch=self.rematch,
            branch_of=self.opened.branch_of,
            notes=self.takes_notes,
            ending=ending(self.match) if self.match is not None and self.state == FINISHED else None,
        )

    def seat_data(self, seat: int, person: str, present: frozenset[str]) -> SeatData:
        """Who sits there, as that person is told."""
        chair = self.chairs[seat]
        return SeatData(
            seat=seat,
            name=chair.name,
            person=chair.person,
            bot=chair.bot,
            keeper=chair.keeper,
            ready=chair.ready,
            away=bool(chair.person) and chair.person not in present,
            yours=bool(person) and chair.person == person,
        )


def questions(match: Match, seat: int) -> dict[int, list[int]]:
    """What the other seats that are asked may answer: who is asked the same as before need not look again."""
    return {other: match.state.legal(other) for other in match.state.pending if other != seat}


def ending(match: Match) -> Ending:
    """How the game ended."""
    state = match.state
    sources = [[FactData(fact.name, fact.value) for fact in state.tally(seat)] for seat in range(state.seats)]
    return Ending(sentence(state.ending), list(state.scores), list(state.winners), sources, state.game.counts)


def sentence(text: str) -> str:
    """The text with a capital letter and a full stop."""
    return f"{text[:1].upper()}{text[1:]}{'' if text.endswith(('.', '!', '?')) else '.'}"


def stream_of(record: Record) -> Stream | None:
    """Where the chance of a finished record came from, when a table had committed to it."""
    if "secret" not in record.head:
        return None
    return Stream(record.head["secret"], [record.salts[seat] for seat in sorted(record.salts)])


def unused(name: str, taken: list[str]) -> str:
    """The name, with a number behind it when it is taken."""
    found, number = name, 2
    while found in taken:
        found, number = f"{name} {number}", number + 1
    return found


def moment(at: float) -> str:
    """A time as it travels: ISO 8601, to the second."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
