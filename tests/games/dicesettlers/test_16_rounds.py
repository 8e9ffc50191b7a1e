"""§16 Clean-up, and the last round."""

import pytest

from dicehall.core.state import OVER
from dicehall.games.dicesettlers.flow import Settlers
from dicehall.games.dicesettlers.rounds import trigger
from dicehall.games.dicesettlers.terms import CABINS, FLIPPED, SUPPLY, USED, WORKED, End, Log, Step
from tests.games.dicesettlers.table import choices, dice, do, fall, spent, table, told


def cleaning(**who: str) -> Settlers:
    """The Clean-up begins."""
    s = table(**who)
    s.clean_up()
    return s


def test_16_1_one_die_is_kept_as_it_lies() -> None:
    """The others are spent, and go back into the bag when it is empty."""
    s = do(cleaning(blue="dice: white Trade, white Explore, grey Raid | bag: green, green, green"), "keep grey Raid")
    assert (dice(s, "blue"), spent(s, "blue")) == (["grey Raid"], ["white", "white"])


def test_16_1_or_none() -> None:
    """All are spent."""
    s = do(cleaning(blue="dice: white Trade | bag: green, green, green"), "done")
    assert (dice(s, "blue"), spent(s, "blue")) == ([], ["white"])


def test_16_1_all_together() -> None:
    """Both decide at the same time."""
    s = cleaning(blue="dice: white Trade", vermilion="dice: grey Raid")
    assert (s.step, s.pending) == (Step.CLEAN, (0, 1))
    do(s, "vermilion: keep grey Raid")
    assert (s.step, s.pending) == (Step.CLEAN, (0,))


def test_16_1_a_kind_is_offered_once() -> None:
    """Two alike."""
    assert choices(cleaning(blue="dice: white Trade, white Trade")) == ["done", "keep white Trade"]


def test_16_2_everything_is_made_ready() -> None:
    """Markers, factories and main actions; vermilion becomes first player."""
    s = table(blue="dice: white Trade")
    for field in (FLIPPED, WORKED, USED):
        s.put(0, field, 5)
    s.clean_up()
    do(s, "done")
    assert [s.of(0, field) for field in (FLIPPED, WORKED, USED)] == [0, 0, 0]
    assert (s.first, s.round) == (1, 2)


def with_reason(why: int) -> Settlers:
    """A table at which the last round comes for that reason."""
    s = table(blue="dice: white Trade")
    if why == End.HOUSES:
        s.put(1, CABINS, 0)
    elif why == End.POINTS:
        s.points = 0
    elif why == End.TILES:
        s.stack = 0
    else:
        for colour in range(3):
            s.pool[SUPPLY + colour] = 0
    return s


@pytest.mark.parametrize("why", [End.HOUSES, End.POINTS, End.TILES, End.DICE])
def test_16_3_four_reasons(why: int) -> None:
    """Houses, VP, tiles, dice of two colours at most."""
    assert trigger(with_reason(why)) == why


def test_16_3_without_a_reason_it_goes_on() -> None:
    """Dice of three colours are enough."""
    s = table()
    s.pool[SUPPLY] = s.pool[SUPPLY + 1] = 0
    assert trigger(s) == -1


@pytest.mark.parametrize("why", [End.HOUSES, End.POINTS, End.TILES, End.DICE])
def test_16_3_one_more_round_and_no_other(why: int) -> None:
    """After the round in which it happens one is played, then the game is over for that reason."""
    s = with_reason(why)
    s.clean_up()
    do(s, "done")
    assert (s.closing, s.round, told(s, Log.TRIGGER)) == (why, 2, [(-1, why, 0)])
    s.clean_up()
    assert s.actor == OVER
    assert s.ending == s.game.endings[why]


def test_16_3_it_is_final() -> None:
    """VP in the supply again would not matter."""
    s = with_reason(End.POINTS)
    s.clean_up()
    do(s, "done")
    s.points = 10
    s.clean_up()
    assert s.actor == OVER


def test_the_next_round_draws_first_for_the_new_first_player() -> None:
    """Vermilion's die falls before blue's."""
    s = do(cleaning(blue="dice: white Trade"), "done")
    assert s.whose == 1
    fall(s, "white Trade")
    assert s.whose == 0
