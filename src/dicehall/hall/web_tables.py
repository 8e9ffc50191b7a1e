"""Tables over HTTP: opening them, sitting down, getting ready, starting, leaving, coming back, playing again."""

from collections.abc import Callable, Sequence

import segno
from litestar import Controller, Response, get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED
from msgspec.structs import replace

from dicehall.hall import deeds, opening
from dicehall.hall import events as ev
from dicehall.hall.deeds import Denied
from dicehall.hall.forms import BotSeat, NewTable, Ready, Return, Sit, Stand
from dicehall.hall.hall import Hall
from dicehall.hall.messages import TableData
from dicehall.hall.table import PLAYING, Table
from dicehall.hall.visitor import TheGuests, TheHall, TheVisitor, Visitor

IN_LOBBY = 50
MINE = 40


class Tables(Controller):
    """Everything at `/api/tables`."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/", summary="The tables of the lobby that wait for players")
    async def lobby(self, hall: TheHall, visitor: TheVisitor) -> list[TableData]:
        """Listed tables that have not begun, newest first."""
        return [personal(table, visitor.person) for table in await hall.lobby(IN_LOBBY)]

    @get("/mine", summary="Your tables that are not over")
    async def mine(self, hall: TheHall, visitor: TheVisitor) -> list[TableData]:
        """Those where it is your turn first."""
        found: list[TableData] = []
        for table in await hall.tables_of(visitor.person, over=False, most=MINE) if visitor.person else []:
            found.append(await present(hall, table, visitor.person))
        return sorted(found, key=lambda table: not table.your_turn)

    @post("/", status_code=HTTP_201_CREATED, summary="Open a table")
    async def open(self, hall: TheHall, guests: TheGuests, visitor: TheVisitor, data: JSONBody[NewTable]) -> TableData:
        """A new table; `start` begins at once."""
        person = visitor.known()
        visitor.pay(10)
        game = hall.library.game(data.game, data.content)
        opened, events = opening.fresh(game, person, await guests.name(person), data)
        room = await hall.open(game, opened, events)
        return room.table.data(person, room.present)

    @get("/{table:str}", summary="A table")
    async def one(self, hall: TheHall, visitor: TheVisitor, table: FromPath[str]) -> TableData:
        """Who sits there and how far it has come."""
        room = await hall.room(table)
        return room.table.data(visitor.person, room.present)

    @post("/{table:str}/sit", status_code=HTTP_200_OK, summary="Take a free seat")
    async def sit(
        self, hall: TheHall, guests: TheGuests, visitor: TheVisitor, table: FromPath[str], data: JSONBody[Sit]
    ) -> TableData:
        """Take a free seat, under your name or another."""
        person = visitor.known()
        name = data.name or await guests.name(person)
        return await done(hall, visitor, table, lambda t: deeds.sit(t, person, name, data.seat, data.salt))

    @post("/{table:str}/stand", status_code=HTTP_200_OK, summary="Give a seat up")
    async def stand(self, hall: TheHall, visitor: TheVisitor, table: FromPath[str], data: JSONBody[Stand]) -> TableData:
        """Before the game the seat is free again; in the game a bot plays on."""
        person = visitor.known()

        def wish(t: Table) -> Sequence[ev.AnyEvent]:
            if t.state == PLAYING:
                return deeds.leave(t, person, data.seat, data.bot)
            return deeds.stand(t, person, data.seat)

        return await done(hall, visitor, table, wish)

    @post("/{table:str}/bot", status_code=HTTP_200_OK, summary="Seat a bot, or take it away")
    async def bot(self, hall: TheHall, visitor: TheVisitor, table: FromPath[str], data: JSONBody[BotSeat]) -> TableData:
        """Give a free seat to a bot of a level."""
        person = visitor.known()
        return await done(hall, visitor, table, lambda t: deeds.seat_bot(t, person, data.seat, data.level))

    @post("/{table:str}/ready", status_code=HTTP_200_OK, summary="Say that you are ready")
    async def ready(self, hall: TheHall, visitor: TheVisitor, table: FromPath[str], data: JSONBody[Ready]) -> TableData:
        """Ready to begin, or not yet."""
        person = visitor.known()
        return await done(hall, visitor, table, lambda t: deeds.ready(t, person, data.seat, data.ready))

    @post("/{table:str}/start", status_code=HTTP_200_OK, summary="Begin")
    async def start(self, hall: TheHall, visitor: TheVisitor, table: FromPath[str]) -> TableData:
        """Begin, when all seats are taken and all others are ready."""
        person = visitor.known()
        return await done(hall, visitor, table, lambda t: deeds.start(t, person))

    @post("/{table:str}/leave", status_code=HTTP_200_OK, summary="Leave a seat to a bot")
    async def leave(self, hall: TheHall, visitor: TheVisitor, table: FromPath[str], data: JSONBody[Stand]) -> TableData:
        """A bot plays on for you until you come back."""
        person = visitor.known()
        return await done(hall, visitor, table, lambda t: deeds.leave(t, person, data.seat, data.bot))

    @post("/{table:str}/return", status_code=HTTP_200_OK, summary="Take your seat back")
    async def come_back(
        self, hall: TheHall, visitor: TheVisitor, table: FromPath[str], data: JSONBody[Return]
    ) -> TableData:
        """Take the seat back from the bot that kept it."""
        person = visitor.known()
        return await done(hall, visitor, table, lambda t: deeds.come_back(t, person, data.seat))

    @post("/{table:str}/rematch", status_code=HTTP_200_OK, summary="Play again, one seat further")
    async def rematch(self, hall: TheHall, visitor: TheVisitor, table: FromPath[str]) -> TableData:
        """The new table; who asks after another is told the same one."""
        person = visitor.known()
        room = await hall.room(table)
        if not room.table.rematch:
            visitor.pay(10)
            new = await hall.open(room.table.game, *opening.rematch(room.table, person))
            await hall.act(room, lambda t: [] if t.rematch else [ev.Rematched(table=new.table.id)])
        found = await hall.room(room.table.rematch)
        return found.table.data(person, found.present)

    @get("/{table:str}/qr", media_type="image/svg+xml", summary="The table's link as a QR code")
    async def qr(self, hall: TheHall, visitor: TheVisitor, table: FromPath[str]) -> Response[bytes]:
        """For phones at the same table."""
        room = await hall.room(table)
        code = segno.make(f"{visitor.home}/t/{room.table.id}", micro=False)
        return Response(code.svg_inline(scale=8, border=2).encode(), media_type="image/svg+xml")


async def done(hall: Hall, visitor: Visitor, table: str, wish: Callable[[Table], Sequence[ev.AnyEvent]]) -> TableData:
    """Let it happen; the answer is the table after it."""
    room = await hall.room(table)
    await hall.act(room, wish)
    return room.table.data(visitor.person, room.present)


async def present(hall: Hall, table: TableData, person: str) -> TableData:
    """A table as it is now, where that takes more than its summary tells."""
    if table.state != PLAYING:
        return personal(table, person)
    try:
        room = await hall.room(table.id)
    except Denied:
        return personal(table, person)
    return room.table.data(person, room.present)


def personal(table: TableData, person: str) -> TableData:
    """A summary, as one person is told it."""
    seats = [replace(seat, yours=bool(person) and seat.person == person) for seat in table.seats]
    return replace(table, seats=seats)
