"""§19.20 How hard the Diceoneer plays: a level, and a switch for each of its changes."""

from typing import Final

from mypy_extensions import i64

from dicehall.core.errors import BadOption
from dicehall.core.game import Choices, Option
from dicehall.games.dicesettlers.content_diceoneer import LevelText
from dicehall.games.dicesettlers.state import SettlersState
from dicehall.games.dicesettlers.terms import BOT_SPARE

# what is settled before the game, at state.bot[...]
CAP: Final[i64] = BOT_SPARE  # dice it may take above the person's quota
EXCESS: Final[i64] = BOT_SPARE + 1  # VP for unused strength
SALE: Final[i64] = BOT_SPARE + 2  # VP for a token it trades
PER_CARD: Final[i64] = BOT_SPARE + 3  # VP for each technology at the end
PER_TOKEN: Final[i64] = BOT_SPARE + 4  # VP for each token at the end
FIRST_TENTS: Final[i64] = BOT_SPARE + 5
RUSH: Final[i64] = BOT_SPARE + 6  # 1: Gold Rush

OPPONENT: Final = "opponent"
GOLD_RUSH: Final = "opponent-gold-rush"
LIKE_OPPONENT: Final = "as opponent"
LEVELS: Final = ["normal", "easy", "hard"]
SWITCHES: Final = [
    ("opponent-dice", ["easy", "hard"], "dice it rolls: your quota, 1 more, or 2 more"),
    ("opponent-unused", ["easy", "hard"], "VP for strength that it cannot use: 0, 1 or 2"),
    ("opponent-trade", ["easy", "hard"], "VP for a token that it trades: 1, 2 or 3"),
    (
        "opponent-end",
        ["easy", "hard"],
        "extra VP at the end, for technology and token: 0 and 0, 1 and 1, or 2 and 1",
    ),
    ("opponent-tents", ["hard"], "tents at the beginning: 6 or 8"),
]


def options() -> list[Option]:
    """The options of the solo game: the level, each change by itself, and Gold Rush."""
    level = Option(OPPONENT, LEVELS, "Alone: how hard the Diceoneer plays, in all things that are not set apart.")
    apart = [  # slow: once a process
        Option(name, [LIKE_OPPONENT, "normal", *others], f"Alone, easy, normal or hard: {text}.")
        for name, others, text in SWITCHES
    ]
    rush = Option(GOLD_RUSH, ["off", "on"], "Alone: the Diceoneer keeps its tokens, and all it stores is Gold.")
    return [level, *apart, rush]


def check_alone(seats: int, choices: Choices) -> None:
    """§19.20 What is settled about the Diceoneer goes with one seat only; raises BadOption."""
    if seats == 1:
        return
    for option in options():
        if choices[option.name] != option.default:
            raise BadOption(f"option {option.name!r} is about the Diceoneer, who plays with one seat, not with {seats}")


def set_level(s: SettlersState, choices: Choices) -> None:
    """§19.20 §19.21 Note what was chosen: each number is that of the level, or of its own switch."""
    s.bot[CAP] = level_of(s, choices, "opponent-dice").dice
    s.bot[EXCESS] = level_of(s, choices, "opponent-unused").excess
    s.bot[SALE] = level_of(s, choices, "opponent-trade").trade
    s.bot[PER_CARD] = level_of(s, choices, "opponent-end").technology
    s.bot[PER_TOKEN] = level_of(s, choices, "opponent-end").token
    s.bot[FIRST_TENTS] = level_of(s, choices, "opponent-tents").tents
    s.bot[RUSH] = 1 if choices[GOLD_RUSH] == "on" else 0


def level_of(s: SettlersState, choices: Choices, switch: str) -> LevelText:
    """§19.20 The level that a switch takes its number from."""
    name = choices[OPPONENT] if choices[switch] == LIKE_OPPONENT else choices[switch]
    return next(level for level in s.box.opponent.levels if level.name == name)
