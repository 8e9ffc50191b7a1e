"""Finished games over HTTP: replay, record, verification, branches, records from elsewhere, history."""

from typing import Annotated, Literal

from litestar import Controller, Request, Response, get, post
from litestar.datastructures import State as AppState
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.status_codes import HTTP_201_CREATED
from msgspec.structs import replace

from dicehall.core.record import read_record
from dicehall.core.state import ALL_SEEING, SPECTATOR
from dicehall.hall import opening
from dicehall.hall.deeds import demand, own_chair
from dicehall.hall.forms import Branch, Verdict
from dicehall.hall.messages import TableData, View
from dicehall.hall.sight import forgets, look_back
from dicehall.hall.table import FINISHED, OPEN, Table
from dicehall.hall.visitor import TheGuests, TheHall, TheVisitor
from dicehall.hall.web_tables import personal

HISTORY = 100
MOST_PLIES = 100_000
LONGEST_RECORD = 500_000


class Records(Controller):
    """What is left of games."""

    path = "/api"
    tags = ("records",)

    @get("/tables/{table:str}/replay", summary="A game at any ply, from any side")
    async def replay(
        self,
        hall: TheHall,
        visitor: TheVisitor,
        table: FromPath[str],
        ply: Annotated[int | None, QueryParameter(ge=0, le=MOST_PLIES)] = None,
        side: Annotated[int, QueryParameter(ge=ALL_SEEING, le=64)] = SPECTATOR,
        shape: FromQuery[Literal["wide", "tall"]] = "wide",
    ) -> View:
        """A finished game from any side, or all-seeing (-4); a running one from your own side, or as a spectator.

        Without a ply the last.
        """
        visitor.pay(1)
        room = await hall.room(table)
        async with room.lock:
            check_number(room.table, side)
            when = room.table.plies.shown(side, room.table.ply) if ply is None else ply
            check_side(room.table, visitor.person, side, when)
            view = look_back(room.table, when, side, shape)
            return replace(view, table=room.table.data(visitor.person, room.present))

    @get("/tables/{table:str}/record", media_type="text/plain", summary="The record of a finished game")
    async def record(self, hall: TheHall, table: FromPath[str]) -> Response[str]:
        """As text, for anybody to keep, replay and verify."""
        room = await hall.room(table)
        name = f"{room.table.game.name}-{room.table.id}.dicehall"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(record_of(room.table), media_type="text/plain", headers=headers)

    @get("/tables/{table:str}/verify", summary="Whether the dice of a finished game were what they had to be")
    async def verify(self, hall: TheHall, visitor: TheVisitor, table: FromPath[str]) -> Verdict:
        """Everything is played again and each outcome of chance recomputed from the published secret."""
        visitor.pay(3)
        room = await hall.room(table)
        record = read_record(record_of(room.table))
        problems = record.verify(room.table.game)
        told = "told" in record.head
        if problems:
            text = "Something is wrong with this record."
        elif told:
            text = (
                "The moves keep the rules; the dice were told by a program, so there is nothing to check them against."
            )
        else:
            text = f"All {record.drawn} outcomes of chance are what they had to be, and every move keeps the rules."
        return Verdict(
            sound=not problems,
            commit=record.head.get("commit", ""),
            secret=record.head.get("secret", ""),
            salts=[record.salts[seat] for seat in sorted(record.salts)],
            problems=problems,
            text=text,
        )

    @post("/tables/{table:str}/branch", status_code=HTTP_201_CREATED, summary="Play on from a position, against bots")
    async def branch(
        self, hall: TheHall, guests: TheGuests, visitor: TheVisitor, table: FromPath[str], data: JSONBody[Branch]
    ) -> TableData:
        """A new table of your own that begins there."""
        person = visitor.known()
        visitor.pay(10)
        room = await hall.room(table)
        opened, events = opening.branch(room.table, person, await guests.name(person), data)
        new = await hall.open(room.table.game, opened, events, room.table.playing.stream.secret)
        return new.table.data(person, new.present)

    @post("/records", status_code=HTTP_201_CREATED, summary="Bring a record from elsewhere")
    async def bring(
        self,
        hall: TheHall,
        visitor: TheVisitor,
        request: Request[None, None, AppState],
        content: Annotated[str, QueryParameter(max_length=100)] = "",
    ) -> TableData:
        """The body is the record's text; it becomes a finished table of yours."""
        person = visitor.known()
        visitor.pay(20)
        raw = await request.body()
        demand(len(raw) <= LONGEST_RECORD, f"A record has up to {LONGEST_RECORD // 1000} kB.", 413)
        try:
            text = raw.decode()
        except UnicodeDecodeError:
            demand(False, "This is no Dicehall record: it is not even text.", 400)
            raise
        game = hall.library.game(read_record(text).game, content)
        opened, events = opening.imported(game, person, text, content)
        room = await hall.open(game, opened, events)
        return room.table.data(person, room.present)

    @get("/history", summary="Your finished games")
    async def history(self, hall: TheHall, visitor: TheVisitor) -> list[TableData]:
        """The last ones first."""
        found = await hall.tables_of(visitor.person, over=True, most=HISTORY) if visitor.person else []
        return [personal(table, visitor.person) for table in found]


def check_number(table: Table, side: int) -> None:
    """Deny a side that the table does not have."""
    demand(side < len(table.chairs), f"There are the sides 0 to {len(table.chairs) - 1}, -3 and -4.", 400)


def check_side(table: Table, person: str, side: int, ply: int) -> None:
    """Deny what may not be seen from that side, or is not there."""
    demand(table.state != OPEN, "The game has not begun.")
    last = table.plies.shown(side, table.ply)
    demand(ply <= last, f"The game has come to ply {last}.", 400)
    if table.state == FINISHED:
        return
    demand(side != ALL_SEEING, "All-seeing is for games that are over.", 403)
    if side != SPECTATOR:
        own_chair(table, person, side)
    demand(not forgets(table.game) or ply == last, "Remembering is part of this game; look back when it is over.")


def record_of(table: Table) -> str:
    """The record of a finished game."""
    demand(table.state == FINISHED, "The record holds everybody's secrets; it is there when the game is over.")
    return table.opened.record if table.opened.record and not table.opened.branch_of else str(table.playing.record)
