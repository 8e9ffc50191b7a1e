"""What plays by itself: bots, and standing orders at the moments for which they are left."""

import asyncio
import random
from types import SimpleNamespace
from typing import cast

import pytest

import dicehall
from dicehall.hall import events as ev
from dicehall.hall.hall import Hall
from dicehall.hall.players import Players, automatic, declining, still
from dicehall.hall.room import Room
from dicehall.hall.settings import Settings
from dicehall.hall.table import Table
from tests.hall.test_plies import table

WITH_MOMENTS = [name for name in dicehall.games() if dicehall.game(name).reactions]


def at_a_moment(game: str) -> tuple[Table, str]:
    """A table at which everybody is asked whether to play a hidden card now, and the name of the moment."""
    for seed in range(20):
        one = table(game, 2)
        luck = random.Random(seed)
        for _ in range(600):
            moment = one.game.reaction(one.playing.state)
            if moment:
                return one, moment
            if one.state != "playing":
                break
            seat = luck.choice(one.pending)
            one.decide(seat, luck.choice(one.playing.state.legal(seat)))
    raise AssertionError(f"{game} never came to a moment")


def players(pace: float = 0.0) -> Players:
    """The players of a hall with nothing else in it."""
    return Players(cast(Hall, SimpleNamespace(settings=Settings(pace=pace))))


@pytest.mark.parametrize("game", WITH_MOMENTS)
def test_a_standing_order_lets_its_moment_go_by(game: str) -> None:
    """The seat answers by itself, with the decision that declines."""
    one, moment = at_a_moment(game)
    seat = one.pending[0]
    one.happen(ev.Ordered(seat=seat, let_go=[moment]), 0.0)
    assert automatic(one) == [seat]
    action = asyncio.run(players().decision(one, seat, moment))
    assert one.playing.state.name(action, seat) == declining(one, moment)
    assert action in one.playing.state.legal(seat)


@pytest.mark.parametrize("game", WITH_MOMENTS)
def test_an_order_for_another_moment_is_none_for_this(game: str) -> None:
    """People are asked where they have not said otherwise."""
    one, moment = at_a_moment(game)
    others = [reaction.name for reaction in one.game.reactions if reaction.name != moment]
    one.happen(ev.Ordered(seat=one.pending[0], let_go=others), 0.0)
    assert automatic(one) == []


def test_nothing_plays_by_itself_while_somebody_asks_to_go_back() -> None:
    """The bot waits for the answer."""
    one = table("diceland")
    one.happen(ev.Left(seat=1, level="random"), 0.0)
    assert automatic(one) == [1]
    one.decide(0, one.playing.state.legal(0)[0])
    one.happen(ev.Requested(seat=0, to=0), 0.0)
    assert automatic(one) == []


def test_what_was_thought_of_another_position_is_not_played() -> None:
    """The seat's owner has come back meanwhile."""
    one = table("diceland")
    one.happen(ev.Left(seat=1, level="random"), 0.0)
    wish = still(one, one.position, 1, one.playing.state.legal(1)[0])
    one.happen(ev.Returned(seat=1), 0.0)
    assert wish(one) == []


def test_what_was_thought_before_another_process_wrote_is_not_played() -> None:
    """The seat is asked again by now, but something else."""
    one = table("diceland")
    one.happen(ev.Left(seat=1, level="random"), 0.0)
    wish = still(one, one.position, 1, one.playing.state.legal(1)[0])
    one.decide(0, one.playing.state.legal(0)[0])
    assert wish(one) == []


@pytest.mark.parametrize("pace", [0.4, 3.0])
def test_the_pause_at_a_moment_is_the_same_for_all(pace: float) -> None:
    """However fast somebody thinks; and never shorter than the pace."""
    one, moment = at_a_moment(WITH_MOMENTS[0])
    room = SimpleNamespace(hurried=False, connections={1})
    assert players(pace).pause(cast(Room, room), one.playing, moment) == max(1.2, pace)


def test_nobody_waits_for_a_table_that_nobody_watches() -> None:
    """Bots among themselves need no pace."""
    one = table("diceland")
    room = SimpleNamespace(hurried=False, connections=set())
    assert players(2.0).pause(cast(Room, room), one.playing, "") == 0.0


@pytest.mark.parametrize(("hurried", "pause"), [(False, 2.0), (True, 0.0)])
def test_whoever_skips_ahead_waits_for_no_bot(hurried: bool, pause: float) -> None:
    """Else a bot takes its time, so that one can follow."""
    one = table("diceland")
    room = SimpleNamespace(hurried=hurried, connections={1})
    assert players(2.0).pause(cast(Room, room), one.playing, "") == pause
