"""Play over the WebSocket: moves once and only once, undo, takeback, explanations, hints, chat, orders."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.hall.people import Player, guest, new_table

NEVER = 1  # a colour of a throw, before anybody has thrown


@asynccontextmanager
async def alone(url: str, game: str = "diceland", **wish: object) -> AsyncIterator[tuple[Player, str]]:
    """A guest who holds both seats, looking from the one that is to decide first."""
    async with guest(url) as anna:
        table = await new_table(anna, game, mine=[0, 1], **wish)
        async with anna.table(table) as socket:
            yield await Player.sit(socket, 0), table


@asynccontextmanager
async def pair(url: str, game: str = "diceland") -> AsyncIterator[tuple[Player, Player]]:
    """Two guests at a table, each looking from his seat."""
    async with guest(url) as anna, guest(url) as bo:
        table = await new_table(anna, game, start=False, names={"0": "Anna"})
        await bo.ask("POST", f"/api/tables/{table}/sit", {"seat": 1, "name": "Bo"})
        await bo.ask("POST", f"/api/tables/{table}/ready", {"seat": 1})
        await anna.ask("POST", f"/api/tables/{table}/start", {})
        async with anna.table(table) as one, bo.table(table) as two:
            yield await Player.sit(one, 0), await Player.sit(two, 1)


async def past_the_sides(one: Player, two: Player) -> tuple[Player, Player]:
    """Both choose a side of their board; the answer is who decides next, and the other."""
    for player in (one, two):
        await player.move(player.view["choices"][0]["action"])
    for player in (one, two):
        await player.until(lambda: player.view["ply"] == 2)  # noqa: B023 - called before the next round
    first = one if one.view.get("choices") else two
    return first, two if first is one else one


def test_a_move_sent_twice_counts_once(url: str) -> None:
    """The second is answered like the first."""

    async def scene() -> None:
        async with alone(url) as (anna, _):
            move = {"type": "move", "id": "m", "seat": 0, "ply": 0, "action": anna.view["choices"][0]["action"]}
            await anna.send(**move)
            await anna.send(**move)
            await anna.ask(type="ping")
            done = [message for message in anna.heard if message["type"] == "done" and message["id"] == "m"]
            assert (len(done), done[0], anna.view["ply"]) == (2, done[1], 1)

    asyncio.run(scene())


def test_a_choice_tells_whether_it_is_final(url: str) -> None:
    """A side of the board, chosen unseen, stays; the colour to collect can be chosen again before a die is thrown."""

    async def scene() -> None:
        async with pair(url) as (anna, bo):
            sides = [choice["final"] for choice in anna.view["choices"]]
            thrower, _ = await past_the_sides(anna, bo)
            colours = [choice.get("final", False) for choice in thrower.view["choices"]]
            assert (all(sides), all(colours)) == (True, False)

    asyncio.run(scene())


def test_a_stale_move_is_shown_the_present(url: str) -> None:
    """A refusal that says so, then the view as it is."""

    async def scene() -> None:
        async with alone(url) as (anna, _):
            action = anna.view["choices"][0]["action"]
            await anna.move(action)
            answer = await anna.move(action, ply=0)
            assert answer["stale"]
            assert (await anna.hear())["type"] == "view"

    asyncio.run(scene())


def test_a_sealed_choice_does_not_make_the_others_stale(url: str) -> None:
    """Both answered ply 0; the second came after the first."""

    async def scene() -> None:
        async with pair(url) as (anna, bo):
            choices = [player.view["choices"][0]["action"] for player in (anna, bo)]
            await anna.move(choices[0], ply=0)
            assert (await bo.move(choices[1], ply=0))["type"] == "done"

    asyncio.run(scene())


def test_an_illegal_move_is_refused_by_its_rule(url: str) -> None:
    """The rule's number and the reason; nothing has changed."""

    async def scene() -> None:
        async with alone(url) as (anna, _):
            answer = await anna.move(NEVER)
            assert (answer["type"], bool(answer["text"]), anna.view["ply"]) == ("refused", True, 0)

    asyncio.run(scene())


