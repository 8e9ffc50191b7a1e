"""The hall under attack: what strangers, neighbours at the table and foreign pages try, and get nowhere with."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from benchmarks.guests import ClientConnection, Guest
from dicehall.hall.gate import POLICY
from dicehall.hall.serve import LARGEST_MESSAGE
from tests.hall.conftest import Served, a_hall
from tests.hall.people import Player, guest, new_table

OURS = {"X-Dicehall": "1"}
BROKEN_OFF = 1006
WISH = {"game": "diceland", "seats": 2}


@asynccontextmanager
async def victim(url: str, game: str = "diceland") -> AsyncIterator[tuple[Guest, Guest, str]]:
    """Anna, who plays both seats of a running table; Mallory, who does not; and the table."""
    async with guest(url) as anna, guest(url) as mallory:
        yield anna, mallory, await new_table(anna, game, mine=[0, 1])


async def raw(url: str, request: str) -> tuple[int, str]:
    """The status of the answer to a request that is sent as it stands, and the answer."""
    host, port = url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(request.replace("\n", "\r\n").encode("latin-1"))
    answer = (await asyncio.wait_for(reader.read(), 20)).decode("latin-1")
    writer.close()
    return int(answer.split()[1]), answer


async def closed_with(socket: ClientConnection, messages: Sequence[str] = ()) -> int:
    """The code with which the hall closes the connection, after these messages at the latest."""
    try:
        for message in messages:
            await socket.send(message)
        while True:
            await asyncio.wait_for(socket.recv(), 20)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else BROKEN_OFF


# ---- cookies ----


@pytest.mark.parametrize("forge", ["{person}", "{person}.", "{person}.{other}", "{person}.{cut}", ".{own}", "%00.%00"])
def test_a_forged_cookie_is_nobodys(url: str, forge: str) -> None:
    """The number of a guest is no secret; without its signature it opens nothing."""

    async def scene() -> None:
        async with victim(url) as (anna, mallory, table):
            own, other = (one.http.cookies["dicehall"].split(".")[1] for one in (anna, mallory))
            person = (await mallory.ask("GET", f"/api/tables/{table}"))["seats"][0]["person"]
            cookie = forge.format(person=person, other=other, own=own, cut=own[:-1])
            headers = {**OURS, "Cookie": f"dicehall={cookie}"}
            answer = httpx.post(f"{url}/api/tables/{table}/leave", json={"seat": 0}, headers=headers)
            assert (answer.status_code, answer.json()["text"].split(";")[0]) == (401, "The hall does not know you")

    asyncio.run(scene())


def test_a_cookie_of_another_hall_is_nobodys(url: str, served: Served) -> None:
    """Each hall signs with a key of its own."""
    assert served.gate is not None
    with a_hall() as other:
        assert other.gate is not None
        cookie = other.gate.guests.cookie("0" * 24).split(";")[0]
        assert served.gate.guests.known(cookie) == ""
        assert other.gate.guests.known(cookie) == "0" * 24


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(url: str) -> None:
    """And it is renewed whenever its owner comes, so that nobody loses his tables after a year."""
    with httpx.Client(base_url=url) as client:
        first, again = (client.get("/api/me").headers["set-cookie"] for _ in range(2))
    assert first == again
    assert {"HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"} <= set(first.split("; "))


def test_behind_https_the_cookie_travels_by_https_alone() -> None:
    """By the setting `https`."""
    with a_hall(https=True) as hall:
        assert httpx.get(f"{hall.url}/api/me").headers["set-cookie"].endswith("; Secure")


def test_a_neighbours_odd_cookie_does_no_harm(url: str) -> None:
    """Other programs on the same machine leave cookies that no standard knows."""

    async def scene() -> None:
        async with victim(url) as (anna, _, _):
            own = anna.http.cookies["dicehall"]
            for cookie in (f'odd={{"a": 1}}; dicehall={own}', f"dicehall=forged.1; dicehall={own}"):
                answer = httpx.get(f"{url}/api/me", headers={"Cookie": cookie})
                assert answer.json()["id"] == own.split(".")[0]

    asyncio.run(scene())


# ---- foreign pages ----


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"X-Dicehall": "0"},
        {**OURS, "Origin": "https://evil.example"},
        {**OURS, "Origin": "null"},
        {**OURS, "Origin": ""},
    ],
)
def test_a_foreign_page_changes_nothing(url: str, headers: dict[str, str]) -> None:
    """A form can send no header of ours; a script elsewhere is told on by its origin."""

    async def scene() -> None:
        async with victim(url) as (anna, _, _):
            cookies = dict(anna.http.cookies)
            answer = httpx.post(f"{url}/api/tables", json=WISH, headers=headers, cookies=cookies)
            assert answer.status_code == 403

    asyncio.run(scene())


@pytest.mark.parametrize("origin", ["https://evil.example", "null", None, "http://127.0.0.1:1", "https://{here}"])
def test_a_foreign_page_opens_no_websocket(url: str, origin: str | None) -> None:
    """Browsers send cookies along with it, so the origin decides; a program has to name the hall's own."""

    async def scene() -> None:
        async with victim(url) as (anna, _, table):
            named = Origin(origin.format(here=url.removeprefix("http://"))) if origin else None
            headers = {"Cookie": f"dicehall={anna.http.cookies['dicehall']}"}
            address = f"{url.replace('http', 'ws')}/ws/tables/{table}"
            with pytest.raises(InvalidStatus) as wrong:
                await connect(address, origin=named, additional_headers=headers)
            assert wrong.value.response.status_code == 403

    asyncio.run(scene())


