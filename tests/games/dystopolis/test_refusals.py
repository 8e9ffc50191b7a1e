"""Every refusal names the rule that forbids, in words."""

import pytest

from dicehall.games.dystopolis.flow import Dystopolis
from dicehall.games.dystopolis.terms import DEEDS, TAKEOVER_CARD, Step
from tests.games.dystopolis.table import (
    do,
    draw,
    founded,
    hold,
    quarter,
    rich,
    seal,
    start,
    table,
    tile,
    turn_of,
    turns,
)


def city() -> Dystopolis:
    """Blue owns In Vitro, which is full; Blood Dome has room; Needle is empty."""
    return table("    vvvbbbn", v="In Vitro: blue blue", b="Blood Dome: vermilion green", n="Needle")


def investing() -> Dystopolis:
    """Blue invests, with 3 MD."""
    return quarter(rich(city(), blue=3), "investment")


def penniless() -> Dystopolis:
    """Blue invests, with nothing."""
    return quarter(rich(city(), blue=0), "investment")


def own_turn() -> Dystopolis:
    """Blue's turn, with a card for votings in hand and no Takeover left."""
    s = turn_of(hold(city(), "blue", "News"), "blue")
    s.seat[DEEDS] &= ~(1 << TAKEOVER_CARD)
    return s


def aiming(card: str) -> Dystopolis:
    """Blue has played a card and chooses a company; Blood Dome had its voting."""
    s = hold(city(), "blue", "Bio", "Missile")
    s.voted = 1 << tile("Blood Dome")
    return do(turn_of(s, "blue"), card)


def moving() -> Dystopolis:
    """Blue aims a Relocation."""
    return aiming("use relocation")


def purging() -> Dystopolis:
    """Blue aims a Purge."""
    return aiming("use purge")


def protesting() -> Dystopolis:
    """Blue aims the Bio-activists."""
    return aiming("play Bio-activists")


def launching() -> Dystopolis:
    """Blue aims the Missile test."""
    return aiming("play Missile test")


def bribing() -> Dystopolis:
    """Blue may bribe vermilion for the vote on Blood Dome."""
    s = turn_of(hold(city(), "blue", "Counterfeit"), "blue")
    do(s, "use purge", "target Blood Dome")
    return s


def bribed() -> Dystopolis:
    """Blue has filled an envelope for vermilion."""
    return seal(bribing(), blue="bribe vermilion for, offer 1")


def filling() -> Dystopolis:
    """Blue has begun an envelope."""
    return seal(bribing(), blue="bribe vermilion for")


def landing() -> Dystopolis:
    """Blue, with 2 MD, has lifted both of its Investments."""
    s = rich(hold(city(), "blue", "Stealth"), blue=2)
    return do(turn_of(s, "blue"), "play Stealth helicopter", "lift In Vitro", "lift In Vitro", "invest Needle")


def lifting() -> Dystopolis:
    """Blue chooses what to lift."""
    return do(turn_of(hold(city(), "blue", "Stealth"), "blue"), "play Stealth helicopter")


def hunting() -> Dystopolis:
    """Blue chooses an Investment to remove."""
    return do(turn_of(hold(city(), "blue", "Robotic"), "blue"), "play Robotic bounty hunter")


def filling_corners() -> Dystopolis:
    """Blue fills empty companies."""
    return do(turn_of(hold(city(), "blue", "Streetkid"), "blue"), "play Streetkid syndicate")


def keeping() -> Dystopolis:
    """Blue chooses among three cards."""
    cards = [
        "Bio-activists",
        "Black market",
        "News channel",
        "Mind control device",
        "Missile test",
        "Chairman of Central Bank",
    ]
    s = start(3, intrigue="1")
    return draw(s, *cards, "Populistic prophet", "Stealth helicopter", "Streetkid syndicate")


def taking() -> Dystopolis:
    """Green has taken Turn card 1; vermilion is next."""
    s = seal(founded(), blue="bid 0", vermilion="bid 3", green="bid 5")
    return do(s, "take 1")


def rebelling() -> Dystopolis:
    """Blue chooses one of three events."""
    s = hold(city(), "blue", "Revolutionary")
    s.open_moment(Step.REVOLT)
    do(s, "play Revolutionary movement")
    return draw(s, *(s.box.events[i].headline for i in range(3)))


def swapping() -> Dystopolis:
    """Blue, with number 1, may swap with number 2."""
    s = rebelling()
    return do(s, f"event {s.box.events[0].headline}")


def founding() -> Dystopolis:
    """Blue founds a company."""
    s = hold(city(), "blue", "Secret")
    s.open_moment(Step.PACT)
    return do(s, "play Secret business pact")


def sharing() -> Dystopolis:
    """Blue shares the company it has founded."""
    return do(founding(), "found Pulse", "place -1,-5 across")


def opening() -> Dystopolis:
    """Blue opens the auction of two."""
    return draw(founded(2), "blue")


def outbidding() -> Dystopolis:
    """Vermilion has to beat 4 MD."""
    return do(opening(), "bid 4")


def promising() -> Dystopolis:
    """Blue has promised green money already."""
    s = quarter(table(options={"intrigue": "off", "conditions": "on"}), "action")
    return seal(s, blue="promise green, offer 2")


def unsized() -> Dystopolis:
    """Small companies are due, and used up: any other stack."""
    s = turns(city(), blue=1, vermilion=2, green=3)
    s.event = 0
    s.turn = 0
    s.ask_step(0, Step.STACK)
    return s


@pytest.mark.parametrize(
    ("scene", "action", "rule"),
    [
        (investing, "invest In Vitro", "2.4"),
        (investing, "invest Pulse", "2.2"),
        (penniless, "invest Needle", "5.2"),
        (own_turn, "use takeover", "6.1"),
        (own_turn, "play News channel", "13.10"),
        (own_turn, "play Missile test", "12.1"),
        (moving, "move Blood Dome", "6.2"),
        (moving, "move Pulse", "2.2"),
        (moving, "target In Vitro", "6.2"),
        (purging, "target Blood Dome", "6.6"),
        (protesting, "target Needle", "13.1"),
        (launching, "move In Vitro", "13.9"),
        (bribing, "offer 3", "8.1"),
        (bribing, "play Counterfeit factory", "13.4"),
        (bribing, "bribe blue for", "8.1"),
        (bribed, "bribe vermilion against", "8.1"),
        (filling, "done", "8.1"),
        (landing, "invest Needle", "13.15"),
        (lifting, "lift Needle", "13.15"),
        (hunting, "remove blue from Needle", "13.13"),
        (filling_corners, "invest In Vitro", "2.4"),
        (filling_corners, "invest Blood Dome", "13.16"),
        (keeping, "keep Extreme advertisement", "12.1"),
        (keeping, "discard Bio-activists", "12.1"),
        (taking, "take 1", "3.4"),
        (rebelling, "event Tickets for the Last Mutant", "13.12"),
        (swapping, "swap 3", "13.12"),
        (founding, "found Needle", "13.14"),
        (sharing, "partner blue", "13.14"),
        (opening, "stop", "11.2"),
        (outbidding, "bid 4", "11.2"),
        (outbidding, "bid 40", "11.2"),
        (promising, "promise green", "14.1"),
        (unsized, "stack small", "4.3"),
    ],
)
def test_a_refusal_names_its_rule(scene: object, action: str, rule: str) -> None:
    """In words that say what to do instead."""
    s = scene()
    refusal = s.refusal(s.parse(action))
    assert refusal is not None
    assert (refusal.rule, refusal.text.endswith(".")) == (rule, True)
