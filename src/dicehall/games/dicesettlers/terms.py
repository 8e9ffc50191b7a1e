"""The numbers that stand for the game's own words: fields, steps, verbs, log lines. No rule."""

from typing import Final

from mypy_extensions import i64

MOST_PLAYERS: Final[i64] = 4
NOTHING: Final[i64] = -1
NOBODY: Final[i64] = -1

TILES: Final[i64] = 40
STARTERS: Final[i64] = 7
HOUSES: Final[i64] = 5
SHOWN: Final[i64] = 10
"""Technologies on display: nine, and perhaps an explosive one in the tenth slot."""
EXPLOSIVE_SLOT: Final[i64] = 9

# terrains, in the order of TERRAIN_NAMES
PLAINS: Final[i64] = 0
FOREST: Final[i64] = 1
MOUNTAINS: Final[i64] = 2
DESERT: Final[i64] = 3
HILLS: Final[i64] = 4
TERRAINS: Final[i64] = 5

# colours of dice: the five of the terrains, in their order, then white, of which there is no supply
YELLOW: Final[i64] = 0
GREEN: Final[i64] = 1
GREY: Final[i64] = 2
ORANGE: Final[i64] = 3
BROWN: Final[i64] = 4
WHITE: Final[i64] = 5
COLOURS: Final[i64] = 6

# icons, in the order of ICON_NAMES
RECRUIT: Final[i64] = 0
EXPLORE: Final[i64] = 1
SETTLE: Final[i64] = 2
RAID: Final[i64] = 3
TRADE: Final[i64] = 4
RESEARCH: Final[i64] = 5
PIONEER: Final[i64] = 6
FOOD: Final[i64] = 7
WOOD: Final[i64] = 8
IRON: Final[i64] = 9
GOLD: Final[i64] = 10
ICONS: Final[i64] = 11
TOKENS: Final[i64] = 4
GOLD_TOKEN: Final[i64] = 3
FACES: Final[i64] = 6

# main actions: the first six are the icons of the same number
HARVEST: Final[i64] = 6
MAINS: Final[i64] = 7

# A kind of die is a colour and an icon that this colour has; `Box.kind_of(colour, icon)` numbers them.
KINDS: Final[i64] = 36

# What an icon may be paid with, in the order in which a payment is made (state.last): a die of some kind; a technology
# (by slot) that is flipped; one Pioneer die of some colour, by a technology; half of two Pioneers, of some colour.
FLIP: Final[i64] = 36
LONE: Final[i64] = 46
HALF: Final[i64] = 52

# ---- fields of a player: state.seat[player * PLAYER + FIELD] ----
QUOTA: Final[i64] = 0
TENTS: Final[i64] = 1  # in the personal supply
CABINS: Final[i64] = 2  # houses not yet on the map
POINTS: Final[i64] = 3  # VP collected
PRESENT: Final[i64] = 4  # bits: tiles with presence
HOUSED: Final[i64] = 5  # bits: tiles with a house of this player
USED: Final[i64] = 6  # bits: main actions taken in this round
KNOWN: Final[i64] = 7  # bits: slots of the display with a marker of this player
FLIPPED: Final[i64] = 8  # bits: slots whose marker is flipped
WORKED: Final[i64] = 9  # bits: factories used in this round
WORKED_TWICE: Final[i64] = 10  # bits: factories used twice in this round
ROLL_STEP: Final[i64] = 11  # what a player is at in the Roll phase or in the Clean-up
PICKS: Final[i64] = 12  # how many dice may still be chosen there
PICKED: Final[i64] = 13  # the kind that was chosen last, so that no choice is offered twice
DRAWS: Final[i64] = 14  # dice still to be drawn from the bag
REFILLS: Final[i64] = 15  # 1 while the bag may still be refilled
TOKEN: Final[i64] = 16  # four: resource tokens
BAG: Final[i64] = 20  # six: dice by colour
SPENT: Final[i64] = 26
FALLING: Final[i64] = 32  # taken up to be rolled
ICON: Final[i64] = 38  # eleven: active dice by icon
SERVES: Final[i64] = 49  # eleven: bits, the icons that may serve as this one
ACTIVE: Final[i64] = 60  # thirty-six: active dice by kind
RESEARCHED: Final[i64] = 96  # how many technologies were ever researched
HELD: Final[i64] = 97  # kinds of dice kept in this Clean-up, kind + 1 in six bits each
TAKEN: Final[i64] = 98  # main actions taken in this turn
CHAPTER: Final[i64] = 99  # 1: in order, this player has not yet rolled in this round
PLAYER: Final[i64] = 100

# ---- fields of tiles: state.tile[FIELD + ...] ----
TENT: Final[i64] = 0  # at TENT + tile * 4 + player
CELL: Final[i64] = 160  # where the tile lies; NOTHING before it does
NEAR: Final[i64] = 200  # bits: neighbouring tiles
OWNER: Final[i64] = 240  # whose house stands there; NOBODY
TILE_FIELDS: Final[i64] = 280

