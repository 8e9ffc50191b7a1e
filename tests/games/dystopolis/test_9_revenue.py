"""§9 Revenue and Rewards, §10 the end."""

import pytest

from dicehall.games.dystopolis.ending import winners
from dicehall.games.dystopolis.flow import Dystopolis
from dicehall.games.dystopolis.revenue import give_rewards, in_founding_sector, largest_network
from dicehall.games.dystopolis.terms import REWARDS, TURN, Log
from tests.games.dystopolis.table import card, cash, event, game, hold, quarter, rich, seal, seat, table, told, turns

NETWORK = """
    abcdefgh
"""
SMALL = ["Sparkhouse", "Gasworks 9", "Dynamo", "Petri", "Mutagen", "Clone Corner", "Tripwire", "Watchdog"]


def rewards(s: Dystopolis) -> list[int]:
    """The Rewards of each seat: bits for founding sector 1, 2, network 1, 2."""
    return [int(s.seat[REWARDS + one]) for one in range(s.seats)]


def chain(blue: int, green: int = 0) -> Dystopolis:
    """Eight small companies in a row; blue has an Investment in the first ones, green in the last ones."""
    legend = {}
    for i, letter in enumerate("abcdefgh"):
        owners = ["blue"] * (i < blue) + ["green"] * (i >= 8 - green)
        legend[letter] = f"{SMALL[i]}: {' '.join(owners)}"
    return table(NETWORK, **legend)


def test_9_1_the_rulebooks_revenue() -> None:
    """Three Investments and +3 make 6: 12 MD for two of them, 6 for one."""
    s = event(table("    ii", i="I.C.U.: vermilion vermilion blue"), "Miracle Pill, Monster Scandal")
    quarter(s, "revenue")
    assert (cash(s, "vermilion"), cash(s, "blue"), cash(s, "green")) == (42, 36, 30)


def test_9_1_a_crash_pays_nothing() -> None:
    """In Vitro crashes with the same event."""
    s = event(table("    vvv", v="In Vitro: blue blue"), "Miracle Pill, Monster Scandal")
    assert cash(quarter(s, "revenue"), "blue") == 30


def test_9_2_each_investment_pays_the_value() -> None:
    """Without an effect three Investments pay 3 each."""
    s = event(table("    bbb", b="Blood Dome: blue blue green"), "Reactor Guards Get Tanks")
    quarter(s, "revenue")
    assert (cash(s, "blue"), cash(s, "green")) == (36, 33)


def test_9_3_founding_sector_counts_investments() -> None:
    """Medicine: three in I.C.U. and two in Needle are five."""
    s = table("    iin", i="I.C.U.: blue blue blue", n="Needle: blue blue")
    assert in_founding_sector(s, 0) == 5
    give_rewards(s)
    assert rewards(s) == [1, 0, 0]


def test_9_4_largest_network_counts_connected_companies() -> None:
    """Blue has four in a row, green two elsewhere and one more apart."""
    s = chain(4, 2)
    assert largest_network(s, 0) == 4
    assert largest_network(s, 2) == 2


def test_9_4_a_gap_breaks_the_network() -> None:
    """Without the second company the first is alone."""
    s = table(NETWORK, a="Sparkhouse: blue", b="Petri", c="Dynamo: blue", d="Mutagen: blue")
    assert largest_network(s, 0) == 2


@pytest.mark.parametrize(("companies", "expected"), [(6, [0, 0, 0]), (7, [4, 0, 0])])
def test_9_5_the_minimum_must_be_met(companies: int, expected: list[int]) -> None:
    """Six connected companies are too few, seven are enough."""
    s = chain(companies)
    give_rewards(s)
    assert rewards(s) == expected


def test_9_5_ties_go_to_the_highest_turn_card() -> None:
    """Blue and green have five each; green holds number 3."""
    owners = "blue green " * 5
    s = table("    ii", i=f"I.C.U.: {owners.strip()}")
    give_rewards(s)
    assert rewards(s) == [0, 0, 1]


def test_9_5_the_second_level_needs_more_and_a_later_year() -> None:
    """With eight Investments the first level is won this year, the second one next year."""
    s = table("    ii", i="I.C.U.: " + "blue " * 8)
    give_rewards(s)
    assert rewards(s) == [1, 0, 0]
    give_rewards(s)
    assert rewards(s) == [3, 0, 0]


def test_9_5_with_seven_the_second_level_stays() -> None:
    """The first level is won by blue; nobody has eight."""
    s = table("    ii", i="I.C.U.: " + "blue " * 7)
    give_rewards(s)
    give_rewards(s)
    assert rewards(s) == [1, 0, 0]


def test_9_5_after_both_levels_nothing_is_on_offer() -> None:
    """Blue has won both; green, who leads now, gains nothing."""
    s = table("    ii", i="I.C.U.: " + "green " * 8)
    s.seat[REWARDS] = 3
    give_rewards(s)
    assert rewards(s) == [3, 0, 0]


def test_9_5_the_best_of_all_gains_it_whatever_was_won_before() -> None:
    """Who has the first level does not matter for the second."""
    s = table("    ii", i="I.C.U.: " + "green " * 8)
    s.seat[REWARDS] = 1
    give_rewards(s)
    assert rewards(s) == [1, 0, 2]


# ---- §10 ----


def test_10_1_victory_points() -> None:
    """Blue: Main owner 2, Joint owner 1, 39 MD 3, one Reward 4."""
    s = rich(table("    bbbi", b="Blood Dome: blue blue green", i="Needle: blue green"), blue=39, green=9)
    s.seat[REWARDS] = 1
    assert [s.score(one) for one in range(3)] == [10, 3, 1]


def test_10_1_turn_cards_do_not_matter_for_joint_owners() -> None:
    """Both get a point."""
    s = rich(turns(table("    i", i="Needle: blue green"), blue=3, green=1), blue=0, green=0)
    assert (s.score(0), s.score(2)) == (1, 1)


def test_10_2_most_points_win() -> None:
    """Green is ahead by a point."""
    assert winners(rich(table(), blue=39, vermilion=10, green=40)) == 1 << seat("green")


def test_10_2_ties_go_by_money() -> None:
    """Three points each, but 39 MD beat 30."""
    assert winners(rich(table(), blue=39, vermilion=30, green=30)) == 1 << seat("blue")


def test_10_2_a_full_tie_is_shared() -> None:
    """All three have the same."""
    assert winners(table()) == 0b111


def test_10_2_the_game_ends_after_the_fourth_year() -> None:
    """The revenue of the fourth year is the last thing that happens."""
    s = table()
    s.year = 4
    quarter(s, "revenue")
    assert s.is_over
    assert s.ending == "Four years are over."
    assert told(s, Log.END)


def test_revenue_of_nobody_pays_nothing() -> None:
    """A city without Investments."""
    s = quarter(table(), "revenue")
    assert cash(s, "blue") == 30


def test_advertisement_waits_before_the_revenue() -> None:
    """While somebody may advertise nothing is paid."""
    s = hold(event(table("    ii", i="I.C.U.: blue"), "Miracle Pill, Monster Scandal"), "green", "Extreme")
    quarter(s, "revenue")
    assert cash(s, "blue") == 30
    assert s.pending == (2,)
    seal(s, green="pass")
    assert cash(s, "blue") == 34
    assert card("Extreme") == 5
    assert game().box.price[0] == 1
    assert s.seat[TURN] == 1
