"""Secrets over the wire: a side is sent the same bytes in all worlds that it cannot tell apart.

The worlds are made by dealing a position again for a side (`redeal`): they differ in what the side does not know and
in nothing else. Both go through the same code as a WebSocket's messages: rooms, with an ear where a socket would be.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

import pytest

import dicehall
from dicehall.core.state import OVER, SPECTATOR, State
from dicehall.hall import deeds
from dicehall.hall import events as ev
from dicehall.hall.deeds import Denied
from dicehall.hall.library import Library
from dicehall.hall.messages import View
from dicehall.hall.opening import opening
from dicehall.hall.room import Connection, Room
from dicehall.hall.sight import VIEW, forgets, look_back
from dicehall.hall.table import PLAYING, Table

SECRET = "5e" * 32
LOOK_BACK_EVERY = 4
PLAYED = 24
Games = list[tuple[str, int]]
GAMES: Games = [(name, min(3, dicehall.game(name).most)) for name in dicehall.games()]
MANY = pytest.mark.parametrize(("game", "seats"), [one for one in GAMES if one[1] > 1])


class Nowhere:
    """Where nothing goes out."""

    is_ready = True

    def say(self, texts: Sequence[str]) -> None:
        """Nothing is sent."""

    @staticmethod
    async def send(message: dict[str, object]) -> None:
        """Nothing is sent."""


class Ear(Connection):
    """A connection that keeps what it is sent."""

    def __init__(self, person: str) -> None:
        super().__init__(person, person, Nowhere(), Nowhere.send)
        self.heard: list[str] = []

    def post(self, text: str) -> None:
        """Keep it."""
        self.heard.append(text)


def ear_at(table: Table, side: int, shape: str) -> tuple[Room, Ear]:
    """A room of its own in which somebody looks at the table from a side."""
    room, ear = Room(table), Ear(table.chairs[side].person if side >= 0 else "x")
    room.look(ear, side, shape)
    return room, ear


def seated(game: str, seats: int, options: dict[str, str] | None = None) -> Table:
    """A table with a person in each seat."""
    played = Library([]).game(game)
    table = Table("t" * 12, SECRET, played, opening(played, seats, played.settled(options or {}), "p0"), 0.0)
    for seat in range(seats):
        table.happen(ev.Sat(seat=seat, person=f"p{seat}", name=f"Name{seat}"), 0.0)
    return table


def decisions(table: Table, luck: random.Random) -> Iterator[tuple[int, int]]:
    """A whole random game: after each decision, which seat made it, and what it was."""
    while table.playing.state.actor != OVER:
        state = table.playing.state
        seat = luck.choice(state.pending)
        action = luck.choice(state.legal(seat))
        table.carry_out(ev.Decided(seat=seat, name=state.name(action, seat)), 0.0, action)
        yield seat, action


@dataclass
class Side:
    """A side of the table in the real world, and in a world that is dealt again for it before each message."""

    side: int
    real: tuple[Room, Ear]
    other: tuple[Room, Ear]

    def clear(self) -> None:
        """Forget what was heard."""
        self.real[1].heard.clear()
        self.other[1].heard.clear()

    def tell(self, table: Table, seat: int, action: int, seed: int) -> None:
        """What has happened is told in both worlds."""
        self.real[0].tell(seat, action)
        match = table.playing
        state = match.state
        match.state = state.seen_by(self.side)
        match.state.redeal(self.side, seed)
        try:
            self.other[0].tell(seat, action)
        finally:
            match.state = state


@MANY
@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_a_world_dealt_again_sends_the_same_bytes(game: str, seats: int, shape: str) -> None:
    """Over a whole game, to each seat and to a spectator."""
    table = seated(game, seats)
    sides = [Side(s, ear_at(table, s, shape), ear_at(table, s, shape)) for s in (*range(seats), SPECTATOR)]
    table.happen(ev.Started(salts=[""] * seats), 0.0)
    for seat, action in decisions(table, random.Random(shape)):
        for side in sides:
            side.tell(table, seat, action, table.count)
            assert side.real[1].heard == side.other[1].heard, f"side {side.side} after decision {table.ply}"
            side.clear()


@MANY
def test_who_sees_nothing_new_is_sent_nothing(game: str, seats: int) -> None:
    """Not even that somebody has decided something: neither when, nor how often."""
    table = seated(game, seats)
    table.happen(ev.Started(salts=[""] * seats), 0.0)
    ears = {side: ear_at(table, side, "wide") for side in (*range(seats), SPECTATOR)}
    before = {side: seen(table, side) for side in ears}
    for seat, action in decisions(table, random.Random(7)):
        for side, (room, ear) in ears.items():
            ear.heard.clear()
            room.tell(seat, action)
            now = seen(table, side)
            assert side == seat or now != before[side] or not ear.heard, f"side {side}: {ear.heard}"
            before[side] = now


@MANY
def test_whoever_sees_nothing_new_is_answered_the_same_when_he_wants_to_go_back(game: str, seats: int) -> None:
    """That somebody has decided since, in secret, is not in the refusal, nor in what the others are asked."""
    table, compared = seated(game, seats, {"conditions": "on"} if game == "dystopolis" else {}), 0
    table.happen(ev.Started(salts=[""] * seats), 0.0)
    before = {side: (seen(table, side), going_back(table, side)) for side in range(seats)}
    for seat, _ in decisions(table, random.Random(5)):
        now = {side: (seen(table, side), going_back(table, side)) for side in range(seats)}
        for side in set(range(seats)) - {seat}:
            if now[side][0] == before[side][0] and table.state == PLAYING:
                assert now[side][1] == before[side][1], f"side {side} at ply {table.ply}"
                compared += 1
        before = now
    assert compared or game != "dystopolis"


def going_back(table: Table, side: int) -> list[str]:
    """What a seat is told that wants to undo its last decision, its turn, or to ask the others."""
    person, ply = table.chairs[side].person, table.plies.shown(side, table.ply)
    start = table.plies.shown(side, max(0, table.turn_start(side)))
    wishes: list[Callable[[], object]] = [
        lambda: [event.seat for event in deeds.undo(table, person, side, ply, -1, "")],  # type: ignore[union-attr]
        lambda: [event.seat for event in deeds.undo(table, person, side, ply, start, "")],  # type: ignore[union-attr]
        lambda: deeds.request(table, person, side, -1, ""),
    ]
    return [answer(wish) for wish in wishes]


def answer(wish: Callable[[], object]) -> str:
    """What comes of a wish, in words."""
    try:
        return str(wish())
    except Denied as denied:
        return denied.text


def seen(table: Table, side: int) -> tuple[bytes, list[tuple[int, str]]]:
    """All that the rules show a side: its view of the position, and the log."""
    view = table.playing.state.seen_by(side)
    return view.key(), [line.text for line in table.playing.lines(view, side)]


@MANY
def test_sealed_decisions_send_the_same_bytes(game: str, seats: int) -> None:
    """Where a seat could have decided otherwise, and another side cannot tell, that side is sent the same."""
    table, other = (seated(game, seats) for _ in range(2))
    for one in (table, other):
        one.happen(ev.Started(salts=[""] * seats), 0.0)
    luck, compared = random.Random(11), 0
    while table.playing.state.actor != OVER:
        state = table.playing.state
        seat = luck.choice(state.pending)
        action, instead = luck.choice(state.legal(seat)), luck.choice(state.legal(seat))
        for side in cannot_tell(state, seat, action, instead):
            heard = [told_of(one, side, seat, act) for one, act in ((table, action), (other, instead))]
            assert heard[0] == heard[1], f"side {side} after decision {table.ply}"
            compared += 1
        for one in (table, other):
            one.carry_out(ev.Decided(seat=seat, name=state.name(action, seat)), 0.0, action)
    assert compared or game not in ("diceland", "dystopolis")


def cannot_tell(state: State, seat: int, action: int, instead: int) -> list[int]:
    """The sides that see the same whichever of the two the seat does."""
    if action == instead:
        return []
    one, other = state.clone(), state.clone()
    one.apply(action, seat)
    other.apply(instead, seat)
    sides = [side for side in (*range(state.seats), SPECTATOR) if side != seat]
    return [side for side in sides if one.seen_by(side).key() == other.seen_by(side).key()]


def told_of(table: Table, side: int, seat: int, action: int) -> list[str]:
    """What a side is sent of a decision, which is taken back after it with the chance that it brought."""
    match = table.playing
    ply, index = table.ply, match.stream.index
    room, ear = ear_at(table, side, "wide")
    table.decide(seat, action)
    room.tell(seat, action)
    table.take_back(ply)
    match.stream.index = index
    return ear.heard


@MANY
def test_the_replay_of_a_running_game_tells_no_more_than_its_side_was_shown(game: str, seats: int) -> None:
    """From every side, at any ply; also when more is known by now."""
    table = seated(game, seats)
    table.happen(ev.Started(salts=[""] * seats), 0.0)
    rooms = {side: ear_at(table, side, "wide")[0] for side in (*range(seats), SPECTATOR)}
    shown: dict[tuple[int, int], View] = {}
    for count, (seat, action) in enumerate(islice(decisions(table, random.Random(13)), PLAYED)):
        for side, room in rooms.items():
            room.tell(seat, action)
            if count % LOOK_BACK_EVERY == 0 or forgets(table.game):
                view = VIEW.decode(room.sights[side, "wide"].whole(table.data(""), 0))
                shown[side, view.ply] = view
        if forgets(table.game):
            compare(table, shown)
            shown.clear()
    assert table.state == PLAYING
    compare(table, shown)


def compare(table: Table, shown: dict[tuple[int, int], View]) -> None:
    """Look back from where the game is now."""
    for (side, ply), view in shown.items():
        assert told(look_back(table, ply, side, "wide")) == told(view), f"side {side} at ply {ply}"


def told(view: View) -> tuple[object, ...]:
    """What a view tells of the game."""
    return view.ply, view.scene, view.prompt, view.pending, view.panels, view.log, view.ending
