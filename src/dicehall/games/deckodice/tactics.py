"""What a bot should know of Deck-O-Dice: how good a position looks.

A margin is what a combat brings in cards: 2 for a victory, -2 for a defeat, 0 for a tie. The chance to win follows from
the cards won so far, the combat under way, and the minions that both sides have left, each meeting any of the others.
"""

import math
from typing import Final

from mypy_extensions import i64

from dicehall.core.state import OVER
from dicehall.games.deckodice.abilities import quadrupled, shielded, steadied
from dicehall.games.deckodice.cards import count, has
from dicehall.games.deckodice.combat import die_value
from dicehall.games.deckodice.deck import (
    CARDS,
    CUBERA,
    DIANTE,
    DWELVE,
    MINIONS,
    QUAD,
    SPARTEN,
    Deck,
    is_reroll,
    printed,
)
from dicehall.games.deckodice.state import (
    CARD,
    CHOOSE,
    HAND,
    LOOK,
    MINION,
    NONE,
    PICK,
    POINTS,
    REROLL,
    ROUNDS,
    WON,
    DeckState,
    other,
)

VALUES: Final[i64] = 32
SPREAD: Final = 1.9
STEEPNESS: Final = 0.55
CRITICAL_WORTH: Final = 0.4


class Odds:
    """How likely each value is, and what a meeting of two minions brings on average, in one set of abilities."""

    def __init__(self, deck: Deck, house: bool) -> None:
        self.deck = deck
        self.house = house
        self.rolls: list[list[float]] = [
            self.rolled(minion, rival) for minion in range(MINIONS) for rival in range(MINIONS)
        ]
        self.margins: list[float] = [
            self.meeting(minion, rival) for minion in range(MINIONS) for rival in range(MINIONS)
        ]

    def adjusted(self, value: i64, minion: i64, rival: i64) -> i64:
        """What a printed value counts against that rival."""
        if not self.house:
            return value
        if minion == QUAD:
            value = quadrupled(self.deck, value)
        elif minion == DWELVE:
            value = steadied(self.deck, value)
        if rival == SPARTEN:
            value = shielded(self.deck, value)
        return value

    def rolled(self, minion: i64, rival: i64) -> list[float]:
        """How likely each value is, for any card of the deck that is no R*."""
        found = [0.0 for _ in range(VALUES)]
        cards = float(CARDS - count(self.deck.rerolls[minion]))
        for card in range(CARDS):
            if not is_reroll(self.deck, card, minion):
                found[self.adjusted(printed(self.deck, card, minion), minion, rival)] += 1.0 / cards
        return found

    def meeting(self, minion: i64, rival: i64) -> float:
        """What a meeting of the two brings the first, on average."""
        if minion < rival:
            return -self.meeting(rival, minion)
        if minion == rival:
            return 0.0
        likely = self.first_rolls(minion, rival)
        return sum(chance * self.against(value, minion, rival) for value, chance in enumerate(likely) if chance > 0.0)

    def first_rolls(self, minion: i64, rival: i64) -> list[float]:
        """The values of an attacker; Cubera re-rolls what looks worse than a new card."""
        plain = self.rolls[minion * MINIONS + rival]
        if minion == DIANTE:
            return best_of_two(plain)
        if minion != CUBERA:
            return plain
        worth = [self.against(value, minion, rival) for value in range(VALUES)]
        average = sum(chance * each for chance, each in zip(plain, worth, strict=True))
        again = sum(chance for chance, each in zip(plain, worth, strict=True) if each < average)
        return [chance * (again + (1.0 if each >= average else 0.0)) for chance, each in zip(plain, worth, strict=True)]

    def against(self, value: i64, minion: i64, rival: i64) -> float:
        """What a value brings against a rival that is still to draw, and knows what it has to beat."""
        replies = self.rolls[rival * MINIONS + minion]
        if rival == DIANTE:
            replies = best_of_two(replies)
        brings = compared(value, replies)
        if rival != CUBERA:
            return brings
        return sum(chance * min(margin(value, reply), brings) for reply, chance in enumerate(replies))


