"""How actions are written, and said in a sentence."""

from typing import Final

from dicehall.core.actions import Slot, Verb, Vocabulary, first_of, numbers, second_of, third_of, verb_of
from dicehall.games.dystopolis import growth, investing
from dicehall.games.dystopolis.bidding import best_unranked
from dicehall.games.dystopolis.content import CARD_NAMES, SECTOR_NAMES, SIZE_NAMES, Box
from dicehall.games.dystopolis.setup import undealt
from dicehall.games.dystopolis.state import DystopolisState, column, nth_bit
from dicehall.games.dystopolis.terms import LARGE, MEDIUM, MOST_MONEY, MOST_SEATS, SIDE, Deed, Do, Step

SEAT_NAMES: Final = ["blue", "vermilion", "green", "amber", "plum"]
SIDE_NAMES: Final = ["for", "against"]
WAY_NAMES: Final = ["across", "down"]
DEED_NAMES: Final = ["relocation", "takeover", "purge"]
VERDICTS: Final = ["kept", "broken"]


def vocabulary(box: Box) -> Vocabulary:
    """All actions, in the order of `Do`."""
    company = Slot("company", [company.name for company in box.companies])
    card = Slot("card", CARD_NAMES)
    seat = Slot("seat", SEAT_NAMES)
    side = Slot("side", SIDE_NAMES)
    turn = Slot("turn", [str(i + 1) for i in range(MOST_SEATS)])
    amount = numbers("amount", int(MOST_MONEY) + 1)
    line = [str(column(i)) for i in range(SIDE)]
    return Vocabulary(
        Verb("pass"),
        Verb("keep {card}", card),
        Verb("discard {card}", card),
        Verb("bid {amount}", amount),
        Verb("stop"),
        Verb("take {turn}", turn),
        Verb("play {card}", card),
        Verb("event {event}", Slot("event", [event.headline for event in box.events])),
        Verb("swap {turn}", turn),
        Verb("stack {size}", Slot("size", SIZE_NAMES)),
        Verb("place {x},{y} {way}", Slot("x", line), Slot("y", line), Slot("way", WAY_NAMES)),
        Verb("found {company}", company),
        Verb("partner {seat}", seat),
        Verb("invest {company}", company),
        Verb("lift {company}", company),
        Verb("remove {seat} from {company}", seat, company),
        Verb("use {deed}", Slot("deed", DEED_NAMES)),
        Verb("move {company}", company),
        Verb("target {company}", company),
        Verb("bribe {seat} {side}", seat, side),
        Verb("offer {amount}", amount),
        Verb("done"),
        Verb("vote {side}", side),
        Verb("boost {sector}", Slot("sector", SECTOR_NAMES)),
        Verb("promise {seat}", seat),
        Verb("judge {verdict}", Slot("verdict", VERDICTS)),
        Verb("end turn"),
        Verb("bid {amount} counterfeit", amount),
    )


def player(seat: int) -> str:
    """A seat in a sentence: whoever shows the sentence puts the player's own name there."""
    return f"Player {seat + 1}"


def describe(s: DystopolisState, seat: int, action: int) -> str:
    """An action as a sentence."""
    verb = verb_of(action)
    first = first_of(action)
    if verb in (Do.FOUND, Do.INVEST, Do.LIFT, Do.MOVE, Do.TARGET):
        return about_company(s, seat, int(verb), first)
    if verb in (Do.PASS, Do.STOP, Do.DONE, Do.END):
        return simple(s, int(verb))
    if verb == Do.PLACE:
        return (
            f"Place {company_in_hand(s)} {WAY_NAMES[third_of(action)]} at {column(first)}, {column(second_of(action))}."
        )
    if verb == Do.REMOVE:
        return f"Remove an Investment of {player(first)} from {s.box.name(second_of(action))}."
    if verb == Do.BRIBE:
        return f"Bribe {player(first)} to vote {SIDE_NAMES[second_of(action)]}."
    if verb in (Do.KEEP, Do.DISCARD, Do.PLAY):
        return about_card(s, int(verb), first)
    return about_number(s, int(verb), first)


