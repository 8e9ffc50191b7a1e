"""Dicetopia as a game among others: its name, options, components, words and drawings."""

from mypy_extensions import i64

from dicehall.core.content import Content
from dicehall.core.errors import BadOption
from dicehall.core.event import Event
from dicehall.core.game import Choices, Game, Option, Reaction
from dicehall.core.scene import Fact, Scene
from dicehall.core.state import Refusal, State
from dicehall.games.dicetopia import refusals, scene, story, tactics, words
from dicehall.games.dicetopia.book import KNOBS, USES_FACTOR, Book
from dicehall.games.dicetopia.flow import RANDOM_SCENARIO, Topia
from dicehall.games.dicetopia.state import TopiaState

FACTION_MODES = ["dealt", "chosen", "off"]
PASSING = "pass"
ENDINGS = ["most stars", "most dominated neighbourhoods", "highest dice value", "shared victory"]


class Dicetopia(Game):
    """Dicetopia with its cards."""

    def __init__(self, content: Content) -> None:
        super().__init__("dicetopia", "Dicetopia", content)
        self.blurb = "Send agents into six neighbourhoods for dice, power and secret missions, and cheat by faction."
        self.minutes = 40
        self.fewest = 2
        self.most = 4
        self.book = Book(content)
        self.scenarios = [words.slug(card.name) for card in self.book.scenarios]
        self.options = [
            Option("factions", FACTION_MODES, "deal them, choose them in player order, or play a first game without"),
            Option("scenario", ["none", "random", *self.scenarios], "a card that bends one rule for the whole game"),
            Option("advanced", ["off", "on"], "the Bank swaps only dice that agree in colour or value"),
        ]
        self.reactions = [Reaction(name, text, PASSING) for name, text in words.MOMENTS.values()]
        self.endings = ENDINGS
        self.counts = "stars"
        self.most_actions = 96
        self.longest = 2000
        self.outlook = 0
        self.turn_rule = "3.1"
        self.end_rule = "3.6"
        self.vocabulary = words.vocabulary(self.book)

    def new(self, seats: i64, choices: Choices) -> State:
        """The table before anything is decided."""
        state = Topia(self, seats, self.book)
        state.faction_mode = FACTION_MODES.index(choices["factions"])
        state.advanced = 1 if choices["advanced"] == "on" else 0
        state.set_up(self.scenario_number(choices["scenario"]))
        return state

    def scenario_number(self, name: str) -> int:
        """A scenario's number, from 1; 0 for none; RANDOM_SCENARIO for any."""
        if name == "none":
            return 0
        return int(RANDOM_SCENARIO) if name == "random" else self.scenarios.index(name) + 1

    def check(self, seats: int, choices: Choices) -> None:
        """A scenario that is about abilities needs factions."""
        number = self.scenario_number(choices["scenario"])
        if number > 0 and choices["factions"] == "off" and self.book.knobs[number * KNOBS + USES_FACTOR] > 1:
            name = self.book.scenarios[number - 1].name
            raise BadOption(f"{name} is about abilities: play it with factions dealt or chosen")

    def why_not(self, state: State, seat: int, action: int) -> Refusal:
        """The rule against an action."""
        assert isinstance(state, TopiaState)
        return refusals.why_not(state, seat, action)

    def prompt(self, state: State, seat: int) -> str:
        """What is asked of a seat."""
        assert isinstance(state, TopiaState)
        return words.prompt(state, seat)

    def rule_now(self, state: State, seat: int) -> str:
        """The rule behind the prompt."""
        assert isinstance(state, TopiaState)
        return words.rule_now(state)

    def describe(self, state: State, seat: int, action: int) -> str:
        """An action as a sentence."""
        assert isinstance(state, TopiaState)
        return words.describe(state, seat, action)

    def outcome(self, state: State, outcome: int) -> str:
        """What chance would bring."""
        assert isinstance(state, TopiaState)
        return words.outcome(state, outcome)

    def say(self, state: State, event: Event, names: list[str]) -> str:
        """An event as a line of the log."""
        assert isinstance(state, TopiaState)
        return story.say(state, event, names)

    def reaction(self, state: State) -> str:
        """Which of the moments this is at which an ability could be used."""
        assert isinstance(state, TopiaState)
        return words.MOMENTS.get(state.step, ("", ""))[0] if state.owed != 0 else ""

    def scene(self, view: State, seat: int, shape: str) -> Scene:
        """Where the pieces lie, as that seat sees the table."""
        assert isinstance(view, TopiaState)
        return scene.scene(view, seat, shape)

    def panel(self, view: State, seat: int) -> list[Fact]:
        """What everybody may read off about a seat."""
        assert isinstance(view, TopiaState)
        return words.panel(view, seat)

    def tally(self, state: State, seat: int) -> list[Fact]:
        """Loot, domination and missions."""
        assert isinstance(state, TopiaState)
        return words.tally(state, seat)

    def value(self, state: State, seat: i64) -> float:
        """About the chance of a seat to win."""
        assert isinstance(state, TopiaState)
        return tactics.value(state, seat)
