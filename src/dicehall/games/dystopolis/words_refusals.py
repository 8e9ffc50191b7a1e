"""Why an action is not legal now: the number of the rule, and the reason in words."""

from dicehall.core.actions import first_of, verb_of
from dicehall.core.state import Refusal
from dicehall.games.dystopolis.bribes import can_receive
from dicehall.games.dystopolis.city import has_room, maximum
from dicehall.games.dystopolis.deeds import can_relocate
from dicehall.games.dystopolis.investing import price
from dicehall.games.dystopolis.state import DystopolisState
from dicehall.games.dystopolis.targets import is_open_to_vote
from dicehall.games.dystopolis.terms import BID, CASH, Card, Deed, Do, Step

CARD_RULES = [
    "13.1",
    "13.2",
    "13.3",
    "13.4",
    "13.5",
    "13.6",
    "13.7",
    "13.8",
    "13.9",
    "13.10",
    "13.11",
    "13.12",
    "13.13",
    "13.14",
    "13.15",
    "13.16",
]


def refusal(s: DystopolisState, seat: int, action: int) -> Refusal:
    """The rule against an action of a seat that is to decide something."""
    verb = int(verb_of(action))
    first = int(first_of(action))
    if not fits_step(s, verb):
        return Refusal("1.5", "That is not what is asked now.")
    if verb == Do.INVEST:
        return about_investing(s, seat, first)
    if verb in (Do.BID, Do.OFFER, Do.FORGE):
        return about_money(s, seat, verb, first)
    if verb == Do.PLACE:
        return Refusal("2.2", "The company must lie on free cells and touch the city along an edge, at a new place.")
    if verb in (Do.MOVE, Do.TARGET):
        return about_aim(s, seat, verb, first)
    if verb == Do.PLAY:
        return about_card(s, seat, first)
    if verb in (Do.BRIBE, Do.PROMISE):
        return about_bribe(s, seat, verb, first)
    return about_rest(verb)


def fits_step(s: DystopolisState, verb: int) -> bool:
    """Whether the verb answers what is asked now at all."""
    verbs: dict[int, tuple[int, ...]] = {
        Step.BID: (Do.BID, Do.FORGE),
        Step.AUCTION: (Do.BID, Do.STOP),
        Step.INVEST: (Do.INVEST, Do.PASS, Do.PLAY),
        Step.TURN: (Do.USE, Do.PLAY, Do.END),
        Step.AIM: (Do.MOVE, Do.TARGET),
        Step.BRIBES: (Do.BRIBE, Do.OFFER, Do.DONE, Do.PLAY),
        Step.PROMISES: (Do.PROMISE, Do.OFFER, Do.DONE),
        Step.PLACE: (Do.PLACE,),
        Step.LAND: (Do.INVEST,),
        Step.STREET: (Do.INVEST,),
        Step.INFILTRATE: (Do.INVEST,),
        Step.KEEP: (Do.KEEP, Do.DISCARD),
        Step.TURNS: (Do.TAKE,),
        Step.SWAP: (Do.SWAP, Do.PASS),
        Step.STACK: (Do.STACK,),
        Step.HEADLINE: (Do.HEADLINE,),
        Step.FOUND: (Do.FOUND,),
        Step.PARTNER: (Do.PARTNER,),
        Step.HUNT: (Do.REMOVE,),
        Step.LIFT: (Do.LIFT,),
        Step.SECTOR: (Do.BOOST,),
        Step.VOTE: (Do.VOTE,),
        Step.DECIDE: (Do.VOTE,),
        Step.JUDGE: (Do.JUDGE,),
    }
    return verb in verbs.get(s.step, (Do.PLAY, Do.PASS))


def about_investing(s: DystopolisState, seat: int, tile: int) -> Refusal:
    """Why no Investment can be placed in a company."""
    name = s.box.name(tile)
    if s.place[tile] < 0:
        return Refusal("2.2", f"{name} is not in the city.")
    if not has_room(s, tile):
        return Refusal("2.4", f"{name} holds {maximum(s, tile)} Investments at most, and is full.")
    if s.step == Step.STREET:
        return Refusal("13.16", f"{name} is not empty.")
    if s.step == Step.LAND:
        return Refusal("13.15", "You could not pay for both Investments that you move.")
    return Refusal("5.2", f"{name} would cost you {price(s, seat, tile)} MD; you have {s.seat[CASH + seat]}.")


