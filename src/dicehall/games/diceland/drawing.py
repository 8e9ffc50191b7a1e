"""§1 The board as somebody drew it: which space has which colour, what lies next to what, what forms a territory."""

from typing import Final, final

OBSTACLE: Final = -1
START: Final = -2
OUTSIDE: Final = -3

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


def space_name(space: int, columns: int) -> str:
    """The letter of the column and the number of the row: `d7`."""
    row, column = divmod(space, columns)
    return f"{LETTERS[column]}{row + 1}"


@final
class Drawing:
    """A board as somebody drew it: for each space its colour (or OBSTACLE, START, OUTSIDE), treasure and mark.

    The mark tells territories of one colour apart where they touch.
    """

    def __init__(self, rows: int, columns: int) -> None:
        self.rows = rows
        self.columns = columns
        self.colour: list[int] = [OUTSIDE] * (rows * columns)
        self.treasure: list[int] = [0] * (rows * columns)
        self.mark: list[int] = [0] * (rows * columns)

    def spaces_of(self, colour: int) -> list[int]:
        """All spaces of a colour, row by row."""
        return [space for space in range(len(self.colour)) if self.colour[space] == colour]

    def neighbours(self, space: int) -> list[int]:
        """§1.2 The six spaces round a space, as far as they exist.

        Every second row lies half a space further right, so its upper and lower neighbours do too:

              0   1   2          1 of row 1 touches 0 and 2 of its row,
                0  (1)  2        1 and 2 above, 1 and 2 below;
              0   1   2          1 of an even row would touch 0 and 1 above and below
        """
        row, column = divmod(space, self.columns)
        shift = row % 2
        around = [
            (row, column - 1),
            (row, column + 1),
            (row - 1, column - 1 + shift),
            (row - 1, column + shift),
            (row + 1, column - 1 + shift),
            (row + 1, column + shift),
        ]
        return [r * self.columns + c for r, c in around if 0 <= r < self.rows and 0 <= c < self.columns]

    def connected(self, first: int, inside: list[int]) -> list[int]:
        """All spaces of a list that hang together with the first, in the order they are reached."""
        allowed = dict.fromkeys(inside)
        reached = {first: 0}
        order = [first]
        for space in order:
            for other in self.neighbours(space):
                if other in allowed and other not in reached:
                    reached[other] = 0
                    order.append(other)
        return order

    def territories(self, colour: int) -> list[list[int]]:
        """§1.1 Spaces of one colour that touch each other are a territory (unless they are marked apart)."""
        found: list[list[int]] = []
        taken: dict[int, int] = {}
        for space in self.spaces_of(colour):
            if space not in taken:
                alike = [other for other in self.spaces_of(colour) if self.mark[other] == self.mark[space]]
                territory = sorted(self.connected(space, alike))
                taken |= dict.fromkeys(territory, 0)
                found.append(territory)
        return found

    def crossable(self) -> list[int]:
        """§1.4 The spaces that can be crossed off: neither obstacles nor the start, nor outside the board."""
        return [space for space in range(len(self.colour)) if self.colour[space] >= 0]

    def start(self) -> int:
        """§1.4 The white space, on which the first cross is made."""
        return self.colour.index(START)

    def unreachable(self) -> list[int]:
        """§1.5 The spaces that no chain of crosses from the start can reach; obstacles block the way."""
        reached = dict.fromkeys(self.connected(self.start(), self.crossable()))
        return [space for space in self.crossable() if space not in reached]

    def widened(self, columns: int) -> "Drawing":
        """The same board with its spaces numbered for rows of that many columns."""
        wide = Drawing(self.rows, columns)
        for space in range(len(self.colour)):
            row, column = divmod(space, self.columns)
            wide.colour[row * columns + column] = self.colour[space]
            wide.treasure[row * columns + column] = self.treasure[space]
            wide.mark[row * columns + column] = self.mark[space]
        return wide
