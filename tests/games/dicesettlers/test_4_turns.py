"""§4 The Action phase."""

from dicehall.games.dicesettlers.terms import Log, Step
from tests.games.dicesettlers.table import choices, do, table, told, turn, why

BOTH = {"blue": "dice: white Settle, white Trade", "vermilion": "dice: white Settle, white Trade"}


def test_4_1_first_all_take_one_then_all_another() -> None:
    """Blue, vermilion, blue, vermilion."""
    s = turn(table(**BOTH))
    order = []
    for main in ("Settle", "Settle", "Trade", "Trade"):
        order.append(int(s.actor))
        do(s, f"main {main}", f"spend white {main}", "gather" if main == "Settle" else "sell spent white")
        if main == "Settle":
            do(s, "end turn") if s.actor == order[-1] and s.step == Step.TURN else None
    assert order == [0, 1, 0, 1]


def test_4_1_after_the_main_action_the_turn_is_over() -> None:
    """Blue has nothing else to do."""
    s = do(turn(table(**BOTH)), "main Settle", "spend white Settle", "gather")
    assert s.actor == 1


def test_4_2_all_main_actions_of_a_round_are_different() -> None:
    """Settle in the first turn, not in the second."""
    s = do(turn(table(**{**BOTH, "blue": "dice: white Settle, white Settle, white Trade"})), "main Settle")
    do(s, "spend white Settle", "done", "gather", "main Settle", "spend white Settle", "gather")
    assert (s.actor, s.lap) == (0, 1)
    assert choices(s) == ["main Trade", "end turn"]
    assert why(s, "main Settle") == "4.2"


def test_4_3_an_extra_action_follows_in_the_same_turn() -> None:
    """The factory 30 gives one; blue settles and trades."""
    s = turn(table("30 at 0,0: blue; 16 at 1,0: vermilion", **BOTH))
    do(s, "factory Forest 30", "main Settle", "spend white Settle", "gather")
    assert (s.actor, s.lap) == (0, 0)
    assert choices(s) == ["main Trade", "end turn"]


def test_4_3_an_extra_action_may_be_declined() -> None:
    """Vermilion is next."""
    s = turn(table("30 at 0,0: blue; 16 at 1,0: vermilion", **BOTH))
    do(s, "factory Forest 30", "main Settle", "spend white Settle", "gather", "end turn")
    assert s.actor == 1


def test_4_4_free_actions_come_before_and_after() -> None:
    """Two factories, one on each side of the main action."""
    s = turn(table("25 at 0,0: blue; 16 at 1,0: blue", blue="dice: white Settle"))
    do(s, "factory Plains 25", "main Settle", "spend white Settle", "gather")
    assert "factory Forest 16" in choices(s)


def test_4_4_free_actions_need_no_main_action() -> None:
    """Without any die."""
    assert choices(turn(table("25 at 0,0: blue", blue="tents: 1"))) == ["factory Plains 25", "end turn"]


def test_4_5_the_first_turn_asks_for_a_main_action() -> None:
    """It cannot be ended before, as Settle is possible."""
    s = turn(table(**BOTH))
    assert choices(s) == ["main Settle", "main Trade"]
    assert why(s, "end turn") == "4.5"


def test_4_5_the_second_turn_is_a_choice() -> None:
    """It can be ended at once."""
    assert "end turn" in choices(turn(table(**BOTH), lap=1))


def test_4_5_whoever_can_do_nothing_is_passed_over() -> None:
    """Blue has no dice and no factory."""
    s = turn(table(vermilion="dice: white Settle"))
    assert s.actor == 1
    assert told(s, Log.PASSED) == [(0, 0, 0)]
