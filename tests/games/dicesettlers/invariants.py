"""What holds at every position of Dice Settlers, counted out slowly."""

from dicehall.core.state import State
from dicehall.games.dicesettlers.flow import Settlers
from dicehall.games.dicesettlers.hexes import beside
from dicehall.games.dicesettlers.terms import (
    ACTIVE,
    BAG,
    CABINS,
    CELL,
    COLOURS,
    DRAWS,
    FALLING,
    HOUSED,
    HOUSES,
    ICON,
    ICONS,
    NEAR,
    NOBODY,
    OWNER,
    POINTS,
    PRESENT,
    REMOVED,
    SPENT,
    SUPPLY,
    TENTS,
    TILES,
    TOKEN,
    WHITE,
)


def invariants(state: State) -> None:
    """All of them."""
    assert isinstance(state, Settlers)
    dice_are_all_there(state)
    nothing_is_owed(state)
    active_dice_are_counted_by_icon(state)
    houses_are_all_there(state)
    presence_is_what_stands_there(state)
    tiles_lie_once(state)
    neighbours_touch(state)
    open_cells_are_free(state)
    points_do_not_get_lost(state)


def dice_are_all_there(s: Settlers) -> None:
    """Each colour: in the supply, with the players, or sold; white ones are never in the supply."""
    removed = s.box.numbers.supply.dice_removed[str(s.seats)]
    for colour in range(COLOURS):
        owned = sum(s.dice_of(who, colour) for who in range(s.players))
        if colour == WHITE:
            assert s.pool[SUPPLY + WHITE] == 0
            assert owned + s.pool[REMOVED + WHITE] == s.box.numbers.start.white * s.players
        else:
            total = owned + s.pool[SUPPLY + colour] + s.pool[REMOVED + colour]
            assert total == s.box.dice[colour].count - removed


def nothing_is_owed(s: Settlers) -> None:
    """No pile is smaller than nothing, and whoever had dice still has one."""
    assert min(s.pool[SUPPLY + colour] for colour in range(COLOURS)) >= 0
    assert s.points >= 0
    for who in range(s.players):
        fields = [TENTS, CABINS, POINTS, DRAWS, *range(TOKEN, TOKEN + 4), *range(BAG, BAG + 18)]
        assert min(s.of(who, field) for field in fields) >= 0
        assert s.all_dice(who) > 0
        assert s.of(who, FALLING) <= s.all_dice(who)
        assert s.of(who, SPENT) <= s.all_dice(who)


def active_dice_are_counted_by_icon(s: Settlers) -> None:
    """The dice of all kinds with an icon."""
    for who in range(s.players):
        counts = [0] * int(ICONS)
        for kind in range(s.box.kinds):
            counts[s.box.kind_icon[kind]] += s.of(who, ACTIVE + kind)
        assert counts == [s.of(who, ICON + icon) for icon in range(ICONS)]


def houses_are_all_there(s: Settlers) -> None:
    """Five a player, on the map or not; one a tile."""
    for who in range(s.players):
        built = [tile for tile in range(TILES) if s.tile[OWNER + tile] == who]
        assert len(built) + s.of(who, CABINS) == HOUSES
        assert sum(1 << tile for tile in built) == s.of(who, HOUSED)


def presence_is_what_stands_there(s: Settlers) -> None:
    """Tents or a house, on tiles of the map."""
    for who in range(s.players):
        found = 0
        for tile in range(TILES):
            assert s.tents(tile, who) >= 0
            if s.tents(tile, who) > 0 or s.tile[OWNER + tile] == who:
                found |= 1 << tile
                assert s.tile[CELL + tile] >= 0
        assert found == s.of(who, PRESENT)


def tiles_lie_once(s: Settlers) -> None:
    """A tile is in the stack, drawn, on the map, or out of the game; no cell has two."""
    assert s.stack & (s.drawn | s.laid) == 0
    cells = [int(s.tile[CELL + tile]) for tile in range(TILES) if s.tile[CELL + tile] >= 0]
    assert len(cells) == len(set(cells)) == bin(s.laid).count("1")
    for tile in range(TILES):
        assert s.tile[OWNER + tile] == NOBODY or s.tile[CELL + tile] >= 0


def neighbours_touch(s: Settlers) -> None:
    """Two tiles know each other when their cells lie side by side."""
    at = {int(s.tile[CELL + tile]): tile for tile in range(TILES) if s.tile[CELL + tile] >= 0}
    for cell, tile in at.items():
        found = sum(1 << at[beside(cell, way)] for way in range(6) if beside(cell, way) in at)
        assert s.tile[NEAR + tile] == found


def open_cells_are_free(s: Settlers) -> None:
    """All free cells beside the map, once, in order, and what they touch."""
    at = {int(s.tile[CELL + tile]): tile for tile in range(TILES) if s.tile[CELL + tile] >= 0}
    due = sorted({beside(cell, way) for cell in at for way in range(6)} - set(at))
    assert [int(s.spot[2 * place]) for place in range(s.spots)] == due
    for place, cell in enumerate(due):
        touched = sum(1 << at[beside(cell, way)] for way in range(6) if beside(cell, way) in at)
        assert s.spot[2 * place + 1] == touched


def points_do_not_get_lost(s: Settlers) -> None:
    """What has left the supply is with the players."""
    gone = s.box.numbers.supply.points[str(s.seats)] - s.points
    assert sum(s.of(who, POINTS) for who in range(s.players)) >= gone
