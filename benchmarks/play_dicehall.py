"""Our own games at random, by the loop that search and simulation use."""

from functools import partial

import dicehall
from benchmarks.windows import Contestant, Played, serve
from dicehall import _build
from dicehall.core.playout import buffer, playout
from dicehall.core.rng import Rng
from dicehall.core.state import State
from dicehall.lab.bench import decision_share

GAMES = 20
SAMPLE = 100


def play(start: State, share: float, rng: Rng) -> Played:
    """Some whole games, of whose events that share are decisions."""
    games, out = GAMES if _build.facts.compiled else 1, buffer(start)
    events = sum(int(playout(start.clone(), rng, out)) for _ in range(games))
    return Played(games, events * share, events * (1 - share))


if __name__ == "__main__":
    kind = "compiled" if _build.facts.compiled else "interpreted"
    contestants: dict[str, Contestant] = {}
    for game in map(dicehall.game, dicehall.games()):
        for seats in game.seats:
            start = game.start(seats)
            share = decision_share(start, SAMPLE)
            contestants[f"Dicehall/{game.name}-{seats}/{kind}"] = partial(play, start, share, Rng(1))
    serve(contestants)
