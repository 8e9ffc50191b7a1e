"""What is sent is written as `messages` defines it: the views and changes of whole games, read and written again."""

import json
import random

import msgspec
import pytest

from dicehall.core.state import SPECTATOR
from dicehall.hall import events as ev
from dicehall.hall.messages import Change, ToBrowser, View
from dicehall.hall.room import Room
from tests.hall.test_secrets import MANY, Ear, decisions, seated

READ = msgspec.json.Decoder(ToBrowser)
MANY_PLIES = 150


@MANY
@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_the_text_is_what_the_protocol_makes_of_it(game: str, seats: int, shape: str) -> None:
    """Nothing that it does not know, nothing that it would leave out, no number written in another way."""
    table = seated(game, seats)
    room, ears = Room(table), [Ear(f"p{seat}") for seat in range(seats)]
    for side, ear in enumerate([*ears, Ear("x")]):
        room.look(ear, side if side < seats else SPECTATOR, shape)
    table.happen(ev.Started(salts=[""] * seats), 0.0)
    room.tell()
    for count, (seat, action) in enumerate(decisions(table, random.Random(5))):
        room.tell(seat, action)
        if count % 40 == 7:
            table.happen(ev.TookBack(seat=seat, to=max(0, table.ply - 3)), 0.0)
            room.tell()
        if count > MANY_PLIES:
            break
    for ear in ears:
        for text in ear.heard:
            message = READ.decode(text)
            assert isinstance(message, View | Change)
            assert json.loads(msgspec.json.encode(message)) == without_nobody(json.loads(text))


def without_nobody(message: dict[str, object]) -> dict[str, object]:
    """A view says that nobody watches where the protocol would leave it out."""
    return {k: v for k, v in message.items() if (k, v, message["type"]) != ("watchers", 0, "view")}
