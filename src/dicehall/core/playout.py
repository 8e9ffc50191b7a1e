"""Random play at full speed, for search and simulation."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.errors import DicehallError
from dicehall.core.rng import Rng
from dicehall.core.state import CHANCE, OVER, State

HASH_PRIME: Final[i64] = 16777619
HASH_START: Final[i64] = 2166136261


class Tally:
    """What a series of playouts did: how many games, decisions and chance outcomes, and a hash over all of them."""

    def __init__(self) -> None:
        self.games: i64 = 0
        self.decisions: i64 = 0
        self.chances: i64 = 0
        self.branches: i64 = 0
        self.hash: i64 = HASH_START


def buffer(state: State) -> vec[i64]:
    """Room for the legal actions of any position of the game."""
    return vec[i64]([0 for _ in range(state.game.most_actions)])


def playout(state: State, rng: Rng, out: vec[i64]) -> i64:
    """Play at random to the end, in place; return the number of decisions and chance outcomes."""
    events: i64 = 0
    actor = state.actor
    while actor != OVER:
        if actor == CHANCE:
            state.happen(rng.below(state.outcomes))
        else:
            n = state.legal_into(actor, out)
            state.act(actor, out[rng.below(n)])
        events += 1
        actor = state.actor
    return events


def counted_playout(state: State, rng: Rng, out: vec[i64], tally: Tally) -> None:
    """A playout that also counts and hashes each action and outcome, and stops a game that does not end."""
    limit = tally.decisions + tally.chances + state.game.longest
    mark = tally.hash
    while state.actor != OVER:
        if tally.decisions + tally.chances > limit:
            raise DicehallError(f"{state.game.title}: a game did not end after {state.game.longest} events")
        seat = state.actor
        if seat == CHANCE:
            chosen = rng.below(state.outcomes)
            state.happen(chosen)
            tally.chances += 1
        else:
            n = state.legal_into(seat, out)
            chosen = out[rng.below(n)]
            state.act(seat, chosen)
            tally.decisions += 1
            tally.branches += n
        mark = ((mark ^ (chosen & 0xFFFFFFFF) ^ (chosen >> 32)) * HASH_PRIME) & 0xFFFFFFFF
    tally.hash = mark
    tally.games += 1


def clone_many(state: State, times: i64) -> State:
    """Clone a state so many times, one after the other; return the last clone. Tells what a clone costs."""
    copy = state
    for _time in range(times):
        copy = state.clone()
    return copy
