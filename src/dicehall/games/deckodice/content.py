"""The printed cards and minions: how their files are read, and what must hold for them.

The types of fields are quoted: compiled classes would else pass on less than msgspec needs.
"""

from typing import Literal

from mypy_extensions import mypyc_attr

from dicehall.core.content import Content, expect
from dicehall.core.table import Table
from dicehall.games.deckodice.deck import Deck

Origin = Literal["rulebook", "inferred", "house"]

DECK_FILE = "deck.toml"
MINION_FILE = "minions.toml"
DICE = [4, 6, 8, 10, 12, 20]
WITH_SIGNS = [10, 20]
DECK_SIZE = 24


@mypyc_attr(native_class=False)
class Card(Table):
    """One card: its number, and its values for d4, d6, d8, d10, d12 and d20."""

    number: int
    values: 'list[int | Literal["R*"]]'
    origin: "Origin"


@mypyc_attr(native_class=False)
class Cards(Table):
    """The file of the cards."""

    card: "list[Card]"


@mypyc_attr(native_class=False)
class Ability(Table):
    """What a minion can do, in words; an empty text for nothing."""

    text: str
    origin: "Origin"


@mypyc_attr(native_class=False)
class Minion(Table):
    """One DieMinion: its name, its die, and its ability in each of the two sets."""

    name: str
    die: int
    origin: "Origin"
    known: "Ability"
    house: "Ability"


@mypyc_attr(native_class=False)
class Numbers(Table):
    """The numbers in the house abilities."""

    quadruple_of: int
    quadruple_counts: int
    shield_takes: int
    steady_floor: int
    origin: "Origin"


@mypyc_attr(native_class=False)
class Minions(Table):
    """The file of the minions."""

    minion: "list[Minion]"
    numbers: "Numbers"


class Box:
    """Everything that is printed: the deck as numbers, the cards and minions as texts."""

    def __init__(self, content: Content) -> None:
        self.cards: list[Card] = checked_cards(content.read(DECK_FILE, Cards).card)
        minions = content.read(MINION_FILE, Minions)
        self.minions: list[Minion] = checked_minions(minions.minion)
        self.deck = Deck(all_values(self.cards), checked_numbers(minions.numbers))

    def ability(self, minion: int, house: bool) -> Ability:
        """What a minion can do in that set of abilities."""
        return self.minions[minion].house if house else self.minions[minion].known


def number_of(value: "int | str") -> int:
    """A value of a card as a number; R* is 0."""
    return value if isinstance(value, int) else 0


def all_values(cards: list[Card]) -> list[int]:
    """All values of all cards, one after the other."""
    return [number_of(value) for card in cards for value in card.values]


def checked_cards(cards: list[Card]) -> list[Card]:
    """The cards, if they are a deck that can be played with."""
    expect(len(cards) == DECK_SIZE, f"a deck has {DECK_SIZE} cards; here are {len(cards)}", f"{DECK_FILE}, at card")
    for place, card in enumerate(cards):
        check_card(card, place)
    criticals = [card.number for card in cards if card.values[-1] == DICE[-1]]
    told = f"they are on cards {', '.join(map(str, criticals))}" if criticals else "no card has it"
    expect(
        len(criticals) == 1,
        f"exactly one card has the 20 of the d20, which decides a tie; {told}",
        f"{DECK_FILE}, at card[...].values",
    )
    return cards


def check_card(card: Card, place: int) -> None:
    """One card: numbered in order, a value for each die, R* on d10 and d20 alone."""
    where = f"{DECK_FILE}, at card[{place}]"
    expect(card.number == place + 1, f"cards are numbered in order; expected {place + 1}, not {card.number}", where)
    expect(
        len(card.values) == len(DICE),
        f"card {card.number} needs {len(DICE)} values, for d4, d6, d8, d10, d12, d20; here are {len(card.values)}",
        f"{where}.values",
    )
    for die, value in zip(DICE, card.values, strict=True):
        check_value(card.number, die, value, f"{where}.values[{DICE.index(die)}]")


def check_value(number: int, die: int, value: "int | str", where: str) -> None:
    """One value: on the die, or R* on a d10 or d20."""
    allowed = f'1 to {die} or "R*"' if die in WITH_SIGNS else f"1 to {die}"
    fits = 1 <= value <= die if isinstance(value, int) else die in WITH_SIGNS
    expect(fits, f"the d{die} of card {number} is {allowed}, not {value}", where)


def checked_minions(minions: list[Minion]) -> list[Minion]:
    """The six minions, smallest die first."""
    dice = [minion.die for minion in minions]
    expect(dice == DICE, f"there are six minions, with the dice {DICE}; here are {dice}", f"{MINION_FILE}, at minion")
    names = [minion.name.lower() for minion in minions]
    for place, name in enumerate(names):
        where = f"{MINION_FILE}, at minion[{place}].name"
        expect(name.isalpha(), f"a name is one word of letters, so that it can be typed; not {name!r}", where)
        expect(names.index(name) == place, f"two minions are called {name!r}; names must differ", where)
    return minions


def checked_numbers(numbers: Numbers) -> list[int]:
    """The numbers in the house abilities, in the order in which the deck takes them."""
    ordered = {
        "quadruple_of": numbers.quadruple_of,
        "quadruple_counts": numbers.quadruple_counts,
        "shield_takes": numbers.shield_takes,
        "steady_floor": numbers.steady_floor,
    }
    for name, number in ordered.items():
        told = f"{name} is a number from 0 to 20, not {number}"
        expect(0 <= number <= DICE[-1], told, f"{MINION_FILE}, at numbers.{name}")
    return list(ordered.values())
