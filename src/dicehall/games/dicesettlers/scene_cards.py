"""The wall of technologies: seal, price, what they do, who has them; what a player still lacks is faint."""

import textwrap
from typing import Final

from dicehall.core.actions import pack
from dicehall.core.scene import Piece
from dicehall.games.dicesettlers.content_technologies import SEAL_NAMES, TERRAIN_NAMES, TOKEN_NAMES
from dicehall.games.dicesettlers.notation import SEAT_NAMES
from dicehall.games.dicesettlers.scene_pieces import TOKEN_PICTURES, Area, Look, plural, word
from dicehall.games.dicesettlers.state import SettlersState
from dicehall.games.dicesettlers.terms import PRESENT, SHOW, SHOWN, TOKEN, Do

SEAL_SIGNS: Final = ["1", "2", "3", "x"]
LETTER: Final = 0.455
"""About how wide a letter is, as a part of its height."""
FAINT: Final = 0.3


def card_pieces(look: Look, area: Area, is_short: bool) -> list[Piece]:
    """All technologies on display, in two columns."""
    s = look.state
    x, y, width, height = area
    across, down = width / 2, height / 5
    pieces: list[Piece] = []
    for slot in range(int(SHOWN)):
        card = int(s.pool[SHOW + slot])
        if card >= 0:
            at = (x + across * (slot % 2 + 0.5), y + down * (slot // 2 + 0.5))
            size = min(across - 5, (down - 4) / (0.2 if is_short else 0.3455))
            pieces.append(card_piece(look, card, slot, at, size, is_short))
    return pieces


def card_piece(look: Look, card: int, slot: int, at: tuple[float, float], size: float, is_short: bool) -> Piece:
    """One technology; its parts are laid out on 220 units and scaled."""
    s = look.state
    text = s.box.catalogue.cards[card]
    seal = SEAL_SIGNS[SEAL_NAMES.index(text.seal)]
    label = card_label(look, card, slot)
    verbs = [Do.STUDY, Do.FLIP, Do.USE, Do.EXPLODE]
    action = look.first([int(pack(verb, card)) for verb in verbs])
    middle = -2.0 if is_short else -1.5
    parts = [Piece(f"seal-{slot}", f"seal-{seal}", -91, middle, 30, f"seal {text.seal}")]
    if text.points:
        parts.append(word(f"worth-{slot}", str(text.points), (-91, middle), 17, "snow", "number", "middle"))
    else:
        parts.append(Piece(f"worth-{slot}", "icon-points", -91, middle, 15, "scores at the end", tint="snow"))
    parts += short_text(look, card, slot) if is_short else long_text(look, card, slot)
    parts += marker_pieces(s, slot, is_short)
    picture = f"platelet-{seal}" if is_short else f"plate-{seal}"
    return Piece(
        f"card-{slot}", picture, *at, size, label, action=action, scale=size / 220, parts=tuple(parts), layer=1
    )


def long_text(look: Look, card: int, slot: int) -> list[Piece]:
    """Name, what it does, and the price, for a wall with room."""
    text = look.state.box.catalogue.cards[card]
    lines, size = fitted(text.text, 167, 3, 10.8)
    pieces = [word(f"card-name-{slot}", text.name, (-68, -27), 13.5, "card-ink", "strong")]
    for i, line in enumerate(lines):
        pieces.append(word(f"card-text-{slot}-{i}", line, (-68, -13 + i * size * 1.08), size, "card-soft"))
    return pieces + price_pieces(look, card, slot, (-62, 26.5), 12.5)


def short_text(look: Look, card: int, slot: int) -> list[Piece]:
    """Name and price, for a small wall."""
    text = look.state.box.catalogue.cards[card]
    size = min(15.5, 168 / (len(text.name) * 0.53))
    name = word(f"card-name-{slot}", text.name, (-68, -11), size, "card-ink", "strong")
    return [name, *price_pieces(look, card, slot, (-61, 8), 13.5)]


def fitted(text: str, width: float, most: int, size: float) -> tuple[list[str], float]:
    """A text broken into at most so many lines, its letters made smaller until they fit."""
    lines = textwrap.wrap(text, int(width / (size * LETTER)))
    while len(lines) > most and size > 7:
        size -= 0.4
        most = 4 if size < 9.4 else most
        lines = textwrap.wrap(text, int(width / (size * LETTER)))
    return lines, size


def price_pieces(look: Look, card: int, slot: int, at: tuple[float, float], size: float) -> list[Piece]:
    """Terrains that are needed, Research icons and tokens to pay; faint is what the viewer has not got."""
    text = look.state.box.catalogue.cards[card]
    lacking = lacks(look.state, look.seat, card)
    pieces: list[Piece] = []
    x = at[0]
    for name in text.terrain:
        words, strength = f"presence on {name} is needed", FAINT if name in lacking else 1.0
        sign = f"sign-{name.lower()}"
        pieces.append(Piece(f"price-{slot}-{name}", sign, x, at[1], size, words, tint="card-soft", strength=strength))
        x += size * 1.15
    words = plural(text.research, "Research icon")
    x += size * 0.25
    pieces.append(word(f"price-{slot}-icons", str(text.research), (x, at[1]), size, "card-ink", "number", "end"))
    pieces.append(
        Piece(f"price-{slot}-research", "icon-research", x + size * 0.62, at[1], size, words, tint="card-soft")
    )
    x += size * 2.0
    for i, token in enumerate(text.tokens):
        strength = FAINT if token in lacking else 1.0
        if token in lacking:
            lacking.remove(token)
        picture = TOKEN_PICTURES[TOKEN_NAMES.index(token)]
        pieces.append(Piece(f"price-{slot}-{i}", picture, x, at[1], size, token, strength=strength))
        x += size * 1.1
    return pieces


def marker_pieces(s: SettlersState, slot: int, is_short: bool) -> list[Piece]:
    """The markers of those who have the technology."""
    pieces: list[Piece] = []
    size = 18.0
    owners = [player for player in range(int(s.players)) if s.has_card(player, slot)]
    for i, player in enumerate(reversed(owners)):
        used = "-used" if s.has_flipped(player, slot) else ""
        label = f"marker of {SEAT_NAMES[player]}{', flipped' if used else ''}"
        at = (98 - i * size * 0.98, 9 if is_short else 25)
        pieces.append(
            Piece(f"marker-{slot}-{player}", f"marker{used}-{player}", *at, size, label, tint=f"seat{player}")
        )
    return pieces


def lacks(s: SettlersState, player: int, card: int) -> list[str]:
    """The terrains and tokens that a player would still need for a technology; nothing for whoever only watches."""
    if not 0 <= player < int(s.players):
        return []
    text = s.box.catalogue.cards[card]
    present = s.of(player, int(PRESENT))
    missing: list[str] = [name for name in text.terrain if present & s.box.of_terrain[TERRAIN_NAMES.index(name)] == 0]
    price = [int(s.box.catalogue.price[card * len(TOKEN_NAMES) + i]) for i in range(len(TOKEN_NAMES))]
    gold = int(s.of(player, int(TOKEN) + 3)) - price[3]
    for i, name in enumerate(TOKEN_NAMES[:3]):
        short = max(price[i] - int(s.of(player, int(TOKEN) + i)), 0)
        from_gold = min(max(gold, 0), short)
        gold -= from_gold
        missing += [name] * (short - from_gold)
    return missing + ["Gold"] * max(-gold, 0)


def card_label(look: Look, card: int, slot: int) -> str:
    """A technology in words, with its price, and why it cannot be had yet."""
    s = look.state
    text = s.box.catalogue.cards[card]
    price = [plural(text.research, "Research icon"), *text.tokens]
    said = [f"{text.name}, seal {text.seal}", text.text, f"Price: {', '.join(price)}"]
    said.append(f"Needs presence on {' and '.join(text.terrain)}")
    if text.points:
        said.append(f"{text.points} VP")
    owners = [SEAT_NAMES[player] for player in range(int(s.players)) if s.has_card(player, slot)]
    if owners:
        said.append(f"Markers: {', '.join(owners)}")
    missing = lacks(s, look.seat, card)
    if missing and not (look.seat >= 0 and s.has_card(look.seat, slot)):
        said.append(f"You lack {', '.join(missing)}")
    return ". ".join(part.rstrip(".") for part in said)
