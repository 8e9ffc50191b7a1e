"""§19 The Diceoneer: what it has, how it rolls, how its marker moves, how it scores, how hard it plays."""

import pytest

import dicehall
from dicehall.games.dicesettlers.diceoneer_acting import bot_joins, move_marker
from dicehall.games.dicesettlers.diceoneer_flow import bot_cleanup, bot_score, bot_turn
from dicehall.games.dicesettlers.diceoneer_levels import CAP, EXCESS, FIRST_TENTS, PER_CARD, PER_TOKEN, SALE, SWITCHES
from dicehall.games.dicesettlers.diceoneer_roll import begin_roll
from dicehall.games.dicesettlers.flow import Settlers
from dicehall.games.dicesettlers.scoring import total
from dicehall.games.dicesettlers.terms import BOT, BOT_LEFT, CELL, QUOTA, TASK, TENTS, Step, Task
from tests.games.dicesettlers.alone import (
    acts,
    alone,
    at_side,
    choices,
    do,
    knows,
    marker,
    marker_at,
    points,
    queued,
    rolls,
    show,
    stored,
)


def started(**options: str) -> Settlers:
    """A solo game at the first decision of the first round."""
    match = dicehall.Match("dicesettlers", seats=1, seed=3, options=options)
    while match.state.step < Step.ROLL or match.state.step >= Step.BOT:
        match.play(match.state.legal(0)[0], 0)
    assert isinstance(match.state, Settlers)
    return match.state


def test_19_1_the_diceoneer_is_ready():
    """Five dice in its queue, the marker at Recruit, Gold at Explore, five tents at hand after the first."""
    s = started()
    assert sorted(queued(s).split()) == ["green", "white", "white", "white", "yellow"]
    assert (marker(s), at_side(s, "Explore"), s.of(BOT, TENTS)) == ("Recruit", "Gold", 5)


def test_19_2_the_log_tells_where_its_tile_lies():
    """Beside the person's, which is in the middle."""
    match = dicehall.Match("dicesettlers", seats=1, seed=3)
    match.play(match.state.legal(0)[0], 0)
    lines = [line.text for line in match.log(0) if line.text.startswith("The Diceoneer lays")]
    assert len(lines) == 1
    assert lines[0].endswith("at 1, 0.")


def test_19_2_its_starting_tile_gives_it_nothing():
    """It lies beside the person's with one tent, whichever it is; no token, no die, no house."""
    s = started()
    tile = next(tile for tile in range(7) if s.is_present(BOT, tile))
    assert s.tents(tile, BOT) == 1
    assert (s.all_dice(BOT), stored(s), s.tile[CELL + tile] >= 0) == (5, "", True)


@pytest.mark.parametrize(
    ("queue", "takes"), [(0, 0), (3, 3), (4, 4), (5, 4), (8, 4), (9, 5), (10, 5), (11, 6), (14, 6)]
)
def test_19_3_the_longer_the_queue_the_more_dice(queue: int, takes: int):
    """All up to four, four up to eight, five up to ten, then six."""
    s = alone(queue="white " * queue)
    s.put(0, QUOTA, 9)
    begin_roll(s)
    assert s.bot[BOT_LEFT] == takes


def test_19_3_never_more_than_the_quota_and_one():
    """With a quota of three it rolls four dice out of eleven."""
    s = alone(queue="white " * 11)
    begin_roll(s)
    assert s.bot[BOT_LEFT] == 4


def test_19_4_dice_go_to_the_sides_of_their_actions():
    """From the front of the queue; the others move up."""
    s = alone(queue="white green white yellow brown")
    rolls(s, "Trade", "Settle", "Research", "Recruit")
    assert (at_side(s, "Trade"), at_side(s, "Settle"), queued(s)) == ("white", "green", "brown")


def test_19_4_a_pioneer_goes_where_least_lies():
    """Of the empty sides the first after the marker, once all actions lie; tokens count, too."""
    s = alone(queue="green white", at="Explore: Gold, Raid: white")
    rolls(s, "Pioneer", "Research")
    assert at_side(s, "Trade") == "green"