# ---- fields of the general supply: state.pool[FIELD + ...] ----
SUPPLY: Final[i64] = 0  # six: dice by colour
REMOVED: Final[i64] = 6  # six: dice that were traded away
SHOW: Final[i64] = 12  # ten: the technologies on display, by slot; NOTHING
STARTER: Final[i64] = 22  # four: the starting tile of each player
POOL_FIELDS: Final[i64] = 26

# ---- open cells of the map: state.spot[2 * i] is the cell, state.spot[2 * i + 1] the bits of tiles it touches ----
SPOTS: Final[i64] = 90

# ---- the Diceoneer: state.bot[FIELD + ...], empty when he does not play ----
MARKER: Final[i64] = 0  # the side of the action hex where the marker is, 0 to 5 clockwise
STRENGTH: Final[i64] = 1
QUEUE_SIZE: Final[i64] = 2
PLACED_SIZE: Final[i64] = 3
TASK: Final[i64] = 4
BOT_STEP: Final[i64] = 5
BOT_LEFT: Final[i64] = 6
BOT_PLACE: Final[i64] = 7
SIDE_TOKEN: Final[i64] = 8  # twenty-four: tokens at side * 4 + token
QUEUE: Final[i64] = 32  # fifty-one: colours of dice, front first
PLACED: Final[i64] = 83  # fifty-one: dice around the hex in the order in which they came: side * 8 + colour
BOT_SPARE: Final[i64] = 134  # ten for what the Diceoneer has under way
BOT_FIELDS: Final[i64] = 144
SIDES: Final[i64] = 6
BOT: Final[i64] = 1
"""The Diceoneer is player 1 of a solo game; the person is player 0."""


class Step:
    """Where in the sequence of play the game is: what is asked now, or what chance brings."""

    FIRST: Final[i64] = 0
    SHOW: Final[i64] = 1
    STARTERS: Final[i64] = 2
    DRAFT: Final[i64] = 3
    LAYOUT: Final[i64] = 4
    FALL: Final[i64] = 5
    ROLL: Final[i64] = 6
    TURN: Final[i64] = 7
    PAY: Final[i64] = 8
    HIRE: Final[i64] = 9
    SURVEY: Final[i64] = 10
    KEEP_TILE: Final[i64] = 11
    PLACE: Final[i64] = 12
    GAIN: Final[i64] = 13
    JOIN: Final[i64] = 14
    STAY: Final[i64] = 15
    SETTLE: Final[i64] = 16
    LIFT: Final[i64] = 17
    AIM: Final[i64] = 18
    RAID: Final[i64] = 19
    HARVEST: Final[i64] = 20
    EXTRA: Final[i64] = 21
    TRADE: Final[i64] = 22
    STUDY: Final[i64] = 23
    PRICE: Final[i64] = 24
    BUILD: Final[i64] = 25
    BLAST_AIM: Final[i64] = 26
    BLAST: Final[i64] = 27
    CARAVAN: Final[i64] = 28
    CLEAN: Final[i64] = 29
    BOT: Final[i64] = 40
    """This and everything above belongs to the Diceoneer."""


class Roll:
    """What a player is at in the Roll phase (ROLL_STEP), and in the Clean-up."""

    CHOOSE: Final[i64] = 0
    TURN_DIE: Final[i64] = 1
    PICK: Final[i64] = 2
    WAIT: Final[i64] = 3
    READY: Final[i64] = 4


class Task:
    """What the Diceoneer is called for."""

    SETUP: Final[i64] = 0
    ROLL: Final[i64] = 1
    TURN: Final[i64] = 2
    CLEAN: Final[i64] = 3


class Do:
    """The verbs of the vocabulary."""

    DONE: Final[i64] = 0
    END: Final[i64] = 1
    PASS: Final[i64] = 2
    JOIN: Final[i64] = 3
    GATHER: Final[i64] = 4
    TAKE_TILE: Final[i64] = 5  # a tile out of those that were drawn
    PLACE: Final[i64] = 6  # q + 20, r + 20
    TURN_WITH: Final[i64] = 7  # kind: spend this die to turn another
    ROLL_WITH: Final[i64] = 8  # kind
    DRAW_WITH: Final[i64] = 9  # kind
    USE: Final[i64] = 10  # card: flip it in the Roll phase
    TURN_DIE: Final[i64] = 11  # kind, icon
    PICK: Final[i64] = 12  # kind
    MAIN: Final[i64] = 13  # main action
    SPEND: Final[i64] = 14  # kind
    FLIP: Final[i64] = 15  # card
    LONE: Final[i64] = 16  # colour
    HALF: Final[i64] = 17  # colour
    TOKEN: Final[i64] = 18  # token
    HIRE: Final[i64] = 19  # colour
    TENT: Final[i64] = 20  # tile
    LIFT: Final[i64] = 21  # tile
    AIM: Final[i64] = 22  # tile
    HIT: Final[i64] = 23  # player
    SELL: Final[i64] = 24  # four counts of tokens
    SELL_SPENT: Final[i64] = 25  # colour
    SELL_ACTIVE: Final[i64] = 26  # kind
    STUDY: Final[i64] = 27  # card
    PRICE: Final[i64] = 28  # four counts of tokens
    FACTORY: Final[i64] = 29  # tile
    FACTORY_STAY: Final[i64] = 30  # tile
    GOVERN: Final[i64] = 31  # tile
    BUILD: Final[i64] = 32  # tile
    EXPLODE: Final[i64] = 33  # card
    KEEP: Final[i64] = 34  # kind
    CHOOSE: Final[i64] = 35  # tile, where the rules leave a choice for the Diceoneer to the person


