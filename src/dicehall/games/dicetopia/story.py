"""The log: what happened, line by line."""

from dicehall.core.event import HIDDEN, Event
from dicehall.games.dicetopia import terms as t
from dicehall.games.dicetopia.state import TopiaState
from dicehall.games.dicetopia.words import card_name, hood_name, thing, where


def say(s: TopiaState, event: Event, names: list[str]) -> str:
    """An event as a line."""
    who, what = names[event.seat], event.what
    if what <= t.FACTION_SET:
        return say_setup(s, event, who)
    if what in (t.MISSION_DEALT, t.MISSION_RETURNED, t.MISSION_DRAWN, t.MISSION_SUNK, t.MISSION_LEFT):
        return say_card(s, event, who)
    if what in (t.MISSION_OPENED, t.MISSION_SHOWN, t.GAMBLED, t.COPIED, t.MISSION_SCORED):
        return say_open_card(s, event, who)
    if what in (t.SENT, t.TURN_SAVED, t.SAVED_TURN, t.HYPNOTISED, t.ACTION_SKIPPED, t.SCORED):
        return say_turn(s, event, who, names)
    if what in (t.REROLLED, t.SWAPPED, t.BLOCKED, t.SHAKEN):
        return say_action(s, event, who, names)
    return say_ability(s, event, who, names)


def say_setup(s: TopiaState, event: Event, who: str) -> str:
    """§2 in the log."""
    if event.what == t.SCENARIO_SET:
        card = s.book.scenarios[event.a - 1]
        return f"Scenario: {card.name}. {card.text}"
    if event.what == t.FIRST_SET:
        return f"{who} is the First Player."
    faction = s.book.factions[event.a - 1]
    return f"{who} plays {faction.name} ({faction.ability})."


def say_card(s: TopiaState, event: Event, who: str) -> str:
    """A mission that not everybody may have seen."""
    card = "a mission" if event.a == HIDDEN else card_name(s, event.a)
    if event.what == t.MISSION_DEALT:
        return "" if event.a == HIDDEN else f"{who} is dealt {card}."
    if event.what == t.MISSION_RETURNED:
        return f"{who} gives back {card}."
    if event.what == t.MISSION_DRAWN:
        return f"{who} draws {card}."
    if event.what == t.MISSION_SUNK:
        return f"{who} puts {card} under the deck."
    return f"{who} leaves out {card}."


def say_open_card(s: TopiaState, event: Event, who: str) -> str:
    """A mission that lies open."""
    card = card_name(s, event.a)
    if event.what == t.MISSION_OPENED:
        return f"Most wanted: {card} lies open, for everybody to score."
    if event.what == t.MISSION_SHOWN:
        return f"{who} shows {card}."
    if event.what == t.GAMBLED:
        return f"{who} gambles and draws {card}, to be scored twice."
    if event.what == t.COPIED:
        return f"{who} copies {card}."
    return f"{who}: {card}, {event.b} ★."


def say_turn(s: TopiaState, event: Event, who: str, names: list[str]) -> str:
    """§3 and §6 in the log."""
    if event.what == t.SENT:
        return f"{who} sends an agent to {hood_name(s, event.a // 5)} and takes {thing(event.b, names)}."
    if event.what == t.TURN_SAVED:
        return f"{who} saves this turn for later."
    if event.what == t.SAVED_TURN:
        return f"{who} takes a turn that was saved."
    if event.what == t.HYPNOTISED:
        return f"{who} hypnotises {names[event.b]}, who has to go to {hood_name(s, event.a)}."
    if event.what == t.ACTION_SKIPPED:
        return f"{hood_name(s, event.a)} has nothing to act on: no action."
    total = event.a + event.b + event.c
    return f"{who} scores {event.a} for loot, {event.b} for domination and {event.c} for missions: {total} ★."


def say_action(s: TopiaState, event: Event, who: str, names: list[str]) -> str:
    """§4 in the log."""
    place = where(s, event.a, names)
    if event.what == t.REROLLED:
        return f"{who} rerolls the {event.b} at {place}: it shows {event.c}."
    if event.what == t.SWAPPED:
        there = where(s, event.b, names)
        return f"{who} swaps {thing(event.c & 255, names)} at {place} with {thing(event.c >> 8, names)} at {there}."
    if event.what == t.SHAKEN:
        return f"The ground shakes: the {event.b} at {place} becomes a {event.c}."
    return f"{who} blocks {hood_name(s, event.a)}: nothing happens."


def say_ability(s: TopiaState, event: Event, who: str, names: list[str]) -> str:
    """§5 in the log."""
    if event.what == t.ADAPTED:
        return f"{who} adapts: the {event.b} at {where(s, event.a, names)} becomes a {event.c}."
    if event.what == t.EXTERMINATED:
        return f"{who} exterminates {thing(event.b, names)} at {where(s, event.a, names)}."
    if event.what == t.TRANSCENDED:
        return f"{who} transcends, and acts as in {hood_name(s, event.a)}."
    if event.what == t.INTERVENED:
        return f"{who} intervenes, with two rerolls."
    if event.what == t.RIGGED:
        return f"{who} decides that {names[event.b]} wins {hood_name(s, event.a)}."
    what = "value" if event.c == t.DO_COPY_VALUE else "colour"
    return f"{who} clones the {what} of {where(s, event.b, names)} onto {where(s, event.a, names)}."
