"""§7 Two halves, the end, and who has won."""

from typing import Final

from mypy_extensions import i64

from dicehall.games.deckodice.cards import has
from dicehall.games.deckodice.deck import full_hand
from dicehall.games.deckodice.events import ENDED, PICKED_UP
from dicehall.games.deckodice.state import DICEY, HALF, HAND, POINTS, ROUNDS, WON, DeckState, is_solo, other

MORE_CARDS: Final[i64] = 0
CRITICAL_HIT: Final[i64] = 1
DICEY_MORE_CARDS: Final[i64] = 2
DICEY_CRITICAL_HIT: Final[i64] = 3


def pick_up(s: DeckState) -> None:
    """§7.1 After six combats all minions are used: each side picks its six up again for the second half."""
    if s.round == HALF:
        s.at[HAND] = full_hand()
        s.at[HAND + 1] = full_hand()
        s.tell(PICKED_UP, 0)


def is_last(s: DeckState) -> bool:
    """§7.2 After twelve combats the pile is empty, and the game is over."""
    return s.round == ROUNDS


def more_cards(s: DeckState) -> i64:
    """§7.3 Each card is a point, and most points win; -1 for a tie."""
    first = s.at[POINTS]
    second = s.at[POINTS + 1]
    if first == second:
        return -1
    return 0 if first > second else 1


def critical_hit(s: DeckState) -> i64:
    """§7.4 In a tie of twelve cards each, the card with the 20 of the d20 wins: critical hit!"""
    return 0 if has(s.at[WON], s.deck.critical) else 1


def finish(s: DeckState) -> None:
    """The game ends, and somebody has won."""
    winner = more_cards(s)
    code = MORE_CARDS
    if winner < 0:
        winner = critical_hit(s)
        code = CRITICAL_HIT
    if is_solo(s) and winner == DICEY:
        code += DICEY_MORE_CARDS
    s.tell(ENDED, winner, s.at[POINTS + winner], s.at[POINTS + other(winner)])
    s.end(code, i64(1) << winner)
