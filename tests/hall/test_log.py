"""The log is the truth: what another process wrote first has happened, and a restart forgets nothing."""

import asyncio
import random
from pathlib import Path

import pytest

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
