"""What stands on the screen when somebody has to decide: board, what happened, prompt, choices."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from dicehall.cli.choices import NO_CHOICES, Choices, choice_lines, choices_of, name_columns
from dicehall.cli.screen import QUIET, mark_of
from dicehall.core.game import Game
from dicehall.core.match import LogLine, Match
from dicehall.core.scene import TERMINAL, Scene
from dicehall.core.state import OVER, State
from dicehall.draw.names import renamed, with_names
from dicehall.draw.terminal import terminal

KEYS = "number or name · ? help · u undo · h hint · log · save · rules · quit"
BELOW = 2  # the line of keys, and the line one types on
LEAST_LOG = 1
MOST_LOG = 8
NAME_WIDTH = 9


@dataclass
class Picture:
    """The parts of a screen, each a list of lines."""

    head: Text
    board: Text | None
    board_size: tuple[int, int]
    seats: list[Text]
    log: list[Text]
    prompt: Text
    choices: Choices

    def fits(self, width: int, height: int) -> bool:
        """Whether board, prompt and choices stand on a screen of that size together."""
        wide, high = self.needed(width)
        return wide <= width and high <= height

    def needed(self, width: int) -> tuple[int, int]:
        """Columns and lines that the whole screen takes at least."""
        wide = max(self.board_size[0], width)
        lines = self.board_size[1] + LEAST_LOG + 1 + lines_of(self.prompt, wide) + BELOW
        return max(self.board_size[0], cell_len(KEYS)), lines + len(name_columns(self.choices, wide))

    def drawn(self, width: int, height: int) -> RenderableType:
        """Everything, from top to bottom, for a screen of that size; without the board where it does not fit."""
        above = [self.board] if self.board and self.fits(width, height) else self.seats
        used = self.board_size[1] if above == [self.board] else len(above) + 2
        room = height - used - 1 - lines_of(self.prompt, width) - BELOW
        listing = choice_lines(self.choices, width, room - LEAST_LOG - 1)
        left = room - len(listing)
        gap = [Text()] if left > LEAST_LOG else []
        log = self.log[-max(LEAST_LOG, min(MOST_LOG, left - len(gap))) :]
        prompt = [self.prompt] if self.prompt else []
        return Group(*above, *gap, *log, ruled(self.head), *prompt, *listing)


def ruled(head: Text) -> Rule:
    """A line across the screen that says which game this is and who decides."""
    return Rule(head, align="left", style=QUIET)


def lines_of(text: Text, width: int) -> int:
    """How many lines a text takes."""
    return len(text.wrap(Console(width=width), width))


def picture(match: Match, seat: int, view: State, since: int, width: int) -> Picture:
    """The screen of a seat: only from what the seat sees."""
    scene = with_names(view.scene(seat, TERMINAL), match.names, NAME_WIDTH)
    owes = seat in view.pending
    choices = choices_of(view, seat, match.names) if owes else NO_CHOICES
    board = drawn_board(scene, width, choices) if is_drawn(match.game) else None
    ask = Text(renamed(view.prompt(seat), match.names) if owes else "", style="bold")
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


def drawn_board(scene: Scene, width: int, choices: Choices) -> Text:
    """The board, with what may be chosen lit."""
    board = terminal(scene, width=width, lit=choices.actions)
    board.end = "\n"
    return board


def board_size(scene: Scene, board: Text | None) -> tuple[int, int]:
    """How many columns and lines the board takes when nothing of it is cut off."""
    if board is None:
        return 0, 0
    wide = max(cell_len(line) for line in board.plain.split("\n"))
    return (int(scene.width) if scene.shape == TERMINAL else wide), board.plain.count("\n") + 1


def head_line(match: Match, seat: int, view: State) -> Text:
    """Which game this is and who is to decide."""
    line = Text.assemble((match.game.title, "bold"), " · ")
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
