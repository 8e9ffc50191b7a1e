"""What stands on the screen when somebody has to decide: board, seats, what happened, prompt, choices."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from dicehall.cli.screen import ACCENT, QUIET, mark_of
from dicehall.core.game import Game
from dicehall.core.match import LogLine, Match
from dicehall.core.scene import TERMINAL, Scene
from dicehall.core.state import OVER, State
from dicehall.draw.terminal import terminal

KEYS = "number or name · Enter redraws · ? explains · u undoes · h hints · log · save · rules · quit"
LEAST_LOG = 2
MOST_LOG = 8


@dataclass(frozen=True)
class Choices:
    """What the seat may do: the actions, the name of each, and the sentence of each."""

    actions: list[int]
    names: list[str]
    sentences: list[str]


def choices_of(view: State, seat: int) -> Choices:
    """The choices of a seat, from what it sees."""
    actions = view.legal(seat)
    return Choices(actions, [view.name(a, seat) for a in actions], [view.describe(a, seat) for a in actions])


@dataclass
class Picture:
    """The parts of a screen, each a list of lines."""

    head: Text
    board: Text | None
    board_size: tuple[int, int]
    seats: list[Text]
    log: list[Text]
    prompt: Text
    choices: Choices = field(default_factory=lambda: Choices([], [], []))

    def fits(self, width: int, height: int) -> bool:
        """Whether board, prompt and choices stand on a screen of that size together."""
        wide, high = self.needed(width)
        return wide <= width and high <= height

    def needed(self, width: int) -> tuple[int, int]:
        """Columns and lines that the whole screen takes at least."""
        wide, high = self.board_size
        fixed = 2 + len(self.seats) + 1 + LEAST_LOG + 1 + lines_of(self.prompt, width) + 2
        return max(wide, 40), high + fixed + len(name_columns(self.choices, max(width, wide)))

    def drawn(self, width: int, height: int) -> RenderableType:
        """Everything, from top to bottom, for a screen of that size; without the board where it does not fit."""
        board = self.board if self.fits(width, height) else None
        above = self.board_size[1] + 1 if board else 0
        fixed = above + 2 + len(self.seats) + 1 + lines_of(self.prompt, width) + 2
        listing = choice_lines(self.choices, width, height - fixed - LEAST_LOG)
        room = max(LEAST_LOG, min(MOST_LOG, height - fixed - len(listing)))
        parts: list[RenderableType] = [self.head]
        parts += [board, Text()] if board else []
        parts += [*self.seats, Text(), *self.log[-room:], Rule(style=QUIET), self.prompt, *listing]
        return Group(*parts)


def lines_of(text: Text, width: int) -> int:
    """How many lines a text takes."""
    return sum(1 + max(0, cell_len(line) - 1) // max(1, width) for line in text.plain.split("\n"))


def choice_lines(choices: Choices, width: int, room: int) -> list[Text]:
    """The numbered choices: a line each with its sentence where there is room, else names in columns."""
    return sentence_lines(choices, width) if len(choices.actions) <= room else name_columns(choices, width)


def sentence_lines(choices: Choices, width: int) -> list[Text]:
    """One choice a line: number, name, sentence."""
    widest = max((cell_len(name) for name in choices.names), default=0)
    lines: list[Text] = []
    for number, (name, sentence) in enumerate(zip(choices.names, choices.sentences, strict=True), start=1):
        line = Text.assemble((f"{number:>3} ", ACCENT), (name.ljust(widest), "bold"))
        if sentence.strip(" .").lower() != name.lower():
            line.append("  " + sentence)
        line.truncate(width, overflow="ellipsis")
        lines.append(line)
    return lines


def name_columns(choices: Choices, width: int) -> list[Text]:
    """Many choices: number and name, in as many columns as there is room for, read downwards."""
    if not choices.names:
        return []
    cell = max(cell_len(name) for name in choices.names) + 7
    columns = max(1, (width + 2) // cell)
    rows = -(-len(choices.names) // columns)
    lines = [Text() for _ in range(rows)]
    for i, name in enumerate(choices.names):
        line = lines[i % rows]
        line.append(f"{i + 1:>3} ", ACCENT).append(name.ljust(cell - 4))
    return lines


def picture(match: Match, seat: int, view: State, since: int, width: int) -> Picture:
    """The screen of a seat: only from what the seat sees."""
    scene = view.scene(seat, "terminal")
    owes = seat in view.pending
    choices = choices_of(view, seat) if owes else Choices([], [], [])
    board = terminal(scene, width=width, lit=choices.actions) if is_drawn(match.game) else None
    ask = Text(view.prompt(seat) if owes else view.ending, style="bold")
    return Picture(
        head_line(match, seat, view),
        board,
        board_size(scene, board),
        seat_lines(match, view),
        log_lines(match, match.log(seat), since),
        ask,
        choices,
    )


def is_drawn(game: Game) -> bool:
    """Whether the game has a drawing of its own: without one the lines about the seats say all."""
    return type(game).scene is not Game.scene


def board_size(scene: Scene, board: Text | None) -> tuple[int, int]:
    """How many columns and lines the board takes when nothing of it is cut off."""
    if board is None:
        return 0, -1
    wide = max(cell_len(line) for line in board.plain.split("\n"))
    return (int(scene.width) if scene.shape == TERMINAL else wide), board.plain.count("\n") + 1


def head_line(match: Match, seat: int, view: State) -> Text:
    """Which game this is and who is to decide."""
    line = Text.assemble((match.game.title, "bold"), "  ")
    if view.actor == OVER:
        return line.append("the game is over", QUIET)
    if seat not in view.pending:
        return line
    return line.append_text(seat_name(match, seat)).append(" decides", QUIET)


def seat_name(match: Match, seat: int) -> Text:
    """A seat's shape and name, in its colour; the printed opponent's for the number after the last seat."""
    shape, colour = mark_of(seat)
    name = match.names[seat] if seat < len(match.names) else automaton_of(match.game)
    return Text(f"{shape} {name}", style=f"bold {colour}")


def automaton_of(game: Game) -> str:
    """What the printed opponent is called."""
    return game.automaton or "the game itself"


def seat_lines(match: Match, view: State) -> list[Text]:
    """What everybody may read off about each seat, a line each."""
    lines: list[Text] = []
    widest = max(cell_len(name) for name in match.names)
    for seat in range(view.seats):
        line = seat_name(match, seat)
        line.append(" " * (widest - cell_len(match.names[seat])) + "  ")
        for i, fact in enumerate(view.panel(seat)):
            line.append("  ·  " if i else "", QUIET).append(f"{fact.name} ", QUIET).append(fact.value, "not dim")
        line.no_wrap = True
        lines.append(line)
    return lines


def log_lines(match: Match, log: Sequence[LogLine], since: int) -> list[Text]:
    """The log; what the seat has read already is quiet."""
    lines: list[Text] = []
    for entry in log:
        line = with_marks(match, entry.text)
        if entry.ply <= since:
            line.stylize(QUIET)
        lines.append(line)
    return lines


def with_marks(match: Match, text: str) -> Text:
    """A line of the log with each name in its seat's colour, behind its seat's shape."""
    line = Text()
    longest_first = sorted(range(len(match.names)), key=lambda seat: -len(match.names[seat]))
    pattern = "|".join(rf"\b{re.escape(match.names[seat])}\b" for seat in longest_first)
    for piece in re.split(f"({pattern})", text):
        if piece in match.names:
            line.append_text(seat_name(match, match.names.index(piece)))
        else:
            line.append(piece)
    return line
