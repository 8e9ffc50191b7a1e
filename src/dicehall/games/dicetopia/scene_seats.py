"""The players: a block for each of the others with their Faction Board, and the own things large."""

from typing import Final

from dicehall.core.scene import Piece
from dicehall.core.state import OVER
from dicehall.games.dicetopia import terms as t
from dicehall.games.dicetopia.board import total_of
from dicehall.games.dicetopia.domination import domination_stars
from dicehall.games.dicetopia.scene_cards import faction_card, mission_card, mission_chip, mission_strip
from dicehall.games.dicetopia.scene_city import Table, thing
from dicehall.games.dicetopia.scene_parts import (
    Spot,
    hidden_missions,
    known_missions,
    lines,
    missions_now,
    name_of,
    place_label,
    seat_token,
    stars_now,
    word,
)
from dicehall.games.dicetopia.scoring import loot, missions_score
from dicehall.games.dicetopia.state import TopiaState
from dicehall.games.dicetopia.words import ability_in_words

BOARD: Final = 420.0
BOARD_HEIGHT: Final = 84.0
STRIPS_END: Final = 77.0
ROOMY_STRIP: Final = 150.0
STEP: Final = 67.5
SLOT: Final = 64.0
ON_BOARD: Final = 52.0
WIDEST_HAND: Final = 146.0
OWN_BOARD: Final = 1.14
TALLEST_STRIP: Final = 48.0


def board(table: Table, seat: int, middle: Spot, scale: float) -> list[Piece]:
    """A Faction Board: six slots, dice from the left, agents to the right of them."""
    s = table.s
    label = f"the Faction Board of {name_of(table.viewer, seat)}, dice worth {total_of(s, seat)}"
    pieces = [Piece(f"board-{seat}", "board", *middle, BOARD * scale, label, tint=f"seat{seat}")]
    for slot in range(int(t.SLOTS)):
        place = int(t.SPACES) + seat * int(t.SLOTS) + slot
        at = (middle[0] + (slot - 2.5) * STEP * scale, middle[1] - 1 * scale)
        text = place_label(s, table.viewer, place)
        pieces.append(Piece(f"space-{place}", "slot", *at, SLOT * scale, text, layer=1))
        pieces += thing(table, place, at, ON_BOARD * scale)
    return pieces


def stars(name: str, number: int, at: Spot, size: float) -> list[Piece]:
    """A number of stars that ends at the place."""
    return [
        word(f"{name}-number", str(number), (at[0] - size * 1.05, at[1]), size, "ink", "number", "end"),
        Piece(f"{name}-star", "star", at[0] - size * 0.45, at[1], size * 0.85, f"{number} stars"),
    ]


def summary(s: TopiaState, viewer: int, seat: int) -> str:
    """Where the stars of a seat come from."""
    parts = [f"loot {loot(s, seat)}", f"city {domination_stars(s, seat)}"]
    if s.step == t.FINISHED:
        parts.append(f"missions {missions_score(s, seat)}")
    elif seat == viewer or known_missions(s, seat) or s.shared >= 0:
        parts.append(f"missions {missions_now(s, seat)}")
    return ", ".join(parts)


def doing(s: TopiaState, viewer: int, seat: int) -> str:
    """What a seat is doing, in a word."""
    ending = "" if seat == viewer else "s"
    if s.actor == OVER:
        return f"win{ending}" if (s.winner_bits >> seat) & 1 == 1 else ""
    return f"decide{ending}" if s.owes(seat) else ""


def trophy(s: TopiaState, seat: int, at: Spot, size: float) -> list[Piece]:
    """A cup beside who has won."""
    if s.actor != OVER or (s.winner_bits >> seat) & 1 == 0:
        return []
    return [Piece(f"trophy-{seat}", "trophy", *at, size, "the winner")]


# ---- the others ----


def seat_block(table: Table, seat: int, at: Spot, width: float) -> list[Piece]:
    """A player beside the city: name, faction, board, and what can be read off."""
    s, viewer = table.s, table.viewer
    x, y = at
    name = name_of(viewer, seat)
    pieces = [
        seat_token(f"seat-{seat}", viewer, seat, (x + 14, y + 14), 28),
        word(f"name-{seat}", name, (x + 36, y + 14), 20, style="title"),
        *stars(f"total-{seat}", stars_now(s, seat), (x + width, y + 14), 24),
        *trophy(s, seat, (x + width - 92, y + 13), 26),
    ]
    if doing(s, viewer, seat):
        pieces.append(
            word(
                f"doing-{seat}",
                doing(s, viewer, seat),
                (x + 44 + len(name) * 11, y + 15),
                14,
                f"seat{seat}-text",
                "strong",
            )
        )
    if seat == s.first and s.step > t.PICK_FIRST:
        pieces.append(Piece(f"first-{seat}", "flag", x + width - 116, y + 13, 15, f"{name}: First Player"))
    faction = int(s.of(seat, t.FACTION)) - 1
    if faction >= 0:
        card = s.book.factions[faction]
        label = f"{card.name}. {card.ability}: {card.text}"
        pieces += [
            Piece(f"sign-of-{seat}", f"faction-{faction + 1}", x + 22, y + 56, 44, label, tint="neon"),
            word(f"faction-of-{seat}", card.name, (x + 52, y + 46), 15, style="strong"),
            word(f"ability-of-{seat}", ability_in_words(s, seat), (x + 52, y + 66), 14, "soft"),
            *ability_tokens(s, seat, (x + width - 14, y + 56), 24),
        ]
    pieces += board(table, seat, (x + width / 2, y + 114), width / BOARD)
    return pieces + below_board(table, seat, (x, y + 168), width)


