"""Positions of Deck-O-Dice from a line of notation, and cards told by their printed numbers.

    scene("round 12 | pile 5 17 | under 3 | top 8 seen by 0 | won 1 2 : 9 | hands quad : twent cubera")

`pile` lists the cards nobody has seen, `under` those below them in order. Cards that are not named lie in the victory
piles, by turns. Without a line, the game is at its beginning.
"""

import dicehall
from dicehall.core.state import CHANCE
from dicehall.games.deckodice.deck import ALL_CARDS, ALL_MINIONS
from dicehall.games.deckodice.flow import DeckODice
from dicehall.games.deckodice.state import CARD, HAND, LAID, LOOK, MINION, NONE, POINTS, UNDER, WON

NAMES = ["quad", "cubera", "diante", "sparten", "dwelve", "twent"]


def bits(numbers: list[int]) -> int:
    """The set of the cards with these numbers."""
    return sum(1 << (number - 1) for number in numbers)


def numbers(cards: int) -> list[int]:
    """The numbers of the cards of a set."""
    return [card + 1 for card in range(24) if (cards >> card) & 1]


def minions(hand: int) -> list[str]:
    """The names of a set of minions."""
    return [name for i, name in enumerate(NAMES) if (hand >> i) & 1]


def scene(line: str = "", seats: int = 2, abilities: str = "known", memory_aid: str = "off") -> DeckODice:
    """The position that a line describes."""
    game = dicehall.game("deckodice")
    state = game.start(seats, {"abilities": abilities, "memory_aid": memory_aid})
    assert isinstance(state, DeckODice)
    parts = dict(part.strip().partition(" ")[::2] for part in line.split("|") if part.strip())
    if "round" in parts:
        state.round = state.age = int(parts["round"]) - 1
    if "hands" in parts:
        set_hands(state, parts["hands"])
    if "pile" in parts or "under" in parts or "top" in parts:
        set_pile(state, parts)
    return state


def set_hands(state: DeckODice, text: str) -> None:
    """Give both sides these minions."""
    for side, names in enumerate(text.split(":")):
        state.at[HAND + side] = sum(1 << NAMES.index(name) for name in names.split())


def set_pile(state: DeckODice, parts: dict[str, str]) -> None:
    """Lay these cards into the pile, and all others onto the victory piles."""
    pile = [int(number) for number in parts.get("pile", "").split()]
    under = [int(number) for number in parts.get("under", "").split()]
    top, _, eyes = parts.get("top", "").partition(" seen by ")
    state.unseen = bits(pile)
    state.under = len(under)
    for i, number in enumerate(under):
        state.at[UNDER + i] = number - 1
    if top:
        state.top = int(top) - 1
        state.top_eyes = sum(1 << int(seat) for seat in eyes.split())
    state.pile = len(pile) + len(under) + (1 if top else 0)
    used = bits(pile + under + ([int(top)] if top else []))
    set_victory_piles(state, numbers(ALL_CARDS & ~used), parts.get("won", ""))


def set_victory_piles(state: DeckODice, rest: list[int], won: str) -> None:
    """Give each side the cards that are named for it, and the others by turns."""
    named = [[int(number) for number in cards.split()] for cards in won.split(":")] if won else [[], []]
    others = [number for number in rest if number not in named[0] + named[1]]
    for side in range(2):
        cards = named[side] + others[side::2]
        state.at[WON + side] = bits(cards)
        state.at[LAID + side] = len(cards)
        state.at[POINTS + side] = len(cards)


def meet(state: DeckODice, *names: str) -> DeckODice:
    """All seats send these minions."""
    for seat, name in enumerate(names):
        state.apply(state.parse(f"send {name}"), seat)
    return state


def turn(state: DeckODice, *cards: int) -> DeckODice:
    """Chance brings the cards with these numbers, one after the other."""
    for number in cards:
        assert state.actor == CHANCE, "no card is drawn by chance here"
        state.resolve(numbers(state.unseen).index(number))
    return state


def do(state: DeckODice, *names: str) -> DeckODice:
    """Whoever is to decide does this."""
    for name in names:
        state.apply(state.parse(name))
    return state


def choices(state: DeckODice, seat: int | None = None) -> list[str]:
    """What the seat may do, by name."""
    return [state.name(action) for action in state.legal(seat)]


def seen(state: DeckODice, seat: int) -> DeckODice:
    """What a seat, or a spectator, sees."""
    view = state.seen_by(seat)
    assert isinstance(view, DeckODice)
    return view


def card(state: DeckODice, side: int) -> int:
    """The number of the card beside a minion; 0 for none."""
    return state.at[CARD + side] + 1 if state.at[CARD + side] >= 0 else 0


def minion(state: DeckODice, side: int) -> str:
    """The name of the minion of a side."""
    return NAMES[state.at[MINION + side]]


def looks(state: DeckODice) -> list[int]:
    """The numbers of the cards that Diante looks at; 0 for one that is unknown or not there."""
    return [max(0, state.at[LOOK + place] + 1) for place in range(2)]


def top(state: DeckODice) -> int:
    """The number of the card on top; 0 where it is unknown, -1 where nobody knows one."""
    return -1 if state.top == NONE else state.top + 1


def under(state: DeckODice) -> list[int]:
    """The numbers of the cards under the pile, in order."""
    return [state.at[UNDER + i] + 1 for i in range(state.under)]


def points(state: DeckODice) -> list[int]:
    """How many cards each side has won."""
    return [state.at[POINTS], state.at[POINTS + 1]]


def everything_in_hand(state: DeckODice) -> bool:
    """Whether both sides have all six minions."""
    return state.at[HAND] == state.at[HAND + 1] == ALL_MINIONS
