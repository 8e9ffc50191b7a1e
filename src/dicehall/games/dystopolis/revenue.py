"""§9 The Revenue Quarter: what companies pay, and who has earned a Reward."""

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.dystopolis.city import highest_turn_card, investments
from dicehall.games.dystopolis.setup import reward_level
from dicehall.games.dystopolis.state import DystopolisState, bit, lowest, ones
from dicehall.games.dystopolis.terms import (
    FOUNDING,
    MOST_SEATS,
    NETWORK,
    REWARDS,
    SECTORS,
    TILES,
    Card,
    Log,
    Why,
)


def value(s: DystopolisState, tile: i64) -> i64:
    """§9.1 A company is worth its Investments and what the event adds to its sector; in a crash, nothing."""
    sector = s.box.sector[tile]
    extra: i64 = 0
    if s.boost == sector:
        extra = s.box.amount[Card.ADVERT]
    if s.event < 0:
        return investments(s, tile) + extra
    if (s.box.crash[s.event] >> sector) & 1 == 1:
        return extra
    return investments(s, tile) + s.box.change[s.event * SECTORS + sector] + extra


def revenue(s: DystopolisState, seat: i64) -> i64:
    """§9.2 Each Investment pays the value of its company."""
    total: i64 = 0
    for tile in range(TILES):
        here = s.token[tile * MOST_SEATS + seat]
        if here > 0:
            total += here * value(s, tile)
    return total


def pay_revenue(s: DystopolisState) -> None:
    """Everybody is paid."""
    for seat in range(s.seats):
        s.earn(seat, revenue(s, seat), Why.REVENUE)


def in_founding_sector(s: DystopolisState, seat: i64) -> i64:
    """§9.3 Founding sector: the Investments that a seat has in all companies of that sector."""
    total: i64 = 0
    for tile in range(TILES):
        if s.box.sector[tile] == s.founding:
            total += s.token[tile * MOST_SEATS + seat]
    return total


def largest_network(s: DystopolisState, seat: i64) -> i64:
    """§9.4 Largest network: the most companies, connected to each other, in each of which a seat has an Investment."""
    left: i64 = 0
    for tile in range(TILES):
        if s.token[tile * MOST_SEATS + seat] > 0:
            left |= bit(tile)
    best: i64 = 0
    while left != 0:
        group = network_of(s.links, left, lowest(left))
        left &= ~group
        best = max(best, ones(group))
    return best


def network_of(links: vec[i64], within: i64, tile: i64) -> i64:
    """All companies of a set that can be reached from one of them without leaving the set."""
    group = bit(tile)
    fresh = group
    while fresh != 0:
        at = lowest(fresh)
        fresh = fresh & (fresh - 1)
        more = links[at] & within & ~group
        group |= more
        fresh |= more
    return group


def give_rewards(s: DystopolisState) -> None:
    """Both kinds of Reward are looked at once a year."""
    for kind in range(FOUNDING, NETWORK + 1):
        give_reward(s, kind)


def give_reward(s: DystopolisState, kind: i64) -> None:
    """§9.5 Who has most, and at least the minimum, gains the Reward on offer; ties by the higher Turn card."""
    level = reward_level(s, kind)
    if level > 1:
        return
    most: i64 = 0
    group: i64 = 0
    for seat in range(s.seats):
        here = in_founding_sector(s, seat) if kind == FOUNDING else largest_network(s, seat)
        if here > most:
            most = here
            group = 0
        if here == most:
            group |= bit(seat)
    if most >= s.box.minimum[2 * kind + level]:
        winner = highest_turn_card(s, group)
        s.seat[REWARDS + winner] |= bit(2 * kind + level)
        s.tell(Log.REWARD, winner, kind, level)
