"""OpenSpiel's games at random: driven from Python, and by the rollouts of its own C++.

A `MCTSBot` with one simulation evaluates its root by a `RandomRolloutEvaluator`: so many times clone the root and play
it to the end, all in C++. How many decisions such a game has is counted from Python, from the same root.
"""

import random
from functools import partial

import pyspiel

from benchmarks.windows import Contestant, Played, serve

GAMES = ("backgammon", "gin_rummy", "pig")
ROLLOUTS = 200
SAMPLE = 300


def play(state: "pyspiel.State", source: random.Random) -> Played:
    """One game from that state to the end, from Python."""
    decisions = chances = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(source.choices(outcomes, weights)[0])
            chances += 1
        else:
            state.apply_action(source.choice(state.legal_actions()))
            decisions += 1
    return Played(1, decisions, chances)


def root_of(name: str) -> "pyspiel.State":
    """The first position in which somebody decides."""
    source = random.Random(1)
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(source.choices(outcomes, weights)[0])
    return state


def from_python(name: str) -> Contestant:
    """Whole games, one call a step."""
    game, source = pyspiel.load_game(name), random.Random(2)
    return lambda: play(game.new_initial_state(), source)


def from_cpp(name: str) -> Contestant:
    """Whole games, one call for many."""
    root, source = root_of(name), random.Random(3)
    sample = [play(root.clone(), source) for _ in range(SAMPLE)]
    decisions = sum(played.decisions for played in sample) / SAMPLE
    chances = sum(played.chances for played in sample) / SAMPLE
    game = pyspiel.load_game(name)
    return partial(rollouts, game, root, Played(ROLLOUTS, ROLLOUTS * decisions, ROLLOUTS * chances))


def rollouts(game: "pyspiel.Game", root: "pyspiel.State", played: Played) -> Played:
    """One evaluation of the root by random games in C++."""
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, random.randrange(1 << 30))
    pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False).mcts_search(root)
    return played


if __name__ == "__main__":
    contestants: dict[str, Contestant] = {}
    for each in GAMES:
        contestants[f"OpenSpiel/{each}/Python"] = from_python(each)
        contestants[f"OpenSpiel/{each}/C++"] = from_cpp(each)
    serve(contestants)
