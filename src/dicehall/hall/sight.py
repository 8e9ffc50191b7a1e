"""What a side sees of a table, as the JSON text of a `View` and the `Change`s after it. Nothing else goes to a browser.

All of it is computed from `state.seen_by(side)`. A side's sight keeps each part as the text that was sent: what is
different is found by comparing texts. What the texts look like is told by `messages`, and tests hold the two together.
"""

from typing import Final

import msgspec

from dicehall.core.game import Game
from dicehall.core.match import LogLine, Match
from dicehall.core.scene import Scene
from dicehall.core.state import ALL_SEEING, OVER, SPECTATOR, State
from dicehall.hall.drawing import Easel, quoted
from dicehall.hall.messages import Choice, FactData, Request, TableData, View
from dicehall.hall.table import Table, ending

ENCODE: Final = msgspec.json.Encoder().encode
VIEW: Final = msgspec.json.Decoder(View)
LOG_KEPT: Final = 400
NOBODY: Final = -1

FIELDS: Final = [
    "prompt",
    "rule",
    "note",
    "pending",
    "choices",
    "panels",
    "no_undo",
    "turn_start",
    "decided",
    "orders",
    "request",
    "ending",
]
NONE: Final = '""'
USUAL: Final = [NONE, NONE, NONE, "[]", "[]", "[]", NONE, "-1", "false", "[]", "", ""]
PROMPT: Final = 0
REQUEST: Final = 10
ENDING: Final = 11


class Sight:
    """A side of a table in one shape, and what it was shown last."""

    def __init__(self, table: Table, side: int, shape: str) -> None:
        self.table: Table = table
        self.side: int = side
        self.shape: str = shape
        self.seq: int = 0
        self.ply: int = 0
        self.fields: list[str] = USUAL
        self.log: Log = Log(table, side)
        self.easel: Easel | None = None
        self.scene: Scene | None = None
        self.refresh()

    def refresh(self) -> None:
        """See what there is to see now."""
        table = self.table
        match = table.match
        self.ply = table.plies.shown(self.side, table.ply)
        if match is None:
            self.fields = list(USUAL)
            if self.side != SPECTATOR:
                self.fields[PROMPT] = quoted("The game has not begun.")
            return
        state = match.state.seen_by(self.side)
        if self.easel is None:
            self.easel = Easel(match.names)
        self.scene = match.game.scene(state, self.side, self.shape)
        self.fields = self.seen(match, state, self.easel)
        self.log.read(match, state)

    def seen(self, match: Match, state: State, easel: Easel) -> list[str]:
        """The text of each field."""
        seat = self.side
        prompt, pending, panels, end = shown(match, state, seat, easel)
        if seat == SPECTATOR:
            return [prompt, NONE, NONE, pending, "[]", panels, NONE, "-1", "false", "[]", self.request(), end]
        owes = state.owes(seat)
        start = self.table.turn_start(seat)
        return [
            prompt,
            quoted(match.game.rule_now(state, seat)) if owes else NONE,
            quoted(match.game.note_now(state, seat)) if owes and self.table.takes_notes else NONE,
            pending,
            choices(state, seat, easel) if owes else "[]",
            panels,
            quoted(match.no_undo(seat)),
            str(start if start < 0 else self.table.plies.shown(seat, start)),
            "true" if self.table.last_decision(seat) >= 0 else "false",
            json_of(self.table.chairs[seat].let_go) if self.table.chairs[seat].let_go else "[]",
            self.request(),
            end,
        ]

    def request(self) -> str:
        """What somebody asks the others for; its ply is the side's own."""
        asked = self.table.request
        if asked is None:
            return ""
        return json_of(Request(asked.seat, self.table.plies.shown(self.side, asked.ply), asked.waits))

    def whole(self, table: TableData, watchers: int) -> str:
        """The view as it is sent to somebody who is told that of the table."""
        drawn = self.easel.whole(self.scene) if self.easel is not None and self.scene is not None else ""
        heard = self.table.heard(self.side)
        chat = json_of(heard) if heard else ""
        start = f'"type":"view","seq":{self.seq},"ply":{self.ply},"side":{self.side},"table":{json_of(table)}'
        return f'{{{start}{optional("scene", drawn)}{self.told()}{optional("chat", chat)},"watchers":{watchers}}}'

    def told(self) -> str:
        """The fields that are not as usual, and the end of the log."""
        parts = [optional(FIELDS[i], self.fields[i]) for i in range(len(FIELDS)) if self.fields[i] != USUAL[i]]
        return f"{''.join(parts)}{optional('log', self.log.end())}"

    def nothing_new(self) -> str:
        """A change in which only the table will be different."""
        self.seq += 1
        return f'{{"type":"change","seq":{self.seq},"ply":{self.ply}}}'

    def change(self, by: int = NOBODY, move: int = NOBODY) -> str | None:
        """See again, and tell what is different: nothing is an empty text; None is everything, as when play begins."""
        ply, fields, drawn = self.ply, self.fields, self.scene
        self.log.mark()
        self.refresh()
        if drawn is None and self.scene is not None:
            self.seq += 1
            return None
        parts: list[str] = []
        if self.easel is not None and drawn is not None and self.scene is not None:
            parts.append(optional("scene", self.easel.change(drawn, self.scene)))
        parts.append(different(fields, self.fields))
        parts.append(self.log.change())
        if self.fields[ENDING] and not fields[ENDING] and self.table.takes_notes:
            parts.append(optional("chat", json_of(self.table.heard(self.side))))
        told = "".join(parts)
        if not told and ply == self.ply:
            return ""
        self.seq += 1
        doing = f"{numbered('by', by)}{numbered('move', move if by == self.side else NOBODY)}"
        return f'{{"type":"change","seq":{self.seq},"ply":{self.ply}{told}{doing}}}'


