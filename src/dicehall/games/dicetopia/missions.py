"""§7 The forty missions: what each of them scores."""

from mypy_extensions import i64

from dicehall.games.dicetopia.board import agents_in, left_of_colour, of_colour, of_value, total_of
from dicehall.games.dicetopia.book import (
    ALIKE,
    CROWD,
    EACH_OF_COLOUR,
    EACH_OF_VALUE,
    EVEN,
    EVERY_COLOUR,
    EVERYWHERE,
    HIGHEST,
    INFILTRATION,
    LEFT_OF_COLOUR,
    LOWEST,
    MOST_OF_COLOUR,
    NONE_OF_COLOUR,
    NONE_OF_VALUE,
    ODD,
    PAIRS,
    REPLICAS,
    SPIES,
    STRAIGHT,
    TRIPLE,
)
from dicehall.games.dicetopia.domination import dominators, hoods_dominated_alone
from dicehall.games.dicetopia.state import TopiaState
from dicehall.games.dicetopia.terms import COLOURS, FACE, HOODS, PIPS, bit


def mission_stars(s: TopiaState, seat: i64, card: i64) -> i64:
    """§7.1 A mission pays its stars as often as its condition is met by the player's own dice and agents."""
    return s.book.stars[card] * times_met(s, seat, s.book.kinds[card], s.book.which[card])


def times_met(s: TopiaState, seat: i64, kind: i64, which: i64) -> i64:
    """§7.1 How often a condition is met; those that only ask whether, once or not at all."""
    if kind <= LEFT_OF_COLOUR:
        return colours_met(s, seat, kind, which)
    if kind == EACH_OF_VALUE:
        return each_of_value(s, seat, which)
    if kind == NONE_OF_VALUE:
        return none_of_value(s, seat, which)
    if kind <= STRAIGHT:
        return values_met(s, seat, kind)
    if kind == HIGHEST:
        return highest(s, seat)
    if kind == LOWEST:
        return lowest(s, seat)
    if kind == REPLICAS:
        return replicas(s, seat)
    if kind == EVERY_COLOUR:
        return every_colour(s, seat)
    return agents_met(s, seat, kind)


def colours_met(s: TopiaState, seat: i64, kind: i64, colour: i64) -> i64:
    """§7.1 The missions about one colour."""
    if kind == MOST_OF_COLOUR:
        return most_of_colour(s, seat, colour)
    if kind == NONE_OF_COLOUR:
        return none_of_colour(s, seat, colour)
    if kind == EACH_OF_COLOUR:
        return each_of_colour(s, seat, colour)
    return left_on_board(s, colour)


def values_met(s: TopiaState, seat: i64, kind: i64) -> i64:
    """§7.1 The missions about the values of all own dice."""
    if kind == PAIRS:
        return pairs(s, seat)
    if kind == TRIPLE:
        return triple(s, seat)
    if kind == ODD:
        return parity(s, seat, 1)
    if kind == EVEN:
        return parity(s, seat, 0)
    if kind == ALIKE:
        return alike(s, seat)
    return straight(s, seat)


def agents_met(s: TopiaState, seat: i64, kind: i64) -> i64:
    """§7.1 The missions about agents."""
    if kind == SPIES:
        return spies(s, seat)
    if kind == EVERYWHERE:
        return everywhere(s, seat)
    if kind == INFILTRATION:
        return infiltrated(s, seat)
    if kind == CROWD:
        return crowds(s, seat)
    return 0


# ---- colours ----


def most_of_colour(s: TopiaState, seat: i64, colour: i64) -> i64:
    """§7.2 The most dice of a colour: at least one, and nobody has more; those who are tied all score."""
    own = of_colour(s, seat, colour)
    if own == 0:
        return 0
    for other in range(s.seats):
        if of_colour(s, other, colour) > own:
            return 0
    return 1


def none_of_colour(s: TopiaState, seat: i64, colour: i64) -> i64:
    """§7.3 No die of a colour."""
    return 1 if of_colour(s, seat, colour) == 0 else 0


def each_of_colour(s: TopiaState, seat: i64, colour: i64) -> i64:
    """§7.4 For each die of a colour."""
    return of_colour(s, seat, colour)


