"""Tables before and after play: sitting down, bots, ready, start, leaving, coming back, playing again."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest

from tests.hall.people import Player, guest, new_table

Scene = Callable[..., Awaitable[None]]


def at(url: str, people: int, scene: Scene) -> None:
    """Let a scene play with so many guests."""

    async def play() -> None:
        async with guest(url) as anna, guest(url) as bo, guest(url) as cleo:
            await scene(*(anna, bo, cleo)[:people])

    asyncio.run(play())


async def refused(answer: Awaitable[Any], status: int) -> str:
    """The words of a refusal."""
    with pytest.raises(httpx.HTTPStatusError) as wrong:
        await answer
    assert wrong.value.response.status_code == status
    return str(wrong.value.response.json()["text"])


def test_a_new_table_waits_with_its_host_in_a_seat(url: str) -> None:
    """The commitment of its dice is published before anybody plays."""

    async def scene(anna: Any) -> None:
        table = await anna.ask("POST", "/api/tables", {"game": "diceland", "seats": 3, "names": {"0": "Anna"}})
        assert (table["state"], table["seats"][0]["name"], len(table["commit"])) == ("open", "Anna", 64)

    at(url, 1, scene)


def test_a_listed_table_is_in_the_lobby_until_it_begins(url: str) -> None:
    """Others find it there; an unlisted one is known by its link alone."""

    async def scene(anna: Any, bo: Any) -> None:
        shown = await new_table(anna, "diceland", start=False, listed=True, bots={"1": "random"})
        hidden = await new_table(anna, "diceland", start=False)
        names = [table["id"] for table in await bo.ask("GET", "/api/tables")]
        assert shown in names
        assert hidden not in names
        await anna.ask("POST", f"/api/tables/{shown}/start", {})
        assert shown not in [table["id"] for table in await bo.ask("GET", "/api/tables")]

    at(url, 2, scene)


def test_a_taken_seat_is_taken(url: str) -> None:
    """The refusal says by whom."""

    async def scene(anna: Any, bo: Any) -> None:
        table = await new_table(anna, "diceland", start=False, names={"0": "Anna"})
        assert await refused(bo.ask("POST", f"/api/tables/{table}/sit", {"seat": 0}), 409) == "Anna sits there."

    at(url, 2, scene)


def test_the_game_waits_for_everybody(url: str) -> None:
    """A free seat, then somebody who is not ready, keep it from starting."""

    async def scene(anna: Any, bo: Any) -> None:
        table = await new_table(anna, "diceland", start=False)
        start = f"/api/tables/{table}/start"
        assert "is free" in await refused(anna.ask("POST", start, {}), 409)
        await bo.ask("POST", f"/api/tables/{table}/sit", {"seat": 1, "name": "Bo"})
        assert await refused(anna.ask("POST", start, {}), 409) == "Not ready yet: Bo."
        await bo.ask("POST", f"/api/tables/{table}/ready", {"seat": 1})
        assert (await anna.ask("POST", start, {}))["state"] == "playing"

    at(url, 2, scene)


def test_two_people_at_one_device_hold_two_seats(url: str) -> None:
    """One guest looks from one seat after the other; each has a name of its own."""

    async def scene(anna: Any) -> None:
        table = await new_table(anna, "diceland", mine=[0, 1], names={"1": "Bo"})
        async with anna.table(table) as socket:
            player = await Player.sit(socket, 1)
            assert player.view["table"]["seats"][1]["name"] == "Bo"
            assert player.view["choices"]

    at(url, 1, scene)


def test_a_bot_keeps_the_seat_of_who_leaves(url: str) -> None:
    """It plays on; its owner takes the seat back."""

    async def scene(anna: Any, bo: Any) -> None:
        table = await new_table(anna, "diceland", start=False)
        await bo.ask("POST", f"/api/tables/{table}/sit", {"seat": 1})
        await bo.ask("POST", f"/api/tables/{table}/ready", {"seat": 1})
        await anna.ask("POST", f"/api/tables/{table}/start", {})
        left = await bo.ask("POST", f"/api/tables/{table}/leave", {"seat": 1, "bot": "random"})
        assert left["seats"][1]["keeper"] == "random"
        async with anna.table(table) as socket:
            player = await Player.sit(socket, 0)
            await player.until(lambda: player.view["pending"] == [0])
        back = await bo.ask("POST", f"/api/tables/{table}/return", {"seat": 1})
        assert back["seats"][1].get("keeper", "") == ""

    at(url, 2, scene)


def test_a_rematch_moves_everybody_one_seat_on(url: str) -> None:
    """Who asks second is led to the same table."""

    async def scene(anna: Any) -> None:
        table = await new_table(anna, "diceland", bots={"1": "random"})
        async with anna.table(table) as socket:
            await (await Player.sit(socket, 0)).finish(random.Random(1))
        again = await anna.ask("POST", f"/api/tables/{table}/rematch", {})
        assert [bool(seat.get("yours")) for seat in again["seats"]] == [False, True]
        assert (await anna.ask("POST", f"/api/tables/{table}/rematch", {}))["id"] == again["id"]

    at(url, 1, scene)


def test_a_guest_comes_back_to_his_tables(url: str) -> None:
    """Where it is his turn comes first."""

    async def scene(anna: Any) -> None:
        waiting = await new_table(anna, "diceland", start=False)
        playing = await new_table(anna, "diceland", mine=[0, 1])
        mine = await anna.ask("GET", "/api/tables/mine")
        assert [(table["id"], table.get("your_turn", False)) for table in mine] == [(playing, True), (waiting, False)]

    at(url, 1, scene)


def test_who_is_sent_away_looks_on_from_outside(url: str) -> None:
    """The host frees a seat before the game; its browser is shown the table as a spectator."""

    async def scene(anna: Any, bo: Any) -> None:
        table = await new_table(anna, "diceland", start=False)
        await bo.ask("POST", f"/api/tables/{table}/sit", {"seat": 1})
        async with bo.table(table) as socket:
            player = await Player.sit(socket, 1)
            await anna.ask("POST", f"/api/tables/{table}/stand", {"seat": 1})
            await player.until(lambda: player.view["side"] == -3)

    at(url, 2, scene)


def test_a_table_that_does_not_exist(url: str) -> None:
    """404, and in words."""

    async def scene(anna: Any) -> None:
        assert await refused(anna.ask("GET", "/api/tables/nowhere"), 404) == "There is no such table."

    at(url, 1, scene)


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"game": "diceland", "seats": 9}, "Diceland is for 2 to 4 seats, not 9"),
        ({"game": "diceland", "options": {"size": "xl"}}, "has no option 'size'"),
        ({"game": "diceland", "bots": {"1": "genius"}}, "There is no bot 'genius'"),
        ({"game": "diceland", "bots": {"7": "random"}}, "'7' is no seat of this table"),
        ({"game": "diceland", "bots": {"0": "random"}}, "A seat is yours or a bot's"),
        ({"game": "diceland", "start": True}, "seat 1 is free"),
        ({"game": "diceland", "content": "mine"}, "no content pack 'mine'"),
        ({"game": "diceland", "salt": "a\nb"}, "A salt is one line"),
        ({"game": "diceland", "names": {"0": "x" * 30}}, "A name has up to 20 letters"),
    ],
)
def test_a_wish_that_cannot_be(url: str, wish: dict[str, Any], words: str) -> None:
    """Each is refused with what would be right."""

    async def scene(anna: Any) -> None:
        assert words in await refused(anna.ask("POST", "/api/tables", wish), 400)

    at(url, 1, scene)