def best_of_two(likely: list[float]) -> list[float]:
    """How likely each value is for the higher of two cards."""
    found: list[float] = []
    below = 0.0
    for chance in likely:
        found.append((below + chance) ** 2 - below**2)
        below += chance
    return found


def compared(value: i64, replies: list[float]) -> float:
    """What a value brings against one of these, as likely as each is."""
    return sum(chance * margin(value, reply) for reply, chance in enumerate(replies))


def margin(value: i64, reply: i64) -> float:
    """What a value brings against another."""
    if value == reply:
        return 0.0
    return 2.0 if value > reply else -2.0


def value(s: DeckState, seat: i64, odds: Odds) -> float:
    """About the chance of a seat to win, 0 to 1."""
    if s.actor == OVER:
        return 1.0 if (s.winner_bits >> seat) & 1 == 1 else 0.0
    lead = float(s.at[POINTS + seat] - s.at[POINTS + other(seat)])
    lead += to_come(s, seat, odds) + critical_worth(s, seat)
    if s.phase != CHOOSE:
        lead += under_way(s, seat, odds)
    spread = STEEPNESS * SPREAD * math.sqrt(float(ROUNDS - s.round))
    return 1.0 / (1.0 + math.exp(-lead / spread))


def to_come(s: DeckState, seat: i64, odds: Odds) -> float:
    """What the minions in hand bring in this half, each meeting any of the other side's."""
    mine = s.at[HAND + seat]
    theirs = s.at[HAND + other(seat)]
    total = 0.0
    for minion in range(MINIONS):
        if has(mine, minion):
            for rival in range(MINIONS):
                if has(theirs, rival):
                    total += odds.margins[minion * MINIONS + rival]
    return total / float(max(1, count(theirs)))


def critical_worth(s: DeckState, seat: i64) -> float:
    """Who has the 20 of the d20 wins a tie."""
    for side in range(2):
        if has(s.at[WON + side], s.deck.critical):
            return CRITICAL_WORTH if side == seat else -CRITICAL_WORTH
    return 0.0


def under_way(s: DeckState, seat: i64, odds: Odds) -> float:
    """What the present combat brings, when whoever decides now decides well."""
    if s.phase == REROLL:
        return mirrored(seat, s.actor, best_re_roll(s, s.actor, odds))
    if s.phase == PICK:
        return mirrored(seat, s.actor, best_pick(s, s.actor, odds))
    if s.at[MINION + 1] == NONE:
        return 0.0
    return odds.margins[s.at[MINION + seat] * MINIONS + s.at[MINION + other(seat)]]


def mirrored(seat: i64, side: i64, brings: float) -> float:
    """What brings one side so much brings the other as much less."""
    return brings if side == seat else -brings


def best_re_roll(s: DeckState, side: i64, odds: Odds) -> float:
    """Cubera keeps, or takes its chance."""
    minion = s.at[MINION + side]
    rival = s.at[MINION + other(side)]
    likely = odds.rolls[minion * MINIONS + rival]
    again = sum(chance * brought(s, side, each, odds) for each, chance in enumerate(likely) if chance > 0.0)
    return max(again, brought(s, side, die_value(s, side), odds))


def best_pick(s: DeckState, side: i64, odds: Odds) -> float:
    """Diante takes the better of its two cards."""
    rival = s.at[MINION + other(side)]
    values = [odds.adjusted(printed(s.deck, s.at[LOOK + place], DIANTE), DIANTE, rival) for place in range(2)]
    return brought(s, side, max(values[0], values[1]), odds)


def brought(s: DeckState, side: i64, value: i64, odds: Odds) -> float:
    """What a value brings a side, against a card that lies there or is still to come."""
    rival = other(side)
    if s.at[CARD + rival] == NONE:
        return odds.against(value, s.at[MINION + side], s.at[MINION + rival])
    return margin(value, die_value(s, rival))
