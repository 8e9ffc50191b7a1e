"""Plies as each side counts them."""

import random

import pytest

import dicehall
from dicehall.core.state import SPECTATOR
from dicehall.hall import events as ev
from dicehall.hall.opening import opening
from dicehall.hall.table import Table


def table(game: str, seats: int = 3) -> Table:
    """A table of people that has begun."""
    played = dicehall.game(game)
    one = Table("t", "secret", played, opening(played, seats, {}, "p0"), 0.0)
    for seat in range(seats):
        one.happen(ev.Sat(seat=seat, person=f"p{seat}", name=f"Name {seat}"), 0.0)
    one.happen(ev.Started(salts=[""] * seats), 0.0)
    return one


def test_what_nobody_else_notices_counts_for_the_seat_alone() -> None:
    """A sealed decision in several steps: each step is a ply for who takes it, and none for the others."""
    one = table("dystopolis")
    luck = random.Random(1)
    for _ in range(4000):
        if one.state != "playing" or one.plies.hidden[-1]:
            break
        seat = luck.choice(one.pending)
        one.decide(seat, luck.choice(one.playing.state.legal(seat)))
    assert one.plies.hidden[-1]
    assert one.plies.shown(SPECTATOR, one.ply) == one.ply - 1
    assert one.plies.shown(one.playing.steps[-1].seat, one.ply) == one.ply


@pytest.mark.parametrize("game", dicehall.games())
def test_the_way_there_and_back(game: str) -> None:
    """What a side is shown leads back to a ply that is the same for it."""
    one = table(game, 2)
    luck = random.Random(2)
    for _ in range(60):
        if one.state != "playing":
            break
        seat = luck.choice(one.pending)
        one.decide(seat, luck.choice(one.playing.state.legal(seat)))
        for side in (0, 1, SPECTATOR):
            shown = one.plies.shown(side, one.ply)
            assert (one.plies.real(side, shown), one.plies.real(side, shown + 1)) == (one.ply, one.ply + 1)