def faction_lines(s: TopiaState, seat: int, at: Spot) -> list[Piece]:
    """Where few play there is room for what the faction of a player can do, and for its line."""
    faction = int(s.of(seat, t.FACTION)) - 1
    if faction < 0:
        return []
    card = s.book.factions[faction]
    text = lines(f"text-of-{seat}", card.text, at, 14, 44, "ink")
    below = (at[0], at[1] + 8 + 17 * len(text))
    return text + lines(f"flavour-of-{seat}", card.flavour, below, 12.5, 50, "soft")


def below_board(table: Table, seat: int, at: Spot, width: float) -> list[Piece]:
    """Missions that lie open as chips, the backs of what is hidden, and where the stars come from."""
    s = table.s
    cards, hidden = known_missions(s, seat), hidden_missions(s, seat)
    if cards:
        step = min(92.0, (width - 84) / len(cards))
        scale = 0.88 * step / 92.0
        pieces = [
            mission_chip(s, seat, card, (at[0] + (i + 0.5) * step, at[1]), scale, table.choices.cards.get(card, -1))
            for i, card in enumerate(cards)
        ]
        left = at[0] + len(cards) * step + 6
        parts = summary(s, table.viewer, seat).split(", ")
        return pieces + [
            word(f"summary-{seat}-{i}", part, (left, at[1] + (i - (len(parts) - 1) / 2) * 16), 13, "soft")
            for i, part in enumerate(parts)
        ]
    pieces = [word(f"summary-{seat}", summary(s, table.viewer, seat), (at[0] + 2, at[1]), 14, "soft")]
    for i in range(hidden):
        x = at[0] + width - 12 - i * 24
        label = f"a hidden mission of {name_of(table.viewer, seat)}"
        pieces.append(Piece(f"back-{seat}-{i}", "mission-back", x, at[1], 20, label))
    return pieces


def ability_tokens(s: TopiaState, seat: int, at: Spot, size: float) -> list[Piece]:
    """A token for each time that the ability may still be used, or the mark of one that is used up."""
    card = s.book.factions[s.of(seat, t.FACTION) - 1]
    if card.uses == 0:
        return []
    left = int(s.of(seat, t.USES))
    if left == 0:
        return [Piece(f"token-{seat}-0", "token-used", *at, size, f"{card.ability} has been used")]
    return [
        Piece(f"token-{seat}-{i}", "token", at[0] - i * size * 1.1, at[1], size, f"{card.ability} can be used")
        for i in range(left)
    ]


def seat_strip(table: Table, seat: int, at: Spot, width: float) -> list[Piece]:
    """A player above the city, on a phone."""
    s, viewer = table.s, table.viewer
    x, y = at
    pieces = [
        seat_token(f"seat-{seat}", viewer, seat, (x + 8, y + 9), 16),
        word(f"name-{seat}", name_of(viewer, seat), (x + 20, y + 9), 13, f"seat{seat}-text", "strong"),
        *stars(f"total-{seat}", stars_now(s, seat), (x + width, y + 9), 14),
        *trophy(s, seat, (x + width - 46, y + 9), 15),
    ]
    height = width / BOARD * BOARD_HEIGHT
    pieces += board(table, seat, (x + width / 2, y + 20 + height / 2), width / BOARD)
    return pieces + below_strip(table, seat, (x, y + (20 + height + STRIPS_END) / 2), width)