def left_on_board(s: TopiaState, colour: i64) -> i64:
    """§7.5 For each die of a colour that is left on the City Board."""
    return left_of_colour(s, colour)


# ---- values ----


def each_of_value(s: TopiaState, seat: i64, value: i64) -> i64:
    """§7.6 For each die of a value."""
    return of_value(s, seat, value)


def none_of_value(s: TopiaState, seat: i64, value: i64) -> i64:
    """§7.7 No die of a value."""
    return 1 if of_value(s, seat, value) == 0 else 0


def pairs(s: TopiaState, seat: i64) -> i64:
    """§7.8 For each pair of equal values; a die belongs to one pair at most."""
    n: i64 = 0
    for value in range(1, PIPS + 1):
        n += of_value(s, seat, value) // 2
    return n


def triple(s: TopiaState, seat: i64) -> i64:
    """§7.9 Three dice of the same value, or more; once, even if there are two such sets."""
    for value in range(1, PIPS + 1):
        if of_value(s, seat, value) >= 3:
            return 1
    return 0


def parity(s: TopiaState, seat: i64, remainder: i64) -> i64:
    """§7.10 Only odd dice, or only even dice."""
    base = s.board(seat)
    for place in range(base, base + s.dice_of(seat)):
        if s.cells[place] & 1 != remainder:
            return 0
    return 1


def alike(s: TopiaState, seat: i64) -> i64:
    """§7.11 All own dice have the same value."""
    base = s.board(seat)
    for place in range(base, base + s.dice_of(seat)):
        if (s.cells[place] ^ s.cells[base]) & 7 != 0:
            return 0
    return 1


def straight(s: TopiaState, seat: i64) -> i64:
    """§7.12 The values 1 to 6, each of them."""
    for value in range(1, PIPS + 1):
        if of_value(s, seat, value) == 0:
            return 0
    return 1


def highest(s: TopiaState, seat: i64) -> i64:
    """§7.13 The highest total of all Faction Boards; those who are tied all score."""
    own = total_of(s, seat)
    for other in range(s.seats):
        if total_of(s, other) > own:
            return 0
    return 1


def lowest(s: TopiaState, seat: i64) -> i64:
    """§7.13 The lowest total of all Faction Boards; those who are tied all score."""
    own = total_of(s, seat)
    for other in range(s.seats):
        if total_of(s, other) < own:
            return 0
    return 1


# ---- both ----


def replicas(s: TopiaState, seat: i64) -> i64:
    """§7.14 For each pair of dice alike in colour and value; a die belongs to one pair at most."""
    base = s.board(seat)
    paired: i64 = 0
    n: i64 = 0
    for i in range(s.dice_of(seat)):
        for j in range(i):
            if (paired >> i) & 1 == 1 or (paired >> j) & 1 == 1:
                continue
            if (s.cells[base + i] ^ s.cells[base + j]) & FACE == 0:
                paired |= bit(i) | bit(j)
                n += 1
    return n


def every_colour(s: TopiaState, seat: i64) -> i64:
    """§7.15 Dice of all three colours."""
    for colour in range(COLOURS):
        if of_colour(s, seat, colour) == 0:
            return 0
    return 1


# ---- agents ----


def spies(s: TopiaState, seat: i64) -> i64:
    """§7.16 For each neighbourhood with an own agent that the player does not dominate, not even shared."""
    n: i64 = 0
    for hood in range(HOODS):
        if agents_in(s, seat, hood) > 0 and (dominators(s, hood) >> seat) & 1 == 0:
            n += 1
    return n


def everywhere(s: TopiaState, seat: i64) -> i64:
    """§7.17 An own agent in each of the six neighbourhoods."""
    for hood in range(HOODS):
        if agents_in(s, seat, hood) == 0:
            return 0
    return 1


def infiltrated(s: TopiaState, seat: i64) -> i64:
    """§7.18 For each neighbourhood that the player dominates alone."""
    return hoods_dominated_alone(s, seat)


def crowds(s: TopiaState, seat: i64) -> i64:
    """§7.19 For each neighbourhood with three own agents, or more."""
    n: i64 = 0
    for hood in range(HOODS):
        if agents_in(s, seat, hood) >= 3:
            n += 1
    return n
