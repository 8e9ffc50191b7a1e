"""What can happen in a game of Deck-O-Dice: the numbers of its events, each with what their details mean."""

from typing import Final

from mypy_extensions import i64

CHOSE: Final[i64] = 0
"""The seat has laid a minion face down: a minion, for its own eyes."""
MET: Final[i64] = 1
"""The minions are turned up: a minion of side 0, b minion of side 1."""
EVEN_IS: Final[i64] = 2
"""The seat plays even in a tie of dice."""
FLIPPED: Final[i64] = 3
"""A card was flipped to see who attacks, and goes under the pile: a card, b value of its d4."""
ATTACKS: Final[i64] = 4
"""The seat attacks."""
DREW: Final[i64] = 5
"""The seat drew its card: a card, b value of its die on it."""
SLID_UNDER: Final[i64] = 6
"""The seat drew an R* for its die, and the card goes under the pile: a card."""
ONLY_SIGNS: Final[i64] = 7
"""The seat's R* counts 0, as only such cards are left: a card."""
REROLLED: Final[i64] = 8
"""Cubera lays its card under the pile: a card."""
KEPT: Final[i64] = 9
"""Cubera keeps its card: a card."""
LOOKED: Final[i64] = 10
"""Diante looks at a card: a card, b 0 for the first and 1 for the second."""
TOOK: Final[i64] = 11
"""Diante takes one of the two cards: a card, b value of its die on it, c 0 for the first and 1 for the second."""
PUT_BACK: Final[i64] = 12
"""Diante puts the other card back on top: a card."""
SHUFFLED_IN: Final[i64] = 13
"""Dicey's Diante shuffles the other card into the pile: a card."""
WON: Final[i64] = 14
"""The seat wins the combat and both cards: a its value, b the other's value."""
TIED: Final[i64] = 15
"""Equal values: each side keeps its own card: a the value."""
PICKED_UP: Final[i64] = 16
"""Both sides pick up their six minions for the second half."""
DICEY_SENDS: Final[i64] = 17
"""The card turned for Dicey decides its minion: a minion, b card."""
ENDED: Final[i64] = 18
"""The game is over: the seat has won, with a to b cards."""
