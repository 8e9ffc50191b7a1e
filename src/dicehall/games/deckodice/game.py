"""Deck-O-Dice as a game: its options, and where its words come from."""

from typing import Final

from mypy_extensions import i64

from dicehall.core.content import Content
from dicehall.core.event import Event
from dicehall.core.game import Choices, Game, Option
from dicehall.core.scene import Fact, Scene
from dicehall.core.state import OVER, Refusal, State
from dicehall.games.deckodice import scene
from dicehall.games.deckodice.content import Box
from dicehall.games.deckodice.deck import MINIONS
from dicehall.games.deckodice.flow import DeckODice
from dicehall.games.deckodice.state import CHOOSE, DeckState, beginning
from dicehall.games.deckodice.tactics import Odds, value
from dicehall.games.deckodice.words import ENDINGS, Words, vocabulary

RULES_VERSION: Final = 1


def position(state: State) -> DeckState:
    """The position, as this game knows it."""
    assert isinstance(state, DeckState)
    return state


class DeckODiceGame(Game):
    """Deck-O-Dice for two, or for one against Dicey."""

    def __init__(self, content: Content) -> None:
        super().__init__("deckodice", "Deck-O-Dice", content)
        self.blurb = "Six dice creatures a side, one deck that rolls for all: bluff, remember, and hope for the 20."
        self.version = RULES_VERSION
        self.minutes = 15
        self.fewest = 1
        self.most = 2
        self.options = [
            Option("abilities", ["known", "house"], "what minions can do: what is known of them, or ours as well"),
            Option("memory_aid", ["off", "on"], "whether used minions and won cards stay open, or must be remembered"),
        ]
        self.endings = ENDINGS
        self.counts = "cards"
        self.automaton = "Dicey"
        self.box = Box(content)
        self.words = Words(self.box)
        self.odds = [Odds(self.box.deck, house) for house in (False, True)]
        self.vocabulary = vocabulary(self.box)
        self.most_actions = MINIONS
        self.longest = 1000
        self.outlook = 5
        self.turn_rule = "4.1"
        self.end_rule = "7.2"

    def new(self, seats: i64, choices: Choices) -> State:
        """The deck is shuffled, and each side has its six minions."""
        state = DeckODice(self, seats, self.box.deck, beginning())
        state.house = choices["abilities"] == "house"
        state.aided = choices["memory_aid"] == "on"
        state.begin_round()
        return state

    def automata(self, seats: int) -> int:
        """A lone player meets Dicey."""
        return 1 if seats == 1 else 0

    def why_not(self, state: State, seat: int, action: int) -> Refusal:
        """The rule that forbids the action."""
        return self.words.why_not(position(state), seat, action)

    def prompt(self, state: State, seat: int) -> str:
        """What is asked of the seat now."""
        return self.words.prompt(position(state), seat)

    def describe(self, state: State, seat: int, action: int) -> str:
        """The action as a sentence."""
        return self.words.describe(position(state), seat, action)

    def outcome(self, state: State, outcome: int) -> str:
        """What an outcome of chance would be."""
        return self.words.outcome(position(state), outcome)

    def say(self, state: State, event: Event, names: list[str]) -> str:
        """The event as a line of the log."""
        return self.words.say(position(state), event, names)

    def remembers(self, state: State, event: Event) -> bool:
        """§8.7 Without the memory aid the log tells of the combat that lies open, and of no earlier one."""
        s = position(state)
        if s.aided or s.actor == OVER:
            return True
        open_since = s.age - 1 if s.phase == CHOOSE else s.age
        return event.age >= open_since

    def scene(self, view: State, seat: int, shape: str) -> Scene:
        """Where the pieces lie, as a seat sees the table."""
        return scene.scene(position(view), self.box, seat, shape)

    def value(self, state: State, seat: i64) -> float:
        """How good the position looks for a seat."""
        s = position(state)
        return value(s, seat, self.odds[1 if s.house else 0])

    def panel(self, view: State, seat: int) -> list[Fact]:
        """What everybody may read off about a seat."""
        return self.words.panel(position(view), seat)
