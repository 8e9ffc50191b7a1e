"""The log is the truth: what another process wrote first has happened, and a restart forgets nothing."""

import asyncio
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from dicehall.hall import events as ev
from dicehall.hall.settings import Settings
from tests.hall.conftest import Served
from tests.hall.people import Player, guest, new_table


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """A hall on SQLite."""
    return Settings(port=0, db=f"sqlite:///{tmp_path / 'hall.db'}", pace=0, rate_limits=False, thinkers=1)


def test_a_hall_that_is_opened_again_goes_on(settings: Settings) -> None:
    """The cookie, the table and the position are as they were."""

    async def begin(url: str) -> tuple[dict[str, str], str, list[int]]:
        async with guest(url) as anna:
            table = await new_table(anna, "diceland", mine=[0, 1])
            async with anna.table(table) as socket:
                player = await Player.sit(socket, 0)
                await player.move(player.view["choices"][0]["action"])
                player = await Player.sit(socket, 1)
                return dict(anna.http.cookies), table, player.view["choices"]

    async def go_on(url: str, cookies: dict[str, str], table: str) -> list[int]:
        async with guest(url) as anna:
            anna.http.cookies.clear()
            anna.http.cookies.update(cookies)
            async with anna.table(table) as socket:
                return (await Player.sit(socket, 1)).view["choices"]

    first = Served(settings)
    first.start()
    cookies, table, before = asyncio.run(begin(first.url))
    first.stop()
    second = Served(settings)
    second.start()
    after = asyncio.run(go_on(second.url, cookies, table))
    second.stop()
    assert before == after


def test_bots_go_on_by_themselves_when_the_hall_is_opened_again(settings: Settings) -> None:
    """Nobody has to look at the table first; one at which a person is asked sleeps on."""
    hall = Served(settings)
    hall.start()

    async def begin() -> list[str]:
        async with guest(hall.url) as anna:
            return [await new_table(anna, "deckodice", mine=[0, 1]) for _ in range(2)]

    left, asked = asyncio.run(begin())
    hall.stop()
    with closing(sqlite3.connect(settings.db.removeprefix("sqlite:///"))) as log, log:
        both = [msgspec.json.encode(ev.Left(seat=seat, level="random")) for seat in (0, 1)]
        last = log.execute("SELECT max(number) FROM events WHERE table_id = ?", [left]).fetchone()[0]
        log.executemany(
            "INSERT INTO events VALUES (?, ?, 0, ?)", [(left, last + 1 + i, row) for i, row in enumerate(both)]
        )
    again = Served(settings)
    again.start()
    try:
        assert again.gate is not None
        halls = again.gate.hall
        asyncio.run_coroutine_threadsafe(
            until(lambda: left in halls.rooms and halls.rooms[left].table.state == "over"), again.loop
        ).result(30)
        assert asked not in halls.rooms
    finally:
        again.stop()


async def until(holds: Callable[[], bool]) -> None:
    """Let the hall go on until it holds."""
    while not holds():
        await asyncio.sleep(0.01)


def test_two_processes_that_do_not_hear_each_other_lose_nothing(settings: Settings) -> None:
    """Each writes on what it knows; the number that is taken makes it read again. Both end with the same."""
    halls = [Served(settings), Served(settings)]
    for hall in halls:
        hall.start()

    async def scene() -> list[dict[str, object]]:
        async with guest(halls[0].url) as anna:
            table = await new_table(anna, "diceland", mine=[0, 1])
            async with anna.table(table) as one, anna.table(table, halls[1].url) as two:
                players = [await Player.sit(one, 0), await Player.sit(two, 1)]
                for player in players:
                    assert (await player.move(player.view["choices"][0]["action"], ply=0))["type"] == "done"
                    await player.send(type="look", side=player.side)
                    await player.ask(type="ping")
                return [player.view for player in players]

    views = asyncio.run(scene())
    for hall in halls:
        hall.stop()
    assert views[1]["ply"] == 2


def test_random_play_is_written_as_it_was_shown(settings: Settings) -> None:
    """A table read anew from its log is the table that was played."""
    hall = Served(settings)
    hall.start()

    async def scene() -> tuple[str, int]:
        async with guest(hall.url) as anna:
            table = await new_table(anna, "dicetopia", bots={"1": "random"})
            async with anna.table(table) as socket:
                player = await Player.sit(socket, 0)
                luck = random.Random(6)
                for _ in range(8):
                    await player.until(lambda: player.view.get("choices"))
                    ply = player.view["ply"]
                    await player.move(luck.choice(player.view["choices"])["action"])
                    await player.until(lambda: player.view["ply"] > ply)  # noqa: B023 - called at once
                await player.until(lambda: player.view.get("choices"))
                return table, player.view["ply"]

    table, ply = asyncio.run(scene())
    assert hall.gate is not None
    shown = hall.gate.hall.rooms[table].table
    read = asyncio.run_coroutine_threadsafe(hall.gate.hall.loaded(table), hall.loop).result(20)
    hall.stop()
    assert (read.ply, read.playing.state.key()) == (ply, shown.playing.state.key())
