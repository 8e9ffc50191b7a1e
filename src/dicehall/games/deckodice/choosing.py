"""§2 Choosing: both sides send a minion, in secret and at once."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import pack
from dicehall.games.deckodice.cards import only
from dicehall.games.deckodice.deck import MINIONS
from dicehall.games.deckodice.events import CHOSE, MET
from dicehall.games.deckodice.state import (
    BOTH,
    CARD,
    CHOSEN,
    HAND,
    LAID,
    MINION,
    NONE,
    SIDES,
    WON,
    DeckState,
    is_solo,
)

SEND: Final[i64] = 0


def minions_to_send(s: DeckState, seat: i64, out: vec[i64]) -> i64:
    """§2.1 Each side sends one of the minions that it has not used in this half."""
    hand = s.at[HAND + seat]
    n: i64 = 0
    for minion in range(MINIONS):
        if (hand >> minion) & 1 == 1:
            out[n] = pack(SEND, minion)
            n += 1
    return n


def send(s: DeckState, seat: i64, minion: i64) -> None:
    """§2.2 The minion lies face down, and nobody else knows it, until both sides have chosen."""
    s.at[CHOSEN + seat] = minion
    s.whisper(only(seat), CHOSE, seat, minion)


def turn_up(s: DeckState) -> None:
    """§2.3 When all have chosen, the minions are turned up together and leave the hands."""
    at = s.at
    for side in range(s.seats):
        minion = at[CHOSEN + side]
        at[CHOSEN + side] = NONE
        at[MINION + side] = minion
        at[HAND + side] &= ~only(minion)
    if is_solo(s):
        at[MINION + 1] = NONE
    s.tell(MET, 0, at[MINION], at[MINION + 1])


def clear_arena(s: DeckState) -> None:
    """§2.4 The cards and minions of a combat stay on view until then; now they are laid face down."""
    at = s.at
    if s.taker == NONE:
        return
    for side in range(SIDES):
        owner = s.taker
        if owner == BOTH:
            owner = side
        at[WON + owner] |= only(at[CARD + side])
        at[LAID + owner] += 1
        at[CARD + side] = NONE
    s.taker = NONE