def about_money(s: DystopolisState, seat: int, verb: int, amount: int) -> Refusal:
    """Why a sum cannot be bid or offered."""
    if verb == Do.OFFER:
        return Refusal("8.1", "First say for whom; then put 1 MD or more into it, as far as you have it.")
    if verb == Do.FORGE and not s.has_in_hand(seat, Card.COUNTERFEIT):
        return Refusal("13.4", "You do not hold the Counterfeit factory.")
    if amount > s.seat[CASH + seat]:
        return Refusal("3.1" if s.seats > 2 else "11.2", f"You have {s.seat[CASH + seat]} MD.")
    return Refusal("11.2", f"Bid more than {s.seat[BID + 1 - seat]} MD, or stop.")


def about_aim(s: DystopolisState, seat: int, verb: int, tile: int) -> Refusal:
    """Why a card cannot be used on a company."""
    name = s.box.name(tile)
    if s.place[tile] < 0:
        return Refusal("2.2", f"{name} is not in the city.")
    if verb == Do.MOVE:
        if s.deed == Deed.MISSILE:
            return Refusal("13.9", "A Missile test moves nothing.")
        return Refusal("6.2", f"You are not the Main owner of {name}.")
    if s.deed in (Deed.RELOCATION, Deed.BIO):
        return Refusal("6.2" if can_relocate(s, seat, tile) else "13.1", "This card needs no vote: it moves a company.")
    if not is_open_to_vote(s, tile):
        return Refusal("6.6", f"{name} was put to the vote this year already.")
    return Refusal("1.5", "That is not what is asked now.")


def about_card(s: DystopolisState, seat: int, card: int) -> Refusal:
    """Why an intrigue card cannot be played."""
    if not s.has_in_hand(seat, card):
        return Refusal("12.1", "You do not hold that card.")
    if card == Card.COUNTERFEIT and s.step == Step.BRIBES:
        return Refusal("13.4", "Show it with a bribe: fill an envelope first.")
    return Refusal(CARD_RULES[card], "That card cannot be played now.")


def about_bribe(s: DystopolisState, seat: int, verb: int, other: int) -> Refusal:
    """Why somebody cannot be bribed or promised anything."""
    if verb == Do.PROMISE:
        return Refusal("14.1", "One condition for each other player a year, with money that you have.")
    if other == seat or other >= s.seats or can_receive(s, seat, other):
        return Refusal("8.1", "Choose another player, and have money to offer.")
    return Refusal("8.1", "One envelope for each other player who has a vote.")


def about_rest(verb: int) -> Refusal:
    """The other reasons: each a rule that names what may be chosen."""
    rules: dict[int, tuple[str, str]] = {
        Do.KEEP: ("12.1", "Choose among the cards that you were dealt, as many as this game allows."),
        Do.DISCARD: ("12.1", "Choose among the cards that you were dealt, as many as this game allows."),
        Do.TAKE: ("3.4", "That Turn card is taken, or not in this game."),
        Do.SWAP: ("13.12", "Swap with the number above or below yours."),
        Do.STACK: ("4.3", "Choose the stack of the next size that is not empty."),
        Do.HEADLINE: ("13.12", "Choose one of the events that you drew."),
        Do.FOUND: ("13.14", "That company is not in the stacks."),
        Do.PARTNER: ("13.14", "Choose an opponent."),
        Do.REMOVE: ("13.13", "There is no such Investment."),
        Do.LIFT: ("13.15", "You have no Investment there that you could move."),
        Do.USE: ("6.1", "You do not have that card, or nothing to use it on."),
        Do.STOP: ("11.2", "Whoever opens the auction bids, if only zero."),
        Do.DONE: ("8.1", "Fill the envelope that you have begun."),
    }
    rule, text = rules.get(verb, ("1.5", "That is not possible now."))
    return Refusal(rule, text)
