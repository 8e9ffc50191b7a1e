"""The year, the event, and a line for each player."""

from dicehall.core.actions import pack
from dicehall.core.scene import Piece
from dicehall.games.dystopolis.bribes import MARKER
from dicehall.games.dystopolis.content import REWARD_NAMES, SECTOR_NAMES
from dicehall.games.dystopolis.notation import DEED_NAMES, SEAT_NAMES, SIDE_NAMES, player
from dicehall.games.dystopolis.setup import reward_level
from dicehall.games.dystopolis.state import DystopolisState
from dicehall.games.dystopolis.terms import (
    BID,
    DEEDS,
    FACE_UP,
    FOR,
    KEPT,
    MOST_SEATS,
    REWARDS,
    TURN,
    VOTES,
    YEARS,
    Do,
    Step,
)
from dicehall.games.dystopolis.words_story import QUARTERS

Box = tuple[float, float, float, float]
TALLEST_LINE = 15


def word(
    name: str,
    text: str,
    x: float,
    y: float,
    size: float,
    tint: str = "ink",
    style: str = "text",
    anchor: str = "start",
    layer: int = 0,
) -> Piece:
    """A few words."""
    return Piece(name, "text", x, y, size, text, tint=tint, text=text, anchor=anchor, style=style, layer=layer)