def test_anothers_seat_is_out_of_reach(url: str) -> None:
    """Neither to look from nor to decide for."""

    async def scene() -> None:
        async with pair(url) as (anna, bo):
            await bo.send(type="look", side=0)
            assert (await bo.hear())["text"] == "That is not your seat."
            bo.side = 0
            assert (await bo.move(anna.view["choices"][0]["action"]))["text"] == "That is not your seat."

    asyncio.run(scene())


def test_the_last_decision_is_taken_back(url: str) -> None:
    """While nobody else has decided and nothing was rolled."""

    async def scene() -> None:
        async with alone(url) as (anna, _):
            await anna.move(anna.view["choices"][0]["action"])
            assert (await anna.ask(type="undo", seat=0, ply=1))["type"] == "done"
            await anna.until(lambda: anna.view["ply"] == 0)
            assert anna.view["choices"]

    asyncio.run(scene())


def test_what_others_have_built_on_is_not_taken_back(url: str) -> None:
    """The reason names who has decided since."""

    async def scene() -> None:
        async with pair(url) as (anna, bo):
            await anna.move(anna.view["choices"][0]["action"])
            await bo.move(bo.view["choices"][0]["action"], ply=0)
            await anna.until(lambda: anna.view["ply"] == 2)
            answer = await anna.ask(type="undo", seat=0, ply=2)
            assert answer["type"] == "refused"

    asyncio.run(scene())


def test_the_others_agree_to_go_back(url: str) -> None:
    """The request is shown to both; with the consent, play goes back."""

    async def scene() -> None:
        async with pair(url) as (anna, bo):
            first, other = await past_the_sides(anna, bo)
            await first.ask(type="takeback", seat=first.side, to=0)
            await other.until(lambda: other.view.get("request"))
            assert other.view["request"] == {"seat": first.side, "ply": 0, "waits": [other.side]}
            await other.ask(type="consent", seat=other.side, yes=True)
            await first.until(lambda: first.view["ply"] == 0)

    asyncio.run(scene())


def test_whoever_names_no_decision_means_the_last_one_of_his_own(url: str) -> None:
    """Not the last one of all, which was the other's."""

    async def scene() -> None:
        async with pair(url) as (anna, bo):
            await past_the_sides(anna, bo)
            await anna.ask(type="takeback", seat=0)
            await bo.until(lambda: bo.view.get("request"))
            assert bo.view["request"] == {"seat": 0, "ply": 0, "waits": [1]}

    asyncio.run(scene())


def test_after_going_back_the_decision_before_can_be_taken_back(url: str) -> None:
    """Though its position was given up when another seat decided."""

    async def scene() -> None:
        async with alone(url) as (anna, _):
            await anna.move(anna.view["choices"][0]["action"])
            other = await Player.sit(anna.socket, 1)
            await other.move(other.view["choices"][0]["action"])
            await other.ask(type="takeback", seat=1, to=1)
            again = await Player.sit(anna.socket, 0)
            assert (again.view["ply"], again.view["turn_start"]) == (1, 0)
            assert (await again.ask(type="undo", seat=0, ply=1))["type"] == "done"

    asyncio.run(scene())


def test_a_request_that_is_declined_is_over(url: str) -> None:
    """Play goes on where it was."""

    async def scene() -> None:
        async with pair(url) as (anna, bo):
            first, other = await past_the_sides(anna, bo)
            await first.ask(type="takeback", seat=first.side, to=0)
            await other.ask(type="consent", seat=other.side, yes=False)
            await first.until(lambda: first.view.get("request_over"))
            assert first.view["ply"] == 2

    asyncio.run(scene())


def test_why_not(url: str) -> None:
    """What cannot be done now has a reason, what can has a meaning."""

    async def scene() -> None:
        async with alone(url) as (anna, _):
            action = anna.view["choices"][0]["action"]
            assert (await anna.ask(type="ask", seat=0, action=action))["legal"]
            why = await anna.ask(type="ask", seat=0, action=NEVER)
            assert why["text"]
            assert not why.get("legal")

    asyncio.run(scene())


