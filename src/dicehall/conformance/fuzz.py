"""Random games of everything, for as long as one likes, with checks on the way; what breaks leaves a record.

    python -m dicehall.conformance.fuzz [--seconds 60] [--seed 1] [GAME]...
    python -m dicehall.conformance.fuzz --replay fuzz-out/diceland-17.txt

Invariants of single games are taken from `tests/games/NAME/invariants.py`, where that file exists.
"""

import argparse
import importlib.util
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from dicehall.conformance.checks import AT_POSITIONS, at
from dicehall.conformance.setting import Setting, settings
from dicehall.conformance.walk import Move, Position, carry_out, walk
from dicehall.core.record import Record, Step, outcome_of, read_record, write
from dicehall.core.registry import game, games
from dicehall.core.rng import Rng
from dicehall.core.state import CHANCE, State

OUT = Path("fuzz-out")
INVARIANTS = Path("tests/games")
RARELY = 60
OFTEN = 12
Invariants = Callable[[State], None]


@dataclass
class Figures:
    """What a run of the fuzzer did."""

    games: Counter[str] = field(default_factory=Counter)
    moves: int = 0
    checked: int = 0
    broken: list[Path] = field(default_factory=list)

    def __str__(self) -> str:
        played = ", ".join(f"{name} {count}" for name, count in sorted(self.games.items()))
        what = f"{self.games.total()} games ({played}), {self.moves} moves, {self.checked} checks at positions"
        return f"{what}: {len(self.broken) or 'nothing'} broken"


def anything(state: State) -> None:
    """The invariants of a game that has none."""


def invariants_of(name: str, folder: Path = INVARIANTS) -> Invariants:
    """The function `invariants` out of the game's folder of tests."""
    file = folder / name / "invariants.py"
    spec = importlib.util.spec_from_file_location(f"invariants_of_{name}", file) if file.is_file() else None
    if spec is None or spec.loader is None:
        return anything
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found: Invariants = module.invariants
    return found


def fuzz(names: list[str], seconds: float, seed: int, out: Path = OUT) -> Figures:
    """Play random games until the time is up, or until three have broken."""
    figures, until, rng = Figures(), time.monotonic() + seconds, Rng(seed)
    choices = {name: settings(game(name)) for name in names}
    holds = {name: invariants_of(name) for name in names}
    while time.monotonic() < until and len(figures.broken) < 3:
        name = names[rng.below(len(names))]
        setting = choices[name][rng.below(len(choices[name]))]
        one_game(setting, rng.word(), holds[name], figures, out)
    return figures


def one_game(setting: Setting, seed: int, holds: Invariants, figures: Figures, out: Path) -> None:
    """One random game with its checks; if it breaks, its record is left."""
    rng, moves = Rng(seed), list[Move]()
    figures.games[setting.game.name] += 1
    try:
        for position in walk(setting, rng, moves):
            if rng.below(OFTEN) == 0 or position.state.is_over:
                holds(position.state)
            if rng.below(RARELY) == 0:
                figures.checked += 1
                at(position, AT_POSITIONS[rng.below(len(AT_POSITIONS))])
    except Exception as wrong:
        figures.broken.append(report(setting, moves, seed, wrong, out))
    figures.moves += len(moves)


def report(setting: Setting, moves: list[Move], seed: int, wrong: Exception, out: Path) -> Path:
    """Write the record of what broke, and say how to come back to it."""
    out.mkdir(parents=True, exist_ok=True)
    file = out / f"{setting.game.name}-{seed}.txt"
    file.write_text(str(record_of(setting, moves)), "utf-8")
    trace = "".join(traceback.format_exception(wrong))
    again = f"python -m dicehall.conformance.fuzz --replay {file}"
    sys.stderr.write(f"{trace}\n{setting} broke after {len(moves)} moves. To see it again: {again}\n")
    return file


def record_of(setting: Setting, moves: list[Move]) -> Record:
    """The record of the moves, the last one included even when it is the one that breaks."""
    state, steps, drawn = setting.start(), list[Step](), 0
    for move in moves:
        before = state.clone()
        steps.append(Step(*move, state.chances, drawn))
        drawn += move[0] == CHANCE
        try:
            carry_out(state, move)
        except Exception:
            state = before
            break
    return write(state, setting.names, setting.choices, ["told by the caller"], steps)


def replay(file: Path) -> str:
    """Play a record again, with invariants at every position and all checks at the last; raises what broke."""
    record = read_record(file.read_text("utf-8"))
    holds, state, moves = invariants_of(record.game), record.start(), list[Move]()
    setting = Setting(state.game, record.seats, state.game.settled(record.options))
    holds(state)
    for line in record.lines:
        chance = line.seat == CHANCE
        moves.append((line.seat, outcome_of(line.words)[0] if chance else state.parse(line.words)))
        carry_out(state, moves[-1])
        holds(state)
    for check in AT_POSITIONS:
        at(Position(setting, state, moves), check)
    return f"{file}: {len(moves)} moves, and nothing breaks (any more)"


def main(words: list[str] | None = None) -> int:
    """Fuzz, or replay; 1 when something broke."""
    parser = argparse.ArgumentParser(prog="python -m dicehall.conformance.fuzz", description=__doc__)
    parser.add_argument("game", nargs="*", help="all games when none is named")
    parser.add_argument("--seconds", type=float, default=60, help="how long (60)")
    parser.add_argument("--seed", type=int, default=1, help="where the random games start (1)")
    parser.add_argument("--out", type=Path, default=OUT, help="where records of broken games go (fuzz-out)")
    parser.add_argument("--replay", type=Path, metavar="FILE", help="play such a record again")
    asked = parser.parse_args(words)
    if asked.replay:
        sys.stdout.write(replay(asked.replay) + "\n")
        return 0
    figures = fuzz(asked.game or list(games()), asked.seconds, asked.seed, asked.out)
    sys.stdout.write(f"{figures}\n")
    return 1 if figures.broken else 0


if __name__ == "__main__":
    sys.exit(main())
