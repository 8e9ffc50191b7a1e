"""OpenSpiel's own search in C++, decision after decision of random games of backgammon."""

import random

import pyspiel

from benchmarks.windows import Played, serve

PLAYOUTS = 1000


class Thinker:
    """A random game in progress, in which every decision is searched first."""

    def __init__(self, name: str) -> None:
        self.game = pyspiel.load_game(name)
        self.source = random.Random(1)
        self.state = self.game.new_initial_state()

    def __call__(self) -> Played:
        """Search the next decision with one random game a playout, and then take any action."""
        self.go_on()
        evaluator = pyspiel.RandomRolloutEvaluator(1, self.source.randrange(1 << 30))
        seed = self.source.randrange(1 << 30)
        pyspiel.MCTSBot(self.game, evaluator, 2.0, PLAYOUTS, 100, False, seed, False).mcts_search(self.state)
        self.state.apply_action(self.source.choice(self.state.legal_actions()))
        return Played(PLAYOUTS, 1, 0)

    def go_on(self) -> None:
        """To the next position in which there is a choice, in a new game if need be."""
        while True:
            if self.state.is_terminal():
                self.state = self.game.new_initial_state()
            elif self.state.is_chance_node():
                outcomes, weights = zip(*self.state.chance_outcomes(), strict=True)
                self.state.apply_action(self.source.choices(outcomes, weights)[0])
            elif len(self.state.legal_actions()) > 1:
                return
            else:
                self.state.apply_action(self.state.legal_actions()[0])


if __name__ == "__main__":
    serve({"OpenSpiel/backgammon/to-the-end": Thinker("backgammon")})
