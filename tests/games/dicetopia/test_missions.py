"""§7: the forty missions, each by what it scores, where it stops, and against another player or mission."""

import pytest

from dicehall.games.dicetopia import terms as t
from dicehall.games.dicetopia.missions import mission_stars
from tests.games.dicetopia.table import card, choices, city, draws, end, game, over, play, refused


def stars(title: str, picture: str, seats: int = 2) -> int:
    """What a mission scores for seat 0."""
    return mission_stars(city(picture, seats=seats), 0, card(title))


def dice(own: str, other: str = "w1 t2 p3 w4 t5 p6") -> str:
    """The dice of seat 0, and those of seat 1."""
    return f"0: {own}\n1: {other}\n"


def test_7_1_dice_of_dominated_neighbourhoods_are_not_yours() -> None:
    """Only the board counts."""
    assert stars("Money laundry", dice("w1 w2") + "A: @0 w6 w6") == 6


@pytest.mark.parametrize(("title", "letter"), [("Cash is King", "w"), ("Insider", "t"), ("Armory", "p")])
class TestMostOfAColour:
    """Cash is King, Insider, Armory."""

    def test_7_2_the_most(self, title: str, letter: str) -> None:
        """Three against two of the other player."""
        assert stars(title, dice(f"{letter}1 {letter}2 {letter}3")) == 12

    def test_7_2_a_tie_is_enough(self, title: str, letter: str) -> None:
        """Two against two: both score."""
        assert stars(title, dice(f"{letter}1 {letter}2")) == 12

    def test_7_2_fewer_are_not(self, title: str, letter: str) -> None:
        """One against two."""
        assert stars(title, dice(f"{letter}1")) == 0

    def test_7_2_none_is_never_the_most(self, title: str, letter: str) -> None:
        """Even if nobody has any."""
        others = "".join(other for other in "wtp" if other != letter)
        assert stars(title, dice(f"{others[0]}1", f"{others[1]}1")) == 0


@pytest.mark.parametrize(("title", "letter"), [("Marked bills", "w"), ("Fake news", "t"), ("Pacifist", "p")])
def test_7_3_none_of_a_colour(title: str, letter: str) -> None:
    """One die of the colour is too many; dice of others and of the city do not matter."""
    others = "".join(other for other in "wtp" if other != letter)
    assert stars(title, dice(f"{others[0]}1 {others[1]}2") + f"A: {letter}6") == 9
    assert stars(title, dice(f"{others[0]}1 {letter}2")) == 0


@pytest.mark.parametrize(("title", "letter"), [("Money laundry", "w"), ("Snitch", "t"), ("Smuggler", "p")])
def test_7_4_each_of_a_colour(title: str, letter: str) -> None:
    """Three for each; none for none."""
    others = "".join(other for other in "wtp" if other != letter)
    assert stars(title, dice(f"{letter}1 {letter}2 {others[0]}3 {letter}1")) == 9
    assert stars(title, dice(f"{others[0]}3 {others[1]}4")) == 0


@pytest.mark.parametrize(("title", "letter"), [("Drop off", "w"), ("Undercover", "t"), ("Vigilantes", "p")])
def test_7_5_each_left_on_the_city_board(title: str, letter: str) -> None:
    """Four for each, whoever dominates there; those on boards do not count."""
    others = "".join(other for other in "wtp" if other != letter)
    assert stars(title, dice(f"{letter}1") + f"A: {letter}1 @1 {others[0]}5\n N: {letter}6 #") == 8
    assert stars(title, dice(f"{letter}1") + f"A: {others[1]}1") == 0


EACH = [
    ("Less is more", 1, 8),
    ("Slow & Steady", 2, 7),
    ("Middle of the Road", 3, 6),
    ("Four-leaf Clover", 4, 5),
    ("Big league", 5, 4),
    ("More is more", 6, 4),
]
NONE = [
    ("No loose change", 1, 9),
    ("Contaminated Goods", 2, 8),
    ("All or None", 3, 8),
    ("Low profile", 4, 9),
    ("Risk Management", 5, 11),
    ("Staying off the Radar", 6, 12),
]


