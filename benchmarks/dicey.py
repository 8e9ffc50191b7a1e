"""How often the best play beats Dicey in Deck-O-Dice: `python -m benchmarks.dicey`.

Worked out exactly, for a deck that is whole again before each combat: who counts the cards that are gone may do a
little better, who has fewer cards before him has less luck to hope for. A tie of cards counts half.
"""

from functools import cache
from typing import Final

from dicehall.core.registry import game
from dicehall.games.deckodice.content import Box
from dicehall.games.deckodice.deck import ALL_MINIONS, CARDS, CUBERA, DIANTE, MINIONS, printed
from dicehall.games.deckodice.state import HALF, ROUNDS

Chances = tuple[float, float, float]  # to win a combat, to tie, to lose

DECK: Final = Box(game("deckodice").content).deck
VALUES: Final = [[int(printed(DECK, card, minion)) for minion in range(MINIONS)] for card in range(CARDS)]
FACES: Final = [[card[minion] for card in VALUES if card[minion]] for minion in range(MINIONS)]
CUBERA_KEEPS: Final = 6


def mixed(each: list[Chances]) -> Chances:
    """All of these, as likely as one another."""
    wins, ties, losses = (sum(one[i] for one in each) / len(each) for i in range(3))
    return wins, ties, losses


def worth(chances: Chances) -> float:
    """What the player wants."""
    return chances[0] + chances[1] / 2


def compared(own: int, other: int) -> Chances:
    """§6 The higher value wins."""
    return float(own > other), float(own == other), float(own < other)


@cache
def after_ours(minion: int, own: int, rival: int, other: int) -> Chances:
    """The player's ability, when Dicey's value stands."""
    return ours(minion, own, {value: compared(value, other) for value in {own, *FACES[minion]}})


def ours(minion: int, own: int, then: dict[int, Chances]) -> Chances:
    """§5 Cubera and Diante make the best of it, knowing what comes of each value."""
    if minion == CUBERA:
        return max(then[own], mixed([then[value] for value in FACES[minion]]), key=worth)
    if minion == DIANTE:
        return mixed([max(then[own], then[value], key=worth) for value in FACES[minion]])
    return then[own]


def after_diceys(rival: int, other: int, own: int) -> list[int]:
    """§9.6 §9.7 The values, each as likely, that Dicey's ability may bring against the player's value."""
    if rival == CUBERA and other != CUBERA_KEEPS and other <= own:
        return FACES[CUBERA]
    if rival == DIANTE:
        return [max(other, value) for value in FACES[DIANTE]]
    return [other]


@cache
def fought(minion: int, own: int, rival: int, other: int) -> Chances:
    """§9.3 §9.4 Both cards lie open; the attacker's ability comes first."""

    def first() -> Chances:
        values = {own, *FACES[minion]}
        then = {value: mixed([compared(value, v) for v in after_diceys(rival, other, value)]) for value in values}
        return ours(minion, own, then)

    def second() -> Chances:
        return mixed([after_ours(minion, own, rival, value) for value in after_diceys(rival, other, own)])

    if (minion, own) == (rival, other):
        return mixed([first(), second()])
    return first() if (minion, own) > (rival, other) else second()


@cache
def met(hand: int, minion: int) -> list[tuple[int, Chances]]:
    """§9.2 For each card that may be turned: which minion Dicey sends, and what comes of it."""
    found = []
    for card in VALUES:
        rival = max((each for each in range(MINIONS) if hand >> each & 1), key=lambda each: (card[each], each))
        rolls = [card[rival]] if card[rival] else FACES[rival]
        found.append((rival, mixed([fought(minion, own, rival, roll) for roll in rolls for own in FACES[minion]])))
    return found


@cache
def best(done: int, hand: int, diceys: int, lead: int) -> float:
    """How often the player wins after so many combats, with these minions left, so many combats ahead."""
    left = ROUNDS - done
    if abs(lead) > left or left == 0:
        return 0.5 + 0.5 * ((lead > 0) - (lead < 0))
    if done == HALF:
        hand = diceys = ALL_MINIONS
    return max(sent(done, hand, diceys, lead, minion) for minion in range(MINIONS) if hand >> minion & 1)


def sent(done: int, hand: int, diceys: int, lead: int, minion: int) -> float:
    """How often the player wins who sends this minion now."""
    total = 0.0
    for rival, chances in met(diceys, minion):
        rest = (hand & ~(1 << minion), diceys & ~(1 << rival))
        total += sum(
            chance * best(done + 1, *rest, lead + step) for chance, step in zip(chances, (1, 0, -1), strict=True)
        )
    return total / len(VALUES)


if __name__ == "__main__":
    print(f"the best play beats Dicey in {best(0, ALL_MINIONS, ALL_MINIONS, 0):.1%} of games")
