"""§2 The map: neighbours, presence, control, and what terrains mean for dice."""

from mypy_extensions import i64

from dicehall.games.dicesettlers.state import SettlersState, bit, lowest
from dicehall.games.dicesettlers.terms import (
    CABINS,
    HOUSED,
    MOST_PLAYERS,
    NEAR,
    NOBODY,
    OWNER,
    PLAYER,
    PRESENT,
    SUPPLY,
    TENT,
    TERRAINS,
    Log,
)


def neighbours(s: SettlersState, tiles: i64) -> i64:
    """§2.1 The tiles that share a side with one of these."""
    found: i64 = 0
    while tiles != 0:
        found |= s.tile[NEAR + lowest(tiles)]
        tiles = tiles & (tiles - 1)
    return found


def presence(s: SettlersState, player: i64) -> i64:
    """§2.2 The tiles with a tent or a house of a player."""
    return s.seat[player * PLAYER + PRESENT]


def reach(s: SettlersState, player: i64) -> i64:
    """The tiles with presence, and their neighbours."""
    own = s.seat[player * PLAYER + PRESENT]
    return own | neighbours(s, own)


def is_joined(s: SettlersState, player: i64, tile: i64) -> bool:
    """Whether others than the player are present on a tile."""
    n: i64 = 0
    for other in range(s.players):
        n += (s.seat[other * PLAYER + PRESENT] >> tile) & 1
    return n > (s.seat[player * PLAYER + PRESENT] >> tile) & 1


def controls(s: SettlersState, player: i64, tile: i64) -> bool:
    """§2.3 Whoever has a house there; without a house, whoever has most tents, or as many as anybody."""
    owner = s.tile[OWNER + tile]
    if owner != NOBODY:
        return owner == player
    at = TENT + tile * MOST_PLAYERS
    mine = s.tile[at + player]
    most: i64 = 1
    for other in range(s.players):
        most = max(most, s.tile[at + other])
    return mine == most


def lead(s: SettlersState, player: i64, tile: i64) -> i64:
    """How many tents more than any other player a player has on a tile."""
    at = TENT + tile * MOST_PLAYERS
    most: i64 = 0
    for other in range(s.players):
        if other != player and s.tile[at + other] > most:
            most = s.tile[at + other]
    return s.tile[at + player] - most


def has_access(s: SettlersState, player: i64, terrain: i64) -> bool:
    """§2.4 Whether a player is present on a tile of a terrain, and so may have dice of its colour."""
    return s.seat[player * PLAYER + PRESENT] & s.box.of_terrain[terrain] != 0


def is_on_offer(s: SettlersState, player: i64, colour: i64) -> bool:
    """Whether a player has access to a colour and the supply has a die of it."""
    return s.pool[SUPPLY + colour] > 0 and has_access(s, player, colour)


def dice_on_offer(s: SettlersState, player: i64, first: i64) -> i64:
    """How many dice of colours with access the supply has, from that colour on."""
    n: i64 = 0
    for colour in range(first, TERRAINS):
        if has_access(s, player, colour):
            n += s.pool[SUPPLY + colour]
    return n


def build_house(s: SettlersState, player: i64, tile: i64) -> None:
    """§2.5 A house of the player stands there for ever."""
    s.tile[OWNER + tile] = player
    s.add(player, CABINS, -1)
    s.seat[player * PLAYER + HOUSED] |= bit(tile)
    s.seat[player * PLAYER + PRESENT] |= bit(tile)
    s.tell(Log.HOUSE, player, tile)
