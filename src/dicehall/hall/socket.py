"""A table over a WebSocket: `/ws/tables/TABLE`. The messages are those of `messages.py`."""

import logging
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

import msgspec

from dicehall.core.errors import DicehallError
from dicehall.hall import deeds
from dicehall.hall import messages as m
from dicehall.hall.advice import advice, why
from dicehall.hall.deeds import Denied
from dicehall.hall.guests import Guests
from dicehall.hall.hall import Hall
from dicehall.hall.limits import Bucket
from dicehall.hall.line import LINE
from dicehall.hall.room import Connection, Room
from dicehall.hall.table import Table

LOG: Final = logging.getLogger("dicehall.socket")
DECODER: Final = msgspec.json.Decoder(m.FromBrowser)
NOBODY: Final = 4401
NOWHERE: Final = 4404
TOO_MUCH: Final = 1008
RATE, BURST = 20.0, 120.0
HINTS = 0.3
FAULT: Final = "Something went wrong in the hall itself; it has been noted."

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]


class AlreadyDone(Exception):
    """The same was asked before, and done; `ply` is what was answered then."""

    def __init__(self, ply: int) -> None:
        super().__init__()
        self.ply = ply


class Talk:
    """One connection, from its beginning to its end."""

    def __init__(self, hall: Hall, connection: Connection, room: Room) -> None:
        self.hall = hall
        self.connection = connection
        self.room = room
        self.person = connection.person
        limited = hall.settings.rate_limits
        self.bucket = Bucket(RATE, BURST) if limited else None
        self.hints = Bucket(HINTS, 5.0) if limited else None

    async def listen(self, receive: Receive) -> None:
        """Take in what comes until the other end is gone."""
        while not self.connection.is_closed:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            if self.bucket is not None and not self.bucket.take():
                self.connection.close(TOO_MUCH, "That was too much at once.")
                return
            await self.hear(message.get("text") or message.get("bytes") or "")

    async def hear(self, text: str | bytes) -> None:
        """One message; whatever is wrong with it is answered."""
        try:
            wish = DECODER.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as wrong:
            self.connection.say(m.Refused("", f"This is no message that the hall knows: {wrong}"))
            return
        try:
            await self.answer(wish)
        except AlreadyDone as done:
            seat = wish.seat if isinstance(wish, m.Move) else m.SPECTATOR
            self.connection.say(m.Done(wish.id, self.table.plies.shown(seat, done.ply)))
        except Denied as denied:
            self.refuse(getattr(wish, "id", ""), denied)
        except DicehallError as wrong:
            self.connection.say(m.Refused(getattr(wish, "id", ""), str(wrong)))
        except Exception:  # a fault of ours; who is connected stays connected
            LOG.exception("a message failed", extra={"table": self.table.id, "type": type(wish).__name__})
            self.connection.say(m.Refused(getattr(wish, "id", ""), FAULT))

    def refuse(self, name: str, denied: Denied) -> None:
        """Say why not; to who is behind, the present as well."""
        self.connection.say(m.Refused(name, denied.text, denied.rule, denied.stale))
        sight = self.connection.sight
        if denied.stale and sight is not None:
            self.room.look(self.connection, sight.side, sight.shape)

    async def answer(self, wish: m.FromBrowser) -> None:
        """What the message asks for."""
        match wish:
            case m.Move():
                await self.move(wish)
            case m.Look():
                await self.look(wish)
            case m.Ask():
                self.connection.say(why(self.table, self.own(wish.seat), wish))
            case m.Hint():
                await self.hint(wish)
            case m.Ping():
                self.connection.say(m.Done(wish.id))
            case m.Hurry():
                demand_seat(self.table, self.person)
                self.room.hurried = True
                self.connection.say(m.Done(wish.id))
            case _:
                await self.deed(wish)

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.room.table

    def own(self, seat: int) -> int:
        """The seat, which has to be one's own."""
        deeds.own_chair(self.table, self.person, seat)
        return seat

    async def look(self, wish: m.Look) -> None:
        """From a side of one's own, or as a spectator."""
        if wish.side != m.SPECTATOR:
            self.own(wish.side)
        async with self.room.lock:
            self.room.look(self.connection, wish.side, wish.shape)

    async def move(self, wish: m.Move) -> None:
        """A decision."""
        self.own(wish.seat)
        key = f"{self.person}:{wish.id}"

        def decide(table: Table) -> list[Any]:
            check_new(table, key)
            return [deeds.move(table, self.person, wish.seat, wish.action, wish.ply, key)]

        ply = await self.hall.act(self.room, decide, wish.action)
        self.room.hurried = False
        self.connection.say(m.Done(wish.id, self.table.plies.shown(wish.seat, ply)))

    async def deed(self, wish: m.Undo | m.Takeback | m.Consent | m.Orders | m.Say) -> None:
        """Anything else that goes into the log."""
        key = f"{self.person}:{wish.id}"

        def do(table: Table) -> Any:
            check_new(table, key)
            match wish:
                case m.Undo():
                    return deeds.undo(table, self.person, wish.seat, wish.ply, wish.to, key)
                case m.Takeback():
                    return deeds.request(table, self.person, wish.seat, wish.to, key)
                case m.Consent():
                    return deeds.consent(table, self.person, wish.seat, wish.yes, key)
                case m.Orders():
                    return deeds.orders(table, self.person, wish.seat, wish.let_go, key)
                case m.Say():
                    return deeds.say(table, self.person, self.connection.name, wish, key)

        await self.hall.act(self.room, do)
        self.connection.say(m.Done(wish.id))

    async def hint(self, wish: m.Hint) -> None:
        """A bot's advice."""
        if self.hints is not None and not self.hints.take():
            raise Denied("One hint after the other; wait a little.")
        seat = self.own(wish.seat)
        found = await advice(self.hall.thinkers, self.table, seat, wish.id)
        self.connection.say(found)


def check_new(table: Table, key: str) -> None:
    """Raise AlreadyDone when this was asked before."""
    if key in table.done:
        raise AlreadyDone(table.done[key])


def demand_seat(table: Table, person: str) -> None:
    """Raise Denied unless the person plays here."""
    deeds.demand(bool(table.seats_of(person)), "Only who plays here can hurry the bots.", 403)


async def talk(hall: Hall, guests: Guests, scope: MutableMapping[str, Any], receive: Receive, send: Any) -> None:
    """The whole life of a WebSocket, from its handshake on."""
    await receive()
    cookies = b"; ".join(value for name, value in scope["headers"] if name == b"cookie").decode("latin-1")
    person = guests.known(cookies)
    await send({"type": "websocket.accept"})
    name = await guests.name(person) if person else ""
    connection = Connection(person, name, scope["extensions"][LINE], send)
    if not person:
        connection.close(NOBODY, "The hall does not know you; open its first page.")
        await connection.finish()
        return
    try:
        room = await hall.room(scope["path"].removeprefix("/ws/tables/"))
    except DicehallError as wrong:
        connection.close(NOWHERE, str(wrong))
        await connection.finish()
        return
    started = time.monotonic()
    mine = room.table.seats_of(person)
    async with room.lock:
        room.look(connection, mine[0] if mine else m.SPECTATOR, "wide")
    hall.woken(room)
    try:
        await Talk(hall, connection, room).listen(receive)
    finally:
        room.leave(connection)
        await connection.finish()
        LOG.debug("gone", extra={"table": room.table.id, "seconds": round(time.monotonic() - started, 1)})