@pytest.mark.parametrize(("title", "value", "worth"), EACH)
def test_7_6_each_of_a_value(title: str, value: int, worth: int) -> None:
    """Two of them, whatever their colour; other values do not count."""
    other = value % 6 + 1
    assert stars(title, dice(f"w{value} t{other} p{value}")) == 2 * worth
    assert stars(title, dice(f"w{other} t{other}")) == 0


@pytest.mark.parametrize(("title", "value", "worth"), NONE)
def test_7_7_none_of_a_value(title: str, value: int, worth: int) -> None:
    """One of them is too many."""
    other = value % 6 + 1
    assert stars(title, dice(f"w{other} t{other}")) == worth
    assert stars(title, dice(f"w{other} t{value}")) == 0


def test_7_8_forgery_counts_disjoint_pairs() -> None:
    """Four alike are two pairs, three alike one; colours do not matter."""
    assert stars("Forgery", dice("w1 t1 p1 w1 t2 p2")) == 12
    assert stars("Forgery", dice("w1 t1 p1 w2 t3 p4")) == 4
    assert stars("Forgery", dice("w1 t2 p3 w4 t5 p6")) == 0


def test_7_9_threes_a_charm_counts_once() -> None:
    """Two sets of three are eight stars, as one is; a pair is nothing."""
    assert stars("Three's a charm", dice("w1 t1 p1 w2 t2 p2")) == 8
    assert stars("Three's a charm", dice("w4 t4 p4 w4 t2 p3")) == 8
    assert stars("Three's a charm", dice("w1 t1 p3 w2 t2 p4")) == 0


def test_7_10_oddballs_wants_odd_dice_only() -> None:
    """One even die spoils it."""
    assert stars("Oddballs", dice("w1 t3 p5 w1 t1 p3")) == 10
    assert stars("Oddballs", dice("w1 t3 p5 w1 t1 p2")) == 0


def test_7_10_even_stevens_wants_even_dice_only() -> None:
    """One odd die spoils it."""
    assert stars("Even Stevens", dice("w2 t4 p6 w2 t2 p4")) == 10
    assert stars("Even Stevens", dice("w2 t4 p6 w2 t2 p5")) == 0


def test_7_11_clones_wants_one_value() -> None:
    """Six alike, with Three's a charm and Even Stevens met as well."""
    assert stars("Clones", dice("w2 t2 p2 w2 t2 p2")) == 18
    assert stars("Clones", dice("w2 t2 p2 w2 t2 p1")) == 0


def test_7_12_the_big_heist_wants_all_six_values() -> None:
    """In any order; a double spoils it."""
    assert stars("The Big Heist", dice("w6 t5 p4 w3 t2 p1")) == 25
    assert stars("The Big Heist", dice("w6 t5 p4 w3 t2 p2")) == 0


def test_7_13_extra_stash_wants_the_highest_total() -> None:
    """A tie is enough; one less is not."""
    assert stars("Extra stash", dice("w6 t6", "w6 t5")) == 10
    assert stars("Extra stash", dice("w6 t5", "w6 t5")) == 10
    assert stars("Extra stash", dice("w6 t4", "w6 t5")) == 0


def test_7_13_discretion_wants_the_lowest_total() -> None:
    """A tie is enough; one more is not; the third player counts too."""
    assert stars("Discretion", dice("w1 t1", "w2 t1")) == 14
    assert stars("Discretion", dice("w1 t2", "w2 t1")) == 14
    assert stars("Discretion", dice("w1 t2", "w2 t2") + "2: p1 p1", seats=3) == 0


def test_7_14_replica_wants_colour_and_value() -> None:
    """Four alike are two pairs; equal values of two colours are none."""
    assert stars("Replica", dice("w4 w4 p6 p6 t1 t2")) == 14
    assert stars("Replica", dice("w4 w4 w4 w4 t1 t2")) == 14
    assert stars("Replica", dice("w4 w4 w4 t4 t1 t2")) == 7
    assert stars("Replica", dice("w4 t4 p4")) == 0


def test_7_15_finger_in_every_pie_wants_three_colours() -> None:
    """Two are too few; it goes with none of Marked bills."""
    assert stars("Finger in every pie", dice("w1 t1 p1")) == 8
    assert stars("Finger in every pie", dice("w1 t1 t2")) == 0


