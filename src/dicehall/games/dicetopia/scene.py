"""Where the pieces lie: the city large, the others beside or above it, what is one's own below."""

from typing import Final

from dicehall.core.scene import TALL, TERMINAL, WIDE, Piece, Scene
from dicehall.core.state import OVER
from dicehall.games.dicetopia import terms as t
from dicehall.games.dicetopia.scene_cards import faction_card, faction_strip
from dicehall.games.dicetopia.scene_city import Table, district, districts
from dicehall.games.dicetopia.scene_parts import Spot, lines, name_of, seat_token, word
from dicehall.games.dicetopia.scene_seats import faction_lines, own_tall, own_wide, seat_block, seat_strip
from dicehall.games.dicetopia.scene_terminal import terminal_scene
from dicehall.games.dicetopia.state import TopiaState
from dicehall.games.dicetopia.words import describe

HOUSE: Final = "The scenarios are ours: the printed ones are not known to us."
MIDDLES_WIDE: Final[list[Spot]] = [(148, 153), (436, 153), (724, 153), (148, 485), (436, 485), (724, 485)]
MIDDLES_TALL: Final[list[Spot]] = [(93, 181), (297, 181), (93, 335), (297, 335), (93, 489), (297, 489)]
TALL_UNIT: Final = 0.6
FEW: Final = 2
WIDEST_STRIP: Final = 200.0
BUTTON_WORDS: Final = {int(t.DO_AGAIN): "Reroll", int(t.DO_BLOCK): "Block", int(t.DO_SAVE): "Save turn"}


def scene(s: TopiaState, seat: int, shape: str) -> Scene:
    """The table as a seat sees it; whoever only watches sees it from where the First Player sits."""
    title = f"Dicetopia: {moment(s, seat)}"
    if shape == TERMINAL:
        return terminal_scene(s, seat, title)
    table, me = Table(s, seat), seat if seat >= 0 else int(s.first)
    choosing = s.step <= t.CHOOSE_FACTION
    if shape == TALL:
        pieces = choosing_tall(table) if choosing else tall(table, me)
        return Scene(390, 776, pieces, title, game="dicetopia", shape=TALL)
    pieces = choosing_wide(table) if choosing else wide(table, me)
    return Scene(1200, 800, pieces, title, game="dicetopia", shape=WIDE)


def moment(s: TopiaState, viewer: int) -> str:
    """Where the game is, in a few words."""
    if s.actor == OVER:
        names = [name_of(viewer, seat) for seat in range(s.seats) if (s.winner_bits >> seat) & 1 == 1]
        return f"{' and '.join(names)} won"
    if s.step <= t.CHOOSE_FACTION:
        return "choosing factions"
    if s.step <= t.KEEP_MISSIONS:
        return "choosing missions"
    if s.step >= t.CLONING:
        return "the final scoring"
    if s.last_of_all == 1:
        return "the saved turn"
    return f"turn {(int(s.turn) - 1) // int(s.seats) + 1} of {t.SLOTS}"


def others_of(s: TopiaState, me: int) -> list[int]:
    """The other seats, clockwise."""
    return [(me + step) % int(s.seats) for step in range(1, int(s.seats))]


def wide(table: Table, me: int) -> list[Piece]:
    """The city on the left, the others on the right, one's own things along the bottom."""
    pieces = [Piece("city", "city-wide", 436, 304, 856, "the city after rain")]
    pieces += districts(table, MIDDLES_WIDE, 1)
    pieces += turn_sign(table, (40, 302), 1)
    pieces += deck(table, (400, 304), 1)
    pieces += buttons(table, (500, 302), 1)
    pieces += scenario_lines(table, (622, 280), 40)
    others = others_of(table.s, me)
    for i, other in enumerate(others):
        step = 198.0 if len(others) > FEW else 294.0
        pieces += seat_block(table, other, (884, 14 + step * i), 304)
        if len(others) <= FEW:
            pieces += faction_lines(table.s, other, (888, 217 + step * i))
    return pieces + own_wide(table, me, 610)


def tall(table: Table, me: int) -> list[Piece]:
    """The others in a strip, the city, one's own things at the thumb."""
    pieces = [Piece("city", "city-tall", 195, 328, 382, "the city after rain")]
    others = others_of(table.s, me)
    width = min(WIDEST_STRIP, 384 / len(others) - 6)
    for i, other in enumerate(others):
        pieces += seat_strip(table, other, (6 + (width + 6) * i, 2), width)
    pieces += districts(table, MIDDLES_TALL, TALL_UNIT)
    pieces += scenario_line(table, (6, 86))
    return pieces + own_tall(table, me, 570) + buttons(table, (292, 620), 0.82)


# ---- the plaza ----


def turn_sign(table: Table, at: Spot, scale: float) -> list[Piece]:
    """Whose turn it is, and how far the game is."""
    s = table.s
    shown, title, below = headline(s, table.viewer)
    pieces = [
        word("whose", title, (at[0] + 28 * scale, at[1] - 10 * scale), 20 * scale, "night-ink", "title"),
        word("moment", below, (at[0] + 28 * scale, at[1] + 13 * scale), 14 * scale, "night-soft"),
    ]
    return [*pieces, seat_token("turn-of", table.viewer, shown, at, 36 * scale)] if shown >= 0 else pieces


