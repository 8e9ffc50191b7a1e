"""What a bot should know of Dystopolis: what companies, money, votes and bribes are worth, in victory points."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.state import OVER
from dicehall.games.dystopolis.bribes import MARKER, envelope_at
from dicehall.games.dystopolis.city import investments, lowest_turn_card, main_owner, owners
from dicehall.games.dystopolis.deeds import can_target
from dicehall.games.dystopolis.ending import reward_points
from dicehall.games.dystopolis.revenue import network_of
from dicehall.games.dystopolis.revenue import value as company_value
from dicehall.games.dystopolis.setup import reward_level
from dicehall.games.dystopolis.state import DystopolisState, bit, lowest, ones, zeros
from dicehall.games.dystopolis.terms import (
    BID,
    CASH,
    DEEDS,
    FOR,
    FOUNDING,
    KEPT,
    MOST_SEATS,
    NETWORK,
    OFFERING,
    RANK,
    TILES,
    VOTES,
    YEARS,
    Deed,
    Step,
)

POINT_MONEY: Final = 10.0
HUNDRED: Final = 100.0
RANK_WORTH: Final = 0.3
BID_TASTE: Final = 0.03
STEEPNESS: Final = 5.0
HALF_PRICE: Final = 4.0
LATER_YEARS: Final = 0.8
PLAYED_CARD: Final = 0.6

# in hundredths of a point
POINT_A_MD: Final[i64] = 10
LATER: Final[i64] = 8
CARD_WORTH: Final[i64] = 50
VOTE_WORTH: Final[i64] = 4
REWARD_HOPE: Final[i64] = 120


def value(s: DystopolisState, seat: i64) -> float:
    """How good the position looks for a seat: about its chance to win."""
    if s.actor == OVER:
        return 1.0 / float(ones(s.winner_bits)) if (s.winner_bits >> seat) & 1 == 1 else 0.0
    margin = lead(s, seat) + bid_taste(s, seat) + bribe_worth(s, seat) + worth_under_way(s, seat)
    return 1.0 / (1.0 + exp(-margin / STEEPNESS))


def lead(s: DystopolisState, seat: i64) -> float:
    """How far a seat is ahead of the best of the others, in victory points to come."""
    points = standings(s)
    best = points[seat] - 100_000
    for other in range(s.seats):
        if other != seat:
            best = max(best, points[other])
    return float(points[seat] - best) / HUNDRED


def standings(s: DystopolisState) -> vec[i64]:
    """What each seat may hope for in the end, in hundredths of a victory point."""
    points = zeros(s.seats)
    present = zeros(s.seats)
    founders = zeros(s.seats)
    for tile in range(TILES):
        if s.place[tile] >= 0:
            count_company(s, tile, points, present)
            if s.box.sector[tile] == s.founding:
                for seat in range(s.seats):
                    founders[seat] += s.token[tile * MOST_SEATS + seat]
    for seat in range(s.seats):
        cards = ones(s.seat[DEEDS + seat]) + s.seat[KEPT + seat]
        points[seat] += (
            100 * reward_points(s, seat) + POINT_A_MD * s.seat[CASH + seat] + CARD_WORTH * cards * (YEARS - s.year) // 3
        )
        points[seat] += hope_of(s, FOUNDING, founders[seat])
        points[seat] += hope_of(s, NETWORK, network_within(s, present[seat]))
    return points


def count_company(s: DystopolisState, tile: i64, points: vec[i64], present: vec[i64]) -> None:
    """What a company is worth to each seat: its points, this year's revenue and that of later years, and its votes."""
    at = tile * MOST_SEATS
    held = investments(s, tile)
    if held == 0:
        return
    each = POINT_A_MD * company_value(s, tile) + LATER * (held + 1) * (YEARS - s.year)
    for seat in range(s.seats):
        if s.token[at + seat] > 0:
            points[seat] += s.token[at + seat] * each
            present[seat] |= bit(tile)
    found = owners(s, tile)
    if found & (found - 1) == 0:
        seat = lowest(found)
        points[seat] += 100 * s.box.main_points + VOTE_WORTH * (1 + ones(s.links[tile]))
        return
    while found != 0:
        points[lowest(found)] += 100 * s.box.joint_points
        found = found & (found - 1)


def network_within(s: DystopolisState, left: i64) -> i64:
    """The most of these companies that hang together."""
    best: i64 = 0
    while left != 0:
        group = network_of(s.links, left, lowest(left))
        left &= ~group
        best = max(best, ones(group))
    return best


def hope_of(s: DystopolisState, kind: i64, have: i64) -> i64:
    """How near a seat is to the Reward on offer."""
    level = reward_level(s, kind)
    if level > 1:
        return 0
    minimum = s.box.minimum[2 * kind + level]
    return REWARD_HOPE * min(have, minimum) // minimum


# ---- bids ----


