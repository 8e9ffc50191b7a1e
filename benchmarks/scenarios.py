"""What each scenario of Dicetopia does to a game: whole games between greedy bots, with it and without.

python -m benchmarks.scenarios --seats 4 --games 1000

Every row is a scenario. `otherwise` is the share of decisions of which the same bot, in the same position and with the
same luck, would make something else without the scenario, or could not have made; the rest are means for a game, stars
and sendings for a player, and the shares of wins by place in player order.
"""

import argparse
import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Final

import dicehall
from dicehall.bots.bot import Bot
from dicehall.bots.levels import bot
from dicehall.bots.selfplay import seed_of
from dicehall.core.actions import first_of, verb_of
from dicehall.core.playout import buffer
from dicehall.core.rng import Rng
from dicehall.core.state import CHANCE, OVER
from dicehall.games.dicetopia import terms as t
from dicehall.games.dicetopia.domination import domination_stars
from dicehall.games.dicetopia.flow import Topia
from dicehall.games.dicetopia.scoring import loot, missions_score

CHUNK: Final = 25
LETTERS: Final = "AGWTON"
ROLLS: Final = (t.REROLL, t.INTERVENTION_ROLL, t.TREMOR)
ABILITIES: Final = (t.DO_BLOCK, t.DO_RIG, t.DO_TRANSCEND, t.DO_SAVE, t.DO_EXTERMINATE, t.DO_HYPNOTISE, t.DO_INTERVENE)


def without(s: Topia) -> Topia:
    """The same position with no scenario."""
    other = s.clone()
    assert isinstance(other, Topia)
    other.scenario = 0
    other.shared = t.NOWHERE
    return other


def decides(s: Topia, seat: int, player: Bot, word: int) -> int:
    """What the bot does with that luck; -1 where it may do nothing."""
    return int(player.decide(s.seen_by(seat), seat, Rng(word))) if s.owes(seat) else -1


def one_game(seats: int, scenario: str, seed: int, sums: Counter[str]) -> None:
    """A game from beginning to end."""
    state = dicehall.game("dicetopia").start(seats, {"scenario": scenario})
    assert isinstance(state, Topia)
    player, rng, out = bot("greedy"), Rng(seed), buffer(state)
    while state.actor != OVER:
        if state.actor == CHANCE:
            sums["rerolls"] += state.step in ROLLS
            state.happen(rng.below(state.outcomes))
            continue
        seat, word = state.actor, rng.word()
        n = int(state.legal_into(seat, out))
        sums["decisions"] += 1
        sums["choices"] += n
        action = decides(state, seat, player, word)
        if scenario != "none" and (n > 1 or state.step == t.REROLL_AGAIN):
            sums["compared"] += 1
            sums["otherwise"] += is_otherwise(state, seat, player, word, action)
        note(state, action, sums)
        state.act(seat, action)
    note_end(state, sums)


def is_otherwise(state: Topia, seat: int, player: Bot, word: int, action: int) -> bool:
    """Whether the decision would be another one, or none, without the scenario."""
    if state.step == t.REROLL_AGAIN:
        return True
    return decides(without(state), seat, player, word) != action


def note(state: Topia, action: int, sums: Counter[str]) -> None:
    """What is worth counting about a decision."""
    verb = verb_of(action)
    if verb == t.DO_SEND:
        sums["sent"] += 1
        sums[f"to {LETTERS[first_of(action) // 5]}"] += 1
        sums["white taken"] += (state.cells[first_of(action)] >> 3) & 3 == 0
        sums["value taken"] += state.cells[first_of(action)] & 7
    sums["abilities"] += verb in ABILITIES


def note_end(state: Topia, sums: Counter[str]) -> None:
    """Where the stars came from, and who won."""
    sums["games"] += 1
    for seat in range(state.seats):
        sums["loot"] += loot(state, seat)
        sums["city"] += domination_stars(state, seat)
        sums["missions"] += missions_score(state, seat)
    for seat in state.winners:
        sums[f"place {(seat - state.first) % state.seats + 1}"] += 60 // len(state.winners)


def some_games(seats: int, scenario: str, first: int) -> Counter[str]:
    """A chunk of the series."""
    sums: Counter[str] = Counter()
    for number in range(first, first + CHUNK):
        one_game(seats, scenario, int(seed_of(0, number)), sums)
    return sums


def row(sums: Counter[str], seats: int) -> dict[str, object]:
    """The sums as means and shares."""
    games, players = sums["games"], sums["games"] * seats
    sent = max(sums["sent"], 1)
    return {
        "otherwise": f"{sums['otherwise'] / max(sums['compared'], 1):.1%}",
        "decisions": round(sums["decisions"] / games, 1),
        "branching": round(sums["choices"] / sums["decisions"], 1),
        "loot": round(sums["loot"] / players, 1),
        "city": round(sums["city"] / players, 1),
        "missions": round(sums["missions"] / players, 1),
        "abilities": round(sums["abilities"] / games, 2),
        "rerolls": round(sums["rerolls"] / games, 1),
        "white taken": f"{sums['white taken'] / sent:.1%}",
        "sent to": " ".join(f"{letter}{sums[f'to {letter}'] / sent:.0%}" for letter in LETTERS),
        "wins by place": " ".join(f"{sums[f'place {place + 1}'] / 60 / games:.0%}" for place in range(seats)),
    }


def main() -> None:
    """Play, and print a row for each scenario as JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--only", action="append", metavar="SCENARIO", help="this one alone; may be given again")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    option = next(option for option in dicehall.game("dicetopia").options if option.name == "scenario")
    rows: dict[str, object] = {}
    with ProcessPoolExecutor(asked.jobs) as pool:
        for scenario in asked.only or [name for name in option.values if name != "random"]:
            sums: Counter[str] = Counter()
            for part in pool.map(partial(some_games, asked.seats, scenario), range(0, asked.games, CHUNK)):
                sums.update(part)
            rows[scenario] = row(sums, asked.seats)
    print(json.dumps(rows, indent=2))


if __name__ == "__main__":
    main()
