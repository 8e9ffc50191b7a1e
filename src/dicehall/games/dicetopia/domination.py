"""§6 Who dominates a neighbourhood, and what that is worth."""

from mypy_extensions import i64

from dicehall.games.dicetopia.board import agents_in, dice_in
from dicehall.games.dicetopia.book import FIRST_WINS_TIES, LEFTOVER_FACTOR
from dicehall.games.dicetopia.state import TopiaState
from dicehall.games.dicetopia.terms import HOODS, bit


def leaders(s: TopiaState, hood: i64) -> i64:
    """§6.4 The players with the most agents in a neighbourhood, as a bit set; nobody where there are none."""
    most: i64 = 0
    seats: i64 = 0
    for seat in range(s.seats):
        n = agents_in(s, seat, hood)
        if n > most:
            most = n
            seats = i64(1) << seat
        elif n == most and n > 0:
            seats |= i64(1) << seat
    return seats


def dominators(s: TopiaState, hood: i64) -> i64:
    """§6.4 Who dominates: the leaders, unless Rigging (§5.3) or Squatters (§8.9) have made one of them the winner."""
    rigged = (s.rigged >> (3 * hood)) & 7
    if rigged > 0:
        return bit(rigged - 1)
    seats = leaders(s, hood)
    if seats & (seats - 1) != 0 and s.knob(FIRST_WINS_TIES) == 1:
        return first_of_the_tied(s, hood, seats)
    return seats


def first_of_the_tied(s: TopiaState, hood: i64, seats: i64) -> i64:
    """§8.9 With Squatters the tied player whose agent was sent there first wins; else they stay tied."""
    founder = ((s.founders >> (3 * hood)) & 7) - 1
    return i64(1) << founder if founder >= 0 and (seats >> founder) & 1 == 1 else seats


def stars_of_hood(s: TopiaState, hood: i64) -> i64:
    """§6.3 §8.2 A neighbourhood is worth 5 and the value of its leftover dice, which Boom Town counts twice."""
    return s.book.domination + dice_in(s, hood) * s.knob(LEFTOVER_FACTOR)


def share(stars: i64, players: i64) -> i64:
    """§6.5 Those who are tied share the stars; each share is rounded up."""
    return (stars + players - 1) // players


def domination_stars(s: TopiaState, seat: i64) -> i64:
    """§6.3 A player's stars from all six neighbourhoods."""
    total: i64 = 0
    for hood in range(HOODS):
        seats = dominators(s, hood)
        if (seats >> seat) & 1 == 1:
            total += share(stars_of_hood(s, hood), players_in(seats))
    return total


def players_in(seats: i64) -> i64:
    """§6.5 How many players a bit set holds."""
    n: i64 = 0
    while seats != 0:
        seats &= seats - 1
        n += 1
    return n


def hoods_dominated(s: TopiaState, seat: i64) -> i64:
    """§6.5 In how many neighbourhoods a player dominates; a shared one is dominated by each of them."""
    n: i64 = 0
    for hood in range(HOODS):
        n += (dominators(s, hood) >> seat) & 1
    return n


def hoods_dominated_alone(s: TopiaState, seat: i64) -> i64:
    """§7.18 In how many neighbourhoods a player dominates alone."""
    n: i64 = 0
    for hood in range(HOODS):
        if dominators(s, hood) == i64(1) << seat:
            n += 1
    return n


def tied_in(s: TopiaState, hood: i64) -> i64:
    """§5.3 Who is tied in a neighbourhood; nobody where there is one leader, or a winner by Rigging already."""
    seats = leaders(s, hood)
    is_rigged = (s.rigged >> (3 * hood)) & 7 > 0
    return 0 if is_rigged or seats & (seats - 1) == 0 else seats


def is_any_tied(s: TopiaState) -> bool:
    """§5.3 Whether there is a tie left to decide."""
    for hood in range(HOODS):
        tied = tied_in(s, hood)
        if tied != 0:
            return True
    return False
