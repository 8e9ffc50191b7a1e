"""Catanatron's four-player game at random, without its checks and accumulators."""

import random

from catanatron import Color, Game, RandomPlayer

from benchmarks.windows import Played, serve

TURNS = 1000
COLOURS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)


def play() -> Played:
    """One game; dice are rolled inside of its actions, so chance is not counted apart."""
    game = Game([RandomPlayer(colour) for colour in COLOURS])
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < TURNS:
        game.execute(random.choice(game.state.playable_actions), validate_action=False)
        decisions += 1
    return Played(1, decisions, 0)


if __name__ == "__main__":
    serve({"catanatron/catan-4/Python": play})
