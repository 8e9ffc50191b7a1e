"""Duel with one promise broken at a time, each class named after what it does wrong."""

from itertools import count

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import Verb, Vocabulary, numbers
from dicehall.core.content import Content
from dicehall.core.event import Event
from dicehall.core.game import Game, Reaction
from dicehall.core.rng import Rng
from dicehall.core.scene import Fact, Scene
from dicehall.core.state import ALL_SEEING, SPECTATOR, Refusal, State
from tests.conformance.toys import LAID, LOOK, NONE, VALUES, Duel, DuelGame

calls = count()


class AwaitsChanceForNothing(Duel):
    """Outcomes are left over when seats decide."""

    def ask_all(self, seats: int) -> None:
        """The number of outcomes is set again."""
        super().ask_all(seats)
        self.outcomes = 3


class ListsTwice(Duel):
    """Each legal action is listed twice."""

    def legal_into(self, seat: int, out: vec[i64]) -> int:
        """The first one again at the end."""
        n = super().legal_into(seat, out)
        out[n - 1] = out[0]
        return n if n > 1 else 0


class ChangesWhenAsked(Duel):
    """Asking what is legal changes the position."""

    def legal_into(self, seat: int, out: vec[i64]) -> int:
        """The seat gets a point for asking."""
        self.points[seat] += 1
        return super().legal_into(seat, out)


class LooksForNothing(Duel):
    """Looking has no effect."""

    def act(self, seat: int, action: int) -> None:
        """Nothing happens on a look."""
        if action != LOOK:
            super().act(seat, action)


class SharesHands(Duel):
    """A clone holds the same list of hands."""

    def copy_to(self, other: State) -> None:
        """The list itself instead of a copy."""
        super().copy_to(other)
        assert isinstance(other, Duel)
        other.hands = self.hands


class SharesLooks(Duel):
    """A clone holds the same list of looks taken, and the looks are not marked as showing anything."""

    def copy_to(self, other: State) -> None:
        """The list itself instead of a copy."""
        super().copy_to(other)
        assert isinstance(other, Duel)
        other.looked = self.looked

    def reveal(self) -> None:
        """Nothing is marked."""


class DealsLooksAgain(Duel):
    """A world dealt again differs in what everybody sees."""

    def deal_again(self, seat: int, rng: Rng) -> None:
        """Points are dealt, too."""
        super().deal_again(seat, rng)
        self.points[0] += rng.below(2)


class DealsByTheWhole(Duel):
    """Dealing again from the whole position leaves hints."""

    def deal_again(self, seat: int, rng: Rng) -> None:
        """A view deals otherwise than the whole position."""
        if self.viewer == ALL_SEEING:
            rng.word()
        super().deal_again(seat, rng)


class LosesItsNotes(Duel):
    """Something that is no number is not restored after packing."""

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        self.notes: dict[int, int] = {}

    def copy_to(self, other: State) -> None:
        """The notes, too."""
        super().copy_to(other)
        assert isinstance(other, LosesItsNotes)
        other.notes = dict(self.notes)

    def ask_all(self, seats: int) -> None:
        """It notes when somebody was asked."""
        super().ask_all(seats)
        self.notes[self.age] = seats


class ForgetsWhatIsGone(Duel):
    """Cards that have been played are dealt again."""

    def hide(self, seat: int) -> None:
        """Every other card is taken to be a five."""
        super().hide(seat)
        self.gone = [2, 2, 2, 2, 2, 0] if self.age else self.gone


class LaysWhatItHasNot(Duel):
    """In a world dealt again somebody has laid down a card that was never in the hand."""

    def deal_again(self, seat: int, rng: Rng) -> None:
        """A wrong card lies on the table."""
        super().deal_again(seat, rng)
        for other in range(self.seats):
            if other != seat and self.laid[other] != NONE:
                self.laid[other] = 7


