"""What may be done at each step of the sequence of play: each list is made by the chapter that rules it."""

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import pack
from dicehall.games.dystopolis import (
    bidding,
    bribes,
    cards,
    city,
    deeds,
    flight,
    growth,
    intrigue,
    investing,
    pair,
    promises,
    voting,
)
from dicehall.games.dystopolis.state import DystopolisState
from dicehall.games.dystopolis.terms import Do, Step


def legal(s: DystopolisState, seat: i64, out: vec[i64]) -> i64:
    """What a seat may do now."""
    step = s.step
    if step == Step.INVEST:
        return investing.choices(s, seat, out)
    if step == Step.TURN:
        return deeds.choices(s, seat, out)
    if step == Step.BRIBES:
        return bribes.offers(s, seat, out)
    if step in (Step.VOTE, Step.DECIDE):
        return voting.sides(out)
    if step == Step.PLACE:
        return city.placements(s, s.tile, out)
    if step == Step.BID:
        return bidding.bids(s, seat, out)
    if step == Step.AIM:
        return deeds.aims(s, seat, out)
    if is_moment(step):
        return intrigue.answers(s, seat, out)
    if step < Step.INVEST:
        return before_investing(s, seat, out)
    return with_card(s, seat, out)


def before_investing(s: DystopolisState, seat: i64, out: vec[i64]) -> i64:
    """What may be done in the rarer steps of preparation and Starting Quarter."""
    step = s.step
    if step == Step.TURNS:
        return bidding.turn_cards(s, out)
    if step == Step.AUCTION:
        return pair.higher_bids(s, seat, out)
    if step == Step.KEEP:
        return intrigue.cards_to_keep(s, seat, out)
    if step == Step.HEADLINE:
        return cards.headlines(s, out)
    if step == Step.SWAP:
        return cards.swaps(s, seat, out)
    if step == Step.STACK:
        return growth.other_stacks(s, out)
    if step == Step.FOUND:
        return cards.blueprints(s, out)
    return cards.partners(s, seat, out)


def with_card(s: DystopolisState, seat: i64, out: vec[i64]) -> i64:
    """What may be done in the steps that an intrigue card, or a promise, brings."""
    step = s.step
    if step == Step.HUNT:
        return cards.prey(s, out)
    if step == Step.LIFT:
        return flight.lifts(s, seat, out)
    if step == Step.LAND:
        return flight.landings(s, seat, out)
    if step == Step.STREET:
        return cards.street_corners(s, out)
    if step == Step.INFILTRATE:
        return cards.rooms(s, out)
    if step == Step.SECTOR:
        return cards.sectors(s, out)
    if step == Step.PROMISES:
        return promises.offers(s, seat, out)
    out[0] = pack(Do.JUDGE, 0)
    out[1] = pack(Do.JUDGE, 1)
    return 2


def is_moment(step: i64) -> bool:
    """Whether this is one of the moments of §12.2."""
    if step in (Step.AFTER, Step.BALLOT, Step.BIO, Step.CHAIR):
        return True
    return step in (Step.REVOLT, Step.PACT, Step.ADVERT)
