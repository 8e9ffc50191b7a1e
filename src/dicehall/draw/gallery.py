"""A gallery: every game at the start, in the middle and at the end, wide and tall, light and dark; and each component.

python -m dicehall.draw.gallery OUT
"""

import random
import re
import sys
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from dicehall.core.errors import BadOption, DicehallError
from dicehall.core.game import Game
from dicehall.core.match import Match
from dicehall.core.registry import game, games
from dicehall.core.scene import TALL, WIDE, Piece, Scene
from dicehall.core.state import ALL_SEEING, State
from dicehall.draw.art import THEMES, Picture, pictures
from dicehall.draw.png import png

SEED = 11
CELL, IN_A_ROW = 132, 9
ROOM, ABREAST = 176, 7
COMPONENT = re.compile(r"(card|tile|company|mission|faction-card|active)-\d")
GAMES, FEWEST_GAMES, NOW_AND_THEN = 30, 12, 4
HEAD = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Dicehall: gallery</title>
<style>body { display: flex; flex-wrap: wrap; gap: 16px; font: 13px sans-serif }
figure { margin: 0 } img { max-height: 420px }</style>
"""
USAGE = "usage: python -m dicehall.draw.gallery OUT: OUT is the folder for the pictures"


def gallery(out: Path) -> list[Path]:
    """Draw all pictures into a folder; return their files."""
    out.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    for name in games():
        for moment, state in moments(name).items():
            for shape in (WIDE, TALL):
                for theme in THEMES:
                    file = out / f"{name}-{moment}-{shape}-{theme}.png"
                    file.write_bytes(picture(state, shape, theme))
                    written.append(file)
        for what, drawing in (("pictures", sheet(name)), ("components", components(name))):
            for theme in THEMES:
                file = out / f"{name}-{what}-{theme}.png"
                file.write_bytes(png(drawing, theme))
                written.append(file)
    return written


def sheet(name: str) -> Scene:
    """Each die, card, tile and token of a game beside the others, with its name."""
    known = pictures(name)
    pieces: list[Piece] = []
    for i, one in enumerate(sorted(known)):
        x, y = (i % IN_A_ROW + 0.5) * CELL, (i // IN_A_ROW + 0.5) * CELL
        size = CELL * 0.7 / max(known[one].ratio, 1)
        pieces.append(Piece(one, one, x, y - 8, size, one, tint="seat0"))
        pieces.append(Piece(f"{one}-name", "text", x, y + CELL * 0.4, 12, one, text=one, tint="ink"))
    rows = (len(known) + IN_A_ROW - 1) // IN_A_ROW
    return Scene(IN_A_ROW * CELL, rows * CELL, pieces, f"The pictures of {name}", game=name)


def components(name: str) -> Scene:
    """Each card, tile, building and die face as it lies on the table, with all that is on it, by name."""
    found, known, pieces = met(name), pictures(name), list[Piece]()
    for i, one in enumerate(found[name] for name in sorted(found, key=in_order)):
        x, y = (i % ABREAST + 0.5) * ROOM, (i // ABREAST + 0.5) * ROOM
        wide, high = extent(one, known)
        scale = ROOM * 0.74 / max(wide, high)
        lying = replace(one, id=f"{i}", x=0.0, y=0.0, turn=0.0, action=-1, strength=1.0)
        pieces.append(Piece(f"{i}-place", "group", x, y - 14, 0, "", scale=scale, parts=(lying,)))
        title = called(one)
        pieces.append(Piece(f"{i}-name", "text", x, y + ROOM * 0.42, 13, title, text=title[:24], tint="ink"))
    rows = (len(pieces) // 2 + ABREAST - 1) // ABREAST
    return Scene(ABREAST * ROOM, max(rows, 1) * ROOM, pieces, f"The components of {name}", game=name)


def met(name: str) -> dict[str, Piece]:
    """The components that are seen in games at random, each once, as they are when they come."""
    found: dict[str, Piece] = {}
    rng = random.Random(SEED)
    one = game(name)
    for seed in range(GAMES):
        match, known = Match(name, seats=one.most, options=choices_of(one, seed), seed=seed), len(found)
        while not match.state.is_over:
            seat = rng.choice(match.state.pending)
            match.play(rng.choice(match.state.legal(seat)), seat)
            if match.ply % NOW_AND_THEN == 0:
                for piece in match.state.scene(ALL_SEEING).pieces:
                    if piece.parts and COMPONENT.match(piece.id):
                        found.setdefault(f"{piece.id.split('-')[0]} {called(piece)}", piece)
        if seed > FEWEST_GAMES and len(found) == known:
            break
    return found


def called(piece: Piece) -> str:
    """What a component is called: its label to the first break."""
    return re.split(r"[;:,]|\. ", piece.label)[0]


def in_order(name: str) -> list[str | int]:
    """Card 2 comes before card 10."""
    return [int(part) if part.isdecimal() else part for part in re.split(r"(\d+)", name)]


def choices_of(one: Game, seed: int) -> dict[str, str]:
    """Other options in each game, as far as they go together: some bring components of their own."""
    choices: dict[str, str] = {}
    for option in one.options:
        more = choices | {option.name: option.values[seed % len(option.values)]}
        with suppress(BadOption):
            one.start(one.most, more)
            choices = more
    return choices


def extent(piece: Piece, known: dict[str, Picture]) -> tuple[float, float]:
    """How wide and high a component is: as the picture that the rest of it lies on."""
    bearer = piece if piece.picture != "group" else piece.parts[0]
    high = bearer.size * known[bearer.picture].ratio
    return (high, bearer.size) if bearer.turn else (bearer.size, high)


def page(out: Path) -> Path:
    """One page with every picture that lies in the folder, game by game."""
    files = sorted(file.name for file in out.glob("*.png"))
    figures = [
        f'<figure><img src="{file}" alt="{file}" loading="lazy"><figcaption>{file}</figcaption>' for file in files
    ]
    file = out / "index.html"
    file.write_text(HEAD + "\n".join(figures) + "\n", "utf-8")
    return file


def picture(state: State, shape: str, theme: str) -> bytes:
    """A position as the seat that decides sees it, with what it may do lit."""
    seat = next(iter(state.pending), 0)
    lit = state.legal(seat) if state.owes(seat) else []
    return png(state.scene(seat, shape), theme, lit, zoom=2 if shape == TALL else 1)


def moments(name: str) -> dict[str, State]:
    """Three positions of a game that is played at random, with as many seats as it has."""
    match = Match(name, seats=game(name).most, seed=SEED)
    rng = random.Random(SEED)
    states = [match.state.clone()]
    while not match.state.is_over:
        seat = rng.choice(match.state.pending)
        match.play(rng.choice(match.state.legal(seat)), seat)
        states.append(match.state.clone())
    return {"start": states[0], "middle": states[len(states) // 2], "end": states[-1]}


def main(arguments: list[str]) -> int:
    """What `python -m dicehall.draw.gallery` does."""
    if len(arguments) != 1 or arguments[0].startswith("-"):
        sys.stderr.write(f"{USAGE}\n")
        return 2
    try:
        files = gallery(Path(arguments[0]))
    except DicehallError as wrong:
        sys.stderr.write(f"{wrong}\n")
        return 1
    sys.stdout.write(f"{len(files)} pictures in {arguments[0]}, all of them on {page(Path(arguments[0]))}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
