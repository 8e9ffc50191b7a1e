"""What is asked, in words; and what can be read off about a seat."""

from typing import Final

from dicehall.core.scene import Fact
from dicehall.core.state import CHANCE
from dicehall.games.dystopolis.content import CARD_NAMES, REWARD_NAMES, SIZE_NAMES
from dicehall.games.dystopolis.ending import ownership_points, reward_points, victory_points
from dicehall.games.dystopolis.growth import size_due
from dicehall.games.dystopolis.notation import DEED_NAMES, player
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

# the moments of §12.2: a key for standing orders, and when each comes
MOMENTS: "Final[dict[int, tuple[str, str]]]" = {
    Step.CHAIR: ("bids", "The bids lie open, and yours is zero"),
    Step.REVOLT: ("event", "An event is about to be drawn"),
    Step.PACT: ("start", "The Starting Quarter ends"),
    Step.BIO: ("action", "The Action Quarter begins"),
    Step.BALLOT: ("vote", "A vote begins"),
    Step.AFTER: ("change", "A company was moved, or lost Investments"),
    Step.ADVERT: ("revenue", "Revenue is due"),
}

# by what rule a seat is asked at each step
RULES: "Final[dict[int, str]]" = {
    Step.DEAL: "12.1",
    Step.KEEP: "12.1",
    Step.FIRST: "1.2",
    Step.SECOND: "1.3",
    Step.BID: "3.1",
    Step.OPENER: "11.2",
    Step.AUCTION: "11.2",
    Step.TIE: "3.2",
    Step.TURNS: "3.4",
    Step.PEEK: "13.12",
    Step.HEADLINE: "13.12",
    Step.SWAP: "13.12",
    Step.EVENT: "4.1",
    Step.STACK: "4.3",
    Step.DRAW: "4.2",
    Step.PLACE: "2.2",
    Step.FOUND: "13.14",
    Step.PARTNER: "13.14",
    Step.INVEST: "5.1",
    Step.PROMISES: "14.1",
    Step.TURN: "6.1",
    Step.BRIBES: "8.1",
    Step.VOTE: "7.3",
    Step.DECIDE: "7.5",
    Step.HUNT: "13.13",
    Step.LIFT: "13.15",
    Step.LAND: "13.15",
    Step.STREET: "13.16",
    Step.INFILTRATE: "13.5",
    Step.JUDGE: "14.2",
    Step.SECTOR: "13.6",
}

# what is done with the company that a card asks for: the rule, and the question
AIMS: "Final[dict[int, tuple[str, str]]]" = {
    Deed.RELOCATION: ("6.2", "Choose a company of yours to relocate."),
    Deed.TAKEOVER: ("6.3", "Choose a company to take over by a vote, or one of yours to relocate instead."),
    Deed.PURGE: ("6.4", "Choose a company to purge by a vote, or one of yours to relocate instead."),
    Deed.PROPHET: ("13.11", "Choose a company to purge by a vote, or one of yours to relocate instead."),
    Deed.BIO: ("13.1", "Choose any company to relocate."),
    Deed.MISSILE: ("13.9", "Choose a company for the missile test."),
}


def rule_now(s: DystopolisState) -> str:
    """The number of the rule by which a seat is asked now."""
    if s.step in MOMENTS:
        return "12.2"
    if s.step == Step.AIM:
        return AIMS[s.deed][0]
    return RULES[s.step]


def prompt(s: DystopolisState, seat: int) -> str:
    """What is asked of the seat now."""
    if s.actor == CHANCE:
        return "The table draws."
    if not s.owes(seat):
        return f"Waiting for {' and '.join(player(other) for other in s.pending)}."
    if s.step in MOMENTS:
        what = f": {deed_name(s)} of {s.box.name(s.tile)}" if s.step == Step.BALLOT else ""
        return f"{MOMENTS[s.step][1]}{what}. Play an intrigue card, or pass."
    if s.step < Step.INVEST:
        return before_investing(s, seat)
    if s.step in (Step.BRIBES, Step.VOTE, Step.DECIDE):
        return in_voting(s, seat)
    return later(s, seat)


