"""§9 Dicey, the opponent of a lone player."""

from mypy_extensions import i64

from dicehall.core.event import EVERYBODY
from dicehall.games.deckodice.abilities import take
from dicehall.games.deckodice.cards import has, only
from dicehall.games.deckodice.combat import die_value
from dicehall.games.deckodice.deck import CUBERA, DIANTE, MINIONS, QUAD, printed
from dicehall.games.deckodice.drawing import lay_under
from dicehall.games.deckodice.events import DICEY_SENDS, FLIPPED, SHUFFLED_IN
from dicehall.games.deckodice.state import (
    CARD,
    DICEY,
    EYES,
    HAND,
    LOOK,
    MINION,
    NONE,
    UNDER,
    DeckState,
    cards_left,
)


def has_yet_to_choose(s: DeckState) -> bool:
    """§9.1 The player chooses first; then the top card is turned for Dicey, and Dicey's minion comes from it."""
    return s.drawing == DICEY and s.at[MINION + DICEY] == NONE


def send_for_dicey(s: DeckState, card: i64) -> None:
    """Dicey's minion leaves its row."""
    at = s.at
    minion = dicey_minion(s, card)
    at[MINION + DICEY] = minion
    at[HAND + DICEY] &= ~only(minion)
    s.tell(DICEY_SENDS, DICEY, minion, card)


def dicey_minion(s: DeckState, card: i64) -> i64:
    """§9.2 From the d20 down, the unused minion with the highest value on the card; an R* counts 0."""
    hand = s.at[HAND + DICEY]
    deck = s.deck
    best: i64 = NONE
    highest: i64 = -1
    minion = MINIONS
    while minion > 0:
        minion -= 1
        if has(hand, minion):
            value = printed(deck, card, minion)
            if value > highest:
                best = minion
                highest = value
    return best


def player_draws_next(s: DeckState) -> bool:
    """§9.3 The turned card is Dicey's roll; the player draws next, before any ability is used."""
    return s.drawing == DICEY


def higher_roll(s: DeckState) -> i64:
    """§9.4 The larger die attacks; between equal dice it is the higher value on that die; NONE where both are equal."""
    at = s.at
    first = at[MINION]
    second = at[MINION + DICEY]
    if first == second:
        first = printed(s.deck, at[CARD], first)
        second = printed(s.deck, at[CARD + DICEY], second)
    if first == second:
        return NONE
    if first > second:
        return 0
    return DICEY


def flipped_for_dicey(s: DeckState, card: i64) -> i64:
    """§9.5 Still equal: the top card is flipped; an odd d4 means that the player attacks, an even one Dicey."""
    value = printed(s.deck, card, QUAD)
    s.tell(FLIPPED, NONE, card, value)
    lay_under(s, card)
    if value % 2 == 0:
        return DICEY
    return 0


def dicey_keeps(s: DeckState) -> bool:
    """§9.6 Dicey's Cubera keeps a 6, and a value that beats the player's; otherwise it re-rolls, in a tie too."""
    return printed(s.deck, s.at[CARD + DICEY], CUBERA) == 6 or die_value(s, DICEY) > die_value(s, 0)


def dicey_takes(s: DeckState) -> None:
    """§9.7 Dicey's Diante always looks, and takes the higher d8; between equal ones the card it has."""
    first = printed(s.deck, s.at[LOOK], DIANTE)
    second = printed(s.deck, s.at[LOOK + 1], DIANTE)
    left = take(s, DICEY, 1 if second > first else 0)
    shuffle_in(s, left)


def shuffle_in(s: DeckState, card: i64) -> None:
    """§9.8 The card that Dicey's Diante leaves is shuffled into the pile: nobody knows the order any more."""
    s.unseen = cards_left(s) | only(card)
    s.pile += 1
    for i in range(s.under):
        s.at[UNDER + i] = NONE
    s.under = 0
    s.tell(SHUFFLED_IN, DICEY, card)


def hold_out(s: DeckState, side: i64) -> None:
    """Diante holds the card that it has drawn beside the one that it is about to look at."""
    s.at[LOOK] = s.at[CARD + side]
    s.at[EYES] = EVERYBODY
    s.at[CARD + side] = NONE
