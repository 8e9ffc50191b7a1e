"""§19.7 What the Diceoneer does: its six actions, each with a strength, step by step."""

from mypy_extensions import i64

from dicehall.games.dicesettlers import diceoneer_priorities as wants
from dicehall.games.dicesettlers.diceoneer_board import (
    FREE,
    BotLog,
    first_at,
    load,
    push,
    store,
    take_at,
    tents_in_supply,
    unused,
)
from dicehall.games.dicesettlers.diceoneer_levels import RUSH, SALE
from dicehall.games.dicesettlers.hexes import add_tile
from dicehall.games.dicesettlers.land import build_house, presence
from dicehall.games.dicesettlers.recruit import gain_die
from dicehall.games.dicesettlers.research import put_marker
from dicehall.games.dicesettlers.state import SettlersState, lowest
from dicehall.games.dicesettlers.technologies import shield
from dicehall.games.dicesettlers.terms import (
    BOT,
    BOT_LEFT,
    GOLD_TOKEN,
    MARKER,
    NOTHING,
    SHOW,
    SIDE_TOKEN,
    SIDES,
    STRENGTH,
    TENTS,
    TOKEN,
    TOKENS,
    Log,
)
from dicehall.games.dicesettlers.trade import gain_points

PERSON = wants.PERSON


# ---- §19.6 which action ----


def has_anything(s: SettlersState) -> bool:
    """§19.6 Whether any die or token lies at a side."""
    total: i64 = 0
    for side in range(SIDES):
        total += load(s, side)
    return total > 0


def move_marker(s: SettlersState, steps: i64) -> i64:
    """§19.6 The marker goes on clockwise, a step for each die and token; what lies where it stands is behind it."""
    side = (s.bot[MARKER] + 1) % SIDES
    while steps > load(s, side):
        steps -= load(s, side)
        side = (side + 1) % SIDES
    s.bot[MARKER] = side
    return side


def clear_side(s: SettlersState, side: i64) -> None:
    """§19.7 Its dice go to the back of the queue, its tokens into the supply; in a Gold Rush they are stored."""
    s.bot[STRENGTH] = load(s, side)
    at = first_at(s, side)
    while at >= 0:
        push(s, take_at(s, at))
        at = first_at(s, side)
    for token in range(TOKENS):
        for _token in range(s.bot[SIDE_TOKEN + side * TOKENS + token]):
            if s.bot[RUSH] == 1:
                store(s, token)
        s.bot[SIDE_TOKEN + side * TOKENS + token] = 0


# ---- §19.9 Recruit ----


def begin_recruit(s: SettlersState) -> None:
    """§19.9 One die, with a strength of three or more two; strength above three is unused."""
    enough = s.box.opponent.two_dice
    s.bot[BOT_LEFT] = 2 if s.bot[STRENGTH] >= enough else 1
    unused(s, s.bot[STRENGTH] - enough)


def recruit(s: SettlersState, colour: i64) -> None:
    """§19.9 The die joins the queue at its back."""
    gain_die(s, BOT, colour)
    push(s, colour)
    s.bot[BOT_LEFT] -= 1


# ---- §19.10 Explore ----


def settle_new_tile(s: SettlersState, cell: i64) -> None:
    """§19.10 The tile lies there, with a tent from the general supply; what it gives is ignored."""
    add_tile(s, s.tile_now, cell)
    s.tell(Log.PLACED, BOT, s.tile_now, cell)
    if tents_in_supply(s) > 0:
        s.put_tent(s.tile_now, BOT)
        s.tell(Log.TENT, BOT, s.tile_now)


def add_tent(s: SettlersState, tile: i64) -> None:
    """A tent from its personal supply."""
    s.add(BOT, TENTS, -1)
    s.put_tent(tile, BOT)
    s.tell(Log.TENT, BOT, tile)


# ---- §19.11 Settle ----


def can_settle(s: SettlersState) -> bool:
    """§19.11 §19.12 Whether it has a tent to place, with strength or without."""
    return s.of(BOT, TENTS) > 0 and (s.bot[STRENGTH] > 0 or s.bot[FREE] == 1)


def settle(s: SettlersState, tile: i64) -> None:
    """§19.11 A tent for a point of strength, or the one that costs nothing; then perhaps a house."""
    if s.bot[FREE] == 1:
        s.bot[FREE] = 0
    else:
        s.bot[STRENGTH] -= 1
    add_tent(s, tile)
    govern_if_ahead(s, tile)


