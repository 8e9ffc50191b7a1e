"""Scenes for the tests of the Diceoneer.

    alone('''
        24 0,0 me 2
        18 1,0 bot 3 me 1
        20 0,1 bot house
    ''', tents="me 4 bot 5", queue="white green", at="Explore: white Gold, Trade: Wood", store="Iron")

is a map of three tiles (printed number, cell, who has how many tents or a house), what both have at hand, and what lies
round the action hex. It is the second lap of a round, so that after the Diceoneer's turn the person is asked which die
to keep. `acts(s, "Settle", 2)` lets it take an action with that strength; `do(s, "pass")` plays a decision by name.
"""

import dicehall
from dicehall.core.game import Game
from dicehall.games.dicesettlers.content_box import COLOUR_NAMES, MAIN_NAMES, Box
from dicehall.games.dicesettlers.content_technologies import ICON_NAMES, TOKEN_NAMES
from dicehall.games.dicesettlers.diceoneer_board import push, put_at, side_of
from dicehall.games.dicesettlers.diceoneer_flow import begin_action, bot_rolls
from dicehall.games.dicesettlers.diceoneer_levels import GOLD_RUSH, LIKE_OPPONENT, OPPONENT, SWITCHES, set_level
from dicehall.games.dicesettlers.flow import Settlers
from dicehall.games.dicesettlers.hexes import add_tile, cell_at
from dicehall.games.dicesettlers.terms import (
    BOT,
    CABINS,
    HOUSED,
    HOUSES,
    KNOWN,
    MARKER,
    OWNER,
    POINTS,
    PRESENT,
    QUEUE,
    QUEUE_SIZE,
    QUOTA,
    SERVES,
    SHOW,
    SIDE_TOKEN,
    SPENT,
    SUPPLY,
    TASK,
    TENTS,
    TOKEN,
    Task,
)

PEOPLE = {"me": 0, "bot": int(BOT)}


def game() -> Game:
    """Dice Settlers with the content of the house."""
    return dicehall.game("dicesettlers")


def alone(
    tiles: str = "",
    tents: str = "",
    queue: str = "",
    at: str = "",
    store: str = "",
    level: str = "normal",
    rush: str = "off",
) -> Settlers:
    """A position of the solo game."""
    s = Settlers(game(), 1, Box(game().content))
    s.lay_out()
    choices = {OPPONENT: level, GOLD_RUSH: rush} | {name: LIKE_OPPONENT for name, _, _ in SWITCHES}
    set_level(s, choices)
    s.round, s.first, s.whose, s.lap, s.points = 1, 0, 1, 1, 30
    s.bot[TASK] = Task.TURN
    for player in (0, 1):
        s.put(player, CABINS, HOUSES)
        s.put(player, QUOTA, 3)
        for icon in range(len(ICON_NAMES)):
            s.put(player, SERVES + icon, 1 << icon)
    s.gain_active(0, 0)
    for colour in range(5):
        s.pool[SUPPLY + colour] = 5
    s.stack = s.box.stack[2]
    for line in tiles.split("\n"):
        if line.strip():
            lay(s, line.split())
    words = tents.split()
    for who, n in zip(words[::2], words[1::2], strict=True):
        s.put(PEOPLE[who], TENTS, int(n))
    for name in queue.split():
        push(s, own_die(s, name))
    for side in at.split(","):
        if side.strip():
            fill_side(s, *side.split(":"))
    for name in store.split():
        s.add(BOT, TOKEN + TOKEN_NAMES.index(name), 1)
    return s


def lay(s: Settlers, words: list[str]) -> None:
    """One tile with what stands on it."""
    tile = int(words[0]) - 1
    q, r = (int(n) for n in words[1].split(","))
    add_tile(s, tile, cell_at(q, r))
    s.stack &= ~(1 << tile)
    for who, what in zip(words[2::2], words[3::2], strict=True):
        player = PEOPLE[who]
        if what == "house":
            s.tile[OWNER + tile] = player
            s.add(player, CABINS, -1)
            for field in (HOUSED, PRESENT):
                s.put(player, field, s.of(player, field) | 1 << tile)
        else:
            for _ in range(int(what)):
                s.put_tent(tile, player)


