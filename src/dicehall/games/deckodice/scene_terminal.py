"""The arena as character cells: twelve minions, the two that fight with their cards, what each rolls."""

from typing import Final

from dicehall.core.actions import pack
from dicehall.core.scene import TERMINAL, Piece, Scene
from dicehall.core.state import OVER
from dicehall.games.deckodice.abilities import KEEP, RE_ROLL, TAKE
from dicehall.games.deckodice.cards import has
from dicehall.games.deckodice.choosing import SEND
from dicehall.games.deckodice.combat import die_value
from dicehall.games.deckodice.content import Box
from dicehall.games.deckodice.deck import MINIONS
from dicehall.games.deckodice.knowledge import hand_size
from dicehall.games.deckodice.scene_pieces import (
    card_label,
    hue,
    kind,
    minion_label,
    name_of,
    outcome_words,
    value_text,
)
from dicehall.games.deckodice.state import (
    BOTH,
    CARD,
    CHOSEN,
    HAND,
    LOOK,
    MINION,
    NONE,
    POINTS,
    DeckState,
    other,
)

COLUMNS: Final = 80
ROWS: Final = 13
SEAT_SIGNS: Final = "●■"
CELL: Final = 13
FACES: Final = (
    "   /\\   \n  /òó\\  \n /_~~_\\ \n        ",
    " .____. \n |O  ^| \n | \\_/| \n '----' ",
    "   /\\   \n  /◉◉\\  \n  \\‿‿/  \n   \\/   ",
    "  ,^^^, \n /[ò ó]\\\n \\ |_| /\n  '\\_/' ",
    "  .--.  \n /o  o\\ \n \\{~~}/ \n  '--'  ",
    " .(~~). \n/ ò  ó \\\n\\  ^^  /\n '----' ",
)


def terminal_scene(s: DeckState, box: Box, seat: int) -> Scene:
    """The arena as a seat sees it, 80 cells wide: the other side above, the own one below."""
    me = max(seat, 0)
    pieces = [*header(s, seat), *deck_cells(s, box)]
    for side, hand_row, name_row, left in ((me, 11, 12, 2), (other(me), 3, 2, 42)):
        pieces.extend(name_cells(s, seat, side, name_row))
        pieces.extend(hand_cells(s, box, seat, side, hand_row))
        pieces.extend(fight_cells(s, box, seat, side, left))
    title = f"Deck-O-Dice: {outcome_words(s, seat)}"
    return Scene(COLUMNS, ROWS, pieces, title, game="deckodice", shape=TERMINAL)


def say(name: str, x: int, y: int, text: str, tint: str = "ink", style: str = "text") -> Piece:
    """A few words."""
    return Piece(name, "text", x, y, 1, text, text=text, tint=tint, style=style, anchor="start")


def header(s: DeckState, seat: int) -> list[Piece]:
    """How the game stands."""
    text = outcome_words(s, seat)
    return [say("combat", 1, 0, text[:1].upper() + text[1:], style="title")]


def deck_cells(s: DeckState, box: Box) -> list[Piece]:
    """The pile, what is known to lie at its bottom, and a card that is known to lie on top."""
    under = f", {s.under} of them known at the bottom" if s.under else ""
    text = f" Deck: {s.pile} "
    found = [
        Piece(
            "deck-0",
            "deck",
            48,
            0,
            10,
            f"the deck, {s.pile} cards{under}",
            tint="card-back",
            glyph=text,
            action=pack(RE_ROLL),
        )
    ]
    if s.under:
        found.append(say("under-count", 60, 0, f"({s.under} known below)", "soft"))
    return found


def name_cells(s: DeckState, seat: int, side: int, y: int) -> list[Piece]:
    """Whose side it is, and how many cards it has won."""
    name = f"{SEAT_SIGNS[side]} {name_of(s, seat, side)}"
    won = f"{s.at[POINTS + side]} cards won"
    return [
        say(f"seat-{side}", 1, y, name, f"seat{side}", "strong"),
        say(f"points-{side}", 14, y, won, style="number"),
    ]


