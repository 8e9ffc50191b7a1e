"""A match: a position that is played on, with chance, log, undo and record looked after."""

from collections.abc import Mapping
from pathlib import Path  # impure: names a content pack, the registry reads it

from mypy_extensions import mypyc_attr

from dicehall.core.errors import BadSeats, DicehallError, UndoRefused
from dicehall.core.event import Event
from dicehall.core.fair import Stream, secret_of_seed
from dicehall.core.game import Game
from dicehall.core.record import Record, Step, outcome_of, write
from dicehall.core.registry import game as named_game
from dicehall.core.state import ALL_SEEING, CHANCE, OVER, State


@mypyc_attr(acyclic=True)
class Entry:
    """One event of the log, and how many decisions had been taken when it happened."""

    def __init__(self, ply: int, event: Event) -> None:
        self.ply = ply
        self.event = event


@mypyc_attr(acyclic=True)
class LogLine:
    """One line of the log as a viewer may read it: after how many decisions, its words, whose doing it was."""

    def __init__(self, ply: int, text: str, seat: int = -1) -> None:
        self.ply = ply
        self.text = text
        self.seat = seat

    def __str__(self) -> str:
        return self.text


class Moment:
    """What is needed to go back to just before a decision; the position may be given up, and is replayed then."""

    def __init__(self, state: State, steps: int, entries: int) -> None:
        self.state: State | None = state
        self.reveals: int = state.reveals
        self.steps = steps
        self.entries = entries


