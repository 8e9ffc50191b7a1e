"""The sample bot, run as its docstring says."""

import asyncio
import random
import subprocess
import sys
from pathlib import Path

from tests.hall.people import Player, guest, new_table

BOT = Path(__file__).parents[2] / "examples/hall_bot.py"


def test_the_sample_bot_plays_a_game_to_its_end(url: str) -> None:
    """It finds its seat, gets ready, plays, and says how it ended."""

    async def scene() -> str:
        async with guest(url) as anna:
            table = await new_table(anna, "diceland", start=False)
            command = [sys.executable, str(BOT), f"{url}/t/{table}"]
            bot = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
            async with anna.table(table) as socket:
                player = await Player.sit(socket, 0)
                await player.until(lambda: player.view["table"]["seats"][1].get("ready"))
                await anna.ask("POST", f"/api/tables/{table}/start", {})
                await player.until(lambda: "scene" in player.view)
                await player.finish(random.Random(4))
            return (await asyncio.to_thread(bot.communicate, timeout=20))[0]

    assert asyncio.run(scene()).startswith("It is over: ")