def hand_cells(s: DeckState, box: Box, seat: int, side: int, y: int) -> list[Piece]:
    """The six minions of a side: in hand, used, or nobody knows."""
    hand = s.at[HAND + side]
    found: list[Piece] = []
    for i in range(int(MINIONS)):
        x = 1 + i * CELL
        name = f"minion-{side}-{i}"
        text = f"{box.minions[i].name} {kind(i)}"
        if hand < 0:
            if i < hand_size(s):
                found.append(
                    Piece(name, "minion", x, y, CELL, "a minion in hand", tint=f"seat{side}", glyph=" ?           ")
                )
        elif has(hand, i):
            action = pack(SEND, i) if side == seat else -1
            label = f"{minion_label(box, i)}, in hand"
            found.append(Piece(name, "minion", x, y, CELL, label, tint=hue(i), glyph=f" {text:<11} ", action=action))
        else:
            found.append(
                Piece(
                    name, "text", x, y, 1, f"{minion_label(box, i)}, used", text=f" ·{text}", tint="soft", strength=0.6
                )
            )
    return found


def fight_cells(s: DeckState, box: Box, seat: int, side: int, left: int) -> list[Piece]:
    """One half of the middle: the minion, its card, what it rolls."""
    found: list[Piece] = []
    minion = int(s.at[MINION + side])
    if minion >= 0:
        label = minion_label(box, minion)
        found.append(
            Piece(f"fighter-{side}", "text", left, 5, 8, label, glyph=FACES[minion], tint=hue(minion), style="strong")
        )
        found.append(say(f"result-{side}", left, 9, result(s, box, side, minion), style="strong"))
    if s.at[LOOK] != NONE and s.drawing == side:
        for i in range(2):
            found.extend(look_cells(s, box, i, left + 9 + i * 14, pack(TAKE, i) if side == seat else -1))
    elif s.at[CARD + side] >= 0:
        found.extend(card_cells(box, int(s.at[CARD + side]), minion, left + 10, pack(KEEP) if side == seat else -1))
    if s.at[CHOSEN + side] != NONE:
        found.append(chosen_cell(s, box, seat, side))
    return found


def result(s: DeckState, box: Box, side: int, minion: int) -> str:
    """Who it is, whether it attacks, what it rolls, whether it won."""
    words = [minion_label(box, minion)]
    if s.attacker == side:
        words.append("attacks")
    if s.at[CARD + side] >= 0:
        words.append(f"rolls {die_value(s, side)}")
    text = ", ".join(words)
    if s.taker == BOTH:
        return f"{text}: a tie"
    return f"{text}: wins!" if s.taker == side and s.actor != OVER else text


def card_cells(box: Box, card: int, counts: int, x: int, action: int) -> list[Piece]:
    """A card: six values in two columns, the one that counts between arrows."""
    found: list[Piece] = []
    for i in range(int(MINIONS)):
        text = f"{kind(i):>3} {value_text(box, card, i):>2}"
        name = f"card-{card}-{kind(i)}"
        label = card_label(box, card, counts) if i == counts else f"{kind(i)} {value_text(box, card, i)}"
        at = (x + i % 2 * 11, 5 + i // 2)
        if i == counts:
            glyph = f" ▶{text}◀ "
            found.append(Piece(name, "value", at[0], at[1], 10, label, tint=hue(i), glyph=glyph, action=action))
        else:
            found.append(say(name, at[0] + 2, at[1], text))
    return found


def look_cells(s: DeckState, box: Box, i: int, x: int, action: int) -> list[Piece]:
    """One of the two cards that Diante looks at."""
    card = int(s.at[LOOK + i])
    if card == NONE:
        return []
    minion = int(s.at[MINION + int(s.drawing)])
    text = f"{kind(minion)}: {value_text(box, card, minion)}" if card >= 0 else "?"
    label = card_label(box, card, minion) if card >= 0 else "a card that Diante looks at"
    tint = hue(minion) if card >= 0 else "card-back"
    glyph = f" {text:<10} "
    return [Piece(f"look-{i}", "value", x, 6, 12, label, tint=tint, glyph=glyph, action=action)]


def chosen_cell(s: DeckState, box: Box, seat: int, side: int) -> Piece:
    """The minion that a side has chosen, face down; its owner sees which."""
    chosen = int(s.at[CHOSEN + side])
    y = 12 if side == max(seat, 0) else 2
    text = minion_label(box, chosen) if chosen >= 0 and side == seat else "a minion"
    shown = f"chose {text}, face down"
    return say(f"chosen-{side}", 40, y, shown, f"seat{side}-text", "strong")
