"""From one drawing to the next: carried out in their order, the steps make the drawing that they were taken from."""

import random
from dataclasses import replace

import pytest

import dicehall
from dicehall.core.difference import Difference, difference
from dicehall.core.scene import Piece, Scene


class Shown:
    """A drawing that steps are carried out on, as a browser would: pieces by id, the parts of each in their order."""

    def __init__(self, scene: Scene) -> None:
        self.pieces: dict[str, Piece] = {}
        self.parts: dict[str, list[str]] = {"": []}
        for at, piece in enumerate(scene.pieces):
            self.put(piece, at, "")

    def put(self, piece: Piece, at: int, on: str) -> None:
        """A piece comes."""
        self.pieces[piece.id] = replace(piece, parts=())
        self.parts[on].insert(at, piece.id)
        self.parts[piece.id] = []
        for number, part in enumerate(piece.parts):
            self.put(part, number, piece.id)

    def drop(self, name: str) -> None:
        """A piece goes, with its parts."""
        next(names for names in self.parts.values() if name in names).remove(name)
        for part in list(self.parts[name]):
            self.drop(part)
        del self.parts[name], self.pieces[name]

    def carry_out(self, steps: Difference) -> None:
        """All steps, in their order."""
        for name in steps.drop:
            self.drop(name)
        for place in steps.put:
            self.put(place.piece, place.at, place.on)
        for piece in [*steps.set, *steps.touch]:
            self.pieces[piece.id] = replace(piece, parts=())


def row(*names: str, **marked: str) -> Scene:
    """A drawing of some pieces side by side; `marked` gives the text of some."""
    return Scene(9, 9, [Piece(name, "dot", 0, 0, 1, "", text=marked.get(name, "")) for name in names])


@pytest.mark.parametrize("shape", ["wide", "tall"])
@pytest.mark.parametrize("game", dicehall.games())
def test_the_steps_lead_from_each_drawing_to_the_next(game: str, shape: str) -> None:
    """Over the decisions of a random game, for two viewers."""
    match = dicehall.Match(game, seats=2, seed=5)
    luck = random.Random(5)
    for viewer in (0, dicehall.SPECTATOR):
        before = match.state.scene(viewer, shape)
        shown = Shown(before)
        for _ in range(30):
            if match.state.is_over:
                break
            match.play(luck.choice(match.state.legal()))
            after = match.state.scene(viewer, shape)
            shown.carry_out(difference(before, after))
            assert (shown.pieces, shown.parts) == (Shown(after).pieces, Shown(after).parts)
            before = after


def test_what_is_the_same_needs_no_step() -> None:
    """Equal pieces, though not the same objects."""
    assert difference(row("a", "b"), row("a", "b")).is_empty


def test_only_the_piece_that_moves_is_moved() -> None:
    """The others stay where they lie."""
    steps = difference(row("a", "b", "c", "d"), row("a", "c", "d", "b"))
    assert (steps.drop, [(place.piece.id, place.at) for place in steps.put]) == (["b"], [("b", 3)])


def test_a_piece_that_looks_different_is_set() -> None:
    """And nothing else."""
    steps = difference(row("a", "b"), row("a", "b", b="new"))
    assert [piece.id for piece in steps.set] == ["b"]