def test_19_4_the_side_of_the_marker_is_the_last():
    """With nothing anywhere the next side clockwise is chosen."""
    s = alone(queue="green")
    rolls(s, "Pioneer")
    assert at_side(s, "Explore") == "green"


def test_19_5_with_nothing_in_store_tokens_are_stored():
    """Their dice go back to the queue."""
    s = alone(queue="yellow brown")
    rolls(s, "Food", "Gold")
    s.resolve(1)
    assert (stored(s), queued(s)) == ("Food Gold", "brown yellow")


def test_19_5_the_example_of_the_rulebook():
    """Six dice: Pioneer to Explore; Wood to Raid, Gold to Trade, Gold to Explore (with Recruit and Settle taken)."""
    s = alone(queue="green green white white brown brown", at="Recruit: white Food, Settle: Wood", store="Iron")
    s.put(0, QUOTA, 9)
    s.bot[CAP] = 9
    s.box.opponent.takes[0] = 6
    rolls(s, "Pioneer", "Wood", "Research", "Settle", "Gold", "Gold")
    s.box.opponent.takes[0] = 4
    sides = [at_side(s, name) for name in ("Explore", "Research", "Raid", "Trade", "Settle")]
    assert sides == ["green Gold", "white", "Wood", "Gold", "white Wood"]


def test_19_5_what_finds_no_side_is_stored():
    """When all six sides have a token."""
    at = ", ".join(f"{name}: Food" for name in ("Recruit", "Explore", "Research", "Raid", "Trade", "Settle"))
    s = alone(queue="green", at=at, store="Iron")
    rolls(s, "Wood")
    assert stored(s) == "Wood Iron"


@pytest.mark.parametrize(("steps", "action"), [(1, "Explore"), (2, "Explore"), (3, "Research"), (4, "Trade")])
def test_19_6_the_example_of_the_rulebook(steps: int, action: str):
    """Two things at Explore, a Gold at Research, nothing at Raid, a die at Trade; what lies at Recruit is behind."""
    s = alone(at="Recruit: white, Explore: white green, Research: Gold, Trade: brown")
    move_marker(s, steps)
    assert marker(s) == action


def test_19_6_the_marker_goes_round_as_often_as_need_be():
    """With a single die on the hex any number of steps ends there."""
    s = alone(at="Settle: white")
    marker_at(s, "Settle")
    move_marker(s, 3)
    assert marker(s) == "Settle"


def test_19_6_with_nothing_on_the_hex_it_does_nothing():
    """The turn passes on."""
    s = alone()
    bot_turn(s)
    assert s.step == Step.CLEAN


def test_19_6_it_takes_both_turns():
    """Also the second, and before the person when it is first."""
    s = alone("24 0,0 me 2 bot 1", at="Trade: white white")
    s.lap, s.first = 0, 1
    acts(s, "Recruit", 1)
    assert (s.lap, s.whose) == (0, 0)


def test_19_7_dice_and_tokens_are_its_strength():
    """Dice go to the back of the queue in the order in which they came, tokens into the supply."""
    s = alone(queue="green", at="Trade: brown white Gold")
    acts(s, "Trade", 0)
    assert (queued(s), points(s), at_side(s, "Trade")) == ("green brown white", 3, "")


def test_19_8_unused_strength_brings_points():
    """One for each, from the supply."""
    s = alone()
    acts(s, "Trade", 4)
    assert (points(s), s.points) == (4, 26)


def test_19_17_it_always_comes_along():
    """Also to a tile that touches none of its own."""
    s = alone("24 0,0 bot 1\n18 1,0 me 1\n20 2,0 me 1", tents="bot 1")
    assert bot_joins(s, 19)
    assert (s.tents(19, BOT), s.of(BOT, TENTS)) == (1, 0)


def test_19_17_without_a_tent_it_does_not():
    """Nothing happens."""
    s = alone("24 0,0 me 1", tents="bot 0")
    assert not bot_joins(s, 23)


