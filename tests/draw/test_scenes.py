"""The scenes of every game of ours, at the start, in the middle and at the end, for every seat and shape."""

import random
import xml.etree.ElementTree as ET
from functools import cache

import pytest

import dicehall
from dicehall.core.scene import TALL, TERMINAL, WIDE, Piece, Scene
from dicehall.core.state import State
from dicehall.draw.art import THEMES, colour, palette, pictures
from dicehall.draw.svg import svg
from dicehall.draw.terminal import terminal

GAMES = ("deckodice", "diceland", "dicetopia", "dystopolis", "dicesettlers")
SHAPES = (WIDE, TALL, TERMINAL)
KEPT = (0, 9, 60)
MOST_ROWS = 16


@cache
def positions(name: str) -> list[State]:
    """Some positions of a random game with few seats and of one with many: the first, some later ones, the last."""
    found: list[State] = []
    for seats in (dicehall.game(name).fewest, dicehall.game(name).most):
        match = dicehall.Match(name, seats=seats, seed=seats)
        rng = random.Random(seats)
        while not match.state.is_over:
            if match.ply in KEPT:
                found.append(match.state.clone())
            seat = match.state.pending[-1]
            match.play(rng.choice(match.state.legal(seat)), seat)
        found.append(match.state.clone())
    return found


@cache
def scenes(name: str, shape: str) -> list[Scene]:
    """What the first and the last seat and a spectator see in these positions."""
    return [
        state.scene(seat, shape)
        for state in positions(name)
        for seat in sorted({0, state.seats - 1, dicehall.SPECTATOR})
    ]


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("name", GAMES)
class TestScenes:
    """What holds for every scene."""

    def test_ids_are_unique(self, name: str, shape: str) -> None:
        """A piece keeps its id, so no two may share one."""
        for scene in scenes(name, shape):
            ids = [piece.id for piece in scene.all_pieces()]
            assert len(ids) == len(set(ids))

    def test_pieces_speak(self, name: str, shape: str) -> None:
        """Every piece has a spoken label; so has every part that can be clicked."""
        for scene in scenes(name, shape):
            assert scene.title
            assert all(piece.label for piece in scene.pieces)
            assert all(piece.label for piece in scene.all_pieces() if piece.action >= 0)

    def test_tints_are_in_the_palette(self, name: str, shape: str) -> None:
        """Both themes know every tint."""
        tints = {piece.tint for scene in scenes(name, shape) for piece in scene.all_pieces() if piece.tint}
        for theme in THEMES:
            assert all(colour(tint, palette(name, theme)) for tint in tints)

    def test_actions_are_of_the_game(self, name: str, shape: str) -> None:
        """What a click means is an action of the game's vocabulary."""
        vocabulary = dicehall.game(name).vocabulary
        actions = {piece.action for scene in scenes(name, shape) for piece in scene.all_pieces() if piece.action >= 0}
        assert actions
        assert all(vocabulary.holds(action) for action in actions)


@pytest.mark.parametrize("shape", [WIDE, TALL])
@pytest.mark.parametrize("name", GAMES)
class TestPictures:
    """What holds for scenes on a screen."""

    def test_every_picture_is_in_the_art(self, name: str, shape: str) -> None:
        """No piece names a picture that is not drawn."""
        named = {piece.picture for scene in scenes(name, shape) for piece in scene.all_pieces()}
        assert named - {"text", "group"} <= set(pictures(name))

    def test_nothing_lies_outside(self, name: str, shape: str) -> None:
        """Every piece lies inside the scene, parts and turned ones included."""
        for scene in scenes(name, shape):
            for piece in scene.pieces:
                left, top, right, bottom = extent(name, piece)
                assert left >= -1, piece
                assert top >= -1, piece
                assert right <= scene.width + 1, piece
                assert bottom <= scene.height + 1, piece

    def test_the_drawing_is_well_formed(self, name: str, shape: str) -> None:
        """The SVG of the first and last position is XML."""
        for scene in (scenes(name, shape)[0], scenes(name, shape)[-1]):
            assert ET.fromstring(svg(scene, "dark")).get("aria-label") == scene.title


Box = tuple[float, float, float, float]


def extent(game: str, piece: Piece) -> Box:
    """About how far a piece reaches: left, top, right, bottom."""
    if piece.picture == "text":
        width = len(piece.text) * piece.size * 0.5
        left = {"start": 0.0, "middle": -width / 2, "end": -width}[piece.anchor]
        own = (left, -piece.size / 2, left + width, piece.size / 2)
    elif piece.picture == "group":
        own = (0.0, 0.0, 0.0, 0.0)
    else:
        half = piece.size * pictures(game)[piece.picture].ratio / 2
        own = (-piece.size / 2, -half, piece.size / 2, half)
        if round(piece.turn) % 180 == 90:
            own = (-half, -piece.size / 2, half, piece.size / 2)
    boxes = [own, *[tuple(edge * piece.scale for edge in extent(game, part)) for part in piece.parts]]
    low = [min(box[i] for box in boxes) for i in (0, 1)]
    high = [max(box[i] for box in boxes) for i in (2, 3)]
    return (piece.x + low[0], piece.y + low[1], piece.x + high[0], piece.y + high[1])


@pytest.mark.parametrize("name", GAMES)
def test_a_terminal_of_80_by_24_is_enough(name: str) -> None:
    """The table takes 80 columns and leaves eight lines for question and choices."""
    for scene in scenes(name, TERMINAL):
        lines = terminal(scene).plain.split("\n")
        assert len(lines) <= MOST_ROWS
        assert max(len(line) for line in lines) <= 80
        assert scene.width <= 80


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("name", GAMES)
def test_a_scene_shows_no_secret(name: str, shape: str) -> None:
    """Two worlds that a seat cannot tell apart look the same to it."""
    for state in positions(name):
        for seat in range(state.seats):
            other = state.seen_by(seat)
            other.redeal(seat, seed=5)
            assert other.seen_by(seat).scene(seat, shape) == state.scene(seat, shape)
