"""§13 The sixteen intrigue cards: when each may be played, and what it does."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import pack
from dicehall.games.dystopolis.city import has_room, lowest_turn_card, owners
from dicehall.games.dystopolis.flight import can_fly
from dicehall.games.dystopolis.intrigue import has_face_up
from dicehall.games.dystopolis.state import DystopolisState, bit, lowest, ones
from dicehall.games.dystopolis.targets import (
    empty_companies,
    is_any_investment,
    is_room_anywhere,
    owns_any,
    voting_possible,
)
from dicehall.games.dystopolis.terms import (
    CARDS,
    IN_STACK,
    KEPT,
    MOST_SEATS,
    SECTORS,
    TILES,
    TURN,
    VOTES,
    Card,
    Deed,
    Do,
    Log,
    Why,
)

# Bio-activists, Infiltrator, Missile test, Prophet, Bounty hunter, Helicopter, Streetkid syndicate
OWN_TURN: Final[i64] = 1 << 0 | 1 << 4 | 1 << 8 | 1 << 10 | 1 << 12 | 1 << 14 | 1 << 15


def write_own_turn(s: DystopolisState, seat: i64, out: vec[i64], n: i64) -> i64:
    """The cards that the seat may play in its own turn of the Action Quarter."""
    if s.seat[KEPT + seat] == 0:
        return n
    for card in range(CARDS):
        if (OWN_TURN >> card) & 1 == 1 and s.has_in_hand(seat, card) and is_playable(s, seat, card):
            out[n] = pack(Do.PLAY, card)
            n += 1
    return n


def is_playable(s: DystopolisState, seat: i64, card: i64) -> bool:
    """Whether a card of one's own turn has something to act on."""
    if card == Card.INFILTRATOR:
        return is_room_anywhere(s)
    if card == Card.HUNTER:
        return is_any_investment(s)
    if card == Card.STREETKID:
        return empty_companies(s) != 0
    if card == Card.HELICOPTER:
        return can_fly(s, seat)
    if card == Card.PROPHET:
        return owns_any(s, seat) or voting_possible(s)
    return True


def deed_of(card: i64) -> i64:
    """What is done with a company by a card that first asks for one: Deed.NONE for the others."""
    if card == Card.BIO:
        return relocating()
    if card == Card.PROPHET:
        return purging()
    if card == Card.MISSILE:
        return testing()
    return Deed.NONE


def relocating() -> i64:
    """§13.1 Bio-activists: at the start of an Action Quarter or in one's own turn, any company is relocated."""
    return Deed.BIO


def purging() -> i64:
    """§13.11 Populistic prophet: a Purge in all, but each removed Investment pays 7 MD."""
    return Deed.PROPHET


def testing() -> i64:
    """§13.9 Missile test: a vote with one vote a player; if it is for, the company leaves the game."""
    return Deed.MISSILE


# ---- what happens around the cards of others ----


def pay_market(s: DystopolisState, seat: i64) -> None:
    """§13.2 Black market: 4 MD for each relocation, and for each purge that was voted for."""
    if has_face_up(s, seat, Card.MARKET):
        s.earn(seat, s.box.amount[Card.MARKET] * s.moved, Why.MARKET)


def pay_arena(s: DystopolisState, seat: i64) -> None:
    """§13.7 High-profile death-arena: 4 MD for each Investment that was removed from the game."""
    if has_face_up(s, seat, Card.ARENA):
        s.earn(seat, s.box.amount[Card.ARENA] * s.removed, Why.ARENA)


def chairman_gets(s: DystopolisState, seat: i64, worth: i64, total: i64) -> None:
    """§13.3 Chairman of Central Bank: whoever holds it face up and has bid zero gets all bids, 20 MD a year at most."""
    if worth == 0 and has_face_up(s, seat, Card.CHAIRMAN):
        s.earn(seat, min(total, s.box.amount[Card.CHAIRMAN]), Why.CHAIRMAN)


def counterfeit_bid(s: DystopolisState, seat: i64) -> i64:
    """§13.4 Counterfeit factory: 4 MD more on each bid, and 10 MD more in each bribe that is kept."""
    return s.box.amount[Card.COUNTERFEIT] if has_face_up(s, seat, Card.COUNTERFEIT) else 0


def counterfeit_bribe(s: DystopolisState, seat: i64) -> i64:
    """What the bank adds to a bribe that the receiver keeps."""
    return s.box.bribe_bonus if has_face_up(s, seat, Card.COUNTERFEIT) else 0


def confuse(s: DystopolisState) -> None:
    """§13.8 Mind control device: the target's owner has one vote less; a tie counts as for."""
    if s.mind == 0:
        return
    owner = lowest_turn_card(s, owners(s, s.tile))
    if owner >= 0 and s.seat[VOTES + owner] > 0:
        s.seat[VOTES + owner] -= 1


