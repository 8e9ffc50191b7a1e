"""What all parts of the drawing use: words, names of seats and places, and what a click on each thing means now."""

from textwrap import wrap
from typing import Final

from dicehall.core.actions import first_of, second_of, verb_of
from dicehall.core.scene import Piece
from dicehall.games.dicetopia import terms as t
from dicehall.games.dicetopia.book import MISSIONS_KEPT
from dicehall.games.dicetopia.domination import domination_stars
from dicehall.games.dicetopia.missions import mission_stars
from dicehall.games.dicetopia.scoring import loot, score_of
from dicehall.games.dicetopia.state import TopiaState
from dicehall.games.dicetopia.words import place_name

Spot = tuple[float, float]

SHAPES: Final = ("disc", "square", "triangle", "diamond")
WITH_PLACE: Final[list[int]] = [t.DO_SEND, t.DO_TAKE, t.DO_EXTERMINATE, t.DO_INTERVENE]
WITH_OWN_DIE: Final[list[int]] = [t.DO_CLONE, t.DO_COPY_VALUE, t.DO_COPY_COLOUR, t.DO_RAISE, t.DO_LOWER]
WITH_HOOD: Final[list[int]] = [t.DO_TRANSCEND, t.DO_HYPNOTISE]
WITH_CARD: Final[list[int]] = [t.DO_DISCARD, t.DO_LEAVE, t.DO_COPY]


class Choices:
    """The legal actions of a seat, sorted by the thing that they are about."""

    def __init__(self, s: TopiaState, seat: int) -> None:
        self.places: dict[int, list[int]] = {}
        self.hoods: dict[int, int] = {}
        self.winners: dict[tuple[int, int], int] = {}
        self.cards: dict[int, int] = {}
        self.factions: dict[int, int] = {}
        self.others: list[int] = []
        for action in s.legal(seat) if seat >= 0 else []:
            self.sort(action)

    def sort(self, action: int) -> None:
        """Put an action to the thing that it is about."""
        verb, first = verb_of(action), first_of(action)
        if verb in WITH_PLACE:
            self.places.setdefault(first, []).append(action)
        elif verb in WITH_OWN_DIE:
            self.places.setdefault(first + t.SPACES, []).append(action)
        elif verb in WITH_HOOD:
            self.hoods[first] = action
        elif verb in WITH_CARD:
            self.cards[first] = action
        elif verb == t.DO_RIG:
            self.winners[first, second_of(action)] = action
        elif verb == t.DO_FACTION:
            self.factions[first] = action
        else:
            self.others.append(action)

    def at(self, place: int) -> list[int]:
        """What can be done with the thing that lies in a place."""
        return self.places.get(place, [])


def word(
    name: str,
    text: str,
    at: Spot,
    size: float,
    tint: str = "ink",
    style: str = "text",
    anchor: str = "start",
    layer: int = 0,
) -> Piece:
    """A few words."""
    return Piece(name, "text", *at, size, text, tint=tint, text=text, anchor=anchor, style=style, layer=layer)


def lines(name: str, text: str, at: Spot, size: float, letters: int, tint: str, anchor: str = "start") -> list[Piece]:
    """A text in lines of so many letters."""
    return [
        word(f"{name}-{i}", line, (at[0], at[1] + i * size * 1.22), size, tint, anchor=anchor)
        for i, line in enumerate(wrap(text, letters))
    ]


def name_of(viewer: int, seat: int) -> str:
    """How a seat is called at the table."""
    return "You" if viewer == seat else f"Player {seat + 1}"


def seat_token(name: str, viewer: int, seat: int, at: Spot, size: float) -> Piece:
    """The sign of a seat: a colour and a shape."""
    label = f"{name_of(viewer, seat)}: {SHAPES[seat]}"
    return Piece(name, f"seat-{seat}", *at, size, label, tint=f"seat{seat}")


def place_label(s: TopiaState, viewer: int, place: int) -> str:
    """A place in words."""
    if place < t.SPACES:
        return f"{place_name(s, place)}, {s.book.city.neighbourhood[place // 5].name}"
    seat, slot = (place - t.SPACES) // 6, (place - t.SPACES) % 6
    whose = "your" if seat == viewer else f"Player {seat + 1}'s"
    return f"space {slot + 1} of {whose} Faction Board"


# ---- what may be read off ----


def known_missions(s: TopiaState, seat: int) -> list[int]:
    """The missions of a seat that the viewer may see, in the order of the list."""
    counted = s.of(seat, t.COUNTED)
    cards = counted if counted != 0 else s.of(seat, t.HAND)
    return [card for card in range(t.MISSIONS) if cards > 0 and (cards >> card) & 1 == 1]


def hidden_missions(s: TopiaState, seat: int) -> int:
    """How many missions of a seat the viewer does not see."""
    return max(0, int(s.of(seat, t.HELD)) - len(known_missions(s, seat)))


def missions_now(s: TopiaState, seat: int) -> int:
    """What the missions that one may see are worth as things stand: the best of them, as many as will count.

    The one that everybody scores is added.
    """
    worth = sorted([int(mission_stars(s, seat, card)) for card in known_missions(s, seat)], reverse=True)
    shared = int(mission_stars(s, seat, s.shared)) if s.shared >= 0 else 0
    return sum(worth[: int(s.knob(MISSIONS_KEPT))]) + shared


def stars_now(s: TopiaState, seat: int) -> int:
    """All stars of a seat that one may see, as things stand; at the end its score."""
    if s.step == t.FINISHED:
        return int(score_of(s, seat))
    return int(loot(s, seat) + domination_stars(s, seat)) + missions_now(s, seat)


def mission_label(s: TopiaState, seat: int, card: int) -> str:
    """A mission in words, with what it is worth now."""
    mission = s.book.missions[card]
    return f"{mission.title}: {mission.text}. Now worth {mission_stars(s, seat, card)} stars"
