"""What a seat must think of the missions that it does not see, and how to deal them again accordingly.

A seat knows the cards that it was dealt: no other hand had them when the game began. It knows what it put under
the deck. It counts how often the others drew at the Agency. It takes them to discard any of their cards alike.
"""

from mypy_extensions import i64

from dicehall.core.rng import Rng
from dicehall.core.state import UNKNOWN
from dicehall.games.dicetopia.book import MISSIONS_DEALT
from dicehall.games.dicetopia.state import TopiaState
from dicehall.games.dicetopia.terms import (
    ALL_CARDS,
    COUNTED,
    DEAL_MISSION,
    DEALT,
    DRAWN,
    HAND,
    HELD,
    SUNK,
    SUNK_COUNT,
    bit,
    count_bits,
    nth_bit,
)


def taken_from(cards: i64, rng: Rng) -> i64:
    """Any one of the cards, as a set of one; none of none."""
    size = count_bits(cards)
    return 0 if size == 0 else bit(nth_bit(cards, rng.below(size)))


def some_of(cards: i64, n: i64, rng: Rng) -> i64:
    """So many of the cards."""
    chosen: i64 = 0
    for _turn in range(n):
        chosen |= taken_from(cards & ~chosen, rng)
    return chosen


def deal_missions_again(s: TopiaState, seat: i64, rng: Rng) -> None:
    """Fill in all missions that the seat does not know."""
    own = s.of(seat, DEALT) if seat >= 0 else i64(0)
    unseen = ALL_CARDS & ~s.shown
    for q in range(s.seats):
        unseen &= ~(known(s, q, HAND) | known(s, q, SUNK) | s.of(q, COUNTED))
    firsts: i64 = 0
    for q in range(s.seats):
        if q == seat:
            continue
        before = hand_and_sunk(s, q)
        fill_in(s, q, unseen, own, rng)
        unseen &= ~(hand_and_sunk(s, q) & ~before)
        first = first_cards(s, q, own, rng)
        s.put(q, DEALT, first)
        firsts |= first
    returned = ALL_CARDS & ~(own | firsts)
    if s.shared >= 0:
        returned &= ~bit(s.shared)
    for q in range(s.seats):
        if q != seat and s.step > DEAL_MISSION:
            more = some_of(returned, s.knob(MISSIONS_DEALT) - count_bits(s.of(q, DEALT)), rng)
            returned &= ~more
            s.put(q, DEALT, s.of(q, DEALT) | more)


def known(s: TopiaState, q: i64, field: i64) -> i64:
    """A set of cards, as far as it is known."""
    cards = s.of(q, field)
    return 0 if cards == UNKNOWN else cards


def hand_and_sunk(s: TopiaState, q: i64) -> i64:
    """The cards that a seat has, or has put under the deck, as far as they are known."""
    return known(s, q, HAND) | known(s, q, SUNK) | s.of(q, COUNTED)


def fill_in(s: TopiaState, q: i64, unseen: i64, own: i64, rng: Rng) -> None:
    """Give a seat a hand, and cards that it put under the deck."""
    if s.of(q, HAND) != UNKNOWN and s.of(q, SUNK) != UNKNOWN:
        return
    if s.of(q, COUNTED) != 0:
        fill_in_after_reveal(s, q, unseen, own, rng)
        return
    draws = s.of(q, DRAWN)
    sunk_count = s.of(q, SUNK_COUNT)
    hand = some_of(unseen & ~own, s.of(q, HELD) + sunk_count - draws, rng)
    unseen &= ~hand
    sunk: i64 = 0
    for n in range(draws):
        card = taken_from(unseen, rng)
        unseen &= ~card
        hand |= card
        if n < sunk_count:
            away = taken_from(hand, rng)
            hand &= ~away
            sunk |= away
    s.put(q, HAND, hand)
    s.put(q, SUNK, sunk)


def fill_in_after_reveal(s: TopiaState, q: i64, unseen: i64, own: i64, rng: Rng) -> None:
    """The missions that count lie open; what was left out, and what went under the deck, does not."""
    counted = s.of(q, COUNTED)
    hidden = s.of(q, HELD) - count_bits(counted)
    room = s.of(q, DRAWN) - count_bits(counted & own)
    hand = counted
    sunk: i64 = 0
    for n in range(hidden + s.of(q, SUNK_COUNT)):
        card = taken_from(unseen if room > 0 else unseen & ~own, rng)
        unseen &= ~card
        if card & own != 0:
            room -= 1
        if n < hidden:
            hand |= card
        else:
            sunk |= card
    s.put(q, HAND, hand)
    s.put(q, SUNK, sunk)


def first_cards(s: TopiaState, q: i64, own: i64, rng: Rng) -> i64:
    """Which of its cards a seat has had from the beginning: all but as many as it drew."""
    cards = s.of(q, HAND) | s.of(q, SUNK)
    return some_of(cards & ~own, count_bits(cards) - s.of(q, DRAWN), rng)
