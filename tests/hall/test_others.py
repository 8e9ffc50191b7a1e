"""What the processes of one hall know of each other."""

import asyncio

from tests.hall.conftest import a_hall
from tests.hall.people import Player, guest, new_table


def test_who_watches_is_counted_in_all_processes(servers: tuple[str, str]) -> None:
    """Anna plays at one; Bo, who watches at the other, is counted for her until he goes."""
    db, channels = servers

    async def scene(first: str, second: str) -> None:
        async with guest(first) as anna, guest(second) as bo:
            table = await new_table(anna, "diceland", mine=[0, 1])
            async with anna.table(table) as here:
                player = await Player.sit(here, 0)
                async with bo.table(table, second) as there:
                    await Player.sit(there, -3)
                    await player.until(lambda: player.view.get("watchers") == 1)
                await player.until(lambda: player.view["watchers"] == 0)

    with a_hall(db=db, channels=channels) as one, a_hall(db=db, channels=channels) as two:
        asyncio.run(scene(one.url, two.url))
