"""What happened, as lines of the log."""

from dicehall.core.event import Event
from dicehall.games.dicesettlers.content_box import COLOUR_NAMES, MAIN_NAMES
from dicehall.games.dicesettlers.content_technologies import ICON_NAMES, TOKEN_NAMES
from dicehall.games.dicesettlers.hexes import column_of, row_of
from dicehall.games.dicesettlers.notation import tile_name
from dicehall.games.dicesettlers.state import SettlersState
from dicehall.games.dicesettlers.terms import FLIP, HALF, LONE, SHOW, TOKENS, Do, Log
from dicehall.games.dicesettlers.words_diceoneer import bot_line

REASONS = [
    "All houses of a player are on the map",
    "There are no VP left in the supply",
    "The stack of tiles is empty",
    "The supply has dice of two colours at most",
]


def say(s: SettlersState, event: Event, names: list[str]) -> str:
    """The event as a line; empty where there is nothing to say."""
    if event.what >= Log.BOT:
        return bot_line(s, event)
    line = told(s, event, [*names, "the Diceoneer"])
    return line[:1].upper() + line[1:]


def told(s: SettlersState, event: Event, names: list[str]) -> str:
    """The event in words; the first of them is perhaps not capitalised."""
    who = names[event.seat] if event.seat >= 0 else ""
    text = of_preparations(s, event, who)
    if text == "":
        text = of_dice(s, event, who)
    if text == "":
        text = of_map(s, event, who, names)
    if text == "":
        text = of_goods(event, who)
    return text or of_technologies(s, event, who)


def of_preparations(s: SettlersState, event: Event, who: str) -> str:
    """Lines about preparations and the course of the game."""
    what = event.what
    if what == Log.FIRST:
        return f"{who} is first player."
    if what == Log.SHOWN:
        return f"{s.box.catalogue.name(event.a)} is on display."
    if what == Log.STARTERS:
        return f"{who} is shown {tile_name(s.box, event.a)}."
    if what == Log.CHOSE:
        return f"{who} keeps {tile_name(s.box, event.a)}."
    if what == Log.ROUND:
        return f"Round {event.a} begins."
    if what == Log.FIRST_PASSES:
        return f"{who} becomes first player."
    if what == Log.TRIGGER:
        return f"{REASONS[event.a]}: one more round."
    if what == Log.END:
        return "The last round is over."
    if what == Log.PASSED:
        return f"{who} can do nothing."
    return ""


def of_dice(s: SettlersState, event: Event, who: str) -> str:
    """Lines about dice."""
    what = event.what
    if what == Log.QUOTA:
        return f"{who} has a dice quota of {event.a}."
    if what == Log.REFILL:
        return f"{who} puts the spent dice into the bag."
    if what == Log.ROLLED:
        return f"{who} rolls {s.box.kind_names[event.a]}."
    if what == Log.ROLL_SPENT:
        name = s.box.kind_names[event.a]
        deeds: dict[int, str] = {Do.TURN_WITH: "turn a die", Do.ROLL_WITH: "roll dice again"}
        return f"{who} spends {name} to {deeds.get(event.b, 'draw two dice')}."
    if what == Log.TURNED:
        return f"{who} turns {s.box.kind_names[event.a]} to {ICON_NAMES[event.b]}."
    if what == Log.READY:
        return f"{who} is ready."
    if what == Log.SPENT:
        return f"{who} spends {source(s, event.a)}."
    if what == Log.DIE:
        return f"{who} gains a die: {COLOUR_NAMES[event.a]}."
    if what == Log.SOLD_DIE:
        return f"{who} sells a die: {COLOUR_NAMES[event.a]}."
    if what == Log.KEPT:
        return f"{who} keeps {s.box.kind_names[event.a]}."
    return ""


def source(s: SettlersState, number: int) -> str:
    """What an icon was paid with."""
    if number < FLIP:
        return s.box.kind_names[number]
    if number < LONE:
        return s.box.catalogue.name(s.pool[SHOW + number - FLIP])
    if number < HALF:
        return f"{COLOUR_NAMES[number - LONE]} Pioneer alone"
    return f"{COLOUR_NAMES[number - HALF]} Pioneer, one of two"


def of_map(s: SettlersState, event: Event, who: str, names: list[str]) -> str:
    """Lines about tiles, tents and houses."""
    what = event.what
    if what == Log.PLACED:
        return f"{who} lays {tile_name(s.box, event.a)} at {column_of(event.b)}, {row_of(event.b)}."
    if what == Log.SURVEY:
        return f"{who} draws {tile_name(s.box, event.a)}."
    if what == Log.TENT:
        return f"{who} puts a tent on {tile_name(s.box, event.a)}."
    if what == Log.HOUSE:
        return f"{who} builds a house on {tile_name(s.box, event.a)}."
    if what == Log.JOINED:
        return f"{who} comes along, with a tent on {tile_name(s.box, event.a)}."
    if what == Log.LIFTED:
        return f"{who} takes a tent back from {tile_name(s.box, event.a)}."
    if what == Log.RAIDED:
        return f"{who} replaces a tent of {names[event.a]} on {tile_name(s.box, event.b)}."
    if what == Log.BLASTED:
        return f"{who} sends a tent of {names[event.a]} back from {tile_name(s.box, event.b)}."
    if what == Log.FACTORY:
        return f"{who} uses the factory of {tile_name(s.box, event.a)}."
    if what == Log.GOVERNED:
        return f"{who} governs {tile_name(s.box, event.a)}."
    return ""


def of_goods(event: Event, who: str) -> str:
    """Lines about tokens, tents in the supply, and points."""
    what = event.what
    if what == Log.GATHERED:
        return f"{who} takes {'a tent' if event.a == 1 else f'{event.a} tents'} from the general supply."
    if what == Log.TOKEN:
        return f"{who} takes {TOKEN_NAMES[event.a]}."
    if what == Log.POINTS:
        return f"{who} gains {event.a} VP."
    if what == Log.SOLD:
        return f"{who} sells {sold(int(event.a))}."
    return ""


def sold(code: int) -> str:
    """A set of tokens in words."""
    counts = [code // int(TOKENS) ** (3 - i) % int(TOKENS) for i in range(4)]
    return " and ".join(f"{n} {TOKEN_NAMES[i]}" for i, n in enumerate(counts) if n > 0)


def of_technologies(s: SettlersState, event: Event, who: str) -> str:
    """Lines about actions and technologies."""
    what = event.what
    if what == Log.MAIN:
        return f"{who}: {MAIN_NAMES[event.a]}."
    if what == Log.STUDIED:
        card = s.box.catalogue.cards[event.a]
        return f"{who} researches {card.name}: {card.text}"
    if what == Log.EXTRA:
        return f"{who} has an extra action."
    if what == Log.EXPLODED:
        return f"{who} explodes {s.box.catalogue.name(event.a)}!"
    return ""
