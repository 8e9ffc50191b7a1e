"""Where the pieces lie: the city large, the year and the seats beside it, what is one's own below."""

from dicehall.core.scene import TALL, TERMINAL, WIDE, Piece, Scene
from dicehall.games.dystopolis.scene_city import city_pieces
from dicehall.games.dystopolis.scene_own import own_pieces
from dicehall.games.dystopolis.scene_seats import event_pieces, seat_pieces, year_pieces
from dicehall.games.dystopolis.scene_terminal import terminal_scene
from dicehall.games.dystopolis.state import DystopolisState

HOUSE = "Companies but four, and all events, are ours: the printed ones are not known to us."


def scene(s: DystopolisState, seat: int, shape: str) -> Scene:
    """The table as a seat sees it."""
    title = f"Dystopolis: year {max(s.year, 1)}, {len([one for one in s.place if one >= 0])} companies"
    if shape == TERMINAL:
        return terminal_scene(s, seat, title)
    if shape == TALL:
        return Scene(390, 646 + 26 * rows(s), tall(s, seat), title, game="dystopolis", shape=TALL)
    return Scene(1200, 800, wide(s, seat), title, game="dystopolis", shape=WIDE)


def wide(s: DystopolisState, seat: int) -> list[Piece]:
    """The city on the left, everything about the players on the right, one's own things along the bottom."""
    pieces = [Piece("ground", "city-wide", 440, 320, 856, "the city at night")]
    pieces += city_pieces(s, (24, 24, 832, 592))
    pieces += year_pieces(s, 884, 30, 304, 18)
    pieces += event_pieces(s, 1036, 128, 304)
    pieces.append(Piece("house", "house", 1176, 30, 20, HOUSE, house=True))
    step = min(142.0, 430.0 / float(s.seats))
    for other in range(int(s.seats)):
        pieces += seat_pieces(s, seat, other, (884, 206 + step * other, 304, min(21, step * 0.21)))
    return pieces + own_pieces(s, seat, (24, 648, 1164, 140))


def tall(s: DystopolisState, seat: int) -> list[Piece]:
    """The year above, the players, the city, and one's own things below."""
    pieces = year_pieces(s, 10, 16, 240, 13)
    pieces.append(Piece("house", "house", 206, 16, 16, HOUSE, house=True))
    pieces += event_pieces(s, 302, 50, 160)
    for other in range(int(s.seats)):
        pieces += seat_pieces(s, seat, other, (8, 38 + 26.0 * other, 208, 11))
    below = 42.0 + 26 * rows(s)
    pieces.append(Piece("ground", "city-tall", 195, below + 236, 374, "the city at night"))
    pieces += city_pieces(s, (14, below + 8, 362, 456))
    return pieces + own_pieces(s, seat, (8, below + 480, 374, 116))


def rows(s: DystopolisState) -> int:
    """How many rows the players take on a phone; the event beside them is as high as two."""
    return max(int(s.seats), 2)