def year_pieces(s: DystopolisState, x: float, y: float, width: float, size: float) -> list[Piece]:
    """Year and quarter in words, and a track of sixteen quarters."""
    year = max(int(s.year), 1)
    pieces = [
        word("year", f"Year {year}", x, y, size * 1.3, style="title"),
        word("quarter", QUARTERS[s.quarter], x + size * 4.6, y, size * 0.85, "soft"),
    ]
    if size < TALLEST_LINE:
        return pieces
    step = width / (int(YEARS) * 4 + 1)
    for i in range(int(YEARS) * 4):
        is_past = i <= (year - 1) * 4 + int(s.quarter)
        label = f"year {i // 4 + 1}, {QUARTERS[i % 4]}"
        tint = "sodium" if is_past else "line"
        pieces.append(
            Piece(f"track-{i}", "bar-1", x + step * (i + 0.7 + i // 4 * 0.25), y + 24, step * 0.8, label, tint=tint)
        )
    return pieces


def event_pieces(s: DystopolisState, x: float, y: float, width: float) -> list[Piece]:
    """The event of the year as a newspaper: headline, sizes, effects; before it is drawn, an empty page."""
    unit = width / 300
    label = "no event yet" if s.event < 0 else s.box.events[s.event].headline
    page = Piece("event", "event-card", x, y, width, label)
    if s.event < 0:
        return [page, word("headline", "Tomorrow's paper", x, y - 46 * unit, 17 * unit, "card-ink", "title", "middle")]
    event = s.box.events[s.event]
    size = min(17.0, 420 / len(event.headline)) * unit
    pieces = [page, word("headline", event.headline, x, y - 46 * unit, size, "card-ink", "title", "middle")]
    for i, effect in enumerate(event.effect):
        sector = SECTOR_NAMES.index(effect.sector)
        left = x + (i * 142 - 126) * unit
        change = "crash" if effect.crash else f"+{effect.change}"
        words = f"{effect.sector} {change}"
        pieces.append(
            Piece(f"effect-{i}", f"emblem-{sector}", left, y - 2 * unit, 34 * unit, words, tint=f"sector{sector}")
        )
        pieces.append(word(f"change-{i}", change, left + 24 * unit, y - 2 * unit, 24 * unit, "card-ink", "title"))
    for i in range(s.seats):
        bar = int(s.box.bars[s.event * MOST_SEATS + i])
        left = x + (i * 56 - 112) * unit
        words = f"{event.bars[i]} company for Turn card {i + 1}"
        pieces.append(Piece(f"bar-{i}", f"bar-{bar}", left, y + 38 * unit, 34 * unit, words, tint="card-ink"))
    return pieces


def name_of(viewer: int, seat: int) -> str:
    """How a seat is called at the table."""
    return "You" if viewer == seat else f"Player {seat + 1}"


def seat_pieces(s: DystopolisState, viewer: int, seat: int, box: Box) -> list[Piece]:
    """A player: token, name, Turn card, cards left, votes, envelopes, Rewards."""
    x, y, width, size = box
    is_row = size < TALLEST_LINE
    name = name_of(viewer, seat)
    busy = "strong" if s.owes(seat) else "text"
    pieces = [
        Piece(
            f"seat-{seat}",
            f"seat-{seat}",
            x + size * 0.8,
            y + size,
            size * 1.5,
            f"{name}: {SEAT_NAMES[seat]}",
            tint=f"seat{seat}",
        ),
        word(f"seat-name-{seat}", name, x + size * 1.9, y + size, size, f"seat{seat}-text", busy),
    ]
    right = x + width
    if s.seat[TURN + seat] > 0:
        card = str(s.seat[TURN + seat])
        pieces.append(
            Piece(f"turn-{seat}", "turn-card", right - size, y + size, size * 1.4, f"{name}: Turn card {card}")
        )
        pieces.append(word(f"turn-number-{seat}", card, right - size, y + size, size, "sodium", "title", "middle"))
    things = belongings(s, name, seat)
    step = size * 1.35 if is_row else min(size * 2.4, width / max(len(things), 1))
    below, left = (y + size, x + size * 8.2) if is_row else (y + size * 3.4, x + step * 0.4)
    for picture, label in things:
        number = len(pieces)
        pieces.append(Piece(f"own-{seat}-{number}", picture, left, below, step * 0.72, label))
        left += step
    return pieces + (points_pieces if s.is_over else voting_pieces)(s, name, seat, (x, y, width, size))


def belongings(s: DystopolisState, name: str, seat: int) -> list[tuple[str, str]]:
    """What lies before a player for all to see: pictures, with their words."""
    things: list[tuple[str, str]] = []
    for deed in range(len(DEED_NAMES)):
        if s.seat[DEEDS + seat] >> deed & 1 == 1:
            things.append((f"deed-{deed}", f"{name}: {DEED_NAMES[deed].capitalize()}, not yet used"))
    things += [("intrigue-back", f"{name}: an intrigue card face down")] * max(int(s.seat[KEPT + seat]), 0)
    for number, card in enumerate(s.box.cards):
        if s.intrigue[number] == FACE_UP + seat:
            things.append((f"intrigue-{number}", f"{name}: {card.name}, in play"))
    for reward in range(4):
        if s.seat[REWARDS + seat] >> reward & 1 == 1:
            things.append(("reward", f"{name}: the Reward {REWARD_NAMES[reward // 2]}, level {reward % 2 + 1}"))
    return things


def points_pieces(s: DystopolisState, name: str, seat: int, box: Box) -> list[Piece]:
    """At the end: the victory points of a player, those of a winner in light."""
    x, y, width, size = box
    points = int(s.score(seat))
    words = str(points) if size < TALLEST_LINE else f"{points} points"
    tint = "accent" if seat in s.winners else "ink"
    at = (x + width - size * 3, y + size)
    return [
        Piece(
            f"points-{seat}",
            "text",
            *at,
            size,
            f"{name}: {points} points",
            tint=tint,
            text=words,
            anchor="end",
            style="title",
        )
    ]


def voting_pieces(s: DystopolisState, name: str, seat: int, box: Box) -> list[Piece]:
    """What a voting puts beside a player: votes, envelopes received, and envelopes that could be sent; open bids."""
    x, y, width, size = box
    middle, pieces = x + width - size * 3, list[Piece]()
    if s.step in (Step.CHAIR, Step.TIE, Step.TURNS, Step.AUCTION) and s.seat[BID + seat] >= 0:
        words = f"bid {s.seat[BID + seat]}"
        pieces.append(word(f"bid-{seat}", words, middle, y + size, size, "ink", "strong", "end"))
    if s.step not in (Step.BRIBES, Step.VOTE) or s.seat[VOTES + seat] <= 0:
        return pieces
    votes = int(s.seat[VOTES + seat])
    pieces.append(Piece(f"votes-{seat}", "lamp", middle, y + size, size * 1.3, f"{name}: {votes} votes"))
    pieces.append(word(f"vote-count-{seat}", str(votes), middle - size, y + size, size, "ink", "title", "end"))
    if s.step == Step.BRIBES:
        for i, side in enumerate(("for", "against")):
            action = pack(Do.BRIBE, seat, i)
            left = middle - size * (5.4 - i * 1.9)
            label = f"Bribe {name} to vote {side}"
            pieces.append(
                Piece(
                    f"bribe-{seat}-{side}",
                    f"envelope-{side}",
                    left,
                    y + size,
                    size * 1.6,
                    label,
                    tint="card-edge",
                    action=action,
                )
            )
        return pieces
    givers = [giver for giver in range(s.seats) if s.pair[giver * MOST_SEATS + seat] != 0]
    for i, giver in enumerate(givers):
        pieces += envelope_pieces(s, giver, seat, (middle - size * (2.6 + i * 1.7), y, 0, size))
    return pieces


def envelope_pieces(s: DystopolisState, giver: int, seat: int, box: Box) -> list[Piece]:
    """An envelope that was handed over; whoever knows what is in it sees marker and money."""
    x, y, _, size = box
    inside = int(s.pair[giver * MOST_SEATS + seat])
    label = f"an envelope from {player(giver)} to {player(seat)}"
    name, tint = f"envelope-{giver}-{seat}", f"seat{giver}"
    if inside < 0:
        return [Piece(name, "envelope", x, y + size, size * 1.4, label, tint=tint)]
    side, amount = SIDE_NAMES[(inside & MARKER) - FOR], inside // 4
    said = f"{label}: {amount} MD, {side}"
    money = word(f"inside-{giver}-{seat}", str(amount), x, y + size * 1.95, size * 0.75, "ink", "strong", "middle")
    return [Piece(name, f"envelope-{side}", x, y + size, size * 1.4, said, tint=tint), money]


def rewards_on_offer(s: DystopolisState) -> list[str]:
    """The Rewards that can be won this year, in words."""
    lines: list[str] = []
    for kind, name in enumerate(REWARD_NAMES):
        level = int(reward_level(s, kind))
        if level < 2:
            lines.append(f"{name} {level + 1}: {s.box.minimum[2 * kind + level]}")
    return lines
