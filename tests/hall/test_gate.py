"""The way in: headers, cookies, origins, sizes, floods."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from dicehall.hall.settings import Settings
from tests.hall.conftest import Served
from tests.hall.people import guest, new_table

OURS = {"X-Dicehall": "1"}


@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/hall", "/api/nowhere", "/nowhere", "/health"])
def test_every_answer_has_the_policy(url: str, path: str) -> None:
    """No script but our own files, no frame, no guessing of types."""
    headers = httpx.get(url + path).headers
    assert headers["content-security-policy"].startswith("default-src 'none'; script-src 'self';")
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"


def test_a_guest_is_known_by_a_strict_cookie(url: str) -> None:
    """No script can read it, no other site sends it."""
    cookie = httpx.get(f"{url}/api/me").headers["set-cookie"]
    assert re.fullmatch(r"dicehall=\w{24}\.\w{32}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax", cookie)


def test_a_forged_cookie_is_nobodys(url: str) -> None:
    """The number of another guest with a made-up signature is a stranger."""
    first = httpx.get(f"{url}/api/me")
    forged = {"Cookie": f"dicehall={first.json()['id']}.{'0' * 32}"}
    assert httpx.get(f"{url}/api/me", headers=forged).json()["id"] != first.json()["id"]


def test_a_name_is_kept(url: str) -> None:
    """In the hall, not in the cookie."""
    with httpx.Client(base_url=url) as one:
        one.get("/api/me")
        one.put("/api/me", json={"name": " Anna  B. "}, headers=OURS)
        assert one.get("/api/me").json()["name"] == "Anna B."


def test_a_form_of_another_site_changes_nothing(url: str) -> None:
    """It cannot send our header."""
    with httpx.Client(base_url=url) as one:
        one.get("/api/me")
        assert one.post("/api/tables", json={"game": "diceland"}).status_code == 403


def test_a_script_of_another_site_changes_nothing(url: str) -> None:
    """Its origin gives it away."""
    with httpx.Client(base_url=url) as one:
        one.get("/api/me")
        headers = OURS | {"Origin": "https://evil.example"}
        assert one.post("/api/tables", json={"game": "diceland"}, headers=headers).status_code == 403


def test_a_foreign_name_does_not_lead_to_a_local_hall(url: str) -> None:
    """A name that somebody points at 127.0.0.1 is not answered to."""
    assert httpx.get(f"{url}/api/me", headers={"Host": "evil.example"}).status_code == 421


def test_without_a_cookie_nothing_is_done(url: str) -> None:
    """401, and how to get one."""
    answer = httpx.post(f"{url}/api/tables", json={"game": "diceland"}, headers=OURS)
    assert (answer.status_code, "GET /api/me" in answer.json()["text"]) == (401, True)


def test_a_body_that_is_too_large(url: str) -> None:
    """413, before it is read to its end."""
    with httpx.Client(base_url=url) as one:
        one.get("/api/me")
        assert one.post("/api/records", content=b"x" * 700_000, headers=OURS).status_code == 413


def test_a_body_that_is_no_json(url: str) -> None:
    """400, as a Trouble."""
    with httpx.Client(base_url=url) as one:
        one.get("/api/me")
        answer = one.post("/api/tables", content=b"{", headers=OURS)
        assert (answer.status_code, set(answer.json())) == (400, {"text"})


def test_a_socket_of_another_origin_is_not_opened(url: str) -> None:
    """The handshake is refused."""

    async def scene() -> int:
        with pytest.raises(InvalidStatus) as wrong:
            await connect(f"{url.replace('http', 'ws')}/ws/tables/x", origin=Origin("https://evil.example"))
        return wrong.value.response.status_code

    assert asyncio.run(scene()) == 403


@pytest.mark.parametrize(("cookie", "code"), [(False, 4401), (True, 4404)])
def test_a_socket_says_why_it_closes(url: str, cookie: bool, code: int) -> None:
    """No cookie; no such table."""

    async def scene() -> int | None:
        async with guest(url) as anna:
            if not cookie:
                anna.http.cookies.clear()
            async with anna.table("nowhere") as socket:
                await socket.recv()
                await socket.wait_closed()
                return socket.close_code

    assert asyncio.run(scene()) == code


def test_addresses_of_the_client_are_its_page(url: str) -> None:
    """Any other is the same page, with status 404."""
    pages = {path: httpx.get(url + path).status_code for path in ("/", "/t/abc", "/rules/diceland/4.3", "/wp-admin")}
    assert pages == {"/": 200, "/t/abc": 200, "/rules/diceland/4.3": 200, "/wp-admin": 404}


def test_a_picture_is_a_file(url: str) -> None:
    """In the colours of a theme, with none left to be filled in."""
    answer = httpx.get(f"{url}/art/diceland/now/star.svg?theme=dark")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "var(" not in answer.text


def test_the_link_of_a_table_as_a_code(url: str) -> None:
    """An SVG."""

    async def scene() -> str:
        async with guest(url) as anna:
            return await anna.read(f"/api/tables/{await new_table(anna, 'diceland', start=False)}/qr")

    assert asyncio.run(scene()).startswith("<svg")


def test_everything_is_described(url: str) -> None:
    """The OpenAPI document names every request."""
    paths = httpx.get(f"{url}/api/schema").json()["paths"]
    assert {"/api/me", "/api/tables", "/api/tables/{table}/branch", "/api/records", "/ready"} <= set(paths)


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[str]:
    """A hall that holds back who asks too much."""
    one = Served(Settings(port=0, db=f"sqlite:///{tmp_path / 'hall.db'}", pace=0))
    one.start()
    yield one.url
    one.stop()


def test_a_flood_is_held_back(strict: str) -> None:
    """429, and when to come again."""
    with httpx.Client(base_url=strict) as one:
        answers = (one.get("/health") for _ in range(3000))
        refused = next(answer for answer in answers if answer.status_code != 200)
    assert (refused.status_code, refused.headers["retry-after"]) == (429, "2")
