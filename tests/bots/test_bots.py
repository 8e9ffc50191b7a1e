"""Bots: they see what their seat sees, and decide."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from dicehall.bots.bot import Bot, RandomBot, best
from dicehall.bots.levels import bot, bots
from dicehall.bots.selfplay import bot_game, one_game, seed_of
from dicehall.core.errors import DicehallError, UnknownBot
from dicehall.core.playout import Tally
from dicehall.core.rng import Rng
from dicehall.core.state import State
from tests.conformance.toys import Duel, DuelGame, duel
from tests.core.test_state import dealt


def test_bots_are_found_by_name() -> None:
    """Each under the name that it has; weakest first."""
    assert list(bots()) == ["random", "easy", "greedy", "normal", "hard", "expert"]
    assert all(bot(name).name == name and bot(name).text for name in bots())


def test_an_unknown_bot_is_told_with_those_there_are() -> None:
    """The message lists them."""
    with pytest.raises(UnknownBot, match="no bot 'deep'; there are: random, easy, greedy"):
        bot("deep")


@pytest.mark.parametrize(
    ("name", "reason"),
    [("greedy@5", "greedy does not search"), ("hard@", "write hard@200"), ("hard@0", "write hard@200")],
)
def test_a_number_of_playouts_that_means_nothing_is_refused(name: str, reason: str) -> None:
    """With what to write instead."""
    with pytest.raises(UnknownBot, match=reason):
        bot(name)


class Listening(Bot):
    """Notes the luck that it is given, and plays at random."""

    def __init__(self) -> None:
        super().__init__("listening", "listens")
        self.heard: list[int] = []

    def decide(self, view: State, seat: i64, rng: Rng) -> i64:
        """The next word of its luck."""
        self.heard.append(int(rng.word()))
        return view.legal()[0]


def test_the_luck_of_a_seat_does_not_depend_on_the_others() -> None:
    """Against greedy or random, the same seed gives a bot the same words."""
    mine, again = Listening(), Listening()
    one_game(duel(), 2, {"table": "round"}, [mine, bot("greedy")], 3)
    one_game(duel(), 2, {"table": "round"}, [again, bot("random")], 3)
    assert mine.heard
    assert mine.heard == again.heard


def test_a_bot_has_to_decide() -> None:
    """The contract itself does not."""
    with pytest.raises(NotImplementedError):
        Bot("nobody", "does nothing").decide(dealt(), 0, Rng(1))


def test_the_random_bot_takes_anything_legal() -> None:
    """In a hundred decisions each of the three actions."""
    view, rng = dealt().seen_by(0), Rng(1)
    assert {int(RandomBot().decide(view, 0, rng)) for _ in range(100)} == set(view.legal())


def test_the_greedy_bot_takes_what_looks_best() -> None:
    """The 5 cannot lose against 0 and 1: it is laid down rather than the 0."""
    state = dealt("0 5 0 1")
    state.looked = [1, 1]
    views = [state.seen_by(0) for _ in range(10)]
    chosen = [state.name(bot("greedy").decide(view, 0, Rng(seed))) for seed, view in enumerate(views)]
    assert chosen == ["lay 5"] * 10


def test_the_greedy_bot_does_not_think_about_the_only_choice() -> None:
    """One legal action is taken without a look at anything else."""
    state = dealt("3 3 0 1")
    state.looked = [1, 1]
    rng = Rng(1)
    assert state.name(bot("greedy").decide(state.seen_by(0), 0, rng)) == "lay 3"
    assert rng.word() == Rng(1).word()


def test_ties_are_broken_by_lot() -> None:
    """Each of the best has its turn."""
    rng = Rng(1)
    assert {int(best([1.0, 3.0, 3.0], rng)) for _ in range(50)} == {1, 2}


def test_games_of_a_series_have_seeds_of_their_own() -> None:
    """A thousand games of two series: no seed twice."""
    assert len({seed_of(series, index) for series in (1, 2) for index in range(1000)}) == 2000


def test_a_game_between_bots_is_counted() -> None:
    """Four cards dealt, four laid down, up to two looks; the winner is among the seats."""
    result = one_game(duel(), 2, {"table": "round"}, [bot("greedy"), bot("random")], 3)
    assert (result.chances, 4 <= result.decisions <= 6) == (4, True)
    assert set(result.winners) <= {0, 1}
    assert result.ending == "two rounds are over"


def test_random_games_need_no_bots() -> None:
    """Without bots everybody plays at random, at full speed."""
    result = one_game(duel(), 3, {"table": "round"}, [], 3)
    assert (result.chances, len(result.scores)) == (6, 3)


class Peeping(Bot):
    """Looks at what it is given, and then decides at random."""

    def __init__(self) -> None:
        super().__init__("peeping", "looks")

    def decide(self, view: State, seat: i64, rng: Rng) -> i64:
        """Other hands must be hidden."""
        assert isinstance(view, Duel)
        hidden = [slot for slot in view.hands if slot == -1]
        assert view.viewer == seat
        assert hidden or view.looked[seat]
        return RandomBot().decide(view, seat, rng)


def test_bots_are_shown_what_their_seat_sees() -> None:
    """Never the whole position."""
    for seed in range(5):
        one_game(duel(), 2, {"table": "round"}, [Peeping(), Peeping()], seed)


def test_a_game_between_bots_that_does_not_end_is_stopped() -> None:
    """After `longest` events, with the game's name."""
    game = duel()
    game.longest = 2
    with pytest.raises(DicehallError, match="Duel: a game did not end after 2 events"):
        bot_game(game.start(2), [bot("random")] * 2, Rng(1), Tally())


class Patient(Duel):
    """Duel in which a look brings another card up, again and again: chance never leaves it to a seat."""

    def act(self, seat: int, action: int) -> None:
        """Chance comes, and stays."""
        self.await_chance(2)

    def happen(self, outcome: int) -> None:
        """Once dealt, chance follows on chance."""
        if -2 in self.hands:
            super().happen(outcome)
        else:
            self.await_chance(2)

    def legal_into(self, seat: int, out: vec[i64]) -> int:
        """Two things, both the same."""
        out[0], out[1] = 0, 1
        return 2


def test_the_greedy_bot_has_patience_but_not_for_ever() -> None:
    """Where chance never ends, it looks at what there is."""
    state = duel(state_class=Patient, game_class=DuelGame).start(2)
    for _ in range(4):
        state.resolve(0)
    assert bot("greedy").decide(state.seen_by(0), 0, Rng(1)) in (0, 1)