class Log:
    """The log as a side has read it: the text of each line, and its ply."""

    def __init__(self, table: Table, side: int) -> None:
        self.table: Table = table
        self.side: int = side
        self.forgets: bool = forgets(table.game)
        self.lines: list[str] = []
        self.plies: list[int] = []
        self.before: list[str] = []
        self.plies_before: list[int] = []
        self.entries: int = 0
        self.rewinds: int = -1
        self.over: bool = False
        self.same: int = 0

    def mark(self) -> None:
        """Everything so far has been told."""
        self.same = len(self.lines)

    def read(self, match: Match, state: State) -> None:
        """Read on; what was read before is read again only where it may be different."""
        over = state.actor == OVER
        if self.forgets or self.rewinds != self.table.rewinds or over != self.over:
            self.before, self.plies_before = self.lines, self.plies
            self.lines, self.plies = [], []
            self.entries, self.rewinds, self.over = 0, self.table.rewinds, over
            self.same = -1
        for line in match.lines(state, self.side, self.entries):
            ply = self.table.plies.shown(self.side, line.ply)
            self.lines.append(line_text(ply, line))
            self.plies.append(ply)
        self.entries = len(match.entries)

    def change(self) -> str:
        """The lines that are new; and where lines are gone or different, from which ply on."""
        if self.same >= 0:
            return listed_in("log", self.lines[self.same :])
        before, plies_before = self.before, self.plies_before
        self.before, self.plies_before = [], []
        same = 0
        while same < len(before) and same < len(self.lines) and before[same] == self.lines[same]:
            same += 1
        if same == len(before):
            return listed_in("log", self.lines[same:])
        cut = plies_before[same] if same == len(self.lines) else min(plies_before[same], self.plies[same])
        kept = [line for line, ply in zip(self.lines, self.plies, strict=True) if ply >= cut]
        return f'{listed_in("log", kept)},"log_from":{cut}'

    def end(self) -> str:
        """The last lines, as many as are sent."""
        return f"[{','.join(self.lines[-LOG_KEPT:])}]" if self.lines else ""