def test_a_hint_names_a_legal_move(url: str) -> None:
    """With its chance to win, in words."""

    async def scene() -> None:
        async with alone(url) as (anna, _):
            advice = await anna.ask(type="hint", seat=0)
            said = {choice["action"]: choice["text"] for choice in anna.view["choices"]}
            assert advice["text"].startswith(said[advice["action"]])

    asyncio.run(scene())


def test_what_is_said_is_heard(url: str) -> None:
    """By everybody at the table, with the name of the seat; as it was written, markup and all."""

    async def scene() -> None:
        async with pair(url) as (anna, bo):
            await anna.ask(type="say", text="<b>Good luck</b>")
            message = await bo.hear()
            assert (message["type"], message["name"], message["text"]) == ("chat", "Anna", "<b>Good luck</b>")

    asyncio.run(scene())


def test_a_standing_order_is_the_seats_own_secret(url: str) -> None:
    """Its own view tells it; nobody else's does."""

    async def scene() -> None:
        async with pair(url, "dystopolis") as (anna, bo):
            moment = (await bo_game(bo, url))["reactions"][0]["name"]
            await anna.ask(type="orders", seat=0, let_go=[moment])
            await anna.until(lambda: anna.view.get("orders") == [moment])
            await bo.ask(type="ping")
            assert "orders" not in bo.view

    asyncio.run(scene())


def test_whoever_has_decided_nothing_has_nothing_to_ask_back(url: str) -> None:
    """Only a decision of one's own can be taken back; the first one makes it so, undoing it ends it."""

    async def scene() -> None:
        async with pair(url) as (anna, bo):
            assert not anna.view.get("decided")
            await anna.move(anna.view["choices"][0]["action"])
            await bo.ask(type="ping")
            assert (anna.view.get("decided"), bo.view.get("decided")) == (True, None)
            await anna.ask(type="undo", seat=0, ply=1)
            await anna.until(lambda: not anna.view["decided"])

    asyncio.run(scene())


def test_nobody_else_hears_of_a_standing_order(url: str) -> None:
    """Not even that there is a new one: no message comes, and the lists of tables stay as they are."""

    async def scene() -> None:
        async with pair(url, "dystopolis") as (anna, bo):
            await bo.ask(type="ping")
            heard = len(bo.heard)
            await anna.ask(type="orders", seat=0, let_go=["vote"])
            await bo.ask(type="ping")
            assert [message["type"] for message in bo.heard[heard:]] == ["done"]

    asyncio.run(scene())


async def bo_game(_player: Player, url: str) -> dict[str, list[dict[str, str]]]:
    """Dystopolis, as the hall describes it."""
    async with guest(url) as one:
        games = (await one.ask("GET", "/api/hall"))["games"]
        return next(game for game in games if game["name"] == "dystopolis")


def test_who_comes_back_sees_the_same(url: str) -> None:
    """A new connection is shown exactly what the old one had come to."""

    async def scene() -> None:
        async with guest(url) as anna:
            table = await new_table(anna, "diceland", mine=[0, 1])
            async with anna.table(table) as socket:
                player = await Player.sit(socket, 0)
                luck = random.Random(2)
                for _ in range(10):
                    seat = player.view["pending"][0]
                    player = await Player.sit(socket, seat)
                    ply = player.view["ply"]
                    await player.move(luck.choice(player.view["choices"])["action"])
                    await player.until(lambda: player.view["ply"] > ply)  # noqa: B023 - called at once
                await player.send(type="look", side=0)
                before = await player.hear()
            async with anna.table(table) as socket:
                after = (await Player.sit(socket, 0)).view
            assert {**before, "seq": 0} == {**after, "seq": 0}

    asyncio.run(scene())


def test_words_that_are_no_message(url: str) -> None:
    """They are answered, and the connection stays."""

    async def scene() -> None:
        async with alone(url) as (anna, _):
            await anna.socket.send("hello")
            assert (await anna.hear())["type"] == "refused"
            assert (await anna.ask(type="ping"))["type"] == "done"

    asyncio.run(scene())
