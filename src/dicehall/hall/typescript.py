"""The protocol for the browser client: `python -m dicehall.hall.typescript` writes client/src/protocol.ts."""

import inspect
import sys
from pathlib import Path
from typing import get_args

import msgspec
from msgspec.inspect import (
    BoolType,
    DictType,
    Field,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    NoneType,
    StrType,
    StructType,
    Type,
    UnionType,
    type_info,
)

from dicehall.hall import forms, messages

TARGET = Path("client/src/protocol.ts")
HEAD = """// Made by `python -m dicehall.hall.typescript` from messages.py and forms.py beside it; not edited by hand.
//
// A field with a `?` is left out where it has its default, which is written behind it.

"""


def structs() -> list[type[msgspec.Struct]]:
    """The classes of `messages` and `forms`, in the order in which they stand there."""
    bases = (messages.Message, messages.Part)
    return [
        kind
        for module in (messages, forms)
        for kind in vars(module).values()
        if inspect.isclass(kind) and issubclass(kind, bases) and kind not in bases
    ]


def written(kind: Type) -> str:
    """A type as TypeScript writes it."""
    match kind:
        case StrType():
            return "string"
        case BoolType():
            return "boolean"
        case IntType() | FloatType():
            return "number"
        case NoneType():
            return "null"
        case LiteralType(values=values):
            return " | ".join(f"'{value}'" for value in values)
        case ListType(item_type=item):
            return f"{written(item)}[]" if not isinstance(item, UnionType) else f"({written(item)})[]"
        case DictType(value_type=value):
            return f"Record<string, {written(value)}>"
        case UnionType(types=types):
            return " | ".join(written(each) for each in types)
        case StructType(cls=cls):
            return cls.__name__
    raise TypeError(f"{kind} has no counterpart in TypeScript yet; teach it to `written`")


def default_of(field: Field) -> object:
    """What a field is when it is left out."""
    made = field.default_factory
    return made() if callable(made) and made is not msgspec.NODEFAULT else field.default


def field_line(field: Field) -> str:
    """One field of an interface."""
    if field.required:
        return f"  {field.encode_name}: {written(field.type)}"
    default = msgspec.json.encode(default_of(field)).decode()
    return f"  {field.encode_name}?: {written(field.type)} // {default}"


def interface(cls: type[msgspec.Struct]) -> str:
    """A message, or a part of one, as an interface."""
    info = type_info(cls)
    assert isinstance(info, StructType)
    words = " ".join((cls.__doc__ or "").split())
    tag = [f"  type: '{info.tag}'"] if info.tag is not None else []
    lines = [f"/** {words} */", f"export interface {cls.__name__} {{", *tag, *map(field_line, info.fields), "}"]
    return "\n".join(lines)


def union(name: str, members: object) -> str:
    """One direction of the protocol."""
    return f"export type {name} = {' | '.join(each.__name__ for each in get_args(members))}"


def protocol() -> str:
    """The whole of protocol.ts."""
    parts = [
        f"export const SPECTATOR = {messages.SPECTATOR}",
        *map(interface, structs()),
        union("ToBrowser", messages.ToBrowser),
        union("FromBrowser", messages.FromBrowser),
    ]
    return HEAD + "\n\n".join(parts) + "\n"


def main() -> int:
    """Write it where the client looks for it, or to the file that is named."""
    target = Path(sys.argv[1]) if sys.argv[1:] else TARGET
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(protocol(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
