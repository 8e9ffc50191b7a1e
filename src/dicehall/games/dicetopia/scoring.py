"""§6 The end: missions are revealed, everything is added up, somebody has won."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import pack
from dicehall.games.dicetopia.board import total_of
from dicehall.games.dicetopia.book import WHITE_LOOT
from dicehall.games.dicetopia.domination import domination_stars, hoods_dominated
from dicehall.games.dicetopia.missions import mission_stars
from dicehall.games.dicetopia.state import TopiaState
from dicehall.games.dicetopia.terms import (
    CLAIM,
    CLAIMS,
    COPIED,
    COUNTED,
    DO_COPY,
    GAMBLED,
    HAND,
    MISSION_SCORED,
    MISSION_SHOWN,
    MISSIONS,
    NOBODY,
    SCORED,
    UNSETTLED,
    bit,
    colour_of,
    nth_bit,
    value_of,
)

BY_STARS: Final[i64] = 0
BY_HOODS: Final[i64] = 1
BY_DICE: Final[i64] = 2
SHARED: Final[i64] = 3


def loot(s: TopiaState, seat: i64) -> i64:
    """§6.2 §8.7 The values of all dice on the Faction Board; white ones count twice in a Gold Rush."""
    base = s.board(seat)
    white = s.knob(WHITE_LOOT)
    total: i64 = 0
    for place in range(base, base + s.dice_of(seat)):
        cell = s.cells[place]
        total += value_of(cell) * (white if colour_of(cell) == 0 else i64(1))
    return total


# ---- missions, revealed together ----


def reveal_missions(s: TopiaState, left_out: i64) -> None:
    """§6.6 All missions that count are revealed at the same time."""
    s.reveal()
    for n in range(s.seats):
        seat = s.in_order(n)
        cards = s.of(seat, HAND) & ~left_out
        s.put(seat, COUNTED, cards)
        s.put(seat, UNSETTLED, cards)
        for card in range(MISSIONS):
            if (cards >> card) & 1 == 1:
                s.tell(MISSION_SHOWN, seat, card)


def next_to_settle(s: TopiaState) -> i64:
    """§6.7 Missions are settled in player order; NOBODY when all are."""
    for n in range(s.seats):
        if s.of(s.in_order(n), UNSETTLED) != 0:
            return s.in_order(n)
    return NOBODY


def take_next(s: TopiaState, seat: i64) -> i64:
    """§6.7 A player's missions are settled one after the other, as they are printed in the list of missions."""
    card = nth_bit(s.of(seat, UNSETTLED), 0)
    s.put(seat, UNSETTLED, s.of(seat, UNSETTLED) & ~bit(card))
    return card


def claim(s: TopiaState, seat: i64, card: i64) -> None:
    """§6.7 A mission counts for the player, twice if it was drawn by High Stakes Gambling."""
    n = s.of(seat, CLAIMS)
    s.put(seat, CLAIM + n, card | (s.factor << 8) | (s.source << 16))
    s.put(seat, CLAIMS, n + 1)


def gamble(s: TopiaState, seat: i64, outcome: i64) -> i64:
    """§7.20 High Stakes Gambling: a mission is drawn from the deck, for all to see, and counts twice."""
    card = nth_bit(s.deck(), outcome)
    s.shown |= bit(card)
    s.factor = 2
    s.tell(GAMBLED, seat, card)
    return card


def missions_to_copy(s: TopiaState, seat: i64, out: vec[i64]) -> i64:
    """§7.21 Copycat: any mission that another player has revealed."""
    cards: i64 = 0
    for other in range(s.seats):
        if other != seat:
            cards |= s.of(other, COUNTED)
    n: i64 = 0
    for card in range(MISSIONS):
        if (cards >> card) & 1 == 1:
            out[n] = pack(DO_COPY, card)
            n += 1
    return n


def copy(s: TopiaState, seat: i64, card: i64) -> None:
    """§7.21 The copied mission looks at the copying player's dice and agents."""
    s.tell(COPIED, seat, card)


# ---- adding up ----


def missions_score(s: TopiaState, seat: i64) -> i64:
    """§6.7 The stars of all missions that count for the player, the shared one of Most Wanted (§8.6) included."""
    total: i64 = 0
    for n in range(s.of(seat, CLAIMS)):
        total += claim_stars(s, seat, s.of(seat, CLAIM + n))
    if s.shared >= 0:
        total += mission_stars(s, seat, s.shared)
    return total


def claim_stars(s: TopiaState, seat: i64, entry: i64) -> i64:
    """§6.7 The stars of one mission."""
    return mission_stars(s, seat, entry & 255) * ((entry >> 8) & 255)


def score_of(s: TopiaState, seat: i64) -> i64:
    """§6.1 Loot, domination and missions together."""
    return loot(s, seat) + domination_stars(s, seat) + missions_score(s, seat)


def tell_scores(s: TopiaState) -> None:
    """§6.1 Everybody's stars are announced in player order: loot, domination, missions."""
    if s.story is None:
        return
    for n in range(s.seats):
        seat = s.in_order(n)
        for i in range(s.of(seat, CLAIMS)):
            entry = s.of(seat, CLAIM + i)
            s.tell(MISSION_SCORED, seat, entry & 255, claim_stars(s, seat, entry))
        if s.shared >= 0:
            s.tell(MISSION_SCORED, seat, s.shared, mission_stars(s, seat, s.shared))
        s.tell(SCORED, seat, loot(s, seat), domination_stars(s, seat), missions_score(s, seat))


def finish(s: TopiaState) -> None:
    """§6.8 Most stars wins; then most dominated neighbourhoods, then most dice value; then they share the victory."""
    measures = vec[i64]([score_of(s, seat) for seat in range(s.seats)])
    winners = best_of(s, (i64(1) << s.seats) - 1, measures)
    code: i64 = BY_STARS
    if winners & (winners - 1) != 0:
        code = BY_HOODS
        winners = best_of(s, winners, vec[i64]([hoods_dominated(s, seat) for seat in range(s.seats)]))
    if winners & (winners - 1) != 0:
        code = BY_DICE
        winners = best_of(s, winners, vec[i64]([total_of(s, seat) for seat in range(s.seats)]))
    if winners & (winners - 1) != 0:
        code = SHARED
    s.end(code, winners)


def best_of(s: TopiaState, among: i64, measures: vec[i64]) -> i64:
    """§6.8 Those of the seats whose number is the largest."""
    top: i64 = -1
    seats: i64 = 0
    for seat in range(s.seats):
        if (among >> seat) & 1 == 0:
            continue
        if measures[seat] > top:
            top = measures[seat]
            seats = i64(1) << seat
        elif measures[seat] == top:
            seats |= i64(1) << seat
    return seats