class TellsCards(Duel):
    """What is drawn is told to all."""

    def whisper(self, eyes: int, what: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Aloud."""
        self.tell(what, seat, a, b, c)


class KeepsANote(Duel):
    """An attribute beside the packed fields holds a secret."""

    last = 0

    def happen(self, outcome: int) -> None:
        """The last outcome is noted."""
        super().happen(outcome)
        self.last = outcome

    def copy_to(self, other: State) -> None:
        """The note is handed on."""
        super().copy_to(other)
        assert isinstance(other, KeepsANote)
        other.last = self.last


class LooksUnmarked(Duel):
    """A look does not call `reveal()`."""

    def reveal(self) -> None:
        """Nothing is marked."""


class AllowsByHiddenHands(Duel):
    """Whether a look is legal depends on the hand that is to be looked at."""

    def legal_into(self, seat: int, out: vec[i64]) -> int:
        """A neighbour with a five cannot be looked at."""
        n = super().legal_into(seat, out)
        return n - 1 if 5 in self.hand((seat + 1) % self.seats) and not self.looked[seat] else n


class PaysTheFirst(Duel):
    """Whoever answers first scores."""

    def act(self, seat: int, action: int) -> None:
        """The seat that answers first is noted by a point."""
        if action != LOOK and max(self.laid) == NONE:
            self.points[seat] += 1
        super().act(seat, action)


class LaysOpen(Duel):
    """What is laid down can be seen at once."""

    def hide(self, seat: int) -> None:
        """The cards on the table stay open."""
        laid = self.laid[:]
        super().hide(seat)
        self.laid = laid


class NobodyWins(Duel):
    """The game ends without a winner."""

    def end(self, code: int, winner_bits: int) -> None:
        """No winner."""
        super().end(code, 0)


class RollsItsOwnDice(Duel):
    """Something outside the game decides."""

    def open_up(self) -> None:
        """A point comes from nowhere."""
        super().open_up()
        self.points[0] += next(calls) % 3


class NeedsHiddenHands(Duel):
    """The legal actions cannot be listed from a view."""

    def legal_into(self, seat: int, out: vec[i64]) -> int:
        """Every hand must be known."""
        if self.viewer not in (ALL_SEEING, SPECTATOR):
            raise ValueError("I need to see all hands")
        return super().legal_into(seat, out)


class SilentRefusals(DuelGame):
    """Refusals do not say why."""

    def why_not(self, state: State, seat: int, action: int) -> Refusal:
        """Nothing."""
        return Refusal("2.1", "")


class WrongRuleNumbers(DuelGame):
    """Refusals name a rule that is not there."""

    def why_not(self, state: State, seat: int, action: int) -> Refusal:
        """A number out of thin air."""
        return Refusal("9.9", "No.")


class TellingRefusals(DuelGame):
    """Refusals show what others hold."""

    def why_not(self, state: State, seat: int, action: int) -> Refusal:
        """The hand of the others."""
        assert isinstance(state, Duel)
        return Refusal("2.1", f"Look: {state.hands}.")


class NoPrompt(DuelGame):
    """Nothing is asked."""

    def prompt(self, state: State, seat: int) -> str:
        """Nothing."""
        return ""


class TellingPrompt(DuelGame):
    """The prompt shows what others hold."""

    def prompt(self, state: State, seat: int) -> str:
        """All hands."""
        assert isinstance(state, Duel)
        return f"Hands are {state.hands}."


class CannotDecline(DuelGame):
    """Laying down counts as a moment that goes by with a look, which is allowed once only."""

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        self.reactions = [Reaction("round", "cards are laid down", "look")]

    def reaction(self, state: State) -> str:
        """At any time."""
        return "round"


class NoDescription(DuelGame):
    """Actions are not described."""

    def describe(self, state: State, seat: int, action: int) -> str:
        """Nothing."""
        return " "


class DescribesAlike(DuelGame):
    """Whoever hears the choices cannot tell them apart."""

    def describe(self, state: State, seat: int, action: int) -> str:
        """The same for each."""
        return "Do it."


class CannotTellHidden(DuelGame):
    """The log fails on an event whose details are hidden."""

    def say(self, state: State, event: Event, names: list[str]) -> str:
        """Details are taken to be there."""
        assert event.what != LAID or event.a >= 0
        return super().say(state, event, names)


class PiecesAlike(DuelGame):
    """Pieces have no ids of their own."""

    def scene(self, view: State, seat: int, shape: str) -> Scene:
        """Each piece twice."""
        scene = super().scene(view, seat, shape)
        return Scene(scene.width, scene.height, scene.pieces * 2, scene.title)


class EmptyPanel(DuelGame):
    """A panel has an empty line."""

    def panel(self, view: State, seat: int) -> list[Fact]:
        """A name without a value."""
        return [Fact("points", "")]


class OutcomesAlike(DuelGame):
    """Outcomes of chance have no words of their own."""

    def outcome(self, state: State, outcome: int) -> str:
        """The same word for all."""
        return "a card"


class VerbsAlike(DuelGame):
    """Two verbs are spelled alike."""

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        slot = numbers("card", VALUES)
        self.vocabulary = Vocabulary(Verb("lay {card}", slot), Verb("look"), Verb("lay {card}", slot))


class NoBlurb(DuelGame):
    """The game does not say what it is."""

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        self.blurb = ""
