"""What is one's own, along the bottom: money, action cards, intrigue cards; and what is chosen there."""

from dicehall.core.actions import pack
from dicehall.core.scene import Piece
from dicehall.games.dystopolis.content import SECTOR_NAMES
from dicehall.games.dystopolis.notation import DEED_NAMES
from dicehall.games.dystopolis.scene_seats import Box, rewards_on_offer, word
from dicehall.games.dystopolis.state import DystopolisState
from dicehall.games.dystopolis.terms import CARDS, CASH, DEALT, DEEDS, HAND, NOBODY, Do, Step

NARROW = 600


def own_pieces(s: DystopolisState, seat: int, box: Box) -> list[Piece]:
    """Money, cards, and the choice of the moment; a narrow strip shows cards only when nothing else is chosen there."""
    x, y, width, height = box
    unit = height / 140
    is_narrow = width < NARROW
    left = x + (100 * unit if seat >= 0 else 0)
    choice = choice_pieces(s, left, y, unit)
    pieces = [] if is_narrow else offer_lines(s, x + width, y, unit)
    if seat >= 0:
        pieces += money_pieces(s, seat, x, y, unit)
        cards = [] if choice and is_narrow else own_cards(s, seat)
        room = (x + width - left) if is_narrow else 96 * unit * len(cards)
        step = min(96 * unit, room / max(len(cards), 1))
        pieces += card_pieces(cards, left, y, step)
        left += step * len(cards)
    return pieces + (choice if is_narrow else choice_pieces(s, left + 20 * unit, y, unit))


def card_pieces(cards: list[tuple[str, str, int, str]], left: float, y: float, step: float) -> list[Piece]:
    """Cards side by side, each with its name."""
    pieces: list[Piece] = []
    for i, (picture, label, action, title) in enumerate(cards):
        at = (left + (i + 0.46) * step, y + 0.66 * step)
        pieces.append(Piece(f"card-{title}", picture, *at, 0.9 * step, label, action=action))
        pieces += title_lines(f"title-{title}", title, at[0] - 0.01 * step, at[1] + 0.39 * step, 0.135 * step)
    return pieces


def money_pieces(s: DystopolisState, seat: int, x: float, y: float, unit: float) -> list[Piece]:
    """The money of the seat, in a figure."""
    amount = f"{s.seat[CASH + seat]} MD"
    return [
        Piece("money", "money", x + 44 * unit, y + 42 * unit, 84 * unit, f"You have {amount}"),
        word("money-sum", amount, x + 44 * unit, y + 90 * unit, 24 * unit, "ink", "title", "middle"),
    ]


def offer_lines(s: DystopolisState, right: float, y: float, unit: float) -> list[Piece]:
    """The founding sector, and the Rewards on offer."""
    if s.founding < 0:
        return []
    sector = SECTOR_NAMES[s.founding]
    lines = [f"Founding sector: {sector}", *[f"Reward {line} or more" for line in rewards_on_offer(s)]]
    size = 18 * unit
    return [
        word(f"offer-{i}", line, right, y + height_of(unit) + i * size * 1.35, size, "soft", "text", "end")
        for i, line in enumerate(lines)
    ]


def height_of(unit: float) -> float:
    """How far below the top of the strip the lines begin."""
    return 14 * unit


def title_lines(name: str, title: str, x: float, y: float, size: float) -> list[Piece]:
    """A card's name in up to three short lines."""
    lines: list[str] = []
    for one in title.split():
        if lines and len(lines[-1]) + len(one) < 11:
            lines[-1] += f" {one}"
        else:
            lines.append(one)
    size *= min(1.0, 2.6 / len(lines))
    return [
        word(
            f"{name}-{i}",
            line,
            x,
            y + (i - (len(lines) - 1) / 2) * size * 1.05,
            size * 10 / max(len(line), 10),
            "card-ink",
            "strong",
            "middle",
            3,
        )
        for i, line in enumerate(lines)
    ]


def own_cards(s: DystopolisState, seat: int) -> list[tuple[str, str, int, str]]:
    """The seat's action cards and intrigue cards: picture, words, what a click means, title."""
    found: list[tuple[str, str, int, str]] = []
    for deed, name in enumerate(DEED_NAMES):
        if s.seat[DEEDS + seat] >> deed & 1 == 1 and s.step != Step.KEEP:
            title = name.capitalize()
            found.append((f"deed-{deed}", f"Your {title} card", pack(Do.USE, deed), title))
    for card in range(CARDS):
        text = s.box.cards[card]
        if s.intrigue[card] == HAND + seat:
            found.append((f"intrigue-{card}", f"{text.name}: {text.text}", pack(Do.PLAY, card), text.name))
        elif s.intrigue[card] == DEALT + seat:
            verb = Do.KEEP if s.keeps == 1 else Do.DISCARD
            found.append((f"intrigue-{card}", f"{text.name}: {text.text}", pack(verb, card), text.name))
    return found


def choice_pieces(s: DystopolisState, x: float, y: float, unit: float) -> list[Piece]:
    """Lamps to vote with, or Turn cards to take."""
    if s.step in (Step.VOTE, Step.DECIDE):
        return [
            Piece(
                f"vote-{side}",
                f"lamp-{side}",
                x + (50 + i * 100) * unit,
                y + 64 * unit,
                84 * unit,
                f"Vote {side}",
                action=pack(Do.VOTE, i),
            )
            for i, side in enumerate(("for", "against"))
        ]
    if s.step == Step.SECTOR:
        return [
            Piece(
                f"boost-{i}",
                f"emblem-{i}",
                x + (26 + i * 56) * unit,
                y + 64 * unit,
                50 * unit,
                f"Advertise for {name}",
                tint=f"sector{i}",
                action=pack(Do.BOOST, i),
            )
            for i, name in enumerate(SECTOR_NAMES)
        ]
    if s.step != Step.TURNS:
        return []
    pieces: list[Piece] = []
    free = [card for card in range(1, s.seats + 1) if s.seat_with_turn(card) == NOBODY]
    for i, card in enumerate(free):
        at = (x + (30 + i * 62) * unit, y + 64 * unit)
        label = f"Take Turn card {card}"
        pieces.append(Piece(f"take-{card}", "turn-card", *at, 56 * unit, label, action=pack(Do.TAKE, card - 1)))
        pieces.append(word(f"take-number-{card}", str(card), *at, 30 * unit, "sodium", "title", "middle", 3))
    return pieces