def test_7_16_spies_counts_neighbourhoods_without_domination() -> None:
    """A shared domination is one; a neighbourhood without an own agent does not count."""
    city_board = "A: @0 @1 @1\n G: @0 @1\n W: @0\n T: @1\n N: @0 @1 @1"
    assert stars("Spies", dice("w1") + city_board) == 8


def test_7_17_special_agents_wants_all_six_neighbourhoods() -> None:
    """Five are not enough."""
    five = "A: @0\n G: @0 @1 @1\n W: @0\n T: @0\n O: @0\n"
    assert stars("Special Agents", dice("w1") + five + "N: @0") == 10
    assert stars("Special Agents", dice("w1") + five + "N: @1") == 0


def test_7_18_infiltration_counts_what_is_dominated_alone() -> None:
    """Ties do not count."""
    assert stars("Infiltration", dice("w1") + "A: @0\n G: @0 @0 @1\n W: @0 @1\n T: @1") == 8


def test_7_19_king_of_the_hill_counts_three_agents_or_more() -> None:
    """Dominated or not."""
    assert stars("King of the Hill", dice("w1") + "A: @0 @0 @0 @1\n G: @0 @0 @0") == 20
    assert stars("King of the Hill", dice("w1") + "A: @0 @0") == 0


# ---- the two that point at others ----

FULL = "0: w1 w2 w3 w4 w5 w6\n1: t1 t2 t3 t4 t5 t6\n"


def test_7_20_high_stakes_scores_a_drawn_mission_twice() -> None:
    """Six white dice at three each, twice."""
    s = end(city(FULL, hands={0: ["High Stakes Gambling"]}))
    assert s.chances == 39
    draws(s, "Money laundry")
    assert s.scores == (21 + 36, 21)


def test_7_20_nothing_twice_is_nothing() -> None:
    """The requirements have to be met."""
    s = draws(end(city(FULL, hands={0: ["High Stakes Gambling"]})), "Clones")
    assert s.scores[0] == 21


def test_7_20_high_stakes_may_draw_copycat_and_score_the_copy_twice() -> None:
    """The Big Heist of seat 1, twice for seat 0."""
    s = draws(end(city(FULL, hands={0: ["High Stakes Gambling"], 1: ["The Big Heist"]})), "Copycat")
    assert choices(s) == ["copy The Big Heist"]
    play(s, "copy The Big Heist")
    assert s.scores == (21 + 50, 21 + 25)


def test_7_21_copycat_scores_by_the_own_dice() -> None:
    """Snitch counts teal dice: none for seat 0, six for seat 1."""
    s = play(end(city(FULL, hands={0: ["Copycat"], 1: ["Snitch", "The Big Heist"]})), "copy Snitch")
    assert s.scores == (21, 21 + 18 + 25)


def test_7_21_copycat_looks_at_other_players_only() -> None:
    """Not at the own second mission."""
    s = end(city(FULL, hands={0: ["Copycat", "Snitch"], 1: ["Clones"]}))
    assert choices(s) == ["copy Clones"]
    assert refused(s, "copy Snitch") == "7.21"


def test_7_21_copycat_on_high_stakes_draws_for_itself() -> None:
    """Each of the two draws; each draw counts twice."""
    s = end(city(FULL, hands={0: ["Copycat"], 1: ["High Stakes Gambling"]}))
    draws(play(s, "copy High Stakes Gambling"), "Money laundry")
    assert s.chances == 37
    draws(s, "Snitch")
    assert s.scores == (21 + 36, 21 + 36)


def test_7_21_copycat_and_high_stakes_in_one_hand() -> None:
    """Each is settled on its own: the copy once, the drawn one twice."""
    s = end(city(FULL, hands={0: ["Copycat", "High Stakes Gambling"], 1: ["The Big Heist"]}))
    draws(play(s, "copy The Big Heist"), "Money laundry")
    assert s.scores[0] == 21 + 25 + 36
    assert over(s)


def test_the_figures_of_all_forty() -> None:
    """Number of stars by title, as printed."""
    printed = {mission.title: mission.stars for mission in game().book.missions}
    assert len(printed) == t.MISSIONS
    assert sum(printed.values()) == 317
