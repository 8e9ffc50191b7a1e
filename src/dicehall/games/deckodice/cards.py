"""Sets of cards: card 0 to 23 is a bit of an int."""

from mypy_extensions import i64


def count(cards: i64) -> i64:
    """How many cards there are in the set (its bits, added up in pairs, in fours, in eights, and all together)."""
    pairs = cards - ((cards >> 1) & 0x55555555)
    fours = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333)
    eights = (fours + (fours >> 4)) & 0x0F0F0F0F
    return ((eights * 0x01010101) >> 24) & 255


def lowest(cards: i64) -> i64:
    """The card with the smallest number in a set that is not empty."""
    return count((cards & -cards) - 1)


def nth(cards: i64, n: i64) -> i64:
    """The card that has `n` smaller ones in the set."""
    while n > 0:
        cards &= cards - 1
        n -= 1
    return lowest(cards)


def has(cards: i64, card: i64) -> bool:
    """Whether the card is in the set."""
    return (cards >> card) & 1 == 1


def only(card: i64) -> i64:
    """The set of this one card; none when there is no such card, or it is unknown."""
    if card < 0:
        return 0
    return i64(1) << card  # slow: a card's number is 23 at most
