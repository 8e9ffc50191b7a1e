"""Who somebody is: a guest with a number and a name, known again by a signed cookie. Nothing to register.

The cookie holds the number and a signature; the key is the hall's own and lies in its database. A guest is written
down only when he gives himself a name.
"""

import hashlib
import hmac
import secrets
from typing import Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from dicehall.hall import storage
from dicehall.hall.storage import PEOPLE

COOKIE: Final = "dicehall"
YEAR: Final = 365 * 24 * 3600
NUMBER_BYTES: Final = 12
WORDS: Final = (
    "Amber",
    "Birch",
    "Cedar",
    "Coral",
    "Fern",
    "Hazel",
    "Heron",
    "Juniper",
    "Lark",
    "Maple",
    "Olive",
    "Otter",
)


class Guests:
    """The people of a hall."""

    def __init__(self, engine: AsyncEngine, key: str, *, https: bool) -> None:
        self.engine = engine
        self.key = key.encode()
        self.https = https
        self.names: dict[str, str] = {}

    def signature(self, person: str) -> str:
        """What only this hall can write behind a number."""
        return hmac.new(self.key, person.encode(), hashlib.sha256).hexdigest()[:32]

    def known(self, header: str) -> str:
        """Whose cookie this is; empty for nobody's."""
        for part in header.split(";"):
            name, _, value = part.strip().partition("=")
            person, _, signature = value.strip('"').partition(".")
            right = hmac.compare_digest(signature.encode(), self.signature(person).encode())
            if name == COOKIE and person and right:
                return person
        return ""

    def new(self) -> str:
        """A number for somebody who comes for the first time."""
        return secrets.token_hex(NUMBER_BYTES)

    def cookie(self, person: str) -> str:
        """The header that makes a browser remember."""
        value = f"{COOKIE}={person}.{self.signature(person)}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"
        return value + ("; Secure" if self.https else "")

    async def name(self, person: str) -> str:
        """What somebody is called."""
        if person not in self.names:
            wanted = select(PEOPLE.c.name).where(PEOPLE.c.id == person)
            async with self.engine.connect() as connection:
                found = (await connection.execute(wanted)).scalar()
            if len(self.names) > 10_000:
                self.names.clear()
            self.names[person] = str(found) if found is not None else first_name(person)
        return self.names[person]

    async def rename(self, person: str, name: str) -> None:
        """Give oneself a name."""
        row = storage.add(self.engine, PEOPLE, {"id": person, "name": name}, {"name": name})
        async with self.engine.begin() as connection:
            await connection.execute(row)
        self.names[person] = name


def first_name(person: str) -> str:
    """What a guest is called before he says otherwise: the same for the same guest."""
    number = int(hashlib.sha256(person.encode()).hexdigest()[:8], 16)
    return f"{WORDS[number % len(WORDS)]} {number // len(WORDS) % 90 + 10}"
