"""Whole games between bots, one after the other, with their figures added up."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dicehall.bots.bot import Bot
from dicehall.core.errors import DicehallError
from dicehall.core.game import Choices, Game
from dicehall.core.playout import Tally, buffer, counted_playout
from dicehall.core.rng import Rng, scrambled
from dicehall.core.state import CHANCE, OVER, State


@mypyc_attr(serializable=True)
class Result:
    """How one game ended: scores and winners as in the contract, the reason, and how long it was."""

    def __init__(self, state: State, tally: Tally) -> None:
        self.scores = list(state.scores)
        self.winners = list(state.winners)
        self.ending = state.ending
        self.decisions = int(tally.decisions)
        self.chances = int(tally.chances)
        self.branches = int(tally.branches)
        self.hash = int(tally.hash)


def seed_of(seed: i64, index: i64) -> i64:
    """The seed of game number `index` of a series: it does not depend on who plays which part of the series."""
    return (scrambled(seed + 0x51ED27) << 31) ^ scrambled(scrambled(seed) + index)


def one_game(game: Game, seats: int, choices: Choices, players: list[Bot], seed: int) -> Result:
    """One game from beginning to end; with no bots given, all seats play at random, at full speed."""
    state = game.new(seats, choices)
    rng = Rng(seed)
    tally = Tally()
    if players:
        bot_game(state, players, rng, tally)
    else:
        counted_playout(state, rng, buffer(state), tally)
    return Result(state, tally)


def bot_game(state: State, players: list[Bot], rng: Rng, tally: Tally) -> None:
    """Let the bots play to the end; each is shown what its seat sees.

    Chance and every seat have luck of their own: with the same seed the same is dealt, whoever plays.
    """
    out = buffer(state)
    own = [Rng(rng.word()) for _ in players]
    longest = state.game.longest
    while state.actor != OVER:
        if tally.decisions + tally.chances > longest:
            raise DicehallError(f"{state.game.title}: a game did not end after {longest} events")
        seat = state.actor
        if seat == CHANCE:
            state.happen(rng.below(state.outcomes))
            tally.chances += 1
        else:
            tally.branches += state.legal_into(seat, out)
            state.act(seat, chosen(state, seat, players[seat], own[seat], out))
            tally.decisions += 1


def chosen(state: State, seat: i64, player: Bot, rng: Rng, out: vec[i64]) -> i64:
    """What the bot decides; the only legal action is taken without asking."""
    n = state.legal_into(seat, out)
    return out[0] if n == 1 else player.decide(state.seen_by(seat), seat, rng)
