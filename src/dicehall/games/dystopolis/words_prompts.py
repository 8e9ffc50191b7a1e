"""What is asked, in words; and what can be read off about a seat."""

from dicehall.core.scene import Fact
from dicehall.core.state import CHANCE
from dicehall.games.dystopolis.content import CARD_NAMES, REWARD_NAMES, SIZE_NAMES
from dicehall.games.dystopolis.ending import ownership_points
from dicehall.games.dystopolis.growth import size_due
from dicehall.games.dystopolis.notation import DEED_NAMES, SEAT_NAMES
from dicehall.games.dystopolis.revenue import in_founding_sector, largest_network
from dicehall.games.dystopolis.state import DystopolisState
from dicehall.games.dystopolis.terms import (
    BID,
    CARDS,
    DEEDS,
    FACE_UP,
    KEPT,
    MOST_SEATS,
    NO_BID,
    OFFERING,
    REWARDS,
    ROUNDS,
    TURN,
    VOTES,
    Deed,
    Step,
)


def prompt(s: DystopolisState, seat: int) -> str:
    """What is asked of the seat now."""
    if s.actor == CHANCE:
        return "The table draws."
    if not s.owes(seat):
        return f"Waiting for {' and '.join(SEAT_NAMES[other] for other in s.pending)}."
    if s.step < Step.INVEST:
        return before_investing(s, seat)
    if s.step in (Step.BALLOT, Step.BRIBES, Step.VOTE, Step.DECIDE):
        return in_voting(s, seat)
    return later(s, seat)


def before_investing(s: DystopolisState, seat: int) -> str:
    """The questions of preparation and Starting Quarter."""
    other = 1 - seat
    texts: dict[int, str] = {
        Step.KEEP: "Choose the intrigue card that you keep." if s.keeps == 1 else "Choose the card that you discard.",
        Step.BID: "Bid for the choice of Turn cards. All pay what they bid.",
        Step.CHAIR: "The bids lie open. Play an intrigue card, or pass.",
        Step.TURNS: "Choose a Turn card.",
        Step.REVOLT: "An event is about to be drawn. Play an intrigue card, or pass.",
        Step.HEADLINE: "Choose the event of this year.",
        Step.SWAP: "Swap Turn cards with a neighbour, or keep yours.",
        Step.PACT: "The Starting Quarter ends. Play an intrigue card, or pass.",
        Step.FOUND: "Choose the company that you found.",
        Step.PARTNER: "Choose who gets the other Investment.",
        Step.PLACE: "Place the company next to the city.",
    }
    if s.step == Step.AUCTION:
        standing = s.seat[BID + other] if 0 <= other < 2 else NO_BID
        return "Open the auction." if standing == NO_BID else f"Bid more than {standing} MD, or stop."
    if s.step == Step.STACK:
        return f"The stack of {SIZE_NAMES[size_due(s)]} companies is empty. Choose another."
    if s.step == Step.PLACE and s.tile >= 0:
        return f"Place {s.box.name(s.tile)} next to the city."
    return texts.get(s.step, "Decide.")


def in_voting(s: DystopolisState, seat: int) -> str:
    """The questions of a voting."""
    what = f"{deed_name(s)} of {s.box.name(s.tile)}"
    if s.step == Step.BALLOT:
        return f"A vote begins: {what}. Play an intrigue card, or pass."
    if s.step == Step.DECIDE:
        return f"Nobody has a vote on the {what}. You decide."
    if s.step == Step.VOTE:
        return f"Vote on the {what}: you have {s.seat[VOTES + seat]} votes."
    if s.seat[OFFERING + seat] > 0:
        return f"How much for {SEAT_NAMES[s.seat[OFFERING + seat] >> 2]}?"
    return f"Bribe anybody who has a vote on the {what}, or be done."


def deed_name(s: DystopolisState) -> str:
    """What is put to the vote."""
    return {Deed.TAKEOVER: "Takeover", Deed.MISSILE: "Missile test"}.get(s.deed, "Purge")


def later(s: DystopolisState, seat: int) -> str:
    """The questions of the other quarters."""
    texts: dict[int, str] = {
        Step.INVEST: f"Invest in a company, or pass (round {s.round + 1} of {ROUNDS}).",
        Step.BIO: "The Action Quarter begins. Play an intrigue card, or pass.",
        Step.TURN: "Play cards, or end your turn.",
        Step.AIM: "Choose a company.",
        Step.AFTER: "The city has changed. Play an intrigue card, or pass.",
        Step.HUNT: "Choose the Investment that is removed.",
        Step.LIFT: "Choose an Investment of yours to move.",
        Step.LAND: "Choose where it lands.",
        Step.STREET: "Choose a company without Investments.",
        Step.INFILTRATE: "Choose a company for your free Investment.",
        Step.ADVERT: "Revenue is due. Play an intrigue card, or pass.",
        Step.SECTOR: "Choose the sector that you advertise.",
    }
    if s.step == Step.JUDGE:
        giver, receiver = divmod(int(s.count), MOST_SEATS)
        return f"Was the written condition kept that {SEAT_NAMES[giver]} gave {SEAT_NAMES[receiver]}?"
    if s.step == Step.PROMISES:
        if s.seat[OFFERING + seat] > 0:
            return f"How much for {SEAT_NAMES[s.seat[OFFERING + seat] >> 2]}?"
        return "Promise somebody money on a written condition, or be done."
    return texts.get(s.step, "Decide.")


def panel(s: DystopolisState, seat: int) -> list[Fact]:
    """What everybody may read off about a seat; money is private."""
    facts: list[Fact] = []
    turn = s.seat[TURN + seat]
    facts.append(Fact("Turn card", str(turn) if turn > 0 else "none"))
    cards = [name.capitalize() for i, name in enumerate(DEED_NAMES) if (s.seat[DEEDS + seat] >> i) & 1 == 1]
    facts.append(Fact("action cards", ", ".join(cards) or "none"))
    facts.append(Fact("companies", f"{ownership_points(s, seat)} points"))
    facts.append(Fact(REWARD_NAMES[0].lower(), f"{in_founding_sector(s, seat)} Investments"))
    facts.append(Fact(REWARD_NAMES[1].lower(), f"{largest_network(s, seat)} companies"))
    if s.keeps > 0:
        facts.append(Fact("intrigue cards face down", str(s.seat[KEPT + seat]) if s.step > Step.KEEP else "not chosen"))
    up = [CARD_NAMES[card] for card in range(CARDS) if s.intrigue[card] == FACE_UP + seat]
    if up:
        facts.append(Fact("in play", ", ".join(up)))
    won = [f"{REWARD_NAMES[i // 2]} {i % 2 + 1}" for i in range(4) if (s.seat[REWARDS + seat] >> i) & 1 == 1]
    if won:
        facts.append(Fact("Rewards", ", ".join(won)))
    return facts
