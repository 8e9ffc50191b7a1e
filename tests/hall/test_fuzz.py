"""Whatever is sent to the hall: it answers, in the form that it has described, and none of it is a fault of its own."""

import asyncio
import json
import logging
import random
from typing import Any, get_args

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import dicehall
from benchmarks.guests import Guest
from dicehall.hall.messages import FromBrowser
from tests.hall.people import Player, guest, new_table

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
TRIES = 12
MESSAGES = 120
SLOW = "hint"  # a bot thinks about it for a second; one is asked for in test_play
KINDS = [kind.__struct_config__.tag for kind in get_args(FromBrowser) if kind.__struct_config__.tag != SLOW]
FIELDS = sorted({name for kind in get_args(FromBrowser) for name in kind.__struct_fields__})
WILD: list[Any] = [
    *(-4, -3, -1, 0, 1, 2, 57, 2**31, 2**53 - 1, -(2**53) + 1, 2**63, 2**70, 1.5, 1e308),
    *("", "0", "wide", "die", "x" * 300, "\u0000", "\u202e", "<script>", "\ud7ff"),
    *(None, True, False, [], ["x"], [[]], {}, {"a": 1}, [0] * 60),
]
GARBAGE: list[str | bytes] = ["", "{", "null", "[]", '"', "0" * 9000, "[" * 9000, '{"type":' * 2000, b"\xff\xfe", b"{}"]


async def tables_of(anna: Guest, bo: Guest) -> list[str]:
    """Anna's table that waits, her running one, another's running one, and a finished one."""
    record = str(dicehall.play("diceland", bots=["random", "random"], seed=1).record)
    headers = {"X-Dicehall": "1", "Content-Type": "text/plain"}
    finished = (await anna.http.post(f"{anna.url}/api/records", content=record, headers=headers)).json()["id"]
    return [
        await new_table(anna, "diceland", start=False),
        await new_table(anna, "dystopolis", mine=[0, 1]),
        await new_table(bo, "dystopolis", mine=[0, 1]),
        finished,
    ]


@pytest.fixture
def scene(url: str) -> tuple[str, list[str]]:
    """Anna's cookie, and some tables."""

    async def opened() -> tuple[str, list[str]]:
        async with guest(url) as anna, guest(url) as bo:
            return anna.http.cookies["dicehall"], await tables_of(anna, bo)

    return asyncio.run(opened())


def test_every_operation_keeps_to_the_openapi_document(url: str, scene: tuple[str, list[str]]) -> None:
    """Requests made from the document, right ones and wrong ones, at tables that are there and at others."""
    cookie, tables = scene
    headers = {"X-Dicehall": "1", "Cookie": f"dicehall={cookie}"}
    schema = schemathesis.openapi.from_url(f"{url}/api/schema/openapi.json")
    operations = [result.ok() for result in schema.get_all_operations()]
    for operation in operations:
        usual = settings(max_examples=TRIES, deadline=None, derandomize=True, database=None)
        quiet = settings(usual, suppress_health_check=list(HealthCheck))

        @quiet
        @given(case=operation.as_strategy(), table=st.sampled_from([*tables, ""]))
        def answered(case: schemathesis.Case, table: str) -> None:
            if table and "table" in case.path_parameters:
                case.path_parameters["table"] = table
            case.validate_response(case.call(headers=headers, timeout=20), checks=CHECKS)

        answered()
    assert len(operations) >= 25


def any_message(luck: random.Random, choices: list[dict[str, Any]]) -> str | bytes:
    """Garbage, a message with anything in its fields, or a legal move."""
    kind = luck.randrange(8)
    if kind == 0:
        return luck.choice(GARBAGE)
    if kind == 1 and choices:
        move = {"type": "move", "id": str(luck.random()), "ply": luck.randrange(9), "seat": luck.randrange(2)}
        return json.dumps(move | {"action": luck.choice(choices)["action"]})
    message = {"type": luck.choice(KINDS), "id": str(luck.randrange(20)), "seat": luck.randrange(2), "ply": 0}
    names = luck.sample(FIELDS, luck.randrange(5))
    return json.dumps(message | {name: luck.choice(WILD) for name in names})


@pytest.mark.parametrize("side", [0, -3])
def test_the_websocket_answers_whatever_it_is_sent(
    url: str, caplog: pytest.LogCaptureFixture, scene: tuple[str, list[str]], side: int
) -> None:
    """From a player, and from a spectator: the connection stays, nothing is a fault, and nobody sees a foreign side."""
    cookie, tables = scene
    mine, others = tables[1], tables[2]

    async def fuzz() -> None:
        anna, luck = Guest(url), random.Random(side)
        anna.http.cookies.set("dicehall", cookie)
        async with anna.table(mine if side >= 0 else others) as socket:
            player = await Player.sit(socket, side)
            for _ in range(MESSAGES):
                await socket.send(any_message(luck, player.view.get("choices", [])))
            await player.ask(type="ping")
            views = {message["side"] for message in player.heard if message["type"] == "view"}
            assert views <= ({0, 1, -3} if side >= 0 else {-3})
        await anna.close()

    asyncio.run(fuzz())
    assert not [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


def test_health_after_all_this(url: str) -> None:
    """The hall still serves."""
    assert httpx.get(f"{url}/ready").json()["status"] == "ok"
