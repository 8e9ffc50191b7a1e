"""Whole games: they end, in a way that adds up, leave a record that replays, and go back when asked to."""

from dicehall.bots.levels import bot
from dicehall.bots.selfplay import one_game
from dicehall.conformance.setting import Setting, hold
from dicehall.conformance.walk import Position, liked, taste, walk
from dicehall.core.match import Match, resume
from dicehall.core.playout import Tally, buffer, counted_playout
from dicehall.core.record import read_record
from dicehall.core.rng import Rng
from dicehall.core.state import CHANCE, State

GAMES = 4
HASHED = 20
BOT_DECISIONS = 400
QUICK_BOTS = ("random", "easy", "greedy")


def games_end_and_add_up(setting: Setting) -> None:
    """Every game ends within `longest`, for a known reason, with a score for everybody and a winner."""
    for seed in range(GAMES):
        for position in walk(setting, Rng(seed)):
            if not position.state.is_over:
                nothing_is_settled(position)
        the_end_is_sound(position)


def nothing_is_settled(position: Position) -> None:
    """Before the end there are no scores, winners or ending; but `score` and `value` can be asked at any time."""
    state, setting = position.state, position.setting
    hold((state.scores, state.winners, state.ending) == ((), (), ""), f"{position}: settled before the end")
    if len(position.moves) % 16 == 0:
        for seat in range(setting.seats):
            state.score(seat)
            worth = setting.game.value(state, seat)
            hold(0.0 <= worth <= 1.0, f"{position}: the value for seat {seat} is {worth}")


def the_end_is_sound(position: Position) -> None:
    """A finished game has one score for each who played, winners among them, and one of the game's endings."""
    state, players = position.state, position.setting.players
    hold(len(state.scores) == players, f"{position}: {len(state.scores)} scores for {players} players")
    hold(len(state.winners) > 0, f"{position}: nobody has won")
    hold(all(0 <= seat < players for seat in state.winners), f"{position}: winners are {state.winners}")
    hold(state.ending in position.setting.game.endings, f"{position}: unknown ending {state.ending!r}")
    hold(all(state.legal(seat) == [] for seat in range(position.setting.seats)), f"{position}: play goes on")


def random_match(setting: Setting, seed: int, plies: int = 1_000_000) -> Match:
    """A match played at random, to the end or for so many decisions."""
    match, rng = Match(setting.game, setting.seats, setting.choices, seed, names=setting.names), Rng(seed)
    likes = taste(setting, rng)
    while not match.state.is_over and match.ply < plies:
        play_one(match, likes, rng)
    return match


def play_one(match: Match, likes: list[int], rng: Rng) -> int:
    """One random decision in a match, by any seat that owes one; returns the seat."""
    seat = match.state.pending[rng.below(len(match.state.pending))]
    match.play(liked(match.state.legal(seat), likes, rng), seat)
    return seat


def records_replay(setting: Setting) -> None:
    """The record of a match, finished or not, reads back, verifies, replays to the same end, and can be resumed."""
    for seed, plies in ((1, 1_000_000), (2, 12)):
        match = random_match(setting, seed, plies)
        record = read_record(str(match.record))
        hold(record.replay(game=setting.game).key() == match.state.key(), f"{setting}: the record replays differently")
        hold(record.verify(setting.game) == [], f"{setting}: the record does not verify")
        again = resume(record, setting.game)
        hold(str(again.record) == str(match.record), f"{setting}: the resumed match has another record")
        for viewer in setting.viewers:
            lines = [str(line) for line in match.log(viewer)]
            hold([str(line) for line in again.log(viewer)] == lines, f"{setting}: the resumed match has another log")