def headline(s: TopiaState, viewer: int) -> tuple[int, str, str]:
    """Who is on, or has won; what is going on; and a line below."""
    if s.actor == OVER:
        first = next(seat for seat in range(s.seats) if (s.winner_bits >> seat) & 1 == 1)
        return first, moment(s, viewer), f"by {s.ending}"
    if s.step <= t.KEEP_MISSIONS:
        return -1, "Before the first turn", moment(s, viewer)
    if s.step >= t.CLONING:
        below = "abilities first, then missions" if s.step < t.GAMBLE else "missions"
        return s.pending[0] if s.pending else int(s.player), "The final scoring", below
    whose = "Your turn" if s.player == viewer else f"Player {s.player + 1}’s turn"
    return int(s.player), whose, moment(s, viewer)


def deck(table: Table, at: Spot, scale: float) -> list[Piece]:
    """The missions that nobody has."""
    count = table.s.deck_size()
    return [
        Piece("deck", "mission-back", *at, 38 * scale, f"the deck: {count} missions"),
        word("deck-count", str(count), (at[0] + 30 * scale, at[1] - 8 * scale), 20 * scale, "night-ink", "number"),
        word("deck-name", "in the deck", (at[0] + 30 * scale, at[1] + 12 * scale), 12 * scale, "night-soft"),
    ]


def buttons(table: Table, at: Spot, scale: float) -> list[Piece]:
    """Choices that are about nothing on the table: pass, block, save the turn."""
    pieces: list[Piece] = []
    count = len(table.choices.others)
    for i, action in enumerate(table.choices.others):
        y = at[1] + (i - (count - 1) / 2) * 34 * scale
        text = BUTTON_WORDS.get(action & 255, "Pass")
        name = f"button-{text.lower().replace(' ', '-')}"
        label = describe(table.s, table.viewer, action)
        parts = (word(f"{name}-text", text, (0, -1), 15, "night-ink", "strong", "middle"),)
        pieces.append(
            Piece(name, "button", at[0] + 56 * scale, y, 112 * scale, label, action=action, scale=scale, parts=parts)
        )
    return pieces


def scenario_lines(table: Table, at: Spot, letters: int) -> list[Piece]:
    """The scenario, when there is one."""
    s = table.s
    if s.scenario == 0:
        return []
    card = s.book.scenarios[s.scenario - 1]
    pieces = [
        Piece("house", "house", at[0] + 8, at[1], 15, HOUSE, house=True),
        word("scenario", card.name, (at[0] + 22, at[1]), 15, "neon", "title"),
    ]
    return pieces + lines("scenario-text", card.text, (at[0], at[1] + 19), 12, letters, "night-soft")


def scenario_line(table: Table, at: Spot) -> list[Piece]:
    """On a phone: whose turn it is, scenario, deck, in a line."""
    s = table.s
    _, title, below = headline(s, table.viewer)
    pieces = [word("moment", f"{title}, {below}", at, 11.5, style="strong")]
    if s.scenario > 0:
        card = s.book.scenarios[s.scenario - 1]
        x = at[0] + 18 + len(pieces[0].text) * 5.7
        pieces.append(Piece("house", "house", x, at[1], 12, HOUSE, house=True))
        pieces.append(word("scenario", card.name, (x + 10, at[1]), 11.5, style="strong"))
    count = f"{s.deck_size()} in the deck"
    return [*pieces, word("deck-count", count, (384, at[1]), 11.5, "soft", anchor="end")]


# ---- choosing factions ----


def owner_of(s: TopiaState, faction: int) -> int:
    """Who has taken a faction."""
    return int(s.holder(faction + 1))


def choosing_wide(table: Table) -> list[Piece]:
    """All ten factions, who has which, and the city that they will meet in."""
    pieces = [word("title", "Which faction will you play?", (600, 50), 36, style="title", anchor="middle")]
    for faction in range(10):
        at = (124.0 + faction % 5 * 238, 268.0 + faction // 5 * 186)
        action = table.choices.factions.get(faction, -1)
        pieces.append(faction_card(table.s, owner_of(table.s, faction), faction, at, 0.92, action))
    for hood in range(6):
        x = 104 + 198.4 * hood
        pieces.append(district(table, hood, (x, 704), 0.68))
        text = table.s.book.city.neighbourhood[hood].text
        pieces += lines(f"action-{hood}", text, (x - 30, 684), 13, 17, "night-soft")
    return pieces + choosers(table, 600, 106, 190)


def choosing_tall(table: Table) -> list[Piece]:
    """All ten factions one under the other, and who has which."""
    pieces = choosers(table, 195, 14, 92)
    for faction in range(10):
        action = table.choices.factions.get(faction, -1)
        at = (195.0, 100.0 + faction * 70)
        pieces.append(faction_strip(table.s, owner_of(table.s, faction), faction, at, action))
    return pieces


def choosers(table: Table, middle: float, y: float, step: float) -> list[Piece]:
    """The seats, and what each of them has taken."""
    s = table.s
    pieces: list[Piece] = []
    for seat in range(int(s.seats)):
        x = middle + (seat - (int(s.seats) - 1) / 2) * step
        faction = int(s.of(seat, t.FACTION)) - 1
        note = s.book.factions[faction].ability if faction >= 0 else "next" if s.owes(seat) else "later"
        pieces.append(seat_token(f"seat-{seat}", table.viewer, seat, (x, y), 24))
        name = name_of(table.viewer, seat)
        pieces.append(word(f"name-{seat}", name, (x, y + 20), 13, style="strong", anchor="middle"))
        pieces.append(word(f"note-{seat}", note, (x, y + 35), 12, "soft", anchor="middle"))
    return pieces
