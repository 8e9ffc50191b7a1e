"""What is different between two drawings of the same table: for whoever shows one and wants to go on to the other.

Ids are unique in a scene, parts included. The steps are meant to be carried out in this order: `drop`, pieces that
leave the place where they lie, with their parts; `put`, pieces that come, one after the other, each at its number among
the parts of `on` (empty: among all pieces); `set`, pieces that are different where they lie and have no parts; `touch`,
pieces that are different but keep the parts they have. A piece that only moved in the order is dropped and put.
"""

from bisect import bisect_left

from mypy_extensions import i64

from dicehall.core.scene import Piece, Scene


class Place:
    """Where a piece comes to lie: number `at` among the parts of the piece `on`."""

    def __init__(self, piece: Piece, at: int, on: str) -> None:
        self.piece = piece
        self.at = at
        self.on = on


class Difference:
    """The steps from one drawing to the next."""

    def __init__(self) -> None:
        self.drop: list[str] = []
        self.put: list[Place] = []
        self.set: list[Piece] = []
        self.touch: list[Piece] = []

    @property
    def is_empty(self) -> bool:
        """Whether both drawings have the same pieces."""
        return not (self.drop or self.put or self.set or self.touch)


def difference(before: Scene, after: Scene) -> Difference:
    """The steps from one drawing to the other."""
    found = Difference()
    compare_all(before.pieces, after.pieces, "", found)
    return found


def compare_all(before: list[Piece], after: list[Piece], on: str, found: Difference) -> None:
    """Compare the pieces that lie in one place; mostly all but a few in the middle are still in their order."""
    first: i64 = 0
    last: i64 = 0
    old: i64 = len(before) - 1
    new: i64 = len(after) - 1
    shorter = min(old, new) + 1
    while first < shorter and (before[first] is after[first] or stays(before[first], after[first], found)):
        first += 1
    while last < shorter - first and (
        before[old - last] is after[new - last] or stays(before[old - last], after[new - last], found)
    ):
        last += 1
    if first + last < max(len(before), len(after)):
        compare_some(before[first : len(before) - last], after[first : len(after) - last], first, on, found)


def stays(before: Piece, after: Piece, found: Difference) -> bool:
    """Whether it is the same piece in the same place; what is different about it is noted."""
    if before.id != after.id:
        return False
    compare(before, after, found)
    return True


def compare_some(before: list[Piece], after: list[Piece], first: int, on: str, found: Difference) -> None:
    """Compare pieces that are not in the same order; the first of them is number `first` in its place."""
    old = {piece.id: piece for piece in before}
    kept = staying([piece.id for piece in before], [piece.id for piece in after])
    found.drop += [piece.id for piece in before if piece.id not in kept]
    for i in range(len(after)):
        piece = after[i]
        if piece.id not in kept:
            found.put.append(Place(piece, first + i, on))
        elif old[piece.id] is not piece:
            compare(old[piece.id], piece, found)


def compare(before: Piece, after: Piece, found: Difference) -> None:
    """Compare two states of one piece."""
    if not looks_alike(before, after):
        if not before.parts and not after.parts:
            found.set.append(after)
            return
        found.touch.append(after)
    if before.parts is not after.parts:
        compare_all(list(before.parts), list(after.parts), after.id, found)


def looks_alike(one: Piece, other: Piece) -> bool:
    """Whether two pieces are the same in everything but their parts."""
    return (
        one.picture == other.picture
        and one.x == other.x
        and one.y == other.y
        and one.size == other.size
        and one.label == other.label
        and one.turn == other.turn
        and one.tint == other.tint
        and one.text == other.text
        and one.glyph == other.glyph
        and one.action == other.action
        and one.layer == other.layer
        and one.house == other.house
        and one.anchor == other.anchor
        and one.style == other.style
        and one.strength == other.strength
        and one.scale == other.scale
    )


def staying(before: list[str], after: list[str]) -> set[str]:
    """The ids that need not be moved: of those in both, the most that lie in the same order (by patience sorting)."""
    place = {name: at for at, name in enumerate(before)}
    common = [name for name in after if name in place]
    ends: list[int] = []
    last: list[str] = []
    link: dict[str, str] = {}
    for name in common:
        at = bisect_left(ends, place[name])
        if at > 0:
            link[name] = last[at - 1]
        if at == len(ends):
            ends.append(place[name])
            last.append(name)
        else:
            ends[at] = place[name]
            last[at] = name
    row: set[str] = set()
    name = last[-1] if last else ""
    while name != "":
        row.add(name)
        name = link.get(name, "")
    return row
