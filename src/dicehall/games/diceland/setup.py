"""§2 Before the game: boards, sides, the first cross, and who begins."""

from mypy_extensions import i64

from dicehall.games.diceland.board import COLOURS, Board
from dicehall.games.diceland.crossing import spread
from dicehall.games.diceland.events import BEGINS, DEALT, PLAYS_ON, SIDE_CHOSEN
from dicehall.games.diceland.state import NOTHING, DicelandState


def undealt(s: DicelandState) -> list[int]:  # slow: once a game
    """§2.1 The boards that nobody has yet."""
    taken = [s.double[seat] for seat in range(s.seats)]
    return [double for double in range(s.box.doubles) if double not in taken]


def next_without_board(s: DicelandState) -> i64:
    """§2.1 The seat that gets the next board, or NOTHING when everybody has one."""
    for seat in range(s.seats):
        if s.double[seat] == NOTHING:
            return seat
    return NOTHING


def deal(s: DicelandState, outcome: i64) -> None:
    """§2.1 Every player gets one of the boards by lot; each board has two sides."""
    seat = next_without_board(s)
    s.double[seat] = undealt(s)[outcome]
    s.tell(DEALT, seat, s.double[seat])


def sides_of(s: DicelandState, seat: i64) -> i64:
    """§2.2 The first of the two sides of a player's board; the other follows it."""
    return s.double[seat] * 2


def choose_side(s: DicelandState, seat: i64, board: i64) -> None:
    """§2.2 Everybody chooses a side of the own board, all at once and unseen."""
    s.side[seat] = board - sides_of(s, seat)
    s.whisper(i64(1) << seat, SIDE_CHOSEN, seat, board)


def show_sides(s: DicelandState) -> None:
    """§2.2 When the last player has chosen, all sides are shown."""
    s.reveal()
    s.boards = boards_of(s)
    for seat in range(s.seats):
        s.tell(PLAYS_ON, seat, sides_of(s, seat) + s.side[seat])


def boards_of(s: DicelandState) -> list[Board]:
    """§2.2 The boards that are played on, seat by seat, once all sides are shown."""
    boards: list[Board] = []
    for seat in range(s.seats):
        boards.append(s.box.boards[sides_of(s, seat) + s.side[seat]])
    return boards


def make_first_crosses(s: DicelandState) -> None:
    """§2.3 The first cross is made on the white space; nothing else is crossed off."""
    for seat in range(s.seats):
        for colour in range(COLOURS):
            s.free[seat * COLOURS + colour] = s.boards[seat].whole[colour]
        spread(s, seat, s.boards[seat].start)


def draw_lots(s: DicelandState, outcome: i64) -> None:
    """§2.4 Lots are drawn for who is active first."""
    s.active = outcome
    s.tell(BEGINS, outcome)
