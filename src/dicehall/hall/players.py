"""What plays by itself at a table: bots, and people's standing orders. At a pace that people can follow.

Where several seats are asked at once, all that plays by itself answers together, after one pause that is always the
same: how long somebody has thought tells nobody what is in his hand.
"""

import asyncio
import logging
import random
import time
from typing import Final

from dicehall.core.errors import DicehallError
from dicehall.core.match import Match
from dicehall.hall import events as ev
from dicehall.hall.deeds import Denied
from dicehall.hall.hall import Hall, Wish
from dicehall.hall.room import Room
from dicehall.hall.table import PLAYING, Table

LOG: Final = logging.getLogger("dicehall.bots")
QUICKER: Final = 0.6
REACTION: Final = 1.2
AT_REACTION: Final = 0.5
TABLES_AT_ONCE: Final = 4
BETWEEN_TABLES: Final = 0.1


class Players:
    """Looks after all that plays by itself."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.pace = hall.settings.pace
        self.restart: asyncio.Task[None] | None = None

    def wake(self, room: Room, grace: float = 0.0) -> None:
        """Something has happened at a table: somebody's turn may have come who plays by himself.

        With a grace the table is another process's to look after, unless that does nothing for so long.
        """
        if room.player is None and automatic(room.table):
            room.player = asyncio.create_task(self.play(room, grace))

    def start(self, grace: float = 0.0) -> None:
        """Go on, after a restart, where something plays by itself."""
        self.restart = asyncio.create_task(self.go_on(grace))

    async def go_on(self, grace: float) -> None:
        """Wake the tables at which something plays by itself, a few at a time; all others sleep on."""
        playing: set[asyncio.Task[None]] = set()
        for name in await self.hall.running():
            if self.hall.is_closing:
                return
            if name not in self.hall.rooms and await self.is_due(name):
                room = await self.hall.room(name)
                self.wake(room, grace * random.uniform(1, 2))
                playing |= {room.player} if room.player is not None else set()
            if len(playing) >= TABLES_AT_ONCE:
                _, playing = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.sleep(BETWEEN_TABLES)

    async def is_due(self, name: str) -> bool:
        """Whether something plays by itself now at a table that sleeps."""
        try:
            return bool(automatic(await self.hall.loaded(name)))
        except DicehallError as wrong:  # a game that is no longer here keeps no other table asleep
            LOG.warning("a table does not wake", extra={"table": name, "why": str(wrong)})
            return False

    async def play(self, room: Room, grace: float) -> None:
        """Play until people are asked."""
        try:
            ply = -1
            while grace and ply != room.table.ply:
                ply = room.table.ply
                await asyncio.sleep(grace)
                await self.hall.catch_up_if_behind(room)
            while seats := automatic(room.table):
                await self.answer(room, seats)
        except Denied as wrong:
            LOG.warning("a bot stops", extra={"table": room.table.id, "why": wrong.text})
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("a bot fails", extra={"table": room.table.id})
        finally:
            room.player = None

    async def answer(self, room: Room, seats: list[int]) -> None:
        """All these seats decide; each in its own event."""
        table, position = room.table, room.table.position
        match = table.playing
        reaction = match.game.reaction(match.state)
        due = room.moved_at + self.pause(room, match, reaction)
        actions = await asyncio.gather(*[self.decision(table, seat, reaction) for seat in seats])
        await self.wait(room, due)
        if room.table is not table or table.position != position:
            return
        for seat, action in zip(seats, actions, strict=True):
            await self.hall.act(room, still(table, table.position, seat, action), action)

    def pause(self, room: Room, match: Match, reaction: str) -> float:
        """How long after the last event the answer comes."""
        if self.pace == 0 or room.hurried or not room.connections:
            return 0.0
        if reaction:
            return max(REACTION, self.pace)
        same = match.steps and match.steps[-1].seat in match.state.pending
        return self.pace * (QUICKER if same else 1.0)

    async def wait(self, room: Room, due: float) -> None:
        """Wait until then, or until somebody is in a hurry."""
        while not room.hurried and (rest := due - time.monotonic()) > 0:
            await asyncio.sleep(min(rest, 0.1))

    async def decision(self, table: Table, seat: int, reaction: str) -> int:
        """What the seat does: by its standing order, or as its bot thinks."""
        match = table.playing
        if not table.chairs[seat].player:
            return match.state.parse(declining(table, reaction), seat)
        legal = match.state.seen_by(seat).legal(seat)
        if len(legal) == 1:
            return legal[0]
        seconds = AT_REACTION if reaction else 0.0
        return await self.hall.thinkers.decide(table, seat, table.chairs[seat].player, seconds)


def automatic(table: Table) -> list[int]:
    """The seats that are asked now and play by themselves; none while somebody asks to go back."""
    if table.state != PLAYING or table.match is None or table.request is not None:
        return []
    reaction = table.game.reaction(table.match.state)
    return [
        seat
        for seat in table.pending
        if table.chairs[seat].player or (reaction and reaction in table.chairs[seat].let_go)
    ]


def declining(table: Table, reaction: str) -> str:
    """The name of the decision that lets a moment go by."""
    return next(one.decline for one in table.game.reactions if one.name == reaction)


def still(table: Table, position: tuple[int, int], seat: int, action: int) -> Wish:
    """The wish to decide so, if the position is still that one, and the seat still to be played for."""

    def wish(now: Table) -> list[ev.AnyEvent]:
        if now is not table or now.position != position or seat not in automatic(now):
            return []
        try:
            name = now.playing.state.name(action, seat)
        except DicehallError as wrong:
            raise Denied(str(wrong)) from None
        return [ev.Decided(seat=seat, name=name)]

    return wish
