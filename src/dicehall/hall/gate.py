"""The way in: what every request and every answer has to keep to, whatever it is about.

Foreign pages are kept out by the origin (and, for requests that change something, by a header that no form can send);
scripts that are not ours by the content security policy; floods by a bucket for each address.
"""

import ipaddress
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from dicehall.hall.forms import Trouble
from dicehall.hall.guests import Guests
from dicehall.hall.hall import Hall
from dicehall.hall.limits import Limits
from dicehall.hall.network import for_others, is_loopback
from dicehall.hall.pages import Pages
from dicehall.hall.socket import talk
from dicehall.hall.visitor import Visitor

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; "
    "img-src 'self' data: blob:; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
SERVED: Final = ("/api", "/art/", "/health", "/ready")
SAFE: Final = ("GET", "HEAD", "OPTIONS")
OURS: Final = "x-dicehall"
RATE, BURST = 20.0, 200.0
SOCKETS_RATE, SOCKETS_BURST = 1.0, 40.0


class Gate:
    """The outermost of the applications."""

    def __init__(self, hall: Hall, guests: Guests, web: App, pages: Pages) -> None:
        self.hall = hall
        self.guests = guests
        self.web = web
        self.pages = pages
        settings = hall.settings
        self.limits = Limits(RATE, BURST) if settings.rate_limits else None
        self.sockets = Limits(SOCKETS_RATE, SOCKETS_BURST) if settings.rate_limits else None
        self.scheme = "https" if settings.https else "http"
        self.is_local = is_loopback(settings.host) and not settings.proxy and not settings.url

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, one WebSocket, or the life of the server."""
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        else:
            await self.web(scope, receive, send)

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A WebSocket: from the hall's own pages, or from a program that names the same origin."""
        headers = headers_of(scope)
        is_ours = self.is_own(headers) and scope["path"].startswith("/ws/tables/")
        if not is_ours or (self.sockets is not None and not self.sockets.take(address_of(scope))):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "This is not open to you."})
            return
        await talk(self.hall, self.guests, scope, receive, send)

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A request."""
        headers = headers_of(scope)
        person = self.guests.known(headers.get("cookie", ""))
        extra = list(HEADERS)
        path: str = scope["path"]
        if path.rstrip("/") == "/api/me" and scope["method"] == "GET":
            person = person or self.guests.new()
            extra.append((b"set-cookie", self.guests.cookie(person).encode()))
        if path.startswith("/api"):
            extra.append((b"cache-control", b"no-store"))
        sending = Sending(send, extra)
        visitor = Visitor(person, address_of(scope), self.home(headers), self.limits)
        trouble = self.trouble(scope, headers, visitor)
        if trouble is not None:
            await refuse(sending, *trouble)
        elif path.startswith(SERVED):
            scope.setdefault("state", {})["visitor"] = visitor
            await self.web(scope, receive, sending)
        else:
            await self.pages(scope, receive, sending)

    def trouble(self, scope: Scope, headers: dict[str, str], visitor: Visitor) -> tuple[int, str] | None:
        """The status and the reason when the request goes no further."""
        if not self.is_own_host(headers.get("host", "")):
            return 421, "This hall serves this machine alone; start it with --host or --url to let others in."
        if self.limits is not None and not self.limits.take(visitor.address):
            return 429, "That was too much at once; try again in a moment."
        if scope["method"] in SAFE:
            return None
        if headers.get(OURS) != "1":
            return 403, "A request that changes something carries the header X-Dicehall: 1."
        if "origin" in headers and not self.is_own(headers):
            return 403, "This request comes from another site."
        return None

    def is_own(self, headers: dict[str, str]) -> bool:
        """Whether the request names an origin, and it is this hall's own."""
        host, origin = headers.get("host", ""), headers.get("origin", "").lower()
        own = (f"{self.scheme}://{host}".lower(), self.hall.settings.url.rstrip("/").lower())
        return bool(origin) and self.is_own_host(host) and origin in own

    def is_own_host(self, host: str) -> bool:
        """Whether a hall for this machine alone is called by one of its names: no other name leads here by itself."""
        return not self.is_local or is_loopback(name_of(host))

    def home(self, headers: dict[str, str]) -> str:
        """Where the hall is found, by others too where it listens for them."""
        settings = self.hall.settings
        host = for_others(headers.get("host", "localhost"), settings.host)
        return settings.url.rstrip("/") or f"{self.scheme}://{host}"


class Sending:
    """Sends an answer with our headers on it; `cache-control` is left alone where the answer has its own."""

    __slots__ = ("extra", "send")

    def __init__(self, send: Send, extra: list[tuple[bytes, bytes]]) -> None:
        self.send = send
        self.extra = extra

    async def __call__(self, message: MutableMapping[str, Any]) -> None:
        """Pass a part of the answer on."""
        if message["type"] == "http.response.start":
            own = {name.lower() for name, _ in message.get("headers", [])}
            extra = [(name, value) for name, value in self.extra if name not in own]
            message = {**message, "headers": [*message.get("headers", []), *extra]}
        await self.send(message)


async def refuse(send: Sending, status: int, text: str) -> None:
    """Answer with a Trouble."""
    body = msgspec.json.encode(Trouble(text))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"2"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def headers_of(scope: Scope) -> dict[str, str]:
    """The headers by name; of several cookies all."""
    found: dict[str, str] = {}
    for raw, value in scope["headers"]:
        name, text = raw.decode("latin-1").lower(), value.decode("latin-1")
        found[name] = f"{found[name]}; {text}" if name == "cookie" and name in found else text
    return found


def address_of(scope: Scope) -> str:
    """Where the request comes from; of an IPv6 address the network, which is all one visitor's."""
    host = scope["client"][0] if scope.get("client") else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return str(host)
    return host if address.version == 4 else str(ipaddress.ip_network(f"{host}/64", strict=False))


def name_of(host: str) -> str:
    """The name in a `Host` header, without the port; empty when the header is none."""
    try:
        parts = urlsplit(f"//{host}")
        return "" if parts.username is not None or parts.path else parts.hostname or ""
    except ValueError:
        return ""
