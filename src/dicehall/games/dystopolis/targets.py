"""What a card could be used on: questions that several chapters ask. No numbered rule of its own."""

from mypy_extensions import i64

from dicehall.games.dystopolis.city import has_room, investments, main_owner
from dicehall.games.dystopolis.state import DystopolisState, bit
from dicehall.games.dystopolis.terms import TILES


def is_open_to_vote(s: DystopolisState, tile: i64) -> bool:
    """Whether the company had no voting this year."""
    return (s.voted >> tile) & 1 == 0


def voting_possible(s: DystopolisState) -> bool:
    """Whether any company of the city had no voting this year."""
    return any(s.place[tile] >= 0 and is_open_to_vote(s, tile) for tile in range(TILES))


def owns_any(s: DystopolisState, seat: i64) -> bool:
    """Whether the seat is the Main owner of any company."""
    return any(s.place[tile] >= 0 and main_owner(s, tile) == seat for tile in range(TILES))


def is_room_anywhere(s: DystopolisState) -> bool:
    """Whether any company can hold another Investment."""
    return any(has_room(s, tile) for tile in range(TILES))


def is_any_investment(s: DystopolisState) -> bool:
    """Whether there is any Investment in the city."""
    return any(s.place[tile] >= 0 and investments(s, tile) > 0 for tile in range(TILES))


def empty_companies(s: DystopolisState) -> i64:
    """The companies of the city that hold no Investment, a bit each."""
    bits: i64 = 0
    for tile in range(TILES):
        if s.place[tile] >= 0 and investments(s, tile) == 0:
            bits |= bit(tile)
    return bits
