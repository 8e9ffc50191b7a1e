"""§7 Votings: who has how many votes, and what comes of them."""

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import pack
from dicehall.games.dystopolis.cards import broadcast, confuse
from dicehall.games.dystopolis.city import highest_turn_card, lowest_turn_card, owners
from dicehall.games.dystopolis.state import DystopolisState, bit, lowest
from dicehall.games.dystopolis.terms import AGAINST, FOR, VOTE, VOTES, Deed, Do, Log


def call_voting(s: DystopolisState, seat: i64, tile: i64) -> None:
    """A company is put to the vote."""
    s.tile = tile
    s.news = 0
    s.mind = 0
    if s.deed != Deed.MISSILE:
        s.voted |= bit(tile)
    s.tell(Log.VOTING, seat, tile, s.deed)


def count_votes(s: DystopolisState) -> None:
    """§7.1 The target and all companies connected to it give a vote each to their Main owner."""
    for seat in range(s.seats):
        s.seat[VOTES + seat] = 1 if s.deed == Deed.MISSILE else 0
    if s.deed != Deed.MISSILE:
        involved = s.links[s.tile] | (bit(s.tile))
        while involved != 0:
            give_vote(s, lowest(involved))
            involved = involved & (involved - 1)
    confuse(s)
    broadcast(s)
    for seat in range(s.seats):
        s.tell(Log.STRENGTH, seat, s.seat[VOTES + seat])


def give_vote(s: DystopolisState, tile: i64) -> None:
    """§7.2 Among Joint owners the vote goes to the lowest Turn card; a company without Investments has none."""
    seat = lowest_turn_card(s, owners(s, tile))
    if seat >= 0:
        s.seat[VOTES + seat] += 1


def voters(s: DystopolisState) -> i64:
    """Who has a vote at all."""
    bits: i64 = 0
    for seat in range(s.seats):
        if s.seat[VOTES + seat] > 0:
            bits |= bit(seat)
    return bits


def sides(out: vec[i64]) -> i64:
    """§7.3 All who have votes vote at once, with all their votes, for or against."""
    out[0] = pack(Do.VOTE, FOR - 1)
    out[1] = pack(Do.VOTE, AGAINST - 1)
    return 2


def decided_alone(s: DystopolisState) -> bool:
    """§7.5 When nobody has a vote the player of the card decides alone; with the mind control device it is for."""
    return voters(s) == 0


def result(s: DystopolisState) -> i64:
    """§7.4 The larger sum wins; a tie goes as the voter with the highest Turn card has voted."""
    ahead: i64 = 0
    for seat in range(s.seats):
        if s.seat[VOTE + seat] == FOR:
            ahead += s.seat[VOTES + seat]
        elif s.seat[VOTE + seat] == AGAINST:
            ahead -= s.seat[VOTES + seat]
    if ahead > 0:
        return FOR
    if ahead < 0:
        return AGAINST
    if s.mind == 1:
        return FOR
    return s.seat[VOTE + highest_turn_card(s, voters(s))]


def show_votes(s: DystopolisState) -> None:
    """All votes are shown together."""
    s.reveal()
    for seat in range(s.seats):
        if s.seat[VOTES + seat] > 0:
            s.tell(Log.VOTED, seat, s.seat[VOTE + seat], s.seat[VOTES + seat])


def forget_voting(s: DystopolisState) -> None:
    """Votes and markers are put away."""
    s.news = 0
    s.mind = 0
    for seat in range(s.seats):
        s.seat[VOTE + seat] = 0
        s.seat[VOTES + seat] = 0
