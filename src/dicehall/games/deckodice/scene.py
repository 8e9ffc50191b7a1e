"""Where the pieces lie: an arena with six creatures a side, the two that fight in the middle, deck and trophies."""

from typing import Final

from dicehall.core.actions import pack
from dicehall.core.scene import TERMINAL, WIDE, Piece, Scene
from dicehall.core.state import OVER
from dicehall.games.deckodice.abilities import KEEP, RE_ROLL, TAKE
from dicehall.games.deckodice.cards import has
from dicehall.games.deckodice.choosing import SEND
from dicehall.games.deckodice.combat import die_value
from dicehall.games.deckodice.content import Box
from dicehall.games.deckodice.deck import MINIONS
from dicehall.games.deckodice.knowledge import hand_size
from dicehall.games.deckodice.scene_layout import FAR, NEAR, Layout
from dicehall.games.deckodice.scene_pieces import (
    GROWTH,
    back,
    card_piece,
    creature,
    minion_label,
    name_of,
    outcome_words,
    token,
    word,
    words_from,
)
from dicehall.games.deckodice.scene_terminal import terminal_scene
from dicehall.games.deckodice.state import (
    BOTH,
    CARD,
    CHOSEN,
    HAND,
    LOOK,
    MINION,
    NONE,
    POINTS,
    ROUNDS,
    UNDER,
    DeckState,
    other,
)

USED: Final = 0.25
A_LAYER_OF_CARDS: Final = 4
SHOWN_UNDER: Final = 4
HOUSE: Final = "Which values share a card is ours: how the printed cards pair them is not known to us."


def scene(s: DeckState, box: Box, seat: int, shape: str) -> Scene:
    """The table as a seat sees it; whoever only watches sits behind the first side."""
    if shape == TERMINAL:
        return terminal_scene(s, box, seat)
    lay = Layout(shape)
    me = max(seat, 0)
    pieces = [Piece("arena", f"arena-{shape}", lay.width / 2, lay.height / 2, lay.width, "the arena")]
    pieces.extend(rounds(s, lay))
    for place, side in ((NEAR, me), (FAR, other(me))):
        pieces.extend(heading(s, seat, side, place, lay))
        pieces.extend(row(s, box, seat, side, place, lay))
        pieces.extend(fighter(s, box, side, place, lay))
        pieces.extend(cards(s, box, seat, side, place, lay))
        pieces.extend(face_down(s, box, seat, side, place, lay))
    pieces.extend(deck(s, box, lay))
    if s.actor == OVER:
        x, y = lay.result_at
        result = outcome_words(s, seat)
        text = Piece(
            "result-words", "text", 0, -lay.result * 0.1, lay.result, "", text=result, tint="card-ink", style="title"
        )
        pieces.append(Piece("result", "banner", x, y, lay.result * 13.4, result, parts=(text,), layer=5))
    title = f"Deck-O-Dice: {outcome_words(s, seat)}"
    return Scene(lay.width, lay.height, pieces, title, ground="stand", game="deckodice", shape=shape)


# ---- round and sides ----


