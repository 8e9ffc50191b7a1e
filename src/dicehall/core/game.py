"""What a game is, apart from any one position: its name, its options, its words and its drawings."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from dicehall.core.actions import Vocabulary
from dicehall.core.errors import BadOption, BadSeats, ContentError
from dicehall.core.event import Event
from dicehall.core.scene import Fact, Scene, plain_scene
from dicehall.core.state import OVER, Refusal, State

if TYPE_CHECKING:
    from dicehall.core.content import Content

Choices = dict[str, str]


class Option:
    """One thing the players may settle before the game: its name, its values (the first is default), its meaning."""

    def __init__(self, name: str, values: list[str], text: str) -> None:
        self.name = name
        self.values = values
        self.text = text

    @property
    def default(self) -> str:
        """What is played when nobody says otherwise."""
        return self.values[0]


class Reaction:
    """A moment at which whoever may hold a hidden card is asked, so that people may leave a standing order for it.

    Its name, when it comes (`a vote begins`), and the notation of the decision that lets it go by.
    """

    def __init__(self, name: str, text: str, decline: str) -> None:
        self.name = name
        self.text = text
        self.decline = decline


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game with its content. Subclasses set the fields in `__init__` and fill in the first group of methods."""

    def __init__(self, name: str, title: str, content: "Content") -> None:
        self.name = name
        self.title = title
        self.content = content
        self.blurb = ""
        self.minutes = 0  # about how long it takes people; 0: not known
        self.version = 1
        self.fewest = 2
        self.most = 2
        self.options: list[Option] = []
        self.reactions: list[Reaction] = []
        self.endings: list[str] = []
        self.counts = "points"  # what a score counts
        self.kinds: list[str] = []  # what `new_content` can make
        self.vocabulary = Vocabulary()
        self.most_actions: i64 = 64
        self.longest: i64 = 100_000
        self.outlook: i64 = 200  # for how many decisions a search plays on at random before it trusts `value`
        self.automaton = ""  # what the printed opponent is called
        self.turn_rule = ""
        self.end_rule = ""
        self.remarks: list[str] = []  # what is unusual about the content, though it can be played with

    # ---- what a game fills in ----

    def new(self, seats: i64, choices: Choices) -> State:
        """The position at the very beginning."""
        raise NotImplementedError

    def check(self, seats: int, choices: Choices) -> None:
        """Raise BadOption when options and seats do not go together."""

    def automata(self, seats: int) -> int:
        """1 when a printed opponent plays along at that many seats."""
        return 0

    def why_not(self, state: State, seat: int, action: int) -> Refusal:
        """The rule that forbids an action which is not in the list of legal ones, although the seat is to decide."""
        raise NotImplementedError

    def prompt(self, state: State, seat: int) -> str:
        """What is asked of the seat now."""
        raise NotImplementedError

    def rule_now(self, state: State, seat: int) -> str:
        """The number of the rule by which the seat is asked now: what `?` shows beside the prompt."""
        return self.turn_rule

    def describe(self, state: State, seat: int, action: int) -> str:
        """The action as a sentence."""
        raise NotImplementedError

    def outcome(self, state: State, outcome: int) -> str:
        """What an outcome of chance would be, in a word or two: `red`, `a 5`, `the Bank`."""
        return str(outcome)

    def say(self, state: State, event: Event, names: list[str]) -> str:
        """The event as a line of the log; details may be HIDDEN; an empty line is left out of the log."""
        raise NotImplementedError

    def remembers(self, state: State, event: Event) -> bool:
        """Whether the log may still show the event: False where forgetting is part of the game."""
        return True

    def decides_openly(self, state: State) -> bool:
        """Whether everybody sees at once what one of several seats decides now; else it is sealed until all are in."""
        return False

    def seals_in_steps(self, state: State) -> bool:
        """Whether each of several seats may take several sealed decisions now, none of which others may even notice."""
        return False

    def reaction(self, state: State) -> str:
        """Which of the `reactions` all who are to decide are asked for now, as everybody knows; empty: none."""
        return ""

    def takes_notes(self, choices: Choices) -> bool:
        """Whether one seat may write to another in private, beside the game: where players agree in writing."""
        return False

    def note_now(self, state: State, seat: int) -> str:
        """What the seat may want to write to another in private now, or to read there again; empty: nothing."""
        return ""

    def scene(self, view: State, seat: int, shape: str) -> Scene:
        """Where the pieces lie, as that seat sees the table; without a drawing of its own, what the panels say."""
        names = [f"Player {other + 1}" for other in range(view.seats)]
        return plain_scene(self.title, self.name, names, [self.panel(view, other) for other in range(view.seats)])

    def panel(self, view: State, seat: int) -> list[Fact]:
        """What everybody may read off about a seat."""
        return []

    def tally(self, state: State, seat: int) -> list[Fact]:
        """Where the points of a seat come from when the game is over, in the order of adding up; empty: one source.

        Where a score is no sum, the facts say in words what it is made of.
        """
        return []

    def value(self, state: State, seat: i64) -> float:
        """How good the position looks for a seat, about its chance to win, 0 to 1."""
        if state.actor != OVER:
            return 0.5
        return 1.0 if (state.winner_bits >> seat) & 1 == 1 else 0.0

    def new_content(self, kind: str, seed: int) -> str:
        """A new printed component of one of the `kinds`, as text for a content pack; the same for the same seed."""
        raise ContentError(f"it makes {', '.join(self.kinds) or 'nothing new'}, not {kind!r}", self.title)

    # ---- what everybody may ask ----

    @property
    def seats(self) -> range:
        """For how many seats the game is."""
        return range(self.fewest, self.most + 1)

    @property
    def rules(self) -> str:
        """The whole of RULES.md."""
        return self.content.rules

    @property
    def content_hash(self) -> str:
        """A hash of all printed components that this game is played with."""
        return self.content.hash

    def settled(self, options: Mapping[str, object]) -> Choices:
        """All options of the game, with the defaults filled in; raises BadOption."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise BadOption(f"{self.title} has no option {name!r}; it has: {', '.join(known) or 'none'}")
        return {name: chosen(option, options.get(name, option.default)) for name, option in known.items()}

    def prepared(self, seats: int, options: Mapping[str, object]) -> Choices:
        """The settled options, checked together with the number of seats; raises BadSeats or BadOption."""
        if seats not in self.seats:
            raise BadSeats(f"{self.title} is for {self.fewest} to {self.most} seats, not {seats}")
        choices = self.settled(options)
        self.check(seats, choices)
        return choices

    def start(self, seats: int, options: Mapping[str, object] | None = None) -> State:
        """The position at the beginning, for so many seats."""
        return self.new(seats, self.prepared(seats, options or {}))


def chosen(option: Option, value: object) -> str:
    """The value of an option as text; True and False count as `on` and `off`."""
    text = str(value).lower() if not isinstance(value, bool) else ("on" if value else "off")
    for allowed in option.values:
        if allowed.lower() == text:
            return allowed
    raise BadOption(f"option {option.name!r} is one of {', '.join(option.values)}; not {value!r}")
