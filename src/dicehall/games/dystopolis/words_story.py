"""What happened, as lines of the log."""

from dicehall.core.event import HIDDEN, Event
from dicehall.games.dystopolis.content import CARD_NAMES, REWARD_NAMES, SECTOR_NAMES, SIZE_NAMES
from dicehall.games.dystopolis.notation import DEED_NAMES, SIDE_NAMES, VERDICTS
from dicehall.games.dystopolis.state import DystopolisState, column, place_way, place_x, place_y
from dicehall.games.dystopolis.terms import FOR, Deed, Log, Why

QUARTERS = ["Starting Quarter", "Investment Quarter", "Action Quarter", "Revenue Quarter"]


def say(s: DystopolisState, event: Event, names: list[str]) -> str:
    """The event as a line; empty where there is nothing to say."""
    who = names[event.seat] if event.seat >= 0 else ""
    text = of_cards(s, event, who, names)
    if text == "":
        text = of_city(s, event, who)
    if text == "":
        text = of_votings(s, event, who, names)
    return text or of_money(event, who, names)


def of_cards(s: DystopolisState, event: Event, who: str, names: list[str]) -> str:
    """Lines about cards of all kinds."""
    what = event.what
    if what == Log.DEALT:
        return "" if event.a == HIDDEN else f"{who} is dealt {CARD_NAMES[event.a]}."
    if what == Log.KEPT:
        return f"{who} has chosen."
    if what == Log.PLAYED:
        return f"{who} plays {CARD_NAMES[event.a]}: {s.box.cards[event.a].text}"
    if what == Log.USED:
        return f"{who} uses the {DEED_NAMES[event.a].capitalize()} card."
    if what == Log.TURN:
        return f"{who} takes Turn card {event.a}."
    if what == Log.SWAPPED:
        return f"{who} swaps Turn cards with {names[event.a]} and now has number {event.b}."
    if what == Log.PEEKED:
        return f"{who} looks at an event." if event.a == HIDDEN else f"{who} sees “{s.box.events[event.a].headline}”."
    if what == Log.EVENT:
        return f"“{s.box.events[event.a].headline}”: {effects(s, event.a)}."
    return ""


def effects(s: DystopolisState, number: int) -> str:
    """What an event does, in words."""
    parts = [
        f"{effect.sector} crashes" if effect.crash else f"{effect.sector} +{effect.change}"
        for effect in s.box.events[number].effect
    ]
    return ", ".join(parts)


def of_city(s: DystopolisState, event: Event, who: str) -> str:
    """Lines about companies and Investments."""
    what = event.what
    if what == Log.START:
        return f"The city begins with {s.box.name(event.a)}."
    if what == Log.DREW:
        company = s.box.companies[event.a]
        return f"{who} draws {company.name} ({company.size}, {company.sector})."
    if what == Log.PLACED:
        way = "down" if place_way(event.b) == 1 else "across"
        where = f"{column(place_x(event.b))}, {column(place_y(event.b))} {way}"
        return f"{who} places {s.box.name(event.a)} at {where}."
    if what == Log.LIFTED_TILE:
        return f"{who} relocates {s.box.name(event.a)}."
    if what == Log.INVESTED:
        cost = "free" if event.b == 0 else f"for {event.b} MD"
        return f"{who} gets an Investment in {s.box.name(event.a)}, {cost}."
    if what == Log.LIFTED:
        return f"{who} takes an Investment back from {s.box.name(event.a)}."
    if what == Log.REMOVED:
        return f"{who} loses {event.b} in {s.box.name(event.a)}."
    if what == Log.DESTROYED:
        return f"{s.box.name(event.a)} is gone."
    if what == Log.CHOSE_STACK:
        return f"{who} draws from the {SIZE_NAMES[event.a]} companies."
    return ""


def of_votings(s: DystopolisState, event: Event, who: str, names: list[str]) -> str:
    """Lines about votings, bribes and promises."""
    what = event.what
    if what == Log.VOTING:
        return f"{who} puts the {deed_name(event.b)} of {s.box.name(event.a)} to the vote."
    if what == Log.STRENGTH:
        return f"{who} has {event.a} vote{'' if event.a == 1 else 's'}."
    if what == Log.HANDED:
        return f"{who} hands an envelope to {names[event.a]}."
    if what == Log.INSIDE:
        return "" if event.a == HIDDEN else f"Inside: {event.b} MD, {marker_name(event.c)}."
    if what == Log.VOTED:
        return f"{who} votes {SIDE_NAMES[event.a - FOR]} with {event.b}."
    if what == Log.RESULT:
        verdict = "approved" if event.a == FOR else "voted down"
        return f"The {deed_name(event.c)} of {s.box.name(event.b)} is {verdict}."
    if what == Log.MARKER:
        return f"The envelope from {who} to {names[event.a]} asked for a vote {SIDE_NAMES[event.b - FOR]}."
    if what == Log.SETTLED:
        return f"{names[event.a]} keeps the money." if event.b == 1 else f"The money goes back to {who}."
    if what == Log.PROMISED:
        return f"{who} hands {names[event.a]} a written condition, with money."
    if what == Log.JUDGED:
        return judged(event, names)
    return ""


def judged(event: Event, names: list[str]) -> str:
    """What two players think of a written condition."""
    giver = VERDICTS[event.b - FOR]
    receiver = VERDICTS[event.c - FOR]
    return f"The written condition: {names[event.seat]} says {giver}, {names[event.a]} says {receiver}."


def marker_name(marker: int) -> str:
    """What lies in an envelope beside the money."""
    return "with a written condition" if marker > len(SIDE_NAMES) else SIDE_NAMES[marker - FOR]


def deed_name(deed: int) -> str:
    """What is put to the vote."""
    return {Deed.TAKEOVER: "Takeover", Deed.MISSILE: "Missile test"}.get(deed, "Purge")


def of_money(event: Event, who: str, names: list[str]) -> str:
    """Lines about money, years and points."""
    what = event.what
    if what == Log.FOUNDING:
        return f"The founding sector is {SECTOR_NAMES[event.a]}."
    if what == Log.YEAR:
        return f"Year {event.a} begins."
    if what == Log.QUARTER:
        return f"{QUARTERS[event.a]}."
    if what == Log.BID:
        extra = "" if event.a == event.b else f", which counts {event.b}"
        return f"{who} bids {event.a} MD{extra}."
    if what == Log.STOPPED:
        return f"{who} bids no higher."
    if what == Log.GAINED:
        return f"{who} gains {event.a} MD{reason(event.b)}."
    if what == Log.PASSED:
        return f"{who} invests in nothing."
    if what == Log.BOOSTED:
        return f"{who} advertises for {SECTOR_NAMES[event.a]}."
    if what == Log.REWARD:
        return f"{who} gains a Reward: {REWARD_NAMES[event.a]}, level {event.b + 1}."
    if what == Log.END:
        return "Four years are over."
    return ""


def reason(why: int) -> str:
    """What the money is for."""
    texts: dict[int, str] = {
        Why.MARKET: " on the black market",
        Why.ARENA: " in the death-arena",
        Why.CHAIRMAN: " of the bids",
        Why.PURGE: " by the purge",
        Why.REVENUE: " of revenue",
        Why.COUNTERFEIT: " of counterfeit money",
    }
    return texts.get(why, "")
