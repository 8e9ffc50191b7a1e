"""Filling in secret payments: any sums that agree with what everybody can work out, and leave nobody in debt.

Between two seats that are not the viewer each secret payment was at least 1 MD. Begin with 1 each; while a seat would
be in debt, find somebody who may have paid it more, perhaps by way of others; then raise some sums by chance.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.rng import Rng
from dicehall.core.state import UNKNOWN
from dicehall.games.dystopolis.bribes import known_cash
from dicehall.games.dystopolis.state import DystopolisState, zeros
from dicehall.games.dystopolis.terms import CASH, MOST_SEATS, NOBODY, PAID, PAIR_FIELDS, PAIRS, TIMES

BOUNDLESS: Final[i64] = 1 << 40
TYPICAL: Final[i64] = 12


def balance_books(s: DystopolisState, viewer: i64, rng: Rng) -> None:
    """All cash, and all secret payments between others."""
    open_sums = zeros(PAIR_FIELDS)
    for at in range(PAID, PAIR_FIELDS):
        if s.pair[at] == UNKNOWN:
            s.pair[at] = s.pair[TIMES + at - PAID] if at < TIMES else 1
            open_sums[at] = 1
    for pair in range(PAIRS):
        if s.pair[pair] > 0 and pair // MOST_SEATS != viewer and pair % MOST_SEATS != viewer:
            open_sums[pair] = 1
    for seat in range(s.seats):
        if seat != viewer:
            s.seat[CASH + seat] = known_cash(s, seat)
    for seat in range(s.seats):
        lift_out_of_debt(s, seat, open_sums)
    for at in range(PAIR_FIELDS):
        if open_sums[at] == 1:
            raise_sum(s, at, rng)


def raise_sum(s: DystopolisState, at: i64, rng: Rng) -> None:
    """A secret sum may have been larger, as far as the giver could afford it."""
    giver = at % PAIRS // MOST_SEATS
    receiver = at % MOST_SEATS
    more = rng.below(min(s.seat[CASH + giver], TYPICAL) + 1)
    s.seat[CASH + giver] -= more
    if at < PAID:
        s.pair[at] += more * 4
    else:
        s.pair[at] += more
    if PAID <= at < TIMES:
        s.seat[CASH + receiver] += more


def lift_out_of_debt(s: DystopolisState, seat: i64, open_sums: vec[i64]) -> None:
    """As long as a seat is in debt, let somebody who has money have paid it more."""
    while s.seat[CASH + seat] < 0:
        towards = ways_to(s, seat, open_sums)
        donor = richest_on_a_way(s, seat, towards)
        if donor == NOBODY:
            return
        pass_on(s, donor, seat, towards, open_sums)


def ways_to(s: DystopolisState, seat: i64, open_sums: vec[i64]) -> vec[i64]:
    """For each seat, whom it could have paid more so that it reaches the seat in debt; NOBODY: no way."""
    towards = vec[i64]([NOBODY for _ in range(MOST_SEATS)])
    towards[seat] = seat
    for _turn in range(MOST_SEATS):
        for giver in range(s.seats):
            if towards[giver] != NOBODY:
                continue
            for receiver in range(s.seats):
                if towards[receiver] != NOBODY and capacity(s, giver, receiver, open_sums) > 0:
                    towards[giver] = receiver
                    break
    return towards


def capacity(s: DystopolisState, giver: i64, receiver: i64, open_sums: vec[i64]) -> i64:
    """How much more one may have paid another, all in all: more itself, or less the other way round."""
    there = giver * MOST_SEATS + receiver
    back = receiver * MOST_SEATS + giver
    if open_sums[PAID + there] == 1:
        return BOUNDLESS
    if open_sums[PAID + back] == 1:
        return s.pair[PAID + back] - s.pair[TIMES + back]
    return 0


def richest_on_a_way(s: DystopolisState, seat: i64, towards: vec[i64]) -> i64:
    """Who has most money of those who may have paid."""
    best: i64 = NOBODY
    for other in range(s.seats):
        if towards[other] == NOBODY or s.seat[CASH + other] <= 0:
            continue
        if best == NOBODY or s.seat[CASH + other] > s.seat[CASH + best]:
            best = other
    return best


def pass_on(s: DystopolisState, donor: i64, seat: i64, towards: vec[i64], open_sums: vec[i64]) -> None:
    """Move as much as is needed, and possible, along the way from donor to seat."""
    sum_moved = min(s.seat[CASH + donor], -s.seat[CASH + seat])
    at = donor
    while at != seat:
        sum_moved = min(sum_moved, capacity(s, at, towards[at], open_sums))
        at = towards[at]
    at = donor
    while at != seat:
        there = at * MOST_SEATS + towards[at]
        if open_sums[PAID + there] == 1:
            s.pair[PAID + there] += sum_moved
        else:
            s.pair[PAID + towards[at] * MOST_SEATS + at] -= sum_moved
        at = towards[at]
    s.seat[CASH + donor] -= sum_moved
    s.seat[CASH + seat] += sum_moved
