"""The fields of a position, and how they are copied. No rule is here.

The vector `at` holds what comes in several: `at[HAND + side]` and the like, the sides being 0 and 1. Side 1 is the
second seat, or Dicey. Cards are 0 to 23, minions 0 (Quad) to 5 (Twent); sets of them are bits of an int.

                    +-- top: at most one card that somebody has looked at, known to the seats in `top_eyes`
    the pile        |   unseen: a set, in an order nobody knows
    (`pile` cards)  +-- at[UNDER], at[UNDER + 1] ... the `under` cards at the bottom, in the order they will come
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.state import State
from dicehall.games.deckodice.cards import only
from dicehall.games.deckodice.deck import CARDS, Deck, full_hand, shuffled

if TYPE_CHECKING:
    from dicehall.core.game import Game

NONE: Final[i64] = -2

HAND: Final[i64] = 0
"""The minions that a side may still choose, as a set."""
MINION: Final[i64] = 2
"""The minion that fights, or that fought last while the next ones are chosen."""
CARD: Final[i64] = 4
"""The card that the minion fights with, or fought with last."""
CHOSEN: Final[i64] = 6
"""The minion that lies face down until both are turned up."""
WON: Final[i64] = 8
"""The victory pile, as a set; the cards of the last combat lie in front of it still."""
LAID: Final[i64] = 10
"""How many cards the victory pile has."""
POINTS: Final[i64] = 12
"""How many cards the side has won, those of the last combat among them."""
LOOK: Final[i64] = 14
"""The two cards that Diante looks at."""
EYES: Final[i64] = 16
"""Which seats know them, as a set, or EVERYBODY."""
UNDER: Final[i64] = 18
"""The cards at the bottom of the pile, in order."""

CHOOSE: Final[i64] = 0
"""Sides choose a minion."""
ODD_EVEN: Final[i64] = 1
"""Lot says who is even."""
FLIP: Final[i64] = 2
"""The top card is flipped to see who attacks."""
DRAW: Final[i64] = 3
"""The side `drawing` draws its card."""
AGAIN: Final[i64] = 4
"""It draws again after an R*."""
ANEW: Final[i64] = 5
"""Its Cubera draws a new card."""
PEEK: Final[i64] = 6
"""Its Diante looks at a card."""
REROLL: Final[i64] = 7
"""Its Cubera keeps or re-rolls."""
PICK: Final[i64] = 8
"""Its Diante takes one of two cards."""
DONE: Final[i64] = 9
"""The game is over."""

BOTH: Final[i64] = 2
SIDES: Final[i64] = 2
ROUNDS: Final[i64] = 12
HALF: Final[i64] = 6
DICEY: Final[i64] = 1


class DeckState(State):
    """A position of Deck-O-Dice."""

    def __init__(self, game: "Game", seats: i64, deck: Deck, at: vec[i64]) -> None:
        super().__init__(game, seats)
        self.deck = deck
        self.at: vec[i64] = at
        self.house = False
        self.aided = False
        self.round: i64 = 0
        self.phase: i64 = CHOOSE
        self.attacker: i64 = NONE
        self.drawing: i64 = NONE
        self.even: i64 = NONE
        self.taker: i64 = NONE
        self.pile: i64 = CARDS
        self.unseen: i64 = shuffled()
        self.under: i64 = 0
        self.top: i64 = NONE
        self.top_eyes: i64 = 0
        self.bare: i64 = 0

    def copy_to(self, other: State) -> None:
        """Give the other state a copy of each field."""
        assert isinstance(other, DeckState)
        other.house = self.house
        other.aided = self.aided
        other.round = self.round
        other.phase = self.phase
        other.attacker = self.attacker
        other.drawing = self.drawing
        other.even = self.even
        other.taker = self.taker
        other.pile = self.pile
        other.unseen = self.unseen
        other.under = self.under
        other.top = self.top
        other.top_eyes = self.top_eyes
        other.bare = self.bare

    def pack(self) -> vec[i64]:
        """All fields as numbers."""
        single = [self.round, self.phase, self.attacker, self.drawing, self.even, self.taker]
        pile = [self.pile, self.unseen, self.under, self.top, self.top_eyes, self.bare]
        return vec[i64](single + pile + [self.at[i] for i in range(len(self.at))])

    def score(self, seat: i64) -> i64:
        """The cards that a side has won so far."""
        return self.at[POINTS + seat]


def beginning() -> vec[i64]:
    """What comes in several, at the start of a game."""
    at = vec[i64]([NONE for _ in range(UNDER + CARDS)])
    for side in range(SIDES):
        at[HAND + side] = full_hand()
        at[WON + side] = 0
        at[LAID + side] = 0
        at[POINTS + side] = 0
        at[EYES + side] = 0
    return at


def other(side: i64) -> i64:
    """The side across the table."""
    return 1 - side


def is_solo(s: DeckState) -> bool:
    """Whether side 1 is Dicey."""
    return s.seats == 1


def cards_left(s: DeckState) -> i64:
    """The set of all cards in the pile."""
    return s.unseen | only(s.top) | laid_under(s)


def laid_under(s: DeckState) -> i64:
    """The set of the cards at the bottom of the pile."""
    cards: i64 = 0
    for i in range(s.under):
        cards |= only(s.at[UNDER + i])
    return cards


def unseen_left(s: DeckState) -> i64:
    """How many cards of the pile lie in an order that nobody knows."""
    cards = s.pile - s.under
    if s.top != NONE:
        cards -= 1
    return cards