def rounds(s: DeckState, lay: Layout) -> list[Piece]:
    """Twelve dots in two halves: fought, being fought, to come."""
    x, y = lay.rounds_at
    number = min(int(s.round) + 1, int(ROUNDS))
    told = f"Combat {number} of {ROUNDS}" if s.actor != OVER else "All combats are fought"
    short = f"Combat {number}" if s.actor != OVER else "The end"
    found = [
        Piece("combat", "text", x, y, lay.small, told, text=short, tint="ink", style="title", anchor=lay.rounds_anchor)
    ]
    dots: list[Piece] = []
    for i in range(int(ROUNDS)):
        tint = "ink" if i < s.round else "accent" if i == s.round else "nobody"
        strength = 1.0 if i <= s.round else 0.5
        at = (i % 6 * lay.dot * 1.5, i // 6 * lay.dot * 1.5)
        dots.append(Piece(f"combat-{i}", "dot", at[0], at[1], lay.dot, "", tint=tint, strength=strength))
    left, top = lay.dots_at
    found.append(Piece("combats", "group", left, top, lay.dot * 9, told, parts=tuple(dots)))
    found.append(Piece("house", "house", lay.house_at[0], lay.house_at[1], lay.small, HOUSE, house=True))
    return found


def heading(s: DeckState, seat: int, side: int, place: int, lay: Layout) -> list[Piece]:
    """Whose side it is, how many cards it has won, and the pile they make."""
    x, y = lay.name_at[place]
    name = name_of(s, seat, side)
    points = int(s.at[POINTS + side])
    told = f"{name}: {points} cards won"
    number_x, number_y = lay.points_at[place]
    found = [
        token(side, x, y, lay.title, f"{name}: {('disc', 'square')[side]}"),
        words_from(f"name-{side}", name, x + lay.title * 0.8, y, lay.title, "title"),
        Piece(
            f"points-{side}",
            "text",
            number_x,
            number_y,
            lay.points,
            told,
            text=str(points),
            tint=f"seat{side}-text",
            style="number",
        ),
    ]
    if lay.shape == WIDE:
        found.append(word(f"won-{side}", "cards won", number_x + 12, number_y + 42, 15, "text", "soft"))
    left, foot = lay.pile_at[place]
    for i in range(points):
        turn = float((i * 7 + side * 3) % 9 - 4)
        found.append(back(f"trophy-{side}-{i}", left, foot - float(i) * lay.pile * 0.05, lay.pile, told, turn))
    return found


def row(s: DeckState, box: Box, seat: int, side: int, place: int, lay: Layout) -> list[Piece]:
    """The six minions of a side: those still in hand stand out; where that is hidden, face-down cards."""
    hand = s.at[HAND + side]
    found: list[Piece] = []
    for i in range(MINIONS):
        x, foot = lay.row_x + float(i) * lay.row_step, lay.row_foot[place]
        if hand < 0:
            if i < hand_size(s):
                label = f"one of the {hand_size(s)} minions in hand"
                y = foot - lay.row * 0.36
                found.append(
                    Piece(f"hidden-{side}-{i}", "minion-back", x, y, lay.row * 0.56, label, tint=f"seat{side}")
                )
        elif has(hand, i):
            action = pack(SEND, i) if side == seat else -1
            strength = USED if side == seat and s.at[CHOSEN + side] == i else 1.0
            found.append(
                creature(box, f"minion-{side}-{i}", side, i, (x, foot), lay.row, ", in hand", action, strength)
            )
        elif s.at[MINION + side] != i:
            strength = 1.0 if s.actor == OVER and (s.winner_bits >> side) & 1 == 1 else USED
            found.append(creature(box, f"minion-{side}-{i}", side, i, (x, foot), lay.row, ", used", -1, strength))
    return found


# ---- the combat ----


def fighter(s: DeckState, box: Box, side: int, place: int, lay: Layout) -> list[Piece]:
    """The minion that fights, or fought last, and whether it attacks."""
    minion = int(s.at[MINION + side])
    if minion < 0:
        return []
    x, foot = lay.fighter_at[place]
    attacks = s.attacker == side
    label = ", attacks" if attacks else ", in the arena"
    name = f"minion-{side}-{minion}" if not has(max(s.at[HAND + side], 0), minion) else f"fought-{side}"
    found = [creature(box, name, side, minion, (x, foot), lay.fighter, label)]
    if lay.shape == WIDE:
        found.append(word(f"fighter-{side}", minion_label(box, minion), x, foot + 26, 18, "strong"))
    if attacks and s.actor != OVER:
        found.append(Piece("attacks", "swords", lay.sign_at[place][0], lay.sign_at[place][1], lay.sign, f"{label[2:]}"))
    return found


def cards(s: DeckState, box: Box, seat: int, side: int, place: int, lay: Layout) -> list[Piece]:
    """The card that a side fights with and what it is worth; or the two that Diante looks at."""
    if s.at[LOOK] != NONE and s.drawing == side:
        return [look(s, box, side == seat, i, place, lay) for i in range(2) if s.at[LOOK + i] != NONE]
    card = int(s.at[CARD + side])
    minion = int(s.at[MINION + side])
    if card < 0:
        return []
    x, y = lay.card_at[place]
    found = [card_piece(box, card, minion, x, y, lay.card, pack(KEEP) if side == seat else -1)]
    if minion < 0:
        return found
    value_x, value_y = lay.value_at[place]
    if s.taker in (side, BOTH):
        found.append(
            Piece(f"laurel-{side}", "laurel", value_x, value_y, lay.value * 2.05, "wins the combat", strength=0.95)
        )
    value = die_value(s, side)
    text = str(value)
    found.append(
        Piece(
            f"value-{side}",
            "text",
            value_x,
            value_y,
            lay.value,
            f"rolls {text}",
            text=text,
            tint="ink",
            style="number",
            layer=4,
        )
    )
    return found


def look(s: DeckState, box: Box, is_mine: bool, i: int, place: int, lay: Layout) -> Piece:
    """One of the two cards that Diante looks at: open to whoever may see it."""
    card = int(s.at[LOOK + i])
    x, y = lay.card_at[place]
    x += (float(i) - 0.5) * lay.look_step
    action = pack(TAKE, i) if is_mine else -1
    if card < 0:
        return back(f"look-{i}", x, y, lay.look, "a card that Diante looks at", 0.0, action)
    return card_piece(box, card, int(s.at[MINION + int(s.drawing)]), x, y, lay.look, action)


def face_down(s: DeckState, box: Box, seat: int, side: int, place: int, lay: Layout) -> list[Piece]:
    """The minion that a side has chosen: its owner sees which."""
    chosen = int(s.at[CHOSEN + side])
    if chosen == NONE:
        return []
    x, y = lay.chosen_at[place]
    who = name_of(s, seat, side)
    if chosen < 0 or side != seat:
        return [
            Piece(
                f"chosen-{side}",
                "minion-back",
                x,
                y,
                lay.chosen,
                f"{who}: a minion, face down",
                tint=f"seat{side}",
                layer=4,
            )
        ]
    face = creature(
        box, f"chosen-{side}-face", side, chosen, (0, lay.chosen * 0.32), lay.chosen * 0.8 / GROWTH[chosen], ""
    )
    label = f"{minion_label(box, chosen)}, chosen; only you see it"
    return [Piece(f"chosen-{side}", "minion-card", x, y, lay.chosen, label, tint=f"seat{side}", parts=(face,), layer=4)]


# ---- the deck ----


def deck(s: DeckState, box: Box, lay: Layout) -> list[Piece]:
    """The pile with a card that is known on top of it, and those known to lie at the bottom."""
    x, y = lay.deck_at
    count = int(s.pile)
    told = f"{count} card{'' if count == 1 else 's'}"
    found: list[Piece] = []
    layers = (count + A_LAYER_OF_CARDS - 1) // A_LAYER_OF_CARDS
    for i in range(layers):
        action = pack(RE_ROLL) if i == layers - 1 else -1
        found.append(back(f"deck-{i}", x, y - float(i) * lay.deck * 0.035, lay.deck, f"the deck, {told}", 0.0, action))
    if s.top >= 0:
        found.append(card_piece(box, int(s.top), -1, x, y - float(layers) * lay.deck * 0.035, lay.deck))
    if s.actor != OVER:
        found.append(word("deck-count", told if count else "empty", x, y + lay.deck * 0.9, lay.small, "strong"))
    under = [int(s.at[UNDER + i]) for i in range(int(s.under))]
    for i in range(min(len(under), SHOWN_UNDER)):
        at = (x + (float(i) - (min(len(under), SHOWN_UNDER) - 1) / 2) * lay.under * 0.8, y + lay.deck * 1.45)
        found.append(card_piece(box, under[i], -1, at[0], at[1], lay.under))
    if under:
        text = f"{len(under)} under it" if lay.shape == WIDE else str(len(under))
        found.append(
            word("under-count", text, x, y + lay.deck * 1.45 + lay.under * 1.1, lay.small * 0.85, "text", "soft")
        )
    return found
