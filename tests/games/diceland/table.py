"""Scenes for the tests of Diceland, drawn as in boards.toml.

    table("()  r.  r*  b.",      player 1's board: the white space, two red spaces with a treasure on the second, blue
          "()  rx  r.  b.")      player 2's: `x` is crossed off, `+` a treasure that is crossed off

Dice are written by colour and told to the game: `throw(s, "3 red 2 green 1 yellow")`.
"""

import dicehall
from dicehall.games.diceland.board import COLOUR_NAMES, DICE, Board, Box
from dicehall.games.diceland.content import put_word
from dicehall.games.diceland.crossing import cross_off
from dicehall.games.diceland.drawing import Drawing
from dicehall.games.diceland.flow import Diceland
from dicehall.games.diceland.setup import make_first_crosses

COLUMNS = 14
SIX_COLOURS = """
    ()  r.  r.  r.
      y.  g.  b.
    y.  o.  a.  a.
"""


def drawing_of(picture: str) -> tuple[Drawing, list[int]]:
    """The board of a picture, and the spaces crossed off on it."""
    lines = [line.split() for line in picture.splitlines() if line.strip()]
    drawing = Drawing(len(lines), COLUMNS)
    crossed: list[int] = []
    for row, line in enumerate(lines):
        for column, word in enumerate(line):
            space = row * COLUMNS + column
            put_word(drawing, space, word.replace("x", ".").replace("+", "*"), f"row {row + 1}")
            if word[1] in "x+":
                crossed.append(space)
    return drawing, crossed


def board_of(picture: str) -> Board:
    """The board of a picture."""
    return Board("A", "house", drawing_of(picture)[0])


def table(*pictures: str, active: int = 0) -> Diceland:
    """Two players or more, each with a board as drawn, the active one about to throw all six dice."""
    drawings = [drawing_of(picture) for picture in (pictures if len(pictures) > 1 else pictures * 2)]
    boards = [Board("ABCDEFGH"[2 * i], "house", drawing) for i, (drawing, _) in enumerate(drawings)]
    s = Diceland(dicehall.game("diceland"), len(boards), Box([b for b in boards for _ in range(2)], 8, COLUMNS))
    s.lay_out()
    s.boards = boards
    make_first_crosses(s)
    for seat, (_, crossed) in enumerate(drawings):
        for space in crossed:
            cross_off(s, seat, space)
            s.treasures[seat] += s.boards[seat].treasure[space]
        s.double[seat], s.side[seat], s.todo[seat] = seat, 0, 0
    s.active = active
    s.begin_turn()
    return s


def dice(text: str) -> list[int]:
    """`3 red 1 blue`: the colours of four dice."""
    words = text.split()
    return [COLOUR_NAMES.index(words[i + 1]) for i in range(0, len(words), 2) for _ in range(int(words[i]))]


def throw(s: Diceland, text: str) -> None:
    """The dice that are in the air come down like this."""
    colours = dice(text)
    assert len(colours) == s.falling, f"{s.falling} dice are in the air"
    for colour in colours:
        s.resolve(colour)


def play(s: Diceland, *actions: str, seat: int | None = None) -> None:
    """One decision after the other, by one seat."""
    for action in actions:
        s.apply(s.parse(action), seat)


def choices(s: Diceland, seat: int | None = None) -> list[str]:
    """What a seat may do, by name."""
    return [s.name(action) for action in s.legal(seat)]


def refused(s: Diceland, action: str, seat: int | None = None) -> str:
    """The rule that forbids an action."""
    refusal = s.refusal(s.parse(action), seat)
    return refusal.rule if refusal else ""


def stopped(s: Diceland, text: str, colour: str) -> Diceland:
    """The active player throws once, chooses a colour and stops: phase 2 begins."""
    throw(s, text)
    play(s, colour)
    if len(set(dice(text))) > 1:
        play(s, "stop")
    return s


def crossed(s: Diceland, seat: int) -> list[str]:
    """The coloured spaces that a player has crossed off, by name."""
    spaces = range(len(s.boards[seat].drawing.colour))
    verb = s.game.vocabulary.verbs[5]
    return [verb.slots[0].words[i] for i in spaces if s.boards[seat].colour[i] >= 0 and s.is_crossed(seat, i)]


def lying(s: Diceland) -> str:
    """The dice that may be used now, by colour."""
    return " ".join(f"{s.count[c]} {COLOUR_NAMES[c]}" for c in range(DICE) if s.count[c])
