"""Hush, a small game for the tests of the table: a secret bid each round, two dice, and a number nobody else sees."""

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import Verb, Vocabulary, first_of, numbers, pack, verb_of
from dicehall.core.content import Content
from dicehall.core.event import HIDDEN, Event
from dicehall.core.game import Choices, Game, Option
from dicehall.core.rng import Rng
from dicehall.core.scene import Fact, Piece, Scene
from dicehall.core.state import UNKNOWN, Refusal, State

BID, ROUND, WHISTLE = 0, 1, 2

RULES = """# Hush

## 1 The game

### 1.1 What it is about
Three rounds of secret bids.

## 2 Bidding

### 2.1 The bid
Everybody bids 0 to 3 in secret. Bids open when all are in.

### 2.2 No bid twice
Nobody bids the same number twice in a row.

## 3 The end

### 3.1 Winning
Most points win.
"""


class Hush(State):
    """Bids of this round, last round's bids, points, the round."""

    def __init__(self, game: "HushGame", seats: int) -> None:
        super().__init__(game, seats)
        self.bids = [UNKNOWN] * seats
        self.last = [UNKNOWN] * seats
        self.points = [0] * seats
        self.round = 0
        self.is_fast = False
        self.whistled = 0

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        """Any bid but the last one."""
        bids = [bid for bid in range(4) if bid != self.last[seat]]
        for i, bid in enumerate(bids):
            out[i] = pack(0, bid)
        if self.is_fast and not (self.whistled >> seat) & 1:
            out[len(bids)] = pack(1)
            return len(bids) + 1
        return len(bids)

    def act(self, seat: i64, action: i64) -> None:
        """A bid; when all are in, a die. Whistling changes nothing: the seat still has to bid."""
        if verb_of(action) == 1:
            self.whistled |= 1 << seat
            self.tell(WHISTLE, seat)
            return
        self.bids[seat] = first_of(action)
        self.whisper(1 << seat, BID, seat, first_of(action))
        if self.answered(seat):
            self.reveal()
            self.await_chance(6)

    def happen(self, outcome: i64) -> None:
        """The die opens the bids: each scores when it is not above the die."""
        for seat in range(self.seats):
            self.points[seat] += self.bids[seat] if self.bids[seat] <= outcome + 1 else 0
        self.tell(ROUND, -1, outcome + 1)
        self.last, self.bids = self.bids, [UNKNOWN] * self.seats
        self.round += 1
        if self.round < 3:
            self.ask_all((1 << self.seats) - 1)
            return
        best = max(self.points)
        self.end(0, sum(1 << seat for seat in range(self.seats) if self.points[seat] == best))

    def blank(self) -> State:
        """An empty one."""
        return Hush(self.game, self.seats)

    def copy_to(self, other: State) -> None:
        """All fields."""
        other.bids, other.last, other.points = self.bids[:], self.last[:], self.points[:]
        other.round, other.is_fast, other.whistled = self.round, self.is_fast, self.whistled

    def pack(self) -> vec[i64]:
        """All fields as numbers."""
        return vec[i64]([*self.bids, *self.last, *self.points, self.round, self.whistled])

    def hide(self, seat: i64) -> None:
        """The bids of others, while they are secret."""
        for other in range(self.seats):
            if other != seat and not (self.owed >> other) & 1:
                self.bids[other] = UNKNOWN

    def deal_again(self, seat: i64, rng: Rng) -> None:
        """Any bids."""
        for other in range(self.seats):
            if self.bids[other] == UNKNOWN and not (self.owed >> other) & 1:
                self.bids[other] = rng.below(4)

    def score(self, seat: i64) -> i64:
        """The points."""
        return self.points[seat]


class HushGame(Game):
    """Hush for 2 or 3."""

    def __init__(self, content: Content) -> None:
        super().__init__("hush", "Hush", Content(content.files, RULES))
        self.blurb = "Three secret bids."
        self.fewest, self.most = 2, 3
        self.options = [Option("speed", ["calm", "fast"], "How fast it goes.")]
        self.endings = ["three rounds were played"]
        self.vocabulary = Vocabulary(Verb("bid {number}", numbers("number", 4)), Verb("whistle"))
        self.turn_rule, self.end_rule = "2.1", "3.1"

    def new(self, seats: i64, choices: Choices) -> State:
        """Everybody bids."""
        state = Hush(self, seats)
        state.is_fast = choices["speed"] == "fast"
        state.ask_all((1 << seats) - 1)
        return state

    def why_not(self, state: State, seat: int, action: int) -> Refusal:
        """Only one reason there is."""
        return Refusal("2.2", "You bid that last time.")

    def prompt(self, state: State, seat: int) -> str:
        """The question."""
        return "Bid in secret: up to the die is yours."

    def describe(self, state: State, seat: int, action: int) -> str:
        """The sentence."""
        if verb_of(action) == 1:
            return "Whistle a tune."
        return f"Bid {first_of(action)} in secret."

    def say(self, state: State, event: Event, names: list[str]) -> str:
        """The log."""
        if event.what == BID:
            return f"{names[event.seat]} has bid" + ("." if event.a == HIDDEN else f" {event.a}.")
        if event.what == WHISTLE:
            return f"{names[event.seat]} whistles."
        return f"The die shows {event.a}."

    def scene(self, view: State, seat: int, shape: str) -> Scene:
        """One line a seat."""
        pieces = [
            Piece(
                f"bid{s}",
                "text",
                0,
                s,
                1,
                "bid",
                glyph=f"bid of seat {s}: {view.bids[s] if view.bids[s] >= 0 else '?'}",
            )
            for s in range(view.seats)
        ]
        return Scene(24, view.seats, pieces, "Hush", shape="terminal")

    def panel(self, view: State, seat: int) -> list[Fact]:
        """The points."""
        return [Fact("points", str(view.points[seat]))]

    def value(self, state: State, seat: i64) -> float:
        """More points, better."""
        return state.points[seat] / 10


def make(content: Content) -> Game:
    """The entry point."""
    return HushGame(content)
