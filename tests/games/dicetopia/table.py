"""Positions of Dicetopia from a picture, and words for what may be done there.

    city('''
        A: w5 @0 . . .
        0: w6 t2
        1: p1
    ''', factions={0: "Banxa Corporation"}, hands={0: ["Vigilantes"]})

A line with a letter is a neighbourhood: `w5` is a white die with a 5, `@0` an agent of seat 0, `#` a space that is of
no use any more. Spaces that are not drawn stay out of play. A line with a number is the Faction Board of a seat: its
dice; agents fill the rest.
"""

import dicehall
from dicehall.core.game import Game
from dicehall.games.dicetopia import setup
from dicehall.games.dicetopia.flow import Topia
from dicehall.games.dicetopia.terms import (
    AGENT,
    DEALT,
    FINISHED,
    HAND,
    HELD,
    RUBBLE,
    SEND,
    SLOTS,
    SPACES,
    TAKEN,
    UNUSED,
    agent,
    die,
)

COLOURS = "wtp"
LETTERS = "AGWTON"


def game() -> Game:
    """Dicetopia."""
    return dicehall.game("dicetopia")


def cell(word: str) -> int:
    """What a word of a picture means."""
    if word == ".":
        return UNUSED
    if word == "#":
        return RUBBLE
    if word[0] == "@":
        return agent(int(word[1]))
    return die(COLOURS.index(word[0]), int(word[1]))


def card(title: str) -> int:
    """The number of a mission."""
    return [mission.title for mission in game().book.missions].index(title)


def faction(name: str) -> int:
    """The number of a faction, from any part of its name."""
    return next(i + 1 for i, one in enumerate(game().book.factions) if name in one.name)


def city(
    picture: str = "",
    *,
    seats: int = 2,
    factions: dict[int, str] | None = None,
    hands: dict[int, list[str]] | None = None,
    scenario: str = "none",
    advanced: str = "off",
    first: int = 0,
) -> Topia:
    """The position of a picture, with the turn of the First Player about to begin."""
    s = game().start(seats, {"scenario": scenario, "advanced": advanced})
    assert isinstance(s, Topia)
    s.first = first
    s.step = SEND
    s.progress = 0
    for line in picture.strip().splitlines():
        draw(s, line.strip())
    for seat, name in (factions or {}).items():
        give_faction(s, seat, name)
    for seat in range(seats):
        give_hand(s, seat, (hands or {}).get(seat, []))
    return s


def draw(s: Topia, line: str) -> None:
    """One line of a picture."""
    place, _, words = line.partition(":")
    cells = [cell(word) for word in words.split()]
    if place in LETTERS:
        for i, what in enumerate(cells):
            s.cells[LETTERS.index(place) * 5 + i] = what
        return
    base = SPACES + int(place) * SLOTS
    for i, what in enumerate(cells):
        s.cells[base + i] = what
    s.put(int(place), TAKEN, len(cells))


def give_faction(s: Topia, seat: int, name: str) -> None:
    """A faction for a seat, unused so far."""
    setup.give_faction(s, seat, faction(name))


def give_hand(s: Topia, seat: int, titles: list[str]) -> None:
    """Missions for a seat."""
    cards = sum(1 << card(title) for title in titles)
    s.put(seat, HAND, cards)
    s.put(seat, DEALT, cards)
    s.put(seat, HELD, len(titles))


def turn(s: Topia, number: int = 0) -> Topia:
    """Begin turn number so-and-so, counted from 0."""
    s.turn = number
    s.next_turn()
    return s


def end(s: Topia) -> Topia:
    """All turns have been taken."""
    return turn(s, SLOTS * s.seats)


def choices(s: Topia) -> list[str]:
    """What the seat that acts may do."""
    return [s.name(action) for action in s.legal()]


def play(s: Topia, *names: str) -> Topia:
    """Decisions of whoever acts, by name; a number lets a die fall, or chance bring that outcome, counted from 1."""
    for name in names:
        if name.isdigit():
            s.resolve(int(name) - 1)
        else:
            s.apply(s.parse(name))
    return s


def draws(s: Topia, title: str) -> Topia:
    """Chance brings this mission."""
    words = [s.game.outcome(s, i) for i in range(s.chances)]
    s.resolve(words.index(title))
    return s


def at(s: Topia, place: str) -> str:
    """What lies in a place, in the letters of a picture."""
    slot = s.game.vocabulary.parse(f"take {place}") >> 8
    what = s.cells[slot] & 255
    if what in (UNUSED, RUBBLE):
        return ".#"[what]
    if what & AGENT:
        return f"@{what & 7}"
    return f"{COLOURS[(what >> 3) & 3]}{what & 7}"


def over(s: Topia) -> bool:
    """Whether the game has ended."""
    return s.step == FINISHED and s.actor == dicehall.OVER


def refused(s: Topia, name: str) -> str:
    """The number of the rule against an action; empty when it is legal."""
    refusal = s.refusal(s.parse(name))
    return "" if refusal is None else refusal.rule
