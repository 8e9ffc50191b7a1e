"""§1 Preparations: what everybody gets, and how the city begins."""

from mypy_extensions import i64

from dicehall.games.dystopolis.city import lay
from dicehall.games.dystopolis.state import DystopolisState, bit, nth_bit, place_at
from dicehall.games.dystopolis.terms import (
    ACROSS,
    CARDS,
    CASH,
    DEALT,
    DEALT_CARDS,
    DEEDS,
    DOWN,
    EVENTS,
    IN_BOX,
    KEPT,
    LARGE,
    LEDGER,
    MEDIUM,
    MIDDLE,
    OUT,
    PURGE_CARD,
    RELOCATION_CARD,
    REWARDS,
    TAKEOVER_CARD,
    Log,
    Quarter,
)


def hand_out(s: DystopolisState) -> None:
    """§1.1 Everybody begins with 30 MD and one action card of each kind."""
    cards = (bit(RELOCATION_CARD)) | (bit(PURGE_CARD)) | (bit(TAKEOVER_CARD))
    if s.seats == 2:
        cards = cards_for_two()
    for seat in range(s.seats):
        s.seat[CASH + seat] = s.box.start_money
        s.seat[LEDGER + seat] = s.box.start_money
        s.seat[DEEDS + seat] = cards
    s.pile = (bit(EVENTS)) - 1


def cards_for_two() -> i64:
    """§11.1 Two players have a Relocation and a Purge each, no Takeover; three intrigue cards stay out."""
    return (bit(RELOCATION_CARD)) | (bit(PURGE_CARD))


def first_company(s: DystopolisState, outcome: i64) -> None:
    """§1.2 A large company lies across the middle; below its middle a medium one hangs down: a T."""
    put_down(s, nth_bit(s.stack & s.box.by_size[LARGE], outcome), place_at(MIDDLE - 1, MIDDLE, ACROSS))


def second_company(s: DystopolisState, outcome: i64) -> None:
    """§1.3 The sector of the medium company is the founding sector."""
    tile = nth_bit(s.stack & s.box.by_size[MEDIUM], outcome)
    put_down(s, tile, place_at(MIDDLE, MIDDLE + 1, DOWN))
    s.founding = s.box.sector[tile]
    s.tell(Log.FOUNDING, -1, s.founding)


def put_down(s: DystopolisState, tile: i64, place: i64) -> None:
    """One of the two companies that the city begins with."""
    s.stack &= ~(bit(tile))
    lay(s, tile, place)
    s.tell(Log.START, -1, tile, place)


def reward_level(s: DystopolisState, kind: i64) -> i64:
    """§1.4 The first-level Rewards are on offer; a second one from the year after the first was won. 0, 1; 2: none."""
    level: i64 = 0
    for seat in range(s.seats):
        bits = (s.seat[REWARDS + seat] >> (2 * kind)) & 3
        level += (bits & 1) + (bits >> 1)
    return level


def begin_year(s: DystopolisState) -> None:
    """§1.5 Four years of four quarters: starting, investment, action, revenue."""
    s.year += 1
    s.quarter = Quarter.STARTING
    s.voted = 0
    s.event = -1
    s.boost = -1
    s.tell(Log.YEAR, -1, s.year)


# ---- intrigue cards ----


def sort_out(s: DystopolisState) -> None:
    """The intrigue cards that are in this game go into the box, to be dealt from."""
    for card in range(CARDS):
        takes_part = s.keeps > 0 and (s.seats > 2 or (s.box.for_two >> card) & 1 == 1)
        s.intrigue[card] = IN_BOX if takes_part else OUT


def undealt(s: DystopolisState) -> i64:
    """The cards that are still in the box."""
    bits: i64 = 0
    for card in range(CARDS):
        if s.intrigue[card] == IN_BOX:
            bits |= bit(card)
    return bits


def deal_card(s: DystopolisState, outcome: i64) -> None:
    """The next seat gets a card that nobody else sees."""
    seat = s.count % s.seats
    card = nth_bit(undealt(s), outcome)
    s.intrigue[card] = DEALT + seat
    s.count += 1
    s.whisper(bit(seat), Log.DEALT, seat, card)


def is_dealt_out(s: DystopolisState) -> bool:
    """Whether everybody has three cards."""
    return s.count == DEALT_CARDS * s.seats


def keep_only(s: DystopolisState, seat: i64, card: i64) -> None:
    """The seat keeps that card and discards its others, face down."""
    settle_choice(s, seat, card, 0)


def keep_all_but(s: DystopolisState, seat: i64, card: i64) -> None:
    """The seat discards that card, face down, and keeps its others."""
    settle_choice(s, seat, card, 1)


def settle_choice(s: DystopolisState, seat: i64, chosen: i64, discards: i64) -> None:
    """Sort the three cards of a seat into those kept and those discarded."""
    from_group = DEALT + seat
    for card in range(CARDS):
        if s.intrigue[card] == from_group:
            is_kept = (card == chosen) == (discards == 0)
            s.intrigue[card] = from_group + 5 if is_kept else from_group + 10
    s.seat[KEPT + seat] = s.keeps