class Log:
    """What happened: the kinds of events that a state tells."""

    FIRST: Final[i64] = 0
    SHOWN: Final[i64] = 1
    STARTERS: Final[i64] = 2
    CHOSE: Final[i64] = 3
    PLACED: Final[i64] = 4
    ROUND: Final[i64] = 5
    QUOTA: Final[i64] = 6
    REFILL: Final[i64] = 7
    DREW: Final[i64] = 8
    ROLLED: Final[i64] = 9
    ROLL_SPENT: Final[i64] = 10
    TURNED: Final[i64] = 11
    READY: Final[i64] = 12
    MAIN: Final[i64] = 13
    SPENT: Final[i64] = 14
    DIE: Final[i64] = 15
    SURVEY: Final[i64] = 16
    TENT: Final[i64] = 17
    HOUSE: Final[i64] = 18
    JOINED: Final[i64] = 19
    GATHERED: Final[i64] = 20
    LIFTED: Final[i64] = 21
    RAIDED: Final[i64] = 22
    TOKEN: Final[i64] = 23
    POINTS: Final[i64] = 24
    SOLD: Final[i64] = 25
    SOLD_DIE: Final[i64] = 26
    STUDIED: Final[i64] = 27
    FACTORY: Final[i64] = 28
    GOVERNED: Final[i64] = 29
    EXTRA: Final[i64] = 30
    EXPLODED: Final[i64] = 31
    BLASTED: Final[i64] = 32
    KEPT: Final[i64] = 33
    FIRST_PASSES: Final[i64] = 34
    TRIGGER: Final[i64] = 35
    END: Final[i64] = 36
    SCORED: Final[i64] = 37
    PASSED: Final[i64] = 38
    EXTRA_TOKEN: Final[i64] = 39
    BOT: Final[i64] = 60
    """This and everything above belongs to the Diceoneer."""


class End:
    """Why the game ends: the four triggers, in the order in which the rules name them."""

    HOUSES: Final[i64] = 0
    POINTS: Final[i64] = 1
    TILES: Final[i64] = 2
    DICE: Final[i64] = 3


class Can:
    """What a technology does: the verbs, in the order of VERB_NAMES."""

    QUOTA: Final[i64] = 0
    SET: Final[i64] = 1
    AGAIN: Final[i64] = 2
    DRAW: Final[i64] = 3
    BONUS: Final[i64] = 4
    SPARE: Final[i64] = 5
    COUNTS: Final[i64] = 6
    LONE: Final[i64] = 7
    REPEAT: Final[i64] = 8
    HIRE: Final[i64] = 9
    BAG: Final[i64] = 10
    SURVEY: Final[i64] = 11
    VANGUARD: Final[i64] = 12
    JOIN: Final[i64] = 13
    CANVAS: Final[i64] = 14
    REACH: Final[i64] = 15
    SHIELD: Final[i64] = 16
    HARVEST: Final[i64] = 17
    TRADE: Final[i64] = 18
    STAY: Final[i64] = 19
    SHIFTS: Final[i64] = 20
    LEAD: Final[i64] = 21
    LEAVE: Final[i64] = 22
    KEEP: Final[i64] = 23
    SCORE: Final[i64] = 24
    BLAST: Final[i64] = 25
    CARAVAN: Final[i64] = 26
    GUSHER: Final[i64] = 27
    FAIR: Final[i64] = 28
    EXTRA: Final[i64] = 29
    BELL: Final[i64] = 30
    RUSH: Final[i64] = 31


class Per:
    """What a technology may score for, in the order of PER_NAMES."""

    HOUSE: Final[i64] = 0
    TOKEN: Final[i64] = 1
    PRESENCE: Final[i64] = 2
    TECHNOLOGY: Final[i64] = 3
    TERRAIN: Final[i64] = 4
    CONTROL: Final[i64] = 5
    MARKER: Final[i64] = 6
    DIE: Final[i64] = 7
    GROUP: Final[i64] = 8
    COLOUR: Final[i64] = 9
    SHARED: Final[i64] = 10
