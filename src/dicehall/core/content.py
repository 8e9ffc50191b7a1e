"""Printed components as data: TOML files, typed, checked, and hashed by what they say rather than how they look."""

import hashlib
import json
import re
import tomllib
from typing import TypeVar

import msgspec
from msgspec.inspect import ListType, LiteralType, StructType, type_info

from dicehall.core.errors import ContentError

T = TypeVar("T")

ORIGINS = ("rulebook", "inferred", "house")


class Content:
    """The texts of a game: its content files by name, and its RULES.md."""

    def __init__(self, files: dict[str, str], rules: str, pack: str = "") -> None:
        self.files = files
        self.rules = rules
        self.pack = pack
        self.tables: dict[str, dict[str, object]] = {name: parsed(name, text) for name, text in files.items()}
        canonical = json.dumps(self.tables, sort_keys=True, separators=(",", ":"), default=str)
        self.hash: str = hashlib.sha256(canonical.encode()).hexdigest()

    def read(self, file: str, shape: type[T]) -> T:
        """One file as a value of that type (a subclass of `core.table.Table`)."""
        if file not in self.tables:
            raise ContentError("this file is missing", file)
        try:
            return msgspec.convert(self.tables[file], shape)
        except msgspec.ValidationError as wrong:
            text, _, at = str(wrong).partition(" - at ")
            path = at.strip("`").removeprefix("$.")
            said = text.replace("Object ", "This table ").replace("`", "'") + expected_at(shape, path)
            raise ContentError(said, f"{file}, at {path}" if path else file) from None


def expected_at(shape: type, path: str) -> str:
    """What belongs at a place of a table, for whoever has written something else there: words, or the names of keys."""
    here = type_info(shape)
    for step in re.findall(r"[A-Za-z_]\w*|\[", path):
        if isinstance(here, ListType):
            here = here.item_type
        elif isinstance(here, StructType):
            here = next((field.type for field in here.fields if field.encode_name == step), here)
    if isinstance(here, LiteralType):
        return f"; it is one of {', '.join(map(str, here.values))}"
    if isinstance(here, StructType):
        return f"; it has {', '.join([field.encode_name for field in here.fields])}"
    return ""


def parsed(name: str, text: str) -> dict[str, object]:
    """The tables of a TOML file; a slip in the notation is told with its line."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        raise ContentError(f"not valid TOML: {wrong}", name) from None


def expect(holds: bool, text: str, where: str) -> None:
    """Raise ContentError unless the condition holds; `text` says what was expected."""
    if not holds:
        raise ContentError(text, where)