def about_company(s: DystopolisState, seat: int, verb: int, tile: int) -> str:
    """A sentence for an action that names a company."""
    name = s.box.name(tile)
    if verb == Do.FOUND:
        company = s.box.companies[tile]
        return f"Found {name}: {company.size}, {company.sector}."
    if verb == Do.INVEST:
        if s.step not in (Step.INVEST, Step.LAND) or seat < 0:
            return f"Place an Investment in {name}, free."
        if not investing.has_price(s, seat, tile):
            return f"Invest in {name}, where you have all that it can hold."
        return f"Invest in {name} for {investing.price(s, seat, tile)} MD."
    if verb == Do.LIFT:
        return f"Take an Investment back from {name}."
    if verb == Do.MOVE:
        return f"Relocate {name}."
    words = {Deed.TAKEOVER: "a Takeover", Deed.MISSILE: "a Missile test"}
    return f"Call a vote on {words.get(s.deed, 'a Purge')} of {name}."


def simple(s: DystopolisState, verb: int) -> str:
    """A sentence for an action without details."""
    if verb == Do.STOP:
        return "Bid no higher."
    if verb == Do.END:
        return "End your turn."
    if verb == Do.DONE:
        return "No more promises." if s.step == Step.PROMISES else "No more bribes."
    if s.step == Step.INVEST:
        return "Invest in nothing."
    if s.step == Step.SWAP:
        return "Keep your Turn card."
    return "Play no intrigue card."


def about_card(s: DystopolisState, verb: int, card: int) -> str:
    """What is done with an intrigue card, and what that card does."""
    does = "Keep" if verb == Do.KEEP else "Discard" if verb == Do.DISCARD else "Play"
    return f"{does} {s.box.cards[card].name}. {s.box.cards[card].text}"


def about_money(verb: int, amount: int) -> str:
    """A sentence for an action with a sum of money."""
    if verb == Do.OFFER:
        return f"Put {amount} MD into it."
    return f"Bid {amount} MD{' and show your Counterfeit factory' if verb == Do.FORGE else ''}."


def about_number(s: DystopolisState, verb: int, first: int) -> str:
    """A sentence for an action with one detail that is neither company nor card."""
    if verb in (Do.BID, Do.FORGE, Do.OFFER):
        return about_money(verb, first)
    if verb == Do.TAKE:
        return f"Take Turn card {first + 1}."
    if verb == Do.SWAP:
        return f"Swap your Turn card for number {first + 1}."
    if verb == Do.HEADLINE:
        return f"Choose the event “{s.box.events[first].headline}”."
    if verb == Do.STACK:
        return f"Draw a {SIZE_NAMES[first]} company."
    if verb == Do.PARTNER:
        return f"Give {player(first)} the other Investment."
    if verb == Do.USE:
        return f"Use your {DEED_NAMES[first].capitalize()} card."
    if verb == Do.VOTE:
        return f"Vote {SIDE_NAMES[first]}."
    if verb == Do.BOOST:
        return f"Advertise for {SECTOR_NAMES[first]}."
    if verb == Do.PROMISE:
        return f"Promise {player(first)} money on a written condition."
    return f"Say that the condition was {VERDICTS[first]}."


def company_in_hand(s: DystopolisState) -> str:
    """The company that is being placed."""
    return s.box.name(s.tile) if s.tile >= 0 else "the company"


def outcome(s: DystopolisState, number: int) -> str:
    """What an outcome of chance would be."""
    if s.step == Step.DEAL:
        return CARD_NAMES[nth_bit(undealt(s), number)]
    if s.step in (Step.EVENT, Step.PEEK):
        return s.box.events[nth_bit(s.pile, number)].headline
    if s.step in (Step.FIRST, Step.SECOND, Step.DRAW):
        size = {Step.FIRST: LARGE, Step.SECOND: MEDIUM}.get(s.step, s.count)
        return s.box.name(nth_bit(growth.in_stack(s, size), number))
    if s.step == Step.TIE:
        return SEAT_NAMES[nth_bit(best_unranked(s), number)]
    return SEAT_NAMES[number]
