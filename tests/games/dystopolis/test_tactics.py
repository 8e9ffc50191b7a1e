"""What bots know of the game."""

from dicehall.bots.levels import bot
from dicehall.core.rng import Rng
from dicehall.games.dystopolis.flow import Dystopolis
from dicehall.games.dystopolis.tactics import best_offer, lead, sensible_bid, stake, standings
from dicehall.games.dystopolis.terms import AGAINST, FOR, Log
from tests.games.dystopolis.table import do, rich, seal, table, told, turn_of


def voting(blue: int = 30) -> Dystopolis:
    """Vermilion's Purge of Blood Dome, of which blue has most; green votes, too."""
    s = table("    vvvbbbn", v="In Vitro: vermilion", b="Blood Dome: blue blue blue", n="Needle: green")
    return do(turn_of(rich(s, blue=blue), "vermilion"), "use purge", "target Blood Dome")


def test_more_money_is_better() -> None:
    """40 MD are ahead of 30."""
    assert lead(rich(table(), blue=40), 0) > lead(table(), 0)


def test_ownership_is_better() -> None:
    """So is being the Main owner."""
    assert lead(table("    i", i="Needle: blue blue green"), 0) > lead(table("    i", i="Needle: blue green"), 0)


def test_votes_are_worth_something() -> None:
    """The same company with two neighbours instead of none."""
    alone = standings(table("    bbb", b="Blood Dome: blue"))
    between = standings(table("    vvvbbbn", v="In Vitro", b="Blood Dome: blue", n="Needle"))
    assert between[0] > alone[0]


def test_a_sensible_bid_is_small() -> None:
    """Five of 30 MD in the first year; nothing of nothing."""
    assert sensible_bid(table(), 0) == 5
    assert sensible_bid(rich(table(), blue=0), 0) == 0


def test_the_owner_loses_by_a_purge() -> None:
    """Blue would lose, vermilion gain."""
    s = voting()
    assert stake(s, 0, s.tile) < 0 < stake(s, 1, s.tile)


def test_a_bribe_against_the_purge_is_worth_it() -> None:
    """Blue pays green for `against`, never for `for`."""
    s = voting()
    assert best_offer(s, 0, 2, AGAINST) > 0 > best_offer(s, 0, 2, FOR)


def test_the_greedy_bot_votes_for_its_own_company() -> None:
    """Blue votes against the Purge of Blood Dome, wherever the others stand."""
    s = seal(voting(), blue="done", vermilion="done", green="done")
    choice = bot("greedy").decide(s.seen_by(0), 0, Rng(1))
    assert s.name(choice) == "vote against"


def test_the_greedy_bot_calls_a_vote_that_it_can_win() -> None:
    """Blue has the votes round green's company, and purges it."""
    s = table("    vvvbbbn", v="In Vitro: blue", b="Blood Dome: green green green", n="Needle: blue")
    s.year = 3
    s = turn_of(s, "blue")
    for _ in range(2):
        do(s, s.name(bot("greedy").decide(s.seen_by(0), 0, Rng(2))))
    assert told(s, Log.VOTING)
