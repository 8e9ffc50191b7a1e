"""Whole games as text: one play-through, and one record for each way in which a game can end.

    python -m dicehall.conformance.golden [--folder tests/games] [GAME]...

writes `NAME/playthrough.txt` anew, and `NAME/records/*.txt` for each ending that has no record (any more). The tests
compare what is played with the first, and replay the others: a change of the rules shows in these files.
"""

import argparse
import sys
from pathlib import Path

from dicehall.conformance.setting import Setting, settings
from dicehall.conformance.walk import liked, taste
from dicehall.conformance.whole_games import random_match
from dicehall.core.game import Game
from dicehall.core.match import Match
from dicehall.core.record import read_record
from dicehall.core.registry import game, games
from dicehall.core.rng import Rng
from dicehall.core.state import CHANCE

FOLDER = Path("tests/games")
SEED = 1
SEARCHED = 2000
HOW = "python -m dicehall.conformance.golden"


def playthrough(one: Game) -> str:
    """A whole game for two, or as few as it takes, with all that is asked, answered and told."""
    setting = Setting(one, max(2, one.fewest), one.settled({}))
    match, rng, lines = Match(one, setting.seats, setting.choices, SEED), Rng(SEED), heading(setting)
    likes = taste(setting, rng)
    lines += told_since(match, 0, 0)
    while not match.state.is_over:
        seat = match.state.pending[rng.below(len(match.state.pending))]
        legal = match.state.legal(seat)
        action = liked(legal, likes, rng)
        lines += ["", f"{seat}: {match.state.prompt(seat)}", f"   {', '.join(map(match.state.name, legal))}"]
        lines += [f" > {match.state.name(action)}: {match.state.describe(action, seat)}"]
        steps, entries = len(match.steps) + 1, len(match.entries)
        match.play(action, seat)
        lines += told_since(match, steps, entries)
    state = match.state
    lines += ["", f"{state.ending}; scores {state.scores}, winners {state.winners}"]
    return "\n".join(lines) + "\n"


def heading(setting: Setting) -> list[str]:
    """What is played, and how this text is made."""
    return [f"{setting.game.title}: {setting}, version {setting.game.version} of the rules", f"made by {HOW}"]


def told_since(match: Match, steps: int, entries: int) -> list[str]:
    """What chance has brought, and what the log says of it, secrets included."""
    came = [f"{step.action + 1}/{step.n}" for step in match.steps[steps:] if step.seat == CHANCE]
    lines = [f" * {' '.join(came)}"] if came else []
    for entry in match.entries[entries:]:
        text = match.game.say(match.state, entry.event, match.names)
        lines += [f"   {text}"] if text else []
    return lines


def endings(one: Game, known: set[str]) -> dict[str, str]:
    """A record for each ending that is not known yet, as far as a search finds one; by ending."""
    found: dict[str, str] = {}
    for seed in range(SEARCHED):
        for setting in settings(one):
            if known | set(found) >= set(one.endings):
                return found
            match = random_match(setting, seed)
            if match.state.ending not in known:
                found.setdefault(match.state.ending, str(match.record))
    return found


def sound_endings(folder: Path) -> set[str]:
    """How the recorded games of a folder end; records that do not replay any more are taken away."""
    found: set[str] = set()
    for file in sorted(folder.glob("*.txt")):
        record = read_record(file.read_text("utf-8"))
        if record.verify():
            file.unlink()
        else:
            found.add(record.tail["end"])
    return found


def file_name(ending: str) -> str:
    """The name of the file for an ending: its words, joined by hyphens."""
    return "-".join("".join(letter if letter.isalnum() else " " for letter in ending.lower()).split()) + ".txt"


def write(name: str, folder: Path) -> list[str]:
    """Write the texts of a game; returns the endings that no game was found for."""
    one, home = game(name), folder / name
    records = home / "records"
    records.mkdir(parents=True, exist_ok=True)
    (home / "playthrough.txt").write_text(playthrough(one), "utf-8")
    known = sound_endings(records)
    found = endings(one, known)
    for ending, text in found.items():
        (records / file_name(ending)).write_text(text, "utf-8")
    return [ending for ending in one.endings if ending not in known | set(found)]


def main(words: list[str] | None = None) -> int:
    """Write the texts; 1 when an ending was not found."""
    parser = argparse.ArgumentParser(prog=HOW, description=__doc__)
    parser.add_argument("game", nargs="*", help="all games when none is named")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the games' tests are (tests/games)")
    asked = parser.parse_args(words)
    missing = [f"{name}: {ending}" for name in asked.game or games() for ending in write(name, asked.folder)]
    sys.stdout.write("".join(f"no game was found that ends so: {one}\n" for one in missing))
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
