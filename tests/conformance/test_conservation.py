"""Nothing gets lost: whatever is played, dealt again or copied, a game's own invariants hold."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck
from hypothesis import settings as limits
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import dicehall
from dicehall.conformance import settings
from dicehall.conformance.fuzz import anything, invariants_of
from dicehall.conformance.secrets import other_world
from dicehall.conformance.walk import carry_out, walk
from dicehall.core.rng import Rng
from dicehall.core.state import CHANCE, State

FOLDER = Path(__file__).parents[1] / "games"
GAMES = list(dicehall.games())


class AnyGame(RuleBasedStateMachine):
    """A game that begins somewhere in the middle, and is played on by whatever is legal."""

    name = ""
    state: State

    @initialize(data=st.data(), seed=st.integers(0, 1000), skipped=st.integers(0, 300))
    def begin(self, data: st.DataObject, seed: int, skipped: int) -> None:
        """Some seats, some options, and a random game up to some point."""
        setting = data.draw(st.sampled_from(settings(dicehall.game(self.name))), label="setting")
        self.viewers = setting.viewers
        self.holds = invariants_of(self.name, FOLDER)
        for position in walk(setting, Rng(seed)):
            self.state = position.state
            if len(position.moves) == skipped:
                break

    @precondition(lambda self: not self.state.is_over)
    @rule(data=st.data())
    def move(self, data: st.DataObject) -> None:
        """An outcome of chance, or a decision of any seat that owes one."""
        if self.state.actor == CHANCE:
            carry_out(self.state, (CHANCE, data.draw(st.integers(0, self.state.chances - 1), label="chance")))
        else:
            seat = data.draw(st.sampled_from(self.state.pending), label="seat")
            carry_out(self.state, (seat, data.draw(st.sampled_from(self.state.legal(seat)), label="action")))

    @rule(data=st.data(), seed=st.integers(0, 1000))
    def deal_again(self, data: st.DataObject, seed: int) -> None:
        """The game goes on in another world, as somebody must think possible."""
        self.state = other_world(self.state, data.draw(st.sampled_from(self.viewers), label="viewer"), seed)

    @rule()
    def copy(self) -> None:
        """The game goes on in a copy."""
        self.state = self.state.clone()

    @invariant()
    def nothing_is_lost(self) -> None:
        """The game's own invariants."""
        self.holds(self.state)


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_lost(name: str) -> None:
    """Hypothesis plays the game, and looks for the shortest way to break it."""
    machine = type("OneGame", (AnyGame,), {"name": name})
    few = limits(
        max_examples=12, stateful_step_count=25, deadline=None, derandomize=True, database=None,
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    run_state_machine_as_test(machine, settings=few)


@pytest.mark.parametrize("name", GAMES)
def test_each_game_has_invariants(name: str) -> None:
    """Each of our games says what is never lost, and it holds in a few whole games, at every seventh position."""
    holds = invariants_of(name, FOLDER)
    assert holds is not anything
    for number, setting in enumerate(settings(dicehall.game(name))[:4]):
        for position in walk(setting, Rng(number)):
            if len(position.moves) % 7 == 0 or position.state.is_over:
                holds(position.state)