@pytest.mark.parametrize("host", ["evil.example", "[", "localhost.evil.example", "x@localhost", "localhost/x", ""])
def test_a_name_that_leads_here_by_a_trick_is_refused(url: str, host: str) -> None:
    """A hall for this machine alone answers to this machine's names alone (DNS rebinding)."""
    status, _ = asyncio.run(raw(url, f"GET /api/me HTTP/1.1\nHost: {host}\nConnection: close\n\n"))
    assert status in (400, 421)


def test_no_script_but_our_own_runs_in_our_pages(url: str) -> None:
    """Whatever is answered carries the policy; nothing inline, nothing evaluated, no frame around it."""
    for path in ("/", "/api/me", "/api/schema", "/nowhere", "/api/nowhere", "/health"):
        headers = httpx.get(url + path).headers
        assert headers["content-security-policy"] == POLICY
        assert (headers["x-content-type-options"], headers["x-frame-options"]) == ("nosniff", "DENY")
    assert not {"unsafe-inline", "unsafe-eval", "*", "http:", "https:"} & set(POLICY.replace(";", "").split())


def test_no_foreign_page_may_read_answers(url: str) -> None:
    """There is no CORS header, whoever asks."""
    headers = httpx.options(f"{url}/api/me", headers={"Origin": "https://evil.example"}).headers
    assert not [name for name in headers if name.startswith("access-control")]


# ---- neighbours ----

OTHERS = [
    ("sit", {"seat": 0}),
    ("stand", {"seat": 0}),
    ("leave", {"seat": 0}),
    ("return", {"seat": 0}),
    ("bot", {"seat": 0, "level": "random"}),
    ("ready", {"seat": 0}),
    ("rematch", {}),
    ("branch", {"ply": 0}),
]


@pytest.mark.parametrize(("deed", "form"), OTHERS)
def test_anothers_table_is_out_of_reach(url: str, deed: str, form: dict[str, Any]) -> None:
    """Whoever knows its name may look on, and no more; the table is as it was."""

    async def scene() -> None:
        async with victim(url) as (anna, mallory, table):
            before = await anna.ask("GET", f"/api/tables/{table}")
            answer = await mallory.send("POST", f"/api/tables/{table}/{deed}", form)
            assert answer.status_code in (403, 409)
            assert await anna.ask("GET", f"/api/tables/{table}") == before

    asyncio.run(scene())


