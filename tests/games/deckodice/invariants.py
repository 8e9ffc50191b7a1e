"""What holds at every position of Deck-O-Dice, counted out slowly."""

from collections import Counter

from dicehall.core.state import State
from dicehall.games.deckodice.state import (
    CARD,
    CHOOSE,
    HALF,
    HAND,
    LAID,
    LOOK,
    MINION,
    POINTS,
    UNDER,
    WON,
    DeckState,
)


def invariants(state: State) -> None:
    """All of them."""
    assert isinstance(state, DeckState)
    each_card_is_in_one_place(state)
    piles_are_counted_right(state)
    minions_are_used_once_a_half(state)


def members(bits: int) -> list[int]:
    """The numbers of a set that is given by bits."""
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def each_card_is_in_one_place(state: DeckState) -> None:
    """All 24 cards are in the pile, under it, on top of it, in front of a side, looked at, or won; each once."""
    at = [int(value) for value in state.at]
    single = [int(state.top), *at[CARD : CARD + 2], *at[LOOK : LOOK + 2], *at[UNDER : UNDER + state.under]]
    cards = [card for card in single if card >= 0] + members(int(state.unseen))
    cards += members(at[WON]) + members(at[WON + 1])
    assert Counter(cards) == Counter(range(24))


def piles_are_counted_right(state: DeckState) -> None:
    """The pile and the victory piles have as many cards as they say; a point is a card."""
    at = [int(value) for value in state.at]
    assert state.pile == len(members(int(state.unseen))) + state.under + (state.top >= 0)
    for side in range(2):
        assert at[LAID + side] == len(members(at[WON + side]))
        assert at[POINTS + side] >= at[LAID + side]
    assert at[POINTS] + at[POINTS + 1] == 2 * state.round


def minions_are_used_once_a_half(state: DeckState) -> None:
    """A side that chooses has as many minions left as there are rounds left in the half."""
    at = [int(value) for value in state.at]
    for side in range(2):
        if state.phase == CHOOSE:
            assert len(members(at[HAND + side])) == HALF - state.round % HALF
        elif not state.is_over and at[MINION + side] >= 0:
            assert at[MINION + side] not in members(at[HAND + side])