def broadcast(s: DystopolisState) -> None:
    """§13.10 News channel: one vote more in this voting, even for who had none."""
    if s.news > 0:
        s.seat[VOTES + s.news - 1] += 1


# ---- one free Investment ----


def rooms(s: DystopolisState, out: vec[i64]) -> i64:
    """§13.5 Custom-made infiltrator: one Investment into any company with room, free."""
    n: i64 = 0
    for tile in range(TILES):
        if has_room(s, tile):
            out[n] = pack(Do.INVEST, tile)
            n += 1
    return n


def street_corners(s: DystopolisState, out: vec[i64]) -> i64:
    """§13.16 Streetkid syndicate: one free Investment in each company that has none, three at most."""
    bits = empty_companies(s)
    n: i64 = 0
    while bits != 0:
        out[n] = pack(Do.INVEST, lowest(bits))
        n += 1
        bits = bits & (bits - 1)
    return n


def corners_due(s: DystopolisState) -> i64:
    """How many Investments the Streetkid syndicate places."""
    return min(ones(empty_companies(s)), s.box.amount[Card.STREETKID])


# ---- removing ----


def write_hunter(s: DystopolisState, seat: i64, out: vec[i64], n: i64) -> i64:
    """In the Investment Quarter, too, the bounty hunter may be sent out, before the seat invests."""
    if s.has_in_hand(seat, Card.HUNTER) and is_any_investment(s):
        out[n] = pack(Do.PLAY, Card.HUNTER)
        return n + 1
    return n


def prey(s: DystopolisState, out: vec[i64]) -> i64:
    """§13.13 Robotic bounty hunter: in one's own turn, one Investment of anybody's choice is removed from the game."""
    n: i64 = 0
    for tile in range(TILES):
        if s.place[tile] < 0:
            continue
        for seat in range(s.seats):
            if s.token[tile * MOST_SEATS + seat] > 0:
                out[n] = pack(Do.REMOVE, seat, tile)
                n += 1
    return n


def remove_one(s: DystopolisState, seat: i64, tile: i64) -> None:
    """One Investment of a seat goes out of the game."""
    s.token[tile * MOST_SEATS + seat] -= 1
    s.removed = 1
    s.tell(Log.REMOVED, seat, tile, 1)


# ---- sectors, events, companies ----


def sectors(s: DystopolisState, out: vec[i64]) -> i64:
    """§13.6 Extreme advertisement: +7 for all companies of a sector; in a crash each of them is worth 7."""
    for sector in range(SECTORS):
        out[sector] = pack(Do.BOOST, sector)
    return SECTORS


def peek_event(s: DystopolisState, event: i64) -> None:
    """§13.12 Revolutionary movement: three events are drawn, one is chosen, two leave the game unseen."""
    s.pile &= ~(bit(event))
    s.peeked |= bit(event)
    s.peeks += 1
    s.whisper(bit(s.peeker), Log.PEEKED, s.peeker, event)


def headlines(s: DystopolisState, out: vec[i64]) -> i64:
    """The events that were drawn, to choose from."""
    bits = s.peeked
    n: i64 = 0
    while bits != 0:
        out[n] = pack(Do.HEADLINE, lowest(bits))
        n += 1
        bits = bits & (bits - 1)
    return n


def swaps(s: DystopolisState, seat: i64, out: vec[i64]) -> i64:
    """Then the Turn card may be exchanged for the next higher or lower one."""
    card = s.seat[TURN + seat]
    n: i64 = 0
    if card > 1:
        out[0] = pack(Do.SWAP, card - 2)
        n = 1
    if card < s.seats:
        out[n] = pack(Do.SWAP, card)
        n += 1
    out[n] = pack(Do.PASS)
    return n + 1


def swap(s: DystopolisState, seat: i64, card: i64) -> None:
    """Two players exchange their Turn cards."""
    other = s.seat_with_turn(card)
    s.seat[TURN + other] = s.seat[TURN + seat]
    s.seat[TURN + seat] = card
    s.tell(Log.SWAPPED, seat, other, card)


def blueprints(s: DystopolisState, out: vec[i64]) -> i64:
    """§13.14 Secret business pact: any company of the stacks, shared with an opponent."""
    n: i64 = 0
    for tile in range(TILES):
        if s.place[tile] == IN_STACK:
            out[n] = pack(Do.FOUND, tile)
            n += 1
    return n


def partners(s: DystopolisState, seat: i64, out: vec[i64]) -> i64:
    """With whom the new company is shared."""
    n: i64 = 0
    for other in range(s.seats):
        if other != seat:
            out[n] = pack(Do.PARTNER, other)
            n += 1
    return n
