"""The round, a line or two for each player, and what lies in the general supply."""

from dicehall.core.actions import pack
from dicehall.core.scene import Piece
from dicehall.games.dicesettlers.content_box import COLOUR_NAMES
from dicehall.games.dicesettlers.content_technologies import TOKEN_NAMES
from dicehall.games.dicesettlers.notation import SEAT_NAMES
from dicehall.games.dicesettlers.scene_pieces import (
    TOKEN_PICTURES,
    Area,
    Look,
    counted,
    word,
)
from dicehall.games.dicesettlers.state import SettlersState, ones
from dicehall.games.dicesettlers.terms import (
    BOT,
    CABINS,
    PLAYER,
    POINTS,
    QUEUE_SIZE,
    SPENT,
    SUPPLY,
    TENTS,
    TOKEN,
    WHITE,
    Do,
    Step,
)

LAPS = ["first turns", "second turns"]


def moment(s: SettlersState) -> str:
    """Where in the round the game is, in a few words."""
    if s.is_over:
        return "the game is over"
    if s.round == 0:
        return "preparations"
    if s.step in (Step.FALL, Step.ROLL):
        return "Roll phase"
    if s.step == Step.CLEAN:
        return "Clean-up"
    return LAPS[int(s.lap) % 2]


def header_pieces(s: SettlersState, x: float, y: float, size: float) -> list[Piece]:
    """The round and what goes on in it."""
    title = f"Round {s.round}" if s.round > 0 else "Dice Settlers"
    last = " (the last)" if s.closing >= 0 and not s.is_over else ""
    return [
        word("round", title, (x, y), size, style="title"),
        word("moment", moment(s) + last, (x + len(title) * size * 0.53 + size * 0.6, y), size * 0.72, "soft"),
    ]


def seat_pieces(look: Look, player: int, area: Area) -> list[Piece]:
    """A player: token, name, score as it stands; under it points, dice, tents, houses, tokens."""
    s = look.state
    x, y, width, height = area
    size = height * 0.27
    name = look.name(player)
    label = f"{name}: {SEAT_NAMES[player]}"
    owes = player < int(s.seats) and s.owes(player)
    top, below = y + height * 0.28, y + height * 0.72
    pieces = [
        Piece(f"seat-{player}", f"seat-{player}", x + size * 0.7, top, size * 1.35, label, tint=f"seat{player}"),
        word(
            f"seat-name-{player}",
            name,
            (x + size * 1.8, top),
            size * 0.98,
            f"seat{player}-text",
            "strong" if owes else "text",
        ),
    ]
    after = x + size * (3.0 + 0.55 * len(name))
    if s.round > 0 and s.first == player:
        pieces.append(Piece("first-player", "first-player", after, top, size * 1.5, f"{name} begins this round"))
    if is_bot(s, player):
        pieces.append(Piece("diceoneer", "diceoneer", after + size * 0.4, top, size * 1.5, "the Diceoneer"))
    score = str(s.score(player))
    right = x + width
    star = right - size * (0.78 * len(score) + 0.75)
    spoken = f"{name}: {score} VP in all{'' if s.is_over else ', if the game ended now'}"
    won = s.is_over and s.winner_bits >> player & 1 == 1
    pieces.append(
        Piece(f"star-{player}", "icon-points", star, top, size * 1.05, spoken, tint="gold" if won else "soft")
    )
    pieces.append(word(f"score-{player}", score, (right, top), size * 1.3, "ink", "number", "end"))
    return pieces + belongings(look, player, (x, below, width, size))


def is_bot(s: SettlersState, player: int) -> bool:
    """Whether this player is the Diceoneer."""
    return bool(s.seats == 1) and player == int(BOT)


def belongings(look: Look, player: int, row: Area) -> list[Piece]:
    """Dice, tents, houses and tokens of a player, in a row."""
    s = look.state
    x, y, width, size = row
    name = look.name(player)
    tint = f"seat{player}"
    things = [
        ("points", "token-points", int(s.of(player, int(POINTS))), "VP collected", ""),
        ("tents", f"tent-{player}", int(s.of(player, int(TENTS))), "tents at hand", tint),
        ("houses", f"cabin-{player}", int(s.of(player, int(CABINS))), "houses left", tint),
    ]
    if is_bot(s, player):
        things.insert(1, ("queue", "icon-die", int(s.bot[QUEUE_SIZE]), "dice in the queue", "nobody"))
    else:
        bag = ("in-bag", "bag", int(s.bag_size(player)), "dice in the bag", tint)
        active = ("active", "icon-die", int(s.active_dice(player)), "active dice", "nobody")
        spent = ("spent", "die-slot", int(s.six(player * int(PLAYER) + int(SPENT))), "spent dice", "ink")
        things = [things[0], bag, active, spent, *things[1:]]
    for i, token in enumerate(TOKEN_NAMES):
        things.append((f"token-{i}", TOKEN_PICTURES[i], int(s.of(player, int(TOKEN) + i)), f"{token} tokens", ""))
    step = min(width / len(things), size * 2.5)
    return [
        counted(f"{key}-of-{player}", picture, n, (x + size * 0.7 + i * step, y), size, f"{name}: {n} {words}", colour)
        for i, (key, picture, n, words, colour) in enumerate(things)
    ]


def supply_pieces(look: Look, area: Area) -> list[Piece]:
    """The general supply: tiles in the stack, VP, and dice by colour."""
    s = look.state
    x, y, width, height = area
    size = height * 0.62
    tiles = int(ones(s.stack))
    things = [
        ("stack", "hex-back", tiles, f"{tiles} tiles in the stack", -1),
        ("supply-points", "token-points", int(s.points), f"{s.points} VP in the supply", -1),
    ]
    for colour in range(int(WHITE)):
        n = int(s.pool[SUPPLY + colour])
        action = look.first([int(pack(Do.HIRE, colour))])
        things.append(
            (f"supply-{colour}", f"die-{COLOUR_NAMES[colour]}", n, f"{n} {COLOUR_NAMES[colour]} dice", action)
        )
    step = width / len(things)
    pieces: list[Piece] = []
    for i, (name, picture, n, label, action) in enumerate(things):
        at = (x + step * i + size * 0.6, y + height / 2)
        sign = Piece(f"{name}-sign", picture, 0, 0, size, label)
        figure = word(f"{name}-count", str(n), (size * 0.66, 0), size * 0.66, "ink", "number")
        strength = 1.0 if n else 0.45
        pieces.append(Piece(name, "group", *at, size, label, action=action, strength=strength, parts=(sign, figure)))
    return pieces
