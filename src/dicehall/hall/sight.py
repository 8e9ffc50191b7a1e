"""What a side sees of a table: a `View`, and the `Change` from one view to the next. Nothing else goes to a browser.

All of it is computed from `state.seen_by(side)`.
"""

from typing import Final

from msgspec.structs import replace

from dicehall.core.game import Game
from dicehall.core.match import Match
from dicehall.core.scene import Scene
from dicehall.core.state import ALL_SEEING, OVER, SPECTATOR, State
from dicehall.hall.drawing import Easel
from dicehall.hall.messages import (
    Change,
    Choice,
    FactData,
    LogLine,
    Request,
    View,
)
from dicehall.hall.table import Table, ending

LOG_KEPT: Final = 400
NOBODY: Final = -1


class Sight:
    """A side of a table in one shape, and what it saw last. `table` of its view is left to whom the view is sent."""

    __slots__ = ("easel", "entries", "forgets", "mark", "scene", "seq", "shape", "side", "table", "view")

    def __init__(self, table: Table, side: int, shape: str) -> None:
        self.table = table
        self.side = side
        self.shape = shape
        self.seq = 0
        self.entries = 0
        self.mark = (-1, 0)
        self.forgets = forgets(table.game)
        self.easel: Easel | None = None
        self.scene: Scene | None = None
        self.view = View(seq=0, ply=0, side=side, table=table.data(""))
        self.refresh()

    def refresh(self) -> None:
        """See what there is to see now."""
        table = self.table
        view = View(seq=self.seq, ply=table.plies.shown(self.side, table.ply), side=self.side, table=self.view.table)
        asked = table.request
        if asked is not None:
            view.request = Request(asked.seat, table.plies.shown(self.side, asked.ply), asked.waits)
        if table.match is not None:
            self.see(view, table.match)
        elif self.side != SPECTATOR:
            view.prompt = "The game has not begun."
        self.view = view

    def see(self, view: View, match: Match) -> None:
        """Fill in what the game shows."""
        state = match.state.seen_by(self.side)
        if self.easel is None:
            self.easel = Easel(match.names)
        self.scene = match.game.scene(state, self.side, self.shape)
        show(view, match, state, self.easel)
        view.log = self.lines(match, state)
        if self.side >= 0:
            self.decide(view, match, state, self.easel)

    def decide(self, view: View, match: Match, state: State, easel: Easel) -> None:
        """What the seat may do."""
        seat = self.side
        view.no_undo = match.no_undo(seat)
        start = self.table.turn_start(seat)
        view.turn_start = start if start < 0 else self.table.plies.shown(seat, start)
        view.decided = self.table.last_decision(seat) >= 0
        view.orders = self.table.chairs[seat].let_go
        if state.owes(seat):
            view.rule = match.game.rule_now(state, seat)
            view.note = match.game.note_now(state, seat) if self.table.takes_notes else ""
            world = state.clone()
            world.redeal(seat, 0)  # the same for all that looks alike: what is final tells nothing that is hidden
            view.choices = [
                Choice(
                    action,
                    state.name(action, seat),
                    easel.words(state.describe(action, seat)),
                    world.is_final(action, seat),
                )
                for action in state.legal(seat)
            ]

    def lines(self, match: Match, state: State) -> list[LogLine]:
        """The log; what was read before is read again only where it may be different."""
        mark = (self.table.rewinds, 0 if state.actor == OVER else 1)
        fresh = self.forgets or mark != self.mark
        before = [] if fresh else self.view.log
        found = match.lines(state, self.side, 0 if fresh else self.entries)
        self.mark, self.entries = mark, len(match.entries)
        plies = self.table.plies
        return before + [LogLine(plies.shown(self.side, line.ply), line.text, line.seat) for line in found]

    def whole(self) -> View:
        """The view as it is sent: with its drawing, and the end of a long log."""
        drawn = self.easel.whole(self.scene) if self.easel is not None and self.scene is not None else None
        return replace(self.view, scene=drawn, log=self.view.log[-LOG_KEPT:], chat=self.table.heard(self.side))

    def nothing_new(self) -> Change:
        """A change in which only the table will be different."""
        self.seq += 1
        self.view.seq = self.seq
        return Change(seq=self.seq, ply=self.view.ply)

    def change(self, by: int = NOBODY, move: int = NOBODY) -> View | Change | None:
        """See again, and tell what is different: nothing, some things, or everything, as when the game begins."""
        before, drawn = self.view, self.scene
        self.refresh()
        if drawn is None and self.scene is not None:
            self.seq += 1
            self.view.seq = self.seq
            return self.whole()
        change = changed(before, self.view)
        if change.ending is not None and self.table.takes_notes:
            change.chat = self.table.heard(self.side)
        if self.easel is not None and drawn is not None and self.scene is not None:
            change.scene = self.easel.change(drawn, self.scene)
        if change == Change(seq=change.seq, ply=before.ply):
            return None
        self.seq += 1
        self.view.seq = change.seq = self.seq
        change.by, change.move = by, move if by == self.side else NOBODY
        return change


def show(view: View, match: Match, state: State, easel: Easel) -> None:
    """Fill in what a state shows to the side of the view, but for the drawing."""
    view.pending = list(match.state.pending)
    view.prompt = easel.words(prompt(state, view.side, match.names))
    view.panels = [
        [FactData(fact.name, easel.words(fact.value)) for fact in match.game.panel(state, seat)]
        for seat in range(state.seats)
    ]
    if state.actor == OVER:
        view.ending = ending(match)


def look_back(table: Table, ply: int, side: int, shape: str) -> View:
    """The table as that side saw it after so many decisions, or as somebody who saw everything would have."""
    plies = table.plies
    past = table.playing.until(plies.real(side, ply))
    state = past.state if side == ALL_SEEING else past.state.seen_by(side)
    view = View(seq=0, ply=ply, side=side, table=table.data(""))
    easel = Easel(past.names)
    show(view, past, state, easel)
    view.scene = easel.whole(past.game.scene(state, side, shape))
    view.chat = table.heard(side)
    view.log = [LogLine(plies.shown(side, line.ply), line.text, line.seat) for line in past.lines(state, side)]
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


def changed(before: View, after: View) -> Change:
    """The difference between two views of one side, but for the drawing."""
    change = Change(seq=after.seq, ply=after.ply)
    for name in (
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
    ):
        if getattr(before, name) != getattr(after, name):
            setattr(change, name, getattr(after, name))
    log_changed(before.log, after.log, change)
    if before.request != after.request:
        change.request, change.request_over = after.request, after.request is None
    if after.ending is not None and before.ending is None:
        change.ending = after.ending
    return change


def log_changed(before: list[LogLine], after: list[LogLine], change: Change) -> None:
    """The lines that are new; and where lines are gone or different, from which ply on."""
    same = 0
    if before and len(after) >= len(before) and after[len(before) - 1] is before[-1]:
        same = len(before)  # lines were added behind the same ones
    for old, new in zip(before[same:], after[same:], strict=False):
        if old != new:
            break
        same += 1
    if same == len(before):
        change.log = after[same:]
        return
    cut = min(line.ply for line in (before[same], *after[same : same + 1]))
    change.log_from = cut
    change.log = [line for line in after if line.ply >= cut]
