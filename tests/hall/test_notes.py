"""Private notes: from one seat to another, where the game has them; nobody else learns that there are any."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

import dicehall
from benchmarks.guests import Guest
from dicehall.core.state import ALL_SEEING, SPECTATOR
from dicehall.hall import deeds
from dicehall.hall import events as ev
from dicehall.hall.chat import KEPT
from dicehall.hall.deeds import Denied
from dicehall.hall.messages import Say
from dicehall.hall.opening import Branch, branch, opening
from dicehall.hall.room import Room
from dicehall.hall.sight import look_back
from dicehall.hall.table import Table
from dicehall.hall.web_records import record_of
from tests.hall.conftest import a_hall
from tests.hall.people import Player, guest, new_table
from tests.hall.test_secrets import Ear

SECRET = "If you vote against the purge"
WITH_NOTES = {"conditions": "on"}


def at_table(options: dict[str, str] = WITH_NOTES, bot: int = -1) -> Table:
    """Three at a running table of Dystopolis: people, but for the seat of a bot."""
    game = dicehall.game("dystopolis")
    table = Table("t", "secret", game, opening(game, 3, game.settled(options), "p0"), 0.0)
    for seat in range(3):
        sits = (
            ev.BotSat(seat=seat, level="random")
            if seat == bot
            else ev.Sat(seat=seat, person=f"p{seat}", name="ABC"[seat])
        )
        table.happen(sits, 0.0)
    table.happen(ev.Started(salts=[""] * 3), 0.0)
    return table


def write(table: Table, seat: int, to: int, text: str = SECRET) -> None:
    """A note."""
    for event in deeds.say(table, f"p{seat}", "?", Say("", text, seat, to), ""):
        table.happen(event, 0.0)


def read(table: Table, side: int) -> list[str]:
    """What a side may read."""
    return [line.text for line in table.heard(side)]


def ended(table: Table) -> None:
    """Play at random until the game is over."""
    while table.state != "over":
        seat = table.pending[0]
        legal = table.playing.state.legal(seat)
        table.decide(seat, legal[len(legal) // 2])


# ---- who reads ----


def test_a_note_is_for_its_two_seats() -> None:
    """Writer and reader have it, the third seat and spectators do not."""
    table = at_table()
    write(table, 0, 1)
    assert [read(table, side) for side in (0, 1, 2, SPECTATOR)] == [[SECRET], [SECRET], [], []]


def test_when_the_game_is_over_everybody_reads_the_notes() -> None:
    """At the table, and in the replay from any side."""
    table = at_table()
    write(table, 0, 1)
    ended(table)
    assert read(table, 2) == [SECRET]
    assert [line.to for line in look_back(table, 1, ALL_SEEING, "wide").chat] == [1]


def test_looking_back_at_a_running_game_shows_no_foreign_note() -> None:
    """Each side looks back with its own."""
    table = at_table()
    write(table, 0, 1)
    assert [len(look_back(table, 0, side, "wide").chat) for side in (0, 1, 2, SPECTATOR)] == [1, 1, 0, 0]


def test_notes_push_nothing_out_that_others_have_said() -> None:
    """Who counts the lines that are left learns nothing; the two keep their last ones."""
    table = at_table()
    write(table, 2, -1, "hello")
    for number in range(KEPT + 5):
        write(table, number % 2, 1 - number % 2, str(number))
    assert read(table, 2) == ["hello"]
    assert read(table, 0) == ["hello", *map(str, range(5, KEPT + 5))]


def test_going_back_leaves_notes_where_they_are() -> None:
    """They stand beside the game."""
    table = at_table()
    table.decide(0, table.playing.state.legal(0)[0])
    write(table, 0, 1)
    table.happen(ev.TookBack(seat=0, to=0), 0.0)
    assert read(table, 1) == [SECRET]


def test_a_branch_and_a_record_carry_no_notes() -> None:
    """They belong to the table at which they were written."""
    table = at_table()
    write(table, 0, 1)
    ended(table)
    opened, events = branch(table, "p2", "C", Branch(ply=3, seat=2))
    assert SECRET not in record_of(table) + str(opened) + str(events)


def test_a_note_changes_nothing_that_a_bot_waits_for() -> None:
    """How long a bot takes tells nobody that others write to each other."""
    table = at_table(bot=2)
    before = table.position
    write(table, 0, 1)
    assert table.position == before


# ---- what is refused ----

REFUSED: list[tuple[int, int, str]] = [
    (0, 0, "A private note goes to another seat."),
    (0, 2, "Random is a bot, and reads no notes."),
    (0, 3, "There is no seat 3; there are 0 to 2."),
    (0, -2, "There is no seat -2; there are 0 to 2."),
]


@pytest.mark.parametrize(("seat", "to", "why"), REFUSED)
def test_a_note_that_nobody_could_read_is_refused(seat: int, to: int, why: str) -> None:
    """With the reason; nothing is said."""
    table = at_table(bot=2)
    with pytest.raises(Denied, match=why):
        write(table, seat, to)
    assert table.chat.said == 0


def test_without_the_option_there_are_no_notes() -> None:
    """Whatever is said, everybody hears."""
    table = at_table({})
    with pytest.raises(Denied, match="There are no private notes at this table; say it to everybody"):
        write(table, 0, 1)
    assert not table.data("p0").notes


def test_nobody_writes_in_anothers_name() -> None:
    """Neither a player nor somebody who watches."""
    table = at_table()
    for person, seat in (("p2", 0), ("x", 0), ("x", -1)):
        with pytest.raises(Denied):
            deeds.say(table, person, "?", Say("", SECRET, seat, 1), "")


def test_when_the_game_is_over_nothing_is_private_any_more() -> None:
    """So nobody writes as if it were."""
    table = at_table()
    ended(table)
    with pytest.raises(Denied, match="The game is over"):
        write(table, 0, 1)


# ---- what is sent ----


def test_the_others_are_sent_no_byte_of_a_note() -> None:
    """Neither the words nor that there are any; the two get the line and nothing else."""
    table = at_table()
    room = Room(table)
    ears = {side: Ear(f"p{side}") for side in (0, 1, 2, SPECTATOR)}
    for side, ear in ears.items():
        room.look(ear, side, "wide")
    for ear in ears.values():
        ear.heard.clear()
    write(table, 0, 1)
    room.tell()
    assert [len(ear.heard) for ear in ears.values()] == [1, 1, 0, 0]


def test_two_people_at_one_device_read_only_their_own() -> None:
    """Whoever looks from one seat is not sent what another seat of the same person may read."""
    table = at_table()
    room, ear = Room(table), Ear("p0")
    table.chairs[2].person = "p0"
    room.look(ear, 2, "wide")
    ear.heard.clear()
    write(table, 0, 1)
    room.tell()
    room.look(ear, 2, "wide")
    assert SECRET not in "".join(ear.heard)
    room.look(ear, 0, "wide")
    assert SECRET in ear.heard[-1]


def test_the_end_brings_the_notes_to_everybody() -> None:
    """With the change that ends the game."""
    table = at_table()
    write(table, 0, 1)
    room, ear = Room(table), Ear("x")
    room.look(ear, SPECTATOR, "wide")
    assert SECRET not in "".join(ear.heard)
    ended(table)
    room.tell()
    assert SECRET in ear.heard[-1]


# ---- over the wire ----


@asynccontextmanager
async def three(url: str, names: str = "ABC") -> AsyncIterator[tuple[list[Guest], str]]:
    """Three guests at a table with notes."""
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(guest(url)) for _ in names]
        table = await new_table(
            guests[0], "dystopolis", start=False, seats=3, options=WITH_NOTES, names={"0": names[0]}
        )
        for seat in (1, 2):
            await guests[seat].ask("POST", f"/api/tables/{table}/sit", {"seat": seat, "name": names[seat]})
            await guests[seat].ask("POST", f"/api/tables/{table}/ready", {"seat": seat})
        await guests[0].ask("POST", f"/api/tables/{table}/start", {})
        yield guests, table


async def everything(one: Guest, table: str, side: int) -> str:
    """All that somebody can get hold of about a table."""
    async with one.table(table) as socket:
        player = await Player.sit(socket, side)
        paths = ["", f"/replay?side={side}", "/record", "/verify", "/qr"]
        answers = [(await one.send("GET", f"/api/tables/{table}{path}")).text for path in paths]
        lists = [(await one.send("GET", f"/api/{path}")).text for path in ("tables/mine", "tables", "history")]
        return "".join([str(player.heard), *answers, *lists])


def test_only_two_of_four_browsers_hear_a_note(url: str) -> None:
    """The third player and a spectator are sent nothing at all, and find nothing anywhere; also after coming back."""

    async def scene() -> None:
        async with three(url) as (guests, table), guest(url) as mallory, AsyncExitStack() as stack:
            people, sides = [*guests, mallory], [0, 1, 2, SPECTATOR]
            sockets = [await stack.enter_async_context(one.table(table)) for one in people]
            players = [await Player.sit(socket, side) for socket, side in zip(sockets, sides, strict=True)]
            for player in players:
                await player.ask(type="ping")
            heard = [len(player.heard) for player in players]
            answer = await players[0].ask(type="say", text=SECRET, seat=0, to=1)
            assert answer["type"] == "done"
            for player in players:
                await player.ask(type="ping")
            new = [[m["type"] for m in one.heard[n:]] for one, n in zip(players, heard, strict=True)]
            assert new == [["chat", "done", "done"], ["chat", "done"], ["done"], ["done"]]
            found = [SECRET in await everything(one, table, side) for one, side in zip(people, sides, strict=True)]
            assert found == [True, True, False, False]

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"seat": 0, "to": 1}, "That is not your seat."),
        ({"seat": 2, "to": 1}, "That is not your seat."),
        ({"to": 1}, "Only who plays here can write private notes."),
        ({"to": -3}, "Only who plays here can write private notes."),
        ({"to": 2**40}, "Only who plays here can write private notes."),
    ],
)
def test_a_spectator_writes_no_notes(url: str, wish: dict[str, Any], why: str) -> None:
    """Neither in his own name nor in another's."""

    async def scene() -> None:
        async with three(url) as (_, table), guest(url) as mallory, mallory.table(table) as socket:
            answer = await (await Player.sit(socket, SPECTATOR)).ask(type="say", text="psst", **wish)
            assert (answer["type"], answer["text"]) == ("refused", why)

    asyncio.run(scene())


