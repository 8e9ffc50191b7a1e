"""The browser client: the files that its build has left in `static/`, and index.html for each of its addresses."""

import html
import json
import mimetypes
import re
from collections.abc import Awaitable, Callable, MutableMapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

STATIC: Final = Path(__file__).parent / "static"
ADDRESSES: Final = re.compile(r"/|/(t|replay|games|rules)/[\w.-]+(/[\w.-]+)?|/(history|settings)")
FOREVER: Final = b"public, max-age=31536000, immutable"
CODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
WHY: Final = STATIC.parent / "_client.json"
UNBUILT: Final = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Dicehall</title><h1>Dicehall</h1>"
    "<p>This hall has no pages for browsers: {why}. Build them with <code>make client</code>, or install again "
    "with Node or a network. Programs can play here all the same: see <a href=/api/schema>the API</a>.</p></html>"
)


@dataclass(frozen=True)
class File:
    """A file in its codings; the plain one is ''."""

    kind: str
    bodies: dict[str, bytes]
    forever: bool


class Pages:
    """Serves the client from memory."""

    def __init__(self, folder: Path = STATIC) -> None:
        self.files = {f"/{file.relative_to(folder).as_posix()}": read(file, folder) for file in plain_files(folder)}
        unbuilt = File("text/html; charset=utf-8", {"": unbuilt_page().encode()}, forever=False)
        self.index = self.files.pop("/index.html", unbuilt)

    async def __call__(
        self,
        scope: MutableMapping[str, Any],
        _receive: object,
        send: Callable[[MutableMapping[str, Any]], Awaitable[None]],
    ) -> None:
        """One file, or index.html: with status 404 at an address that the client does not know."""
        path: str = scope["path"]
        file = self.files.get(path)
        status = 200 if file is not None or ADDRESSES.fullmatch(path) else 404
        file = file or self.index
        if scope["method"] not in ("GET", "HEAD"):
            status = 405
        accepted = b",".join(value for name, value in scope["headers"] if name == b"accept-encoding").decode("latin-1")
        coding = next((name for name, _ in CODINGS if name in file.bodies and name in accepted), "")
        body = file.bodies[coding]
        headers = [
            (b"content-type", file.kind.encode()),
            (b"content-length", str(len(body)).encode()),
            (b"cache-control", FOREVER if file.forever else b"no-cache"),
            (b"vary", b"accept-encoding"),
        ]
        if coding:
            headers.append((b"content-encoding", coding.encode()))
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})


def unbuilt_page() -> str:
    """What is shown where the client was not built."""
    facts = json.loads(WHY.read_text("utf-8")) if WHY.is_file() else {}
    return UNBUILT.format(why=html.escape(str(facts.get("why") or "they were not built")))


def plain_files(folder: Path) -> list[Path]:
    """The files themselves, without those that are only codings of others."""
    if not folder.is_dir():
        return []
    return [file for file in sorted(folder.rglob("*")) if file.is_file() and file.suffix not in (".br", ".gz")]


def read(file: Path, folder: Path) -> File:
    """A file with its codings."""
    bodies = {"": file.read_bytes()}
    for name, suffix in CODINGS:
        coded = file.with_name(file.name + suffix)
        if coded.is_file():
            bodies[name] = coded.read_bytes()
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind.endswith(("javascript", "json")):
        kind += "; charset=utf-8"
    return File(kind, bodies, forever="assets" in file.relative_to(folder).parts[:1])
