"""§6 The combat: values are compared, cards are won."""

from mypy_extensions import i64

from dicehall.games.deckodice.abilities import quadrupled, shielded, steadied
from dicehall.games.deckodice.deck import DWELVE, QUAD, SPARTEN, printed
from dicehall.games.deckodice.events import TIED, WON
from dicehall.games.deckodice.state import BOTH, CARD, MINION, POINTS, DeckState, other


def die_value(s: DeckState, side: i64) -> i64:
    """§6.1 What counts is the value of the minion's own die on its card, after any adjustments from abilities."""
    at = s.at
    minion = at[MINION + side]
    value = printed(s.deck, at[CARD + side], minion)
    if not s.house:
        return value
    if minion == QUAD:
        value = quadrupled(s.deck, value)
    elif minion == DWELVE:
        value = steadied(s.deck, value)
    if at[MINION + other(side)] == SPARTEN:
        value = shielded(s.deck, value)
    return value


def settle(s: DeckState) -> None:
    """Compare the values and give out the cards."""
    first = die_value(s, 0)
    second = die_value(s, 1)
    if first == second:
        keep_own(s, first)
    elif first > second:
        win(s, 0, first, second)
    else:
        win(s, 1, second, first)


def win(s: DeckState, side: i64, value: i64, beaten: i64) -> None:
    """§6.2 The higher value wins the combat, and both cards."""
    s.taker = side
    s.at[POINTS + side] += 2
    s.tell(WON, side, value, beaten)


def keep_own(s: DeckState, value: i64) -> None:
    """§6.3 Equal values: each side keeps its own card."""
    s.taker = BOTH
    s.at[POINTS] += 1
    s.at[POINTS + 1] += 1
    s.tell(TIED, 0, value)
