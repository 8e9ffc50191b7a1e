"""Diceland as a game among others: its name, boards, words and drawings."""

from mypy_extensions import i64

from dicehall.core.content import Content
from dicehall.core.event import Event
from dicehall.core.game import Choices, Game
from dicehall.core.scene import Fact, Scene
from dicehall.core.state import Refusal, State
from dicehall.games.diceland import ending, scene, tactics, words, words_log, words_refusals
from dicehall.games.diceland.content import read_box, remarks
from dicehall.games.diceland.flow import Diceland
from dicehall.games.diceland.generator import generate
from dicehall.games.diceland.state import CROSSING, DicelandState


class DicelandGame(Game):
    """Diceland with its boards."""

    def __init__(self, content: Content) -> None:
        super().__init__("diceland", "Diceland", content)
        self.blurb = "Cross off territories on your own board, with your dice and with those the others leave over."
        self.minutes = 20
        self.fewest = 2
        self.most = 4
        self.outlook = 100
        self.kinds = ["board"]
        self.endings = list(ending.ENDINGS)
        self.counts = "per cent of the goal"
        self.turn_rule = "4.1"
        self.end_rule = "6.2"
        self.box = read_box(content)
        self.remarks = [remark for board in self.box.boards for remark in remarks(board)]
        self.vocabulary = words.vocabulary(self.box)

    def new(self, seats: i64, choices: Choices) -> State:
        """An empty table, with the boards still to be dealt."""
        state = Diceland(self, seats, self.box)
        state.lay_out()
        state.deal_on()
        return state

    def why_not(self, state: State, seat: int, action: int) -> Refusal:
        """The rule against an action."""
        assert isinstance(state, DicelandState)
        return words_refusals.why_not(state, seat, action)

    def prompt(self, state: State, seat: int) -> str:
        """What is asked of a seat."""
        assert isinstance(state, DicelandState)
        return words.prompt(state, seat)

    def describe(self, state: State, seat: int, action: int) -> str:
        """An action as a sentence."""
        assert isinstance(state, DicelandState)
        return words.describe(state, seat, action)

    def outcome(self, state: State, outcome: int) -> str:
        """What chance would bring."""
        assert isinstance(state, DicelandState)
        return words.outcome(state, outcome)

    def say(self, state: State, event: Event, names: list[str]) -> str:
        """An event as a line of the log."""
        assert isinstance(state, DicelandState)
        return words_log.say(state, event, names)

    def decides_openly(self, state: State) -> bool:
        """Crosses are made for all to see (§4.1); sides are chosen unseen (§2.2)."""
        assert isinstance(state, DicelandState)
        return state.phase == CROSSING

    def rule_now(self, state: State, seat: int) -> str:
        """The rule behind the prompt."""
        assert isinstance(state, DicelandState)
        return words.rule_now(state, seat)

    def new_content(self, kind: str, seed: int) -> str:
        """A new board, drawn at random and judged; the same for the same seed."""
        if kind not in self.kinds:
            return super().new_content(kind, seed)
        return generate(seed)

    def scene(self, view: State, seat: int, shape: str) -> Scene:
        """Where the pieces lie, as a seat sees the table."""
        assert isinstance(view, DicelandState)
        return scene.scene(view, seat, shape)

    def panel(self, view: State, seat: int) -> list[Fact]:
        """How far a seat is."""
        assert isinstance(view, DicelandState)
        return words.panel(view, seat)

    def tally(self, state: State, seat: int) -> list[Fact]:
        """How much of the goal there is."""
        assert isinstance(state, DicelandState)
        return words.tally(state, seat)

    def value(self, state: State, seat: i64) -> float:
        """About the chance of a seat to win."""
        assert isinstance(state, DicelandState)
        return tactics.value(state, seat)
