"""What a game is, apart from any one position."""

import pytest

from dicehall.core.content import Content
from dicehall.core.errors import BadOption, BadSeats, ContentError
from dicehall.core.event import EVERYBODY, Event
from dicehall.core.game import Game, Option
from dicehall.core.scene import TERMINAL
from dicehall.core.state import State
from tests.core.test_state import finished


class Bare(Game):
    """A game that fills in as little as possible."""

    def __init__(self) -> None:
        super().__init__("bare", "Bare", Content({"a.toml": "x = 1"}, "# Bare"))
        self.options = [Option("speed", ["slow", "fast"], "how fast"), Option("fog", ["off", "on"], "whether")]
        self.turn_rule = "1.1"


def test_options_are_settled_with_their_defaults() -> None:
    """The first value is the default; capitals do not matter; True is `on`."""
    assert Bare().settled({}) == {"speed": "slow", "fog": "off"}
    assert Bare().settled({"speed": "FAST", "fog": True}) == {"speed": "fast", "fog": "on"}
    assert Bare().settled({"fog": False})["fog"] == "off"


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"colour": "red"}, "no option 'colour'; it has: speed, fog"),
        ({"fog": 3}, "option 'fog' is one of off, on; not 3"),
    ],
)
def test_wrong_options_are_told(options: dict[str, object], told: str) -> None:
    """Names and values that are not there; what is, is listed."""
    with pytest.raises(BadOption, match=told):
        Bare().settled(options)


def test_a_game_without_options_says_so() -> None:
    """None is what it has."""
    game = Bare()
    game.options = []
    with pytest.raises(BadOption, match="it has: none"):
        game.settled({"fog": "on"})


def test_wrong_seats_are_told() -> None:
    """The message says for how many the game is."""
    with pytest.raises(BadSeats, match="Bare is for 2 to 2 seats, not 9"):
        Bare().start(9)


def test_options_and_seats_must_go_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game may refuse what does not fit."""

    def refuse(self: Game, seats: int, choices: dict[str, str]) -> None:
        raise BadOption("fog is for three")

    monkeypatch.setattr(Bare, "check", refuse)
    with pytest.raises(BadOption, match="fog is for three"):
        Bare().prepared(2, {"fog": "on"})


def test_what_is_read_off_a_game() -> None:
    """Seats, rules, content."""
    game = Bare()
    assert (list(game.seats), game.rules, len(game.content_hash)) == ([2], "# Bare", 64)


def test_what_a_game_need_not_fill_in() -> None:
    """No printed opponent, no secret memory, outcomes by number, the general rule behind every prompt, no panel."""
    game, state = Bare(), State(Bare(), 2)
    event = Event(0, 0, 0, 0, 0, EVERYBODY, 0)
    assert (game.automata(2), game.remembers(state, event), game.outcome(state, 4)) == (0, True, "4")
    assert (game.rule_now(state, 0), game.panel(state, 0), game.decides_openly(state)) == ("1.1", [], False)


def test_a_game_that_makes_nothing_new_says_so() -> None:
    """What it can make is listed."""
    with pytest.raises(ContentError, match=r"Bare: it makes nothing new, not 'board'"):
        Bare().new_content("board", 1)


def test_a_game_without_a_drawing_shows_its_panels() -> None:
    """A row for each seat."""
    scene = Bare().scene(State(Bare(), 2), 0, TERMINAL)
    assert [piece.text for piece in scene.pieces if piece.id.startswith("seat")] == ["Player 1", "Player 2"]


def test_the_value_of_a_position_is_the_chance_to_win() -> None:
    """Without a value of its own a game knows the end alone."""
    state = finished()
    game = Bare()
    assert [Game.value(game, state, seat) for seat in range(2)] == [0.0, 1.0]
    assert Game.value(game, State(game, 2), 0) == 0.0
    state.ask(0)
    assert Game.value(game, state, 1) == 0.5


@pytest.mark.parametrize("missing", ["new", "why_not", "prompt", "describe", "say"])
def test_what_a_game_must_fill_in(missing: str) -> None:
    """The contract itself does nothing."""
    game = Bare()
    arguments: dict[str, list[object]] = {
        "new": [2, {}],
        "why_not": [State(game, 2), 0, 0],
        "prompt": [State(game, 2), 0],
        "describe": [State(game, 2), 0, 0],
        "say": [State(game, 2), Event(0, 0, 0, 0, 0, EVERYBODY, 0), []],
    }
    with pytest.raises(NotImplementedError):
        getattr(game, missing)(*arguments[missing])
