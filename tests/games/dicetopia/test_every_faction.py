"""The promises of the contract, kept in games in which each of the ten factions plays."""

import os

import pytest

from dicehall.conformance import AT_POSITIONS, Position, Setting
from dicehall.conformance.checks import at
from dicehall.conformance.walk import Kind, Move, carry_out, choose, frozen, kind, taste
from dicehall.core.rng import Rng
from dicehall.core.state import OVER
from dicehall.games.dicetopia.flow import Topia
from dicehall.games.dicetopia.terms import CHOOSE_FACTION, FACTIONS
from tests.games.dicetopia.invariants import invariants
from tests.games.dicetopia.table import game

EACH = 4 if os.environ.get("DICEHALL_EXPECT") == "interpreted" else 1
NAMES = [faction.name for faction in game().book.factions]


def games(faction: int, seed: int) -> list[Position]:
    """One position of every kind from two random games in which the First Player has chosen the faction."""
    setting = Setting(game(), 3, game().prepared(3, {"factions": "chosen"}))
    rng, found = Rng(seed), dict[Kind, Position]()
    for _ in range(2):
        state, likes, moves = setting.start(), taste(setting, rng), list[Move]()
        while state.actor != OVER:
            assert isinstance(state, Topia)
            invariants(state)
            found.setdefault(kind(state), frozen(Position(setting, state, moves)))
            is_first = state.step == CHOOSE_FACTION and state.progress == 0
            move = (state.actor, state.legal()[faction]) if is_first else choose(state, likes, rng)
            moves.append(move)
            carry_out(state, move)
        found[kind(state)] = frozen(Position(setting, state, moves))
    return list(found.values())


@pytest.mark.parametrize("faction", range(int(FACTIONS)), ids=NAMES)
def test_a_game_with_the_faction_keeps_every_promise(faction: int) -> None:
    """Legality, notation, copies, secrets: at positions of every kind, the last one too; and nothing gets lost."""
    positions = games(faction, faction + 1)
    assert any(position.state.actor == OVER for position in positions)
    for position in positions[::EACH]:
        for check in AT_POSITIONS:
            at(position, check)
