"""What a seat may do, as a numbered list: with sentences where there is room, else names in columns."""

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

from dicehall.cli.screen import ACCENT
from dicehall.core.state import State
from dicehall.draw.names import renamed

NUMBER_WIDTH = 4
NARROWEST = 24


@dataclass(frozen=True)
class Choices:
    """What the seat may do: the actions, the name of each, and the sentence of each."""

    actions: list[int]
    names: list[str]
    sentences: list[str]

    @property
    def name_width(self) -> int:
        """How wide the widest name is."""
        return max((cell_len(name) for name in self.names), default=0)


NO_CHOICES = Choices([], [], [])


def choices_of(view: State, seat: int, names: Sequence[str]) -> Choices:
    """The choices of a seat, from what it sees, with the players' names in the sentences."""
    actions = view.legal(seat)
    sentences = [renamed(view.describe(action, seat), names) for action in actions]
    return Choices(actions, [view.name(action, seat) for action in actions], sentences)


def choice_lines(choices: Choices, width: int, room: int) -> list[Text]:
    """The numbered choices, in the fullest form that there is room for."""
    for whole in (True, False):
        lines = sentence_lines(choices, width, whole=whole)
        if len(lines) <= room:
            return lines
    return name_columns(choices, width)


def sentence_lines(choices: Choices, width: int, *, whole: bool) -> list[Text]:
    """Number, name and sentence of each choice: the whole sentence, or what of it fits a line."""
    lines: list[Text] = []
    room = max(NARROWEST, width - NUMBER_WIDTH - choices.name_width - 2)
    for number, (name, sentence) in enumerate(zip(choices.names, choices.sentences, strict=True), start=1):
        said = "" if sentence.strip(" .").lower() == name.lower() else sentence
        parts = textwrap.wrap(said, room) or [""]
        parts = parts if whole else [textwrap.shorten(said, room, placeholder=" …") if len(parts) > 1 else parts[0]]
        line = Text.assemble((f"{number:>3} ", ACCENT), (name.ljust(choices.name_width), "bold"), "  ", parts[0])
        lines += [line, *(Text(" " * (NUMBER_WIDTH + choices.name_width + 2) + part) for part in parts[1:])]
    return lines


def name_columns(choices: Choices, width: int) -> list[Text]:
    """Many choices: number and name, in as many columns as there is room for, read downwards."""
    cell = choices.name_width + NUMBER_WIDTH + 3
    columns = max(1, (width + 3) // cell)
    rows = -(-len(choices.names) // columns)
    lines = [Text() for _ in range(rows)]
    for i, name in enumerate(choices.names):
        lines[i % rows].append(f"{i + 1:>3} ", ACCENT).append(name.ljust(cell - NUMBER_WIDTH))
    return lines
