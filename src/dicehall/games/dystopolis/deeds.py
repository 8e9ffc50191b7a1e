"""§6 The Action Quarter: action cards, and what each does to a company."""

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import pack
from dicehall.games.dystopolis.cards import write_own_turn
from dicehall.games.dystopolis.city import destroy, has_room, main_owner, take_up
from dicehall.games.dystopolis.investing import add_investment
from dicehall.games.dystopolis.state import DystopolisState, bit
from dicehall.games.dystopolis.targets import is_open_to_vote, owns_any, voting_possible
from dicehall.games.dystopolis.terms import (
    DEEDS,
    MOST_SEATS,
    PURGE_CARD,
    RELOCATION_CARD,
    TAKEOVER_CARD,
    TILES,
    Card,
    Deed,
    Do,
    Log,
    Why,
)


def choices(s: DystopolisState, seat: i64, out: vec[i64]) -> i64:
    """§6.1 Each has one turn, in turn order: any number of cards, one after the other, then the end."""
    n = write_own_turn(s, seat, out, 0)
    cards = s.seat[DEEDS + seat]
    owner = owns_any(s, seat)
    can_vote = voting_possible(s)
    if (cards >> RELOCATION_CARD) & 1 == 1 and owner:
        out[n] = pack(Do.USE, RELOCATION_CARD)
        n += 1
    for card in range(TAKEOVER_CARD, PURGE_CARD + 1):
        if (cards >> card) & 1 == 1 and (owner or can_vote):
            out[n] = pack(Do.USE, card)
            n += 1
    out[n] = pack(Do.END)
    return n + 1


def use_card(s: DystopolisState, seat: i64, card: i64) -> None:
    """An action card leaves the game as soon as it is used, whatever comes of it."""
    s.seat[DEEDS + seat] &= ~(bit(card))
    s.deed = Deed.RELOCATION + card
    s.tell(Log.USED, seat, card)


def aims(s: DystopolisState, seat: i64, out: vec[i64]) -> i64:
    """The companies that the card just played may be used on, and how."""
    deed = s.deed
    n: i64 = 0
    for tile in range(TILES):
        if s.place[tile] < 0:
            continue
        if can_target(s, deed, tile):
            out[n] = pack(Do.TARGET, tile)
            n += 1
        if can_move(s, seat, deed, tile):
            out[n] = pack(Do.MOVE, tile)
            n += 1
    return n


def can_target(s: DystopolisState, deed: i64, tile: i64) -> bool:
    """§6.6 Takeover and Purge, whoever plays them, come to a vote on a company once a year at most."""
    if deed in (Deed.TAKEOVER, Deed.PURGE, Deed.PROPHET):
        return is_open_to_vote(s, tile)
    return deed == Deed.MISSILE


def can_move(s: DystopolisState, seat: i64, deed: i64, tile: i64) -> bool:
    """§6.5 A Takeover or Purge can be used as a Relocation instead."""
    if deed == Deed.BIO:
        return True
    return deed != Deed.MISSILE and can_relocate(s, seat, tile)


def can_relocate(s: DystopolisState, seat: i64, tile: i64) -> bool:
    """§6.2 Only the Main owner relocates a company, to anywhere else where it may lie; no vote is taken."""
    return main_owner(s, tile) == seat


def lift(s: DystopolisState, seat: i64, tile: i64) -> None:
    """A company is taken up, to be placed elsewhere with all its Investments."""
    s.tile = tile
    s.origin = s.place[tile]
    take_up(s, tile)
    s.tell(Log.LIFTED_TILE, seat, tile)


# ---- what a vote for does ----


def take_over(s: DystopolisState, seat: i64, tile: i64) -> None:
    """§6.3 Takeover: all Investments of others go, and one more of one's own comes, free, if there is room."""
    for other in range(s.seats):
        if other != seat:
            remove_all_of(s, other, tile)
    if has_room(s, tile):
        add_investment(s, seat, tile, 0)


def purge(s: DystopolisState, seat: i64, tile: i64) -> None:
    """§6.4 Purge: all Investments go, and each pays 5 MD to whoever played the card."""
    each = s.box.purge_gain
    if s.deed == Deed.PROPHET:
        each = s.box.amount[Card.PROPHET]
    for other in range(s.seats):
        remove_all_of(s, other, tile)
    s.moved = 1
    s.earn(seat, each * s.removed, Why.PURGE)


def launch(s: DystopolisState, tile: i64) -> None:
    """The company leaves the game, with all its Investments."""
    for other in range(s.seats):
        remove_all_of(s, other, tile)
    destroy(s, tile)
    s.tell(Log.DESTROYED, -1, tile)


def remove_all_of(s: DystopolisState, seat: i64, tile: i64) -> None:
    """All Investments of a seat in a company go out of the game."""
    here = s.token[tile * MOST_SEATS + seat]
    if here > 0:
        s.token[tile * MOST_SEATS + seat] = 0
        s.removed += here
        s.tell(Log.REMOVED, seat, tile, here)
