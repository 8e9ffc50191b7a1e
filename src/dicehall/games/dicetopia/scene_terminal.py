"""The table as character cells: six districts, a line for each player, the own missions.

A die is its colour and value: `w5` white, `t5` teal, `p5` purple. An agent is the sign of its seat. A space that is
empty shows `·`, one out of the game `✕`.
"""

from typing import Final

from dicehall.core.scene import TERMINAL, Piece, Scene
from dicehall.games.dicetopia import terms as t
from dicehall.games.dicetopia.content import COLOUR_NAMES
from dicehall.games.dicetopia.domination import dominators, players_in, share, stars_of_hood
from dicehall.games.dicetopia.missions import mission_stars
from dicehall.games.dicetopia.scene_parts import (
    Choices,
    hidden_missions,
    known_missions,
    mission_label,
    name_of,
    place_label,
    stars_now,
)
from dicehall.games.dicetopia.setup import is_used
from dicehall.games.dicetopia.state import TopiaState
from dicehall.games.dicetopia.words import ability_in_words

COLUMNS: Final = 80
ROWS: Final = 16
SEAT_SIGNS: Final = "●■▲◆"
CELL: Final = 4
DISTRICT: Final = 5 * CELL
SEATS_FROM: Final = 8
SIDE: Final = 61
ABILITY: Final = 45


def terminal_scene(s: TopiaState, seat: int, title: str) -> Scene:
    """The table as a seat sees it, 80 cells wide."""
    choices = Choices(s, seat)
    pieces = factions_to_choose(s, choices) if s.step <= t.CHOOSE_FACTION else city_cells(s, seat, choices)
    for other in range(int(s.seats)):
        pieces += seat_cells(s, seat, other, choices)
    pieces += [say(f"side-{i}", SIDE, i, line, tint) for i, (line, tint) in enumerate(side_lines(s, seat, title))]
    return Scene(COLUMNS, ROWS, pieces + hand_lines(s, seat, choices), title, game="dicetopia", shape=TERMINAL)


def say(name: str, x: int, y: int, text: str, tint: str = "ink", action: int = -1) -> Piece:
    """A few words, cut to what fits."""
    text = text[: COLUMNS - x]
    return Piece(name, "text", x, y, 1, text, text=text, tint=tint, anchor="start", action=action)


def factions_to_choose(s: TopiaState, choices: Choices) -> list[Piece]:
    """The factions that are left, each with its ability, in two columns."""
    left = [faction for faction in range(int(t.FACTIONS)) if s.holder(faction + 1) < 0]
    pieces: list[Piece] = []
    for i, faction in enumerate(left):
        card = s.book.factions[faction]
        text = f" {card.name}: {card.ability} "
        action = choices.factions.get(faction, -1)
        label = f"{card.name}. {card.ability}: {card.text}"
        x, y = i // 7 * 44, i % 7
        pieces.append(Piece(f"faction-{faction}", "text", x, y, 1, label, text=text, glyph=text, action=action))
    return pieces


def city_cells(s: TopiaState, viewer: int, choices: Choices) -> list[Piece]:
    """Three districts above three."""
    pieces: list[Piece] = []
    for hood in range(int(t.HOODS)):
        x, y = hood % 3 * DISTRICT, hood // 3 * 4
        card = s.book.city.neighbourhood[hood]
        short = f" {card.letter} {card.name.removeprefix('The ')} "
        action = choices.hoods.get(hood, -1)
        label = f"{card.name}: {card.text}"
        tint = f"hood{hood}"
        pieces.append(
            Piece(f"district-{hood}", "cell", x, y, 1, label, glyph=short.ljust(DISTRICT - 1), tint=tint, action=action)
        )
        for i in range(5):
            if is_used(s, hood * 5 + i):
                pieces.append(cell(s, viewer, hood * 5 + i, x + i * CELL, y + 1, choices))
        pieces.append(say(f"bar-{hood}", x + 1, y + 2, standing(s, hood), "soft"))
    return pieces


def standing(s: TopiaState, hood: int) -> str:
    """Who is ahead, and what it is worth."""
    found = dominators(s, hood)
    signs = "".join(sign for seat, sign in enumerate(SEAT_SIGNS) if found >> seat & 1 == 1)
    tied = int(players_in(found))
    stars = share(stars_of_hood(s, hood), max(tied, 1))
    return f"{stars}★ each {signs}" if tied > 1 else f"{stars}★ {signs}"


