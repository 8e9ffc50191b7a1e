"""The figures of whole games that `python -m benchmarks.figures` prints."""

import dicehall
from benchmarks.figures import Plan, Sums, as_json, one_game


def played(plan: Plan, games: int) -> Sums:
    """The sums of some games."""
    sums = Sums()
    for seed in range(games):
        one_game(plan, seed, sums)
    return sums


def test_every_seat_place_and_faction_is_counted() -> None:
    """Each of four games has three seats, three places in player order and three factions; one win in all."""
    sums = played(Plan("dicetopia", 3, "random"), 4)
    assert sum(sums.played.values()) == 4 * 9
    assert sum(count for name, count in sums.won.items() if name.startswith("seat")) == 4


def test_a_game_is_as_long_as_it_says() -> None:
    """Decisions and choices add up; a faction that is off is none."""
    figures = as_json(played(Plan("dicetopia", 2, "random", (("factions", "off"),)), 2))
    wins = figures["wins"]
    assert isinstance(wins, dict)
    assert len(wins) == 4
    assert figures["games"] == 2


def test_bribes_decide_no_more_votings_than_have_envelopes() -> None:
    """And no more have envelopes than there are."""
    counts = played(Plan("dystopolis", 3, "random"), 3).counts
    assert 0 < counts["votings that bribes decided"] <= counts["votings with envelopes"]
    assert counts["votings with envelopes"] <= counts["votings with ballots"]


def test_each_player_of_a_match_between_bots_has_a_name_of_its_own() -> None:
    """The log tells two random players apart."""
    match = dicehall.play("diceland", ["random", "greedy", "random"], seed=1)
    assert match.names == ["random", "greedy", "random 2"]
