"""Nothing is lost: processes of the hall are killed, connections fail, and every acknowledged move is in the log."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

import dicehall
from benchmarks.chaos import Tally, trial
from benchmarks.guests import Guest
from benchmarks.halls import Hall
from tests.hall.people import Player, guest, new_table

GAMES = len(dicehall.games())
SOME_MOVES = 12


@pytest.mark.xdist_group("hall postgresql")
@pytest.mark.parametrize("processes", [1, 2])
def test_chaos(tmp_path: Path, servers: tuple[str, str], processes: int) -> None:
    """The short form of `make chaos`: each game once, on SQLite, and on PostgreSQL and Redis with two processes."""
    db, channels = servers
    options = ["--db", f"sqlite:///{tmp_path / 'hall.db'}"] if processes == 1 else ["--db", db, "--channels", channels]
    tally = Tally()
    trial(tally, options, processes, guests=4, tables=GAMES, kills=2, seed=processes)
    assert (tally.tables, tally.wrong) == (GAMES, [])
    assert tally.kills


@contextmanager
def two_processes(folder: Path, servers: tuple[str, str]) -> Iterator[tuple[Hall, Hall]]:
    """One hall, served by two processes."""
    db, channels = servers
    with ExitStack() as stack:
        halls = Hall(folder, "--db", db, "--channels", channels), Hall(folder, "--db", db, "--channels", channels)
        for hall in halls:
            stack.callback(hall.stop)
            hall.start()
        yield halls


@pytest.mark.xdist_group("hall postgresql")
def test_play_goes_on_when_one_of_two_processes_is_killed(tmp_path: Path, servers: tuple[str, str]) -> None:
    """Anna and Bo sit at one table in different processes; Anna's is killed in mid-game and she goes to Bo's."""

    async def scene(anna: Guest, bo: Guest, first: Hall, second: Hall) -> None:
        table = await new_table(anna, "deckodice", start=False)
        await bo.ask("POST", f"/api/tables/{table}/sit", {"seat": 1})
        await bo.ask("POST", f"/api/tables/{table}/ready", {"seat": 1})
        await anna.ask("POST", f"/api/tables/{table}/start", {})
        async with bo.table(table) as socket:
            other = await Player.sit(socket, 1)
            async with anna.table(table) as broken:
                one = await Player.sit(broken, 0)
                await together(one, other, SOME_MOVES)
                await asyncio.to_thread(first.kill)
            async with anna.table(table, second.url) as whole:
                again = await Player.sit(whole, 0)
                assert again.view["ply"] >= SOME_MOVES
                await together(again, other)
            assert again.view["ending"] == other.view["ending"]
        state = dicehall.read_record(await bo.read(f"/api/tables/{table}/record")).replay()
        assert list(state.scores) == other.view["ending"]["scores"]

    async def play(first: Hall, second: Hall) -> None:
        async with guest(first.url) as anna, guest(second.url) as bo:
            await scene(anna, bo, first, second)

    with two_processes(tmp_path, servers) as (first, second):
        asyncio.run(play(first, second))


async def together(one: Player, other: Player, moves: float = float("inf")) -> None:
    """Both play at random, until the game is over or for so many moves."""
    luck = random.Random(4)
    while "ending" not in one.view and one.view["ply"] < moves:
        for player in (one, other):
            if player.view.get("choices"):
                await player.move(luck.choice(player.view["choices"])["action"])
                break
        ply = max(one.view["ply"], other.view["ply"])
        for player in (one, other):
            await player.until(lambda: player.view["ply"] >= ply)  # noqa: B023 - called before the next round