def own_die(s: Settlers, name: str) -> int:
    """A die of that colour belongs to the Diceoneer."""
    colour = COLOUR_NAMES.index(name)
    s.add(BOT, SPENT + colour, 1)
    return colour


def fill_side(s: Settlers, name: str, things: str) -> None:
    """Dice and tokens at a side of the action hex."""
    side = int(side_of(s, MAIN_NAMES.index(name.strip())))
    for thing in things.split():
        if thing in TOKEN_NAMES:
            s.bot[SIDE_TOKEN + side * 4 + TOKEN_NAMES.index(thing)] += 1
        else:
            put_at(s, side, own_die(s, thing))


def marker_at(s: Settlers, name: str) -> None:
    """The action marker is at a side."""
    s.bot[MARKER] = side_of(s, MAIN_NAMES.index(name))


def marker(s: Settlers) -> str:
    """Where the marker is."""
    return MAIN_NAMES[s.box.opponent.side_action[s.bot[MARKER]]]


def acts(s: Settlers, name: str, strength: int) -> None:
    """The Diceoneer takes an action: so many white dice lie at its side, and the marker goes there."""
    fill_side(s, name, "white " * strength)
    s.bot[MARKER] = (side_of(s, MAIN_NAMES.index(name)) + 5) % 6
    begin_action(s, 1)


def rolls(s: Settlers, *icons: str) -> None:
    """The Diceoneer rolls its dice, and these icons come up."""
    s.bot[TASK] = Task.ROLL
    bot_rolls(s)
    for icon in icons:
        colour = int(s.bot[QUEUE])
        faces = [int(s.box.kind_icon[s.box.rolled(colour, face)]) for face in range(6)]
        s.resolve(faces.index(ICON_NAMES.index(icon)))


def at_side(s: Settlers, name: str) -> str:
    """What lies at a side: dice in their order, then tokens."""
    side = int(side_of(s, MAIN_NAMES.index(name)))
    dice = [COLOUR_NAMES[entry % 8] for entry in list(s.bot)[83 : 83 + s.bot[3]] if entry // 8 == side]
    tokens = [TOKEN_NAMES[i] for i in range(4) for _ in range(s.bot[SIDE_TOKEN + side * 4 + i])]
    return " ".join(dice + tokens)


def queued(s: Settlers) -> str:
    """The queue, front first."""
    return " ".join(COLOUR_NAMES[s.bot[QUEUE + i]] for i in range(s.bot[QUEUE_SIZE]))


def stored(s: Settlers) -> str:
    """The tokens in the middle of the hex."""
    return " ".join(name for i, name in enumerate(TOKEN_NAMES) for _ in range(s.of(BOT, TOKEN + i)))


def points(s: Settlers) -> int:
    """The VP that the Diceoneer has collected."""
    return int(s.of(BOT, POINTS))


def numbers(bits: int) -> list[int]:
    """The printed numbers of some tiles."""
    return [tile + 1 for tile in range(40) if bits >> tile & 1 == 1]


def do(s: Settlers, *actions: str) -> None:
    """The person decides."""
    for action in actions:
        s.apply(s.parse(action))


def choices(s: Settlers) -> list[str]:
    """What the person may do now, by name."""
    return sorted(s.name(action) for action in s.legal(0))


def show(s: Settlers, *names: str) -> None:
    """These technologies lie on display."""
    for slot, name in enumerate(names):
        s.pool[SHOW + slot] = [card.name for card in s.box.catalogue.cards].index(name)


def knows(s: Settlers, who: str, slot: int) -> None:
    """A marker of a player lies on the technology in that slot."""
    player = PEOPLE[who]
    s.put(player, KNOWN, s.of(player, KNOWN) | 1 << slot)


def bot_asked(tiles: str) -> Settlers:
    """The Diceoneer has drawn a tile, and the person is to choose its place."""
    s = alone(tiles)
    acts(s, "Explore", 1)
    s.resolve(0)
    return s