def fetch_tents(s: SettlersState) -> None:
    """§19.12 No tent left: it takes three for its last strength, or five for all of it, and places one of them."""
    wanted = s.box.opponent.few if s.bot[STRENGTH] == 1 else s.box.opponent.many
    taken = min(wanted, tents_in_supply(s))
    s.add(BOT, TENTS, taken)
    if taken > 0:
        s.tell(Log.GATHERED, BOT, taken)
        s.bot[FREE] = 1
    if taken < wanted:
        unused(s, s.bot[STRENGTH])
    s.bot[STRENGTH] = 0


# ---- §19.13 houses ----


def govern_if_ahead(s: SettlersState, tile: i64) -> None:
    """§19.13 With three tents more than the person, three of them become a house at once."""
    if wants.tents_to_house(s, tile) == 0:
        s.tell(Log.GOVERNED, BOT, tile)
        s.take_tents(tile, BOT, wants.HOUSE_LEAD)
        build_house(s, BOT, tile)


def bot_governs_all(s: SettlersState) -> None:
    """§19.13 Also where the lead comes from tents that the person has taken away."""
    tiles = presence(s, BOT)
    while tiles != 0:
        govern_if_ahead(s, lowest(tiles))
        tiles = tiles & (tiles - 1)


# ---- §19.14 Raid ----


def begin_raid(s: SettlersState) -> bool:
    """§19.14 Shields of the person take strength away; False when nothing is raided, which brings VP once."""
    s.bot[STRENGTH] = max(s.bot[STRENGTH] - shield(s, PERSON), 0)
    if wants.raids(s) != 0:
        return True
    raid_ends(s)
    return False


def raid(s: SettlersState, tile: i64) -> None:
    """§19.14 Tents of the person go home, and its own take their place, as long as there is strength and tents."""
    while s.bot[STRENGTH] > 0 and s.of(BOT, TENTS) > 0 and s.tents(tile, PERSON) > 0:
        s.take_tents(tile, PERSON, 1)
        s.add(PERSON, TENTS, 1)
        s.add(BOT, TENTS, -1)
        s.put_tent(tile, BOT)
        s.bot[STRENGTH] -= 1
        s.tell(Log.RAIDED, BOT, PERSON, tile)
        govern_if_ahead(s, tile)
    if s.bot[STRENGTH] > 0:
        raid_ends(s)


def raid_ends(s: SettlersState) -> None:
    """§19.14 Whatever strength is left of a raid counts as one."""
    s.bot[STRENGTH] = 0
    unused(s, 1)


# ---- §19.15 Trade ----


def sell(s: SettlersState) -> None:
    """§19.15 Each strength sells up to three stored tokens; without any it is unused."""
    sold: i64 = 0
    while s.bot[STRENGTH] > 0 and s.tokens(BOT) > 0:
        s.bot[STRENGTH] -= 1
        for _token in range(min(s.box.opponent.trade, s.tokens(BOT))):
            discard_any(s)
            sold += 1
    if sold > 0:
        s.tell(BotLog.SELLS, BOT, sold)
        gain_points(s, BOT, sold * s.bot[SALE])
    unused(s, s.bot[STRENGTH])


def discard_any(s: SettlersState) -> None:
    """§19.15 The first token that there is, Gold last."""
    for token in range(TOKENS):
        if s.of(BOT, TOKEN + token) > 0:
            s.add(BOT, TOKEN + token, -1)
            return


# ---- §19.16 Research ----


def discover(s: SettlersState) -> None:
    """§19.16 It pays and marks the best technology that it can have; strength beyond its icons is unused."""
    slot = wants.discovery(s)
    if slot != NOTHING:
        card = s.pool[SHOW + slot]
        gold = wants.gold_due(s, card)
        for token in range(GOLD_TOKEN):
            due = s.box.catalogue.price[card * TOKENS + token]
            s.add(BOT, TOKEN + token, -min(due, s.of(BOT, TOKEN + token)))
        s.add(BOT, TOKEN + GOLD_TOKEN, -gold)
        s.bot[STRENGTH] -= s.box.catalogue.research[card]
        s.target = card
        put_marker(s, BOT)
        s.target = NOTHING
    unused(s, s.bot[STRENGTH])


# ---- §19.17, §19.18 ----


def bot_joins(s: SettlersState, tile: i64) -> bool:
    """§19.17 It always comes along when the person explores, if it has a tent; True when it does."""
    if s.of(BOT, TENTS) == 0:
        return False
    s.add(BOT, TENTS, -1)
    s.put_tent(tile, BOT)
    s.tell(Log.JOINED, BOT, tile)
    return True


def send_home(s: SettlersState, tile: i64) -> None:
    """§19.18 One of its tents leaves a factory and goes back into its personal supply."""
    s.take_tents(tile, BOT, 1)
    s.add(BOT, TENTS, 1)
    s.tell(BotLog.SENT_HOME, BOT, tile)