def before_investing(s: DystopolisState, seat: int) -> str:
    """The questions of preparation and Starting Quarter."""
    other = 1 - seat
    texts: dict[int, str] = {
        Step.KEEP: "Choose the intrigue card that you keep." if s.keeps == 1 else "Choose the card that you discard.",
        Step.BID: "Bid for the choice of Turn cards. All pay what they bid.",
        Step.TURNS: "Choose a Turn card.",
        Step.HEADLINE: "Choose the event of this year.",
        Step.SWAP: "Swap Turn cards with a neighbour, or keep yours.",
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
    if s.step == Step.DECIDE:
        return f"Nobody has a vote on the {what}. You decide."
    if s.step == Step.VOTE:
        return f"Vote on the {what}: you have {counted(s.seat[VOTES + seat], 'vote')}."
    if s.seat[OFFERING + seat] > 0:
        return f"How much for {player(int(s.seat[OFFERING + seat] >> 2))}?"
    return f"Bribe anybody who has a vote on the {what}, or be done."


def counted(n: int, thing: str) -> str:
    """So many of a thing."""
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"


def deed_name(s: DystopolisState) -> str:
    """What is put to the vote."""
    return {Deed.TAKEOVER: "Takeover", Deed.MISSILE: "Missile test"}.get(s.deed, "Purge")


def later(s: DystopolisState, seat: int) -> str:
    """The questions of the other quarters."""
    texts: dict[int, str] = {
        Step.INVEST: f"Invest in a company, or pass (round {s.round + 1} of {ROUNDS}).",
        Step.TURN: "Play cards, or end your turn.",
        Step.HUNT: "Choose the Investment that is removed.",
        Step.LIFT: "Choose an Investment of yours to move.",
        Step.LAND: "Choose where it lands.",
        Step.STREET: "Choose a company without Investments.",
        Step.INFILTRATE: "Choose a company for your free Investment.",
        Step.SECTOR: "Choose the sector that you advertise.",
    }
    if s.step == Step.AIM:
        return AIMS[s.deed][1]
    if s.step == Step.JUDGE:
        giver, receiver = divmod(int(s.count), MOST_SEATS)
        return f"Was the written condition kept that {player(giver)} gave {player(receiver)}?"
    if s.step == Step.PROMISES:
        if s.seat[OFFERING + seat] > 0:
            return f"How much for {player(int(s.seat[OFFERING + seat] >> 2))}?"
        return "Promise somebody money on a written condition, or be done."
    return texts.get(s.step, "Decide.")


def note_now(s: DystopolisState, seat: int) -> str:
    """What belongs into a private note now, or is to be found in one; empty: nothing."""
    if not s.owes(seat):
        return ""
    texts: dict[int, str] = {
        Step.PROMISES: "Write your condition to the other player in a private note.",
        Step.JUDGE: "What you two agreed on is in your private notes.",
    }
    return texts.get(s.step, "")


def panel(s: DystopolisState, seat: int) -> list[Fact]:
    """What everybody may read off about a seat; money is private."""
    facts: list[Fact] = []
    turn = s.seat[TURN + seat]
    facts.append(Fact("Turn card", str(turn) if turn > 0 else "none"))
    cards = [name.capitalize() for i, name in enumerate(DEED_NAMES) if (s.seat[DEEDS + seat] >> i) & 1 == 1]
    facts.append(Fact("action cards", ", ".join(cards) or "none"))
    facts.append(Fact("companies", counted(ownership_points(s, seat), "point")))
    facts.append(Fact(REWARD_NAMES[0].lower(), counted(in_founding_sector(s, seat), "Investment")))
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


def tally(s: DystopolisState, seat: int) -> list[Fact]:
    """§10.1 Where a player's victory points come from."""
    companies, rewards = ownership_points(s, seat), reward_points(s, seat)
    return [
        Fact("companies", str(companies)),
        Fact("money", str(victory_points(s, seat) - companies - rewards)),
        Fact("Rewards", str(rewards)),
    ]
