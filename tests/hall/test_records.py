"""After the game: replay, record, verification, branches, records from elsewhere, history."""

import asyncio
import random
from typing import Any

import httpx
import pytest

import dicehall
from tests.hall.people import Player, guest, new_table


async def finished(host: Any, game: str = "diceland") -> str:
    """A table at which the host has played a whole game against a bot."""
    table = await new_table(host, game, bots={"1": "random"})
    async with host.table(table) as socket:
        await (await Player.sit(socket, 0)).finish(random.Random(8))
    return table


@pytest.fixture(scope="module")
def over(url: str) -> tuple[Any, str]:
    """A guest's cookies, and the table of his finished game."""

    async def play() -> tuple[Any, str]:
        async with guest(url) as anna:
            return dict(anna.http.cookies), await finished(anna)

    return asyncio.run(play())


def ask(url: str, cookies: Any, method: str, path: str, **more: Any) -> httpx.Response:
    """One request of that guest."""
    headers = {"X-Dicehall": "1", "Origin": url, "Content-Type": "application/json"}
    return httpx.request(method, url + path, cookies=cookies, headers=headers, **more)


def test_the_record_replays_and_verifies(url: str, over: tuple[Any, str]) -> None:
    """With nothing but what was downloaded."""
    record = dicehall.read_record(ask(url, over[0], "GET", f"/api/tables/{over[1]}/record").text)
    assert (record.finished, record.verify()) == (True, [])


def test_the_hall_verifies_it_too(url: str, over: tuple[Any, str]) -> None:
    """The published secret is the one that was committed to."""
    verdict = ask(url, over[0], "GET", f"/api/tables/{over[1]}/verify").json()
    assert verdict["sound"]
    assert verdict["commit"] == dicehall.core.fair.digest(verdict["secret"])


def test_the_end_is_told_in_a_sentence(url: str, over: tuple[Any, str]) -> None:
    """Why, and what the scores count."""
    ending = ask(url, over[0], "GET", f"/api/tables/{over[1]}/replay?side=0").json()["ending"]
    assert (ending["why"][0].isupper(), ending["why"][-1], ending["counts"]) == (True, ".", "per cent of the goal")


@pytest.mark.parametrize("side", [-4, -3, 0, 1])
def test_a_finished_game_is_seen_from_any_side(url: str, over: tuple[Any, str], side: int) -> None:
    """At any ply; the last one has the result."""
    path = f"/api/tables/{over[1]}/replay?side={side}"
    first, last = (ask(url, over[0], "GET", path + more).json() for more in ("&ply=0", ""))
    assert (first["ply"], first["side"], bool(first["scene"]["pieces"]), "ending" in first) == (0, side, True, False)
    assert last["ending"]["scores"]


def test_a_running_game_is_seen_from_ones_own_side(url: str) -> None:
    """And by a spectator; neither from another's side nor all-seeing."""

    async def scene() -> list[int]:
        async with guest(url) as anna, guest(url) as bo:
            table = await new_table(anna, "diceland", mine=[0], bots={"1": "random"})
            path = f"/api/tables/{table}/replay?side="
            asked = [(anna, 0), (anna, -3), (bo, -3), (bo, 0), (anna, 1), (anna, -4)]
            return [(await one.send("GET", f"{path}{side}")).status_code for one, side in asked]

    assert asyncio.run(scene()) == [200, 200, 200, 403, 403, 403]


def test_a_running_game_shows_no_record(url: str) -> None:
    """It holds everybody's secrets."""

    async def scene() -> httpx.Response:
        async with guest(url) as anna:
            table = await new_table(anna, "diceland", mine=[0, 1])
            return await anna.send("GET", f"/api/tables/{table}/record")

    assert asyncio.run(scene()).status_code == 409


def test_a_branch_goes_on_from_a_position(url: str, over: tuple[Any, str]) -> None:
    """Its own table, in the chosen seat, against bots; at its end it verifies like any other."""
    begun = ask(url, over[0], "POST", f"/api/tables/{over[1]}/branch", json={"ply": 6, "seat": 1}).json()
    assert (begun["state"], begun["ply"] >= 6, begun["branch_of"]) == ("playing", True, over[1])

    async def play() -> str:
        async with guest(url) as anna:
            anna.http.cookies.clear()
            anna.http.cookies.update(over[0])
            async with anna.table(begun["id"]) as socket:
                await (await Player.sit(socket, 1)).finish(random.Random(9))
            return await anna.read(f"/api/tables/{begun['id']}/record")

    assert dicehall.read_record(asyncio.run(play())).verify() == []


def test_a_record_from_elsewhere_becomes_a_table(url: str, over: tuple[Any, str]) -> None:
    """It is replayed like one that was played here, and given back as it came."""
    text = str(dicehall.play("deckodice", ["random", "random"], seed=4).record)
    table = ask(url, over[0], "POST", "/api/records", content=text).json()
    assert table["state"] == "over"
    assert ask(url, over[0], "GET", f"/api/tables/{table['id']}/record").text == text
    assert ask(url, over[0], "GET", f"/api/tables/{table['id']}/replay?side=-4&ply=3").status_code == 200


@pytest.mark.parametrize(
    ("text", "words"),
    [("hello", "this is no Dicehall record"), (b"\xff\xfe", "not even text"), ("dicehall record 1\nmoves", "cut off")],
)
def test_a_text_that_is_no_record(url: str, over: tuple[Any, str], text: Any, words: str) -> None:
    """400, and what is wrong with it."""
    answer = ask(url, over[0], "POST", "/api/records", content=text)
    assert answer.status_code == 400
    assert words in answer.json()["text"]


def test_a_record_that_breaks_the_rules(url: str, over: tuple[Any, str]) -> None:
    """Its sum is right, its moves are not."""
    lines = str(dicehall.play("diceland", ["random", "random"], seed=4).record).splitlines()[:-1]
    lines = [line.replace("end ", "end not ") for line in lines]
    body = "\n".join(lines)
    text = f"{body}\nsum {dicehall.core.fair.digest(body)}\n"
    assert ask(url, over[0], "POST", "/api/records", content=text).status_code == 400


def test_history_has_the_finished_games(url: str, over: tuple[Any, str]) -> None:
    """With how they ended."""
    found = {table["id"]: table for table in ask(url, over[0], "GET", "/api/history").json()}
    assert found[over[1]]["ending"]["scores"]
