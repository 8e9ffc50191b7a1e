"""Duel, a small game with everything that is hard: hidden hands, sealed choices, a look at another's hand, chance.

Each seat is dealt two of the cards 0 to 5 (two of each). Twice, all lay down a card face down; the highest card that
nobody else laid wins a point. Once in the game a seat may instead of laying down look at its neighbour's hand first.
"""

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import Verb, Vocabulary, numbers
from dicehall.core.content import Content
from dicehall.core.event import HIDDEN, Event
from dicehall.core.game import Choices, Game, Option
from dicehall.core.rng import Rng
from dicehall.core.scene import Fact, Piece, Scene
from dicehall.core.state import SPECTATOR, UNKNOWN, Refusal, State

VALUES, HAND, NONE = 6, 2, -2
LAY, LOOK = 0, 1
DREW, LAID, LOOKED, SCORED = 0, 1, 2, 3

RULES = """# Duel

## 1 The cards
### 1.1 Deal
Everybody has two cards.

## 2 Play
### 2.1 Laying down
All lay down a card of their hand at the same time, face down; the highest single card scores.
### 2.2 Looking
Once a game, a seat may first look at the hand of the seat after it.
### 2.3 End
After two rounds the game is over.
"""


class Duel(State):
    """Hands by slots, cards in the pile by value, cards laid down, points, looks used, cards gone by value."""

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        self.hands = [NONE] * (seats * HAND)
        self.pile = [2] * VALUES
        self.laid = [NONE] * seats
        self.points = [0] * seats
        self.looked = [0] * seats
        self.gone = [0] * VALUES

    def blank(self) -> State:
        """The same class, the same game."""
        return type(self)(self.game, self.seats)

    def copy_to(self, other: State) -> None:
        """All six lists."""
        assert isinstance(other, Duel)
        other.hands, other.pile, other.laid = self.hands[:], self.pile[:], self.laid[:]
        other.points, other.looked, other.gone = self.points[:], self.looked[:], self.gone[:]

    def pack(self) -> vec[i64]:
        """All six lists, one after the other."""
        return vec[i64]([*self.hands, *self.pile, *self.laid, *self.points, *self.looked, *self.gone])

    # ---- play ----

    def begin(self) -> None:
        """The first card is dealt."""
        self.await_chance(sum(self.pile))

    def legal_into(self, seat: int, out: vec[i64]) -> int:
        """Each card of the hand once; and a look, unless it was taken."""
        n = 0
        for value in sorted({card for card in self.hand(seat) if card != NONE}):
            out[n] = LAY | (value << 8)
            n += 1
        if not self.looked[seat]:
            out[n] = LOOK
            n += 1
        return n

    def hand(self, seat: int) -> list[int]:
        """The slots of a seat."""
        return self.hands[seat * HAND : seat * HAND + HAND]

    def act(self, seat: int, action: int) -> None:
        """Lay down, or look."""
        if action == LOOK:
            self.looked[seat] = 1
            self.reveal()
            self.tell(LOOKED, seat)
            return
        self.laid[seat] = action >> 8
        self.whisper(1 << seat, LAID, seat, action >> 8)
        if self.answered(seat):
            self.open_up()

    def open_up(self) -> None:
        """All cards are shown; the highest single one scores."""
        self.reveal()
        self.age += 1
        single = [card for card in self.laid if self.laid.count(card) == 1]
        for seat in range(self.seats):
            self.hands[self.hands.index(self.laid[seat], seat * HAND)] = NONE
            self.gone[self.laid[seat]] += 1
            if single and self.laid[seat] == max(single):
                self.points[seat] += 1
                self.tell(SCORED, seat, self.laid[seat])
        self.laid = [NONE] * self.seats
        if self.age < 2:
            self.ask_all((1 << self.seats) - 1)
        else:
            self.end(0, sum(1 << seat for seat in range(self.seats) if self.points[seat] == max(self.points)))

    def happen(self, outcome: int) -> None:
        """A card of the pile goes to the next free slot."""
        value = 0
        while outcome >= self.pile[value]:
            outcome -= self.pile[value]
            value += 1
        self.pile[value] -= 1
        slot = self.hands.index(NONE)
        self.hands[slot] = value
        self.whisper(1 << (slot // HAND), DREW, slot // HAND, value)
        if NONE in self.hands:
            self.begin()
        else:
            self.ask_all((1 << self.seats) - 1)

    # ---- secrets ----

    def knows(self, viewer: int, seat: int) -> bool:
        """Whether a viewer knows a hand."""
        return viewer == seat or (
            viewer != SPECTATOR and self.looked[viewer] == 1 and (viewer + 1) % self.seats == seat
        )

    def hide(self, seat: int) -> None:
        """Hands of others, what they have laid down, and what is in the pile."""
        for other in range(self.seats):
            if not self.knows(seat, other):
                for slot in range(other * HAND, other * HAND + HAND):
                    self.hands[slot] = NONE if self.hands[slot] == NONE else UNKNOWN
            if other != seat and self.laid[other] != NONE:
                self.laid[other] = UNKNOWN
        self.pile = [UNKNOWN] * VALUES

    def deal_again(self, seat: int, rng: Rng) -> None:
        """Unknown hands out of all cards that are not in sight; a card laid down is any of its hand."""
        deck = [2 - self.hands.count(value) - self.gone[value] for value in range(VALUES)]
        for slot, card in enumerate(self.hands):
            if card == UNKNOWN:
                self.hands[slot] = drawn(deck, rng)
        for other in range(self.seats):
            if self.laid[other] == UNKNOWN:
                cards = [card for card in self.hand(other) if card != NONE]
                self.laid[other] = cards[rng.below(len(cards))]
        self.pile = deck

    def score(self, seat: int) -> int:
        """The points."""
        return self.points[seat]


def drawn(deck: list[int], rng: Rng) -> int:
    """A random card out of a deck given by counts."""
    ticket, value = rng.below(sum(deck)), 0
    while ticket >= deck[value]:
        ticket -= deck[value]
        value += 1
    deck[value] -= 1
    return value


class DuelGame(Game):
    """Duel, for two or three."""

    state_class: type[Duel] = Duel

    def __init__(self, content: Content) -> None:
        super().__init__("duel", "Duel", content)
        self.blurb = "Two cards, two rounds, one look."
        self.fewest, self.most = 2, 3
        self.endings = ["two rounds are over"]
        self.vocabulary = Vocabulary(Verb("lay {card}", numbers("card", VALUES)), Verb("look"))
        self.most_actions, self.longest = HAND + 1, 60
        self.turn_rule, self.end_rule = "2.1", "2.3"
        self.options = [Option("table", ["round", "square"], "The shape of the table: it changes nothing.")]

    def new(self, seats: int, choices: Choices) -> State:
        """The deal begins."""
        state = self.state_class(self, seats)
        state.begin()
        return state

    def why_not(self, state: State, seat: int, action: int) -> Refusal:
        """A card that is not in the hand, or a second look."""
        return Refusal("2.2", "You have looked already.") if action == LOOK else Refusal("2.1", "You do not have it.")

    def prompt(self, state: State, seat: int) -> str:
        """One sentence."""
        return "Lay down a card." if seat in state.pending else "Wait for the others."

    def describe(self, state: State, seat: int, action: int) -> str:
        """One sentence."""
        return "Look at your neighbour's hand." if action == LOOK else f"Lay down the {action >> 8}."

    def outcome(self, state: State, outcome: int) -> str:
        """The card that is dealt."""
        after = state.clone()
        after.happen(outcome)
        assert isinstance(state, Duel)
        assert isinstance(after, Duel)
        return f"a {after.hands[state.hands.index(NONE)]}"

    def say(self, state: State, event: Event, names: list[str]) -> str:
        """One line."""
        what = "a card" if event.a == HIDDEN else f"the {event.a}"
        verb = ["draws", "lays down", "looks at a hand", "scores with"][event.what]
        return f"{names[event.seat]} {verb}" + ("." if event.what == LOOKED else f" {what}.")

    def scene(self, view: State, seat: int, shape: str) -> Scene:
        """A row of cards a seat."""
        assert isinstance(view, Duel)
        pieces = [
            Piece(f"card{slot}", "text", slot, 1, 1, "a card", text="?" if card == UNKNOWN else str(card))
            for slot, card in enumerate(view.hands)
        ]
        return Scene(10, 2, pieces, "The hands of all.")

    def panel(self, view: State, seat: int) -> list[Fact]:
        """The points."""
        return [Fact("points", str(view.score(seat)))]

    def value(self, state: State, seat: int) -> float:
        """A point is worth something."""
        return min(1.0, 0.3 + 0.3 * state.score(seat))


def duel(state_class: type[Duel] = Duel, game_class: type[DuelGame] = DuelGame) -> Game:
    """The game Duel, or one with other classes: a broken one, to see whether that is noticed."""
    made = game_class(Content({}, RULES))
    made.state_class = state_class  # type: ignore[misc]
    return made
