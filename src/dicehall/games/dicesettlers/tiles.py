"""§17 What tiles give."""

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import pack
from dicehall.games.dicesettlers.content_box import Tile
from dicehall.games.dicesettlers.harvest import gain_token
from dicehall.games.dicesettlers.land import build_house, dice_on_offer, is_on_offer
from dicehall.games.dicesettlers.recruit import gain_die
from dicehall.games.dicesettlers.state import SettlersState, bit, lowest
from dicehall.games.dicesettlers.terms import (
    CABINS,
    MAINS,
    MOST_PLAYERS,
    NOBODY,
    OWNER,
    PLAYER,
    POINTS,
    PRESENT,
    SUPPLY,
    TENT,
    TENTS,
    TERRAINS,
    USED,
    Do,
    Log,
)


def on_placement(s: SettlersState, player: i64, tile: i64) -> bool:
    """§17.1 What a tile gives to whoever places it; True when the player has to choose a die."""
    if s.box.kind[tile] != Tile.PLACEMENT:
        return False
    gift = s.box.gift[tile]
    if gift == Tile.TOKEN:
        give_tokens(s, player, tile)
    elif gift == Tile.EXTRA:
        extra_action(s, player)
    elif gift == Tile.ANY_DIE:
        return any_die_offered(s, player)
    return False


def give_tokens(s: SettlersState, player: i64, tile: i64) -> None:
    """§17.2 Tokens; with some starting tiles a die, too."""
    for _token in range(s.box.amount[tile]):
        gain_token(s, player, s.box.what[tile])
    if s.box.also[tile] >= 0:
        give_die(s, player, s.box.also[tile])


def give_die(s: SettlersState, player: i64, colour: i64) -> None:
    """§17.2 A die, if the supply has one."""
    if s.pool[SUPPLY + colour] > 0:
        gain_die(s, player, colour)


def any_die_offered(s: SettlersState, player: i64) -> bool:
    """§17.3 Whether there is a die of any colour with access."""
    return dice_on_offer(s, player, 0) > 0


def any_die(s: SettlersState, player: i64, out: vec[i64]) -> i64:
    """§17.3 The colours of dice to choose from: those with access, the new tile included."""
    n: i64 = 0
    for colour in range(TERRAINS):
        if is_on_offer(s, player, colour):
            out[n] = pack(Do.HIRE, colour)
            n += 1
    return n


def extra_action(s: SettlersState, player: i64) -> None:
    """§4.3 §17.4 One main action more in this turn."""
    s.credit += 1
    s.tell(Log.EXTRA, player)


def starts_with_house(s: SettlersState, tile: i64) -> bool:
    """§17.5 A starting tile on which a house stands instead of a tent."""
    return s.box.gift[tile] == Tile.HOUSE


def gives_something(s: SettlersState, player: i64, tile: i64, leaves: i64) -> bool:
    """§17.6 A factory that could give nothing is not used; `leaves` tents go away first."""
    gift = s.box.gift[tile]
    if gift == Tile.DIE:
        return s.pool[SUPPLY + s.box.what[tile]] > 0
    if gift == Tile.EXTRA:
        return s.of(player, USED) != bit(MAINS) - 1
    if gift == Tile.UPGRADE:
        return upgradable(s, player, tile, leaves) != 0
    return True


def works_for(s: SettlersState, player: i64, tile: i64) -> bool:
    """§17.6 The factory gives what it gives; True when a tile has to be chosen for a house."""
    gift = s.box.gift[tile]
    if gift == Tile.TOKEN:
        give_tokens(s, player, tile)
    elif gift == Tile.DIE:
        for _die in range(s.box.amount[tile]):
            give_die(s, player, s.box.what[tile])
    elif gift == Tile.TENTS:
        s.add(player, TENTS, s.box.amount[tile])
        s.tell(Log.GATHERED, player, s.box.amount[tile])
    elif gift == Tile.POINTS:
        s.add(player, POINTS, s.box.amount[tile])
        s.tell(Log.POINTS, player, s.box.amount[tile])
    elif gift == Tile.EXTRA:
        extra_action(s, player)
    return gift == Tile.UPGRADE


def upgradable(s: SettlersState, player: i64, factory: i64, leaves: i64) -> i64:
    """§17.7 The tiles, as bits, with three tents of the player and no house, once a tent has left the factory."""
    found: i64 = 0
    if s.of(player, CABINS) == 0:
        return 0
    due = s.box.amount[factory]
    tiles = s.seat[player * PLAYER + PRESENT]
    while tiles != 0:
        tile = lowest(tiles)
        tiles = tiles & (tiles - 1)
        have = s.tile[TENT + tile * MOST_PLAYERS + player]
        if tile == factory:
            have -= leaves
        if have >= due and s.tile[OWNER + tile] == NOBODY:
            found |= bit(tile)
    return found


def upgrade(s: SettlersState, player: i64, tile: i64, tents: i64) -> None:
    """§17.7 Tents of the player leave the tile for a house."""
    s.take_tents(tile, player, tents)
    build_house(s, player, tile)
