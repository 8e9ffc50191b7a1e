"""What the bots think of a position."""

import pytest

from dicehall.bots.bot import GreedyBot
from dicehall.core.rng import Rng
from dicehall.games.dicetopia import terms as t
from dicehall.games.dicetopia.flow import Topia
from dicehall.games.dicetopia.tactics import likely_domination, likely_mission, likely_stars, value
from tests.games.dicetopia.table import card, city, end, game, play, turn

FULL = "0: w1 w2 w3 w4 w5 w6\n1: t1 t2 t3 t4 t5 t6\n"


def choice(s: Topia) -> str:
    """What the greedy bot does."""
    return s.name(GreedyBot().decide(s.seen_by(s.actor), s.actor, Rng(1)))


def test_the_winner_has_it_all() -> None:
    """A finished game is worth 1 to its winner, and shared by two it is half."""
    s = end(city("0: w6 w6 w6 w6 w6 w6\n1: t1 t1 t1 t1 t1 t1"))
    assert (value(s, 0), value(s, 1)) == (1.0, 0.0)
    assert value(end(city(FULL)), 0) == 0.5


def test_better_dice_are_better() -> None:
    """A 6 is worth more than a 1, to its owner."""
    high, low = turn(city("A: p3\n 0: w6")), turn(city("A: p3\n 0: w1"))
    assert value(high, 0) > value(low, 0)
    assert value(high, 1) < value(low, 1)


def test_a_lead_is_worth_more_in_the_end() -> None:
    """Two agents against one, early and late."""
    early, late = city("A: @0 @0 @1 w4"), city("A: @0 @0 @1 w4")
    late.turn = 12
    assert likely_domination(late, 0) > likely_domination(early, 0) > likely_domination(early, 1)


@pytest.mark.parametrize(
    ("title", "good", "bad"),
    [
        ("Cash is King", "w1 w2 w3", "t1 t2 t3"),
        ("Marked bills", "t1 t2 t3", "w1 t2 t3"),
        ("Smuggler", "p1 p2 w3", "w1 w2 w3"),
        ("Less is more", "w1 t1 p1", "w6 t6 p6"),
        ("Staying off the Radar", "w1 t1 p1", "w6 t6 p6"),
        ("Forgery", "w1 t1 p3", "w1 t2 p3"),
        ("Three's a charm", "w1 t1 p1", "w1 t2 p3"),
        ("Oddballs", "w1 t3 p5", "w1 t3 p6"),
        ("Even Stevens", "w2 t4 p6", "w2 t4 p5"),
        ("Clones", "w2 t2 p2", "w2 t2 p3"),
        ("The Big Heist", "w1 t2 p3", "w1 t1 p3"),
        ("Extra stash", "w6 t6 p6", "w1 t1 p1"),
        ("Discretion", "w1 t1 p1", "w6 t6 p6"),
        ("Replica", "w1 w1 p3", "w1 t1 p3"),
        ("Finger in every pie", "w1 t1 p1", "w1 w1 w1"),
    ],
)
def test_a_mission_is_likelier_with_fitting_dice(title: str, good: str, bad: str) -> None:
    """Half-way, three dice that fit against three that do not."""
    fits, not_so = (city(f"0: {dice}\n1: w3 t4 p4") for dice in (good, bad))
    assert likely_mission(fits, 0, card(title)) > likely_mission(not_so, 0, card(title))


@pytest.mark.parametrize(
    ("title", "good", "bad"),
    [
        ("Drop off", "A: w1 w2", "A: t1 t2"),
        ("Spies", "A: @0 @1 @1", "A: @0 @0 @1"),
        ("Special Agents", "A: @0\n G: @0\n N: @0", "A: @0 @0 @0"),
        ("Infiltration", "A: @0\n G: @0", "A: @0 @1\n G: @0 @1"),
        ("King of the Hill", "A: @0 @0 @0", "A: @0 @0\n G: @0"),
    ],
)
def test_a_mission_is_likelier_where_the_city_fits(title: str, good: str, bad: str) -> None:
    """The same with agents, and with the dice of the city."""
    fits, not_so = (city(f"{board}\n0: w1 t2 p3\n1: w3 t4 p4") for board in (good, bad))
    assert likely_mission(fits, 0, card(title)) > likely_mission(not_so, 0, card(title))


def test_when_all_dice_lie_a_mission_is_what_it_scores() -> None:
    """Exactly."""
    s = end(city(FULL, hands={0: ["The Big Heist", "Copycat"], 1: ["Clones"]}))
    assert s.step == t.COPY
    assert likely_mission(s, 0, card("The Big Heist")) == 25.0
    assert likely_stars(s, 1) == 21.0


def test_of_more_missions_than_count_the_best_are_thought_of() -> None:
    """A third card that is worse changes nothing."""
    hand = ["The Big Heist", "Money laundry"]
    two = city(FULL, hands={0: hand}, factions={0: "Centauri"})
    three = city(FULL, hands={0: [*hand, "Clones"]}, factions={0: "Centauri"})
    assert likely_stars(two, 0) == likely_stars(three, 0)


def test_greedy_takes_the_highest_die_when_nothing_else_counts() -> None:
    """All in one neighbourhood, without missions about values."""
    s = turn(city("N: w1 w6 w2", hands={0: ["Special Agents"], 1: ["Special Agents"]}))
    assert choice(s) == "send N2"


def test_greedy_looks_through_a_swap() -> None:
    """At the Bank it first names the 6 of the city, then its own 1."""
    s = play(turn(city("O: w1 w6\n N: w2 w2\n 0: w2 w2 w3", hands={0: ["Special Agents"]})), "send O1")
    assert choice(s) == "take O2"
    play(s, "take O2")
    assert choice(s) == "take 0.4"


def test_greedy_copies_the_best_mission() -> None:
    """The Big Heist is worth 25 to it."""
    s = end(city(FULL, hands={0: ["Copycat"], 1: ["The Big Heist", "Clones"]}))
    assert choice(s) == "copy The Big Heist"


def test_value_stays_between_nothing_and_everything() -> None:
    """In the setup too, and on a view."""
    s = game().start(3)
    assert value(s, 0) == pytest.approx(1 / 3)
    view = turn(city("A: p3\n 0: w6", hands={1: ["Spies", "Clones"]})).seen_by(0)
    assert 0.0 < value(view, 1) < 1.0


def test_with_squatters_a_tie_is_as_good_as_a_lead_to_who_settled_first() -> None:
    """One agent each, late in the game: the first one there takes all of it, the other one nothing."""
    s = turn(city("A: @0 @1 w6\nT: w1", scenario="squatters"), 11)
    s.founders = 1
    assert likely_domination(s, 0) > 1.5 * likely_domination(s, 1)