def below_strip(table: Table, seat: int, at: Spot, width: float) -> list[Piece]:
    """On a phone under the board of another: missions that lie open, else the faction and its token."""
    s, (x, y) = table.s, at
    faction = int(s.of(seat, t.FACTION)) - 1
    cards = known_missions(s, seat)
    if cards:
        step = min(58.0 if width < ROOMY_STRIP else 46.0, width / len(cards))
        return [
            mission_chip(s, seat, card, (x + (i + 0.5) * step, y), step / 103, table.choices.cards.get(card, -1))
            for i, card in enumerate(cards)
        ]
    if faction < 0:
        return []
    card = s.book.factions[faction]
    label = f"{card.name}. {card.ability}: {card.text}"
    return [
        Piece(f"sign-of-{seat}", f"faction-{faction + 1}", x + 11, y, 21, label, tint="neon"),
        word(f"ability-of-{seat}", card.ability, (x + 25, y), 11.5, "soft"),
        *ability_tokens(s, seat, (x + width - 8, y), 15),
    ]


# ---- one's own ----


def own_wide(table: Table, seat: int, top: float) -> list[Piece]:
    """Along the bottom: the faction, the board, the missions."""
    s, viewer = table.s, table.viewer
    faction = int(s.of(seat, t.FACTION)) - 1
    pieces: list[Piece] = []
    left, scale = 8.0, OWN_BOARD
    if faction >= 0:
        pieces.append(faction_card(s, seat, faction, (133, top + 92), 1))
        pieces += ability_tokens(s, seat, (234, top + 45), 26)
        left = 272.0
    width = BOARD * scale
    pieces += [
        seat_token(f"seat-{seat}", viewer, seat, (left + 16, top + 22), 32),
        word(f"name-{seat}", name_of(viewer, seat), (left + 42, top + 22), 24, style="title"),
        *stars(f"total-{seat}", stars_now(s, seat), (left + width, top + 22), 36),
        *trophy(s, seat, (left + width - 124, top + 22), 40),
        word(f"summary-{seat}", summary(s, viewer, seat), (left + 4, top + 170), 15, "soft"),
    ]
    if seat == s.first and s.step > t.PICK_FIRST:
        pieces.append(Piece(f"first-{seat}", "flag", left + 256, top + 22, 18, "First Player"))
    if doing(s, viewer, seat):
        where = left + 52 + len(name_of(viewer, seat)) * 13
        pieces.append(
            word(f"doing-{seat}", doing(s, viewer, seat), (where, top + 24), 16, f"seat{seat}-text", "strong")
        )
    pieces += board(table, seat, (left + width / 2, top + 98), scale)
    return pieces + hand_wide(table, seat, left + width + 16, top)


def hand_wide(table: Table, seat: int, left: float, top: float) -> list[Piece]:
    """The missions side by side, face up for their owner; with them the one that everybody scores."""
    s = table.s
    cards = known_missions(s, seat) + ([int(s.shared)] if s.shared >= 0 else [])
    count = len(cards) + hidden_missions(s, seat)
    step = min(WIDEST_HAND, (1192 - left) / max(count, 1))
    scale = min(1.0, step / 120)
    pieces: list[Piece] = []
    for i in range(count):
        at = ((left + 1192) / 2 + (i - (count - 1) / 2) * step, top + 92)
        if i < len(cards):
            action = table.choices.cards.get(cards[i], -1)
            pieces.append(mission_card(s, seat, cards[i], at, scale, action))
        else:
            label = f"a hidden mission of {name_of(table.viewer, seat)}"
            pieces.append(Piece(f"back-{seat}-{i}", "mission-back", *at, 118 * scale, label, layer=3))
    return pieces


def own_tall(table: Table, seat: int, top: float) -> list[Piece]:
    """At the thumb: a line, the board, the missions as strips."""
    s, viewer = table.s, table.viewer
    faction = int(s.of(seat, t.FACTION)) - 1
    pieces = [
        seat_token(f"seat-{seat}", viewer, seat, (18, top + 10), 20),
        word(f"name-{seat}", name_of(viewer, seat), (34, top + 10), 15, style="title"),
        *stars(f"total-{seat}", stars_now(s, seat), (380, top + 10), 20),
        *trophy(s, seat, (300, top + 10), 22),
        *board(table, seat, (149, top + 50), 282 / BOARD),
    ]
    if faction >= 0:
        card = s.book.factions[faction]
        label = f"{card.name}. {card.ability}: {card.text}"
        pieces.append(Piece(f"sign-of-{seat}", f"faction-{faction + 1}", 316, top + 42, 32, label, tint="neon"))
        pieces.append(word(f"ability-of-{seat}", card.ability, (296, top + 68), 12.5, "soft"))
        pieces += ability_tokens(s, seat, (366, top + 42), 22)
    cards = known_missions(s, seat) + ([int(s.shared)] if s.shared >= 0 else [])
    height = min(TALLEST_STRIP, (772 - top - 80) / max(len(cards), 1))
    pieces += [
        mission_strip(
            s, seat, card, (195, top + 80 + (i + 0.5) * height), height - 1, table.choices.cards.get(card, -1)
        )
        for i, card in enumerate(cards)
    ]
    return pieces