@pytest.mark.parametrize(
    "wish",
    [
        {"type": "move", "ply": 0, "seat": 0, "action": 0},
        {"type": "undo", "ply": 1, "seat": 0},
        {"type": "takeback", "seat": 0, "to": 0},
        {"type": "consent", "seat": 0, "yes": True},
        {"type": "ask", "seat": 0, "piece": "die"},
        {"type": "hint", "seat": 0},
        {"type": "orders", "seat": 0, "let_go": []},
        {"type": "hurry"},
    ],
)
def test_a_spectator_decides_nothing(url: str, wish: dict[str, Any]) -> None:
    """Each message that speaks for a seat is refused, and nothing has happened."""

    async def scene() -> None:
        async with victim(url) as (anna, mallory, table):
            before = await anna.ask("GET", f"/api/tables/{table}")
            async with mallory.table(table) as socket:
                answer = await (await Player.sit(socket, -3)).ask(**wish)
                assert (answer["type"], answer["text"][:4]) == ("refused", "That" if "seat" in wish else "Only")
            assert await anna.ask("GET", f"/api/tables/{table}") == before

    asyncio.run(scene())


@pytest.mark.parametrize("side", [0, 1, -4, -1, 2, 2**53])
def test_nobody_looks_through_anothers_eyes(url: str, side: int) -> None:
    """Neither at the table nor in the replay of a running game; all-seeing is for afterwards."""

    async def scene() -> None:
        async with victim(url) as (_, mallory, table):
            async with mallory.table(table) as socket:
                player = await Player.sit(socket, side)
                assert player.view["side"] == -3
                assert [message["type"] for message in player.heard].count("refused") == 1
            answer = await mallory.send("GET", f"/api/tables/{table}/replay?side={side}")
            assert answer.status_code in (400, 403)

    asyncio.run(scene())


@pytest.mark.parametrize("what", ["record", "verify"])
def test_a_running_games_record_is_closed(url: str, what: str) -> None:
    """It would tell everybody's secrets, also to who plays there."""

    async def scene() -> None:
        async with victim(url) as (anna, _, table):
            assert (await anna.send("GET", f"/api/tables/{table}/{what}")).status_code == 409

    asyncio.run(scene())


def test_anothers_tables_are_not_listed(url: str) -> None:
    """Neither his running ones nor his history; a table without a listing is known by its link alone."""

    async def scene() -> None:
        async with victim(url) as (_, mallory, table):
            for path in ("/api/tables", "/api/tables/mine", "/api/history"):
                assert table not in (await mallory.send("GET", path)).text

    asyncio.run(scene())


# ---- names that lead elsewhere ----

ODD = ["%00", "..%5c..", "%2e%2e", "a%20b", "ä", "'; drop table tables;--", "x" * 5000, "aaaaaaaaaaaa", "%ff"]


@pytest.mark.parametrize("name", ODD)
def test_a_table_that_is_guessed(url: str, served: Served, name: str) -> None:
    """Is not there, in words; and nothing is kept of the attempt."""
    answer = httpx.get(f"{url}/api/tables/{name}")
    assert (answer.status_code, answer.json()["text"]) == (404, "There is no such table.")
    assert served.gate is not None
    assert not served.gate.hall.loading


@pytest.mark.parametrize(
    "path",
    [
        "/../../../../etc/passwd",
        "/assets/../../app.py",
        "/assets/..%2f..%2fapp.py",
        "/%2e%2e/%2e%2e/app.py",
        "/art/diceland/x/../../../../etc/passwd",
        "/art/diceland/x/%2e%2e%2f%2e%2e%2fpasswd.svg",
        "/art/..%2f..%2fetc/x/passwd",
        "/static/../settings.py",
        "/api/tables/..%2f..",
        "//etc/passwd",
        "/\\..\\..\\app.py",
        "/_client.json",
        "/../_client.json",
    ],
)
def test_no_path_leads_out_of_the_pages(url: str, path: str) -> None:
    """Only what the client's build has put there is served."""
    status, answer = asyncio.run(raw(url, f"GET {path} HTTP/1.1\nHost: localhost\nConnection: close\n\n"))
    assert status in (400, 404)
    assert not any(word in answer for word in ("root:", "import ", '"built"'))


