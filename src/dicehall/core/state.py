"""The position of a game: what each game answers, and what anybody may ask of it.

A game fills in the inner face, in native ints and without checks: `legal_into`, `act`, `happen`, `blank`, `copy_to`,
`pack`, `hide`, `deal_again`, `score`. Everything else is written here, once: the outer face, in plain Python types,
checks what it is given and never leaves a state half-changed.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dicehall.core.errors import BadOutcome, BadSeats, IllegalAction, UnknownAction
from dicehall.core.event import EVERYBODY, Event
from dicehall.core.rng import Rng
from dicehall.core.scene import painted

if TYPE_CHECKING:
    from dicehall.core.game import Game
    from dicehall.core.scene import Fact, Scene

CHANCE: Final[i64] = -1
OVER: Final[i64] = -2
SPECTATOR: Final[i64] = -3
ALL_SEEING: Final[i64] = -4
UNKNOWN: Final[i64] = -1


class Refusal:
    """Why an action is not legal now: the number of the rule, and the reason in words."""

    def __init__(self, rule: str, text: str) -> None:
        self.rule = rule
        self.text = text

    def __repr__(self) -> str:
        return f"Refusal(rule={self.rule!r}, text={self.text!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position. It holds no future: what chance will bring is decided when it is due."""

    def __init__(self, game: "Game", seats: i64) -> None:
        self.game = game
        self.seats: i64 = seats
        self.actor: i64 = OVER
        self.owed: i64 = 0
        self.together: i64 = 0
        self.outcomes: i64 = 0
        self.winner_bits: i64 = 0
        self.end_code: i64 = -1
        self.reveals: i64 = 0
        self.age: i64 = 0
        self.viewer: i64 = ALL_SEEING
        self.story: list[Event] | None = None

    # ---- the inner face: what a game fills in ----

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        """Write the legal actions of a seat that owes a decision into `out`; return how many."""
        raise NotImplementedError

    def act(self, seat: i64, action: i64) -> None:
        """Carry out a legal action and go on to whatever is asked next."""
        raise NotImplementedError

    def happen(self, outcome: i64) -> None:
        """Carry out one of the `outcomes` of chance and go on to whatever is asked next."""
        raise NotImplementedError

    def blank(self) -> "State":
        """A new state of the same class, game and seats, its fields still to be filled by `copy_to`."""
        raise NotImplementedError

    def copy_to(self, other: "State") -> None:
        """Give the other state a copy of each of the game's own fields."""
        raise NotImplementedError

    def pack(self) -> vec[i64]:
        """The game's own fields as numbers: equal positions, equal numbers."""
        raise NotImplementedError

    def restore(self) -> None:
        """After the numbers of a packed position are back: set what follows from them and is no number."""

    def hide(self, seat: i64) -> None:
        """Replace by UNKNOWN whatever the seat (or a SPECTATOR) may not know."""

    def deal_again(self, seat: i64, rng: Rng) -> None:
        """Fill in whatever the seat does not know, each possibility as likely as the seat must think it."""

    def score(self, seat: i64) -> i64:
        """The score of a seat, or of the printed opponent after the last seat, as far as it can be told now."""
        raise NotImplementedError

    # ---- words for the flow of play ----

    def ask(self, seat: i64) -> None:
        """One seat owes the next decision."""
        self.actor = seat
        self.owed = i64(1) << seat
        self.together = self.owed
        self.outcomes = 0

    def ask_all(self, seats: i64) -> None:
        """Every seat of the bit set owes a decision; the order in which they answer does not matter."""
        self.owed = seats
        self.together = seats
        self.outcomes = 0
        self.actor = self.first_owing()

    def first_owing(self) -> i64:
        """The lowest seat that owes a decision."""
        seat: i64 = 0
        while (self.owed >> seat) & 1 == 0:
            seat += 1
        return seat

    def answered(self, seat: i64) -> bool:
        """A seat of `ask_all` has decided; True when nobody is left who owes a decision."""
        self.owed = self.owed & ~(i64(1) << seat)
        if self.owed == 0:
            return True
        self.actor = self.first_owing()
        return False

    def await_chance(self, outcomes: i64) -> None:
        """Chance decides next, between so many equally likely outcomes."""
        self.actor = CHANCE
        self.owed = 0
        self.outcomes = outcomes

    def end(self, code: i64, winner_bits: i64) -> None:
        """The game is over, for that reason (an index into the game's `endings`), and these have won."""
        self.actor = OVER
        self.owed = 0
        self.outcomes = 0
        self.end_code = code
        self.winner_bits = winner_bits

    def reveal(self) -> None:
        """Something hidden was shown to somebody: no decision before it can be undone."""
        self.reveals += 1

    def tell(self, what: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Something happened for all to see."""
        if self.story is not None:
            self.story.append(Event(what, seat, a, b, c, EVERYBODY, self.age))

    def whisper(self, eyes: i64, what: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Something happened whose details only the seats of a bit set saw."""
        if self.story is not None:
            self.story.append(Event(what, seat, a, b, c, eyes, self.age))

    # ---- the outer face: what anybody may ask ----

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that may decide now."""
        return tuple([seat for seat in range(self.seats) if (self.owed >> seat) & 1 == 1])

    @property
    def chances(self) -> int:
        """How many equally likely outcomes chance has now; 0 when it is not chance's turn."""
        return self.outcomes

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == OVER

    @property
    def scores(self) -> tuple[int, ...]:
        """One score a seat, the printed opponent's last; empty before the end."""
        if self.actor != OVER:
            return ()
        return tuple([self.score(seat) for seat in range(self.seats + self.game.automata(self.seats))])

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won, as seat numbers; the printed opponent has the number after the last seat."""
        return tuple([seat for seat in range(self.seats + 1) if (self.winner_bits >> seat) & 1 == 1])

    @property
    def ending(self) -> str:
        """Why the game ended; empty before that."""
        return "" if self.end_code < 0 else self.game.endings[self.end_code]

    def seat_or_actor(self, seat: int | None) -> int:
        """The seat that is meant: the one given, or the one that acts now."""
        if seat is None:
            return self.actor
        if not 0 <= seat < self.seats:
            raise BadSeats(f"there is no seat {seat}; this game has seats 0 to {self.seats - 1}")
        return seat

    def decides_in_secret(self, seat: i64) -> bool:
        """Whether what the seat decides now is sealed until all are in; others may have decided already."""
        return self.together != i64(1) << seat and not self.game.decides_openly(self)

    def owes(self, seat: i64) -> bool:
        """Whether the seat may decide now."""
        return seat >= 0 and (self.owed >> seat) & 1 == 1

    def legal(self, seat: int | None = None) -> list[int]:
        """The legal actions of a seat; none when it owes no decision."""
        who = self.seat_or_actor(seat)
        if not self.owes(who):
            return []
        out = vec[i64]([0 for _ in range(self.game.most_actions)])
        n = self.legal_into(who, out)
        return [out[i] for i in range(n)]

    def refusal(self, action: int, seat: int | None = None) -> Refusal | None:
        """None when the action is legal; else the rule against it, in words."""
        who = self.seat_or_actor(seat)
        if action in self.legal(seat):
            return None
        if self.actor == OVER:
            return Refusal(self.game.end_rule, "The game is over.")
        if not self.owes(who):
            return Refusal(self.game.turn_rule, "It is not your turn to decide.")
        if not self.game.vocabulary.holds(action):
            return Refusal(self.game.turn_rule, f"{action} is no action of {self.game.title}.")
        return self.game.why_not(self, who, action)

    def apply(self, action: int, seat: int | None = None) -> None:
        """Carry out an action; when it is illegal, raise and change nothing."""
        self.must_be_whole()
        refusal = self.refusal(action, seat)
        if refusal is not None:
            raise IllegalAction(refusal.text, refusal.rule)
        self.act(self.seat_or_actor(seat), action)

    def resolve(self, outcome: int) -> None:
        """Let chance bring this outcome, 0 to chances - 1."""
        self.must_be_whole()
        if self.actor != CHANCE:
            raise BadOutcome("it is not chance's turn: a seat has to decide, or the game is over")
        if not 0 <= outcome < self.outcomes:
            raise BadOutcome(f"chance brings 0 to {self.outcomes - 1} here, not {outcome}")
        self.happen(outcome)

    def is_final(self, action: int, seat: int) -> bool:
        """Whether the seat could not simply undo a legal action: something is drawn or shown then, or others are asked.

        Like `apply`, it is asked of a whole position; of what one seat sees, after `redeal`.
        """
        self.must_be_whole()
        after = self.clone()
        after.act(seat, action)
        if not after.owes(seat) or after.reveals != self.reveals:
            return True
        return len(after.pending) > 1 and self.game.seals_in_steps(after)

    def must_be_whole(self) -> None:
        """A view has unknowns in it; it can be played on only after `redeal`."""
        if self.viewer != ALL_SEEING:
            raise BadOutcome("this is what one seat sees; call redeal(seat, seed) on it before playing on")

    def must_be_nobodys_view(self) -> None:
        """What one seat sees has unknowns that another seat could not fill in."""
        if self.viewer != ALL_SEEING:
            whose = "a spectator" if self.viewer == SPECTATOR else f"seat {self.viewer}"
            raise BadSeats(f"this is what {whose} sees; it can be dealt again for nobody else")

    def clone(self) -> "State":
        """An independent copy, without the story."""
        other = self.blank()
        other.actor = self.actor
        other.owed = self.owed
        other.together = self.together
        other.outcomes = self.outcomes
        other.winner_bits = self.winner_bits
        other.end_code = self.end_code
        other.reveals = self.reveals
        other.age = self.age
        other.viewer = self.viewer
        self.copy_to(other)
        return other

    def key(self) -> bytes:
        """Equal positions, equal keys."""
        shared = vec[i64]([self.seats, self.actor, self.owed, self.outcomes, self.winner_bits, self.end_code, self.age])
        return bytes(memoryview(shared)) + bytes(memoryview(self.pack()))

    def fingerprint(self) -> i64:
        """Equal positions, equal numbers, and hardly ever the other way round: a quick key for search."""
        mark: i64 = (self.actor + 8) * 64 + self.owed
        mark = mark * 4096 + self.outcomes
        fields = self.pack()
        for i in range(len(fields)):
            mark = ((mark ^ (mark >> 29) ^ fields[i]) * 0x2545F4914F6CDD1D) & 0x3FFFFFFFFFFFFFFF
        return mark

    def seen_by(self, seat: int) -> "State":
        """The position as a seat, or a SPECTATOR, may know it. A finished game has no secrets."""
        if seat != SPECTATOR:
            self.seat_or_actor(seat)
        view = self.clone()
        if view.actor != OVER:
            view.hide(seat)
            view.viewer = seat
        return view

    def redeal(self, seat: int, seed: int) -> None:
        """Fill in at random what the seat does not know, consistently, in place."""
        if self.actor == OVER:
            return
        if self.viewer != seat:
            self.must_be_nobodys_view()
            self.hide(seat)
        self.deal_again(seat, Rng(seed))
        self.viewer = ALL_SEEING

    def name(self, action: int, seat: int | None = None) -> str:
        """How the action is written; `parse` reads it back."""
        return self.game.vocabulary.name(action)

    def parse(self, text: str, seat: int | None = None) -> int:
        """The action of that name."""
        return self.game.vocabulary.parse(text)

    def describe(self, action: int, seat: int | None = None) -> str:
        """The action as a sentence for people."""
        if not self.game.vocabulary.holds(action):
            raise UnknownAction(f"{action} is no action of {self.game.title}")
        return self.game.describe(self, self.seat_or_actor(seat), action)

    def prompt(self, seat: int) -> str:
        """What is asked of the seat now, in words."""
        if self.actor == OVER:
            return "The game is over."
        return self.game.prompt(self, self.seat_or_actor(seat))

    def scene(self, seat: int, shape: str = "wide") -> "Scene":
        """The drawing of what the seat may see."""
        view = self if self.viewer == seat else self.seen_by(seat)
        return self.game.scene(view, seat, shape)

    def _repr_svg_(self) -> str | None:
        """What a notebook shows: the drawing for the seat that looks or acts, with what it may do lit."""
        seat = self.viewer if self.viewer != ALL_SEEING else max(self.actor, 0)
        return painted(self.scene(seat), self.legal(seat) if self.owes(seat) else [])

    def panel(self, seat: int) -> "list[Fact]":
        """What everybody at the table may read off about a seat."""
        return self.game.panel(self, seat)

    def tally(self, seat: int) -> "list[Fact]":
        """Where the points of a seat come from; empty while the game runs, or when there is but one source."""
        return self.game.tally(self, seat) if self.actor == OVER else []