def cell(s: TopiaState, viewer: int, place: int, x: int, y: int, choices: Choices) -> Piece:
    """What lies in a place."""
    what = int(s.cells[place])
    where = place_label(s, viewer, place)
    actions = choices.at(place)
    action = actions[0] if actions else -1
    name = f"space-{place}"
    if what & t.DIE != 0:
        colour = COLOUR_NAMES[(what >> 3) & 3]
        label = f"{colour} {what & 7}: {where}"
        glyph = f" {colour[0]}{what & 7} "
        return Piece(name, "cell", x, y, CELL, label, glyph=glyph, tint=colour, action=action)
    if what & t.AGENT != 0:
        seat = what & 7
        label = f"agent of {name_of(viewer, seat)}: {where}"
        return Piece(name, "cell", x, y, CELL, label, glyph=f" {SEAT_SIGNS[seat]}  ", tint=f"seat{seat}", action=action)
    glyph = " ✕  " if what == t.RUBBLE else " ·  "
    return Piece(name, "text", x, y, CELL, where, glyph=glyph, tint="soft")


def seat_cells(s: TopiaState, viewer: int, seat: int, choices: Choices) -> list[Piece]:
    """A player in a line: sign, name, Faction Board, stars, ability."""
    y = SEATS_FROM + seat
    name = f"{SEAT_SIGNS[seat]} {name_of(viewer, seat)}"
    pieces = [say(f"seat-{seat}", 0, y, f"{name}{' *' if s.owes(seat) else ''}", f"seat{seat}-text")]
    base = int(s.board(seat))
    pieces += [cell(s, viewer, base + i, 13 + i * CELL, y, choices) for i in range(int(t.SLOTS))]
    hidden = hidden_missions(s, seat)
    unknown = f" +{hidden}?" if hidden > 0 else ""
    pieces.append(say(f"stars-{seat}", 37, y, f"{stars_now(s, seat)}★{unknown}", "ink"))
    faction = int(s.of(seat, t.FACTION)) - 1
    if faction >= 0:
        words = f"{s.book.factions[faction].name}: {ability_in_words(s, seat)}"
        if len(words) > COLUMNS - ABILITY:
            words = ability_in_words(s, seat)
        pieces.append(say(f"faction-of-{seat}", ABILITY, y, words, "soft"))
    return pieces


def side_lines(s: TopiaState, viewer: int, title: str) -> list[tuple[str, str]]:
    """Turn, deck, scenario, and the missions of others that lie open."""
    if s.step <= t.CHOOSE_FACTION:
        return []
    lines = [(title.partition(": ")[2], "ink"), (f"{s.deck_size()} in the deck", "soft")]
    if s.scenario > 0:
        lines.append((s.book.scenarios[s.scenario - 1].name, "neon"))
    if s.shared >= 0:
        lines.append((f"* {s.book.missions[s.shared].title}", "ink"))
    for seat in range(int(s.seats)):
        if seat != viewer:
            for card in known_missions(s, seat):
                worth = mission_stars(s, seat, card)
                lines.append((f"{SEAT_SIGNS[seat]} {worth:>2} {s.book.missions[card].title}", f"seat{seat}-text"))
    return lines[:SEATS_FROM]


def hand_lines(s: TopiaState, seat: int, choices: Choices) -> list[Piece]:
    """The own missions under the players, each with what it is worth now."""
    if seat < 0:
        return []
    y = SEATS_FROM + int(s.seats)
    pieces: list[Piece] = []
    for i, card in enumerate(known_missions(s, seat)[: ROWS - y]):
        mission = s.book.missions[card]
        now = f"{mission_stars(s, seat, card):>2}★ " if mission.stars > 0 else ""
        text = f" {now}{mission.title}: {mission.text} "
        action = choices.cards.get(card, -1)
        label = mission_label(s, seat, card)
        text = text if len(text) <= COLUMNS else f"{text[: COLUMNS - 2]}… "
        pieces.append(Piece(f"mission-{card}", "text", 0, y + i, 1, label, text=text, glyph=text, action=action))
    return pieces