class Match:
    """A game being played. Chance comes from a seed, from a committed secret, or is told by the caller.

    `chance` may be a `Stream` (a table's secret and salts), or a list of outcomes to be used one after the other.
    """

    def __init__(
        self,
        game: "str | Game",
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        chance: "Stream | list[int] | None" = None,
        content: str | Path | None = None,
        names: list[str] | None = None,
    ) -> None:
        self.game: Game = named_game(game, content) if isinstance(game, str) else game
        count = self.game.fewest if seats is None else seats
        self.choices = self.game.settled(options or {})
        self.state: State = self.game.start(count, options)
        self.state.story = []
        self.names: list[str] = [one_line(name) for name in names or [f"Player {seat + 1}" for seat in range(count)]]
        if len(self.names) != count:
            raise BadSeats(f"{len(self.names)} names are given for {count} seats; give one for each")
        self.seed = seed
        self.told: list[int] | None = list(chance) if isinstance(chance, list) else None
        self.stream: Stream = chance if isinstance(chance, Stream) else Stream(secret_of_seed(seed), [])
        self.committed: bool = isinstance(chance, Stream)
        self.steps: list[Step] = []
        self.entries: list[Entry] = []
        self.moments: list[Moment] = []
        self.let_chance_act()

    # ---- play ----

    @property
    def ply(self) -> int:
        """How many decisions have been taken."""
        return len(self.moments)

    def play(self, action: "int | str", seat: int | None = None) -> None:
        """A seat decides; then chance brings whatever is due. Illegal: IllegalAction, and nothing has changed."""
        if isinstance(action, str):
            action = self.state.parse(action, seat)
        who = self.state.seat_or_actor(seat)
        before = Moment(self.state.clone(), len(self.steps), len(self.entries))
        self.state.apply(action, who)
        self.moments.append(before)
        self.steps.append(Step(who, action))
        self.listen()
        self.let_chance_act()

    def _repr_svg_(self) -> str | None:
        """What a notebook shows: the position."""
        return self.state._repr_svg_()

    def let_chance_act(self) -> None:
        """Resolve chance until somebody has to decide."""
        while self.state.actor == CHANCE:
            self.resolve(self.next_outcome())
        self.listen()

    def next_outcome(self) -> int:
        """What chance brings now."""
        if self.told is None:
            return self.stream.next(self.state.chances)
        if not self.told:
            raise DicehallError(f"chance was told too few outcomes: one of {self.state.chances} is due")
        return self.told.pop(0)

    def resolve(self, outcome: int) -> None:
        """Let chance bring this outcome."""
        n = self.state.chances
        self.state.resolve(outcome)
        self.steps.append(Step(CHANCE, outcome, n, self.drawn() if self.told is not None else self.stream.index - 1))
        self.listen()

    def drawn(self) -> int:
        """How many outcomes of chance the match has had."""
        return sum(1 for step in self.steps if step.seat == CHANCE)

    def listen(self) -> None:
        """Take over what the state has told since."""
        story = self.state.story
        if story:
            self.entries += [Entry(self.ply, event) for event in story]
            self.state.story = []

    # ---- taking back ----

    def no_undo(self, seat: int) -> str:
        """Why the seat may not take back its last decision; empty when it may."""
        if self.state.actor == OVER:
            return "The game is over; its secrets are open."
        if not self.moments:
            return "Nothing has been decided yet."
        if self.game.seals_in_steps(self.state) and any(other != seat for other in self.state.pending):
            return "Others are deciding, too: until they are done, what was put under seal stays."
        last = self.steps[-1]
        if last.seat == CHANCE:
            return "Something was drawn or rolled since your last decision."
        if last.seat != seat:
            return f"{self.names[last.seat]} has decided since."
        if self.state.reveals != self.moments[-1].reveals:
            return "Your last decision showed something that was hidden."
        return ""

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision: only while nothing was drawn, shown or decided by others since."""
        reason = self.no_undo(seat)
        if reason:
            raise UndoRefused(reason)
        self.take_back(self.ply - 1)

    def take_back(self, ply: int) -> None:
        """Go back to just before that decision, with everybody's consent; outcomes of chance are not used twice."""
        if not 0 <= ply < self.ply:
            raise UndoRefused(f"there are {self.ply} decisions; none can be taken back to {ply}")
        moment = self.moments[ply]
        self.state = moment.state or self.replayed(moment.steps)
        self.state.story = []
        del self.steps[moment.steps :]
        del self.entries[moment.entries :]
        del self.moments[ply:]

    def replayed(self, count: int) -> State:
        """The position after so many steps."""
        state = self.game.start(self.state.seats, self.choices)
        for step in self.steps[:count]:
            if step.seat == CHANCE:
                state.happen(step.action)
            else:
                state.act(step.seat, step.action)
        return state

    def until(self, ply: int) -> "Match":
        """The same match as it was after so many decisions, chance told as it came."""
        steps = self.steps[: self.moments[ply].steps] if ply < self.ply else self.steps
        told = [step.action for step in steps if step.seat == CHANCE]
        other = Match(self.game, self.state.seats, self.choices, self.seed, told, names=self.names)
        for step in steps:
            if step.seat != CHANCE:
                other.play(step.action, step.seat)
        return other

    def forget(self) -> None:
        """Give up the positions to which no seat can go back by itself, as a table does that lives long."""
        free, end = self.ply, len(self.steps)
        while free and self.state.actor != OVER:
            moment = self.moments[free - 1]
            seat = self.steps[moment.steps].seat
            if moment.steps != end - 1 or seat != self.steps[-1].seat or moment.reveals != self.state.reveals:
                break
            free, end = free - 1, moment.steps
        for moment in reversed(self.moments[:free]):
            if moment.state is None:
                break
            moment.state = None

    # ---- reading ----

    def log(self, viewer: int, since: int = 0) -> list[LogLine]:
        """The log as a seat, or a SPECTATOR, may read it now, from the entry of that number on."""
        return self.lines(self.state.seen_by(viewer), viewer, since)

    def lines(self, view: State, viewer: int, since: int = 0) -> list[LogLine]:
        """The same for what the viewer sees now."""
        lines: list[LogLine] = []
        knows_all = self.state.actor == OVER or viewer == ALL_SEEING
        for entry in self.entries[since:]:
            if not self.game.remembers(view, entry.event):
                continue
            text = self.game.say(view, entry.event if knows_all else entry.event.seen_by(viewer), self.names)
            if text:
                lines.append(LogLine(entry.ply, text, entry.event.seat))
        return lines

    @property
    def record(self) -> Record:
        """The record so far. Until the end it holds everybody's secrets: it is for the table, not for a seat."""
        return write(self.state, self.names, self.choices, self.chance_lines(), self.steps)

    def chance_lines(self) -> list[str]:
        """What the record says of where chance came from."""
        if self.told is not None:
            return ["told by the caller"]
        if not self.committed:
            return [f"seed {self.seed}"]
        lines = [f"commit {self.stream.commitment}"]
        lines += [f"salt {seat} {salt}" for seat, salt in enumerate(self.stream.salts)]
        if self.state.actor == OVER:
            lines.append(f"secret {self.stream.secret}")
        return lines


def one_line(name: str) -> str:
    """The name without line breaks and other control characters, so that it fits into a line of a record."""
    return "".join(letter for letter in name if letter.isprintable()) or "?"


def resume(record: Record, game: Game | None = None, chance: Stream | None = None) -> Match:
    """A match that stands where the record ends, with its log, ready to be played on.

    Chance goes on from the record's seed, or from `chance`: a table that has committed to a secret must bring it.
    """
    state = record.start(game)
    names = [record.names.get(seat, f"Player {seat + 1}") for seat in range(record.seats)]
    told = [outcome_of(line.words)[0] for line in record.lines if line.seat == CHANCE]
    match = Match(state.game, record.seats, record.options, int(record.head.get("seed", "0")), told, names=names)
    for line in record.lines:
        if line.seat != CHANCE:
            match.play(line.words, line.seat)
    record.compare(match.state)
    drawn = [step for step in match.steps if step.seat == CHANCE]
    for step, line in zip(drawn, [line for line in record.lines if line.seat == CHANCE], strict=True):
        step.index = line.index
    if "told" not in record.head:
        match.told = None
        match.committed = chance is not None
        match.stream = chance or Stream(secret_of_seed(match.seed), [])
        match.stream.index = record.drawn
    return match
