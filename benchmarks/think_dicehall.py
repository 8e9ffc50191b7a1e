"""Our search, decision after decision of random games: how many playouts, how many decisions.

Twice for each game: as it is played, with playouts cut short where the game says so, and with playouts to the end.
"""

from benchmarks.windows import Contestant, Played, serve
from dicehall.bots.search import SearchBot
from dicehall.core.registry import game as named_game
from dicehall.core.registry import games
from dicehall.core.rng import Rng
from dicehall.core.state import State

PLAYOUTS = 1000
TO_THE_END = 1_000_000


class Thinker:
    """A random game in progress, in which every decision is searched first."""

    def __init__(self, name: str, outlook: int) -> None:
        self.game = named_game(name)
        self.outlook = outlook
        self.rng = Rng(1)
        self.state: State = self.game.start(2)

    def __call__(self) -> Played:
        """Search the next decision, and then take any action."""
        choices = self.go_on()
        seat = self.state.pending[0]
        searcher = SearchBot("", "", PLAYOUTS, 0.0, 0)
        usual = self.game.outlook
        self.game.outlook = self.outlook
        searcher.search(self.state.seen_by(seat), seat, self.rng)
        self.game.outlook = usual
        assert searcher.last is not None
        self.state.apply(choices[self.rng.below(len(choices))], seat)
        return Played(int(searcher.last.playouts), 1, 0)

    def go_on(self) -> list[int]:
        """To the next position in which there is a choice, in a new game if need be; what can be chosen there."""
        while True:
            if self.state.is_over:
                self.state = self.game.start(2)
            elif self.state.chances:
                self.state.resolve(self.rng.below(self.state.chances))
            else:
                seat = self.state.pending[0]
                choices = self.state.legal(seat)
                if len(choices) > 1:
                    return choices
                self.state.apply(choices[0], seat)


if __name__ == "__main__":
    contestants: dict[str, Contestant] = {}
    for each in games():
        contestants[f"Dicehall/{each}/as-played"] = Thinker(each, int(named_game(each).outlook))
        contestants[f"Dicehall/{each}/to-the-end"] = Thinker(each, TO_THE_END)
    serve(contestants)
