"""Where the pieces lie: the map large, players and the wall of technologies beside it, one's own board below."""

from dicehall.core.scene import TALL, TERMINAL, WIDE, Piece, Scene
from dicehall.games.dicesettlers.scene_cards import card_pieces
from dicehall.games.dicesettlers.scene_diceoneer import diceoneer_pieces
from dicehall.games.dicesettlers.scene_map import map_pieces
from dicehall.games.dicesettlers.scene_own import (
    active_pieces,
    bag_pieces,
    goods_pieces,
    main_pieces,
    spent_pieces,
)
from dicehall.games.dicesettlers.scene_pieces import Area, Look, word
from dicehall.games.dicesettlers.scene_seats import header_pieces, moment, seat_pieces, supply_pieces
from dicehall.games.dicesettlers.scene_terminal import terminal_scene
from dicehall.games.dicesettlers.state import SettlersState, ones

HOUSE = "The faces of the dice and most technologies are ours: the printed ones are not known to us."


def scene(s: SettlersState, seat: int, shape: str) -> Scene:
    """The table as a seat sees it."""
    look = Look(s, seat, s.legal(seat) if seat >= 0 and s.owes(seat) else [])
    when = f"round {s.round}, {moment(s)}" if s.round > 0 else moment(s)
    title = f"Dice Settlers: {when}, {ones(s.laid)} tiles on the map"
    if shape == TERMINAL:
        return terminal_scene(look, title)
    if shape == TALL:
        height, pieces = tall(look)
        return Scene(390, height, pieces, title, game="dicesettlers", shape=TALL)
    return Scene(1200, 800, wide(look), title, game="dicesettlers", shape=WIDE)


def whose_board(look: Look) -> int:
    """Whose board lies in front: the viewer's own, or for a spectator that of whoever has the turn."""
    if look.seat >= 0:
        return look.seat
    return min(max(int(look.state.whose), 0), int(look.state.seats) - 1)


def wide(look: Look) -> list[Piece]:
    """Map and board on the left; players, supply and technologies on the right."""
    s = look.state
    pieces = [Piece("ground", "map-wide", 374, 306, 724, "the land")]
    pieces += map_pieces(look, (34, 32, 680, 548))
    pieces += header_pieces(s, 748, 24, 22)
    pieces.append(Piece("house", "house", 1176, 24, 20, HOUSE, house=True))
    for player in range(int(s.players)):
        pieces += seat_pieces(look, player, (748, 42 + 64.0 * player, 440, 60))
    if s.seats == 1:
        pieces += diceoneer_pieces(look, (748, 172, 440, 182))
    pieces += supply_pieces(look, (748, 356, 440, 40))
    pieces += card_pieces(look, (746, 400, 446, 394), False)
    return pieces + wide_board(look)


def wide_board(look: Look) -> list[Piece]:
    """One's own board: bag, active dice over the main actions, spent dice, goods, from left to right."""
    player = whose_board(look)
    top = 612.0
    name = "your board" if player == look.seat else f"the board of {look.name(player)}"
    pieces = [Piece("board", "board", 374, top + 89, 716, name, tint=f"seat{player}")]
    pieces += titles(["Bag", "Active dice", "Spent", "Goods"], [30, 128, 494, 606], top + 16, 12)
    pieces += bag_pieces(look, player, (24, top + 26, 92, 142))
    pieces += active_pieces(look, player, (126, top + 28, 352, 84), 50)
    pieces += spent_pieces(look, player, (492, top + 28, 96, 128))
    pieces += goods_pieces(look, player, (600, top + 26, 122, 144))
    return pieces + main_pieces(look, player, (124, top + 114, 356, 62), 7)


def titles(names: list[str], lefts: list[float], y: float, size: float) -> list[Piece]:
    """What the places of the board are called."""
    return [
        word(f"place-{name.split()[0].lower()}", name, (left, y), size, "board-ink", "strong")
        for name, left in zip(names, lefts, strict=True)
    ]


def tall(look: Look) -> tuple[float, list[Piece]]:
    """Players, map, board and technologies, one under the other; and how high that is."""
    s = look.state
    pieces = header_pieces(s, 12, 18, 17)
    pieces.append(Piece("house", "house", 374, 18, 16, HOUSE, house=True))
    y = 34.0
    for player in range(int(s.players)):
        pieces += seat_pieces(look, player, (10, y, 370, 42))
        y += 44
    if s.seats == 1:
        pieces += diceoneer_pieces(look, (10, y, 370, 160))
        y += 164
    pieces.append(Piece("ground", "map-tall", 195, y + 162, 374, "the land"))
    pieces += map_pieces(look, (18, y + 12, 354, 300))
    pieces += supply_pieces(look, (12, y + 326, 366, 32))
    board = y + 362
    pieces += tall_board(look, board)
    pieces += card_pieces(look, (5, board + 208, 380, 200), True)
    return board + 412, pieces


def tall_board(look: Look, top: float) -> list[Piece]:
    """One's own board on a phone: dice above, goods and main actions below."""
    player = whose_board(look)
    name = "your board" if player == look.seat else f"the board of {look.name(player)}"
    pieces = [Piece("board", "board-tall", 195, top + 101, 374, name, tint=f"seat{player}")]
    pieces += titles(["Bag", "Active dice", "Spent"], [22, 92, 300], top + 14, 11)
    pieces += bag_pieces(look, player, (14, top + 22, 70, 88))
    pieces += active_pieces(look, player, (90, top + 24, 200, 84), 34)
    pieces += spent_pieces(look, player, (298, top + 22, 76, 84))
    areas: list[Area] = [(16, top + 110, 110, 82), (132, top + 112, 240, 80)]
    return pieces + goods_pieces(look, player, areas[0]) + main_pieces(look, player, areas[1], 4)
