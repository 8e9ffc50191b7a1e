"""The game of Dystopolis as a whole: content, options, words, drawings and what bots know, tied together."""

from typing import Final

from mypy_extensions import i64

from dicehall.core.content import Content
from dicehall.core.event import Event
from dicehall.core.game import Choices, Game, Option, Reaction
from dicehall.core.scene import Fact, Scene
from dicehall.core.state import Refusal, State
from dicehall.games.dystopolis import notation, scene, tactics, words_prompts, words_refusals, words_story
from dicehall.games.dystopolis.content import Box
from dicehall.games.dystopolis.flow import Dystopolis
from dicehall.games.dystopolis.state import DystopolisState
from dicehall.games.dystopolis.terms import Step

KEEPS: Final = {"1": 1, "2": 2, "off": 0}
PASSING: Final = "pass"


class DystopolisGame(Game):
    """Dystopolis, for 2 to 5 players."""

    def __init__(self, content: Content) -> None:
        super().__init__("dystopolis", "Dystopolis", content)
        self.box = Box(content)
        self.blurb = "Invest in a growing city of ruthless companies; bid, vote and bribe your way to the top."
        self.version = 1
        self.minutes = 60
        self.fewest = 2
        self.most = 5
        self.options = [
            Option("intrigue", ["1", "2", "off"], "Intrigue cards each player keeps; off for a first game."),
            Option("conditions", ["off", "on"], "Written conditions: promises that both sides judge themselves."),
        ]
        self.reactions = [Reaction(name, text, PASSING) for name, text in words_prompts.MOMENTS.values()]
        self.endings = ["Four years are over."]
        self.counts = "victory points"
        self.vocabulary = notation.vocabulary(self.box)
        self.most_actions = 1500
        self.outlook = 30
        self.turn_rule = "1.5"
        self.end_rule = "10.2"

    def new(self, seats: i64, choices: Choices) -> State:
        """The position at the very beginning."""
        state = Dystopolis(self, seats, self.box)
        state.lay_out()
        state.keeps = KEEPS[choices["intrigue"]]
        state.written = 1 if choices["conditions"] == "on" else 0
        state.begin()
        return state

    def why_not(self, state: State, seat: int, action: int) -> Refusal:
        """The rule that forbids an action."""
        return words_refusals.refusal(own(state), seat, action)

    def prompt(self, state: State, seat: int) -> str:
        """What is asked of the seat now."""
        return words_prompts.prompt(own(state), seat)

    def rule_now(self, state: State, seat: int) -> str:
        """The rule behind the prompt."""
        return words_prompts.rule_now(own(state))

    def describe(self, state: State, seat: int, action: int) -> str:
        """The action as a sentence."""
        return notation.describe(own(state), seat, action)

    def outcome(self, state: State, outcome: int) -> str:
        """What an outcome of chance would be, in a word or two."""
        return notation.outcome(own(state), outcome)

    def say(self, state: State, event: Event, names: list[str]) -> str:
        """The event as a line of the log."""
        return words_story.say(own(state), event, names)

    def seals_in_steps(self, state: State) -> bool:
        """§8.1 §14.1 Until all are done nobody sees who fills an envelope, or makes a promise."""
        return own(state).step in (Step.BRIBES, Step.PROMISES)

    def reaction(self, state: State) -> str:
        """The moment of §12.2 that this is."""
        return words_prompts.MOMENTS.get(own(state).step, ("", ""))[0]

    def takes_notes(self, choices: Choices) -> bool:
        """§14.1 The text of a written condition is for the two players alone."""
        return choices.get("conditions") == "on"

    def note_now(self, state: State, seat: int) -> str:
        """Where the text of a condition is written, and read again."""
        return words_prompts.note_now(own(state), seat)

    def scene(self, view: State, seat: int, shape: str) -> Scene:
        """Where the pieces lie, as that seat sees the table."""
        return scene.scene(own(view), seat, shape)

    def panel(self, view: State, seat: int) -> list[Fact]:
        """What everybody may read off about a seat."""
        return words_prompts.panel(own(view), seat)

    def tally(self, state: State, seat: int) -> list[Fact]:
        """Companies, money and Rewards."""
        return words_prompts.tally(own(state), seat)

    def value(self, state: State, seat: i64) -> float:
        """How good the position looks for a seat."""
        return tactics.value(own(state), seat)


def own(state: State) -> DystopolisState:
    """The state as one of ours."""
    assert isinstance(state, DystopolisState)
    return state


def make(content: Content) -> Game:
    """The game with that content."""
    return DystopolisGame(content)
