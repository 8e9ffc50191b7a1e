"""§7: each mission beside one that it competes or goes with, both scored by the same dice and agents.

Copycat and High Stakes Gambling, which point at other cards, meet in test_missions.py.
"""

import pytest

from dicehall.games.dicetopia.missions import mission_stars
from tests.games.dicetopia.table import card, city, game

# Mission, the other one, the own dice, the dice of seat 1, the city, what the two are worth.
TOGETHER = [
    ("Cash is King", "Marked bills", "w1 t2", "w1", "", (12, 0)),
    ("Insider", "Fake news", "t1 w2", "t1", "", (12, 0)),
    ("Armory", "Pacifist", "p1", "w6", "", (12, 0)),
    ("Marked bills", "Finger in every pie", "t1 p2", "w1", "", (9, 0)),
    ("Fake news", "Snitch", "w1 p1", "t1", "", (9, 0)),
    ("Pacifist", "Smuggler", "w1 t1", "p1", "", (9, 0)),
    ("Money laundry", "Finger in every pie", "w1 w2 w3", "t1", "", (9, 0)),
    ("Snitch", "Undercover", "t1 t2", "w1", "A: t3", (6, 4)),
    ("Smuggler", "Vigilantes", "p1", "w1", "A: p2 p3", (3, 8)),
    ("Drop off", "Cash is King", "t1", "w1", "A: w5 w6", (8, 0)),
    ("Undercover", "Insider", "w1", "p1", "A: t1", (4, 0)),
    ("Vigilantes", "Armory", "w1", "t1", "A: p6 p6", (8, 0)),
    ("Less is more", "Extra stash", "w1 t1", "w6", "", (16, 0)),
    ("Slow & Steady", "Oddballs", "w2 t2", "w6", "", (14, 0)),
    ("Middle of the Road", "All or None", "w3", "w6", "", (6, 0)),
    ("Four-leaf Clover", "Low profile", "w4 t4", "w6", "", (10, 0)),
    ("Big league", "Risk Management", "w5", "w6", "", (4, 0)),
    ("More is more", "Staying off the Radar", "w6 t6", "w6", "", (8, 0)),
    ("No loose change", "Less is more", "w2", "w1", "", (9, 0)),
    ("Contaminated Goods", "The Big Heist", "w1 t3 p4 w5 t6 p1", "w2", "", (8, 0)),
    ("All or None", "Oddballs", "w1 t5", "w3", "", (8, 10)),
    ("Low profile", "Four-leaf Clover", "w1", "w4", "", (9, 0)),
    ("Risk Management", "Big league", "w4", "w5", "", (11, 0)),
    ("Staying off the Radar", "Extra stash", "w1", "w6", "", (12, 0)),
    ("Forgery", "The Big Heist", "w1 t1 p2 w3 t4 p5", "w6", "", (4, 0)),
    ("Three's a charm", "Forgery", "w3 t3 p3", "w6", "", (8, 4)),
    ("Oddballs", "Even Stevens", "w1 t3", "w2", "", (10, 0)),
    ("Even Stevens", "Clones", "w2 t4", "w1", "", (10, 0)),
    ("Clones", "Forgery", "w3 t3 p3 w3", "w1", "", (18, 8)),
    ("The Big Heist", "Finger in every pie", "w1 w2 w3 w4 w5 w6", "t1", "", (25, 0)),
    ("Extra stash", "Discretion", "w3", "t3", "", (10, 14)),
    ("Discretion", "More is more", "w6", "w6 t1", "", (14, 4)),
    ("Replica", "Forgery", "w4 w4 t4 t4", "w1", "", (14, 8)),
    ("Finger in every pie", "Fake news", "w1 t1 p1", "w1", "", (8, 0)),
    ("Spies", "Infiltration", "w1", "t1", "A: @0 @1 @1\nG: @0", (4, 4)),
    ("Special Agents", "King of the Hill", "w1", "t1", "A: @0\nG: @0\nW: @0\nT: @0\nO: @0\nN: @0", (10, 0)),
    ("Infiltration", "Spies", "w1", "t1", "A: @0 @1\nG: @0", (4, 0)),
    ("King of the Hill", "Infiltration", "w1", "t1", "A: @0 @0 @0 @1 @1\nG: @0 @1", (10, 4)),
]


@pytest.mark.parametrize(
    ("title", "other", "own", "theirs", "board", "worth"), TOGETHER, ids=[f"{row[0]}, {row[1]}" for row in TOGETHER]
)
def test_7_1_two_missions_of_one_player(
    title: str, other: str, own: str, theirs: str, board: str, worth: tuple[int, int]
) -> None:
    """What meets one of them may spoil the other, or meet it as well."""
    s = city(f"0: {own}\n1: {theirs}\n{board}")
    assert (mission_stars(s, 0, card(title)), mission_stars(s, 0, card(other))) == worth


def test_no_mission_is_left_out() -> None:
    """All forty, but for the two that point at others."""
    pointing = {"Copycat", "High Stakes Gambling"}
    assert {row[0] for row in TOGETHER} == {mission.title for mission in game().book.missions} - pointing