def clean(s: Settlers) -> Settlers:
    """The Clean-up of the Diceoneer."""
    s.bot[TASK] = Task.CLEAN
    bot_cleanup(s)
    return s


def test_19_18_a_tent_may_be_sent_home_from_a_factory():
    """Where it has two or more, and more than the person; 16 and 22 are factories, 24 is none."""
    s = clean(alone("16 0,0 bot 2 me 1\n22 1,0 bot 2 me 2\n24 0,1 bot 3\n25 1,1 bot 1"))
    assert [name.split()[-1] for name in choices(s)] == ["16", "pass"]


def test_19_18_the_tent_goes_into_its_personal_supply():
    """The factory does not work for it."""
    s = clean(alone("16 0,0 bot 2"))
    do(s, next(name for name in choices(s) if "16" in name))
    assert (s.tents(15, BOT), s.of(BOT, TENTS), stored(s)) == (1, 1, "")


def test_19_18_the_person_need_not():
    """Passing leaves it there."""
    s = clean(alone("16 0,0 bot 2"))
    do(s, "pass")
    assert s.tents(15, BOT) == 2


def test_19_19_technologies_and_tokens_count_again():
    """One VP for each technology, one for each token in store or at a side."""
    s = alone(queue="white white", at="Raid: Gold", store="Food Wood")
    show(s, "Stability", "Scouts")
    knows(s, "bot", 0)
    assert bot_score(s) - total(s, BOT) == 1 + 3


def test_19_19_its_dice_score_wherever_they_are():
    """Queue and sides: nine dice are twelve VP."""
    s = alone(queue="white " * 6, at="Raid: white white white")
    assert total(s, BOT) == 12


def test_19_19_its_score_comes_last_and_it_can_win():
    """A finished solo game has two scores; the winner is seat 0, or number 1."""
    match = dicehall.Match("dicesettlers", seats=1, seed=5)
    while not match.state.is_over:
        match.play(match.state.legal(0)[0], 0)
    scores = match.state.scores
    assert len(scores) == 2
    assert match.state.winners == tuple(who for who in (0, 1) if scores[who] == max(scores))


@pytest.mark.parametrize(
    ("level", "numbers_of_level"),
    [("easy", [0, 0, 1, 0, 0, 6]), ("normal", [1, 1, 2, 1, 1, 6]), ("hard", [2, 2, 3, 2, 1, 8])],
)
def test_19_20_a_level_changes_all(level: str, numbers_of_level: list[int]):
    """Dice, unused strength, trade, technologies and tokens at the end, tents."""
    s = alone(level=level)
    assert [s.bot[field] for field in (CAP, EXCESS, SALE, PER_CARD, PER_TOKEN, FIRST_TENTS)] == numbers_of_level


@pytest.mark.parametrize("switch", [name for name, _, _ in SWITCHES])
def test_19_20_each_change_has_its_own_switch(switch: str):
    """Set to hard by itself it changes one number of a normal game; the technologies' one, too."""
    fields = (CAP, EXCESS, SALE, PER_CARD, FIRST_TENTS)
    normal, changed = started(), started(**{switch: "hard"})
    assert sum(normal.bot[field] != changed.bot[field] for field in fields) == 1


def test_19_20_hard_begins_with_eight_tents():
    """One of them stands on its starting tile."""
    assert started(opponent="hard").of(BOT, TENTS) == 7


def test_19_20_easy_gains_nothing_for_unused_strength():
    """Not even for a failed raid."""
    s = alone(level="easy")
    acts(s, "Raid", 2)
    assert points(s) == 0


def test_19_21_in_a_gold_rush_used_tokens_are_stored_as_gold():
    """They are there before the action: the trade sells them at once."""
    s = alone(at="Recruit: Food Wood", rush="on")
    acts(s, "Recruit", 0)
    assert stored(s) == "Gold Gold"


def test_19_21_in_a_gold_rush_rolled_resources_are_gold():
    """What would be stored is swapped."""
    s = alone(queue="green", rush="on")
    rolls(s, "Wood")
    assert stored(s) == "Gold"
