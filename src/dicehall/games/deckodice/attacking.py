"""§3 Who attacks: the larger die, or luck between equal dice."""

from mypy_extensions import i64

from dicehall.games.deckodice.deck import QUAD, printed
from dicehall.games.deckodice.drawing import lay_under
from dicehall.games.deckodice.events import EVEN_IS, FLIPPED
from dicehall.games.deckodice.state import MINION, NONE, DeckState, other


def larger_die(s: DeckState) -> i64:
    """§3.1 The side whose minion has the larger die attacks; NONE between equal dice."""
    first = s.at[MINION]
    second = s.at[MINION + 1]
    if first == second:
        return NONE
    return 0 if first > second else 1


def play_even(s: DeckState, seat: i64) -> None:
    """§3.2 Between equal dice one player is even and the other odd, by lot, anew in each such combat."""
    s.even = seat
    s.tell(EVEN_IS, seat)


def flipped_attacker(s: DeckState, card: i64) -> i64:
    """§3.3 The top card is flipped: its d4 says whether even or odd attacks. Then it goes under the pile."""
    value = printed(s.deck, card, QUAD)
    s.tell(FLIPPED, NONE, card, value)
    lay_under(s, card)
    return s.even if value % 2 == 0 else other(s.even)
