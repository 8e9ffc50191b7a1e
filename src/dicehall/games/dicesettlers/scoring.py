"""§18 The end: what everything scores."""

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.dicesettlers.land import controls, is_joined, presence
from dicehall.games.dicesettlers.state import SettlersState, bit, lowest, ones
from dicehall.games.dicesettlers.terms import (
    CABINS,
    COLOURS,
    HOUSES,
    KNOWN,
    MOST_PLAYERS,
    NEAR,
    NOBODY,
    OWNER,
    PLAYER,
    POINTS,
    SHOW,
    TENT,
    TERRAINS,
    Can,
    Per,
)


def total(s: SettlersState, player: i64) -> i64:
    """All of it."""
    return (
        tile_points(s, player)
        + technology_points(s, player)
        + dice_points(s, player)
        + house_points(s, player)
        + collected_points(s, player)
    )


def tile_points(s: SettlersState, player: i64) -> i64:
    """§18.1 The tiles of the map, for whoever controls them and for the second."""
    points: i64 = 0
    tiles = presence(s, player)
    while tiles != 0:
        tile = lowest(tiles)
        tiles = tiles & (tiles - 1)
        if s.box.high[tile] > 0:
            points += points_of_tile(s, player, tile)
    return points


def points_of_tile(s: SettlersState, player: i64, tile: i64) -> i64:
    """§18.1 The higher number for control; the lower one for most tents among those without control."""
    if controls(s, player, tile):
        return s.box.high[tile]
    at = TENT + tile * MOST_PLAYERS
    mine = s.tile[at + player]
    if mine == 0:
        return 0
    for other in range(s.players):
        if s.tile[at + other] > mine and not controls(s, other, tile):
            return 0
    return s.box.low[tile]


def technology_points(s: SettlersState, player: i64) -> i64:
    """§18.2 What is printed on technologies, and what they score."""
    points: i64 = 0
    known = s.seat[player * PLAYER + KNOWN]
    while known != 0:
        slot = lowest(known)
        known = known & (known - 1)
        points += card_points(s, player, s.pool[SHOW + slot])
    return points


def card_points(s: SettlersState, player: i64, card: i64) -> i64:
    """§18.2 What one technology is worth to a player at the end."""
    points = s.box.catalogue.points[card]
    if s.box.catalogue.verb[card] == Can.SCORE:
        scored = s.box.catalogue.amount[card] * counted(s, player, s.box.catalogue.per[card])
        most = s.box.catalogue.most[card]
        points += min(scored, most) if most > 0 else scored
    return points


def counted(s: SettlersState, player: i64, per: i64) -> i64:
    """§13.25 How often a player has what a technology scores for."""
    if per == Per.HOUSE:
        return HOUSES - s.of(player, CABINS)
    if per == Per.TOKEN:
        return s.tokens(player)
    if per == Per.PRESENCE:
        return ones(presence(s, player))
    if per == Per.TECHNOLOGY:
        return ones(s.of(player, KNOWN))
    if per == Per.MARKER:
        return markers_of_others(s, player)
    if per == Per.DIE:
        return s.all_dice(player)
    if per == Per.COLOUR:
        return colours(s, player)
    return counted_on_map(s, player, per)


def counted_on_map(s: SettlersState, player: i64, per: i64) -> i64:
    """§13.25 Counts of tiles."""
    if per == Per.SHARED:
        return shared_tiles(s, player)
    tiles = controlled(s, player)
    if per == Per.GROUP:
        return largest_group(s, tiles)
    if per == Per.CONTROL:
        return without_houses(s, tiles)
    n: i64 = 0
    for terrain in range(TERRAINS):
        if tiles & s.box.of_terrain[terrain] != 0:
            n += 1
    return n


def controlled(s: SettlersState, player: i64) -> i64:
    """The tiles, as bits, that a player controls."""
    found: i64 = 0
    tiles = presence(s, player)
    while tiles != 0:
        tile = lowest(tiles)
        tiles = tiles & (tiles - 1)
        if controls(s, player, tile):
            found |= bit(tile)
    return found


def without_houses(s: SettlersState, tiles: i64) -> i64:
    """How many of these tiles have no house."""
    n: i64 = 0
    while tiles != 0:
        if s.tile[OWNER + lowest(tiles)] == NOBODY:
            n += 1
        tiles = tiles & (tiles - 1)
    return n


def largest_group(s: SettlersState, tiles: i64) -> i64:
    """The most of these tiles that hang together."""
    best: i64 = 0
    while tiles != 0:
        group = tiles & -tiles
        edge = group
        while edge != 0:
            new = s.tile[NEAR + lowest(edge)] & tiles & ~group
            group |= new
            edge = (edge & (edge - 1)) | new
        tiles = tiles & ~group
        best = max(best, ones(group))
    return best


def shared_tiles(s: SettlersState, player: i64) -> i64:
    """The tiles on which somebody else is present as well."""
    n: i64 = 0
    tiles = presence(s, player)
    while tiles != 0:
        if is_joined(s, player, lowest(tiles)):
            n += 1
        tiles = tiles & (tiles - 1)
    return n


def markers_of_others(s: SettlersState, player: i64) -> i64:
    """Markers of others on technologies that the player has, too."""
    n: i64 = 0
    for other in range(s.players):
        if other != player:
            n += ones(s.of(other, KNOWN) & s.of(player, KNOWN))
    return n


def colours(s: SettlersState, player: i64) -> i64:
    """How many colours a player's dice have."""
    n: i64 = 0
    for colour in range(COLOURS):
        if s.dice_of(player, colour) > 0:
            n += 1
    return n


def dice_points(s: SettlersState, player: i64) -> i64:
    """§18.3 3 VP for each two dice, wherever they are."""
    return s.all_dice(player) // 2 * s.box.two_dice


def house_points(s: SettlersState, player: i64) -> i64:
    """§18.4 What the houses on the map bring."""
    return s.box.house_points[HOUSES - s.of(player, CABINS)]


def collected_points(s: SettlersState, player: i64) -> i64:
    """§18.5 What was gained in the course of the game."""
    return s.of(player, POINTS)


def by_source(s: SettlersState, player: i64) -> vec[i64]:
    """The score of a player in five parts, as the rules have them: tiles, technologies, dice, houses, collected."""
    return vec[i64](
        [
            tile_points(s, player),
            technology_points(s, player),
            dice_points(s, player),
            house_points(s, player),
            collected_points(s, player),
        ]
    )


def winners(s: SettlersState) -> i64:
    """§18.6 Whoever has most points; in a tie all of them, as bits."""
    best: i64 = -1
    found: i64 = 0
    for player in range(s.players):
        points = s.score(player)
        if points > best:
            best = points
            found = 0
        if points == best:
            found |= bit(player)
    return found