def test_a_note_written_twice_is_one(url: str) -> None:
    """As every message that has an id."""

    async def scene() -> None:
        async with three(url) as (guests, table), guests[0].table(table) as socket:
            one = await Player.sit(socket, 0)
            for _ in range(2):
                await one.send(type="say", id="n", text=SECRET, seat=0, to=1)
            await one.ask(type="ping")
            assert [message["type"] for message in one.heard].count("chat") == 1

    asyncio.run(scene())


def test_a_note_reaches_the_other_process_and_outlives_both(servers: tuple[str, str]) -> None:
    """Two processes of one hall: the reader is at the second, which is told; a third, opened later, knows it too."""
    db, channels = servers

    async def scene(first: str, second: str) -> None:
        async with three(first) as (guests, table), guests[0].table(table) as here:
            one = await Player.sit(here, 0)
            async with guests[1].table(table, second) as there, guests[2].table(table, second) as beside:
                two, three_ = await Player.sit(there, 1), await Player.sit(beside, 2)
                await one.ask(type="say", text=SECRET, seat=0, to=1)
                await two.until(lambda: SECRET in str(two.heard))
                await three_.ask(type="ping")
                assert SECRET not in str(three_.heard)
            with a_hall(db=db, channels=channels) as later:
                async with guests[1].table(table, later.url) as again:
                    assert (await Player.sit(again, 1)).view["chat"][0]["text"] == SECRET
                async with guests[2].table(table, later.url) as again:
                    assert "chat" not in (await Player.sit(again, 2)).view

    with a_hall(db=db, channels=channels) as one, a_hall(db=db, channels=channels) as two:
        asyncio.run(scene(one.url, two.url))
