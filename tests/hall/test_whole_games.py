"""Whole games over WebSockets: every registered game works at a table."""

import asyncio
import random

import pytest

import dicehall
from tests.hall.people import Player, guest, new_table


@pytest.mark.parametrize("game", dicehall.games())
def test_a_guest_plays_a_whole_game_against_bots(url: str, game: str) -> None:
    """What the record replays to is what the guest was shown at the end."""

    async def play() -> None:
        async with guest(url) as anna:
            table = await new_table(anna, game, bots={"1": "random"})
            async with anna.table(table) as socket:
                player = await Player.sit(socket, 0)
                await player.finish(random.Random(3))
            state = dicehall.read_record(await anna.read(f"/api/tables/{table}/record")).replay()
            assert player.view["ending"]["scores"] == list(state.scores)

    asyncio.run(play())


def test_two_guests_play_each_other(url: str) -> None:
    """One opens the table, the other sits down by its link, both get ready; both are shown the same end."""

    async def play() -> None:
        async with guest(url) as anna, guest(url) as bo:
            table = await new_table(anna, "diceland", start=False)
            await bo.ask("POST", f"/api/tables/{table}/sit", {"seat": 1})
            await bo.ask("POST", f"/api/tables/{table}/ready", {"seat": 1, "ready": True})
            await anna.ask("POST", f"/api/tables/{table}/start", {})
            async with anna.table(table) as one, bo.table(table) as two:
                players = [await Player.sit(one, 0), await Player.sit(two, 1)]
                await asyncio.gather(*[player.finish(random.Random(5)) for player in players])
            assert players[0].view["ending"] == players[1].view["ending"]

    asyncio.run(play())