def taking_back_restores(setting: Setting) -> None:
    """What can be taken back leaves no trace, position, record and logs are as before; what cannot was called final."""
    match, rng = Match(setting.game, setting.seats, setting.choices, 3, names=setting.names), Rng(3)
    likes = taste(setting, rng)
    while not match.state.is_over and match.ply < 150:
        before, shown, minds = trace(match, setting), match.state.reveals, minds_of(match)
        seat = play_one(match, likes, rng)
        for other, (view, reason) in minds_of(match).items():
            unnoticed = other != seat and view == minds[other][0]
            hold(not unnoticed or reason == minds[other][1], f"{setting}: by its undo seat {other} notices seat {seat}")
        drew, revealed = match.steps[-1].seat == CHANCE, match.state.reveals > shown
        hold(match.no_undo(seat) != "" or not (drew or revealed or match.state.is_over), "too late to take back")
        hold(not match.no_undo(seat) or called_final(match), f"{setting}: a decision that stays was not called final")
        if not match.no_undo(seat):
            step = match.steps[-1]
            match.undo(seat)
            hold(trace(match, setting) == before, f"{setting}: a decision taken back leaves a trace")
            match.play(step.action, step.seat)


def called_final(match: Match) -> bool:
    """Whether the last decision was told to be final, before it was made."""
    moment = match.moments[-1]
    step = match.steps[moment.steps]
    return moment.state is not None and moment.state.is_final(step.action, step.seat)


def minds_of(match: Match) -> dict[int, tuple[bytes, str]]:
    """For each seat the key of what it sees, and why it cannot take back its last decision."""
    return {seat: (match.state.seen_by(seat).key(), match.no_undo(seat)) for seat in range(match.state.seats)}


def trace(match: Match, setting: Setting) -> tuple[bytes, str, list[list[str]]]:
    """All that a match shows: position, record, and everybody's log."""
    logs = [[str(line) for line in match.log(viewer)] for viewer in setting.viewers]
    return match.state.key(), str(match.record), logs


def bots_play_it(setting: Setting) -> None:
    """Every bot plays the game for a while, on what its seat sees, with legal decisions only."""
    for player in [bot(name) for name in QUICK_BOTS]:
        state, rng, decided = setting.start(), Rng(4), 0
        while not state.is_over and decided < BOT_DECISIONS:
            if state.actor == CHANCE:
                state.resolve(rng.below(state.chances))
            else:
                state.apply(player.decide(state.seen_by(state.actor), state.actor, rng))
                decided += 1


def the_same_seed_plays_the_same(setting: Setting) -> None:
    """Two games from one seed are the same game, and the fast loop plays it like the careful one."""
    hold(action_hash(setting, HASHED) == action_hash(setting, HASHED), f"{setting}: one seed, two games")
    hold(last_key(setting, 5) == last_key(setting, 5), f"{setting}: one seed, two ends")
    first = one_game(setting.game, setting.seats, setting.choices, [], 5)
    hold(stepwise_hash(setting, 5) == first.hash, f"{setting}: step by step the game goes another way")


def last_key(setting: Setting, seed: int) -> bytes:
    """The key of the last position of a random game."""
    return next(position.state.key() for position in walk(setting, Rng(seed)) if position.state.is_over)


def stepwise_hash(setting: Setting, seed: int) -> int:
    """The hash of one random game, played through a clone and the checked outer face at every step."""
    state, rng, tally = setting.start(), Rng(seed), Tally()
    mark = int(tally.hash)
    while not state.is_over:
        state, seat = state.clone(), state.actor
        chosen = rng.below(state.chances) if seat == CHANCE else pick(state, rng)
        if seat == CHANCE:
            state.resolve(chosen)
        else:
            state.apply(chosen)
        mark = ((mark ^ (chosen & 0xFFFFFFFF) ^ (chosen >> 32)) * 16777619) & 0xFFFFFFFF
    return mark


def pick(state: State, rng: Rng) -> int:
    """Any legal action."""
    legal = state.legal()
    return legal[rng.below(len(legal))]


def action_hash(setting: Setting, games: int, seed: int = 1) -> int:
    """A number that stands for every action and outcome of so many random games."""
    tally, rng, first = Tally(), Rng(seed), setting.start()
    out = buffer(first)
    for _ in range(games):
        counted_playout(first.clone(), rng, out, tally)
    return int(tally.hash)