# ---- too much ----


@pytest.mark.parametrize("size", [LARGEST_MESSAGE + 1, 2_000_000])
def test_a_message_that_is_too_long_ends_the_connection(url: str, size: int) -> None:
    """Before it is read to its end; the table goes on."""

    async def scene() -> None:
        async with victim(url) as (anna, _, table):
            async with anna.table(table) as socket:
                await socket.send("x" * size)
                assert await closed_with(socket) in (1009, BROKEN_OFF)
            assert (await anna.ask("GET", f"/api/tables/{table}"))["state"] == "playing"

    asyncio.run(scene())


def test_a_body_that_is_too_long_is_refused(url: str) -> None:
    """With words, not with a fault."""

    async def scene() -> None:
        async with guest(url) as anna:
            answer = await anna.send("POST", "/api/tables", {"game": "x" * 700_000})
            assert (answer.status_code, bool(answer.json()["text"])) == (413, True)

    asyncio.run(scene())


@pytest.mark.parametrize("body", ["[" * 100_000, '{"game":' * 50_000, "{", "", "null", "\ufffd", "[[1e999]]"])
def test_a_body_that_is_no_wish_is_refused(url: str, body: str) -> None:
    """However deep it goes."""

    async def scene() -> None:
        async with guest(url) as anna:
            headers = {**OURS, "Content-Type": "application/json"}
            answer = await anna.http.post(f"{url}/api/tables", content=body.encode(), headers=headers)
            assert (answer.status_code, bool(answer.json()["text"])) == (400, True)

    asyncio.run(scene())


def test_too_many_messages_end_the_connection() -> None:
    """Who sends faster than anybody can play is closed out."""

    async def scene(url: str) -> None:
        async with guest(url) as anna, anna.table(await new_table(anna, "diceland", start=False)) as socket:
            assert await closed_with(socket, ['{"type":"ping"}'] * 1000) in (1008, BROKEN_OFF)

    with a_hall(rate_limits=True) as hall:
        asyncio.run(scene(hall.url))


def test_too_many_requests_are_held_back() -> None:
    """With the time after which to come again; the expensive ones cost more."""
    with a_hall(rate_limits=True) as hall, httpx.Client(base_url=hall.url, headers=OURS) as client:
        client.get("/api/me")
        answers = [client.post("/api/tables", json=WISH) for _ in range(40)]
        late = next(answer for answer in answers if answer.status_code == 429)
        assert (late.headers["retry-after"], late.json()["text"][:18]) == ("2", "That was too much ")


# ---- words ----


def test_words_stay_words(url: str) -> None:
    """Names and chat come back as the text they are, as JSON, never as a page."""

    async def scene() -> None:
        async with guest(url) as anna:
            made = await anna.send("POST", "/api/tables", {**WISH, "names": {"0": "<img src=x onerror>"}})
            assert made.json()["seats"][0]["name"] == "<img src=x onerror>"
            assert made.headers["content-type"] == "application/json"
            drawn = await anna.read(f"/api/tables/{made.json()['id']}/qr")
            assert "<script" not in drawn

    asyncio.run(scene())


def test_marks_that_turn_words_around_do_not_get_into_names(url: str) -> None:
    """A name cannot dress up as another one by invisible letters, or break out of its line."""

    async def scene() -> None:
        async with guest(url) as anna:
            named = await anna.ask("PUT", "/api/me", {"name": "An\u202ena\u0000\n Bo\u200b"})
            assert named["name"] == "An na Bo"

    asyncio.run(scene())
