"""§1 The deck and the DieMinions."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.deckodice.cards import has, only

CARDS: Final[i64] = 24
ALL_CARDS: Final[i64] = 0xFFFFFF

QUAD: Final[i64] = 0
CUBERA: Final[i64] = 1
DIANTE: Final[i64] = 2
SPARTEN: Final[i64] = 3
DWELVE: Final[i64] = 4
TWENT: Final[i64] = 5
MINIONS: Final[i64] = 6
ALL_MINIONS: Final[i64] = 63

REROLL_SIGN: Final[i64] = 0


class Deck:
    """The printed deck: what each card shows for each die, and the numbers in the house abilities."""

    def __init__(self, values: list[int], numbers: list[int]) -> None:  # slow: read from the file, kept in vecs
        self.values: vec[i64] = vec[i64]([value for value in values])
        self.rerolls: vec[i64] = vec[i64]([signs(self.values, die) for die in range(MINIONS)])
        self.critical: i64 = values[TWENT::MINIONS].index(20)
        self.quadruple_of: i64 = numbers[0]
        self.quadruple_counts: i64 = numbers[1]
        self.shield_takes: i64 = numbers[2]
        self.steady_floor: i64 = numbers[3]


def printed(deck: Deck, card: i64, minion: i64) -> i64:
    """§1.1 Each card shows one value for each of the six dice; an R* counts 0."""
    return deck.values[card * MINIONS + minion]


def is_reroll(deck: Deck, card: i64, minion: i64) -> bool:
    """§1.2 An R* is no value: it asks the DieMinion whose die it stands for to draw again."""
    return has(deck.rerolls[minion], card)


def full_hand() -> i64:
    """§1.3 Each side has the six DieMinions, one for each die."""
    return ALL_MINIONS


def shuffled() -> i64:
    """§1.4 The 24 cards are one face-down pile, in an order that nobody knows."""
    return ALL_CARDS


def signs(values: vec[i64], die: i64) -> i64:
    """The cards that show an R* for this die."""
    cards: i64 = 0
    for card in range(CARDS):
        if values[card * MINIONS + die] == REROLL_SIGN:
            cards |= only(card)
    return cards