def sensible_bid(s: DystopolisState, seat: i64) -> i64:
    """To choose first is worth a few MD: a sixth of the money, and never much."""
    return min((s.seat[CASH + seat] + max(s.seat[BID + seat], 0)) // 6, 4 + s.year)


def bid_taste(s: DystopolisState, seat: i64) -> float:
    """While Turn cards are chosen: the sooner the better, and the nearer the bid was to a sensible one."""
    if s.step not in (Step.TURNS, Step.AUCTION, Step.CHAIR, Step.TIE) or s.seat[BID + seat] < 0:
        return 0.0
    ahead = float(s.seats - s.seat[RANK + seat]) if s.seat[RANK + seat] > 0 else 0.0
    off = s.seat[BID + seat] - sensible_bid(s, seat)
    return RANK_WORTH * ahead - BID_TASTE * float(max(off, -off))


# ---- bribes ----


def bribe_worth(s: DystopolisState, seat: i64) -> float:
    """What the envelopes of a seat promise, before the vote: what they may turn, less half of what they hold."""
    if s.step != Step.BRIBES or s.seat[VOTES + seat] < 0:
        return 0.0
    total = 0.0
    for other in range(s.seats):
        inside = s.pair[envelope_at(seat, other)]
        if inside > 0:
            total += offer_worth(s, seat, other, inside & MARKER, inside // 4)
    begun = s.seat[OFFERING + seat]
    if begun > 0:
        total += best_offer(s, seat, begun >> 2, begun & MARKER)
    return total


def best_offer(s: DystopolisState, seat: i64, other: i64, marker: i64) -> float:
    """What an envelope is worth that is still to be filled, for the best sum; less than nothing when it is in vain."""
    best = -1.0
    for amount in range(1, min(s.seat[CASH + seat], 12) + 1):
        best = max(best, offer_worth(s, seat, other, marker, amount) - float(amount) / POINT_MONEY)
    return best


def offer_worth(s: DystopolisState, seat: i64, other: i64, marker: i64, amount: i64) -> float:
    """The chance that a bribe turns the vote, times what that is worth, and half of the money: it may come back."""
    swing = stake(s, seat, s.tile)
    if marker != FOR:
        swing = -swing
    all_votes: i64 = 0
    for one in range(s.seats):
        all_votes += s.seat[VOTES + one]
    weight = float(s.seat[VOTES + other]) / float(max(all_votes, 1))
    persuades = float(amount) / (float(amount) + HALF_PRICE)
    return swing * weight * persuades + float(amount) / POINT_MONEY / 2


# ---- cards under way ----


def worth_under_way(s: DystopolisState, seat: i64) -> float:
    """What a card promises that is played but not dealt with: a vote that may be won, a target still to be chosen."""
    if s.step in (Step.BALLOT, Step.BRIBES, Step.VOTE, Step.DECIDE):
        return chance_for(s, s.tile) * stake(s, seat, s.tile)
    if s.mover != seat:
        return 0.0
    if s.step == Step.AIM:
        return best_target(s, seat)
    if s.step in (Step.HUNT, Step.LIFT, Step.LAND, Step.STREET, Step.INFILTRATE, Step.SECTOR, Step.FOUND):
        return PLAYED_CARD
    return 0.0


def best_target(s: DystopolisState, seat: i64) -> float:
    """The most that a vote on any company promises; for a card that only moves companies, nothing."""
    best = 0.0
    for tile in range(TILES):
        if s.place[tile] >= 0 and can_target(s, s.deed, tile):
            best = max(best, chance_for(s, tile) * stake(s, seat, tile))
    return best


def chance_for(s: DystopolisState, tile: i64) -> float:
    """About how likely a vote on a company is won, if each votes for what is good for the own side."""
    ahead: i64 = 0
    involved = s.links[tile] | bit(tile)
    while involved != 0:
        voter = lowest_turn_card(s, owners(s, lowest(involved)))
        involved = involved & (involved - 1)
        if voter >= 0:
            ahead += 1 if stake(s, voter, tile) > 0.0 else -1
    if ahead > 0:
        return 0.85
    return 0.4 if ahead == 0 else 0.1


def stake(s: DystopolisState, seat: i64, tile: i64) -> float:
    """What a seat would gain, in points, if the card in question took effect; negative for a loss."""
    mine = holding(s, seat, tile)
    best = 0.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, holding(s, other, tile))
    if s.deed == Deed.TAKEOVER and s.mover == seat:
        return best + 1.0
    gain = float(s.box.purge_gain * investments(s, tile)) / POINT_MONEY
    if s.deed in (Deed.MISSILE, Deed.TAKEOVER):
        gain = 0.0
    return best - mine + (gain if s.mover == seat else -gain / 2)


def holding(s: DystopolisState, seat: i64, tile: i64) -> float:
    """What a seat's Investments in the company in question are worth until the end."""
    here = s.token[tile * MOST_SEATS + seat]
    if here == 0:
        return 0.0
    years = float(YEARS - s.year) * LATER_YEARS + 1.0
    points = 2.0 if main_owner(s, tile) == seat else 0.5
    return points + float(here * company_value(s, tile)) * years / POINT_MONEY
