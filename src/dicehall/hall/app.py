"""The application: everything put together, for an ASGI server."""

import logging
import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import dicehall
from dicehall.core.errors import DicehallError
from dicehall.hall import storage
from dicehall.hall.deeds import Denied
from dicehall.hall.described import describe
from dicehall.hall.forms import Trouble
from dicehall.hall.gate import Gate
from dicehall.hall.guests import Guests
from dicehall.hall.hall import Hall
from dicehall.hall.others import GRACE, Others
from dicehall.hall.pages import Pages
from dicehall.hall.players import Players
from dicehall.hall.settings import Settings, database_url
from dicehall.hall.socket import FAULT
from dicehall.hall.visitor import Visitor
from dicehall.hall.web_games import Games, People, Wellbeing
from dicehall.hall.web_records import Records
from dicehall.hall.web_tables import Tables

LOG: Final = logging.getLogger("dicehall.web")
LARGEST_BODY: Final = 600_000
AnyRequest = Request[Any, Any, Any]


async def opened(settings: Settings) -> Gate:
    """A hall that is ready to serve: its database in shape, its key found, its parts put together."""
    engine = storage.connect(database_url(settings, os.environ))
    await storage.migrate(engine)
    key = await storage.fact(engine, "key", secrets.token_hex(32))
    hall = Hall(settings, engine)
    players = Players(hall)
    hall.woken = players.wake
    guests = Guests(engine, key, https=settings.https)
    if settings.channels:
        Others(hall, players).start()
    players.start(GRACE if settings.channels else 0.0)
    return Gate(hall, guests, web(hall, guests), Pages())


def web(hall: Hall, guests: Guests) -> Litestar:
    """Everything over HTTP, described at /api/schema."""

    @asynccontextmanager
    async def life(_app: Litestar) -> AsyncIterator[None]:
        LOG.info("open", extra={"version": dicehall.__version__})
        yield
        await hall.stop()
        LOG.info("closed")

    app = Litestar(
        route_handlers=[People, Games, Tables, Records, Wellbeing],
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "guests": Provide(lambda: guests, sync_to_thread=False),
            "visitor": Provide(visitor_of, sync_to_thread=False),
        },
        exception_handlers={
            Denied: denied,
            DicehallError: refused,
            HTTPException: misunderstood,
            RecursionError: too_deep,
            Exception: failed,
        },
        openapi_config=OpenAPIConfig(
            title="Dicehall",
            version=dicehall.__version__,
            description="The hall: tables for people and bots. A request that changes something carries X-Dicehall: 1.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=LARGEST_BODY,
        lifespan=[life],
        logging_config=None,
        debug=False,
    )
    describe(app)
    return app


def visitor_of(request: AnyRequest) -> Visitor:
    """Who sends the request, as the gate has found out."""
    found = request.scope["state"]["visitor"]
    assert isinstance(found, Visitor)
    return found


def denied(_request: AnyRequest, wrong: Denied) -> Response[Trouble]:
    """A wish that was denied."""
    headers = {"Retry-After": "2"} if wrong.status == 429 else None
    return Response(Trouble(wrong.text, wrong.rule), status_code=wrong.status, headers=headers)


def refused(_request: AnyRequest, wrong: DicehallError) -> Response[Trouble]:
    """Something the games themselves refuse."""
    return Response(Trouble(str(wrong)), status_code=400)


def misunderstood(_request: AnyRequest, wrong: HTTPException) -> Response[Trouble]:
    """A request that cannot be read, or an address that leads nowhere."""
    details = wrong.extra if isinstance(wrong.extra, list) else []
    words = [f"{each.get('key', '')}: {each.get('message', '')}".strip(": ") for each in details]
    return Response(
        Trouble("; ".join(words) or str(wrong.detail)), status_code=wrong.status_code, headers=wrong.headers
    )


def too_deep(_request: AnyRequest, _wrong: RecursionError) -> Response[Trouble]:
    """JSON in JSON in JSON."""
    return Response(Trouble("This goes too deep to be anything that the hall knows."), status_code=400)


def failed(request: AnyRequest, wrong: Exception) -> Response[Trouble]:
    """A fault of ours."""
    LOG.error("a request failed", exc_info=wrong, extra={"path": request.url.path})
    return Response(Trouble(FAULT), status_code=500)
