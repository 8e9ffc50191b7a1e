"""Dice Settlers as a whole: content, options, words, drawings and what bots know, tied together."""

from typing import Final

from mypy_extensions import i64

from dicehall.core.content import Content
from dicehall.core.event import Event
from dicehall.core.game import Choices, Game, Option
from dicehall.core.scene import Fact, Scene
from dicehall.core.state import Refusal, State
from dicehall.games.dicesettlers import notation, scene, tactics, words_prompts, words_refusals, words_story
from dicehall.games.dicesettlers.content_box import Box
from dicehall.games.dicesettlers.diceoneer_levels import check_alone, options, set_level
from dicehall.games.dicesettlers.flow import Settlers
from dicehall.games.dicesettlers.state import SettlersState
from dicehall.games.dicesettlers.terms import Step

RANDOM: Final = "random"


class SettlersGame(Game):
    """Dice Settlers, for 2 to 4 players, or for one against the Diceoneer."""

    def __init__(self, content: Content) -> None:
        super().__init__("dicesettlers", "Dice Settlers", content)
        self.box = Box(content)
        self.blurb = "Draw and roll your settlers, explore an unclaimed land, and make it yours."
        self.version = 1
        self.minutes = 60
        self.fewest = 1
        self.most = 4
        self.sets = [one.name for one in self.box.catalogue.sets]
        self.options = [
            Option("technologies", [*self.sets, RANDOM], "The technologies on display: a premade set, or any."),
            Option("explosive", ["off", "on"], "An explosive technology beside them, drawn at random."),
            Option(
                "rolling", ["together", "in order"], "The Roll phase: all at the same time, or one after the other."
            ),
            *options(),
        ]
        self.endings = [f"{reason}." for reason in words_story.REASONS]
        self.counts = "VP"
        self.vocabulary = notation.vocabulary(self.box)
        self.most_actions = 200
        self.longest = 20_000
        self.outlook = 0
        self.turn_rule = "4.1"
        self.end_rule = "16.3"
        self.automaton = "Diceoneer"

    def check(self, seats: int, choices: Choices) -> None:
        """The Diceoneer's options are for one seat."""
        check_alone(seats, choices)

    def automata(self, seats: int) -> int:
        """Whoever plays alone has the Diceoneer as opponent."""
        return 1 if seats == 1 else 0

    def new(self, seats: i64, choices: Choices) -> State:
        """The position at the very beginning."""
        state = Settlers(self, seats, self.box)
        state.lay_out()
        state.in_order = 1 if choices["rolling"] == "in order" else 0
        state.explosive = 1 if choices["explosive"] == "on" else 0
        name = choices["technologies"]
        if name != RANDOM:
            state.chosen_set = self.sets.index(name)
        if seats == 1:
            set_level(state, choices)
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

    def decides_openly(self, state: State) -> bool:
        """§3.1 §16.1 Dice are turned, rolled and kept for everybody to see."""
        return own(state).step in (Step.ROLL, Step.CLEAN)

    def scene(self, view: State, seat: int, shape: str) -> Scene:
        """Where the pieces lie, as that seat sees the table."""
        return scene.scene(own(view), seat, shape)

    def value(self, state: State, seat: i64) -> float:
        """How good the position looks for a seat."""
        return tactics.value(own(state), seat)

    def panel(self, view: State, seat: int) -> list[Fact]:
        """What everybody may read off about a seat."""
        return words_prompts.panel(own(view), seat)

    def tally(self, state: State, seat: int) -> list[Fact]:
        """Tiles, technologies, dice, houses, and what was collected."""
        return words_prompts.tally(own(state), seat)


def own(state: State) -> SettlersState:
    """The state as one of ours."""
    assert isinstance(state, SettlersState)
    return state


def make(content: Content) -> Game:
    """The game with that content."""
    return SettlersGame(content)