def shown(match: Match, state: State, side: int, easel: Easel) -> tuple[str, str, str, str]:
    """What a state shows to a side, but for the drawing: the prompt, who is to decide, the panels, the ending."""
    asked = easel.quoted(prompt(state, side, match.names))
    pending = ",".join([str(seat) for seat in match.state.pending])
    panels = json_of([panel(match.game, state, seat, easel) for seat in range(state.seats)])
    end = json_of(ending(match)) if state.actor == OVER else ""
    return asked, f"[{pending}]", panels, end


def panel(game: Game, state: State, seat: int, easel: Easel) -> list[FactData]:
    """What everybody may read off about a seat."""
    return [FactData(fact.name, easel.words(fact.value)) for fact in game.panel(state, seat)]


def choices(state: State, seat: int, easel: Easel) -> str:
    """What the seat may do. What is final is the same in all worlds that look alike, so it tells nothing hidden."""
    world = state.clone()
    world.redeal(seat, 0)
    found = [
        Choice(
            action,
            state.name(action, seat),
            easel.words(state.describe(action, seat)),
            world.is_final(action, seat),
        )
        for action in state.legal(seat)
    ]
    return json_of(found)


def line_text(ply: int, line: LogLine) -> str:
    """A line of the log."""
    return f'{{"ply":{ply},"text":{quoted(line.text)}{numbered("seat", line.seat)}}}'


def different(before: list[str], after: list[str]) -> str:
    """The fields whose text is another one."""
    if before == after:
        return ""
    parts = [optional(FIELDS[i], after[i]) for i in range(len(FIELDS)) if after[i] != before[i]]
    if before[REQUEST] and not after[REQUEST]:
        parts.append(',"request_over":true')
    return "".join(parts)


def optional(name: str, text: str) -> str:
    """A field of a message, left out when there is no text for it."""
    return f',"{name}":{text}' if text else ""


def numbered(name: str, number: int) -> str:
    """A field of a message, left out when it is nobody's."""
    return f',"{name}":{number}' if number != NOBODY else ""


def listed_in(name: str, texts: list[str]) -> str:
    """A field that is a list, left out when it is empty."""
    return f',"{name}":[{",".join(texts)}]' if texts else ""


def with_table(text: str, table: TableData, watchers: int) -> str:
    """A change with what somebody is told of the table."""
    return f'{text[:-1]},"table":{json_of(table)},"watchers":{watchers}}}'


def json_of(thing: object) -> str:
    """A part of a message as text."""
    written: bytes = ENCODE(thing)
    return written.decode()


def look_back(table: Table, ply: int, side: int, shape: str) -> View:
    """The table as that side saw it after so many decisions, or as somebody who saw everything would have."""
    plies = table.plies
    past = table.playing.until(plies.real(side, ply))
    state = past.state if side == ALL_SEEING else past.state.seen_by(side)
    easel = Easel(past.names)
    drawn = easel.whole(past.game.scene(state, side, shape))
    prompt_text, pending, panels, end = shown(past, state, side, easel)
    lines = [line_text(plies.shown(side, line.ply), line) for line in past.lines(state, side)]
    heard = optional("chat", json_of(table.heard(side)))
    told = f'"prompt":{prompt_text},"pending":{pending},"panels":{panels}{optional("ending", end)}{heard}'
    start = f'"type":"view","seq":0,"ply":{ply},"side":{side},"table":{json_of(table.data(""))},"scene":{drawn}'
    view: View = VIEW.decode(f"{{{start},{told}{listed_in('log', lines)}}}")
    return view


def forgets(game: Game) -> bool:
    """Whether forgetting is part of the game: what was seen is not shown again before the end."""
    return type(game).remembers is not Game.remembers


def prompt(state: State, side: int, names: list[str]) -> str:
    """What is asked of that side, or of whom."""
    if state.actor == OVER:
        return "The game is over."
    if side >= 0 and state.owes(side):
        return state.prompt(side)
    waiting = [names[seat] for seat in state.pending]
    return f"Waiting for {listed(waiting)}." if waiting else ""


def listed(names: list[str]) -> str:
    """Anna, Bo and Cleo."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
