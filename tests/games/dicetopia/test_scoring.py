"""§6: the end."""

from dicehall.games.dicetopia import terms as t
from tests.games.dicetopia.table import card, city, end, over

FULL = """
    0: w1 w2 w3 w4 w5 w6
    1: t1 t2 t3 t4 t5 t6
"""


def test_6_1_the_example_of_the_rulebook() -> None:
    """Loot 24, domination 22, missions 8 and 14: 68 stars for seat 0, the Perceptioneers."""
    s = city(
        """
        A: @0 @0 @1 p3
        G: @0 @0 @1 w4
        W: @1 @1 @1 p1
        T: @2 @2 @2 t2
        O: @0 @0 @1 @2
        N: @2 @2 t5 w1
        0: p4 p4 w6 w6 t3 t1
        1: w1 w2 w3 w4 t5 t6
        2: p1 p2 p3 t4 t5 p6
        """,
        seats=3,
        factions={0: "Perceptioneers"},
        hands={0: ["Vigilantes", "Replica"]},
    )
    s.story = []
    end(s)
    told = next(event for event in s.story if event.what == t.SCORED and event.seat == 0)
    assert (told.a, told.b, told.c) == (24, 22, 22)
    assert s.scores[0] == 68


def test_6_2_loot_is_the_value_of_the_own_dice() -> None:
    """Twenty-one each, without anything else."""
    assert end(city(FULL)).scores == (21, 21)


def test_6_3_a_neighbourhood_is_worth_five_and_its_dice() -> None:
    """Two dice of 6 and 2 lie there: thirteen."""
    assert end(city(FULL + "A: @0 w6 p2")).scores == (21 + 13, 21)


def test_6_4_most_agents_dominate() -> None:
    """Two beat one; where there are none, nobody scores."""
    assert end(city(FULL + "A: @0 @1 @1 w6\n N: w6 w6")).scores == (21, 21 + 11)


def test_6_5_those_who_are_tied_share_rounded_up() -> None:
    """Eleven for two is six each; for three it would be four."""
    assert end(city(FULL + "A: @0 @1 w6")).scores == (21 + 6, 21 + 6)
    three = FULL + "2: p1 p2 p3 p4 p5 p6\n A: @0 @1 @2 w6"
    assert end(city(three, seats=3)).scores == (25, 25, 25)


def test_6_6_missions_are_revealed_together_and_not_before() -> None:
    """Until then a view does not know them; then everybody does."""
    hands = {0: ["Spies", "Clones"], 1: ["Replica", "Copycat"]}
    before = city(FULL, hands=hands, factions={0: "Dangmer"})
    assert end(before).seen_by(1).of(0, t.COUNTED) == 0
    s = end(city(FULL, hands=hands))
    assert s.seen_by(1).of(0, t.COUNTED) == (1 << card("Spies")) | (1 << card("Clones"))
    assert s.reveals == 1


def test_6_7_each_mission_is_scored_by_the_players_own_dice() -> None:
    """One white die is six stars short of three."""
    s = end(city("0: w1 t1 t2 t3 t4 t5\n 1: w1 w2 w3 p1 p1 p1", hands={0: ["Money laundry"], 1: ["Smuggler"]}))
    assert s.scores == (16 + 3, 9 + 9)


def test_6_8_most_stars_win() -> None:
    """By one."""
    s = end(city("0: w1 w2 w3 w4 w5 w6\n 1: t1 t2 t3 t4 t5 t5"))
    assert (s.winners, s.ending) == ((0,), "most stars")


def test_6_8_a_tie_goes_to_who_dominates_more() -> None:
    """Twenty-six each: seat 1 by a neighbourhood."""
    s = end(city("0: w6 w2 w3 w4 w5 w6\n 1: t1 t2 t3 t4 t5 t6\n A: @1", hands={}))
    assert s.scores == (26, 26)
    assert (s.winners, s.ending) == ((1,), "most dominated neighbourhoods")


def test_6_8_then_to_who_has_the_more_dice() -> None:
    """Equal stars, one neighbourhood each: 25 of dice beat 24."""
    s = end(city("0: w6 w6 w3 w4 w5 w1\n 1: t6 t6 t3 t4 t4 t1\n A: @0\n N: @1 p1"))
    assert s.scores == (30, 30)
    assert (s.winners, s.ending) == ((0,), "highest dice value")


def test_6_8_then_the_victory_is_shared() -> None:
    """Everything is equal."""
    s = end(city(FULL))
    assert (s.winners, s.ending) == ((0, 1), "shared victory")
    assert over(s)


def test_6_8_shared_domination_counts_in_the_tie_break() -> None:
    """Seat 0 has half of A and all of N, seat 1 half of A and more dice."""
    s = end(city("0: w1 w2 w3 w4 w5 w1\n 1: t1 t2 t3 t4 t5 t6\n A: @0 @1\n N: @0"))
    assert s.scores == (16 + 3 + 5, 21 + 3)
    assert s.winners == (0,)
